<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Subastao</source>
        <translation>О программе Subastao</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>Свободная программа на условиях GNU General Public License версии 3 или новее.</translation>
    </message>
    <message>
        <source>Made with {qt}, {pyside} and {python}.</source>
        <extracomment>{qt}, {pyside}, {python} are names with their versions.</extracomment>
        <translation>Сделано с помощью {qt}, {pyside} и {python}.</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as machine code.</source>
        <translation>Расчёты ботов идут в машинном коде.</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as plain Python: the strong levels look less far ahead.</source>
        <translation>Расчёты ботов идут на чистом Python: сильные уровни считают не так далеко.</translation>
    </message>
    <message>
        <source>The cards and signs were drawn for this program. The letters are Noto Sans (OFL).</source>
        <translation>Карты и знаки мастей нарисованы для этой программы. Шрифт — Noto Sans (OFL).</translation>
    </message>
    <message>
        <source>Tute subastado, the Spanish card game, against the computer.</source>
        <translation>Туте субастадо — испанская карточная игра — против компьютера.</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Earlier matches</source>
        <translation>Прежние партии</translation>
    </message>
    <message>
        <source>There are no earlier matches.</source>
        <translation>Прежних партий нет.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>{when} · {variant} · {how}</source>
        <extracomment>An earlier match: the day, the variant, &quot;finished&quot; or the deal it stands at.</extracomment>
        <translation>{when} · {variant} · {how}</translation>
    </message>
</context>
<context>
    <name>BidChooser</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Заявить {n}</translation>
    </message>
    <message>
        <source>Your bid:</source>
        <translation>Ваша заявка:</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>At this table</source>
        <translation>За этим столом</translation>
    </message>
    <message>
        <source>First of all</source>
        <translation>Для начала</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Мастерство</translation>
    </message>
    <message>
        <source>The book of the game</source>
        <translation>Книга об игре</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The world of the game</source>
        <translation>Мир игры</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>Справочник</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <extracomment>{suit} is a suit by itself: &quot;Trump: coins&quot;.</extracomment>
        <translation>Козырь: {suit}</translation>
    </message>
    <message>
        <source>You take the trick with {card}: {points}.</source>
        <extracomment>A worked example. {points} is &quot;14 points&quot;.</extracomment>
        <translation>Взятку берёте вы: {card}, {points}.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>{card} ({seat}) takes the trick: {points}.</source>
        <extracomment>A worked example. {seat} is &quot;on your right&quot;, {points} is &quot;14 points&quot;.</extracomment>
        <translation>{card} ({seat}) берёт взятку: {points}.</translation>
    </message>
    <message>
        <source>{duty}: {cards}.</source>
        <extracomment>After a duty such as &quot;You must beat the king of cups&quot;: {cards} are the cards that do.</extracomment>
        <translation>{duty}: {cards}.</translation>
    </message>
    <message>
        <source>{rule}: {choice}.</source>
        <extracomment>What is so at this table: {rule} is a rule&apos;s name, {choice} what is chosen (&quot;Failed bid: split.&quot;).</extracomment>
        <translation>{rule}: {choice}.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <extracomment>A whole sentence; only the mark at its end is added.</extracomment>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <extracomment>The cards of a suit in a hand: &quot;Coins: ace, three, king&quot;.</extracomment>
        <translation>{suit}: {ranks}</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Первая страница</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Найденные страницы</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>Поиск по книге</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Мельче</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Advanced</source>
        <translation>Опытный игрок</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>туз палиц</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>туз монет</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>туз кубков</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>туз мечей</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>пятёрка палиц</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>пятёрка монет</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>пятёрка кубков</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>пятёрка мечей</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвёрка палиц</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>четвёрка монет</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>четвёрка кубков</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>четвёрка мечей</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет палиц</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>валет монет</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>валет кубков</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>валет мечей</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король палиц</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>король монет</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>король кубков</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>король мечей</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>всадник палиц</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>всадник монет</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>всадник кубков</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>всадник мечей</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёрка палиц</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>семёрка монет</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>семёрка кубков</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>семёрка мечей</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестёрка палиц</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>шестёрка монет</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>шестёрка кубков</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>шестёрка мечей</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройка палиц</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>тройка монет</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>тройка кубков</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>тройка мечей</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двойка палиц</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>двойка монет</translation>
    </message>
    <message>
        <source>two of cups</source>
        <translation>двойка кубков</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>двойка мечей</translation>
    </message>
</context>
<context>
    <name>CardsAsObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>туза палиц</translation>
    </message>
    <message>
        <source>the ace of coins</source>
        <extracomment>The card as the object of a sentence: &quot;You must beat …&quot;, &quot;… takes … back&quot;. With its article where the language has one, in the accusative in Russian.</extracomment>
        <translation>туза монет</translation>
    </message>
    <message>
        <source>the ace of cups</source>
        <translation>туза кубков</translation>
    </message>
    <message>
        <source>the ace of swords</source>
        <translation>туза мечей</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>пятёрку палиц</translation>
    </message>
    <message>
        <source>the five of coins</source>
        <translation>пятёрку монет</translation>
    </message>
    <message>
        <source>the five of cups</source>
        <translation>пятёрку кубков</translation>
    </message>
    <message>
        <source>the five of swords</source>
        <translation>пятёрку мечей</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>четвёрку палиц</translation>
    </message>
    <message>
        <source>the four of coins</source>
        <translation>четвёрку монет</translation>
    </message>
    <message>
        <source>the four of cups</source>
        <translation>четвёрку кубков</translation>
    </message>
    <message>
        <source>the four of swords</source>
        <translation>четвёрку мечей</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>валета палиц</translation>
    </message>
    <message>
        <source>the jack of coins</source>
        <translation>валета монет</translation>
    </message>
    <message>
        <source>the jack of cups</source>
        <translation>валета кубков</translation>
    </message>
    <message>
        <source>the jack of swords</source>
        <translation>валета мечей</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>короля палиц</translation>
    </message>
    <message>
        <source>the king of coins</source>
        <translation>короля монет</translation>
    </message>
    <message>
        <source>the king of cups</source>
        <translation>короля кубков</translation>
    </message>
    <message>
        <source>the king of swords</source>
        <translation>короля мечей</translation>
    </message>
    <message>
        <source>the knight of clubs</source>
        <translation>всадника палиц</translation>
    </message>
    <message>
        <source>the knight of coins</source>
        <translation>всадника монет</translation>
    </message>
    <message>
        <source>the knight of cups</source>
        <translation>всадника кубков</translation>
    </message>
    <message>
        <source>the knight of swords</source>
        <translation>всадника мечей</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>семёрку палиц</translation>
    </message>
    <message>
        <source>the seven of coins</source>
        <translation>семёрку монет</translation>
    </message>
    <message>
        <source>the seven of cups</source>
        <translation>семёрку кубков</translation>
    </message>
    <message>
        <source>the seven of swords</source>
        <translation>семёрку мечей</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>шестёрку палиц</translation>
    </message>
    <message>
        <source>the six of coins</source>
        <translation>шестёрку монет</translation>
    </message>
    <message>
        <source>the six of cups</source>
        <translation>шестёрку кубков</translation>
    </message>
    <message>
        <source>the six of swords</source>
        <translation>шестёрку мечей</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>тройку палиц</translation>
    </message>
    <message>
        <source>the three of coins</source>
        <translation>тройку монет</translation>
    </message>
    <message>
        <source>the three of cups</source>
        <translation>тройку кубков</translation>
    </message>
    <message>
        <source>the three of swords</source>
        <translation>тройку мечей</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>двойку палиц</translation>
    </message>
    <message>
        <source>the two of coins</source>
        <translation>двойку монет</translation>
    </message>
    <message>
        <source>the two of cups</source>
        <translation>двойку кубков</translation>
    </message>
    <message>
        <source>the two of swords</source>
        <translation>двойку мечей</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>&amp;Advice, hints and counting</source>
        <extracomment>Shows the coach beside the table.</extracomment>
        <translation>&amp;Советы, подсказки и подсчёт</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Тренер</translation>
    </message>
    <message>
        <source>&amp;History and rating…</source>
        <translation>&amp;История и рейтинг…</translation>
    </message>
    <message>
        <source>&amp;Keep this deal…</source>
        <extracomment>Puts the deal on the table into the library.</extracomment>
        <translation>&amp;Сохранить эту раздачу…</translation>
    </message>
    <message>
        <source>&amp;Library of deals…</source>
        <translation>&amp;Коллекция раздач…</translation>
    </message>
    <message>
        <source>&amp;Results of the duplicate match…</source>
        <translation>&amp;Результаты дубликатной партии…</translation>
    </message>
    <message>
        <source>New &amp;duplicate match</source>
        <translation>Новая &amp;дубликатная партия</translation>
    </message>
    <message>
        <source>{variant}, {day}</source>
        <extracomment>The title a kept deal has at first: the form of the game and the day.</extracomment>
        <translation>{variant}, {day}</translation>
    </message>
