<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Subastao</source>
        <translation>حول Subastao</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>برنامج حر برخصة جنو العمومية العامة، الإصدار 3 أو ما بعده.</translation>
    </message>
    <message>
        <source>Made with {qt}, {pyside} and {python}.</source>
        <extracomment>{qt}, {pyside}, {python} are names with their versions.</extracomment>
        <translation>صُنع باستخدام {qt} و{pyside} و{python}.</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as machine code.</source>
        <translation>تعمل حسابات اللاعبين الآليين بشيفرة الآلة.</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as plain Python: the strong levels look less far ahead.</source>
        <translation>تعمل حسابات اللاعبين الآليين بلغة Python وحدها: المستويات القوية تحسب مدى أقصر.</translation>
    </message>
    <message>
        <source>The cards and signs were drawn for this program. The letters are Noto Sans (OFL).</source>
        <translation>رُسمت الأوراق والرموز لهذا البرنامج. الخط هو Noto Sans ‏(OFL).</translation>
    </message>
    <message>
        <source>Tute subastado, the Spanish card game, against the computer.</source>
        <translation>توتي بالمزايدة (tute subastado)، لعبة الورق الإسبانية، ضد الحاسوب.</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Earlier matches</source>
        <translation>مباريات سابقة</translation>
    </message>
    <message>
        <source>There are no earlier matches.</source>
        <translation>لا مباريات سابقة.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>منتهية</translation>
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
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>المزايدة بـ {n}</translation>
    </message>
    <message>
        <source>Your bid:</source>
        <translation>مزايدتك:</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>At this table</source>
        <translation>في هذه الطاولة</translation>
    </message>
    <message>
        <source>First of all</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>إتقان اللعب</translation>
    </message>
    <message>
        <source>The book of the game</source>
        <translation>كتاب اللعبة</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>The world of the game</source>
        <translation>عالم اللعبة</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>مرجع</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <extracomment>{suit} is a suit by itself: &quot;Trump: coins&quot;.</extracomment>
        <translation>النوع الرابح: {suit}</translation>
    </message>
    <message>
        <source>You take the trick with {card}: {points}.</source>
        <extracomment>A worked example. {points} is &quot;14 points&quot;.</extracomment>
        <translation>اللمّة لك بـ{card}: {points}.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>أوراقك</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>{card} ({seat}) takes the trick: {points}.</source>
        <extracomment>A worked example. {seat} is &quot;on your right&quot;, {points} is &quot;14 points&quot;.</extracomment>
        <translation>{card} ({seat}): كسب اللمّة، {points}.</translation>
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
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>الصفحة الأولى</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>خط أكبر</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>الصفحات المعثور عليها</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>البحث في الكتاب</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>خط أصغر</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Advanced</source>
        <translation>متقدّم</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>هاوٍ</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>متمرّس</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>آس العصي</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>آس الذهب</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>آس الكؤوس</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>آس السيوف</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>خمسة العصي</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>خمسة الذهب</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>خمسة الكؤوس</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>خمسة السيوف</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>أربعة العصي</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>أربعة الذهب</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>أربعة الكؤوس</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>أربعة السيوف</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>ولد العصي</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>ولد الذهب</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>ولد الكؤوس</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>ولد السيوف</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>ملك العصي</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>ملك الذهب</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>ملك الكؤوس</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>ملك السيوف</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>فارس العصي</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>فارس الذهب</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>فارس الكؤوس</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>فارس السيوف</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>سبعة العصي</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>سبعة الذهب</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>سبعة الكؤوس</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>سبعة السيوف</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>ستة العصي</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>ستة الذهب</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>ستة الكؤوس</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>ستة السيوف</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>ثلاثة العصي</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>ثلاثة الذهب</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>ثلاثة الكؤوس</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>ثلاثة السيوف</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>اثنين العصي</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>اثنين الذهب</translation>
    </message>
    <message>
        <source>two of cups</source>
        <translation>اثنين الكؤوس</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>اثنين السيوف</translation>
    </message>
</context>
<context>
    <name>CardsAsObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>آس العصي</translation>
    </message>
    <message>
        <source>the ace of coins</source>
        <extracomment>The card as the object of a sentence: &quot;You must beat …&quot;, &quot;… takes … back&quot;. With its article where the language has one, in the accusative in Russian.</extracomment>
        <translation>آس الذهب</translation>
    </message>
    <message>
        <source>the ace of cups</source>
        <translation>آس الكؤوس</translation>
    </message>
    <message>
        <source>the ace of swords</source>
        <translation>آس السيوف</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>خمسة العصي</translation>
    </message>
    <message>
        <source>the five of coins</source>
        <translation>خمسة الذهب</translation>
    </message>
    <message>
        <source>the five of cups</source>
        <translation>خمسة الكؤوس</translation>
    </message>
    <message>
        <source>the five of swords</source>
        <translation>خمسة السيوف</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>أربعة العصي</translation>
    </message>
    <message>
        <source>the four of coins</source>
        <translation>أربعة الذهب</translation>
    </message>
    <message>
        <source>the four of cups</source>
        <translation>أربعة الكؤوس</translation>
    </message>
    <message>
        <source>the four of swords</source>
        <translation>أربعة السيوف</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>ولد العصي</translation>
    </message>
    <message>
        <source>the jack of coins</source>
        <translation>ولد الذهب</translation>
    </message>
    <message>
        <source>the jack of cups</source>
        <translation>ولد الكؤوس</translation>
    </message>
    <message>
        <source>the jack of swords</source>
        <translation>ولد السيوف</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>ملك العصي</translation>
    </message>
    <message>
        <source>the king of coins</source>
        <translation>ملك الذهب</translation>
    </message>
    <message>
        <source>the king of cups</source>
        <translation>ملك الكؤوس</translation>
    </message>
    <message>
        <source>the king of swords</source>
        <translation>ملك السيوف</translation>
    </message>
    <message>
        <source>the knight of clubs</source>
        <translation>فارس العصي</translation>
    </message>
    <message>
        <source>the knight of coins</source>
        <translation>فارس الذهب</translation>
    </message>
    <message>
        <source>the knight of cups</source>
        <translation>فارس الكؤوس</translation>
    </message>
    <message>
        <source>the knight of swords</source>
        <translation>فارس السيوف</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>سبعة العصي</translation>
    </message>
    <message>
        <source>the seven of coins</source>
        <translation>سبعة الذهب</translation>
    </message>
    <message>
        <source>the seven of cups</source>
        <translation>سبعة الكؤوس</translation>
    </message>
    <message>
        <source>the seven of swords</source>
        <translation>سبعة السيوف</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>ستة العصي</translation>
    </message>
    <message>
        <source>the six of coins</source>
        <translation>ستة الذهب</translation>
    </message>
    <message>
        <source>the six of cups</source>
        <translation>ستة الكؤوس</translation>
    </message>
    <message>
        <source>the six of swords</source>
        <translation>ستة السيوف</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>ثلاثة العصي</translation>
    </message>
    <message>
        <source>the three of coins</source>
        <translation>ثلاثة الذهب</translation>
    </message>
    <message>
        <source>the three of cups</source>
        <translation>ثلاثة الكؤوس</translation>
    </message>
    <message>
        <source>the three of swords</source>
        <translation>ثلاثة السيوف</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>اثنين العصي</translation>
    </message>
    <message>
        <source>the two of coins</source>
        <translation>اثنين الذهب</translation>
    </message>
    <message>
        <source>the two of cups</source>
        <translation>اثنين الكؤوس</translation>
    </message>
    <message>
        <source>the two of swords</source>
        <translation>اثنين السيوف</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>&amp;Advice, hints and counting</source>
        <extracomment>Shows the coach beside the table.</extracomment>
        <translation>ال&amp;نصائح والتلميحات والعدّ</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>الم&amp;درّب</translation>
    </message>
    <message>
        <source>&amp;History and rating…</source>
        <translation>&amp;السجلّ والتقييم…</translation>
    </message>
    <message>
        <source>&amp;Keep this deal…</source>
        <extracomment>Puts the deal on the table into the library.</extracomment>
        <translation>&amp;حفظ هذه الجولة…</translation>
    </message>
    <message>
        <source>&amp;Library of deals…</source>
        <translation>م&amp;كتبة الجولات…</translation>
    </message>
    <message>
        <source>&amp;Results of the duplicate match…</source>
        <translation>&amp;نتائج المباراة بالأوراق نفسها…</translation>
    </message>
    <message>
        <source>New &amp;duplicate match</source>
        <translation>مباراة &amp;جديدة بالأوراق نفسها</translation>
    </message>
    <message>
        <source>{variant}, {day}</source>
        <extracomment>The title a kept deal has at first: the form of the game and the day.</extracomment>
        <translation>{variant}، {day}</translation>
    </message>