</context>
<context>
    <name>CoachCounts</name>
    <message numerus="yes">
        <source>%Ln cards are as good as each other: this is the cheapest.</source>
        <extracomment>n is 2 or more.</extracomment>
        <translation>
            <numerusform>Одинаково хороша %Ln&#xa0;карта: эта самая дешёвая.</numerusform>
            <numerusform>Одинаково хороши %Ln&#xa0;карты: эта самая дешёвая.</numerusform>
            <numerusform>Одинаково хороши %Ln&#xa0;карт: эта самая дешёвая.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out.</source>
        <translation>
            <numerusform>Вытягивайте козыри: у других ещё %Ln&#xa0;козырь.</numerusform>
            <numerusform>Вытягивайте козыри: у других ещё %Ln&#xa0;козыря.</numerusform>
            <numerusform>Вытягивайте козыри: у других ещё %Ln&#xa0;козырей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %Ln point(s), and only while both cards are in hand.</source>
        <translation>
            <numerusform>Это %Ln&#xa0;очко, но лишь пока обе карты на руках.</numerusform>
            <numerusform>Это %Ln&#xa0;очка, но лишь пока обе карты на руках.</numerusform>
            <numerusform>Это %Ln&#xa0;очков, но лишь пока обе карты на руках.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for certain: %Ln point(s) in it so far.</source>
        <translation>
            <numerusform>Взятка точно ваша: пока в ней %Ln&#xa0;очко.</numerusform>
            <numerusform>Взятка точно ваша: пока в ней %Ln&#xa0;очка.</numerusform>
            <numerusform>Взятка точно ваша: пока в ней %Ln&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has this trick for certain: give it %Ln point(s).</source>
        <translation>
            <numerusform>Взятка точно достанется игроку {player}: подкиньте %Ln&#xa0;очко.</numerusform>
            <numerusform>Взятка точно достанется игроку {player}: подкиньте %Ln&#xa0;очка.</numerusform>
            <numerusform>Взятка точно достанется игроку {player}: подкиньте %Ln&#xa0;очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDock</name>
    <message>
        <source>A deal in which the coach has helped does not count for the rating.</source>
        <translation>Раздача, в которой помог тренер, не идёт в рейтинг.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>Комб.</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Карты, которые ещё не вышли</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>Chance of each bid</source>
        <translation>Шанс для каждой заявки</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Count the cards for me</source>
        <translation>Считать карты за меня</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>I could not think it through. Ask again.</source>
        <translation>Не удалось всё продумать. Спросите ещё раз.</translation>
    </message>
    <message>
        <source>Illegal cards can be played at this table: duties prove nothing.</source>
        <translation>За этим столом можно сыграть картой не по правилам: обязанности ничего не доказывают.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>How many cards of a suit are in a hand.</extracomment>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>Сейчас подумаю…</translation>
    </message>
    <message>
        <source>Off in this match</source>
        <translation>Выключен в этой партии</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Ещё не вышли</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Масть</translation>
    </message>
    <message>
        <source>Sure</source>
        <extracomment>Points that a hand makes nearly always.</extracomment>
        <translation>Верные</translation>
    </message>
    <message>
        <source>The coach is off in this match.</source>
        <translation>Тренер в этой партии выключен.</translation>
    </message>
    <message>
        <source>The hand with each suit as trumps</source>
        <translation>Карты при каждой козырной масти</translation>
    </message>
    <message>
        <source>There is nothing to advise on just now.</source>
        <translation>Сейчас советовать нечего.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Unasked, too</source>
        <extracomment>A box to tick: the coach gives a hint at each decision without being asked.</extracomment>
        <translation>И без просьбы</translation>
    </message>
    <message>
        <source>Wh&amp;y not? (the book)</source>
        <extracomment>A button: opens the book where it says why the dimmed cards may not be played, or how bids go.</extracomment>
        <translation>По&amp;чему нельзя? (книга)</translation>
    </message>
    <message>
        <source>What each choice costs</source>
        <translation>Цена каждого варианта</translation>
    </message>
    <message>
        <source>What is this hand &amp;worth?</source>
        <translation>Чего &amp;стоят мои карты?</translation>
    </message>
    <message>
        <source>What should I &amp;do?</source>
        <translation>&amp;Что мне делать?</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>A cante of the defence counts for nothing here and shows your cards.</source>
        <translation>За этим столом комбинация защиты ничего не даёт, а ваши карты показывает.</translation>
    </message>
    <message>
        <source>About {chance} to make {bid}.</source>
        <translation>Шанс выполнить {bid} — около {chance}.</translation>
    </message>
    <message>
        <source>Another card is about as good.</source>
        <translation>Другая карта почти не хуже.</translation>
    </message>
    <message>
        <source>Any other card costs {chance} or more of your chance.</source>
        <translation>Любая другая карта снижает шанс на {chance} или больше.</translation>
    </message>
    <message>
        <source>Declaring side: {points} of {needed}. Defence: {defence}. To come: {left}.</source>
        <translation>Сторона разыгрывающего: {points} из {needed}. Защита: {defence}. Осталось разыграть: {left}.</translation>
    </message>
    <message>
        <source>I would go up to {bid}, which is made about {chance} of the time.</source>
        <translation>Я дошёл бы до {bid}: такое обязательство выполняется примерно в {chance} случаев.</translation>
    </message>
    <message>
        <source>I would not bid on it.</source>
        <translation>С этими картами я бы не торговался.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Другой картой сыграть нельзя.</translation>
    </message>
    <message>
        <source>It rests on: {things}.</source>
        <translation>На чём это держится: {things}.</translation>
    </message>
    <message>
        <source>It wins the last ten.</source>
        <translation>Эта карта берёт десятку за последнюю.</translation>
    </message>
    <message>
        <source>Last ten: about {chance}.</source>
        <translation>Десятка за последнюю: около {chance}.</translation>
    </message>
    <message>
        <source>My choice: {action}.</source>
        <extracomment>What the coach would do; {action} is the text of a button or the name of a card.</extracomment>
        <translation>Мой выбор: {action}.</translation>
    </message>
    <message>
        <source>Nobody can beat it: a sure trick.</source>
        <translation>Эту карту никто не перебьёт: верная взятка.</translation>
    </message>
    <message>
        <source>The cante in {suit} stays together, to be sung.</source>
        <translation>Король и всадник ({suit}) остаются вместе: их можно объявить.</translation>
    </message>
    <message>
        <source>The card breaks a duty: taken back now, it is no revoke.</source>
        <translation>Карта нарушает обязанность: если забрать её сейчас, это не ренонс.</translation>
    </message>
    <message>
        <source>The coach&apos;s choice</source>
        <translation>Выбор тренера</translation>
    </message>
    <message>
        <source>Then you have no more {suit} and can trump that suit.</source>
        <translation>Так этой масти ({suit}) у вас не останется, и на неё можно будет играть козырем.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this should make about {points}.</source>
        <translation>Козырь — {suit}: эти карты должны дать примерно {points}.</translation>
    </message>
    <message>
        <source>You have none of {suit}: trump it.</source>
        <translation>Этой масти ({suit}) у вас нет: сыграйте козырем.</translation>
    </message>
    <message>
        <source>You hold {card} back.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>Вы придерживаете {card}.</translation>
    </message>
    <message>
        <source>You keep {card}, the highest trump, for the end.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>Вы бережёте {card} до конца: это старший козырь.</translation>
    </message>
    <message>
        <source>a tute</source>
        <translation>туте</translation>
    </message>
    <message>
        <source>certainly {cards}</source>
        <translation>точно есть: {cards}</translation>
    </message>
    <message>
        <source>none of {suits}</source>
        <translation>нет масти: {suits}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>нет карт: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a table of what each choice costs.</extracomment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>nothing known</source>
        <translation>ничего не известно</translation>
    </message>
    <message>
        <source>the choice</source>
        <extracomment>In a table of what each choice costs: this one is the coach&apos;s.</extracomment>
        <translation>выбор</translation>
    </message>
    <message>
        <source>the {points} in {suit}</source>
        <translation>{points} за комбинацию ({suit})</translation>
    </message>
    <message>
        <source>{bid}: {chance}</source>
        <extracomment>A bid and its chance.</extracomment>
        <translation>{bid}: {chance}</translation>
    </message>
    <message>
        <source>{duty}. Not now: {cards}.</source>
        <extracomment>{duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{duty}. Сейчас нельзя: {cards}.</translation>
    </message>
    <message>
        <source>{player} has this trick for certain: give it as little as you can.</source>
        <translation>Взятка точно достанется игроку {player}: отдайте как можно меньше.</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <extracomment>What is known of a player&apos;s hand.</extracomment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>{suit} (trumps)</source>
        <extracomment>A suit in a list of the cards that are out: it is trumps.</extracomment>
        <translation>{suit} (козыри)</translation>
    </message>
</context>
<context>
    <name>CoachReview</name>
    <message>
        <source>A revoke: {card}.</source>
        <translation>Ренонс: {card}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>Лучше: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}. That contract is made in {chance} of cases.</source>
        <translation>Лучше: {best}. Такое обязательство выполняется в {chance} случаев.</translation>
    </message>
    <message>
        <source>Better: {best}. The contract is made in {best_chance} of cases after it, in {chance} as it was done.</source>
        <extracomment>The chances are those of the contract being made.</extracomment>
        <translation>Лучше: {best}. Тогда обязательство выполняется в {best_chance} случаев, а так — в {chance}.</translation>
    </message>
    <message>
        <source>Better: {best}. This contract is made in {chance} of cases.</source>
        <translation>Лучше: {best}. Это обязательство выполняется в {chance} случаев.</translation>
    </message>
    <message>
        <source>By what could be known, nothing was clearly better.</source>
        <translation>Судя по тому, что можно было знать, явно лучшего не было.</translation>
    </message>
    <message>
        <source>It decided the contract.</source>
        <translation>Это решило судьбу обязательства.</translation>
    </message>
    <message>
        <source>The difference is too small to be sure.</source>
        <translation>Разница слишком мала, чтобы быть уверенным.</translation>
    </message>
    <message>
        <source>The last ten forgotten: {card} would have kept the last trick.</source>
        <translation>Забыта десятка за последнюю: {card} — и последняя взятка осталась бы за своими.</translation>
    </message>
    <message>
        <source>The wrong trumps were named.</source>
        <translation>Назван не тот козырь.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>A decision in a list: the suit named as trumps.</extracomment>
        <translation>Козырь: {suit}</translation>
    </message>
    <message>
        <source>With all cards open, nothing was better.</source>
        <translation>При открытых картах ничего лучше не было.</translation>
    </message>
    <message>
        <source>cante forgotten</source>
        <translation>забытая комбинация</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>дорого</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>сомнительно</translation>
    </message>
    <message>
        <source>good</source>
        <translation>хорошо</translation>
    </message>
    <message>
        <source>last ten forgotten</source>
        <translation>забыта десятка за последнюю</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>завышенная заявка</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>ренонс</translation>
    </message>
    <message>
        <source>wrong trumps</source>
        <translation>не тот козырь</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;карта</numerusform>
            <numerusform>%Ln&#xa0;карты</numerusform>
            <numerusform>%Ln&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;раздача</numerusform>
            <numerusform>%Ln&#xa0;раздачи</numerusform>
            <numerusform>%Ln&#xa0;раздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln&#xa0;партия</numerusform>
            <numerusform>%Ln&#xa0;партии</numerusform>
            <numerusform>%Ln&#xa0;партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;игрок</numerusform>
            <numerusform>%Ln&#xa0;игрока</numerusform>
            <numerusform>%Ln&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;очко</numerusform>
            <numerusform>%Ln&#xa0;очка</numerusform>
            <numerusform>%Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to go</source>
        <translation>
            <numerusform>Осталось набрать %Ln&#xa0;очко</numerusform>
            <numerusform>Осталось набрать %Ln&#xa0;очка</numerusform>
            <numerusform>Осталось набрать %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;секунда</numerusform>
            <numerusform>%Ln&#xa0;секунды</numerusform>
            <numerusform>%Ln&#xa0;секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;взятка</numerusform>
            <numerusform>%Ln&#xa0;взятки</numerusform>
            <numerusform>%Ln&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trump(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;козырь</numerusform>
            <numerusform>%Ln&#xa0;козыря</numerusform>
            <numerusform>%Ln&#xa0;козырей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contract failed by %Ln point(s)</source>
        <extracomment>n is never 0.</extracomment>
        <translation>
            <numerusform>Обязательство не выполнено: не хватило %Ln&#xa0;очка</numerusform>
            <numerusform>Обязательство не выполнено: не хватило %Ln&#xa0;очков</numerusform>
            <numerusform>Обязательство не выполнено: не хватило %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out</source>
        <translation>
            <numerusform>Вытягивайте козыри: у других ещё %Ln&#xa0;козырь</numerusform>
            <numerusform>Вытягивайте козыри: у других ещё %Ln&#xa0;козыря</numerusform>
            <numerusform>Вытягивайте козыри: у других ещё %Ln&#xa0;козырей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick to {player}: %Ln point(s) with the last ten</source>
        <extracomment>The last trick of a deal; n includes the ten it is worth.</extracomment>
        <translation>
            <numerusform>Последнюю взятку берёт {player}: %Ln&#xa0;очко вместе с десяткой за последнюю</numerusform>
            <numerusform>Последнюю взятку берёт {player}: %Ln&#xa0;очка вместе с десяткой за последнюю</numerusform>
            <numerusform>Последнюю взятку берёт {player}: %Ln&#xa0;очков вместе с десяткой за последнюю</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>Партия из %Ln&#xa0;раздачи</numerusform>
            <numerusform>Партия из %Ln&#xa0;раздач</numerusform>
            <numerusform>Партия из %Ln&#xa0;раздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %Ln point(s)</source>
        <extracomment>n is a target from 100 to 2000.</extracomment>
        <translation>
            <numerusform>Партия до %Ln&#xa0;очка</numerusform>
            <numerusform>Партия до %Ln&#xa0;очков</numerusform>
            <numerusform>Партия до %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defence has sung %Ln point(s): {needed} needed</source>
        <extracomment>At tables where cantes of the defence count against the contract.</extracomment>
        <translation>
            <numerusform>Комбинации защиты: %Ln&#xa0;очко; нужно набрать {needed}</numerusform>
            <numerusform>Комбинации защиты: %Ln&#xa0;очка; нужно набрать {needed}</numerusform>
            <numerusform>Комбинации защиты: %Ln&#xa0;очков; нужно набрать {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours: %Ln point(s) with the last ten</source>
        <translation>
            <numerusform>Последняя взятка ваша: %Ln&#xa0;очко вместе с десяткой за последнюю</numerusform>
            <numerusform>Последняя взятка ваша: %Ln&#xa0;очка вместе с десяткой за последнюю</numerusform>
            <numerusform>Последняя взятка ваша: %Ln&#xa0;очков вместе с десяткой за последнюю</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick to {player}: %Ln point(s)</source>
        <extracomment>A trick is won; n is what its cards are worth.</extracomment>
        <translation>
            <numerusform>Взятку берёт {player}: %Ln&#xa0;очко</numerusform>
            <numerusform>Взятку берёт {player}: %Ln&#xa0;очка</numerusform>
            <numerusform>Взятку берёт {player}: %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick: %Ln point(s)</source>
        <translation>
            <numerusform>Взятка ваша: %Ln&#xa0;очко</numerusform>
            <numerusform>Взятка ваша: %Ln&#xa0;очка</numerusform>
            <numerusform>Взятка ваша: %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>A higher bid</source>
        <translation>Заявка выше</translation>
    </message>
    <message>
        <source>Card…</source>
        <extracomment>A button: opens the list of the cards that may be played, in words.</extracomment>
        <translation>Карта…</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Buttons for a player who sits out: the deal goes on faster, or at once to its end.</extracomment>
        <translation>Ускорить</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>Ends a button&apos;s tooltip; {key} is the key that presses it.</extracomment>
        <translation>Клавиша: {key}</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A button: choose a bid higher than those that have a button of their own.</extracomment>
        <translation>Другая…</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>A button: shows again how the deal ended.</extracomment>
        <translation>Показать итог</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Сразу к итогу</translation>
    </message>
    <message>
        <source>Somewhere in this deal</source>
        <extracomment>An entry of the menu of claims where no card played looks wrong by itself.</extracomment>
        <translation>Где-то в этой раздаче</translation>
    </message>
    <message>
        <source>The cards you may play, in words</source>
        <translation>Карты, которыми можно сыграть, словами</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to be made.</source>
        <extracomment>An early end is offered; {n} is the contract.</extracomment>
        <translation>Обязательство {n} уже обеспечено.</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to fail.</source>
        <translation>Обязательство {n} выполнить уже нельзя.</translation>
    </message>
    <message>
        <source>Trick {n}, {suit} led: {card}</source>
        <extracomment>An entry of the menu of claims: in trick {n}, where {suit} was led, the accused played {card}.</extracomment>
        <translation>Взятка {n}, масть хода — {suit}: {card}</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>A button: why may the dimmed cards not be played? It opens the book at the duty.</extracomment>
        <translation>Почему нельзя?</translation>
    </message>
    <message>
        <source>Why the other cards may not be played</source>
        <translation>Почему другими картами сыграть нельзя</translation>
    </message>
    <message>
        <source>{card} breaks a rule: {duty}.</source>
        <extracomment>The person has played {card} against the rules; {duty} is what was owed: &quot;you must follow cups&quot;.</extracomment>
        <translation>{card} — не по правилам; {duty}.</translation>
    </message>
</context>
<context>
    <name>DrillActions</name>
    <message>
        <source>&amp;Set up a deal…</source>
        <translation>Составить &amp;раздачу…</translation>
    </message>
    <message>
        <source>Dri&amp;lls…</source>
        <translation>&amp;Упражнения…</translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%Ln point(s) of them were sung.</source>
        <translation>
            <numerusform>Из них за комбинации — %Ln&#xa0;очко.</numerusform>
            <numerusform>Из них за комбинации — %Ln&#xa0;очка.</numerusform>
            <numerusform>Из них за комбинации — %Ln&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declaring side has %Ln point(s).</source>
        <translation>
            <numerusform>У стороны разыгрывающего %Ln&#xa0;очко.</numerusform>
            <numerusform>У стороны разыгрывающего %Ln&#xa0;очка.</numerusform>
            <numerusform>У стороны разыгрывающего %Ln&#xa0;очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWindow</name>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The coach looks for a question…</source>
        <translation>Тренер подбирает вопрос…</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ваша заявка</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>All cards are open: pick your best lead.</source>
        <translation>Все карты открыты: выберите лучший ход.</translation>
    </message>
    <message>
        <source>Declarer: {player}. How many points has the declaring side by now, cantes included?</source>
        <translation>Разыгрывает: {player}. Сколько очков уже у стороны разыгрывающего, вместе с комбинациями?</translation>
    </message>
    <message>
        <source>How high do you bid?</source>
        <translation>До скольких торговаться?</translation>
    </message>
    <message>
        <source>How many points are in?</source>
        <translation>Сколько набрано очков?</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Не совсем.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>So far {right} of {asked} right</source>
        <translation>Пока верно {right} из {asked}</translation>
    </message>
    <message>
        <source>The best card of an ending</source>
        <translation>Лучшая карта в концовке</translation>
    </message>
    <message>
        <source>The best line: {list}.</source>
        <translation>Лучшее продолжение: {list}.</translation>
    </message>
    <message>
        <source>The coach goes up to {n}, which is made {share} of the time.</source>
        <translation>Тренер идёт до {n}: такое обязательство выполняется в {share} случаев.</translation>
    </message>
    <message>
        <source>The coach passes.</source>
        <translation>Тренер пасует.</translation>
    </message>
    <message>
        <source>The declaring side ends with: {list}.</source>
        <translation>Очки стороны разыгрывающего в конце, по картам: {list}.</translation>
    </message>
    <message>
        <source>The declaring side has {n}.</source>
        <translation>У стороны разыгрывающего {n}.</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>Взятка {n}</translation>
    </message>
    <message>
        <source>Trumps are {suit}. Pick every card of your hand that may be played to this trick.</source>
        <translation>Козыри: {suit}. Отметьте все свои карты, которыми можно сыграть в эту взятку.</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <translation>Какими картами можно сыграть?</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand makes about {n} points.</source>
        <translation>Козыри — {suit}: очков выйдет примерно {n}.</translation>
    </message>
    <message>
        <source>You declared {n} with {suit} as trumps.</source>
        <translation>Вы разыгрываете {n}, козыри: {suit}.</translation>
    </message>
    <message>
        <source>You defend against {n}; trumps are {suit}.</source>
        <translation>Вы в защите против {n}; козыри: {suit}.</translation>
    </message>
    <message>
        <source>You speak first. How far would you go with this hand?</source>
        <translation>Первое слово за вами. До скольких вы бы дошли с этими картами?</translation>
    </message>
    <message>
        <source>any hand</source>
        <translation>любые карты</translation>
    </message>
    <message>
        <source>the player on your left</source>
        <translation>игрок слева</translation>
    </message>
    <message>
        <source>the player on your right</source>
        <translation>игрок справа</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>игрок напротив</translation>
    </message>
    <message>
        <source>to {player}</source>
        <translation>кто взял: {player}</translation>
    </message>
    <message>
        <source>with a cante</source>
        <translation>с комбинацией</translation>
    </message>
    <message>
        <source>with a long suit</source>
        <translation>с длинной мастью</translation>
    </message>
    <message>
        <source>worth 100 and more</source>
        <translation>на 100 и больше</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>ваш партнёр</translation>
    </message>
    <message>
        <source>{card} {n}</source>
        <extracomment>A card, and the points the declaring side ends with after it.</extracomment>
        <translation>{card} ({n})</translation>
    </message>
    <message>
        <source>{duty}: {cards}.</source>
        <translation>{duty}: {cards}.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>Somebody plays a card.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>All passed</source>
        <translation>Все спасовали</translation>
    </message>
    <message>
        <source>Another declared {n}: made</source>
        <translation>Чужое обязательство {n}: выполнено</translation>
    </message>
    <message>
        <source>Another declared {n}: not made</source>
        <translation>Чужое обязательство {n}: не выполнено</translation>
    </message>
    <message>
        <source>Declared {n}: made</source>
        <translation>Своё обязательство {n}: выполнено</translation>
    </message>
    <message>
        <source>Declared {n}: not made</source>
        <translation>Своё обязательство {n}: не выполнено</translation>
    </message>
    <message>
        <source>Eight deals drawn beforehand. Bots of other levels play the same deals in your seat against your opponents; so everybody has the same cards, and the results stand side by side.</source>
        <translation>Восемь раздач, выбранных заранее. Боты других уровней играют те же раздачи на вашем месте против ваших соперников: карты у всех одни и те же, а результаты стоят рядом.</translation>
    </message>
    <message>
        <source>You are number {place} of {players}: {points} points over your opponents.</source>
        <translation>Ваше место: {place} из {players}; разница с соперниками в очках: {points}.</translation>
    </message>
</context>
<context>
    <name>DuplicateCounts</name>
    <message numerus="yes">
        <source>The others are still playing: %Ln deal(s) to go</source>
        <translation>
            <numerusform>Остальные ещё играют: осталась %Ln раздача</numerusform>
            <numerusform>Остальные ещё играют: осталось %Ln раздачи</numerusform>
            <numerusform>Остальные ещё играют: осталось %Ln раздач</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateWindow</name>
    <message>
        <source>Deal {n}</source>
        <extracomment>Heading of a line: the deal of this number.</extracomment>
        <translation>Раздача {n}</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>Дубликатная партия</translation>
    </message>
    <message>
        <source>Over the opponents</source>
        <extracomment>Heading of a line: points over the opponents, in all deals that everybody has played.</extracomment>
        <translation>Разница с соперниками</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>Результаты по раздачам</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source> ms</source>
        <comment>unit after a number: milliseconds</comment>
        <translation>&#xa0;мс</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По старшинству</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>По мастям</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Подтверждать каждый ход</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Play a forced card</source>
        <translation>Ходить сразу, если карта одна</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Sort cards</source>
        <translation>Порядок карт</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Время на обдумывание</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>95% interval</source>
        <extracomment>Heading of a column: within which limits the true share most likely lies.</extracomment>
        <translation>Интервал 95&#xa0;%</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Выполнено обязательств</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Раздачи</translation>
    </message>
    <message>
        <source>Deals with a contract</source>
        <translation>Раздачи с обязательством</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>In your seat the coach would have made more: {n} points a deal between you (95%: {low} to {high}).</source>
        <translation>На вашем месте тренер набрал бы больше: разница {n}&#xa0;очка за раздачу (95&#xa0;%: от {low} до {high}).</translation>
    </message>
    <message>
        <source>No rating yet: it needs some deals of matches played without help and without taking anything back.</source>
        <translation>Рейтинга пока нет: нужно несколько раздач, сыгранных без подсказок и без отмены ходов.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Points over the others, a deal</source>
        <extracomment>Heading of a column: points one made over what the others made, for each deal.</extracomment>
        <translation>Разница в очках за раздачу</translation>
    </message>
    <message>
        <source>Points, yours first</source>
        <extracomment>Heading of a column: points at the end, one&apos;s own first.</extracomment>
        <translation>Очки, сначала ваши</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The coach plays each of your deals over, in your seat and against the same opponents. Good and bad cards come to both of you alike, so the difference shows how you played, not what you were dealt. Deals with hints, with something taken back, or played before do not count.</source>
        <translation>Тренер переигрывает каждую вашу раздачу — на вашем месте и против тех же соперников. Хорошие и плохие карты у вас обоих одни и те же, поэтому разница показывает, как вы играли, а не что пришло. Раздачи с подсказками, с отменой ходов и уже сыгранные раньше не считаются.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>You and the coach in your seat are about even: {n} points a deal (95%: {low} to {high}).</source>
        <translation>Вы и тренер на вашем месте примерно равны: {n}&#xa0;очка за раздачу (95&#xa0;%: от {low} до {high}).</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>Разыгрывали вы</translation>
    </message>
    <message>
        <source>You defended</source>
        <translation>Вы защищались</translation>
    </message>
    <message>
        <source>You made more than the coach would have in your seat: {n} points a deal (95%: {low} to {high}).</source>
        <translation>Вы набрали больше, чем тренер набрал бы на вашем месте: {n}&#xa0;очка за раздачу (95&#xa0;%: от {low} до {high}).</translation>
    </message>
    <message>
        <source>Your contracts as the mano</source>
        <translation>Ваши обязательства: вы первый игрок</translation>
    </message>
    <message>
        <source>Your contracts in between</source>
        <translation>Ваши обязательства: вы в середине</translation>
    </message>
    <message>
        <source>Your contracts in the last seat</source>
        <translation>Ваши обязательства: вы последний игрок</translation>
    </message>
    <message>
        <source>Your contracts of {range}</source>
        <translation>Ваши обязательства: {range}</translation>
    </message>
    <message>
        <source>Your partner declared</source>
        <translation>Разыгрывал ваш партнёр</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проиграна</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>own rules</source>
        <extracomment>Rules of a match that are those of no preset.</extracomment>
        <translation>свои правила</translation>
    </message>
    <message>
        <source>single deal</source>
        <translation>одна раздача</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграна</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%Ln deal(s) rated</source>
        <translation>
            <numerusform>Оценена %Ln раздача</numerusform>
            <numerusform>Оценены %Ln раздачи</numerusform>
            <numerusform>Оценено %Ln раздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) still to be played over by the coach</source>
        <translation>
            <numerusform>тренеру осталось переиграть %Ln раздачу</numerusform>
            <numerusform>тренеру осталось переиграть %Ln раздачи</numerusform>
            <numerusform>тренеру осталось переиграть %Ln раздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the archive cannot be read and are not shown.</source>
        <translation>
            <numerusform>%Ln файл архива не читается и не показан.</numerusform>
            <numerusform>%Ln файла архива не читаются и не показаны.</numerusform>
            <numerusform>%Ln файлов архива не читаются и не показаны.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <extracomment>Under a bar of a chart: out of so many contracts.</extracomment>
        <translation>
            <numerusform>из %Ln</numerusform>
            <numerusform>из %Ln</numerusform>
            <numerusform>из %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Сохранить таблицей…</translation>
    </message>
    <message>
        <source>&amp;Form of the game:</source>
        <translation>&amp;Вид игры:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Правила:</translation>
    </message>
    <message>
        <source>A bar for each range of bids, with its 95% interval; the numbers stand in the table.</source>
        <translation>Столбик для каждого диапазона заявок с интервалом 95&#xa0;%; числа стоят в таблице.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Сохранить таблицей</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Matches appear here once they end.</source>
        <translation>Пока ничего не сыграно. Партии появляются здесь, когда заканчиваются.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>A button: look at a match again, deal by deal.</extracomment>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>Reading the archive: {done} of {whole}</source>
        <extracomment>How many of the files of the archive have been read.</extracomment>
        <translation>Чтение архива: {done} из {whole}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Your contracts made, by how high they were</source>
        <translation>Ваши выполненные обязательства по их величине</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Ваш рейтинг во времени</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In a list of things to choose from: no choice, all of them.</extracomment>
        <translation>все</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Digits in Arabic</source>
        <translation>Цифры в арабском</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A new deal, and this time you may play alone. In the auction everybody says how many points they dare to make. The highest bid plays against the other two.</source>
        <translation>Новая раздача, и теперь один против двоих можете играть вы. В торговле каждый говорит, сколько очков берётся набрать. Кто заявил больше всех, играет против двух остальных.</translation>
    </message>
    <message>
        <source>A trump for the last trick: the ten points are yours.</source>
        <translation>Козырь на последнюю взятку: десять очков ваши.</translation>
    </message>
    <message>
        <source>Another suit is trumps now; that is allowed. Play on, or take it back.</source>
        <translation>Козырем стала другая масть; так тоже можно. Играйте дальше или отмените ход.</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Bid {n}.</source>
        <translation>Заявите {n}.</translation>
    </message>
    <message>
        <source>Follow suit and beat</source>
        <translation>Ходить в масть и перебивать</translation>
    </message>
    <message>
        <source>Follow suit, beat if you can, trump if you cannot follow.</source>
        <translation>Ходите в масть, перебивайте, если можете, а без масти играйте козырем.</translation>
    </message>
    <message>
        <source>From now on let go of the cards that win nothing, and save your trumps for later.</source>
        <translation>Теперь расставайтесь с картами, которые ничего не берут, а козыри берегите.</translation>
    </message>
    <message>
        <source>Keep a trump for the last ten.</source>
        <translation>Берегите козырь ради десятки за последнюю.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Назовите козырь: {suit}.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>No clubs either: trump again. This trick is yours whichever you play.</source>
        <translation>Палиц тоже нет: снова козырь. Взятка ваша с любым из двух.</translation>
    </message>
    <message>
        <source>Nobody goes higher: you play for {n} points. Now name trumps. Coins are your longest suit, and their cante will count 40.</source>
        <translation>Выше никто не заявляет: вы разыгрываете {n}&#xa0;очков. Теперь назовите козырь. Монеты — ваша самая длинная масть, и комбинация в них даст сорок.</translation>
    </message>
    <message>
        <source>Now {n} is bid. You have counted a little more than that: go on.</source>
        <translation>Теперь заявка {n}. Вы насчитали чуть больше: повышайте.</translation>
    </message>
    <message>
        <source>One cante for each trick you win. For the other one you need another trick: the ace of swords is the highest of its suit.</source>
        <translation>Одна комбинация за каждую взятку. Для второй нужна ещё взятка: туз мечей — старший в своей масти.</translation>
    </message>
    <message>
        <source>Part {a} of {b}: {title}</source>
        <extracomment>The dots under the lesson&apos;s text: which of its chapters this is.</extracomment>
        <translation>Часть {a} из {b}: {title}</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card} has its article, in Russian its accusative: &quot;the ace of cups&quot;.</extracomment>
        <translation>Положите {card}.</translation>
    </message>
    <message>
        <source>Press the button to sing.</source>
        <translation>Нажмите кнопку, чтобы объявить.</translation>
    </message>
    <message>
        <source>Promise what your hand can make, no more.</source>
        <translation>Обещайте столько, сколько могут дать ваши карты, не больше.</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>Беречь козыри</translation>
    </message>
    <message>
        <source>Sing after winning a trick, and do not forget to.</source>
        <translation>Объявляйте после выигранной взятки и не забывайте об этом.</translation>
    </message>
    <message>
        <source>Singing cantes</source>
        <translation>Объявление комбинаций</translation>
    </message>
    <message>
        <source>Start a real match</source>
        <translation>Начать настоящую партию</translation>
    </message>
    <message>
        <source>That is allowed too; the deal now goes its own way. Play on, or take it back.</source>
        <translation>Так тоже можно; раздача теперь пойдёт своим путём. Играйте дальше или отмените ход.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>Вот и вся игра</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>The deal is over. The sheet shows how the points were counted and who scores them.</source>
        <translation>Раздача окончена. В таблице очков видно, как они сосчитаны и кто их записывает.</translation>
    </message>
    <message>
        <source>The highest bid is {n}. Bid more if you think you can make it, or pass.</source>
        <translation>Самая высокая заявка — {n}. Заявите больше, если думаете, что выполните, или спасуйте.</translation>
    </message>
    <message>
        <source>The highest bid so far is {n}. Go just a little higher: you can raise again later.</source>
        <translation>Самая высокая заявка пока — {n}. Повысьте немного: потом можно повысить ещё.</translation>
    </message>
    <message>
        <source>The king of cups was led. You have cups, so you must play one: follow suit. And if you can beat the best card, you must: only your ace does.</source>
        <translation>Взятка начата королём кубков. У вас есть кубки, значит, нужно ходить в масть. А если можете перебить старшую карту, то должны: это может только туз.</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>Десятка за последнюю</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>The last trick is worth ten points besides its cards. The six of swords was led, and your knight beats it.</source>
        <translation>Последняя взятка даёт десять очков сверх своих карт. Взятка начата шестёркой мечей, и ваш всадник её перебивает.</translation>
    </message>
    <message>
        <source>The last trick: whoever takes it gets ten points besides its cards.</source>
        <translation>Последняя взятка: кто её берёт, получает десять очков сверх её карт.</translation>
    </message>
    <message>
        <source>The three is the highest trump left and takes this trick anyway. Give your smallest.</source>
        <translation>Тройка — старший из оставшихся козырей и возьмёт эту взятку в любом случае. Отдайте самый младший.</translation>
    </message>
    <message>
        <source>The trick is yours. Now sing, before you lead again: the forty first. The cards stay in your hand.</source>
        <translation>Взятка ваша. Теперь объявите, прежде чем снова ходить: сначала сорок. Карты остаются у вас.</translation>
    </message>
    <message>
        <source>These are your cards. An ace (1) is worth 11 points, a three 10, a king (12) 4, a knight (11) 3, a jack (10) 2. The others count nothing. In this order they beat each other too; then come 7, 6, 5 and 4.</source>
        <extracomment>The figures in brackets are printed on the Spanish cards.</extracomment>
        <translation>Это ваши карты. Туз (1) даёт 11&#xa0;очков, тройка 10, король (12) 4, всадник (11) 3, валет (10) 2, остальные ничего. В этом же порядке они бьют друг друга; дальше идут 7, 6, 5 и 4.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Two aces bring 22 more, the trumps a few tricks, the last trick ten. That is 95, perhaps 100.</source>
        <translation>Два туза дают ещё 22, козыри — несколько взяток, последняя взятка — десять. Это 95, может быть, 100.</translation>
    </message>
    <message>
        <source>Two cards left, and this is the art of it. The last trick is worth ten points, and you need them: let the king of cups go and keep the trump.</source>
        <translation>Осталось две карты, и в этом всё искусство. Последняя взятка даёт десять очков, и они вам нужны: отдайте короля кубков, а козырь сберегите.</translation>
    </message>
    <message>
        <source>Welcome to the table. You sit at the bottom, {right} on your right, {left} on your left. We join a deal of which five tricks are left.</source>
        <extracomment>{right} and {left} are the players&apos; names, here and in all that follows.</extracomment>
        <translation>Добро пожаловать за стол. Вы сидите внизу, {right} справа, {left} слева. Мы входим в раздачу, в которой осталось пять взяток.</translation>
    </message>
    <message>
        <source>What is your hand worth? King and knight of one suit are a cante. Sung, it counts 40 in trumps and 20 in another suit. You hold two: with coins as trumps that makes 60.</source>
        <translation>Чего стоят ваши карты? Король и всадник одной масти — комбинация. Объявленная, она даёт 40 в козырях и 20 в другой масти. У вас их две: если козыри — монеты, это 60.</translation>
    </message>
    <message>
        <source>What you have learned:</source>
        <translation>Чему вы научились:</translation>
    </message>
    <message>
        <source>You cannot beat the ace. The knight costs you one point less than the king.</source>
        <translation>Туза вам не перебить. Всадник обойдётся на одно очко дешевле короля.</translation>
    </message>
    <message>
        <source>You have led without singing. You may sing after your next trick, or take this back.</source>
        <translation>Вы начали взятку, не объявив комбинацию. Объявите после следующей своей взятки или отмените ход.</translation>
    </message>
    <message>
        <source>You have no swords left: you must trump. The smallest trump is enough to win.</source>
        <translation>Мечей больше нет: нужно сыграть козырем. Чтобы взять, хватит самого младшего.</translation>
    </message>
    <message>
        <source>You have passed, so another player plays alone. Defend, or take it back and bid.</source>
        <translation>Вы спасовали, и разыгрывает другой. Защищайтесь или отмените ход и сделайте заявку.</translation>
    </message>
    <message>
        <source>You have won the trick and hold king and knight of one suit: sing, before you lead.</source>
        <translation>Взятка ваша, и у вас король и всадник одной масти: объявите, прежде чем ходить.</translation>
    </message>
    <message>
        <source>You have {made} points of the {n} you need. The plate at the top keeps count.</source>
        <translation>Набрано очков: {made}, нужно: {n}. Табличка вверху ведёт счёт.</translation>
    </message>
    <message>
        <source>You lead again. Let the last small card go; the trumps can wait.</source>
        <translation>Снова ходите вы. Отдайте последнюю мелкую карту; козыри подождут.</translation>
    </message>
    <message>
        <source>You lead. A cante is sung right after winning a trick, with both cards still in your hand. So win one: nothing beats the ace of trumps.</source>
        <translation>Ходите вы. Комбинацию объявляют сразу после взятки, пока обе карты на руках. Значит, возьмите взятку: козырного туза не перебить.</translation>
    </message>
    <message>
        <source>You must follow suit, and you have one sword only.</source>
        <translation>Нужно ходить в масть, а меч у вас один.</translation>
    </message>
    <message>
        <source>You must follow suit, but you cannot beat the three. Either club will do: neither costs a point.</source>
        <translation>Нужно ходить в масть, но тройку не перебить. Подойдёт любая из двух палиц: очков они не стоят.</translation>
    </message>
    <message>
        <source>You play for {n} points. Name the suit that is to be trumps.</source>
        <translation>Вы разыгрываете {n}&#xa0;очков. Назовите козырь.</translation>
    </message>
    <message>
        <source>Yours again. Now the twenty.</source>
        <translation>Снова ваша. Теперь двадцать.</translation>
    </message>
    <message>
        <source>Yours: 15 points for the two of you. Whoever takes a trick leads to the next, with any card. Perhaps {left} can take this one.</source>
        <translation>Ваша: 15&#xa0;очков защите. Кто берёт взятку, начинает следующую любой картой. Может быть, эту возьмёт {left}.</translation>
    </message>
    <message>
        <source>{declarer}: {made} points of {n}. {duty}. The cards that stay bright may be played.</source>
        <extracomment>{declarer} plays alone for {n} points and has {made}; {duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{declarer}: {made} из {n}&#xa0;очков. {duty}. Сыграть можно теми картами, что остались светлыми.</translation>
    </message>
    <message>
        <source>{left} took it: 14 points more for your side. Now clubs are led, and you have none. Then you must trump, as long as you have a trump.</source>
        <translation>Взятку берёт {left}: ещё 14&#xa0;очков защите. Теперь ходят палицами, а у вас их нет. Тогда нужно сыграть козырем, пока он есть.</translation>
    </message>
    <message>
        <source>{made} points; you promised {n}: made, and you score {n}. Without the ten of the last trick it would not have been enough.</source>
        <translation>Очков: {made}, обещано {n}: обязательство выполнено, вы записываете {n}. Без десятки за последнюю не хватило бы.</translation>
    </message>
    <message>
        <source>{right} had no clubs either and had to beat your trump. Now coins are led. You have neither coins nor trumps: any card will do. Keep the better one for the last trick.</source>
        <translation>{right} тоже без палиц и перебивает ваш козырь. Теперь ходят монетами. У вас ни монет, ни козырей: подойдёт любая карта. Лучшую сберегите на последнюю взятку.</translation>
    </message>
    <message>
        <source>{right} has promised {n} points and plays alone against {left} and you. Trumps are cups: they beat every other suit.</source>
        <translation>{right} разыгрывает {n}&#xa0;очков против вас двоих: {left} и вы. Козыри — кубки: они бьют любую другую масть.</translation>
    </message>
    <message>
        <source>{right} promised {n} points and has {made}: not made. So {left} and you score {n} each. With the last trick, {right} would have made it.</source>
        <translation>{right}: обещано {n}, набрано {made}. Не выполнено. Поэтому {left} и вы записываете по {n}. С последней взяткой {right} набирает достаточно.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>First steps</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
    <message>
        <source>Read more: cantes</source>
        <translation>Подробнее: комбинации</translation>
    </message>
    <message>
        <source>Read more: the auction</source>
        <translation>Подробнее: торговля</translation>
    </message>
    <message>
        <source>Read more: the play</source>
        <extracomment>Three links to pages of the book, at the end of the lesson.</extracomment>
        <translation>Подробнее: розыгрыш</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Your match waits as it was. Key: Esc</source>
        <translation>Ваша партия ждёт в том же виде. Клавиша: Esc</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Advanced</source>
        <translation>Опытный игрок</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ровный</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>смелый</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>осторожный</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Заметки:</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Сыграть</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>Kept deals</source>
        <translation>Сохранённые раздачи</translation>
    </message>
    <message>
        <source>Library of deals</source>
        <translation>Коллекция раздач</translation>
    </message>
    <message>
        <source>No deal is kept yet. “Keep this deal” in the coach&apos;s menu puts the one on the table here.</source>
        <translation>Сохранённых раздач пока нет. «Сохранить эту раздачу» в меню тренера поместит сюда ту, что на столе.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>Remove “{title}” with its notes for good?</source>
        <translation>Удалить «{title}» вместе с заметками навсегда?</translation>
    </message>
    <message>
        <source>This file cannot be read: {reason}</source>
        <translation>Этот файл не читается: {reason}</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>What happened</source>
        <translation>Ход игры</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>%</source>
        <comment>unit after a number: per cent; with a hard space where customary</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Рубашка</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классический</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Deck design</source>
        <translation>Рисунок карт</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>the back of the cards</comment>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>С крупными цифрами</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Льняное</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночное</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красная</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Subastao</source>
        <translation>Subastao</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Code of a deal (D1-…) or of a match (M1-…):</source>
        <translation>Код раздачи (D1-…) или партии (M1-…):</translation>
    </message>
    <message>
        <source>Matches (*.subastao)</source>
        <translation>Партии (*.subastao)</translation>
    </message>
    <message>
        <source>Matches (*.subastao);;All files (*)</source>
        <translation>Партии (*.subastao);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Play a deal by its code</source>
        <translation>Сыграть раздачу по коду</translation>
    </message>
    <message>
        <source>Save match as</source>
        <translation>Сохранить партию как</translation>
    </message>
    <message>
        <source>This is not the code of a deal: {reason}</source>
        <translation>Это не код раздачи: {reason}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Subastao</source>
        <translation>&amp;О программе Subastao</translation>
    </message>
    <message>
        <source>&amp;Copy a fault report</source>
        <translation>Скопировать отчёт о сбо&amp;е</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s code</source>
        <translation>&amp;Копировать код раздачи</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <extracomment>Begins the lesson in which two prepared deals are played.</extracomment>
        <translation>Пе&amp;рвые шаги</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <extracomment>Opens the book at the page that fits what the person is doing.</extracomment>
        <translation>Спр&amp;авка об этом</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Ticked while no sound is played.</extracomment>
        <translation>Без &amp;звука</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Open match…</source>
        <translation>&amp;Открыть партию…</translation>
    </message>
    <message>
        <source>&amp;Play a deal by its code…</source>
        <translation>Сыграть раздачу по ко&amp;ду…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Resume an earlier match…</source>
        <translation>&amp;Продолжить прежнюю партию…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Правила игры</translation>
    </message>
    <message>
        <source>&amp;Save match as…</source>
        <translation>&amp;Сохранить партию как…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Таблица очков</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Ход игры</translation>
    </message>
    <message>
        <source>The &amp;book of the game</source>
        <extracomment>Opens the book that explains the game, where it was left.</extracomment>
        <translation>&amp;Книга об игре</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Начать партию</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The match in progress is put aside; it can be opened again from the menu.</source>
        <translation>Текущая партия откладывается; её можно снова открыть из меню.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>A bot failed; another answered in its place: {detail}</source>
        <extracomment>{detail} is the name of the bot.</extracomment>
        <translation>Сбой бота; вместо него ответил другой: {detail}</translation>
    </message>
    <message>
        <source>A setting had an impossible value and is back to its usual one: {detail}</source>
        <extracomment>{detail} is the name of a setting in the file, in English.</extracomment>
        <translation>У настройки было недопустимое значение; вернулось обычное: {detail}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Saved match resumed</source>
        <translation>Партия продолжена с того же места</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>Файл не читается: {detail}</translation>
    </message>
    <message>
        <source>The file was read up to its first fault: {detail}</source>
        <translation>Файл прочитан до первой ошибки: {detail}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {detail}</source>
        <extracomment>{detail} is why, as: the disk is full.</extracomment>
        <translation>Не удаётся сохранить партию: {detail}</translation>
    </message>
    <message>
        <source>The program is already open; this window keeps a match of its own</source>
        <translation>Программа уже открыта; в этом окне идёт своя партия</translation>
    </message>
    <message>
        <source>The report is on the clipboard: paste it where you describe the fault. It holds the cards of this match, but not your name.</source>
        <translation>Отчёт в буфере обмена: вставьте его туда, где сообщаете об ошибке. В нём карты этой партии, но не ваше имя.</translation>
    </message>
    <message>
        <source>The saved match was damaged and has been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of a file and, in brackets, what is wrong with it.</extracomment>
        <translation>Сохранённая партия повреждена; файл отложен: {detail}</translation>
    </message>
    <message>
        <source>The saved match was damaged at its end and goes on from there: {detail}</source>
        <translation>Конец сохранённой партии повреждён; игра продолжается с последнего целого места: {detail}</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until you quit: {detail}</source>
        <extracomment>{detail} is the path of the file.</extracomment>
        <translation>Не удаётся сохранить настройки; они действуют до выхода: {detail}</translation>
    </message>
    <message>
        <source>The settings could not be read and have been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of the file.</extracomment>
        <translation>Настройки не читаются; файл отложен: {detail}</translation>
    </message>
    <message>
        <source>The settings could not be read: {detail}</source>
        <translation>Настройки не читаются: {detail}</translation>
    </message>
    <message>
        <source>{file} ({cause})</source>
        <extracomment>{file} is the name of a file, {cause} what is wrong with it or in the way.</extracomment>
        <translation>{file} ({cause})</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Have you played tute subastado before? The first steps take about five minutes.</source>
        <translation>Вы уже играли в субастао? Первые шаги займут около пяти минут.</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Я умею играть</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>Покажите, как играть</translation>
    </message>
    <message>
        <source>Welcome to Subastao</source>
        <translation>Добро пожаловать в Subastao</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>A three and at least two other cards of its suit</source>
        <translation>Тройка и не меньше двух других карт её масти</translation>
    </message>
    <message>
        <source>At least one ace</source>
        <translation>Не меньше одного туза</translation>
    </message>
    <message>
        <source>Five cards of a suit or more</source>
        <translation>Пять карт одной масти или больше</translation>
    </message>
    <message>
        <source>King and knight of a suit</source>
        <translation>Король и всадник одной масти</translation>
    </message>
    <message>
        <source>King and knight of two suits or more</source>
        <translation>Король и всадник в двух мастях или больше</translation>
    </message>
    <message>
        <source>No card of some suit</source>
        <translation>Нет ни одной карты какой-то масти</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>Два туза или больше</translation>
    </message>
    <message>
        <source>With a pass only: a hand that was worth a bid</source>
        <translation>Только с пасом: карты стоили заявки</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>A table of three does without the player opposite.</source>
        <translation>За столом на троих игрока напротив нет.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Напротив</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Другой игрок…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Остальные</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ваше &amp;имя:</translation>
    </message>
    <message>
        <source>{name} — {level}, {style}</source>
        <extracomment>An opponent in a list: his or her name, level and style of bidding. Say it so that it fits men and women.</extracomment>
        <translation>{name} — {level}, стиль {style}</translation>
    </message>
    <message>
        <source>{place}: {choice}</source>
        <extracomment>What a screen reader says of a field: where the player sits and what is chosen for him.</extracomment>
        <translation>{place}: {choice}</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Вернуться к партии</translation>
    </message>
    <message>
        <source>Practice – does not count</source>
        <translation>Тренировка — не засчитывается</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>&amp;Delete this preset</source>
        <translation>&amp;Удалить этот набор</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>&amp;Экспорт в файл…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>&amp;Импорт из файла…</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Готовые правила:</translation>
    </message>
    <message>
        <source>&amp;Save these rules as…</source>
        <translation>&amp;Сохранить эти правила как…</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Экспорт правил</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Импорт правил</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Название набора:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules)</source>
        <translation>Правила (*.subastao-rules)</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules);;All files (*)</source>
        <translation>Правила (*.subastao-rules);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Сохранение правил</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Файл не читается: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>Не удаётся записать файл: {reason}</translation>
    </message>
    <message>
        <source>There are too many presets: delete one first.</source>
        <translation>Наборов слишком много: сначала удалите один.</translation>
    </message>
    <message>
        <source>{file} holds no rules: {reason}</source>
        <translation>В файле {file} нет правил: {reason}</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Выделить всё</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Увеличить</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>У&amp;меньшить</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Закрывает панель</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Открепить</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Открепляет панель или возвращает её на место</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 уже существует.
Заменить его?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Выбрать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Подробный вид</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Папка уровнем выше</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показать ск&amp;рытые файлы</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>Скрыть подробности…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Показать подробности…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Н&amp;ет для всех</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Сохранить все</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Да для &amp;всех</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копировать &amp;адрес ссылки</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <extracomment>Alone, without a suit. In Chinese never just 王牌, which may be read as trump.</extracomment>
        <translation>туз</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>всадник</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двойка</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Declaring side in all</source>
        <extracomment>What the declaring side has in all, and what it needed.</extracomment>
        <translation>Всего у стороны разыгрывающего</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Нужно</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новая партия…</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Headings of the scores: the player, what this deal brought, the total.</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: go over the deal again with the coach.</extracomment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Эта раздача</translation>
    </message>
    <message>
        <source>of these, sung by the defence</source>
        <extracomment>Explains why more than the contract was needed.</extracomment>
        <translation>из них комбинации защиты</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card of a trick that is explained after a claim.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card} – against the rule</source>
        <extracomment>The card that broke the rule, in the trick explained after a claim; the rule stands above.</extracomment>
        <translation>{player}: {card} — нарушение</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>&amp;Review the last deal…</source>
        <translation>&amp;Разобрать последнюю раздачу…</translation>
    </message>
</context>
<context>
    <name>ReviewCounts</name>
    <message numerus="yes">
        <source>Cante forgotten: %Ln point(s) in {suit} could have been sung.</source>
        <extracomment>{suit}: the suit of the cante.</extracomment>
        <translation>
            <numerusform>Забыта комбинация: можно было объявить %Ln очко ({suit}).</numerusform>
            <numerusform>Забыта комбинация: можно было объявить %Ln очка ({suit}).</numerusform>
            <numerusform>Забыта комбинация: можно было объявить %Ln очков ({suit}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %Ln point(s) on average.</source>
        <translation>
            <numerusform>В среднем это стоило %Ln очко.</numerusform>
            <numerusform>В среднем это стоило %Ln очка.</numerusform>
            <numerusform>В среднем это стоило %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overbid: %Ln point(s) above what the hand should make.</source>
        <translation>
            <numerusform>Завышенная заявка: на %Ln очко выше того, что должны дать карты.</numerusform>
            <numerusform>Завышенная заявка: на %Ln очка выше того, что должны дать карты.</numerusform>
            <numerusform>Завышенная заявка: на %Ln очков выше того, что должны дать карты.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should make about %Ln point(s).</source>
        <translation>
            <numerusform>Эти карты должны дать примерно %Ln очко.</numerusform>
            <numerusform>Эти карты должны дать примерно %Ln очка.</numerusform>
            <numerusform>Эти карты должны дать примерно %Ln очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open this hand makes %Ln point(s).</source>
        <translation>
            <numerusform>Если открыть все карты, эти дают %Ln&#xa0;очко.</numerusform>
            <numerusform>Если открыть все карты, эти дают %Ln&#xa0;очка.</numerusform>
            <numerusform>Если открыть все карты, эти дают %Ln&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, {best} was better by %Ln point(s).</source>
        <extracomment>{best}: a card or a suit.</extracomment>
        <translation>
            <numerusform>При открытых картах лучше на %Ln очко: {best}.</numerusform>
            <numerusform>При открытых картах лучше на %Ln очка: {best}.</numerusform>
            <numerusform>При открытых картах лучше на %Ln очков: {best}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Раздача:</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Следующая ошибка</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>С&amp;ыграть раздачу снова</translation>
    </message>
    <message>
        <source>&amp;Seat:</source>
        <translation>&amp;Место:</translation>
    </message>
    <message>
        <source>Decision: {action}</source>
        <extracomment>What is decided next: {action} is a bid, a card, a suit.</extracomment>
        <translation>Решение: {action}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>From another sea&amp;t…</source>
        <translation>С &amp;другого места…</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Let the &amp;bot play my seat</source>
        <translation>&amp;Бот играет за меня</translation>
    </message>
    <message>
        <source>Play it from &amp;here</source>
        <translation>Играть &amp;отсюда</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>&amp;Предыдущая ошибка</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Show &amp;all hands</source>
        <translation>Показать &amp;все карты</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Step {n} of {whole}</source>
        <translation>Шаг {n} из {whole}</translation>
    </message>
    <message>
        <source>The coach is still thinking about it.</source>
        <translation>Тренер ещё думает над этим.</translation>
    </message>
    <message>
        <source>Without it you see what this seat could know then.</source>
        <translation>Без этого видно только то, что с этого места было известно тогда.</translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged</source>
        <extracomment>How many decisions of a deal the coach has judged.</extracomment>
        <translation>Оценено решений: {done} из {whole}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Answer to the censor</source>
        <translation>Ответ цензору</translation>
    </message>
    <message>
        <source>Any card when beaten</source>
        <translation>Свободный сброс</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Bidding step</source>
        <translation>Шаг заявки</translation>
    </message>
    <message>
        <source>Bids are a multiple of this above the lowest bid.</source>
        <translation>Заявки растут от наименьшей с этим шагом.</translation>
    </message>
    <message>
        <source>Cantes for each trick</source>
        <translation>Комбинаций за взятку</translation>
    </message>
    <message>
        <source>Cantes of the defence</source>
        <translation>Комбинации защиты</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>Классический на троих</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Выполненное обязательство</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Раздача карт</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Раздачи</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>End of the pairs&apos; auction</source>
        <translation>Конец торговли пар</translation>
    </message>
    <message>
        <source>Failed bid</source>
        <translation>Невыполненная заявка</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Four with a censor</source>
        <translation>На четверых с цензором</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Галисийские</translation>
    </message>
    <message>
        <source>Hard money</source>
        <translation>Без пощады</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <translation>По сколько карт сдают игроку за раз.</translation>
    </message>
    <message>
        <source>How many deals a match has; deals that all pass are counted.</source>
        <translation>Сколько раздач в партии; раздачи, где все спасовали, тоже считаются.</translation>
    </message>
    <message>
        <source>How often a player may sing for each trick won.</source>
        <translation>Сколько комбинаций игрок может объявить за одну взятку.</translation>
    </message>
    <message>
        <source>How the pack is mixed between deals. Little shuffling makes wild hands; the first deal is always well shuffled.</source>
        <translation>Как тасуют колоду между раздачами. При слабой тасовке приходят необычные карты; первая раздача всегда хорошо перетасована.</translation>
    </message>
    <message>
        <source>I have a cante</source>
        <translation>Есть комбинация</translation>
    </message>
    <message>
        <source>I have a guarded three</source>
        <translation>Тройка с прикрытием</translation>
    </message>
    <message>
        <source>I have aces</source>
        <translation>Есть тузы</translation>
    </message>
    <message>
        <source>I have an ace</source>
        <translation>Есть туз</translation>
    </message>
    <message>
        <source>I&apos;m long</source>
        <translation>Есть длинная масть</translation>
    </message>
    <message>
        <source>I&apos;m void</source>
        <translation>Одной масти нет</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Наименьшая заявка</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Один круг</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Парный</translation>
    </message>
    <message>
        <source>Pairs with signals</source>
        <translation>Парный с сигналами</translation>
    </message>
    <message>
        <source>Penalty for a failed bid</source>
        <translation>Штраф за невыполненную заявку</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Сигналы</translation>
    </message>
    <message>
        <source>Player sitting out</source>
        <translation>Игрок вне розыгрыша</translation>
    </message>
    <message>
        <source>Points of the tute</source>
        <translation>Очки за туте</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Ренонс</translation>
    </message>
    <message>
        <source>Rotten luck!</source>
        <translation>Вот досада!</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Тасовка</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Строгий стол</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Игра до</translation>
    </message>
    <message>
        <source>The auction ends when both opponents of the highest bidder have passed, or only when his partner has passed too.</source>
        <translation>Торговля кончается, когда спасовали оба соперника того, чья заявка выше всех, или только когда спасовал и его партнёр.</translation>
    </message>
    <message>
        <source>The censor sees the hand</source>
        <translation>Цензор видит карты</translation>
    </message>
    <message>
        <source>The least that may be bid. With steps of 10 it must be a multiple of 10.</source>
        <translation>Меньше заявить нельзя. При шаге 10 эта заявка должна делиться на 10.</translation>
    </message>
    <message>
        <source>The phrases agreed before the match.</source>
        <translation>Сигналы, о которых договорились до партии.</translation>
    </message>
    <message>
        <source>Truth of phrases</source>
        <translation>Правдивость сигналов</translation>
    </message>
    <message>
        <source>Tute</source>
        <translation>Туте</translation>
    </message>
    <message>
        <source>Two cantes</source>
        <translation>Две комбинации</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Младший козырь</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вид игры</translation>
    </message>
    <message>
        <source>What a tute adds to the declaring side&apos;s total.</source>
        <translation>Сколько туте прибавляет стороне разыгрывающего.</translation>
    </message>
    <message>
        <source>What four kings or four knights in one hand are worth to the declaring side.</source>
        <translation>Что дают стороне разыгрывающего четыре короля или четыре всадника в одних руках.</translation>
    </message>
    <message>
        <source>Whether a made contract scores the bid or the points won.</source>
        <translation>Что записывают за выполненное обязательство: заявку или набранные очки.</translation>
    </message>
    <message>
        <source>Whether a match is played up to a number of points or of deals.</source>
        <translation>До чего играют партию: до числа очков или до числа раздач.</translation>
    </message>
    <message>
        <source>Whether a player without the suit led, who cannot overtrump, must play a lower trump or may play any card.</source>
        <translation>Масти хода нет, перебить козырь нечем: обязан ли игрок сыграть младшим козырем или может сбросить любую карту.</translation>
    </message>
    <message>
        <source>Whether an illegal card cannot be played, or can be played and then claimed by an opponent, which loses the deal.</source>
        <translation>Картой не по правилам либо нельзя сыграть вовсе, либо можно, но если соперник укажет на ренонс, раздача проиграна.</translation>
    </message>
    <message>
        <source>Whether each defender scores a failed contract, or it is shared out among them.</source>
        <translation>Записывает ли каждый игрок защиты невыполненное обязательство целиком, или его делят между всеми.</translation>
    </message>
    <message>
        <source>Whether either partner sings when the pair has won a trick, or its winner only.</source>
        <translation>Кто объявляет, когда взятку взяла пара: любой из партнёров или только тот, кто взял.</translation>
    </message>
    <message>
        <source>Whether everybody hears a phrase or only the partner.</source>
        <translation>Слышат сигнал все или только партнёр.</translation>
    </message>
    <message>
        <source>Whether only the declaring side sings cantes, or the defence too.</source>
        <translation>Объявляет комбинации только сторона разыгрывающего или защита тоже.</translation>
    </message>
    <message>
        <source>Whether only true phrases may be said.</source>
        <translation>Разрешены ли только правдивые сигналы.</translation>
    </message>
    <message>
        <source>Whether the auction goes round and round, or each player speaks only once.</source>
        <translation>Идёт ли торговля круг за кругом, или каждый говорит только один раз.</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the winner&apos;s cards before he decides.</source>
        <translation>Смотрит ли сдающий карты победителя торговли, прежде чем решать.</translation>
    </message>
    <message>
        <source>Whether the declaring side also loses what it bid.</source>
        <translation>Теряет ли сторона разыгрывающего ещё и столько, сколько заявила.</translation>
    </message>
    <message>
        <source>Whether the outbid player may take his hand back for 5 points more.</source>
        <translation>Может ли игрок, чью заявку перебил цензор, вернуть себе карты за 5&#xa0;очков сверху.</translation>
    </message>
    <message>
        <source>Whether the player sitting out scores a failed contract like a defender.</source>
        <translation>Записывает ли игрок вне розыгрыша невыполненное обязательство наравне с защитой.</translation>
    </message>
    <message>
        <source>Whether they are only heard, or the declarer needs as many points more to make the contract.</source>
        <translation>Их только слышно или разыгрывающему нужно набрать на столько же очков больше.</translation>
    </message>
    <message>
        <source>Which form of the game is played.</source>
        <translation>В какой вид игры играют.</translation>
    </message>
    <message>
        <source>Who hears a phrase</source>
        <translation>Кто слышит сигнал</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Кто начинает первую взятку.</translation>
    </message>
    <message>
        <source>Who may sing</source>
        <translation>Кто объявляет</translation>
    </message>
    <message>
        <source>Who of a pair sings</source>
        <translation>Кто из пары объявляет</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>Партию выигрывает тот, кто наберёт столько очков.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>по числу раздач</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>all he has</source>
        <translation>все, что есть</translation>
    </message>
    <message>
        <source>all others have passed</source>
        <translation>спасовали все остальные</translation>
    </message>
    <message>
        <source>any card when beaten</source>
        <translation>любая карта</translation>
    </message>
    <message>
        <source>any phrase</source>
        <translation>любые</translation>
    </message>
    <message>
        <source>at a number of points</source>
        <translation>по числу очков</translation>
    </message>
    <message>
        <source>both opponents have passed</source>
        <translation>спасовали оба соперника</translation>
    </message>
    <message>
        <source>count against the contract</source>
        <translation>засчитываются против обязательства</translation>
    </message>
    <message>
        <source>cut only</source>
        <translation>только съём</translation>
    </message>
    <message>
        <source>declaring side</source>
        <translation>сторона разыгрывающего</translation>
    </message>
    <message>
        <source>each</source>
        <translation>каждому</translation>
    </message>
    <message>
        <source>either partner</source>
        <translation>любой из партнёров</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>все</translation>
    </message>
    <message>
        <source>full</source>
        <translation>тщательно</translation>
    </message>
    <message>
        <source>in fours</source>
        <translation>по четыре</translation>
    </message>
    <message>
        <source>in threes</source>
        <translation>по три</translation>
    </message>
    <message>
        <source>in two packets</source>
        <translation>в два приёма</translation>
    </message>
    <message>
        <source>light</source>
        <translation>слегка</translation>
    </message>
    <message>
        <source>loses the bid</source>
        <translation>минус заявка</translation>
    </message>
    <message>
        <source>may be claimed</source>
        <translation>можно указать</translation>
    </message>
    <message>
        <source>may take the hand back</source>
        <translation>может вернуть карты</translation>
    </message>
    <message>
        <source>must trump even with a lower one</source>
        <translation>обязателен и младший козырь</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>без ответа</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>не засчитывается</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>по одной</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>один круг</translation>
    </message>
    <message>
        <source>only announced</source>
        <translation>только объявляются</translation>
    </message>
    <message>
        <source>only the partner</source>
        <translation>только партнёр</translation>
    </message>
    <message>
        <source>only true ones</source>
        <translation>только правдивые</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>prevented</source>
        <translation>невозможен</translation>
    </message>
    <message>
        <source>scores as a defender</source>
        <translation>получает очки как игрок защиты</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>очков не получает</translation>
    </message>
    <message>
        <source>scores the bid</source>
        <translation>по заявке</translation>
    </message>
    <message>
        <source>scores the points won</source>
        <translation>по набранным очкам</translation>
    </message>
    <message>
        <source>split</source>
        <translation>делится</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>раздача</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>разыгрывающий</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>the trick&apos;s winner only</source>
        <translation>только взявший взятку</translation>
    </message>
    <message>
        <source>until one is left</source>
        <translation>пока не останется один</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>A match in progress keeps the rules it was started with.</source>
        <translation>Начатая партия идёт по тем правилам, с которыми началась.</translation>
    </message>
    <message>
        <source>As in the preset “{preset}”.</source>
        <translation>Как в наборе «{preset}».</translation>
    </message>
    <message>
        <source>Changed from the preset “{preset}”: {list}.</source>
        <translation>Отличается от набора «{preset}»: {list}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила стола</translation>
    </message>
    <message>
        <source>Main rules</source>
        <translation>Основные правила</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <extracomment>The heading of the tooltip of the rules&apos; badge.</extracomment>
        <translation>Правила: {preset}</translation>
    </message>
    <message>
        <source>These rules do not go together.</source>
        <translation>Эти правила несовместимы друг с другом.</translation>
    </message>
    <message>
        <source>With bidding steps of 10 the lowest bid must be a multiple of 10.</source>
        <translation>При шаге 10 наименьшая заявка должна делиться на 10.</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <extracomment>The label of an option that is not as in the preset.</extracomment>
        <translation>{option} (изменено)</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <extracomment>An option and what was chosen for it.</extracomment>
        <translation>{option}: {choice}</translation>
    </message>
    <message>
        <source>{variant} · {preset}</source>
        <extracomment>The badge on the table: the variant and the preset of the rules.</extracomment>
        <translation>{variant} · {preset}</translation>
    </message>
    <message>
        <source>{variant} · {preset}, changed: {n}</source>
        <extracomment>The badge on the table; {n} is how many options differ from the preset.</extracomment>
        <translation>{variant} · {preset}, изменений: {n}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{player} {n}</source>
        <extracomment>The score sheet&apos;s column of contracts: who played for how much.</extracomment>
        <translation>{player} {n}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Total: {points}</source>
        <translation>Всего: {points}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rules for new matches</source>
        <translation>Правила новых партий</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
</context>
<context>
    <name>SetupDeal</name>
    <message>
        <source>Across</source>
        <extracomment>The player opposite, in a word.</extracomment>
        <translation>Напротив</translation>
    </message>
    <message>
        <source>Declarer: {player}. With all cards open and best play, by trumps: {list}.</source>
        <translation>Разыгрывает: {player}. При открытых картах и лучшей игре, при разных козырях: {list}.</translation>
    </message>
    <message>
        <source>Each player needs {n} cards; “Deal the rest” fills the hands up. Who sits out gets none.</source>
        <translation>Каждому игроку нужно карт: {n}. «Раздать остальное» добавит недостающие. Кто вне розыгрыша, карт не получает.</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The player on one&apos;s left, in a word.</extracomment>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The player on one&apos;s right, in a word.</extracomment>
        <translation>Справа</translation>
    </message>
    <message>
        <source>That contract cannot come about at this table: choose another declarer or bid.</source>
        <translation>За этим столом такое обязательство невозможно: выберите другого разыгрывающего или другую заявку.</translation>
    </message>
    <message>
        <source>{player}: {n}</source>
        <translation>{player}: {n}</translation>
    </message>
    <message>
        <source>{suit} {n}</source>
        <translation>{suit} {n}</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>A button: what the deal is worth when all cards are open.</extracomment>
        <translation>Разобр&amp;ать</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>О&amp;чистить</translation>
    </message>
    <message>
        <source>&amp;Deal the rest</source>
        <translation>Раздать ос&amp;тальное</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>С&amp;ыграть</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>C&amp;ontract:</source>
        <translation>&amp;Обязательство:</translation>
    </message>
    <message>
        <source>Cards go to:</source>
        <translation>Карты получает:</translation>
    </message>
    <message>
        <source>D&amp;ealer:</source>
        <translation>&amp;Сдаёт:</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>Составить раздачу</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Тренер думает…</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Who declares</source>
        <translation>Кто разыгрывает</translation>
    </message>
    <message>
        <source>by auction</source>
        <extracomment>Instead of a contract: the deal begins with the auction.</extracomment>
        <translation>через торговлю</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>палицы</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>монеты</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>кубки</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>мечи</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>I censor: {n}</source>
        <extracomment>Said by the dealer who takes the winner&apos;s hand for 10 more.</extracomment>
        <translation>Цензура: {n}</translation>
    </message>
    <message>
        <source>I take it back: {n}</source>
        <extracomment>Said by the outbid player who takes his hand back for 5 more.</extracomment>
        <translation>Возвращаю карты: {n}</translation>
    </message>
    <message>
        <source>It stands</source>
        <extracomment>Said by the dealer who does not censor, or by the outbid player who lets his hand go.</extracomment>
        <translation>Не вмешиваюсь</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>Over the trick before this one, which is shown again.</extracomment>
        <translation>Предыдущая взятка</translation>
    </message>
    <message>
        <source>Revoke!</source>
        <extracomment>Said aloud by a player who denounces a revoke.</extracomment>
        <translation>Ренонс!</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>What a screen reader calls the table: a list of the player&apos;s cards and of the trick.</extracomment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>declaring side</source>
        <extracomment>On a plate: plays with the declarer.</extracomment>
        <translation>сторона разыгрывающего</translation>
    </message>
    <message>
        <source>defence</source>
        <extracomment>On a plate: plays against the contract.</extracomment>
        <translation>защита</translation>
    </message>
    <message>
        <source>{n} · {suit}</source>
        <extracomment>The contract: its points and the trump suit.</extracomment>
        <translation>{n} · {suit}</translation>
    </message>
    <message>
        <source>{player} {ours} · defence {theirs}</source>
        <extracomment>How the deal stands: the declarer&apos;s points (or his pair&apos;s), the defence&apos;s.</extracomment>
        <translation>{player} {ours} · защита {theirs}</translation>
    </message>
    <message>
        <source>{side}: {ours} points, {cantes} of them sung. Defence: {theirs} points, {defence_cantes} sung.</source>
        <extracomment>How the deal stands in full; {cantes} and {defence_cantes} are points sung.</extracomment>
        <translation>{side}, очки: {ours}, из них за комбинации: {cantes}. Защита, очки: {theirs}, за комбинации: {defence_cantes}.</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>Отделить от окна или вернуть на место</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>a character is wrong or missing</source>
        <translation>какой-то знак неверен или пропущен</translation>
    </message>
    <message>
        <source>an unknown option or value, or rules that do not go together</source>
        <translation>неизвестное правило или значение либо несовместимые правила</translation>
    </message>
    <message>
        <source>character {place}, “{letter}”, does not occur in codes</source>
        <translation>знака «{letter}» (место {place}) в кодах не бывает</translation>
    </message>
    <message>
        <source>expected “{header}”, not “{found}”</source>
        <translation>ожидалось «{header}», а не «{found}»</translation>
    </message>
    <message>
        <source>it is longer than any code of its kind</source>
        <translation>он длиннее любого кода этого вида</translation>
    </message>
    <message>
        <source>it is not a saved match</source>
        <translation>это не сохранённая партия</translation>
    </message>
    <message>
        <source>it should begin with {kind}, not with “{start}”</source>
        <extracomment>{kind} is D1 or M1, {start} what was typed.</extracomment>
        <translation>он должен начинаться с {kind}, а не с «{start}»</translation>
    </message>
    <message>
        <source>its rules do not go together</source>
        <translation>его правила несовместимы друг с другом</translation>
    </message>
    <message>
        <source>line {line} is wrong</source>
        <extracomment>{line} is the number of the first line of a file that cannot be read.</extracomment>
        <translation>ошибка в строке {line}</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <extracomment>{reason} is what is wrong in that line of a file.</extracomment>
        <translation>строка {line}: {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>the disk or the system failed</source>
        <translation>сбой диска или системы</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>файл слишком велик</translation>
    </message>
    <message>
        <source>the file or its folder is missing</source>
        <translation>нет файла или его папки</translation>
    </message>
    <message>
        <source>the rules have no name</source>
        <translation>у правил нет названия</translation>
    </message>
    <message>
        <source>the system does not allow it there</source>
        <translation>система не разрешает это в этом месте</translation>
    </message>
    <message>
        <source>there are {most} presets already</source>
        <translation>наборов правил уже {most}</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>это не текст в UTF-8</translation>
    </message>
    <message>
        <source>too long: {count}; the most is {most}</source>
        <translation>слишком длинный: знаков {count}, а может быть не больше {most}</translation>
    </message>
    <message>
        <source>written by a newer version of the program</source>
        <translation>записан более новой версией программы</translation>
    </message>
    <message>
        <source>“{found}” is not an option with its value</source>
        <translation>«{found}» — это не правило со значением</translation>
    </message>
    <message>
        <source>“{option}” is given twice</source>
        <extracomment>{option} is the name of an option in the file, in English.</extracomment>
        <translation>«{option}» встречается дважды</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>A bid must be higher than the ones before it</source>
        <translation>Заявка должна быть выше предыдущих</translation>
    </message>
    <message>
        <source>A cante needs the king and the knight of the suit in hand</source>
        <translation>Для комбинации нужны король и всадник одной масти на руках</translation>
    </message>
    <message>
        <source>A contract cannot pass {n}</source>
        <translation>Обязательство не может быть выше {n}</translation>
    </message>
    <message>
        <source>A pass is for the whole auction</source>
        <translation>Пас — до конца торговли</translation>
    </message>
    <message>
        <source>A revoke can be claimed against an opponent who has played</source>
        <translation>Указать можно на ренонс соперника, который уже сделал ход</translation>
    </message>
    <message>
        <source>All pass: new deal</source>
        <translation>Все спасовали: пересдача</translation>
    </message>
    <message>
        <source>At this table a made contract scores the points won</source>
        <translation>За этим столом выполненное обязательство приносит набранные очки</translation>
    </message>
    <message>
        <source>At this table a tute wins the match</source>
        <translation>За этим столом туте выигрывает партию</translation>
    </message>
    <message>
        <source>At this table another player sings now</source>
        <translation>Сейчас объявлять комбинации может другой игрок</translation>
    </message>
    <message>
        <source>At this table that phrase cannot be said with this hand</source>
        <translation>За этим столом такой сигнал с этими картами не подают</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Заявить {n}</translation>
    </message>
    <message>
        <source>Bids go up in steps at this table</source>
        <translation>За этим столом заявки повышаются на установленный шаг</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Cantes are sung after winning a trick, before the next lead</source>
        <translation>Комбинацию объявляют после взятки, до следующего хода</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карты</translation>
    </message>
    <message>
        <source>Censor ({n})</source>
        <translation>Наложить цензуру ({n})</translation>
    </message>
    <message>
        <source>Choose trump</source>
        <translation>Выбрать козырь</translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation>Указать на ренонс</translation>
    </message>
    <message>
        <source>Claim a revoke: {player}</source>
        <extracomment>A button: denounce this player for an illegal card.</extracomment>
        <translation>Указать на ренонс: {player}</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A button after the last deal: accept the result, no more claims.</extracomment>
        <translation>Подтвердить итог</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Heading of a column: the points promised.</extracomment>
        <translation>Обязательство</translation>
    </message>
    <message>
        <source>Contract failed: {n}</source>
        <translation>Обязательство не выполнено: {n}</translation>
    </message>
    <message>
        <source>Contract made: {n}</source>
        <translation>Обязательство выполнено: {n}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal.</extracomment>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Раздача {number} из {count}</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {first} speaks first</source>
        <translation>Раздача {number}: сдаёте вы, первый игрок — {first}</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, you speak first</source>
        <translation>Раздача {number}: сдаёт {dealer}, первый игрок — вы</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, {first} speaks first</source>
        <extracomment>A deal begins: its number, who deals, who speaks first (&quot;el mano&quot;).</extracomment>
        <translation>Раздача {number}: сдаёт {dealer}, первый игрок — {first}</translation>
    </message>
    <message>
        <source>Decided by a claim. {result}</source>
        <extracomment>The deal was decided by a revoke, or by a false claim of one.</extracomment>
        <translation>Исход решило указание на ренонс. {result}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Heading of a column: who played for the contract.</extracomment>
        <translation>Разыгрывающий</translation>
    </message>
    <message>
        <source>Don&apos;t sing</source>
        <translation>Не объявлять</translation>
    </message>
    <message>
        <source>Ended early. {result}</source>
        <extracomment>Ended before its last trick, the outcome being certain. {result}: &quot;Contract made: 85&quot;.</extracomment>
        <translation>Раздача завершена досрочно. {result}</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Score sheet: the contract was not made.</extracomment>
        <translation>Не выполнено</translation>
    </message>
    <message>
        <source>Finish the deal now</source>
        <translation>Завершить раздачу досрочно</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>Said aloud by a player who sings king and knight of trumps.</extracomment>
        <translation>Сорок!</translation>
    </message>
    <message>
        <source>If there was no revoke, your side loses the deal</source>
        <translation>Если ренонса не было, ваша сторона проигрывает раздачу</translation>
    </message>
    <message>
        <source>It has been sung already, or this trick&apos;s song is used up</source>
        <translation>Это уже объявлено, или за эту взятку комбинацию уже объявляли</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn</source>
        <translation>Сейчас ход другого игрока</translation>
    </message>
    <message>
        <source>Last ten</source>
        <translation>Десятка за последнюю</translation>
    </message>
    <message>
        <source>Let it go</source>
        <extracomment>A button of the outbid player: the censor keeps the hand.</extracomment>
        <translation>Не возвращать</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>A button of the censor: the bid stays as it is.</extracomment>
        <translation>Не вмешиваться</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Score sheet: the contract was made.</extracomment>
        <translation>Выполнено</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующая раздача</translation>
    </message>
    <message>
        <source>No phrase</source>
        <translation>Без сигнала</translation>
    </message>
    <message>
        <source>Nobody scores; the next player deals</source>
        <translation>Очков никто не получает; сдаёт следующий игрок</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A player&apos;s call in the auction, as it is said; also the button. In Spanish &quot;Paso&quot;.</extracomment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Passed out</source>
        <extracomment>Score sheet: nobody bid in this deal.</extracomment>
        <translation>Все спасовали</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Предыдущая взятка</translation>
    </message>
    <message>
        <source>Put it back and play another: nothing is lost</source>
        <translation>Карту можно забрать и сыграть другой: потерь не будет</translation>
    </message>
    <message>
        <source>Raise to {n}</source>
        <translation>Повысить до {n}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column: contract made or failed.</extracomment>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Revoke by {player}: the deal is lost.</source>
        <translation>Ренонс ({player}): раздача проиграна.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Score: {list}</source>
        <translation>Счёт: {list}</translation>
    </message>
    <message>
        <source>Sing forty</source>
        <translation>Объявить сорок</translation>
    </message>
    <message>
        <source>Sing the forty first</source>
        <translation>Сначала нужно объявить сорок</translation>
    </message>
    <message>
        <source>Sing tute</source>
        <translation>Объявить туте</translation>
    </message>
    <message>
        <source>Sing twenty in {suit}</source>
        <translation>Объявить двадцать: {suit}</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>Забрать карту</translation>
    </message>
    <message>
        <source>Take the hand back ({n})</source>
        <translation>Вернуть себе карты ({n})</translation>
    </message>
    <message>
        <source>That card is not in this hand</source>
        <translation>Этой карты на руках нет</translation>
    </message>
    <message>
        <source>That comes at another moment of the deal</source>
        <translation>Это делают в другой момент раздачи</translation>
    </message>
    <message>
        <source>The contract is certain; everybody scores as if it were played on</source>
        <translation>Исход уже ясен: очки записываются так же, как если доиграть</translation>
    </message>
    <message>
        <source>The contract is not certain yet</source>
        <translation>Исход ещё не ясен</translation>
    </message>
    <message>
        <source>The contract was certain: everybody scores as if it were played on</source>
        <translation>Исход был ясен: очки записаны так же, как если бы раздачу доиграли</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Раздача окончена</translation>
    </message>
    <message>
        <source>The highest bid there is: {n}</source>
        <translation>Выше {n} заявок не бывает</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>The tute does not count at this table, or has been sung</source>
        <translation>За этим столом туте не засчитывается или уже объявлено</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>Нет карты, которую можно забрать</translation>
    </message>
    <message>
        <source>There was a revoke of yours: the deal is lost.</source>
        <translation>Ренонс с вашей стороны: раздача проиграна.</translation>
    </message>
    <message>
        <source>There was no revoke: your side loses the deal.</source>
        <translation>Ренонса не было: ваша сторона проигрывает раздачу.</translation>
    </message>
    <message>
        <source>There was no revoke: {player} loses the deal.</source>
        <translation>Ренонса не было: раздачу проигрывает {player}.</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Этой картой сейчас сыграть нельзя</translation>
    </message>
    <message>
        <source>This deal is not over yet</source>
        <translation>Эта раздача ещё не окончена</translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation>Эта раздача уже окончена</translation>
    </message>
    <message>
        <source>This match is over</source>
        <translation>Эта партия уже окончена</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Trick {n}, {card}. The rule was: {duty}</source>
        <extracomment>{card} was played in trick {n} against a duty: {duty} is that duty, &quot;you must follow cups&quot;.</extracomment>
        <translation>Взятка {n}, {card}. Правило: {duty}</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>Heading of a column: the trump suit.</extracomment>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>Tute!</source>
        <extracomment>Said aloud by a player who holds four kings or four knights.</extracomment>
        <translation>Туте!</translation>
    </message>
    <message>
        <source>Tute. {result}</source>
        <translation>Туте. {result}</translation>
    </message>
    <message>
        <source>Twenty in {suit}</source>
        <extracomment>Said aloud by a player who sings king and knight of a suit that is not trump.</extracomment>
        <translation>Двадцать: {suit}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name of the person at the table, on a plate and at the head of a column.</extracomment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>You and {player} win the match</source>
        <translation>Партию выигрываете вы и {player}</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>Вы заявляете {n}</translation>
    </message>
    <message>
        <source>You bid {n}: “{phrase}”</source>
        <translation>Вы заявляете {n}: «{phrase}»</translation>
    </message>
    <message>
        <source>You censor: {n}</source>
        <translation>Вы накладываете цензуру: {n}</translation>
    </message>
    <message>
        <source>You claim a revoke by {accused}.</source>
        <translation>Вы указываете на ренонс: {accused}.</translation>
    </message>
    <message>
        <source>You lead, and you may sing first</source>
        <translation>Вы начинаете взятку; сначала можно объявить комбинацию</translation>
    </message>
    <message>
        <source>You lead: play any card</source>
        <translation>Вы начинаете взятку: можно сыграть любой картой</translation>
    </message>
    <message>
        <source>You let it stand: {declarer} plays for {n}</source>
        <translation>Вы не вмешиваетесь; разыгрывает {declarer}: {n}</translation>
    </message>
    <message>
        <source>You look at the cards of {player}</source>
        <translation>Вы смотрите карты игрока {player}</translation>
    </message>
    <message>
        <source>You may play any card</source>
        <translation>Можно сыграть любой картой</translation>
    </message>
    <message>
        <source>You must beat {card}</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>Нужно перебить {card}</translation>
    </message>
    <message>
        <source>You must follow {suit}</source>
        <translation>Нужно ходить в масть ({suit})</translation>
    </message>
    <message>
        <source>You must overtrump {card}</source>
        <extracomment>{card} is a trump on the table; it has its article, in Russian its accusative.</extracomment>
        <translation>Нужно перебить {card} старшим козырем</translation>
    </message>
    <message>
        <source>You must play a trump</source>
        <translation>Нужно сыграть козырем</translation>
    </message>
    <message>
        <source>You must play a trump, even a lower one</source>
        <translation>Нужно сыграть козырем, хотя бы младшим</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Вы пасуете</translation>
    </message>
    <message>
        <source>You pass: “{phrase}”</source>
        <translation>Вы пасуете: «{phrase}»</translation>
    </message>
    <message>
        <source>You play for {n}</source>
        <translation>Вы разыгрываете: {n}</translation>
    </message>
    <message>
        <source>You play for {n}, trump {suit}</source>
        <translation>Вы разыгрываете: {n}, козырь — {suit}</translation>
    </message>
    <message>
        <source>You play for {n}: choose trump</source>
        <translation>Ваше обязательство: {n}. Какая масть козырная?</translation>
    </message>
    <message>
        <source>You play this hand yourself, for {n}</source>
        <translation>Эти карты разыгрываете вы: {n}</translation>
    </message>
    <message>
        <source>You play your own hand after all, for {n}</source>
        <translation>Свои карты разыгрываете всё-таки вы: {n}</translation>
    </message>
    <message>
        <source>You sing forty in {suit}</source>
        <translation>Вы объявляете сорок: {suit}</translation>
    </message>
    <message>
        <source>You sing tute: four kings</source>
        <translation>Вы объявляете туте: четыре короля</translation>
    </message>
    <message>
        <source>You sing tute: four knights</source>
        <translation>Вы объявляете туте: четыре всадника</translation>
    </message>
    <message>
        <source>You sing twenty in {suit}</source>
        <translation>Вы объявляете двадцать: {suit}</translation>
    </message>
    <message>
        <source>You take your hand back: {n}</source>
        <translation>Вы возвращаете себе карты: {n}</translation>
    </message>
    <message>
        <source>You take {card} back</source>
        <translation>Вы забираете {card}</translation>
    </message>
    <message>
        <source>You win the auction with {n}</source>
        <translation>Вы выигрываете торговлю: {n}</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Вы выиграли партию</translation>
    </message>
    <message>
        <source>You {total}</source>
        <translation>Вы {total}</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Вы: {card}</translation>
    </message>
    <message>
        <source>You: {points}</source>
        <translation>Вы: {points}</translation>
    </message>
    <message>
        <source>Your pair has won the trick: you may sing</source>
        <translation>Взятка вашей пары: можно объявить комбинацию</translation>
    </message>
    <message>
        <source>Your turn. Bids above {n}:</source>
        <translation>Ваше слово. Заявки выше {n}:</translation>
    </message>
    <message>
        <source>Your turn. Bids from {n}:</source>
        <translation>Ваше слово. Заявки от {n}:</translation>
    </message>
    <message>
        <source>Your turn. {duty}</source>
        <extracomment>{duty} is what must be played, a sentence: &quot;You must follow cups&quot;.</extracomment>
        <translation>Ваш ход. {duty}</translation>
    </message>
    <message>
        <source>all phrases</source>
        <translation>все сигналы</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>разыгрывает</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>первый игрок</translation>
    </message>
    <message>
        <source>no phrases</source>
        <translation>без сигналов</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>слева</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>справа</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>напротив</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>вне розыгрыша</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes + {tute} tute = {total}</source>
        <translation>{cards} за карты + {ten} за последнюю + {cantes} за комбинации + {tute} за туте = {total}</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes = {total}</source>
        <extracomment>Card points, the ten of the last trick, the cantes, and the total of the declaring side.</extracomment>
        <translation>{cards} за карты + {ten} за последнюю + {cantes} за комбинации = {total}</translation>
    </message>
    <message>
        <source>{card}, cannot be played: {reason}</source>
        <extracomment>{reason} is a duty such as &quot;you must follow cups&quot;.</extracomment>
        <translation>{card}, сыграть нельзя: {reason}</translation>
    </message>
    <message>
        <source>{dealer} looks at the cards of {player}</source>
        <translation>{dealer} смотрит карты игрока {player}</translation>
    </message>
    <message>
        <source>{dealer} looks at your cards</source>
        <translation>{dealer} смотрит ваши карты</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the second name begins with the sound of i (in Spanish: e Inés)</comment>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <extracomment>Things in a row, parted as the language parts them (Chinese 、, Arabic ،).</extracomment>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>A percentage. Where the language puts a space before the sign it is a hard one (U+00A0).</extracomment>
        <translation>{n}&#xa0;%</translation>
    </message>
    <message>
        <source>{pair} win the match</source>
        <translation>Партию выигрывают {pair}</translation>
    </message>
    <message>
        <source>{player} bids {n}</source>
        <translation>{player} заявляет {n}</translation>
    </message>
    <message>
        <source>{player} bids {n}. Censor for {more}?</source>
        <extracomment>The dealer is asked whether to take over the hand of {player}, whose bid of {n} won the auction.</extracomment>
        <translation>{player} заявляет {n}. Наложить цензуру за {more}?</translation>
    </message>
    <message>
        <source>{player} bids {n}: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player} заявляет {n}: «{phrase}»</translation>
    </message>
    <message>
        <source>{player} censors your bid: {n}</source>
        <translation>{player} накладывает цензуру на вашу заявку: {n}</translation>
    </message>
    <message>
        <source>{player} censors: {n}</source>
        <translation>{player} накладывает цензуру: {n}</translation>
    </message>
    <message>
        <source>{player} censors: {n}. Take your hand back for {more}?</source>
        <extracomment>The bid of the person asked was censored by {player} for {n}.</extracomment>
        <translation>{player} накладывает цензуру: {n}. Вернуть себе карты за {more}?</translation>
    </message>
    <message>
        <source>{player} chooses trump</source>
        <translation>{player} выбирает козырь</translation>
    </message>
    <message>
        <source>{player} claims a revoke by you.</source>
        <translation>{player} указывает на ваш ренонс.</translation>
    </message>
    <message>
        <source>{player} claims a revoke by {accused}.</source>
        <translation>{player} указывает на ренонс: {accused}.</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} думает</translation>
    </message>
    <message>
        <source>{player} lets it stand: you play for {n}</source>
        <translation>{player} не вмешивается; разыгрываете вы: {n}</translation>
    </message>
    <message>
        <source>{player} lets it stand: {declarer} plays for {n}</source>
        <extracomment>{player} lets the bid stand (the censor) or lets the hand go (the player outbid by the censor).</extracomment>
        <translation>{player} не вмешивается; разыгрывает {declarer}: {n}</translation>
    </message>
    <message>
        <source>{player} may censor</source>
        <translation>{player} решает, наложить ли цензуру</translation>
    </message>
    <message>
        <source>{player} may take the hand back</source>
        <translation>{player} решает, вернуть ли себе карты</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} пасует</translation>
    </message>
    <message>
        <source>{player} passes: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player} пасует: «{phrase}»</translation>
    </message>
    <message>
        <source>{player} plays for {n}</source>
        <translation>Разыгрывает {player}: {n}</translation>
    </message>
    <message>
        <source>{player} plays for {n}, trump {suit}</source>
        <translation>Разыгрывает {player}: {n}, козырь — {suit}</translation>
    </message>
    <message>
        <source>{player} sings forty in {suit}</source>
        <translation>{player} объявляет сорок: {suit}</translation>
    </message>
    <message>
        <source>{player} sings tute: four kings</source>
        <translation>{player} объявляет туте: четыре короля</translation>
    </message>
    <message>
        <source>{player} sings tute: four knights</source>
        <translation>{player} объявляет туте: четыре всадника</translation>
    </message>
    <message>
        <source>{player} sings twenty in {suit}</source>
        <translation>{player} объявляет двадцать: {suit}</translation>
    </message>
    <message>
        <source>{player} takes the hand back: {n}</source>
        <translation>{player} возвращает себе карты: {n}</translation>
    </message>
    <message>
        <source>{player} takes {card} back</source>
        <translation>{player} забирает {card}</translation>
    </message>
    <message>
        <source>{player} to bid</source>
        <translation>Слово: {player}</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>{player} wins the auction with {n}</source>
        <translation>Торговлю выигрывает {player}: {n}</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>Партию выигрывает {player}</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player} {total}</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card on the table and who played it.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>“{spanish}”: {meaning}</source>
        <extracomment>A tooltip: the Spanish words of a phrase, which stay as they are, and when it is true.</extracomment>
        <translation>«{spanish}»: {meaning}</translation>
    </message>
</context>
</TS>