</context>
<context>
    <name>CoachCounts</name>
    <message numerus="yes">
        <source>%Ln cards are as good as each other: this is the cheapest.</source>
        <extracomment>n is 2 or more.</extracomment>
        <translation>
            <numerusform>الأوراق متساوية: هذه أقلّها قيمة.</numerusform>
            <numerusform>الورقة المناسبة واحدة: هذه.</numerusform>
            <numerusform>ورقتان متساويتان: هذه أقلّهما قيمة.</numerusform>
            <numerusform>%Ln أوراق متساوية: هذه أقلّها قيمة.</numerusform>
            <numerusform>%Ln ورقة متساوية: هذه أقلّها قيمة.</numerusform>
            <numerusform>%Ln ورقة متساوية: هذه أقلّها قيمة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out.</source>
        <translation>
            <numerusform>استنزف الأوراق الرابحة: لم يبقَ منها شيء.</numerusform>
            <numerusform>استنزف الأوراق الرابحة: بقيت ورقة واحدة.</numerusform>
            <numerusform>استنزف الأوراق الرابحة: بقيت ورقتان.</numerusform>
            <numerusform>استنزف الأوراق الرابحة: بقيت %Ln أوراق.</numerusform>
            <numerusform>استنزف الأوراق الرابحة: بقيت %Ln ورقة.</numerusform>
            <numerusform>استنزف الأوراق الرابحة: بقيت %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %Ln point(s), and only while both cards are in hand.</source>
        <translation>
            <numerusform>لا نقاط له.</numerusform>
            <numerusform>قيمته نقطة واحدة، ما دامت الورقتان في يدك.</numerusform>
            <numerusform>قيمته نقطتان، ما دامت الورقتان في يدك.</numerusform>
            <numerusform>قيمته %Ln نقاط، ما دامت الورقتان في يدك.</numerusform>
            <numerusform>قيمته %Ln نقطة، ما دامت الورقتان في يدك.</numerusform>
            <numerusform>قيمته %Ln نقطة، ما دامت الورقتان في يدك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for certain: %Ln point(s) in it so far.</source>
        <translation>
            <numerusform>تكسب اللمّة بالتأكيد: لا نقاط فيها حتى الآن.</numerusform>
            <numerusform>تكسب اللمّة بالتأكيد: فيها نقطة واحدة حتى الآن.</numerusform>
            <numerusform>تكسب اللمّة بالتأكيد: فيها نقطتان حتى الآن.</numerusform>
            <numerusform>تكسب اللمّة بالتأكيد: فيها %Ln نقاط حتى الآن.</numerusform>
            <numerusform>تكسب اللمّة بالتأكيد: فيها %Ln نقطة حتى الآن.</numerusform>
            <numerusform>تكسب اللمّة بالتأكيد: فيها %Ln نقطة حتى الآن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has this trick for certain: give it %Ln point(s).</source>
        <translation>
            <numerusform>هذه اللمّة من نصيب {player} بالتأكيد: لا نقاط لتعطيها.</numerusform>
            <numerusform>هذه اللمّة من نصيب {player} بالتأكيد: أعطها نقطة واحدة.</numerusform>
            <numerusform>هذه اللمّة من نصيب {player} بالتأكيد: أعطها نقطتين.</numerusform>
            <numerusform>هذه اللمّة من نصيب {player} بالتأكيد: أعطها %Ln نقاط.</numerusform>
            <numerusform>هذه اللمّة من نصيب {player} بالتأكيد: أعطها %Ln نقطة.</numerusform>
            <numerusform>هذه اللمّة من نصيب {player} بالتأكيد: أعطها %Ln نقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDock</name>
    <message>
        <source>A deal in which the coach has helped does not count for the rating.</source>
        <translation>الجولة التي ساعد فيها المدرّب لا تُحسب في التقييم.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>إعلان</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>الأوراق التي لم تظهر بعد</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>الاحتمال</translation>
    </message>
    <message>
        <source>Chance of each bid</source>
        <translation>احتمال كل مزايدة</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>الخيار</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>المدرّب</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>الكلفة</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Count the cards for me</source>
        <translation>عُدّ الأوراق عنّي</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>I could not think it through. Ask again.</source>
        <translation>لم يكتمل حسابي. اسأل مرة أخرى.</translation>
    </message>
    <message>
        <source>Illegal cards can be played at this table: duties prove nothing.</source>
        <translation>يمكن في هذه الطاولة لعب ورقة مخالفة، فلا تدلّ الواجبات على شيء.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>How many cards of a suit are in a hand.</extracomment>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>دعني أفكّر…</translation>
    </message>
    <message>
        <source>Off in this match</source>
        <translation>إيقافه في هذه المباراة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>لم تظهر</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Sure</source>
        <extracomment>Points that a hand makes nearly always.</extracomment>
        <translation>مضمون</translation>
    </message>
    <message>
        <source>The coach is off in this match.</source>
        <translation>المدرّب متوقّف في هذه المباراة.</translation>
    </message>
    <message>
        <source>The hand with each suit as trumps</source>
        <translation>تقدير الأوراق مع كل نوع رابح</translation>
    </message>
    <message>
        <source>There is nothing to advise on just now.</source>
        <translation>لا شيء يستدعي النصيحة الآن.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Unasked, too</source>
        <extracomment>A box to tick: the coach gives a hint at each decision without being asked.</extracomment>
        <translation>تلميح تلقائي</translation>
    </message>
    <message>
        <source>Wh&amp;y not? (the book)</source>
        <extracomment>A button: opens the book where it says why the dimmed cards may not be played, or how bids go.</extracomment>
        <translation>&amp;لماذا لا يجوز؟ (الكتاب)</translation>
    </message>
    <message>
        <source>What each choice costs</source>
        <translation>كلفة كل خيار</translation>
    </message>
    <message>
        <source>What is this hand &amp;worth?</source>
        <translation>كم ت&amp;ساوي هذه الأوراق؟</translation>
    </message>
    <message>
        <source>What should I &amp;do?</source>
        <translation>ماذا أ&amp;فعل؟</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>A cante of the defence counts for nothing here and shows your cards.</source>
        <translation>إعلان الفريق المقابل لا قيمة له في هذه الطاولة ويكشف أوراقك.</translation>
    </message>
    <message>
        <source>About {chance} to make {bid}.</source>
        <translation>احتمال تحقيق {bid} نحو {chance}.</translation>
    </message>
    <message>
        <source>Another card is about as good.</source>
        <translation>ورقة أخرى تكاد تساويها.</translation>
    </message>
    <message>
        <source>Any other card costs {chance} or more of your chance.</source>
        <translation>أي ورقة أخرى تُنقص الاحتمال بمقدار {chance} أو أكثر.</translation>
    </message>
    <message>
        <source>Declaring side: {points} of {needed}. Defence: {defence}. To come: {left}.</source>
        <translation>فريق الفائز بالمزايدة: {points} من {needed}. الفريق المقابل: {defence}. المتبقّي: {left}.</translation>
    </message>
    <message>
        <source>I would go up to {bid}, which is made about {chance} of the time.</source>
        <translation>سأصل إلى {bid}، وهي تتحقّق في نحو {chance} من المرّات.</translation>
    </message>
    <message>
        <source>I would not bid on it.</source>
        <translation>لن أزايد بهذه الأوراق.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>هي الورقة الوحيدة التي يمكنك لعبها.</translation>
    </message>
    <message>
        <source>It rests on: {things}.</source>
        <translation>يستند ذلك إلى: {things}.</translation>
    </message>
    <message>
        <source>It wins the last ten.</source>
        <translation>تكسب عشر الأخيرة.</translation>
    </message>
    <message>
        <source>Last ten: about {chance}.</source>
        <translation>عشر الأخيرة: نحو {chance}.</translation>
    </message>
    <message>
        <source>My choice: {action}.</source>
        <extracomment>What the coach would do; {action} is the text of a button or the name of a card.</extracomment>
        <translation>اختياري: {action}.</translation>
    </message>
    <message>
        <source>Nobody can beat it: a sure trick.</source>
        <translation>لا أحد يستطيع التفوّق عليها: لمّة مضمونة.</translation>
    </message>
    <message>
        <source>The cante in {suit} stays together, to be sung.</source>
        <translation>يبقى الملك والفارس معًا لإعلانهما: {suit}.</translation>
    </message>
    <message>
        <source>The card breaks a duty: taken back now, it is no revoke.</source>
        <translation>الورقة تخالف الواجب: إذا استُردّت الآن فلا إخلال.</translation>
    </message>
    <message>
        <source>The coach&apos;s choice</source>
        <translation>اختيار المدرّب</translation>
    </message>
    <message>
        <source>Then you have no more {suit} and can trump that suit.</source>
        <translation>هكذا لا يبقى لديك شيء من نوع {suit}، فيمكنك القطع فيه.</translation>
    </message>
    <message>
        <source>With {suit} as trumps this should make about {points}.</source>
        <translation>إذا كان النوع الرابح {suit} فالمتوقّع نحو {points}.</translation>
    </message>
    <message>
        <source>You have none of {suit}: trump it.</source>
        <translation>ليس لديك من نوع {suit}: اقطع بورقة رابحة.</translation>
    </message>
    <message>
        <source>You hold {card} back.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>تحتفظ بورقة {card}.</translation>
    </message>
    <message>
        <source>You keep {card}, the highest trump, for the end.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>تحتفظ بورقة {card}، أعلى ورقة رابحة، للنهاية.</translation>
    </message>
    <message>
        <source>a tute</source>
        <translation>توتي</translation>
    </message>
    <message>
        <source>certainly {cards}</source>
        <translation>{cards} بالتأكيد</translation>
    </message>
    <message>
        <source>none of {suits}</source>
        <translation>لا شيء من {suits}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>بلا {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a table of what each choice costs.</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing known</source>
        <translation>لا معلومات</translation>
    </message>
    <message>
        <source>the choice</source>
        <extracomment>In a table of what each choice costs: this one is the coach&apos;s.</extracomment>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>the {points} in {suit}</source>
        <translation>إعلان {suit} ({points})</translation>
    </message>
    <message>
        <source>{bid}: {chance}</source>
        <extracomment>A bid and its chance.</extracomment>
        <translation>{bid}: {chance}</translation>
    </message>
    <message>
        <source>{duty}. Not now: {cards}.</source>
        <extracomment>{duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{duty}. لا يجوز الآن: {cards}.</translation>
    </message>
    <message>
        <source>{player} has this trick for certain: give it as little as you can.</source>
        <translation>هذه اللمّة من نصيب {player} بالتأكيد: أعطها أقلّ ما يمكن.</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <extracomment>What is known of a player&apos;s hand.</extracomment>
        <translation>{player}: {what}</translation>
    </message>
    <message>
        <source>{suit} (trumps)</source>
        <extracomment>A suit in a list of the cards that are out: it is trumps.</extracomment>
        <translation>{suit} (النوع الرابح)</translation>
    </message>
</context>
<context>
    <name>CoachReview</name>
    <message>
        <source>A revoke: {card}.</source>
        <translation>إخلال: {card}.</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>الأفضل: {best}.</translation>
    </message>
    <message>
        <source>Better: {best}. That contract is made in {chance} of cases.</source>
        <translation>الأفضل: {best}. ذلك التعهّد يتحقّق في {chance} من الحالات.</translation>
    </message>
    <message>
        <source>Better: {best}. The contract is made in {best_chance} of cases after it, in {chance} as it was done.</source>
        <extracomment>The chances are those of the contract being made.</extracomment>
        <translation>الأفضل: {best}. احتمال تحقيق التعهّد عندها {best_chance}، وبما جرى {chance}.</translation>
    </message>
    <message>
        <source>Better: {best}. This contract is made in {chance} of cases.</source>
        <translation>الأفضل: {best}. هذا التعهّد يتحقّق في {chance} من الحالات.</translation>
    </message>
    <message>
        <source>By what could be known, nothing was clearly better.</source>
        <translation>بحسب ما كان يمكن معرفته، لم يكن هناك ما هو أفضل بوضوح.</translation>
    </message>
    <message>
        <source>It decided the contract.</source>
        <translation>وهذا ما حسم التعهّد.</translation>
    </message>
    <message>
        <source>The difference is too small to be sure.</source>
        <translation>الفرق أصغر من أن يُبنى عليه حكم.</translation>
    </message>
    <message>
        <source>The last ten forgotten: {card} would have kept the last trick.</source>
        <translation>نُسيت عشر الأخيرة: لو بقيت ورقة {card} لكُسبت اللمّة الأخيرة.</translation>
    </message>
    <message>
        <source>The wrong trumps were named.</source>
        <translation>لم يكن النوع الرابح مناسبًا.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>A decision in a list: the suit named as trumps.</extracomment>
        <translation>النوع الرابح: {suit}</translation>
    </message>
    <message>
        <source>With all cards open, nothing was better.</source>
        <translation>مع كشف كل الأوراق لم يكن هناك ما هو أفضل.</translation>
    </message>
    <message>
        <source>cante forgotten</source>
        <translation>نسيان الإعلان</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>مكلف</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>مشكوك فيه</translation>
    </message>
    <message>
        <source>good</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>last ten forgotten</source>
        <translation>نسيان عشر الأخيرة</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>مبالغة في المزايدة</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>إخلال</translation>
    </message>
    <message>
        <source>wrong trumps</source>
        <translation>سوء اختيار النوع الرابح</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%Ln أوراق</numerusform>
            <numerusform>%Ln ورقة</numerusform>
            <numerusform>%Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%Ln مباريات</numerusform>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>%Ln مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>لا لاعبين</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%Ln لاعبين</numerusform>
            <numerusform>%Ln لاعبًا</numerusform>
            <numerusform>%Ln لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>لا نقاط</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to go</source>
        <translation>
            <numerusform>المتبقّي: لا نقاط</numerusform>
            <numerusform>المتبقّي: نقطة واحدة</numerusform>
            <numerusform>المتبقّي: نقطتان</numerusform>
            <numerusform>المتبقّي: %Ln نقاط</numerusform>
            <numerusform>المتبقّي: %Ln نقطة</numerusform>
            <numerusform>المتبقّي: %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>صفر ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتان</numerusform>
            <numerusform>%Ln ثوانٍ</numerusform>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>%Ln ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>لا لمّات</numerusform>
            <numerusform>لمّة واحدة</numerusform>
            <numerusform>لمّتان</numerusform>
            <numerusform>%Ln لمّات</numerusform>
            <numerusform>%Ln لمّة</numerusform>
            <numerusform>%Ln لمّة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trump(s)</source>
        <translation>
            <numerusform>لا أوراق رابحة</numerusform>
            <numerusform>ورقة رابحة واحدة</numerusform>
            <numerusform>ورقتان رابحتان</numerusform>
            <numerusform>%Ln أوراق رابحة</numerusform>
            <numerusform>%Ln ورقة رابحة</numerusform>
            <numerusform>%Ln ورقة رابحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contract failed by %Ln point(s)</source>
        <extracomment>n is never 0.</extracomment>
        <translation>
            <numerusform>لم يتحقق التعهّد، بفارق %Ln نقطة</numerusform>
            <numerusform>لم يتحقق التعهّد، بفارق نقطة واحدة</numerusform>
            <numerusform>لم يتحقق التعهّد، بفارق نقطتين</numerusform>
            <numerusform>لم يتحقق التعهّد، بفارق %Ln نقاط</numerusform>
            <numerusform>لم يتحقق التعهّد، بفارق %Ln نقطة</numerusform>
            <numerusform>لم يتحقق التعهّد، بفارق %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out</source>
        <translation>
            <numerusform>العب ورقة رابحة، بقي لدى الخصوم: لا أوراق رابحة</numerusform>
            <numerusform>العب ورقة رابحة، بقي لدى الخصوم: ورقة رابحة واحدة</numerusform>
            <numerusform>العب ورقة رابحة، بقي لدى الخصوم: ورقتان رابحتان</numerusform>
            <numerusform>العب ورقة رابحة، بقي لدى الخصوم: %Ln أوراق رابحة</numerusform>
            <numerusform>العب ورقة رابحة، بقي لدى الخصوم: %Ln ورقة رابحة</numerusform>
            <numerusform>العب ورقة رابحة، بقي لدى الخصوم: %Ln ورقة رابحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick to {player}: %Ln point(s) with the last ten</source>
        <extracomment>The last trick of a deal; n includes the ten it is worth.</extracomment>
        <translation>
            <numerusform>اللمّة الأخيرة من نصيب {player}: لا نقاط مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيب {player}: نقطة واحدة مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيب {player}: نقطتان مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيب {player}: %Ln نقاط مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيب {player}: %Ln نقطة مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيب {player}: %Ln نقطة مع عشر الأخيرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>مباراة من %Ln جولة</numerusform>
            <numerusform>مباراة من جولة واحدة</numerusform>
            <numerusform>مباراة من جولتين</numerusform>
            <numerusform>مباراة من %Ln جولات</numerusform>
            <numerusform>مباراة من %Ln جولة</numerusform>
            <numerusform>مباراة من %Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %Ln point(s)</source>
        <extracomment>n is a target from 100 to 2000.</extracomment>
        <translation>
            <numerusform>المباراة حتى %Ln نقطة</numerusform>
            <numerusform>المباراة حتى نقطة واحدة</numerusform>
            <numerusform>المباراة حتى نقطتين</numerusform>
            <numerusform>المباراة حتى %Ln نقاط</numerusform>
            <numerusform>المباراة حتى %Ln نقطة</numerusform>
            <numerusform>المباراة حتى %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defence has sung %Ln point(s): {needed} needed</source>
        <extracomment>At tables where cantes of the defence count against the contract.</extracomment>
        <translation>
            <numerusform>إعلانات الفريق المقابل: لا نقاط؛ المطلوب {needed}</numerusform>
            <numerusform>إعلانات الفريق المقابل: نقطة واحدة؛ المطلوب {needed}</numerusform>
            <numerusform>إعلانات الفريق المقابل: نقطتان؛ المطلوب {needed}</numerusform>
            <numerusform>إعلانات الفريق المقابل: %Ln نقاط؛ المطلوب {needed}</numerusform>
            <numerusform>إعلانات الفريق المقابل: %Ln نقطة؛ المطلوب {needed}</numerusform>
            <numerusform>إعلانات الفريق المقابل: %Ln نقطة؛ المطلوب {needed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours: %Ln point(s) with the last ten</source>
        <translation>
            <numerusform>اللمّة الأخيرة من نصيبك: لا نقاط مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيبك: نقطة واحدة مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيبك: نقطتان مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيبك: %Ln نقاط مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيبك: %Ln نقطة مع عشر الأخيرة</numerusform>
            <numerusform>اللمّة الأخيرة من نصيبك: %Ln نقطة مع عشر الأخيرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick to {player}: %Ln point(s)</source>
        <extracomment>A trick is won; n is what its cards are worth.</extracomment>
        <translation>
            <numerusform>اللمّة من نصيب {player}: لا نقاط</numerusform>
            <numerusform>اللمّة من نصيب {player}: نقطة واحدة</numerusform>
            <numerusform>اللمّة من نصيب {player}: نقطتان</numerusform>
            <numerusform>اللمّة من نصيب {player}: %Ln نقاط</numerusform>
            <numerusform>اللمّة من نصيب {player}: %Ln نقطة</numerusform>
            <numerusform>اللمّة من نصيب {player}: %Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick: %Ln point(s)</source>
        <translation>
            <numerusform>اللمّة من نصيبك: لا نقاط</numerusform>
            <numerusform>اللمّة من نصيبك: نقطة واحدة</numerusform>
            <numerusform>اللمّة من نصيبك: نقطتان</numerusform>
            <numerusform>اللمّة من نصيبك: %Ln نقاط</numerusform>
            <numerusform>اللمّة من نصيبك: %Ln نقطة</numerusform>
            <numerusform>اللمّة من نصيبك: %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>A higher bid</source>
        <translation>مزايدة أعلى</translation>
    </message>
    <message>
        <source>Card…</source>
        <extracomment>A button: opens the list of the cards that may be played, in words.</extracomment>
        <translation>ورقة…</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Buttons for a player who sits out: the deal goes on faster, or at once to its end.</extracomment>
        <translation>تسريع</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>Ends a button&apos;s tooltip; {key} is the key that presses it.</extracomment>
        <translation>المفتاح: {key}</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A button: choose a bid higher than those that have a button of their own.</extracomment>
        <translation>أخرى…</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>A button: shows again how the deal ended.</extracomment>
        <translation>عرض النتيجة</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>الانتقال إلى النتيجة</translation>
    </message>
    <message>
        <source>Somewhere in this deal</source>
        <extracomment>An entry of the menu of claims where no card played looks wrong by itself.</extracomment>
        <translation>في موضع ما من هذه الجولة</translation>
    </message>
    <message>
        <source>The cards you may play, in words</source>
        <translation>الأوراق التي يمكنك لعبها، بأسمائها</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to be made.</source>
        <extracomment>An early end is offered; {n} is the contract.</extracomment>
        <translation>التعهّد {n} مضمون التحقّق.</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to fail.</source>
        <translation>لم يعد تحقيق التعهّد {n} ممكنًا.</translation>
    </message>
    <message>
        <source>Trick {n}, {suit} led: {card}</source>
        <extracomment>An entry of the menu of claims: in trick {n}, where {suit} was led, the accused played {card}.</extracomment>
        <translation>اللمّة {n}، النوع المطلوب {suit}: {card}</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>A button: why may the dimmed cards not be played? It opens the book at the duty.</extracomment>
        <translation>لماذا لا يجوز؟</translation>
    </message>
    <message>
        <source>Why the other cards may not be played</source>
        <translation>لماذا لا يجوز لعب الأوراق الأخرى</translation>
    </message>
    <message>
        <source>{card} breaks a rule: {duty}.</source>
        <extracomment>The person has played {card} against the rules; {duty} is what was owed: &quot;you must follow cups&quot;.</extracomment>
        <translation>{card} لا توافق القواعد: {duty}.</translation>
    </message>
</context>
<context>
    <name>DrillActions</name>
    <message>
        <source>&amp;Set up a deal…</source>
        <translation>إ&amp;عداد جولة…</translation>
    </message>
    <message>
        <source>Dri&amp;lls…</source>
        <translation>ال&amp;تدريبات المركّزة…</translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%Ln point(s) of them were sung.</source>
        <translation>
            <numerusform>لا شيء منها بالإعلان.</numerusform>
            <numerusform>منها نقطة واحدة بالإعلان.</numerusform>
            <numerusform>منها نقطتان بالإعلان.</numerusform>
            <numerusform>منها %Ln نقاط بالإعلان.</numerusform>
            <numerusform>منها %Ln نقطة بالإعلان.</numerusform>
            <numerusform>منها %Ln نقطة بالإعلان.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declaring side has %Ln point(s).</source>
        <translation>
            <numerusform>ليس لفريق الفائز بالمزايدة نقاط.</numerusform>
            <numerusform>لفريق الفائز بالمزايدة نقطة واحدة.</numerusform>
            <numerusform>لفريق الفائز بالمزايدة نقطتان.</numerusform>
            <numerusform>لفريق الفائز بالمزايدة %Ln نقاط.</numerusform>
            <numerusform>لفريق الفائز بالمزايدة %Ln نقطة.</numerusform>
            <numerusform>لفريق الفائز بالمزايدة %Ln نقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWindow</name>
    <message>
        <source>&amp;Check</source>
        <translation>ت&amp;حقّق</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>التدريبات المركّزة</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>The coach looks for a question…</source>
        <translation>المدرّب يبحث عن سؤال…</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>مزايدتك</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>All cards are open: pick your best lead.</source>
        <translation>كل الأوراق مكشوفة: اختر أفضل ورقة لبدء اللمّة.</translation>
    </message>
    <message>
        <source>Declarer: {player}. How many points has the declaring side by now, cantes included?</source>
        <translation>الفائز بالمزايدة: {player}. كم نقطة لفريق الفائز بالمزايدة حتى الآن، مع الإعلانات؟</translation>
    </message>
    <message>
        <source>How high do you bid?</source>
        <translation>إلى كم تزايد؟</translation>
    </message>
    <message>
        <source>How many points are in?</source>
        <translation>كم نقطة حتى الآن؟</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>ليس تمامًا.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>صحيح.</translation>
    </message>
    <message>
        <source>So far {right} of {asked} right</source>
        <translation>الإجابات الصحيحة حتى الآن: {right} من {asked}</translation>
    </message>
    <message>
        <source>The best card of an ending</source>
        <translation>أفضل ورقة في نهاية الجولة</translation>
    </message>
    <message>
        <source>The best line: {list}.</source>
        <translation>أفضل تسلسل للّعب: {list}.</translation>
    </message>
    <message>
        <source>The coach goes up to {n}, which is made {share} of the time.</source>
        <translation>يصل المدرّب إلى {n}، ويتحقّق ذلك في {share} من الحالات.</translation>
    </message>
    <message>
        <source>The coach passes.</source>
        <translation>المدرّب يمرّر.</translation>
    </message>
    <message>
        <source>The declaring side ends with: {list}.</source>
        <translation>مجموع فريق الفائز بالمزايدة في النهاية، بحسب الورقة: {list}.</translation>
    </message>
    <message>
        <source>The declaring side has {n}.</source>
        <translation>مجموع فريق الفائز بالمزايدة حتى الآن: {n}.</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>اللمّة {n}</translation>
    </message>
    <message>
        <source>Trumps are {suit}. Pick every card of your hand that may be played to this trick.</source>
        <translation>النوع الرابح: {suit}. حدّد كل ورقة في يدك يمكن لعبها في هذه اللمّة.</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <translation>أي الأوراق يمكن لعبها؟</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand makes about {n} points.</source>
        <translation>إذا كان النوع الرابح {suit} فنقاط هذه الأوراق نحو {n}.</translation>
    </message>
    <message>
        <source>You declared {n} with {suit} as trumps.</source>
        <translation>فزت بالمزايدة بـ {n}، والنوع الرابح: {suit}.</translation>
    </message>
    <message>
        <source>You defend against {n}; trumps are {suit}.</source>
        <translation>أنت في الفريق المقابل، والتعهّد {n}، والنوع الرابح: {suit}.</translation>
    </message>
    <message>
        <source>You speak first. How far would you go with this hand?</source>
        <translation>أنت البادئ. إلى كم تصل بهذه الأوراق؟</translation>
    </message>
    <message>
        <source>any hand</source>
        <translation>أي أوراق</translation>
    </message>
    <message>
        <source>the player on your left</source>
        <translation>اللاعب إلى يسارك</translation>
    </message>
    <message>
        <source>the player on your right</source>
        <translation>اللاعب إلى يمينك</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>اللاعب أمامك</translation>
    </message>
    <message>
        <source>to {player}</source>
        <translation>من نصيب {player}</translation>
    </message>
    <message>
        <source>with a cante</source>
        <translation>فيها إعلان</translation>
    </message>
    <message>
        <source>with a long suit</source>
        <translation>فيها نوع طويل</translation>
    </message>
    <message>
        <source>worth 100 and more</source>
        <translation>تساوي 100 أو أكثر</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>شريكك</translation>
    </message>
    <message>
        <source>{card} {n}</source>
        <extracomment>A card, and the points the declaring side ends with after it.</extracomment>
        <translation>{card}: {n}</translation>
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
        <translation>مرّر الجميع</translation>
    </message>
    <message>
        <source>Another declared {n}: made</source>
        <translation>تعهّد لاعب آخر {n}: محقّق</translation>
    </message>
    <message>
        <source>Another declared {n}: not made</source>
        <translation>تعهّد لاعب آخر {n}: غير محقّق</translation>
    </message>
    <message>
        <source>Declared {n}: made</source>
        <translation>التعهّد {n}: محقّق</translation>
    </message>
    <message>
        <source>Declared {n}: not made</source>
        <translation>التعهّد {n}: غير محقّق</translation>
    </message>
    <message>
        <source>Eight deals drawn beforehand. Bots of other levels play the same deals in your seat against your opponents; so everybody has the same cards, and the results stand side by side.</source>
        <translation>ثماني جولات وُزّعت أوراقها مسبقًا. يلعب لاعبون آليون من مستويات أخرى الجولات نفسها في مكانك ضد خصومك، فتكون الأوراق واحدة للجميع وتُعرض النتائج جنبًا إلى جنب.</translation>
    </message>
    <message>
        <source>You are number {place} of {players}: {points} points over your opponents.</source>
        <translation>مركزك {place} من {players}. الفرق عن خصومك: {points}.</translation>
    </message>
</context>
<context>
    <name>DuplicateCounts</name>
    <message numerus="yes">
        <source>The others are still playing: %Ln deal(s) to go</source>
        <translation>
            <numerusform>الآخرون ما زالوا يلعبون: لم يبقَ شيء</numerusform>
            <numerusform>الآخرون ما زالوا يلعبون: بقيت جولة واحدة</numerusform>
            <numerusform>الآخرون ما زالوا يلعبون: بقيت جولتان</numerusform>
            <numerusform>الآخرون ما زالوا يلعبون: بقيت %Ln جولات</numerusform>
            <numerusform>الآخرون ما زالوا يلعبون: بقيت %Ln جولة</numerusform>
            <numerusform>الآخرون ما زالوا يلعبون: بقيت %Ln جولة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateWindow</name>
    <message>
        <source>Deal {n}</source>
        <extracomment>Heading of a line: the deal of this number.</extracomment>
        <translation>الجولة {n}</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>مباراة بالأوراق نفسها</translation>
    </message>
    <message>
        <source>Over the opponents</source>
        <extracomment>Heading of a line: points over the opponents, in all deals that everybody has played.</extracomment>
        <translation>الفرق عن الخصوم</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>النتائج جولة جولة</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source> ms</source>
        <comment>unit after a number: milliseconds</comment>
        <translation> م.ث</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>حسب القوة</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>حسب النوع</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>تأكيد كل ورقة</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>فورية</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Play a forced card</source>
        <translation>لعب الورقة الوحيدة تلقائيًا</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Sort cards</source>
        <translation>ترتيب الأوراق</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>وقت التفكير</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>95% interval</source>
        <extracomment>Heading of a column: within which limits the true share most likely lies.</extracomment>
        <translation>فترة الثقة 95%</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>تعهّدات محقّقة</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Deals with a contract</source>
        <translation>جولات فيها تعهّد</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>In your seat the coach would have made more: {n} points a deal between you (95%: {low} to {high}).</source>
        <translation>في مكانك كان المدرّب سيجمع أكثر. الفرق بينكما في الجولة: {n} (95%: من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>No rating yet: it needs some deals of matches played without help and without taking anything back.</source>
        <translation>لا تقييم بعد: يلزم بعض الجولات التي لُعبت بلا مساعدة وبلا تراجع.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Points over the others, a deal</source>
        <extracomment>Heading of a column: points one made over what the others made, for each deal.</extracomment>
        <translation>الفرق عن الآخرين في الجولة</translation>
    </message>
    <message>
        <source>Points, yours first</source>
        <extracomment>Heading of a column: points at the end, one&apos;s own first.</extracomment>
        <translation>النقاط، نقاطك أولًا</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>The coach plays each of your deals over, in your seat and against the same opponents. Good and bad cards come to both of you alike, so the difference shows how you played, not what you were dealt. Deals with hints, with something taken back, or played before do not count.</source>
        <translation>يعيد المدرّب لعب كل جولة من جولاتك في مكانك وضد الخصوم أنفسهم. الأوراق الجيدة والسيئة واحدة لكما، فالفرق يبيّن كيف لعبت لا ما وُزّع عليك. ولا تُحسب الجولات التي فيها تلميح أو تراجع أو التي لُعبت من قبل.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>You and the coach in your seat are about even: {n} points a deal (95%: {low} to {high}).</source>
        <translation>أنت والمدرّب في مكانك متقاربان. الفرق بينكما في الجولة: {n} (95%: من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>أنت الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>You defended</source>
        <translation>أنت في الفريق المقابل</translation>
    </message>
    <message>
        <source>You made more than the coach would have in your seat: {n} points a deal (95%: {low} to {high}).</source>
        <translation>جمعت أكثر مما كان المدرّب سيجمعه في مكانك. الفرق بينكما في الجولة: {n} (95%: من {low} إلى {high}).</translation>
    </message>
    <message>
        <source>Your contracts as the mano</source>
        <translation>تعهّداتك وأنت البادئ</translation>
    </message>
    <message>
        <source>Your contracts in between</source>
        <translation>تعهّداتك في الوسط</translation>
    </message>
    <message>
        <source>Your contracts in the last seat</source>
        <translation>تعهّداتك وأنت الأخير</translation>
    </message>
    <message>
        <source>Your contracts of {range}</source>
        <translation>تعهّداتك ({range})</translation>
    </message>
    <message>
        <source>Your partner declared</source>
        <translation>شريكك الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>لم تنتهِ</translation>
    </message>
    <message>
        <source>own rules</source>
        <extracomment>Rules of a match that are those of no preset.</extracomment>
        <translation>قواعد خاصة</translation>
    </message>
    <message>
        <source>single deal</source>
        <translation>جولة واحدة</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%Ln deal(s) rated</source>
        <translation>
            <numerusform>لا جولات مقيَّمة</numerusform>
            <numerusform>جولة واحدة مقيَّمة</numerusform>
            <numerusform>جولتان مقيَّمتان</numerusform>
            <numerusform>%Ln جولات مقيَّمة</numerusform>
            <numerusform>%Ln جولة مقيَّمة</numerusform>
            <numerusform>%Ln جولة مقيَّمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) still to be played over by the coach</source>
        <translation>
            <numerusform>لم يبقَ على المدرّب شيء</numerusform>
            <numerusform>بقيت على المدرّب جولة واحدة</numerusform>
            <numerusform>بقيت على المدرّب جولتان</numerusform>
            <numerusform>بقيت على المدرّب %Ln جولات</numerusform>
            <numerusform>بقيت على المدرّب %Ln جولة</numerusform>
            <numerusform>بقيت على المدرّب %Ln جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the archive cannot be read and are not shown.</source>
        <translation>
            <numerusform>لا ملفات متعذّرة القراءة.</numerusform>
            <numerusform>تعذّرت قراءة ملف واحد من الأرشيف ولا يظهر هنا.</numerusform>
            <numerusform>تعذّرت قراءة ملفين من الأرشيف ولا يظهران هنا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln ملفات من الأرشيف ولا تظهر هنا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln ملفًا من الأرشيف ولا تظهر هنا.</numerusform>
            <numerusform>تعذّرت قراءة %Ln ملف من الأرشيف ولا تظهر هنا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <extracomment>Under a bar of a chart: out of so many contracts.</extracomment>
        <translation>
            <numerusform>من %Ln</numerusform>
            <numerusform>من %Ln</numerusform>
            <numerusform>من %Ln</numerusform>
            <numerusform>من %Ln</numerusform>
            <numerusform>من %Ln</numerusform>
            <numerusform>من %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;تصدير إلى جدول…</translation>
    </message>
    <message>
        <source>&amp;Form of the game:</source>
        <translation>&amp;نوع اللعبة:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;القواعد:</translation>
    </message>
    <message>
        <source>A bar for each range of bids, with its 95% interval; the numbers stand in the table.</source>
        <translation>عمود لكل مدى من المزايدات مع فترة الثقة 95%، والأرقام في الجدول.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>تصدير إلى جدول</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجلّ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Matches appear here once they end.</source>
        <translation>لم تُلعب أي مباراة بعد. تظهر المباريات هنا عند انتهائها.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>A button: look at a match again, deal by deal.</extracomment>
        <translation>&amp;مراجعة</translation>
    </message>
    <message>
        <source>Reading the archive: {done} of {whole}</source>
        <extracomment>How many of the files of the archive have been read.</extracomment>
        <translation>قراءة الأرشيف: {done} من {whole}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Your contracts made, by how high they were</source>
        <translation>تعهّداتك المحقّقة بحسب مقدارها</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>تقييمك</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>تقييمك عبر الزمن</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In a list of things to choose from: no choice, all of them.</extracomment>
        <translation>الكل</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Digits in Arabic</source>
        <translation>الأرقام في العربية</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>لغة النظام</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A new deal, and this time you may play alone. In the auction everybody says how many points they dare to make. The highest bid plays against the other two.</source>
        <translation>جولة جديدة، وهذه المرة يمكنك أن تلعب وحدك. في المزايدة يذكر كل لاعب عدد النقاط التي يجرؤ على التعهّد بها، وصاحب أعلى مزايدة يلعب ضد الاثنين الآخرين.</translation>
    </message>
    <message>
        <source>A trump for the last trick: the ten points are yours.</source>
        <translation>ورقة رابحة للّمّة الأخيرة: النقاط العشر لك.</translation>
    </message>
    <message>
        <source>Another suit is trumps now; that is allowed. Play on, or take it back.</source>
        <translation>النوع الرابح الآن نوع آخر، وهذا مسموح. واصل اللعب أو تراجع عنه.</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>العودة إلى مباراتك</translation>
    </message>
    <message>
        <source>Bid {n}.</source>
        <translation>زايد بـ {n}.</translation>
    </message>
    <message>
        <source>Follow suit and beat</source>
        <translation>اتباع النوع والتفوّق</translation>
    </message>
    <message>
        <source>Follow suit, beat if you can, trump if you cannot follow.</source>
        <translation>اتبع النوع، وتفوّق إن استطعت، واقطع بورقة رابحة إن لم يكن لديك النوع.</translation>
    </message>
    <message>
        <source>From now on let go of the cards that win nothing, and save your trumps for later.</source>
        <translation>من الآن تخلّص من الأوراق التي لا تربح شيئًا، واحتفظ بأوراقك الرابحة.</translation>
    </message>
    <message>
        <source>Keep a trump for the last ten.</source>
        <translation>احتفظ بورقة رابحة لعشر الأخيرة.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>اختر النوع الرابح: {suit}.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>No clubs either: trump again. This trick is yours whichever you play.</source>
        <translation>لا عصيّ لديك أيضًا: اقطع من جديد. اللمّة لك بأيّ الورقتين.</translation>
    </message>
    <message>
        <source>Nobody goes higher: you play for {n} points. Now name trumps. Coins are your longest suit, and their cante will count 40.</source>
        <translation>لا مزايدة أعلى: تلعب بتعهّد {n} نقطة. اختر الآن النوع الرابح. الذهب أطول أنواعك، وإعلانه يساوي أربعين.</translation>
    </message>
    <message>
        <source>Now {n} is bid. You have counted a little more than that: go on.</source>
        <translation>المزايدة الآن بـ {n}. حسابك يعطي أكثر قليلًا: واصل.</translation>
    </message>
    <message>
        <source>One cante for each trick you win. For the other one you need another trick: the ace of swords is the highest of its suit.</source>
        <translation>إعلان واحد لكل لمّة تفوز بها. للإعلان الآخر تحتاج إلى لمّة أخرى: آس السيوف أعلى نوعه.</translation>
    </message>
    <message>
        <source>Part {a} of {b}: {title}</source>
        <extracomment>The dots under the lesson&apos;s text: which of its chapters this is.</extracomment>
        <translation>الجزء {a} من {b}: {title}</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card} has its article, in Russian its accusative: &quot;the ace of cups&quot;.</extracomment>
        <translation>العب {card}.</translation>
    </message>
    <message>
        <source>Press the button to sing.</source>
        <translation>اضغط زر الإعلان.</translation>
    </message>
    <message>
        <source>Promise what your hand can make, no more.</source>
        <translation>تعهّد بما تقدر عليه أوراقك، لا أكثر.</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>الاحتفاظ بالأوراق الرابحة</translation>
    </message>
    <message>
        <source>Sing after winning a trick, and do not forget to.</source>
        <translation>أعلن بعد الفوز بلمّة، ولا تنسَ.</translation>
    </message>
    <message>
        <source>Singing cantes</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Start a real match</source>
        <translation>بدء مباراة حقيقية</translation>
    </message>
    <message>
        <source>That is allowed too; the deal now goes its own way. Play on, or take it back.</source>
        <translation>هذا مسموح أيضًا، وستسير الجولة الآن في طريق آخر. واصل اللعب أو تراجع عنه.</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>هذه هي اللعبة كلها</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>The deal is over. The sheet shows how the points were counted and who scores them.</source>
        <translation>انتهت الجولة. تبيّن اللوحة كيف حُسبت النقاط ولمن تُسجَّل.</translation>
    </message>
    <message>
        <source>The highest bid is {n}. Bid more if you think you can make it, or pass.</source>
        <translation>أعلى مزايدة {n}. زايد بأكثر إن رأيت أنك تقدر، وإلا فمرّر.</translation>
    </message>
    <message>
        <source>The highest bid so far is {n}. Go just a little higher: you can raise again later.</source>
        <translation>أعلى مزايدة حتى الآن {n}. ارفعها قليلًا فقط: يمكنك الرفع ثانية لاحقًا.</translation>
    </message>
    <message>
        <source>The king of cups was led. You have cups, so you must play one: follow suit. And if you can beat the best card, you must: only your ace does.</source>
        <translation>بدأت اللمّة بملك الكؤوس. لديك كؤوس، فعليك اتباع النوع. وإن استطعت التفوّق على أعلى ورقة فعليك ذلك: لا يقدر عليه إلا آسك.</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>عشر الأخيرة</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>اللمّة الأخيرة</translation>
    </message>
    <message>
        <source>The last trick is worth ten points besides its cards. The six of swords was led, and your knight beats it.</source>
        <translation>اللمّة الأخيرة تساوي عشر نقاط فوق أوراقها. بدأت اللمّة بستة السيوف، وفارسك يتفوّق عليها.</translation>
    </message>
    <message>
        <source>The last trick: whoever takes it gets ten points besides its cards.</source>
        <translation>اللمّة الأخيرة: من يفوز بها ينال عشر نقاط فوق أوراقها.</translation>
    </message>
    <message>
        <source>The three is the highest trump left and takes this trick anyway. Give your smallest.</source>
        <translation>الثلاثة أعلى ورقة رابحة باقية وستأخذ هذه اللمّة على كل حال. العب أصغر ما لديك.</translation>
    </message>
    <message>
        <source>The trick is yours. Now sing, before you lead again: the forty first. The cards stay in your hand.</source>
        <translation>اللمّة لك. أعلن الآن قبل أن تبدأ التالية: الأربعون أولًا. تبقى الورقتان في يدك.</translation>
    </message>
    <message>
        <source>These are your cards. An ace (1) is worth 11 points, a three 10, a king (12) 4, a knight (11) 3, a jack (10) 2. The others count nothing. In this order they beat each other too; then come 7, 6, 5 and 4.</source>
        <extracomment>The figures in brackets are printed on the Spanish cards.</extracomment>
        <translation>هذه أوراقك. الآس (1) يساوي 11 نقطة، والثلاثة 10، والملك (12) 4، والفارس (11) 3، والولد (10) 2، والبقية لا شيء. وبهذا الترتيب تتفوّق إحداها على الأخرى، ثم تأتي 7 و6 و5 و4.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>الأوراق الرابحة</translation>
    </message>
    <message>
        <source>Two aces bring 22 more, the trumps a few tricks, the last trick ten. That is 95, perhaps 100.</source>
        <translation>الآسان يضيفان 22، والأوراق الرابحة بضع لمّات، واللمّة الأخيرة عشرًا. المجموع 95، وربما 100.</translation>
    </message>
    <message>
        <source>Two cards left, and this is the art of it. The last trick is worth ten points, and you need them: let the king of cups go and keep the trump.</source>
        <translation>بقيت ورقتان، وهنا سرّ اللعبة. اللمّة الأخيرة تساوي عشر نقاط وأنت تحتاج إليها: تخلّص من ملك الكؤوس واحتفظ بالورقة الرابحة.</translation>
    </message>
    <message>
        <source>Welcome to the table. You sit at the bottom, {right} on your right, {left} on your left. We join a deal of which five tricks are left.</source>
        <extracomment>{right} and {left} are the players&apos; names, here and in all that follows.</extracomment>
        <translation>أهلًا بك إلى الطاولة. أنت في الأسفل، إلى يمينك {right} وإلى يسارك {left}. ندخل جولة بقيت منها خمس لمّات.</translation>
    </message>
    <message>
        <source>What is your hand worth? King and knight of one suit are a cante. Sung, it counts 40 in trumps and 20 in another suit. You hold two: with coins as trumps that makes 60.</source>
        <translation>كم تساوي أوراقك؟ الملك والفارس من نوع واحد إعلان: 40 في النوع الرابح و20 في نوع آخر. لديك إعلانان: وإذا كان الذهب هو النوع الرابح فالمجموع 60.</translation>
    </message>
    <message>
        <source>What you have learned:</source>
        <translation>ما تعلّمته:</translation>
    </message>
    <message>
        <source>You cannot beat the ace. The knight costs you one point less than the king.</source>
        <translation>لا يمكنك التفوّق على الآس. الفارس يكلّفك نقطة أقل من الملك.</translation>
    </message>
    <message>
        <source>You have led without singing. You may sing after your next trick, or take this back.</source>
        <translation>بدأت اللمّة دون إعلان. يمكنك الإعلان بعد لمّتك القادمة، أو تراجع عنه.</translation>
    </message>
    <message>
        <source>You have no swords left: you must trump. The smallest trump is enough to win.</source>
        <translation>لم تبقَ لديك سيوف: عليك القطع. أصغر ورقة رابحة تكفي للفوز.</translation>
    </message>
    <message>
        <source>You have passed, so another player plays alone. Defend, or take it back and bid.</source>
        <translation>مرّرت، فسيلعب غيرك وحده. العب مع الفريق المقابل، أو تراجع وزايد.</translation>
    </message>
    <message>
        <source>You have won the trick and hold king and knight of one suit: sing, before you lead.</source>
        <translation>فزت باللمّة ولديك الملك والفارس من نوع واحد: أعلن قبل أن تبدأ التالية.</translation>
    </message>
    <message>
        <source>You have {made} points of the {n} you need. The plate at the top keeps count.</source>
        <translation>لديك {made} من {n} نقطة تحتاج إليها. اللوحة في الأعلى تتابع الحساب.</translation>
    </message>
    <message>
        <source>You lead again. Let the last small card go; the trumps can wait.</source>
        <translation>تبدأ من جديد. تخلّص من آخر ورقة صغيرة، والأوراق الرابحة تنتظر.</translation>
    </message>
    <message>
        <source>You lead. A cante is sung right after winning a trick, with both cards still in your hand. So win one: nothing beats the ace of trumps.</source>
        <translation>أنت تبدأ. يكون الإعلان بعد الفوز بلمّة مباشرة، والورقتان ما زالتا في يدك. فاربح لمّة: لا شيء يتفوّق على آس النوع الرابح.</translation>
    </message>
    <message>
        <source>You must follow suit, and you have one sword only.</source>
        <translation>عليك اتباع النوع، وليس لديك إلا ورقة سيوف واحدة.</translation>
    </message>
    <message>
        <source>You must follow suit, but you cannot beat the three. Either club will do: neither costs a point.</source>
        <translation>عليك اتباع النوع، لكن لا يمكنك التفوّق على الثلاثة. أيّ ورقتَي العصي تصلح: لا تكلّفك نقاطًا.</translation>
    </message>
    <message>
        <source>You play for {n} points. Name the suit that is to be trumps.</source>
        <translation>تلعب بتعهّد {n} نقطة. اختر النوع الرابح.</translation>
    </message>
    <message>
        <source>Yours again. Now the twenty.</source>
        <translation>لك مرة أخرى. والآن العشرون.</translation>
    </message>
    <message>
        <source>Yours: 15 points for the two of you. Whoever takes a trick leads to the next, with any card. Perhaps {left} can take this one.</source>
        <translation>لك: 15 نقطة لفريقكما. من يفوز بلمّة يبدأ التالية بأي ورقة. ربما تكون هذه من نصيب {left}.</translation>
    </message>
    <message>
        <source>{declarer}: {made} points of {n}. {duty}. The cards that stay bright may be played.</source>
        <extracomment>{declarer} plays alone for {n} points and has {made}; {duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{declarer}: {made} من {n} نقطة. {duty}. يمكن لعب الأوراق التي بقيت مضيئة.</translation>
    </message>
    <message>
        <source>{left} took it: 14 points more for your side. Now clubs are led, and you have none. Then you must trump, as long as you have a trump.</source>
        <translation>اللمّة من نصيب {left}: 14 نقطة أخرى لفريقكما. النوع المطلوب الآن العصي وليست لديك. فعليك القطع ما دامت لديك ورقة رابحة.</translation>
    </message>
    <message>
        <source>{made} points; you promised {n}: made, and you score {n}. Without the ten of the last trick it would not have been enough.</source>
        <translation>{made} نقطة، وتعهّدك {n}: تحقّق، وتُسجَّل لك {n}. لولا عشر الأخيرة لما كفى.</translation>
    </message>
    <message>
        <source>{right} had no clubs either and had to beat your trump. Now coins are led. You have neither coins nor trumps: any card will do. Keep the better one for the last trick.</source>
        <translation>لا عصيّ لدى {right} أيضًا، فكان لا بدّ من تجاوز ورقتك الرابحة. النوع المطلوب الآن الذهب، وليس لديك ذهب ولا ورقة رابحة: أي ورقة تصلح. احتفظ بالأفضل للّمّة الأخيرة.</translation>
    </message>
    <message>
        <source>{right} has promised {n} points and plays alone against {left} and you. Trumps are cups: they beat every other suit.</source>
        <translation>{right}: التعهّد {n} نقطة، ضدكما: {left} وأنت. النوع الرابح الكؤوس: يتفوّق على كل نوع آخر.</translation>
    </message>
    <message>
        <source>{right} promised {n} points and has {made}: not made. So {left} and you score {n} each. With the last trick, {right} would have made it.</source>
        <translation>{right}: التعهّد {n} والمجموع {made}، فلم يتحقق. لذلك تُسجَّل {n} لكلٍّ منكما: {left} وأنت. لولا خسارة اللمّة الأخيرة لتحقّق تعهّد {right}.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>ترك الدرس</translation>
    </message>
    <message>
        <source>Read more: cantes</source>
        <translation>للمزيد: الإعلانات</translation>
    </message>
    <message>
        <source>Read more: the auction</source>
        <translation>للمزيد: المزايدة</translation>
    </message>
    <message>
        <source>Read more: the play</source>
        <extracomment>Three links to pages of the book, at the end of the lesson.</extracomment>
        <translation>للمزيد: اللعب</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>التراجع</translation>
    </message>
    <message>
        <source>Your match waits as it was. Key: Esc</source>
        <translation>مباراتك تنتظر كما كانت. المفتاح: Esc</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Advanced</source>
        <translation>متقدّم</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>هاوٍ</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>متمرّس</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>جريء</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>حذِر</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;ملاحظات:</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;لعب الجولة</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>إ&amp;زالة…</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>Kept deals</source>
        <translation>الجولات المحفوظة</translation>
    </message>
    <message>
        <source>Library of deals</source>
        <translation>مكتبة الجولات</translation>
    </message>
    <message>
        <source>No deal is kept yet. “Keep this deal” in the coach&apos;s menu puts the one on the table here.</source>
        <translation>لا جولات محفوظة بعد. «حفظ هذه الجولة» في قائمة المدرّب يضع هنا الجولة التي على الطاولة.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;مراجعة</translation>
    </message>
    <message>
        <source>Remove “{title}” with its notes for good?</source>
        <translation>إزالة «{title}» مع ملاحظاتها نهائيًا؟</translation>
    </message>
    <message>
        <source>This file cannot be read: {reason}</source>
        <translation>تعذّرت قراءة هذا الملف: {reason}</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>What happened</source>
        <translation>ما جرى في الجولة</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>%</source>
        <comment>unit after a number: per cent; with a hard space where customary</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>ظهر الورق</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>تقليدي</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>مفرش الطاولة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Deck design</source>
        <translation>تصميم الأوراق</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>the back of the cards</comment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>عالية التباين</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>أرقام كبيرة</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>كتّاني</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>ليلي</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>System</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم الخط</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
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
        <translation>رمز جولة (⁦D1-…⁩) أو مباراة (⁦M1-…⁩):</translation>
    </message>
    <message>
        <source>Matches (*.subastao)</source>
        <translation>مباريات (*.subastao)</translation>
    </message>
    <message>
        <source>Matches (*.subastao);;All files (*)</source>
        <translation>مباريات (*.subastao);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Play a deal by its code</source>
        <translation>لعب جولة برمزها</translation>
    </message>
    <message>
        <source>Save match as</source>
        <translation>حفظ المباراة باسم</translation>
    </message>
    <message>
        <source>This is not the code of a deal: {reason}</source>
        <translation>هذا ليس رمز جولة: {reason}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Subastao</source>
        <translation>&amp;حول Subastao</translation>
    </message>
    <message>
        <source>&amp;Copy a fault report</source>
        <translation>&amp;نسخ تقرير عن عطل</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s code</source>
        <translation>&amp;نسخ رمز الجولة</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <extracomment>Begins the lesson in which two prepared deals are played.</extracomment>
        <translation>الخطوات الأ&amp;ولى</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;اللعبة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <extracomment>Opens the book at the page that fits what the person is doing.</extracomment>
        <translation>&amp;مساعدة في هذا</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Ticked while no sound is played.</extracomment>
        <translation>&amp;كتم الصوت</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>مباراة &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Open match…</source>
        <translation>&amp;فتح مباراة…</translation>
    </message>
    <message>
        <source>&amp;Play a deal by its code…</source>
        <translation>&amp;لعب جولة برمزها…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Resume an earlier match…</source>
        <translation>ا&amp;ستئناف مباراة سابقة…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;قواعد اللعبة</translation>
    </message>
    <message>
        <source>&amp;Save match as…</source>
        <translation>&amp;حفظ المباراة باسم…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>ج&amp;دول النقاط</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>الإ&amp;عدادات</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ع&amp;رض</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>ما &amp;جرى في الجولة</translation>
    </message>
    <message>
        <source>The &amp;book of the game</source>
        <extracomment>Opens the book that explains the game, where it was left.</extracomment>
        <translation>&amp;كتاب اللعبة</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;بدء المباراة</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>The match in progress is put aside; it can be opened again from the menu.</source>
        <translation>تُحفظ المباراة الجارية جانبًا، ويمكن فتحها من القائمة لاحقًا.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>A bot failed; another answered in its place: {detail}</source>
        <extracomment>{detail} is the name of the bot.</extracomment>
        <translation>تعطّل لاعب آلي وأجاب آخر مكانه: {detail}</translation>
    </message>
    <message>
        <source>A setting had an impossible value and is back to its usual one: {detail}</source>
        <extracomment>{detail} is the name of a setting in the file, in English.</extracomment>
        <translation>كانت قيمة أحد الإعدادات غير صالحة فعاد إلى المعتاد: {detail}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Saved match resumed</source>
        <translation>استُؤنفت المباراة من حيث توقّفت</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>تتعذّر قراءة الملف: {detail}</translation>
    </message>
    <message>
        <source>The file was read up to its first fault: {detail}</source>
        <translation>قُرئ الملف حتى أول خطأ فيه: {detail}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {detail}</source>
        <extracomment>{detail} is why, as: the disk is full.</extracomment>
        <translation>يتعذّر حفظ المباراة: {detail}</translation>
    </message>
    <message>
        <source>The program is already open; this window keeps a match of its own</source>
        <translation>البرنامج مفتوح من قبل؛ ولهذه النافذة مباراتها الخاصة</translation>
    </message>
    <message>
        <source>The report is on the clipboard: paste it where you describe the fault. It holds the cards of this match, but not your name.</source>
        <translation>التقرير في الحافظة: ألصقه حيث تبلّغ عن الخلل. فيه أوراق هذه المباراة وليس فيه اسمك.</translation>
    </message>
    <message>
        <source>The saved match was damaged and has been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of a file and, in brackets, what is wrong with it.</extracomment>
        <translation>المباراة المحفوظة تالفة وقد نُحّيت جانبًا: {detail}</translation>
    </message>
    <message>
        <source>The saved match was damaged at its end and goes on from there: {detail}</source>
        <translation>نهاية المباراة المحفوظة تالفة، ويُستأنف اللعب من هناك: {detail}</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until you quit: {detail}</source>
        <extracomment>{detail} is the path of the file.</extracomment>
        <translation>يتعذّر حفظ الإعدادات؛ وهي سارية حتى الخروج: {detail}</translation>
    </message>
    <message>
        <source>The settings could not be read and have been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of the file.</extracomment>
        <translation>تعذّرت قراءة الإعدادات وقد نُحّيت جانبًا: {detail}</translation>
    </message>
    <message>
        <source>The settings could not be read: {detail}</source>
        <translation>تعذّرت قراءة الإعدادات: {detail}</translation>
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
        <translation>هل لعبت توتي بالمزايدة من قبل؟ تستغرق الخطوات الأولى نحو خمس دقائق.</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>أعرف اللعبة</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>أرني كيف تُلعب</translation>
    </message>
    <message>
        <source>Welcome to Subastao</source>
        <translation>أهلًا بك في Subastao</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>A three and at least two other cards of its suit</source>
        <translation>ثلاثة ومعها ورقتان أخريان على الأقل من نوعها</translation>
    </message>
    <message>
        <source>At least one ace</source>
        <translation>آس واحد على الأقل</translation>
    </message>
    <message>
        <source>Five cards of a suit or more</source>
        <translation>خمس أوراق أو أكثر من نوع واحد</translation>
    </message>
    <message>
        <source>King and knight of a suit</source>
        <translation>الملك والفارس من نوع واحد</translation>
    </message>
    <message>
        <source>King and knight of two suits or more</source>
        <translation>الملك والفارس من نوعين أو أكثر</translation>
    </message>
    <message>
        <source>No card of some suit</source>
        <translation>لا ورقة من أحد الأنواع</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>آسان أو أكثر</translation>
    </message>
    <message>
        <source>With a pass only: a hand that was worth a bid</source>
        <translation>مع التمرير فقط: أوراق كانت تستحق المزايدة</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>A table of three does without the player opposite.</source>
        <translation>طاولة الثلاثة بلا لاعب أمامك.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>إلى يسارك</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>إلى يمينك</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>أمامك</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>لاعب آخر…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>الأسلوب</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>بقية اللاعبين</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>ا&amp;سمك:</translation>
    </message>
    <message>
        <source>{name} — {level}, {style}</source>
        <extracomment>An opponent in a list: his or her name, level and style of bidding. Say it so that it fits men and women.</extracomment>
        <translation>{name} — {level}، أسلوب {style}</translation>
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
        <translation>ال&amp;عودة إلى المباراة</translation>
    </message>
    <message>
        <source>Practice – does not count</source>
        <translation>تدريب – لا يُحتسب</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>&amp;Delete this preset</source>
        <translation>&amp;حذف هذه القواعد</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>&amp;تصدير إلى ملف…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>ا&amp;ستيراد من ملف…</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;قواعد جاهزة:</translation>
    </message>
    <message>
        <source>&amp;Save these rules as…</source>
        <translation>حف&amp;ظ هذه القواعد باسم…</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>تصدير القواعد</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>استيراد القواعد</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>قواعدي</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>اسم القواعد:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules)</source>
        <translation>قواعد (*.subastao-rules)</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules);;All files (*)</source>
        <translation>قواعد (*.subastao-rules);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>حفظ القواعد</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>تتعذّر قراءة الملف: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>تتعذّر كتابة الملف: {reason}</translation>
    </message>
    <message>
        <source>There are too many presets: delete one first.</source>
        <translation>عدد القواعد المحفوظة كبير: يجب حذف واحدة أولًا.</translation>
    </message>
    <message>
        <source>{file} holds no rules: {reason}</source>
        <translation>لا قواعد في {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;زيادة</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>إ&amp;نقاص</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>حسنًا</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>إغلاق اللوحة</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>فصل اللوحة</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>فصل اللوحة أو إعادتها إلى مكانها</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>⁨%1⁩ موجود من قبل.
استبداله؟</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ا&amp;ختيار</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>مجلد &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>إنشاء مجلد جديد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ا&amp;سم الملف:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع الملفات:</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>المكان:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>المجلد الأعلى</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>إظهار الملفات الم&amp;خفية</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة ال&amp;تنفيذ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكل</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>إخفاء التفاصيل…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>إظهار التفاصيل…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;لا</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;نعم</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>عدم الحفظ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>لا للك&amp;ل</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>حسنًا</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعادة الافتراضي</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>حفظ الكل</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>نعم لل&amp;كل</translation>
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
        <translation>السهم الأسفل</translation>
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
        <translation>السهم الأيسر</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>السهم الأيمن</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>السهم الأعلى</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة ال&amp;تنفيذ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>نسخ عنوان ال&amp;رابط</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكل</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <extracomment>Alone, without a suit. In Chinese never just 王牌, which may be read as trump.</extracomment>
        <translation>الآس</translation>
    </message>
    <message>
        <source>five</source>
        <translation>الخمسة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>الأربعة</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>الولد</translation>
    </message>
    <message>
        <source>king</source>
        <translation>الملك</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>الفارس</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>السبعة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>الستة</translation>
    </message>
    <message>
        <source>three</source>
        <translation>الثلاثة</translation>
    </message>
    <message>
        <source>two</source>
        <translation>ورقة الاثنين</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Declaring side in all</source>
        <extracomment>What the declaring side has in all, and what it needed.</extracomment>
        <translation>مجموع فريق الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>الفريق المقابل</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>عرض الطاولة</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>مباراة جديدة…</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Headings of the scores: the player, what this deal brought, the total.</extracomment>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: go over the deal again with the coach.</extracomment>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>هذه الجولة</translation>
    </message>
    <message>
        <source>of these, sung by the defence</source>
        <extracomment>Explains why more than the contract was needed.</extracomment>
        <translation>منها إعلانات الفريق المقابل</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card of a trick that is explained after a claim.</extracomment>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{player}: {card} – against the rule</source>
        <extracomment>The card that broke the rule, in the trick explained after a claim; the rule stands above.</extracomment>
        <translation>{player}: {card} – مخالفة للقاعدة</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>&amp;Review the last deal…</source>
        <translation>&amp;مراجعة الجولة الأخيرة…</translation>
    </message>
</context>
<context>
    <name>ReviewCounts</name>
    <message numerus="yes">
        <source>Cante forgotten: %Ln point(s) in {suit} could have been sung.</source>
        <extracomment>{suit}: the suit of the cante.</extracomment>
        <translation>
            <numerusform>نسيان الإعلان: لا نقاط في {suit}.</numerusform>
            <numerusform>نسيان الإعلان: كان يمكن كسب نقطة واحدة بإعلان {suit}.</numerusform>
            <numerusform>نسيان الإعلان: كان يمكن كسب نقطتين بإعلان {suit}.</numerusform>
            <numerusform>نسيان الإعلان: كان يمكن كسب %Ln نقاط بإعلان {suit}.</numerusform>
            <numerusform>نسيان الإعلان: كان يمكن كسب %Ln نقطة بإعلان {suit}.</numerusform>
            <numerusform>نسيان الإعلان: كان يمكن كسب %Ln نقطة بإعلان {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %Ln point(s) on average.</source>
        <translation>
            <numerusform>لم يكلّف ذلك أي نقطة في المتوسّط.</numerusform>
            <numerusform>كلّف ذلك نقطة واحدة في المتوسّط.</numerusform>
            <numerusform>كلّف ذلك نقطتين في المتوسّط.</numerusform>
            <numerusform>كلّف ذلك %Ln نقاط في المتوسّط.</numerusform>
            <numerusform>كلّف ذلك %Ln نقطة في المتوسّط.</numerusform>
            <numerusform>كلّف ذلك %Ln نقطة في المتوسّط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overbid: %Ln point(s) above what the hand should make.</source>
        <translation>
            <numerusform>مبالغة في المزايدة: لا نقاط فوق ما يُنتظر من الأوراق.</numerusform>
            <numerusform>مبالغة في المزايدة: نقطة واحدة فوق ما يُنتظر من الأوراق.</numerusform>
            <numerusform>مبالغة في المزايدة: نقطتان فوق ما يُنتظر من الأوراق.</numerusform>
            <numerusform>مبالغة في المزايدة: %Ln نقاط فوق ما يُنتظر من الأوراق.</numerusform>
            <numerusform>مبالغة في المزايدة: %Ln نقطة فوق ما يُنتظر من الأوراق.</numerusform>
            <numerusform>مبالغة في المزايدة: %Ln نقطة فوق ما يُنتظر من الأوراق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should make about %Ln point(s).</source>
        <translation>
            <numerusform>لا تُنتظر من هذه الأوراق نقاط.</numerusform>
            <numerusform>يُنتظر من هذه الأوراق نحو نقطة واحدة.</numerusform>
            <numerusform>يُنتظر من هذه الأوراق نحو نقطتين.</numerusform>
            <numerusform>يُنتظر من هذه الأوراق نحو %Ln نقاط.</numerusform>
            <numerusform>يُنتظر من هذه الأوراق نحو %Ln نقطة.</numerusform>
            <numerusform>يُنتظر من هذه الأوراق نحو %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open this hand makes %Ln point(s).</source>
        <translation>
            <numerusform>مع كشف كل الأوراق لا تكسب هذه اليد نقاطًا.</numerusform>
            <numerusform>مع كشف كل الأوراق تكسب هذه اليد نقطة واحدة.</numerusform>
            <numerusform>مع كشف كل الأوراق تكسب هذه اليد نقطتين.</numerusform>
            <numerusform>مع كشف كل الأوراق تكسب هذه اليد %Ln نقاط.</numerusform>
            <numerusform>مع كشف كل الأوراق تكسب هذه اليد %Ln نقطة.</numerusform>
            <numerusform>مع كشف كل الأوراق تكسب هذه اليد %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, {best} was better by %Ln point(s).</source>
        <extracomment>{best}: a card or a suit.</extracomment>
        <translation>
            <numerusform>الأفضل مع كشف كل الأوراق: {best}، بلا فارق في النقاط.</numerusform>
            <numerusform>الأفضل مع كشف كل الأوراق: {best}، بفارق نقطة واحدة.</numerusform>
            <numerusform>الأفضل مع كشف كل الأوراق: {best}، بفارق نقطتين.</numerusform>
            <numerusform>الأفضل مع كشف كل الأوراق: {best}، بفارق %Ln نقاط.</numerusform>
            <numerusform>الأفضل مع كشف كل الأوراق: {best}، بفارق %Ln نقطة.</numerusform>
            <numerusform>الأفضل مع كشف كل الأوراق: {best}، بفارق %Ln نقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Deal:</source>
        <translation>ال&amp;جولة:</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>الخطأ ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;لعب هذه الجولة ثانية</translation>
    </message>
    <message>
        <source>&amp;Seat:</source>
        <translation>الم&amp;قعد:</translation>
    </message>
    <message>
        <source>Decision: {action}</source>
        <extracomment>What is decided next: {action} is a bid, a card, a suit.</extracomment>
        <translation>القرار: {action}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>الخطوة الأولى</translation>
    </message>
    <message>
        <source>From another sea&amp;t…</source>
        <translation>من مقعد آ&amp;خر…</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>الخطوة الأخيرة</translation>
    </message>
    <message>
        <source>Let the &amp;bot play my seat</source>
        <translation>ترك مكا&amp;ني للاعب الآلي</translation>
    </message>
    <message>
        <source>Play it from &amp;here</source>
        <translation>اللعب من ه&amp;نا</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>الخطأ ال&amp;سابق</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Show &amp;all hands</source>
        <translation>إظهار &amp;كل الأوراق</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>Step {n} of {whole}</source>
        <translation>الخطوة {n} من {whole}</translation>
    </message>
    <message>
        <source>The coach is still thinking about it.</source>
        <translation>ما زال المدرّب يفكّر فيه.</translation>
    </message>
    <message>
        <source>Without it you see what this seat could know then.</source>
        <translation>من دونه ترى ما كان يعرفه هذا المقعد حينها.</translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged</source>
        <extracomment>How many decisions of a deal the coach has judged.</extracomment>
        <translation>القرارات المقيَّمة: {done} من {whole}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Answer to the censor</source>
        <translation>الرد على الرقيب</translation>
    </message>
    <message>
        <source>Any card when beaten</source>
        <translation>حرية اللعب عند العجز</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>Bidding step</source>
        <translation>مقدار الرفع</translation>
    </message>
    <message>
        <source>Bids are a multiple of this above the lowest bid.</source>
        <translation>تزيد المزايدات عن أدناها بمضاعفات هذا المقدار.</translation>
    </message>
    <message>
        <source>Cantes for each trick</source>
        <translation>الإعلانات لكل لمّة</translation>
    </message>
    <message>
        <source>Cantes of the defence</source>
        <translation>إعلانات الفريق المقابل</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>تقليدية</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>التقليدية لثلاثة</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>التعهّد المحقّق</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>عدد الجولات</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>نهاية المباراة</translation>
    </message>
    <message>
        <source>End of the pairs&apos; auction</source>
        <translation>نهاية مزايدة الثنائيات</translation>
    </message>
    <message>
        <source>Failed bid</source>
        <translation>المزايدة الخاسرة</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>بدء اللمّة الأولى</translation>
    </message>
    <message>
        <source>Four with a censor</source>
        <translation>أربعة لاعبين مع رقيب</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>غاليسية</translation>
    </message>
    <message>
        <source>Hard money</source>
        <translation>بلا رحمة</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <translation>عدد الأوراق التي يأخذها كل لاعب في المرة الواحدة.</translation>
    </message>
    <message>
        <source>How many deals a match has; deals that all pass are counted.</source>
        <translation>عدد جولات المباراة؛ وتُحسب منها الجولات التي مرّر فيها الجميع.</translation>
    </message>
    <message>
        <source>How often a player may sing for each trick won.</source>
        <translation>عدد الإعلانات المتاحة للاعب عن كل لمّة يكسبها.</translation>
    </message>
    <message>
        <source>How the pack is mixed between deals. Little shuffling makes wild hands; the first deal is always well shuffled.</source>
        <translation>طريقة خلط الأوراق بين الجولات. الخلط الخفيف يأتي بأوراق غريبة؛ أما الجولة الأولى فتُخلط جيدًا دائمًا.</translation>
    </message>
    <message>
        <source>I have a cante</source>
        <translation>لديّ إعلان</translation>
    </message>
    <message>
        <source>I have a guarded three</source>
        <translation>لديّ ثلاثة محميّة</translation>
    </message>
    <message>
        <source>I have aces</source>
        <translation>لديّ آسات</translation>
    </message>
    <message>
        <source>I have an ace</source>
        <translation>لديّ آس</translation>
    </message>
    <message>
        <source>I&apos;m long</source>
        <translation>لديّ نوع طويل</translation>
    </message>
    <message>
        <source>I&apos;m void</source>
        <translation>ينقصني نوع</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>أدنى مزايدة</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>دورة واحدة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الثنائيات</translation>
    </message>
    <message>
        <source>Pairs with signals</source>
        <translation>الثنائيات مع الإشارات</translation>
    </message>
    <message>
        <source>Penalty for a failed bid</source>
        <translation>عقوبة المزايدة الخاسرة</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>الإشارات</translation>
    </message>
    <message>
        <source>Player sitting out</source>
        <translation>اللاعب غير المشارك</translation>
    </message>
    <message>
        <source>Points of the tute</source>
        <translation>نقاط توتي</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>الإخلال</translation>
    </message>
    <message>
        <source>Rotten luck!</source>
        <translation>يا لسوء الحظ!</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>الخلط</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>طاولة صارمة</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>نقاط الفوز</translation>
    </message>
    <message>
        <source>The auction ends when both opponents of the highest bidder have passed, or only when his partner has passed too.</source>
        <translation>تنتهي المزايدة بتمرير خصمَي صاحب أعلى مزايدة، أو بتمرير شريكه أيضًا.</translation>
    </message>
    <message>
        <source>The censor sees the hand</source>
        <translation>الرقيب يرى الأوراق</translation>
    </message>
    <message>
        <source>The least that may be bid. With steps of 10 it must be a multiple of 10.</source>
        <translation>أقل ما تجوز المزايدة به. إذا كان مقدار الرفع 10 وجب أن يكون من مضاعفات 10.</translation>
    </message>
    <message>
        <source>The phrases agreed before the match.</source>
        <translation>الإشارات المتفق عليها قبل المباراة.</translation>
    </message>
    <message>
        <source>Truth of phrases</source>
        <translation>صدق الإشارات</translation>
    </message>
    <message>
        <source>Tute</source>
        <translation>توتي</translation>
    </message>
    <message>
        <source>Two cantes</source>
        <translation>لديّ إعلانان</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>لعب ورقة رابحة أدنى</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>نوع اللعبة</translation>
    </message>
    <message>
        <source>What a tute adds to the declaring side&apos;s total.</source>
        <translation>ما تضيفه توتي إلى مجموع فريق الفائز بالمزايدة.</translation>
    </message>
    <message>
        <source>What four kings or four knights in one hand are worth to the declaring side.</source>
        <translation>قيمة الملوك الأربعة أو الفرسان الأربعة في يد واحدة لدى فريق الفائز بالمزايدة.</translation>
    </message>
    <message>
        <source>Whether a made contract scores the bid or the points won.</source>
        <translation>هل يُسجَّل للتعهّد المحقّق مقدار المزايدة أم النقاط المجموعة.</translation>
    </message>
    <message>
        <source>Whether a match is played up to a number of points or of deals.</source>
        <translation>هل تُلعب المباراة حتى عدد من النقاط أم عدد من الجولات.</translation>
    </message>
    <message>
        <source>Whether a player without the suit led, who cannot overtrump, must play a lower trump or may play any card.</source>
        <translation>من لا يملك النوع المطلوب ولا يستطيع تجاوز الورقة الرابحة: هل يلزمه لعب ورقة رابحة أدنى أم يجوز له لعب أي ورقة.</translation>
    </message>
    <message>
        <source>Whether an illegal card cannot be played, or can be played and then claimed by an opponent, which loses the deal.</source>
        <translation>إما ألا تُلعب الورقة المخالفة أصلًا، وإما أن تُلعب فيجوز لخصم الإبلاغ عنها، فتُخسر الجولة.</translation>
    </message>
    <message>
        <source>Whether each defender scores a failed contract, or it is shared out among them.</source>
        <translation>عند عدم تحقّق التعهّد: هل يُسجَّل لكل لاعب من الفريق المقابل، أم يُقسَّم بينهم.</translation>
    </message>
    <message>
        <source>Whether either partner sings when the pair has won a trick, or its winner only.</source>
        <translation>عند كسب الثنائي لمّة: هل يعلن أيّ من الشريكين، أم كاسبها فقط.</translation>
    </message>
    <message>
        <source>Whether everybody hears a phrase or only the partner.</source>
        <translation>هل يسمع الإشارة الجميع أم الشريك وحده.</translation>
    </message>
    <message>
        <source>Whether only the declaring side sings cantes, or the defence too.</source>
        <translation>هل الإعلان لفريق الفائز بالمزايدة وحده أم للفريق المقابل أيضًا.</translation>
    </message>
    <message>
        <source>Whether only true phrases may be said.</source>
        <translation>هل يُسمح بالإشارات الصادقة فقط.</translation>
    </message>
    <message>
        <source>Whether the auction goes round and round, or each player speaks only once.</source>
        <translation>هل تستمر المزايدة دورة بعد دورة، أم يتكلم كل لاعب مرة واحدة.</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the winner&apos;s cards before he decides.</source>
        <translation>هل يطّلع الموزّع على أوراق الفائز بالمزايدة قبل أن يقرّر.</translation>
    </message>
    <message>
        <source>Whether the declaring side also loses what it bid.</source>
        <translation>هل يخسر فريق الفائز بالمزايدة ما زايد به أيضًا.</translation>
    </message>
    <message>
        <source>Whether the outbid player may take his hand back for 5 points more.</source>
        <translation>هل يجوز لصاحب المزايدة المُعترَض عليها استعادة أوراقه بزيادة 5 نقاط.</translation>
    </message>
    <message>
        <source>Whether the player sitting out scores a failed contract like a defender.</source>
        <translation>هل يُسجَّل التعهّد غير المحقّق لمن لا يشارك في الجولة كأنه من الفريق المقابل.</translation>
    </message>
    <message>
        <source>Whether they are only heard, or the declarer needs as many points more to make the contract.</source>
        <translation>هل تُسمع فقط، أم يحتاج الفائز بالمزايدة إلى مثلها من النقاط زيادةً على تعهّده.</translation>
    </message>
    <message>
        <source>Which form of the game is played.</source>
        <translation>شكل اللعبة المختار.</translation>
    </message>
    <message>
        <source>Who hears a phrase</source>
        <translation>من يسمع الإشارة</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>من يبدأ اللمّة الأولى.</translation>
    </message>
    <message>
        <source>Who may sing</source>
        <translation>حق الإعلان</translation>
    </message>
    <message>
        <source>Who of a pair sings</source>
        <translation>من يعلن من الثنائي</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>من يبلغ هذا العدد من النقاط يفز بالمباراة.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>بعد عدد من الجولات</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>all he has</source>
        <translation>كل ما لديه</translation>
    </message>
    <message>
        <source>all others have passed</source>
        <translation>مرّر كل الآخرين</translation>
    </message>
    <message>
        <source>any card when beaten</source>
        <translation>أي ورقة عند العجز</translation>
    </message>
    <message>
        <source>any phrase</source>
        <translation>أي إشارة</translation>
    </message>
    <message>
        <source>at a number of points</source>
        <translation>عند بلوغ عدد من النقاط</translation>
    </message>
    <message>
        <source>both opponents have passed</source>
        <translation>مرّر الخصمان</translation>
    </message>
    <message>
        <source>count against the contract</source>
        <translation>تُحتسب ضد التعهّد</translation>
    </message>
    <message>
        <source>cut only</source>
        <translation>قصّ فقط</translation>
    </message>
    <message>
        <source>declaring side</source>
        <translation>الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>each</source>
        <translation>لكل خصم</translation>
    </message>
    <message>
        <source>either partner</source>
        <translation>أيّ من الشريكين</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>full</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>in fours</source>
        <translation>أربعًا أربعًا</translation>
    </message>
    <message>
        <source>in threes</source>
        <translation>ثلاثًا ثلاثًا</translation>
    </message>
    <message>
        <source>in two packets</source>
        <translation>على دفعتين</translation>
    </message>
    <message>
        <source>light</source>
        <translation>خفيف</translation>
    </message>
    <message>
        <source>loses the bid</source>
        <translation>خسارة المزايدة</translation>
    </message>
    <message>
        <source>may be claimed</source>
        <translation>يُبلَّغ عنه</translation>
    </message>
    <message>
        <source>may take the hand back</source>
        <translation>تجوز استعادة الأوراق</translation>
    </message>
    <message>
        <source>must trump even with a lower one</source>
        <translation>ورقة رابحة ولو أدنى</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>بلا رد</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا تُحتسب</translation>
    </message>
    <message>
        <source>one</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>ورقة ورقة</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>دورة واحدة</translation>
    </message>
    <message>
        <source>only announced</source>
        <translation>تُعلن فقط</translation>
    </message>
    <message>
        <source>only the partner</source>
        <translation>الشريك وحده</translation>
    </message>
    <message>
        <source>only true ones</source>
        <translation>الصادقة فقط</translation>
    </message>
    <message>
        <source>points</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>prevented</source>
        <translation>ممنوع</translation>
    </message>
    <message>
        <source>scores as a defender</source>
        <translation>يُسجَّل له كالفريق المقابل</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>لا يُسجَّل له شيء</translation>
    </message>
    <message>
        <source>scores the bid</source>
        <translation>يُسجَّل مقدار المزايدة</translation>
    </message>
    <message>
        <source>scores the points won</source>
        <translation>تُسجَّل النقاط المجموعة</translation>
    </message>
    <message>
        <source>split</source>
        <translation>تُقسَّم</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>البادئ</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>the trick&apos;s winner only</source>
        <translation>كاسب اللمّة فقط</translation>
    </message>
    <message>
        <source>until one is left</source>
        <translation>حتى يبقى واحد</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>A match in progress keeps the rules it was started with.</source>
        <translation>تبقى المباراة الجارية على القواعد التي بدأت بها.</translation>
    </message>
    <message>
        <source>As in the preset “{preset}”.</source>
        <translation>كما في «{preset}».</translation>
    </message>
    <message>
        <source>Changed from the preset “{preset}”: {list}.</source>
        <translation>مختلفة عن «{preset}»: {list}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد الطاولة</translation>
    </message>
    <message>
        <source>Main rules</source>
        <translation>القواعد الأساسية</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <extracomment>The heading of the tooltip of the rules&apos; badge.</extracomment>
        <translation>القواعد: {preset}</translation>
    </message>
    <message>
        <source>These rules do not go together.</source>
        <translation>هذه القواعد لا تجتمع معًا.</translation>
    </message>
    <message>
        <source>With bidding steps of 10 the lowest bid must be a multiple of 10.</source>
        <translation>إذا كان مقدار الرفع 10 وجب أن تكون أدنى مزايدة من مضاعفات 10.</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <extracomment>The label of an option that is not as in the preset.</extracomment>
        <translation>{option} (معدّل)</translation>
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
        <translation>{variant} · {preset}، التعديلات: {n}</translation>
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
        <translation>المجموع: {points}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Game</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Rules for new matches</source>
        <translation>قواعد المباريات الجديدة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
</context>
<context>
    <name>SetupDeal</name>
    <message>
        <source>Across</source>
        <extracomment>The player opposite, in a word.</extracomment>
        <translation>الأمام</translation>
    </message>
    <message>
        <source>Declarer: {player}. With all cards open and best play, by trumps: {list}.</source>
        <translation>الفائز بالمزايدة: {player}. مع كشف كل الأوراق وأفضل لعب من الجميع، بحسب النوع الرابح: {list}.</translation>
    </message>
    <message>
        <source>Each player needs {n} cards; “Deal the rest” fills the hands up. Who sits out gets none.</source>
        <translation>عدد أوراق كل لاعب {n}، و«توزيع الباقي» يكملها. ومن لا يشارك في الجولة لا يأخذ شيئًا.</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The player on one&apos;s left, in a word.</extracomment>
        <translation>اليسار</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The player on one&apos;s right, in a word.</extracomment>
        <translation>اليمين</translation>
    </message>
    <message>
        <source>That contract cannot come about at this table: choose another declarer or bid.</source>
        <translation>لا يمكن أن يقع هذا التعهّد في هذه الطاولة: اختر فائزًا آخر بالمزايدة أو مزايدة أخرى.</translation>
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
        <translation>ت&amp;حليل</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>إ&amp;فراغ</translation>
    </message>
    <message>
        <source>&amp;Deal the rest</source>
        <translation>توزيع ال&amp;باقي</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;لعب الجولة</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>المزايدة</translation>
    </message>
    <message>
        <source>C&amp;ontract:</source>
        <translation>ال&amp;تعهّد:</translation>
    </message>
    <message>
        <source>Cards go to:</source>
        <translation>الأوراق إلى:</translation>
    </message>
    <message>
        <source>D&amp;ealer:</source>
        <translation>المو&amp;زّع:</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>إعداد جولة</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>المدرّب يفكّر…</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>النوع الرابح</translation>
    </message>
    <message>
        <source>Who declares</source>
        <translation>الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>by auction</source>
        <extracomment>Instead of a contract: the deal begins with the auction.</extracomment>
        <translation>بالمزايدة</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>العصي</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>الذهب</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>الكؤوس</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>السيوف</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>I censor: {n}</source>
        <extracomment>Said by the dealer who takes the winner&apos;s hand for 10 more.</extracomment>
        <translation>اعتراض: {n}</translation>
    </message>
    <message>
        <source>I take it back: {n}</source>
        <extracomment>Said by the outbid player who takes his hand back for 5 more.</extracomment>
        <translation>استعادة: {n}</translation>
    </message>
    <message>
        <source>It stands</source>
        <extracomment>Said by the dealer who does not censor, or by the outbid player who lets his hand go.</extracomment>
        <translation>لا اعتراض</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>Over the trick before this one, which is shown again.</extracomment>
        <translation>اللمّة السابقة</translation>
    </message>
    <message>
        <source>Revoke!</source>
        <extracomment>Said aloud by a player who denounces a revoke.</extracomment>
        <translation>إخلال!</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>What a screen reader calls the table: a list of the player&apos;s cards and of the trick.</extracomment>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>declaring side</source>
        <extracomment>On a plate: plays with the declarer.</extracomment>
        <translation>فريق الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>defence</source>
        <extracomment>On a plate: plays against the contract.</extracomment>
        <translation>الفريق المقابل</translation>
    </message>
    <message>
        <source>{n} · {suit}</source>
        <extracomment>The contract: its points and the trump suit.</extracomment>
        <translation>{n} · {suit}</translation>
    </message>
    <message>
        <source>{player} {ours} · defence {theirs}</source>
        <extracomment>How the deal stands: the declarer&apos;s points (or his pair&apos;s), the defence&apos;s.</extracomment>
        <translation>{player} {ours} · الفريق المقابل {theirs}</translation>
    </message>
    <message>
        <source>{side}: {ours} points, {cantes} of them sung. Defence: {theirs} points, {defence_cantes} sung.</source>
        <extracomment>How the deal stands in full; {cantes} and {defence_cantes} are points sung.</extracomment>
        <translation>{side}: النقاط {ours}، منها للإعلانات {cantes}. الفريق المقابل: النقاط {theirs}، الإعلانات {defence_cantes}.</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>فصل عن النافذة أو إعادة إليها</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>a character is wrong or missing</source>
        <translation>أحد الحروف خاطئ أو ناقص</translation>
    </message>
    <message>
        <source>an unknown option or value, or rules that do not go together</source>
        <translation>خيار أو قيمة غير معروفة، أو قواعد لا تجتمع معًا</translation>
    </message>
    <message>
        <source>character {place}, “{letter}”, does not occur in codes</source>
        <translation>الحرف «{letter}» في الموضع {place} لا يُستعمل في الرموز</translation>
    </message>
    <message>
        <source>expected “{header}”, not “{found}”</source>
        <translation>المتوقع «{header}» لا «{found}»</translation>
    </message>
    <message>
        <source>it is longer than any code of its kind</source>
        <translation>أطول من أي رمز من نوعه</translation>
    </message>
    <message>
        <source>it is not a saved match</source>
        <translation>ليس مباراة محفوظة</translation>
    </message>
    <message>
        <source>it should begin with {kind}, not with “{start}”</source>
        <extracomment>{kind} is D1 or M1, {start} what was typed.</extracomment>
        <translation>يجب أن يبدأ بـ {kind} لا بـ «{start}»</translation>
    </message>
    <message>
        <source>its rules do not go together</source>
        <translation>قواعده لا تجتمع معًا</translation>
    </message>
    <message>
        <source>line {line} is wrong</source>
        <extracomment>{line} is the number of the first line of a file that cannot be read.</extracomment>
        <translation>السطر {line} غير صحيح</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <extracomment>{reason} is what is wrong in that line of a file.</extracomment>
        <translation>السطر {line}: {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the disk or the system failed</source>
        <translation>حدث عطل في القرص أو النظام</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>الملف كبير جدًا</translation>
    </message>
    <message>
        <source>the file or its folder is missing</source>
        <translation>الملف أو مجلّده غير موجود</translation>
    </message>
    <message>
        <source>the rules have no name</source>
        <translation>ليس للقواعد اسم</translation>
    </message>
    <message>
        <source>the system does not allow it there</source>
        <translation>النظام لا يسمح بذلك في هذا المكان</translation>
    </message>
    <message>
        <source>there are {most} presets already</source>
        <translation>بلغ عدد القواعد المحفوظة {most}</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>ليس نصًا بترميز UTF-8</translation>
    </message>
    <message>
        <source>too long: {count}; the most is {most}</source>
        <translation>أطول من اللازم: عدد حروفه {count} والحد الأقصى {most}</translation>
    </message>
    <message>
        <source>written by a newer version of the program</source>
        <translation>كتبته نسخة أحدث من البرنامج</translation>
    </message>
    <message>
        <source>“{found}” is not an option with its value</source>
        <translation>«{found}» ليس خيارًا مع قيمته</translation>
    </message>
    <message>
        <source>“{option}” is given twice</source>
        <extracomment>{option} is the name of an option in the file, in English.</extracomment>
        <translation>«{option}» مذكور مرتين</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>A bid must be higher than the ones before it</source>
        <translation>يجب أن تكون المزايدة أعلى مما قبلها</translation>
    </message>
    <message>
        <source>A cante needs the king and the knight of the suit in hand</source>
        <translation>يتطلّب الإعلان وجود الملك والفارس من النوع نفسه في اليد</translation>
    </message>
    <message>
        <source>A contract cannot pass {n}</source>
        <translation>لا يجوز أن يتجاوز التعهّد {n}</translation>
    </message>
    <message>
        <source>A pass is for the whole auction</source>
        <translation>التمرير نهائي حتى آخر المزايدة</translation>
    </message>
    <message>
        <source>A revoke can be claimed against an opponent who has played</source>
        <translation>يمكن الإبلاغ عن إخلال خصم سبق له أن لعب ورقة</translation>
    </message>
    <message>
        <source>All pass: new deal</source>
        <translation>مرّر الجميع: إعادة التوزيع</translation>
    </message>
    <message>
        <source>At this table a made contract scores the points won</source>
        <translation>في هذه الطاولة يُسجَّل للتعهّد المحقّق ما جُمع من نقاط</translation>
    </message>
    <message>
        <source>At this table a tute wins the match</source>
        <translation>في هذه الطاولة إعلان توتي يُكسب المباراة</translation>
    </message>
    <message>
        <source>At this table another player sings now</source>
        <translation>حق الإعلان الآن للاعب آخر</translation>
    </message>
    <message>
        <source>At this table that phrase cannot be said with this hand</source>
        <translation>قواعد هذه الطاولة لا تسمح بهذه الإشارة مع هذه الأوراق</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>المزايدة بـ {n}</translation>
    </message>
    <message>
        <source>Bids go up in steps at this table</source>
        <translation>ترتفع المزايدات في هذه الطاولة بمقدار ثابت</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>الإعلانات</translation>
    </message>
    <message>
        <source>Cantes are sung after winning a trick, before the next lead</source>
        <translation>يكون الإعلان بعد كسب لمّة وقبل بدء التالية</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>نقاط الأوراق</translation>
    </message>
    <message>
        <source>Censor ({n})</source>
        <translation>الاعتراض ({n})</translation>
    </message>
    <message>
        <source>Choose trump</source>
        <translation>اختيار النوع الرابح</translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation>الإبلاغ عن إخلال</translation>
    </message>
    <message>
        <source>Claim a revoke: {player}</source>
        <extracomment>A button: denounce this player for an illegal card.</extracomment>
        <translation>الإبلاغ عن إخلال: {player}</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A button after the last deal: accept the result, no more claims.</extracomment>
        <translation>تأكيد النتيجة</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Heading of a column: the points promised.</extracomment>
        <translation>التعهّد</translation>
    </message>
    <message>
        <source>Contract failed: {n}</source>
        <translation>لم يتحقق التعهّد: {n}</translation>
    </message>
    <message>
        <source>Contract made: {n}</source>
        <translation>تحقّق التعهّد: {n}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal.</extracomment>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>الجولة {number} من {count}</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {first} speaks first</source>
        <translation>الجولة {number}: أنت الموزّع، والبادئ {first}</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, you speak first</source>
        <translation>الجولة {number}: الموزّع {dealer}، وأنت البادئ</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, {first} speaks first</source>
        <extracomment>A deal begins: its number, who deals, who speaks first (&quot;el mano&quot;).</extracomment>
        <translation>الجولة {number}: الموزّع {dealer}، والبادئ {first}</translation>
    </message>
    <message>
        <source>Decided by a claim. {result}</source>
        <extracomment>The deal was decided by a revoke, or by a false claim of one.</extracomment>
        <translation>حُسمت الجولة بإبلاغ عن إخلال. {result}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Heading of a column: who played for the contract.</extracomment>
        <translation>الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>Don&apos;t sing</source>
        <translation>عدم الإعلان</translation>
    </message>
    <message>
        <source>Ended early. {result}</source>
        <extracomment>Ended before its last trick, the outcome being certain. {result}: &quot;Contract made: 85&quot;.</extracomment>
        <translation>انتهت الجولة مبكرًا. {result}</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Score sheet: the contract was not made.</extracomment>
        <translation>غير محقّق</translation>
    </message>
    <message>
        <source>Finish the deal now</source>
        <translation>إنهاء الجولة مبكرًا</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>Said aloud by a player who sings king and knight of trumps.</extracomment>
        <translation>الأربعون!</translation>
    </message>
    <message>
        <source>If there was no revoke, your side loses the deal</source>
        <translation>إن لم يكن هناك إخلال، خسر فريقك الجولة</translation>
    </message>
    <message>
        <source>It has been sung already, or this trick&apos;s song is used up</source>
        <translation>سبق إعلانها، أو استُنفد حق الإعلان لهذه اللمّة</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn</source>
        <translation>الدور الآن للاعب آخر</translation>
    </message>
    <message>
        <source>Last ten</source>
        <translation>عشر الأخيرة</translation>
    </message>
    <message>
        <source>Let it go</source>
        <extracomment>A button of the outbid player: the censor keeps the hand.</extracomment>
        <translation>عدم الاستعادة</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>A button of the censor: the bid stays as it is.</extracomment>
        <translation>عدم الاعتراض</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Score sheet: the contract was made.</extracomment>
        <translation>محقّق</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>الجولة التالية</translation>
    </message>
    <message>
        <source>No phrase</source>
        <translation>بلا إشارة</translation>
    </message>
    <message>
        <source>Nobody scores; the next player deals</source>
        <translation>لا نقاط لأحد، وينتقل التوزيع إلى اللاعب التالي</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A player&apos;s call in the auction, as it is said; also the button. In Spanish &quot;Paso&quot;.</extracomment>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>Passed out</source>
        <extracomment>Score sheet: nobody bid in this deal.</extracomment>
        <translation>مرّر الجميع</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>اللمّة السابقة</translation>
    </message>
    <message>
        <source>Put it back and play another: nothing is lost</source>
        <translation>استردادها ولعب غيرها، دون أي خسارة</translation>
    </message>
    <message>
        <source>Raise to {n}</source>
        <translation>الرفع إلى {n}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column: contract made or failed.</extracomment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Revoke by {player}: the deal is lost.</source>
        <translation>إخلال من {player}: خسارة الجولة.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>جدول النقاط</translation>
    </message>
    <message>
        <source>Score: {list}</source>
        <translation>النقاط: {list}</translation>
    </message>
    <message>
        <source>Sing forty</source>
        <translation>إعلان الأربعين</translation>
    </message>
    <message>
        <source>Sing the forty first</source>
        <translation>يجب إعلان الأربعين أولًا</translation>
    </message>
    <message>
        <source>Sing tute</source>
        <translation>إعلان توتي</translation>
    </message>
    <message>
        <source>Sing twenty in {suit}</source>
        <translation>إعلان العشرين ({suit})</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>استرداد الورقة</translation>
    </message>
    <message>
        <source>Take the hand back ({n})</source>
        <translation>استعادة الأوراق ({n})</translation>
    </message>
    <message>
        <source>That card is not in this hand</source>
        <translation>هذه الورقة ليست في اليد</translation>
    </message>
    <message>
        <source>That comes at another moment of the deal</source>
        <translation>لذلك وقت آخر من الجولة</translation>
    </message>
    <message>
        <source>The contract is certain; everybody scores as if it were played on</source>
        <translation>النتيجة محسومة، وتُسجَّل النقاط كما لو استمر اللعب</translation>
    </message>
    <message>
        <source>The contract is not certain yet</source>
        <translation>لم تُحسم النتيجة بعد</translation>
    </message>
    <message>
        <source>The contract was certain: everybody scores as if it were played on</source>
        <translation>كانت النتيجة محسومة، فسُجّلت النقاط كما لو استمر اللعب</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>انتهت الجولة</translation>
    </message>
    <message>
        <source>The highest bid there is: {n}</source>
        <translation>أقصى مزايدة ممكنة: {n}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>انتهت المباراة</translation>
    </message>
    <message>
        <source>The tute does not count at this table, or has been sung</source>
        <translation>توتي لا تُحتسب في هذه الطاولة، أو سبق إعلانها</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>لا توجد ورقة لاستردادها</translation>
    </message>
    <message>
        <source>There was a revoke of yours: the deal is lost.</source>
        <translation>إخلال منك: خسارة الجولة.</translation>
    </message>
    <message>
        <source>There was no revoke: your side loses the deal.</source>
        <translation>لم يكن هناك إخلال: خسارة الجولة لفريقك.</translation>
    </message>
    <message>
        <source>There was no revoke: {player} loses the deal.</source>
        <translation>لم يكن هناك إخلال. خسارة الجولة: {player}.</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>لا يجوز لعب هذه الورقة الآن</translation>
    </message>
    <message>
        <source>This deal is not over yet</source>
        <translation>لم تنتهِ هذه الجولة بعد</translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation>انتهت هذه الجولة</translation>
    </message>
    <message>
        <source>This match is over</source>
        <translation>انتهت هذه المباراة</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Trick {n}, {card}. The rule was: {duty}</source>
        <extracomment>{card} was played in trick {n} against a duty: {duty} is that duty, &quot;you must follow cups&quot;.</extracomment>
        <translation>اللمّة {n}، {card}. القاعدة: {duty}</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>Heading of a column: the trump suit.</extracomment>
        <translation>النوع الرابح</translation>
    </message>
    <message>
        <source>Tute!</source>
        <extracomment>Said aloud by a player who holds four kings or four knights.</extracomment>
        <translation>توتي!</translation>
    </message>
    <message>
        <source>Tute. {result}</source>
        <translation>توتي. {result}</translation>
    </message>
    <message>
        <source>Twenty in {suit}</source>
        <extracomment>Said aloud by a player who sings king and knight of a suit that is not trump.</extracomment>
        <translation>العشرون: {suit}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name of the person at the table, on a plate and at the head of a column.</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>You and {player} win the match</source>
        <translation>الفائزان بالمباراة: أنت و{player}</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>أنت: مزايدة بـ {n}</translation>
    </message>
    <message>
        <source>You bid {n}: “{phrase}”</source>
        <translation>أنت: مزايدة بـ {n}، «{phrase}»</translation>
    </message>
    <message>
        <source>You censor: {n}</source>
        <translation>اعتراض منك: {n}</translation>
    </message>
    <message>
        <source>You claim a revoke by {accused}.</source>
        <translation>إبلاغ منك عن إخلال من {accused}.</translation>
    </message>
    <message>
        <source>You lead, and you may sing first</source>
        <translation>عليك بدء اللمّة، ويمكنك الإعلان قبل ذلك</translation>
    </message>
    <message>
        <source>You lead: play any card</source>
        <translation>عليك بدء اللمّة: يمكنك لعب أي ورقة</translation>
    </message>
    <message>
        <source>You let it stand: {declarer} plays for {n}</source>
        <translation>لا اعتراض منك. {declarer}: التعهّد {n}</translation>
    </message>
    <message>
        <source>You look at the cards of {player}</source>
        <translation>أنت: الاطّلاع على أوراق {player}</translation>
    </message>
    <message>
        <source>You may play any card</source>
        <translation>يمكنك لعب أي ورقة</translation>
    </message>
    <message>
        <source>You must beat {card}</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>عليك التفوّق على {card}</translation>
    </message>
    <message>
        <source>You must follow {suit}</source>
        <translation>عليك اتباع نوع {suit}</translation>
    </message>
    <message>
        <source>You must overtrump {card}</source>
        <extracomment>{card} is a trump on the table; it has its article, in Russian its accusative.</extracomment>
        <translation>عليك تجاوز {card} بورقة رابحة أعلى</translation>
    </message>
    <message>
        <source>You must play a trump</source>
        <translation>عليك القطع بورقة رابحة</translation>
    </message>
    <message>
        <source>You must play a trump, even a lower one</source>
        <translation>عليك لعب ورقة رابحة ولو كانت أدنى</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>أنت: تمرير</translation>
    </message>
    <message>
        <source>You pass: “{phrase}”</source>
        <translation>أنت: تمرير، «{phrase}»</translation>
    </message>
    <message>
        <source>You play for {n}</source>
        <translation>أنت: التعهّد {n}</translation>
    </message>
    <message>
        <source>You play for {n}, trump {suit}</source>
        <translation>أنت: التعهّد {n}، النوع الرابح {suit}</translation>
    </message>
    <message>
        <source>You play for {n}: choose trump</source>
        <translation>تعهّدك {n}: عليك اختيار النوع الرابح</translation>
    </message>
    <message>
        <source>You play this hand yourself, for {n}</source>
        <translation>تلعب أنت هذه الأوراق، والتعهّد {n}</translation>
    </message>
    <message>
        <source>You play your own hand after all, for {n}</source>
        <translation>تلعب أوراقك بنفسك، والتعهّد {n}</translation>
    </message>
    <message>
        <source>You sing forty in {suit}</source>
        <translation>أنت: إعلان الأربعين، {suit}</translation>
    </message>
    <message>
        <source>You sing tute: four kings</source>
        <translation>أنت: إعلان توتي الملوك</translation>
    </message>
    <message>
        <source>You sing tute: four knights</source>
        <translation>أنت: إعلان توتي الفرسان</translation>
    </message>
    <message>
        <source>You sing twenty in {suit}</source>
        <translation>أنت: إعلان العشرين، {suit}</translation>
    </message>
    <message>
        <source>You take your hand back: {n}</source>
        <translation>أنت: استعادة الأوراق، {n}</translation>
    </message>
    <message>
        <source>You take {card} back</source>
        <translation>أنت: استرداد {card}</translation>
    </message>
    <message>
        <source>You win the auction with {n}</source>
        <translation>أنت الفائز بالمزايدة: {n}</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>لقد فزت بالمباراة</translation>
    </message>
    <message>
        <source>You {total}</source>
        <translation>أنت {total}</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>أنت: {card}</translation>
    </message>
    <message>
        <source>You: {points}</source>
        <translation>أنت: {points}</translation>
    </message>
    <message>
        <source>Your pair has won the trick: you may sing</source>
        <translation>اللمّة لكما: يمكنك الإعلان</translation>
    </message>
    <message>
        <source>Your turn. Bids above {n}:</source>
        <translation>دورك. المزايدات الأعلى من {n}:</translation>
    </message>
    <message>
        <source>Your turn. Bids from {n}:</source>
        <translation>دورك. المزايدات ابتداءً من {n}:</translation>
    </message>
    <message>
        <source>Your turn. {duty}</source>
        <extracomment>{duty} is what must be played, a sentence: &quot;You must follow cups&quot;.</extracomment>
        <translation>دورك. {duty}</translation>
    </message>
    <message>
        <source>all phrases</source>
        <translation>كل الإشارات</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>الموزّع</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>الفائز بالمزايدة</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>البادئ</translation>
    </message>
    <message>
        <source>no phrases</source>
        <translation>بلا إشارات</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>إلى يسارك</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>إلى يمينك</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>أمامك</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>شريك</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>لا يشارك في الجولة</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes + {tute} tute = {total}</source>
        <translation>الأوراق {cards} + الأخيرة {ten} + الإعلانات {cantes} + توتي {tute} = {total}</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes = {total}</source>
        <extracomment>Card points, the ten of the last trick, the cantes, and the total of the declaring side.</extracomment>
        <translation>الأوراق {cards} + الأخيرة {ten} + الإعلانات {cantes} = {total}</translation>
    </message>
    <message>
        <source>{card}, cannot be played: {reason}</source>
        <extracomment>{reason} is a duty such as &quot;you must follow cups&quot;.</extracomment>
        <translation>{card}، لا يجوز لعبها: {reason}</translation>
    </message>
    <message>
        <source>{dealer} looks at the cards of {player}</source>
        <translation>{dealer}: الاطّلاع على أوراق {player}</translation>
    </message>
    <message>
        <source>{dealer} looks at your cards</source>
        <translation>{dealer}: الاطّلاع على أوراقك</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} و{second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the second name begins with the sound of i (in Spanish: e Inés)</comment>
        <translation>{first} و{second}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <extracomment>Things in a row, parted as the language parts them (Chinese 、, Arabic ،).</extracomment>
        <translation>{first}، {rest}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>A percentage. Where the language puts a space before the sign it is a hard one (U+00A0).</extracomment>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{pair} win the match</source>
        <translation>الفائزان بالمباراة: {pair}</translation>
    </message>
    <message>
        <source>{player} bids {n}</source>
        <translation>{player}: مزايدة بـ {n}</translation>
    </message>
    <message>
        <source>{player} bids {n}. Censor for {more}?</source>
        <extracomment>The dealer is asked whether to take over the hand of {player}, whose bid of {n} won the auction.</extracomment>
        <translation>{player}: مزايدة بـ {n}. الاعتراض بـ {more}؟</translation>
    </message>
    <message>
        <source>{player} bids {n}: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player}: مزايدة بـ {n}، «{phrase}»</translation>
    </message>
    <message>
        <source>{player} censors your bid: {n}</source>
        <translation>اعتراض من {player} على مزايدتك: {n}</translation>
    </message>
    <message>
        <source>{player} censors: {n}</source>
        <translation>اعتراض من {player}: {n}</translation>
    </message>
    <message>
        <source>{player} censors: {n}. Take your hand back for {more}?</source>
        <extracomment>The bid of the person asked was censored by {player} for {n}.</extracomment>
        <translation>اعتراض من {player}: {n}. استعادة أوراقك بـ {more}؟</translation>
    </message>
    <message>
        <source>{player} chooses trump</source>
        <translation>{player}: اختيار النوع الرابح</translation>
    </message>
    <message>
        <source>{player} claims a revoke by you.</source>
        <translation>إبلاغ من {player} عن إخلال منك.</translation>
    </message>
    <message>
        <source>{player} claims a revoke by {accused}.</source>
        <translation>إبلاغ من {player} عن إخلال من {accused}.</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player}: قيد التفكير</translation>
    </message>
    <message>
        <source>{player} lets it stand: you play for {n}</source>
        <translation>لا اعتراض من {player}. أنت: التعهّد {n}</translation>
    </message>
    <message>
        <source>{player} lets it stand: {declarer} plays for {n}</source>
        <extracomment>{player} lets the bid stand (the censor) or lets the hand go (the player outbid by the censor).</extracomment>
        <translation>لا اعتراض من {player}. {declarer}: التعهّد {n}</translation>
    </message>
    <message>
        <source>{player} may censor</source>
        <translation>الدور على {player}: الاعتراض أو عدمه</translation>
    </message>
    <message>
        <source>{player} may take the hand back</source>
        <translation>الدور على {player}: استعادة الأوراق أو تركها</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player}: تمرير</translation>
    </message>
    <message>
        <source>{player} passes: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player}: تمرير، «{phrase}»</translation>
    </message>
    <message>
        <source>{player} plays for {n}</source>
        <translation>{player}: التعهّد {n}</translation>
    </message>
    <message>
        <source>{player} plays for {n}, trump {suit}</source>
        <translation>{player}: التعهّد {n}، النوع الرابح {suit}</translation>
    </message>
    <message>
        <source>{player} sings forty in {suit}</source>
        <translation>{player}: إعلان الأربعين، {suit}</translation>
    </message>
    <message>
        <source>{player} sings tute: four kings</source>
        <translation>{player}: إعلان توتي الملوك</translation>
    </message>
    <message>
        <source>{player} sings tute: four knights</source>
        <translation>{player}: إعلان توتي الفرسان</translation>
    </message>
    <message>
        <source>{player} sings twenty in {suit}</source>
        <translation>{player}: إعلان العشرين، {suit}</translation>
    </message>
    <message>
        <source>{player} takes the hand back: {n}</source>
        <translation>{player}: استعادة الأوراق، {n}</translation>
    </message>
    <message>
        <source>{player} takes {card} back</source>
        <translation>{player}: استرداد {card}</translation>
    </message>
    <message>
        <source>{player} to bid</source>
        <translation>الدور على {player} للمزايدة</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>الدور على {player}</translation>
    </message>
    <message>
        <source>{player} wins the auction with {n}</source>
        <translation>الفائز بالمزايدة {player}: {n}</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>الفائز بالمباراة: {player}</translation>
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
