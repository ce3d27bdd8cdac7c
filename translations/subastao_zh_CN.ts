<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Subastao</source>
        <translation>关于 Subastao</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public Licence, version 3 or later.</source>
        <translation>自由软件，采用 GNU 通用公共许可证第3版或更新版本。</translation>
    </message>
    <message>
        <source>Made with {qt}, {pyside} and {python}.</source>
        <extracomment>{qt}, {pyside}, {python} are names with their versions.</extracomment>
        <translation>使用 {qt}、{pyside} 和 {python} 制作。</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as machine code.</source>
        <translation>电脑玩家的求解器以机器码运行。</translation>
    </message>
    <message>
        <source>The bots&apos; solver runs as plain Python: the strong levels look less far ahead.</source>
        <translation>电脑玩家的求解器以纯 Python 运行：高级别想得没那么远。</translation>
    </message>
    <message>
        <source>The cards and signs were drawn for this program. The letters are Noto Sans (OFL).</source>
        <translation>牌面与花色图案均为本程序绘制。字体为 Noto Sans（OFL）。</translation>
    </message>
    <message>
        <source>Tute subastado, the Spanish card game, against the computer.</source>
        <translation>与电脑对局的西班牙纸牌游戏：竞叫图特（tute subastado）。</translation>
    </message>
</context>
<context>
    <name>ArchiveDialog</name>
    <message>
        <source>Earlier matches</source>
        <translation>以前的比赛</translation>
    </message>
    <message>
        <source>There are no earlier matches.</source>
        <translation>没有以前的比赛。</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已结束</translation>
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
        <translation>返回</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>叫{n}分</translation>
    </message>
    <message>
        <source>Your bid:</source>
        <translation>你的叫分：</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>At this table</source>
        <translation>本桌</translation>
    </message>
    <message>
        <source>First of all</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>牌技</translation>
    </message>
    <message>
        <source>The book of the game</source>
        <translation>游戏手册</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>The world of the game</source>
        <translation>游戏的世界</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>查阅</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <extracomment>{suit} is a suit by itself: &quot;Trump: coins&quot;.</extracomment>
        <translation>将牌花色：{suit}</translation>
    </message>
    <message>
        <source>You take the trick with {card}: {points}.</source>
        <extracomment>A worked example. {points} is &quot;14 points&quot;.</extracomment>
        <translation>你以{card}赢得此墩：{points}。</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{card} ({seat}) takes the trick: {points}.</source>
        <extracomment>A worked example. {seat} is &quot;on your right&quot;, {points} is &quot;14 points&quot;.</extracomment>
        <translation>{card}（{seat}）赢得此墩：{points}。</translation>
    </message>
    <message>
        <source>{duty}: {cards}.</source>
        <extracomment>After a duty such as &quot;You must beat the king of cups&quot;: {cards} are the cards that do.</extracomment>
        <translation>{duty}：{cards}。</translation>
    </message>
    <message>
        <source>{rule}: {choice}.</source>
        <extracomment>What is so at this table: {rule} is a rule&apos;s name, {choice} what is chosen (&quot;Failed bid: split.&quot;).</extracomment>
        <translation>{rule}：{choice}。</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <extracomment>A whole sentence; only the mark at its end is added.</extracomment>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <extracomment>The cards of a suit in a hand: &quot;Coins: ace, three, king&quot;.</extracomment>
        <translation>{suit}：{ranks}</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>找到的页面</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>在手册中搜索</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Advanced</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>熟手</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>棍棒王牌</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>金币王牌</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>圣杯王牌</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>宝剑王牌</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>棍棒五</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>金币五</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>圣杯五</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>宝剑五</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>棍棒四</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>金币四</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>圣杯四</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>宝剑四</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>棍棒侍从</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>金币侍从</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>圣杯侍从</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>宝剑侍从</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>棍棒国王</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>金币国王</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>圣杯国王</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>宝剑国王</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>棍棒骑士</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>金币骑士</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>圣杯骑士</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>宝剑骑士</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>棍棒七</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>金币七</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>圣杯七</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>宝剑七</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>棍棒六</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>金币六</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>圣杯六</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>宝剑六</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>棍棒三</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>金币三</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>圣杯三</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>宝剑三</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>棍棒二</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>金币二</translation>
    </message>
    <message>
        <source>two of cups</source>
        <translation>圣杯二</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>宝剑二</translation>
    </message>
</context>
<context>
    <name>CardsAsObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>棍棒王牌</translation>
    </message>
    <message>
        <source>the ace of coins</source>
        <extracomment>The card as the object of a sentence: &quot;You must beat …&quot;, &quot;… takes … back&quot;. With its article where the language has one, in the accusative in Russian.</extracomment>
        <translation>金币王牌</translation>
    </message>
    <message>
        <source>the ace of cups</source>
        <translation>圣杯王牌</translation>
    </message>
    <message>
        <source>the ace of swords</source>
        <translation>宝剑王牌</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>棍棒五</translation>
    </message>
    <message>
        <source>the five of coins</source>
        <translation>金币五</translation>
    </message>
    <message>
        <source>the five of cups</source>
        <translation>圣杯五</translation>
    </message>
    <message>
        <source>the five of swords</source>
        <translation>宝剑五</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>棍棒四</translation>
    </message>
    <message>
        <source>the four of coins</source>
        <translation>金币四</translation>
    </message>
    <message>
        <source>the four of cups</source>
        <translation>圣杯四</translation>
    </message>
    <message>
        <source>the four of swords</source>
        <translation>宝剑四</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>棍棒侍从</translation>
    </message>
    <message>
        <source>the jack of coins</source>
        <translation>金币侍从</translation>
    </message>
    <message>
        <source>the jack of cups</source>
        <translation>圣杯侍从</translation>
    </message>
    <message>
        <source>the jack of swords</source>
        <translation>宝剑侍从</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>棍棒国王</translation>
    </message>
    <message>
        <source>the king of coins</source>
        <translation>金币国王</translation>
    </message>
    <message>
        <source>the king of cups</source>
        <translation>圣杯国王</translation>
    </message>
    <message>
        <source>the king of swords</source>
        <translation>宝剑国王</translation>
    </message>
    <message>
        <source>the knight of clubs</source>
        <translation>棍棒骑士</translation>
    </message>
    <message>
        <source>the knight of coins</source>
        <translation>金币骑士</translation>
    </message>
    <message>
        <source>the knight of cups</source>
        <translation>圣杯骑士</translation>
    </message>
    <message>
        <source>the knight of swords</source>
        <translation>宝剑骑士</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>棍棒七</translation>
    </message>
    <message>
        <source>the seven of coins</source>
        <translation>金币七</translation>
    </message>
    <message>
        <source>the seven of cups</source>
        <translation>圣杯七</translation>
    </message>
    <message>
        <source>the seven of swords</source>
        <translation>宝剑七</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>棍棒六</translation>
    </message>
    <message>
        <source>the six of coins</source>
        <translation>金币六</translation>
    </message>
    <message>
        <source>the six of cups</source>
        <translation>圣杯六</translation>
    </message>
    <message>
        <source>the six of swords</source>
        <translation>宝剑六</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>棍棒三</translation>
    </message>
    <message>
        <source>the three of coins</source>
        <translation>金币三</translation>
    </message>
    <message>
        <source>the three of cups</source>
        <translation>圣杯三</translation>
    </message>
    <message>
        <source>the three of swords</source>
        <translation>宝剑三</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>棍棒二</translation>
    </message>
    <message>
        <source>the two of coins</source>
        <translation>金币二</translation>
    </message>
    <message>
        <source>the two of cups</source>
        <translation>圣杯二</translation>
    </message>
    <message>
        <source>the two of swords</source>
        <translation>宝剑二</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>&amp;Advice, hints and counting</source>
        <extracomment>Shows the coach beside the table.</extracomment>
        <translation>建议、提示与记牌(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>教练(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;History and rating…</source>
        <translation>战绩与评分(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Keep this deal…</source>
        <extracomment>Puts the deal on the table into the library.</extracomment>
        <translation>收藏本局(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Library of deals…</source>
        <translation>牌局收藏(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Results of the duplicate match…</source>
        <translation>复式比赛结果(&amp;R)…</translation>
    </message>
    <message>
        <source>New &amp;duplicate match</source>
        <translation>新的复式比赛(&amp;D)</translation>
    </message>
    <message>
        <source>{variant}, {day}</source>
        <extracomment>The title a kept deal has at first: the form of the game and the day.</extracomment>
        <translation>{variant}，{day}</translation>
    </message>
</context>
<context>
    <name>CoachCounts</name>
    <message numerus="yes">
        <source>%Ln cards are as good as each other: this is the cheapest.</source>
        <extracomment>n is 2 or more.</extracomment>
        <translation>
            <numerusform>%Ln张牌一样好：出这张最省。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out.</source>
        <translation>
            <numerusform>引出将牌：外面还有%Ln张将牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %Ln point(s), and only while both cards are in hand.</source>
        <translation>
            <numerusform>值%Ln分，但必须两张牌都还在手里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for certain: %Ln point(s) in it so far.</source>
        <translation>
            <numerusform>这张必定赢下这一墩：墩里目前有%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has this trick for certain: give it %Ln point(s).</source>
        <translation>
            <numerusform>这一墩肯定归{player}：送上%Ln分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachDock</name>
    <message>
        <source>A deal in which the coach has helped does not count for the rating.</source>
        <translation>教练帮过忙的局不计入评分。</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>报牌</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>还在外面的牌</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Chance of each bid</source>
        <translation>各叫分的成功概率</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>记牌</translation>
    </message>
    <message>
        <source>Count the cards for me</source>
        <translation>替我记牌</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>I could not think it through. Ask again.</source>
        <translation>我没能算清楚，请再问一次。</translation>
    </message>
    <message>
        <source>Illegal cards can be played at this table: duties prove nothing.</source>
        <translation>本桌出得了违规的牌，所以不能凭出牌义务推断手牌。</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>How many cards of a suit are in a hand.</extracomment>
        <translation>张数</translation>
    </message>
    <message>
        <source>Let me think…</source>
        <translation>让我想想…</translation>
    </message>
    <message>
        <source>Off in this match</source>
        <translation>本场比赛停用</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>在外面</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>Sure</source>
        <extracomment>Points that a hand makes nearly always.</extracomment>
        <translation>稳拿</translation>
    </message>
    <message>
        <source>The coach is off in this match.</source>
        <translation>本场比赛教练已关闭。</translation>
    </message>
    <message>
        <source>The hand with each suit as trumps</source>
        <translation>各花色作将牌时的估分</translation>
    </message>
    <message>
        <source>There is nothing to advise on just now.</source>
        <translation>现在没有要拿主意的事。</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>Unasked, too</source>
        <extracomment>A box to tick: the coach gives a hint at each decision without being asked.</extracomment>
        <translation>主动提示</translation>
    </message>
    <message>
        <source>Wh&amp;y not? (the book)</source>
        <extracomment>A button: opens the book where it says why the dimmed cards may not be played, or how bids go.</extracomment>
        <translation>为什么不行？（手册）(&amp;Y)</translation>
    </message>
    <message>
        <source>What each choice costs</source>
        <translation>各选择的代价</translation>
    </message>
    <message>
        <source>What is this hand &amp;worth?</source>
        <translation>这手牌值多少？(&amp;W)</translation>
    </message>
    <message>
        <source>What should I &amp;do?</source>
        <translation>我该怎么做？(&amp;D)</translation>
    </message>
</context>
<context>
    <name>CoachHints</name>
    <message>
        <source>A cante of the defence counts for nothing here and shows your cards.</source>
        <translation>本桌防守方报牌不算分，还会暴露你的牌。</translation>
    </message>
    <message>
        <source>About {chance} to make {bid}.</source>
        <translation>达到{bid}分的概率约{chance}。</translation>
    </message>
    <message>
        <source>Another card is about as good.</source>
        <translation>另一张牌也差不多。</translation>
    </message>
    <message>
        <source>Any other card costs {chance} or more of your chance.</source>
        <translation>出其他任何一张，概率至少降低{chance}。</translation>
    </message>
    <message>
        <source>Declaring side: {points} of {needed}. Defence: {defence}. To come: {left}.</source>
        <translation>主打方：{points}分，需要{needed}分。防守方：{defence}分。余下：{left}分。</translation>
    </message>
    <message>
        <source>I would go up to {bid}, which is made about {chance} of the time.</source>
        <translation>我最多叫到{bid}分，约有{chance}的机会达到。</translation>
    </message>
    <message>
        <source>I would not bid on it.</source>
        <translation>这手牌我不会叫。</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>你只能出这张牌。</translation>
    </message>
    <message>
        <source>It rests on: {things}.</source>
        <translation>依据：{things}。</translation>
    </message>
    <message>
        <source>It wins the last ten.</source>
        <translation>这张能拿下末墩十分。</translation>
    </message>
    <message>
        <source>Last ten: about {chance}.</source>
        <translation>末墩十分：约{chance}。</translation>
    </message>
    <message>
        <source>My choice: {action}.</source>
        <extracomment>What the coach would do; {action} is the text of a button or the name of a card.</extracomment>
        <translation>我的选择：{action}。</translation>
    </message>
    <message>
        <source>Nobody can beat it: a sure trick.</source>
        <translation>没人压得过：稳赢一墩。</translation>
    </message>
    <message>
        <source>The cante in {suit} stays together, to be sung.</source>
        <translation>{suit}的国王和骑士留在一起，等着报牌。</translation>
    </message>
    <message>
        <source>The card breaks a duty: taken back now, it is no revoke.</source>
        <translation>这张牌违反出牌义务：现在收回就不算违例。</translation>
    </message>
    <message>
        <source>The coach&apos;s choice</source>
        <translation>教练的选择</translation>
    </message>
    <message>
        <source>Then you have no more {suit} and can trump that suit.</source>
        <translation>这样你就没有{suit}了，以后可以将吃这门。</translation>
    </message>
    <message>
        <source>With {suit} as trumps this should make about {points}.</source>
        <translation>以{suit}为将牌，大约能得{points}。</translation>
    </message>
    <message>
        <source>You have none of {suit}: trump it.</source>
        <translation>你没有{suit}：将吃。</translation>
    </message>
    <message>
        <source>You hold {card} back.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>你把{card}留在手里。</translation>
    </message>
    <message>
        <source>You keep {card}, the highest trump, for the end.</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>你把最大的将牌{card}留到最后。</translation>
    </message>
    <message>
        <source>a tute</source>
        <translation>图特</translation>
    </message>
    <message>
        <source>certainly {cards}</source>
        <translation>肯定有{cards}</translation>
    </message>
    <message>
        <source>none of {suits}</source>
        <translation>没有{suits}</translation>
    </message>
    <message>
        <source>not {cards}</source>
        <translation>没有{cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a table of what each choice costs.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing known</source>
        <translation>还不清楚</translation>
    </message>
    <message>
        <source>the choice</source>
        <extracomment>In a table of what each choice costs: this one is the coach&apos;s.</extracomment>
        <translation>首选</translation>
    </message>
    <message>
        <source>the {points} in {suit}</source>
        <translation>{suit}报牌{points}分</translation>
    </message>
    <message>
        <source>{bid}: {chance}</source>
        <extracomment>A bid and its chance.</extracomment>
        <translation>{bid}：{chance}</translation>
    </message>
    <message>
        <source>{duty}. Not now: {cards}.</source>
        <extracomment>{duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{duty}。现在不能出：{cards}。</translation>
    </message>
    <message>
        <source>{player} has this trick for certain: give it as little as you can.</source>
        <translation>这一墩肯定归{player}：尽量少送分。</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <extracomment>What is known of a player&apos;s hand.</extracomment>
        <translation>{player}：{what}</translation>
    </message>
    <message>
        <source>{suit} (trumps)</source>
        <extracomment>A suit in a list of the cards that are out: it is trumps.</extracomment>
        <translation>{suit}（将牌）</translation>
    </message>
</context>
<context>
    <name>CoachReview</name>
    <message>
        <source>A revoke: {card}.</source>
        <translation>违例：{card}。</translation>
    </message>
    <message>
        <source>Better: {best}.</source>
        <translation>更好的选择：{best}。</translation>
    </message>
    <message>
        <source>Better: {best}. That contract is made in {chance} of cases.</source>
        <translation>更好的选择：{best}。那个承诺分有{chance}的机会达到。</translation>
    </message>
    <message>
        <source>Better: {best}. The contract is made in {best_chance} of cases after it, in {chance} as it was done.</source>
        <extracomment>The chances are those of the contract being made.</extracomment>
        <translation>更好的选择：{best}。那样有{best_chance}的机会达到承诺分，实际的做法是{chance}。</translation>
    </message>
    <message>
        <source>Better: {best}. This contract is made in {chance} of cases.</source>
        <translation>更好的选择：{best}。这个承诺分有{chance}的机会达到。</translation>
    </message>
    <message>
        <source>By what could be known, nothing was clearly better.</source>
        <translation>就当时已知的来看，没有明显更好的选择。</translation>
    </message>
    <message>
        <source>It decided the contract.</source>
        <translation>这决定了承诺分的成败。</translation>
    </message>
    <message>
        <source>The difference is too small to be sure.</source>
        <translation>差别太小，无法确定。</translation>
    </message>
    <message>
        <source>The last ten forgotten: {card} would have kept the last trick.</source>
        <translation>忘记末墩十分：留着{card}，就能赢下最后一墩。</translation>
    </message>
    <message>
        <source>The wrong trumps were named.</source>
        <translation>将牌花色选得不好。</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>A decision in a list: the suit named as trumps.</extracomment>
        <translation>将牌花色：{suit}</translation>
    </message>
    <message>
        <source>With all cards open, nothing was better.</source>
        <translation>明牌来看，没有更好的选择。</translation>
    </message>
    <message>
        <source>cante forgotten</source>
        <translation>忘记报牌</translation>
    </message>
    <message>
        <source>costly</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>good</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>last ten forgotten</source>
        <translation>忘记末墩十分</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>叫分过高</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>违例</translation>
    </message>
    <message>
        <source>wrong trumps</source>
        <translation>选错将牌</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln场比赛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln名玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to go</source>
        <translation>
            <numerusform>还差%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln墩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trump(s)</source>
        <translation>
            <numerusform>%Ln张将牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contract failed by %Ln point(s)</source>
        <extracomment>n is never 0.</extracomment>
        <translation>
            <numerusform>未达到承诺分，差%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out</source>
        <translation>
            <numerusform>引出将牌：外面还有%Ln张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick to {player}: %Ln point(s) with the last ten</source>
        <extracomment>The last trick of a deal; n includes the ten it is worth.</extracomment>
        <translation>
            <numerusform>{player}赢得最后一墩：%Ln分（含末墩十分）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>一场比赛共%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %Ln point(s)</source>
        <extracomment>n is a target from 100 to 2000.</extracomment>
        <translation>
            <numerusform>先到%Ln分者胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defence has sung %Ln point(s): {needed} needed</source>
        <extracomment>At tables where cantes of the defence count against the contract.</extracomment>
        <translation>
            <numerusform>防守方报牌%Ln分：需要{needed}分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours: %Ln point(s) with the last ten</source>
        <translation>
            <numerusform>你赢得最后一墩：%Ln分（含末墩十分）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick to {player}: %Ln point(s)</source>
        <extracomment>A trick is won; n is what its cards are worth.</extracomment>
        <translation>
            <numerusform>{player}赢得此墩：%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick: %Ln point(s)</source>
        <translation>
            <numerusform>你赢得此墩：%Ln分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>A higher bid</source>
        <translation>更高的叫分</translation>
    </message>
    <message>
        <source>Card…</source>
        <extracomment>A button: opens the list of the cards that may be played, in words.</extracomment>
        <translation>选牌…</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Buttons for a player who sits out: the deal goes on faster, or at once to its end.</extracomment>
        <translation>快进</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>Ends a button&apos;s tooltip; {key} is the key that presses it.</extracomment>
        <translation>按键：{key}</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A button: choose a bid higher than those that have a button of their own.</extracomment>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>A button: shows again how the deal ended.</extracomment>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>直接看结果</translation>
    </message>
    <message>
        <source>Somewhere in this deal</source>
        <extracomment>An entry of the menu of claims where no card played looks wrong by itself.</extracomment>
        <translation>本局某处</translation>
    </message>
    <message>
        <source>The cards you may play, in words</source>
        <translation>可出的牌（文字）</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to be made.</source>
        <extracomment>An early end is offered; {n} is the contract.</extracomment>
        <translation>{n}分的承诺必定达到。</translation>
    </message>
    <message>
        <source>The contract of {n} is certain to fail.</source>
        <translation>{n}分的承诺已无法达到。</translation>
    </message>
    <message>
        <source>Trick {n}, {suit} led: {card}</source>
        <extracomment>An entry of the menu of claims: in trick {n}, where {suit} was led, the accused played {card}.</extracomment>
        <translation>第{n}墩，首引花色{suit}：{card}</translation>
    </message>
    <message>
        <source>Why not?</source>
        <extracomment>A button: why may the dimmed cards not be played? It opens the book at the duty.</extracomment>
        <translation>为什么不能出？</translation>
    </message>
    <message>
        <source>Why the other cards may not be played</source>
        <translation>其他的牌为什么不能出</translation>
    </message>
    <message>
        <source>{card} breaks a rule: {duty}.</source>
        <extracomment>The person has played {card} against the rules; {duty} is what was owed: &quot;you must follow cups&quot;.</extracomment>
        <translation>{card}不合规则：{duty}。</translation>
    </message>
</context>
<context>
    <name>DrillActions</name>
    <message>
        <source>&amp;Set up a deal…</source>
        <translation>自定牌局(&amp;S)…</translation>
    </message>
    <message>
        <source>Dri&amp;lls…</source>
        <translation>专项练习(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%Ln point(s) of them were sung.</source>
        <translation>
            <numerusform>其中报牌%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declaring side has %Ln point(s).</source>
        <translation>
            <numerusform>主打方有%Ln分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWindow</name>
    <message>
        <source>&amp;Check</source>
        <translation>核对(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>专项练习</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>The coach looks for a question…</source>
        <translation>教练正在出题…</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>你的叫分</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>All cards are open: pick your best lead.</source>
        <translation>所有的牌都亮开：选出最好的一张领出。</translation>
    </message>
    <message>
        <source>Declarer: {player}. How many points has the declaring side by now, cantes included?</source>
        <translation>主打者：{player}。主打方现在有多少分（含报牌分）？</translation>
    </message>
    <message>
        <source>How high do you bid?</source>
        <translation>叫多少分？</translation>
    </message>
    <message>
        <source>How many points are in?</source>
        <translation>现在多少分了？</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>不全对。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>So far {right} of {asked} right</source>
        <translation>已答{asked}题，答对{right}题</translation>
    </message>
    <message>
        <source>The best card of an ending</source>
        <translation>残局出哪张最好</translation>
    </message>
    <message>
        <source>The best line: {list}.</source>
        <translation>最佳打法：{list}。</translation>
    </message>
    <message>
        <source>The coach goes up to {n}, which is made {share} of the time.</source>
        <translation>教练最多叫到{n}分，有{share}的机会达到。</translation>
    </message>
    <message>
        <source>The coach passes.</source>
        <translation>教练不叫。</translation>
    </message>
    <message>
        <source>The declaring side ends with: {list}.</source>
        <translation>出各张牌后，主打方最终得分：{list}。</translation>
    </message>
    <message>
        <source>The declaring side has {n}.</source>
        <translation>主打方已有{n}分。</translation>
    </message>
    <message>
        <source>Trick {n}</source>
        <translation>第{n}墩</translation>
    </message>
    <message>
        <source>Trumps are {suit}. Pick every card of your hand that may be played to this trick.</source>
        <translation>将牌花色：{suit}。选出手牌中这一墩可以出的所有牌。</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <translation>哪些牌可以出？</translation>
    </message>
    <message>
        <source>With {suit} as trumps this hand makes about {n} points.</source>
        <translation>以{suit}为将牌，这手牌约得{n}分。</translation>
    </message>
    <message>
        <source>You declared {n} with {suit} as trumps.</source>
        <translation>你主打，承诺{n}分，将牌花色{suit}。</translation>
    </message>
    <message>
        <source>You defend against {n}; trumps are {suit}.</source>
        <translation>你防守，对方承诺{n}分，将牌花色{suit}。</translation>
    </message>
    <message>
        <source>You speak first. How far would you go with this hand?</source>
        <translation>你首叫。这手牌最多叫到多少分？</translation>
    </message>
    <message>
        <source>any hand</source>
        <translation>任意手牌</translation>
    </message>
    <message>
        <source>the player on your left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>the player on your right</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>to {player}</source>
        <translation>归{player}</translation>
    </message>
    <message>
        <source>with a cante</source>
        <translation>有可报的组合</translation>
    </message>
    <message>
        <source>with a long suit</source>
        <translation>有长花色</translation>
    </message>
    <message>
        <source>worth 100 and more</source>
        <translation>值100分以上</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>你的搭档</translation>
    </message>
    <message>
        <source>{card} {n}</source>
        <extracomment>A card, and the points the declaring side ends with after it.</extracomment>
        <translation>{card}（{n}分）</translation>
    </message>
    <message>
        <source>{duty}: {cards}.</source>
        <translation>{duty}：{cards}。</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>Somebody plays a card.</extracomment>
        <translation>{player}：{card}</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>All passed</source>
        <translation>无人叫分</translation>
    </message>
    <message>
        <source>Another declared {n}: made</source>
        <translation>别人主打{n}分：达到</translation>
    </message>
    <message>
        <source>Another declared {n}: not made</source>
        <translation>别人主打{n}分：未达到</translation>
    </message>
    <message>
        <source>Declared {n}: made</source>
        <translation>主打{n}分：达到</translation>
    </message>
    <message>
        <source>Declared {n}: not made</source>
        <translation>主打{n}分：未达到</translation>
    </message>
    <message>
        <source>Eight deals drawn beforehand. Bots of other levels play the same deals in your seat against your opponents; so everybody has the same cards, and the results stand side by side.</source>
        <translation>八局牌事先发好。其他级别的电脑玩家坐在你的位置上，面对你的对手打同样的八局；大家的牌都一样，结果并排列出。</translation>
    </message>
    <message>
        <source>You are number {place} of {players}: {points} points over your opponents.</source>
        <translation>你在{players}人中排第{place}：与对手的分差为{points}。</translation>
    </message>
</context>
<context>
    <name>DuplicateCounts</name>
    <message numerus="yes">
        <source>The others are still playing: %Ln deal(s) to go</source>
        <translation>
            <numerusform>其他人还在打：还剩%Ln局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateWindow</name>
    <message>
        <source>Deal {n}</source>
        <extracomment>Heading of a line: the deal of this number.</extracomment>
        <translation>第{n}局</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>复式比赛</translation>
    </message>
    <message>
        <source>Over the opponents</source>
        <extracomment>Heading of a line: points over the opponents, in all deals that everybody has played.</extracomment>
        <translation>与对手的分差</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>逐局结果</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source> ms</source>
        <comment>unit after a number: milliseconds</comment>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>按大小</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>按花色</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>出牌前确认</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>即时</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Play a forced card</source>
        <translation>仅一张可出时自动出</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减弱动态效果</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Sort cards</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>思考时间</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>95% interval</source>
        <extracomment>Heading of a column: within which limits the true share most likely lies.</extracomment>
        <translation>95%区间</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>达到承诺分</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Deals with a contract</source>
        <translation>有承诺分的局</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>In your seat the coach would have made more: {n} points a deal between you (95%: {low} to {high}).</source>
        <translation>坐在你的位置上，教练会得到更多：你与教练每局的分差为{n}（95%：{low}至{high}）。</translation>
    </message>
    <message>
        <source>No rating yet: it needs some deals of matches played without help and without taking anything back.</source>
        <translation>还没有评分：需要打几局不用提示、也不撤销的比赛。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Points over the others, a deal</source>
        <extracomment>Heading of a column: points one made over what the others made, for each deal.</extracomment>
        <translation>每局与别人的分差</translation>
    </message>
    <message>
        <source>Points, yours first</source>
        <extracomment>Heading of a column: points at the end, one&apos;s own first.</extracomment>
        <translation>得分（你的在前）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The coach plays each of your deals over, in your seat and against the same opponents. Good and bad cards come to both of you alike, so the difference shows how you played, not what you were dealt. Deals with hints, with something taken back, or played before do not count.</source>
        <translation>教练会坐在你的位置上，面对同样的对手，把你的每一局重打一遍。好牌坏牌两人一样，所以差距反映的是打法，而不是手气。用过提示、撤销过或以前打过的局不计。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>You and the coach in your seat are about even: {n} points a deal (95%: {low} to {high}).</source>
        <translation>你与坐在你位置上的教练大致相当：每局的分差为{n}（95%：{low}至{high}）。</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>你主打</translation>
    </message>
    <message>
        <source>You defended</source>
        <translation>你防守</translation>
    </message>
    <message>
        <source>You made more than the coach would have in your seat: {n} points a deal (95%: {low} to {high}).</source>
        <translation>你比坐在你位置上的教练得到的更多：每局的分差为{n}（95%：{low}至{high}）。</translation>
    </message>
    <message>
        <source>Your contracts as the mano</source>
        <translation>你首叫时的承诺分</translation>
    </message>
    <message>
        <source>Your contracts in between</source>
        <translation>你在中间时的承诺分</translation>
    </message>
    <message>
        <source>Your contracts in the last seat</source>
        <translation>你在末位时的承诺分</translation>
    </message>
    <message>
        <source>Your contracts of {range}</source>
        <translation>你{range}分的承诺</translation>
    </message>
    <message>
        <source>Your partner declared</source>
        <translation>搭档主打</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>own rules</source>
        <extracomment>Rules of a match that are those of no preset.</extracomment>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>single deal</source>
        <translation>单局</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%Ln deal(s) rated</source>
        <translation>
            <numerusform>已评%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) still to be played over by the coach</source>
        <translation>
            <numerusform>教练还要重打%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the archive cannot be read and are not shown.</source>
        <translation>
            <numerusform>存档中有%Ln个文件无法读取，未显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <extracomment>Under a bar of a chart: out of so many contracts.</extracomment>
        <translation>
            <numerusform>共%Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>导出为表格(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Form of the game:</source>
        <translation>玩法(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>A bar for each range of bids, with its 95% interval; the numbers stand in the table.</source>
        <translation>每个叫分区间一根柱，带95%区间；数字见表格。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>导出为表格</translation>
    </message>
    <message>
        <source>History</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Nothing has been played yet. Matches appear here once they end.</source>
        <translation>还没有打过比赛。比赛结束后会列在这里。</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>A button: look at a match again, deal by deal.</extracomment>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Reading the archive: {done} of {whole}</source>
        <extracomment>How many of the files of the archive have been read.</extracomment>
        <translation>正在读取存档：{done}/{whole}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Your contracts made, by how high they were</source>
        <translation>你达到的承诺分（按高低）</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>你的评分</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>你的评分走势</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In a list of things to choose from: no choice, all of them.</extracomment>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Digits in Arabic</source>
        <translation>阿拉伯语中的数字</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A new deal, and this time you may play alone. In the auction everybody says how many points they dare to make. The highest bid plays against the other two.</source>
        <translation>新的一局，这次你可以做主打者。竞叫时，每人说出自己敢承诺多少分。叫分最高者一人对抗另外两人。</translation>
    </message>
    <message>
        <source>A trump for the last trick: the ten points are yours.</source>
        <translation>用将牌拿下最后一墩：末墩十分归你。</translation>
    </message>
    <message>
        <source>Another suit is trumps now; that is allowed. Play on, or take it back.</source>
        <translation>将牌现在是别的花色；这也可以。继续打，或撤销。</translation>
    </message>
    <message>
        <source>Back to your match</source>
        <translation>回到你的比赛</translation>
    </message>
    <message>
        <source>Bid {n}.</source>
        <translation>叫{n}分。</translation>
    </message>
    <message>
        <source>Follow suit and beat</source>
        <translation>跟花色与压牌</translation>
    </message>
    <message>
        <source>Follow suit, beat if you can, trump if you cannot follow.</source>
        <translation>跟花色；能压就压；缺门就将吃。</translation>
    </message>
    <message>
        <source>From now on let go of the cards that win nothing, and save your trumps for later.</source>
        <translation>从现在起，先出赢不了的牌，把将牌留到后面。</translation>
    </message>
    <message>
        <source>Keep a trump for the last ten.</source>
        <translation>留一张将牌去拿末墩十分。</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>选{suit}作将牌花色。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>No clubs either: trump again. This trick is yours whichever you play.</source>
        <translation>棍棒也没有：再次将吃。出哪张都是你赢。</translation>
    </message>
    <message>
        <source>Nobody goes higher: you play for {n} points. Now name trumps. Coins are your longest suit, and their cante will count 40.</source>
        <translation>没人再加叫：你主打，承诺{n}分。现在选将牌花色。金币是你最长的花色，而且这门报牌值四十分。</translation>
    </message>
    <message>
        <source>Now {n} is bid. You have counted a little more than that: go on.</source>
        <translation>现在叫到{n}分。你估算的还略高一些：继续叫。</translation>
    </message>
    <message>
        <source>One cante for each trick you win. For the other one you need another trick: the ace of swords is the highest of its suit.</source>
        <translation>每赢一墩只能报一次。要报另一组，还得再赢一墩：宝剑王牌是这门最大的。</translation>
    </message>
    <message>
        <source>Part {a} of {b}: {title}</source>
        <extracomment>The dots under the lesson&apos;s text: which of its chapters this is.</extracomment>
        <translation>第{a}部分，共{b}部分：{title}</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <extracomment>{card} has its article, in Russian its accusative: &quot;the ace of cups&quot;.</extracomment>
        <translation>请出{card}。</translation>
    </message>
    <message>
        <source>Press the button to sing.</source>
        <translation>按按钮报牌。</translation>
    </message>
    <message>
        <source>Promise what your hand can make, no more.</source>
        <translation>牌力能拿多少分就承诺多少，不要多叫。</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>保留将牌</translation>
    </message>
    <message>
        <source>Sing after winning a trick, and do not forget to.</source>
        <translation>赢墩后报牌，别忘记。</translation>
    </message>
    <message>
        <source>Singing cantes</source>
        <translation>报牌</translation>
    </message>
    <message>
        <source>Start a real match</source>
        <translation>开始真正的比赛</translation>
    </message>
    <message>
        <source>That is allowed too; the deal now goes its own way. Play on, or take it back.</source>
        <translation>这样出也可以；这一局接下来会有不同。继续打，或撤销。</translation>
    </message>
    <message>
        <source>That is the whole game</source>
        <translation>整个游戏就是这样</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>竞叫</translation>
    </message>
    <message>
        <source>The deal is over. The sheet shows how the points were counted and who scores them.</source>
        <translation>本局结束。结果页显示如何计分、谁得分。</translation>
    </message>
    <message>
        <source>The highest bid is {n}. Bid more if you think you can make it, or pass.</source>
        <translation>最高叫分是{n}分。觉得能达到就叫更高，否则不叫。</translation>
    </message>
    <message>
        <source>The highest bid so far is {n}. Go just a little higher: you can raise again later.</source>
        <translation>目前最高叫分是{n}分。只加一点：以后还可以再加叫。</translation>
    </message>
    <message>
        <source>The king of cups was led. You have cups, so you must play one: follow suit. And if you can beat the best card, you must: only your ace does.</source>
        <translation>首引是圣杯国王。你有圣杯，就必须跟花色。而且能压过最大的牌就必须压：只有你的圣杯王牌可以。</translation>
    </message>
    <message>
        <source>The last ten</source>
        <translation>末墩十分</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>最后一墩</translation>
    </message>
    <message>
        <source>The last trick is worth ten points besides its cards. The six of swords was led, and your knight beats it.</source>
        <translation>最后一墩除牌点外另加十分。首引是宝剑六，你的骑士能压过它。</translation>
    </message>
    <message>
        <source>The last trick: whoever takes it gets ten points besides its cards.</source>
        <translation>最后一墩：赢得者除牌点外另得十分。</translation>
    </message>
    <message>
        <source>The three is the highest trump left and takes this trick anyway. Give your smallest.</source>
        <translation>三点牌是剩下最大的将牌，这一墩反正归它。出你最小的。</translation>
    </message>
    <message>
        <source>The trick is yours. Now sing, before you lead again: the forty first. The cards stay in your hand.</source>
        <translation>这墩归你。再次领出前先报牌：先报四十分。牌仍留在你手里。</translation>
    </message>
    <message>
        <source>These are your cards. An ace (1) is worth 11 points, a three 10, a king (12) 4, a knight (11) 3, a jack (10) 2. The others count nothing. In this order they beat each other too; then come 7, 6, 5 and 4.</source>
        <extracomment>The figures in brackets are printed on the Spanish cards.</extracomment>
        <translation>这是你的牌。As（王牌，印1）值11分，三点牌10分，国王牌（12）4分，骑士牌（11）3分，侍从牌（10）2分，其余不计分。大小也按这个顺序，之后是7、6、5、4。</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>Two aces bring 22 more, the trumps a few tricks, the last trick ten. That is 95, perhaps 100.</source>
        <translation>两张As（王牌）再加22分，将牌能赢几墩，末墩十分。合计95分，也许100分。</translation>
    </message>
    <message>
        <source>Two cards left, and this is the art of it. The last trick is worth ten points, and you need them: let the king of cups go and keep the trump.</source>
        <translation>还剩两张牌，功夫就在这里。最后一墩值十分，你正需要它：放掉圣杯国王，留下将牌。</translation>
    </message>
    <message>
        <source>Welcome to the table. You sit at the bottom, {right} on your right, {left} on your left. We join a deal of which five tricks are left.</source>
        <extracomment>{right} and {left} are the players&apos; names, here and in all that follows.</extracomment>
        <translation>欢迎入座。你坐在下方，{right}是下家，{left}是上家。我们从一局的最后五墩开始。</translation>
    </message>
    <message>
        <source>What is your hand worth? King and knight of one suit are a cante. Sung, it counts 40 in trumps and 20 in another suit. You hold two: with coins as trumps that makes 60.</source>
        <translation>你的牌值多少？同一花色的国王和骑士可以报牌：将牌花色报牌得40分，其他花色20分。你有两组：以金币作将牌，共60分。</translation>
    </message>
    <message>
        <source>What you have learned:</source>
        <translation>你学到了：</translation>
    </message>
    <message>
        <source>You cannot beat the ace. The knight costs you one point less than the king.</source>
        <translation>你压不过圣杯王牌。出骑士比出国王少丢一分。</translation>
    </message>
    <message>
        <source>You have led without singing. You may sing after your next trick, or take this back.</source>
        <translation>你没报牌就领出了。可以等再赢一墩后报，或撤销。</translation>
    </message>
    <message>
        <source>You have no swords left: you must trump. The smallest trump is enough to win.</source>
        <translation>宝剑没有了：必须将吃。最小的将牌就够赢。</translation>
    </message>
    <message>
        <source>You have passed, so another player plays alone. Defend, or take it back and bid.</source>
        <translation>你没有叫，所以由别人主打。参加防守，或撤销后叫分。</translation>
    </message>
    <message>
        <source>You have won the trick and hold king and knight of one suit: sing, before you lead.</source>
        <translation>你赢了这墩，手里有同花色的国王和骑士：领出前先报牌。</translation>
    </message>
    <message>
        <source>You have {made} points of the {n} you need. The plate at the top keeps count.</source>
        <translation>你已有{made}分，需要{n}分。上方的牌子会一直计分。</translation>
    </message>
    <message>
        <source>You lead again. Let the last small card go; the trumps can wait.</source>
        <translation>又轮到你领出。放掉最后一张小牌；将牌不急。</translation>
    </message>
    <message>
        <source>You lead. A cante is sung right after winning a trick, with both cards still in your hand. So win one: nothing beats the ace of trumps.</source>
        <translation>由你领出。赢墩之后、两张牌都还在手里时才能报牌。所以先赢一墩：没有牌能压过将牌的As（王牌）。</translation>
    </message>
    <message>
        <source>You must follow suit, and you have one sword only.</source>
        <translation>必须跟花色，而你只有一张宝剑。</translation>
    </message>
    <message>
        <source>You must follow suit, but you cannot beat the three. Either club will do: neither costs a point.</source>
        <translation>必须跟花色，但压不过三点牌。两张棍棒出哪张都行，都不丢分。</translation>
    </message>
    <message>
        <source>You play for {n} points. Name the suit that is to be trumps.</source>
        <translation>你主打，承诺{n}分。选一门将牌花色。</translation>
    </message>
    <message>
        <source>Yours again. Now the twenty.</source>
        <translation>又是你赢。现在报二十分。</translation>
    </message>
    <message>
        <source>Yours: 15 points for the two of you. Whoever takes a trick leads to the next, with any card. Perhaps {left} can take this one.</source>
        <translation>你赢了：防守方得15分。赢墩者领出下一墩，任意牌都可以。这一墩也许{left}能赢。</translation>
    </message>
    <message>
        <source>{declarer}: {made} points of {n}. {duty}. The cards that stay bright may be played.</source>
        <extracomment>{declarer} plays alone for {n} points and has {made}; {duty} is a sentence such as &quot;You must follow cups&quot;.</extracomment>
        <translation>{declarer}：{made}分，承诺{n}分。{duty}。亮着的牌可以出。</translation>
    </message>
    <message>
        <source>{left} took it: 14 points more for your side. Now clubs are led, and you have none. Then you must trump, as long as you have a trump.</source>
        <translation>{left}赢了：防守方再得14分。现在首引棍棒，你没有。只要有将牌就必须将吃。</translation>
    </message>
    <message>
        <source>{made} points; you promised {n}: made, and you score {n}. Without the ten of the last trick it would not have been enough.</source>
        <translation>得{made}分，承诺{n}分：达到，你记{n}分。没有末墩十分就不够了。</translation>
    </message>
    <message>
        <source>{right} had no clubs either and had to beat your trump. Now coins are led. You have neither coins nor trumps: any card will do. Keep the better one for the last trick.</source>
        <translation>{right}也没有棍棒，必须用更大的将牌压过你。现在首引金币。你既没有金币也没有将牌：出哪张都行。好的那张留到最后一墩。</translation>
    </message>
    <message>
        <source>{right} has promised {n} points and plays alone against {left} and you. Trumps are cups: they beat every other suit.</source>
        <translation>{right}主打，承诺{n}分，对抗{left}和你。将牌花色是圣杯：它压过其他所有花色。</translation>
    </message>
    <message>
        <source>{right} promised {n} points and has {made}: not made. So {left} and you score {n} each. With the last trick, {right} would have made it.</source>
        <translation>{right}承诺{n}分，得{made}分：未达到。所以{left}和你各记{n}分。要是赢了最后一墩，{right}就达到了。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开教学</translation>
    </message>
    <message>
        <source>Read more: cantes</source>
        <translation>了解更多：报牌</translation>
    </message>
    <message>
        <source>Read more: the auction</source>
        <translation>了解更多：竞叫</translation>
    </message>
    <message>
        <source>Read more: the play</source>
        <extracomment>Three links to pages of the book, at the end of the lesson.</extracomment>
        <translation>了解更多：出牌</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Your match waits as it was. Key: Esc</source>
        <translation>你的比赛保持原样。按键：Esc</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Advanced</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>熟手</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>谨慎</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>&amp;Notes:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>打这一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>Kept deals</source>
        <translation>收藏的牌局</translation>
    </message>
    <message>
        <source>Library of deals</source>
        <translation>牌局收藏</translation>
    </message>
    <message>
        <source>No deal is kept yet. “Keep this deal” in the coach&apos;s menu puts the one on the table here.</source>
        <translation>还没有收藏。用教练菜单里的“收藏本局”，可把桌上这一局放到这里。</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Remove “{title}” with its notes for good?</source>
        <translation>永久移除“{title}”及其备注？</translation>
    </message>
    <message>
        <source>This file cannot be read: {reason}</source>
        <translation>无法读取此文件：{reason}</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>What happened</source>
        <translation>牌局经过</translation>
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
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>桌布</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Deck design</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>the back of the cards</comment>
        <translation>绿色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>大数字</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>亚麻</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
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
        <translation>牌局代码（D1-…）或比赛代码（M1-…）：</translation>
    </message>
    <message>
        <source>Matches (*.subastao)</source>
        <translation>比赛 (*.subastao)</translation>
    </message>
    <message>
        <source>Matches (*.subastao);;All files (*)</source>
        <translation>比赛 (*.subastao);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>打开比赛</translation>
    </message>
    <message>
        <source>Play a deal by its code</source>
        <translation>按代码打一局</translation>
    </message>
    <message>
        <source>Save match as</source>
        <translation>比赛另存为</translation>
    </message>
    <message>
        <source>This is not the code of a deal: {reason}</source>
        <translation>这不是牌局代码：{reason}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Subastao</source>
        <translation>关于 Subastao(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy a fault report</source>
        <translation>复制故障报告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s code</source>
        <translation>复制牌局代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <extracomment>Begins the lesson in which two prepared deals are played.</extracomment>
        <translation>入门(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on this</source>
        <extracomment>Opens the book at the page that fits what the person is doing.</extracomment>
        <translation>此处的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Ticked while no sound is played.</extracomment>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>新比赛(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open match…</source>
        <translation>打开比赛(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Play a deal by its code…</source>
        <translation>按代码打一局(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Resume an earlier match…</source>
        <translation>继续以前的比赛(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>游戏规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save match as…</source>
        <translation>比赛另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>记分表(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>牌局经过(&amp;W)</translation>
    </message>
    <message>
        <source>The &amp;book of the game</source>
        <extracomment>Opens the book that explains the game, where it was left.</extracomment>
        <translation>游戏手册(&amp;B)</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Start the match</source>
        <translation>开始比赛(&amp;S)</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The match in progress is put aside; it can be opened again from the menu.</source>
        <translation>当前比赛会先存好，之后可从菜单重新打开。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>A bot failed; another answered in its place: {detail}</source>
        <extracomment>{detail} is the name of the bot.</extracomment>
        <translation>一名电脑玩家出错，已由另一名代为应答：{detail}</translation>
    </message>
    <message>
        <source>A setting had an impossible value and is back to its usual one: {detail}</source>
        <extracomment>{detail} is the name of a setting in the file, in English.</extracomment>
        <translation>有一项设置的值无效，已恢复默认：{detail}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Saved match resumed</source>
        <translation>已恢复上次的比赛</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>无法读取文件：{detail}</translation>
    </message>
    <message>
        <source>The file was read up to its first fault: {detail}</source>
        <translation>文件已读到第一处错误为止：{detail}</translation>
    </message>
    <message>
        <source>The match cannot be saved: {detail}</source>
        <extracomment>{detail} is why, as: the disk is full.</extracomment>
        <translation>无法保存比赛：{detail}</translation>
    </message>
    <message>
        <source>The program is already open; this window keeps a match of its own</source>
        <translation>程序已经打开；此窗口进行的是另一场比赛</translation>
    </message>
    <message>
        <source>The report is on the clipboard: paste it where you describe the fault. It holds the cards of this match, but not your name.</source>
        <translation>报告已复制到剪贴板：请粘贴到反馈问题的地方。其中有本场比赛的牌，没有你的名字。</translation>
    </message>
    <message>
        <source>The saved match was damaged and has been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of a file and, in brackets, what is wrong with it.</extracomment>
        <translation>保存的比赛已损坏，另行保留：{detail}</translation>
    </message>
    <message>
        <source>The saved match was damaged at its end and goes on from there: {detail}</source>
        <translation>保存的比赛末尾已损坏，从该处继续：{detail}</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until you quit: {detail}</source>
        <extracomment>{detail} is the path of the file.</extracomment>
        <translation>无法保存设置；退出前有效：{detail}</translation>
    </message>
    <message>
        <source>The settings could not be read and have been kept aside: {detail}</source>
        <extracomment>{detail} is the new name of the file.</extracomment>
        <translation>无法读取设置，已另行保留：{detail}</translation>
    </message>
    <message>
        <source>The settings could not be read: {detail}</source>
        <translation>无法读取设置：{detail}</translation>
    </message>
    <message>
        <source>{file} ({cause})</source>
        <extracomment>{file} is the name of a file, {cause} what is wrong with it or in the way.</extracomment>
        <translation>{file}（{cause}）</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Have you played tute subastado before? The first steps take about five minutes.</source>
        <translation>以前玩过竞叫图特吗？入门大约五分钟。</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>我会玩</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>教我怎么玩</translation>
    </message>
    <message>
        <source>Welcome to Subastao</source>
        <translation>欢迎来到 Subastao</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>A three and at least two other cards of its suit</source>
        <translation>一张三点牌，且该花色至少另有两张牌</translation>
    </message>
    <message>
        <source>At least one ace</source>
        <translation>至少一张As（王牌）</translation>
    </message>
    <message>
        <source>Five cards of a suit or more</source>
        <translation>某一花色有五张或更多</translation>
    </message>
    <message>
        <source>King and knight of a suit</source>
        <translation>某一花色的国王和骑士</translation>
    </message>
    <message>
        <source>King and knight of two suits or more</source>
        <translation>两种或更多花色的国王和骑士</translation>
    </message>
    <message>
        <source>No card of some suit</source>
        <translation>某一花色一张也没有</translation>
    </message>
    <message>
        <source>Two aces or more</source>
        <translation>两张或更多As（王牌）</translation>
    </message>
    <message>
        <source>With a pass only: a hand that was worth a bid</source>
        <translation>仅在不叫时使用：这手牌本来值得叫分</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>A table of three does without the player opposite.</source>
        <translation>三人桌没有对家。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>上家（左）</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>下家（右）</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>其他人…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>{name} — {level}, {style}</source>
        <extracomment>An opponent in a list: his or her name, level and style of bidding. Say it so that it fits men and women.</extracomment>
        <translation>{name}（{level}，{style}）</translation>
    </message>
    <message>
        <source>{place}: {choice}</source>
        <extracomment>What a screen reader says of a field: where the player sits and what is chosen for him.</extracomment>
        <translation>{place}：{choice}</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>&amp;Back to the match</source>
        <translation>回到比赛(&amp;B)</translation>
    </message>
    <message>
        <source>Practice – does not count</source>
        <translation>练习，不计入成绩</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>&amp;Delete this preset</source>
        <translation>删除此规则(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>导出到文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设规则(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Save these rules as…</source>
        <translation>此规则另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>导出规则</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>导入规则</translation>
    </message>
    <message>
        <source>My presets</source>
        <translation>我的规则</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>规则名称：</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules)</source>
        <translation>规则 (*.subastao-rules)</translation>
    </message>
    <message>
        <source>Rules (*.subastao-rules);;All files (*)</source>
        <translation>规则 (*.subastao-rules);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>无法读取文件：{reason}</translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation>无法写入文件：{reason}</translation>
    </message>
    <message>
        <source>There are too many presets: delete one first.</source>
        <translation>规则太多：请先删除一个。</translation>
    </message>
    <message>
        <source>{file} holds no rules: {reason}</source>
        <translation>{file}中没有规则：{reason}</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>全选(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>升高(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>降低(&amp;D)</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>浮动</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>使面板浮动或重新停靠</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 已存在。
要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新建文件夹(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>详情视图</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>列表视图</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>查找范围：</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>父目录</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>显示隐藏文件(&amp;H)</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>隐藏详情…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>显示详情…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>全否(&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>全是(&amp;A)</translation>
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
        <translation>下箭头</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
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
        <translation>左箭头</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右箭头</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上箭头</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>复制链接地址(&amp;L)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>ace</source>
        <extracomment>Alone, without a suit. In Chinese never just 王牌, which may be read as trump.</extracomment>
        <translation>As（王牌）</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五点牌</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四点牌</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>侍从牌</translation>
    </message>
    <message>
        <source>king</source>
        <translation>国王牌</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>骑士牌</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七点牌</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六点牌</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三点牌</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二点牌</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Declaring side in all</source>
        <extracomment>What the declaring side has in all, and what it needed.</extracomment>
        <translation>主打方合计</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防守方</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新比赛…</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Headings of the scores: the player, what this deal brought, the total.</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: go over the deal again with the coach.</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>of these, sung by the defence</source>
        <extracomment>Explains why more than the contract was needed.</extracomment>
        <translation>其中防守方报牌</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card of a trick that is explained after a claim.</extracomment>
        <translation>{player}：{card}</translation>
    </message>
    <message>
        <source>{player}: {card} – against the rule</source>
        <extracomment>The card that broke the rule, in the trick explained after a claim; the rule stands above.</extracomment>
        <translation>{player}：{card}（违规）</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>&amp;Review the last deal…</source>
        <translation>复盘上一局(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>ReviewCounts</name>
    <message numerus="yes">
        <source>Cante forgotten: %Ln point(s) in {suit} could have been sung.</source>
        <extracomment>{suit}: the suit of the cante.</extracomment>
        <translation>
            <numerusform>忘记报牌：本可报{suit}，得%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %Ln point(s) on average.</source>
        <translation>
            <numerusform>平均损失%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overbid: %Ln point(s) above what the hand should make.</source>
        <translation>
            <numerusform>叫分过高：比这手牌应得的分多出%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should make about %Ln point(s).</source>
        <translation>
            <numerusform>这手牌应能拿到约%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open this hand makes %Ln point(s).</source>
        <translation>
            <numerusform>明牌来看，这手牌能拿到%Ln分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, {best} was better by %Ln point(s).</source>
        <extracomment>{best}: a card or a suit.</extracomment>
        <translation>
            <numerusform>明牌来看，更好的是：{best}，多%Ln分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>&amp;Deal:</source>
        <translation>局(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>重打这一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Seat:</source>
        <translation>座位(&amp;S)：</translation>
    </message>
    <message>
        <source>Decision: {action}</source>
        <extracomment>What is decided next: {action} is a bid, a card, a suit.</extracomment>
        <translation>决定：{action}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>From another sea&amp;t…</source>
        <translation>换个座位打(&amp;T)…</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Let the &amp;bot play my seat</source>
        <translation>由电脑玩家代打(&amp;B)</translation>
    </message>
    <message>
        <source>Play it from &amp;here</source>
        <translation>从这里打起(&amp;H)</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>上一个失误(&amp;V)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Show &amp;all hands</source>
        <translation>显示所有手牌(&amp;A)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Step {n} of {whole}</source>
        <translation>第{n}步，共{whole}步</translation>
    </message>
    <message>
        <source>The coach is still thinking about it.</source>
        <translation>教练还在思考。</translation>
    </message>
    <message>
        <source>Without it you see what this seat could know then.</source>
        <translation>不选时，只显示这个座位当时能知道的牌。</translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged</source>
        <extracomment>How many decisions of a deal the coach has judged.</extracomment>
        <translation>已评定{done}个决定，共{whole}个</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Answer to the censor</source>
        <translation>对截叫的回应</translation>
    </message>
    <message>
        <source>Any card when beaten</source>
        <translation>压不过可任意出牌</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>竞叫</translation>
    </message>
    <message>
        <source>Bidding step</source>
        <translation>加叫幅度</translation>
    </message>
    <message>
        <source>Bids are a multiple of this above the lowest bid.</source>
        <translation>从最低叫分起，每次按此幅度递增。</translation>
    </message>
    <message>
        <source>Cantes for each trick</source>
        <translation>每墩可报次数</translation>
    </message>
    <message>
        <source>Cantes of the defence</source>
        <translation>防守方报牌</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation>经典三人玩法</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>达到承诺分时</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>比赛的结束</translation>
    </message>
    <message>
        <source>End of the pairs&apos; auction</source>
        <translation>搭档竞叫的结束</translation>
    </message>
    <message>
        <source>Failed bid</source>
        <translation>未达到叫分</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>首轮领出</translation>
    </message>
    <message>
        <source>Four with a censor</source>
        <translation>带截叫者的四人玩法</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>加利西亚</translation>
    </message>
    <message>
        <source>Hard money</source>
        <translation>输了倒扣</translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <translation>每次给每名玩家发几张牌。</translation>
    </message>
    <message>
        <source>How many deals a match has; deals that all pass are counted.</source>
        <translation>一场比赛的局数；无人叫分的局也计算在内。</translation>
    </message>
    <message>
        <source>How often a player may sing for each trick won.</source>
        <translation>玩家每赢一墩可以报几次牌。</translation>
    </message>
    <message>
        <source>How the pack is mixed between deals. Little shuffling makes wild hands; the first deal is always well shuffled.</source>
        <translation>两局之间如何洗牌。洗得少，手牌就会很奇特；第一局总是充分洗牌。</translation>
    </message>
    <message>
        <source>I have a cante</source>
        <translation>有牌可报</translation>
    </message>
    <message>
        <source>I have a guarded three</source>
        <translation>有带护张的三点牌</translation>
    </message>
    <message>
        <source>I have aces</source>
        <translation>As不止一张</translation>
    </message>
    <message>
        <source>I have an ace</source>
        <translation>有一张As</translation>
    </message>
    <message>
        <source>I&apos;m long</source>
        <translation>有长花色</translation>
    </message>
    <message>
        <source>I&apos;m void</source>
        <translation>缺一门</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>最低叫分</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>一轮竞叫</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>搭档玩法</translation>
    </message>
    <message>
        <source>Pairs with signals</source>
        <translation>带暗号的搭档玩法</translation>
    </message>
    <message>
        <source>Penalty for a failed bid</source>
        <translation>未达到叫分的处罚</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>暗号</translation>
    </message>
    <message>
        <source>Player sitting out</source>
        <translation>不参与本局的玩家</translation>
    </message>
    <message>
        <source>Points of the tute</source>
        <translation>图特的分数</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>违例</translation>
    </message>
    <message>
        <source>Rotten luck!</source>
        <translation>真倒霉！</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>严格牌桌</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>约定总分</translation>
    </message>
    <message>
        <source>The auction ends when both opponents of the highest bidder have passed, or only when his partner has passed too.</source>
        <translation>最高叫分者的两名对手都不叫时竞叫结束，或要等其搭档也不叫才结束。</translation>
    </message>
    <message>
        <source>The censor sees the hand</source>
        <translation>截叫者看牌</translation>
    </message>
    <message>
        <source>The least that may be bid. With steps of 10 it must be a multiple of 10.</source>
        <translation>最少要叫的分数。加叫幅度为10时，须是10的倍数。</translation>
    </message>
    <message>
        <source>The phrases agreed before the match.</source>
        <translation>比赛前约定的暗号。</translation>
    </message>
    <message>
        <source>Truth of phrases</source>
        <translation>暗号是否属实</translation>
    </message>
    <message>
        <source>Tute</source>
        <translation>图特</translation>
    </message>
    <message>
        <source>Two cantes</source>
        <translation>有两组可报</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>出较小的将牌</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>What a tute adds to the declaring side&apos;s total.</source>
        <translation>图特给主打方增加的分数。</translation>
    </message>
    <message>
        <source>What four kings or four knights in one hand are worth to the declaring side.</source>
        <translation>主打方一人手中有四张国王或四张骑士时的价值。</translation>
    </message>
    <message>
        <source>Whether a made contract scores the bid or the points won.</source>
        <translation>达到承诺分时，按叫分记分还是按实得分记分。</translation>
    </message>
    <message>
        <source>Whether a match is played up to a number of points or of deals.</source>
        <translation>比赛打到一定分数为止，还是打满一定局数。</translation>
    </message>
    <message>
        <source>Whether a player without the suit led, who cannot overtrump, must play a lower trump or may play any card.</source>
        <translation>没有首引花色、又无法用更大的将牌压过时，必须出较小的将牌，还是可以出任意一张牌。</translation>
    </message>
    <message>
        <source>Whether an illegal card cannot be played, or can be played and then claimed by an opponent, which loses the deal.</source>
        <translation>不合规则的牌根本不能出；或者可以出，但对手可以指出违例，违例方本局判负。</translation>
    </message>
    <message>
        <source>Whether each defender scores a failed contract, or it is shared out among them.</source>
        <translation>未达到承诺分时，防守方每人各记，还是由他们分配。</translation>
    </message>
    <message>
        <source>Whether either partner sings when the pair has won a trick, or its winner only.</source>
        <translation>一队赢得一墩后，两人都可报牌，还是只有赢墩者可报。</translation>
    </message>
    <message>
        <source>Whether everybody hears a phrase or only the partner.</source>
        <translation>暗号所有人都能听到，还是只有搭档能听到。</translation>
    </message>
    <message>
        <source>Whether only the declaring side sings cantes, or the defence too.</source>
        <translation>只有主打方可以报牌，还是防守方也可以。</translation>
    </message>
    <message>
        <source>Whether only true phrases may be said.</source>
        <translation>是否只能使用属实的暗号。</translation>
    </message>
    <message>
        <source>Whether the auction goes round and round, or each player speaks only once.</source>
        <translation>竞叫一轮接一轮，还是每名玩家只叫一次。</translation>
    </message>
    <message>
        <source>Whether the dealer looks at the winner&apos;s cards before he decides.</source>
        <translation>发牌者在决定前是否查看竞叫获胜者的手牌。</translation>
    </message>
    <message>
        <source>Whether the declaring side also loses what it bid.</source>
        <translation>主打方是否还要扣掉所叫的分数。</translation>
    </message>
    <message>
        <source>Whether the outbid player may take his hand back for 5 points more.</source>
        <translation>被截叫的玩家是否可以再加5分夺回主打权。</translation>
    </message>
    <message>
        <source>Whether the player sitting out scores a failed contract like a defender.</source>
        <translation>未达到承诺分时，不参与本局的玩家是否也像防守方一样得分。</translation>
    </message>
    <message>
        <source>Whether they are only heard, or the declarer needs as many points more to make the contract.</source>
        <translation>只是报出来，还是主打者要多得同样的分数才算达到承诺分。</translation>
    </message>
    <message>
        <source>Which form of the game is played.</source>
        <translation>采用哪种玩法。</translation>
    </message>
    <message>
        <source>Who hears a phrase</source>
        <translation>谁能听到暗号</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>第一墩由谁领出。</translation>
    </message>
    <message>
        <source>Who may sing</source>
        <translation>可报牌者</translation>
    </message>
    <message>
        <source>Who of a pair sings</source>
        <translation>一队中由谁报牌</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>先达到此分数者赢得比赛。</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>打满约定局数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>all he has</source>
        <translation>有多少报多少</translation>
    </message>
    <message>
        <source>all others have passed</source>
        <translation>其他人都不叫</translation>
    </message>
    <message>
        <source>any card when beaten</source>
        <translation>压不过可出任意牌</translation>
    </message>
    <message>
        <source>any phrase</source>
        <translation>任意暗号</translation>
    </message>
    <message>
        <source>at a number of points</source>
        <translation>达到约定总分</translation>
    </message>
    <message>
        <source>both opponents have passed</source>
        <translation>两名对手都不叫</translation>
    </message>
    <message>
        <source>count against the contract</source>
        <translation>计入承诺分所需</translation>
    </message>
    <message>
        <source>cut only</source>
        <translation>只切牌</translation>
    </message>
    <message>
        <source>declaring side</source>
        <translation>主打方</translation>
    </message>
    <message>
        <source>each</source>
        <translation>各记</translation>
    </message>
    <message>
        <source>either partner</source>
        <translation>两人均可</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>full</source>
        <translation>充分洗牌</translation>
    </message>
    <message>
        <source>in fours</source>
        <translation>每次四张</translation>
    </message>
    <message>
        <source>in threes</source>
        <translation>每次三张</translation>
    </message>
    <message>
        <source>in two packets</source>
        <translation>分两次发</translation>
    </message>
    <message>
        <source>light</source>
        <translation>少洗</translation>
    </message>
    <message>
        <source>loses the bid</source>
        <translation>扣除叫分</translation>
    </message>
    <message>
        <source>may be claimed</source>
        <translation>可被指出</translation>
    </message>
    <message>
        <source>may take the hand back</source>
        <translation>可以夺回主打权</translation>
    </message>
    <message>
        <source>must trump even with a lower one</source>
        <translation>压不过也必须出将牌</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无回应</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>逐张</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>只叫一轮</translation>
    </message>
    <message>
        <source>only announced</source>
        <translation>只报不计</translation>
    </message>
    <message>
        <source>only the partner</source>
        <translation>仅搭档</translation>
    </message>
    <message>
        <source>only true ones</source>
        <translation>仅限属实</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>prevented</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>scores as a defender</source>
        <translation>与防守方一样得分</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>不得分</translation>
    </message>
    <message>
        <source>scores the bid</source>
        <translation>按叫分记分</translation>
    </message>
    <message>
        <source>scores the points won</source>
        <translation>按实得分记分</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>赢得本局</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>主打者</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>首叫者</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>赢得比赛</translation>
    </message>
    <message>
        <source>the trick&apos;s winner only</source>
        <translation>仅限赢墩者</translation>
    </message>
    <message>
        <source>until one is left</source>
        <translation>直到只剩一人</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>A match in progress keeps the rules it was started with.</source>
        <translation>进行中的比赛沿用开始时的规则。</translation>
    </message>
    <message>
        <source>As in the preset “{preset}”.</source>
        <translation>与预设规则“{preset}”相同。</translation>
    </message>
    <message>
        <source>Changed from the preset “{preset}”: {list}.</source>
        <translation>与预设规则“{preset}”不同：{list}。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>牌桌规则</translation>
    </message>
    <message>
        <source>Main rules</source>
        <translation>主要规则</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <extracomment>The heading of the tooltip of the rules&apos; badge.</extracomment>
        <translation>规则：{preset}</translation>
    </message>
    <message>
        <source>These rules do not go together.</source>
        <translation>这些规则不能同时使用。</translation>
    </message>
    <message>
        <source>With bidding steps of 10 the lowest bid must be a multiple of 10.</source>
        <translation>加叫幅度为10时，最低叫分须是10的倍数。</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <extracomment>The label of an option that is not as in the preset.</extracomment>
        <translation>{option}（已改）</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <extracomment>An option and what was chosen for it.</extracomment>
        <translation>{option}：{choice}</translation>
    </message>
    <message>
        <source>{variant} · {preset}</source>
        <extracomment>The badge on the table: the variant and the preset of the rules.</extracomment>
        <translation>{variant} · {preset}</translation>
    </message>
    <message>
        <source>{variant} · {preset}, changed: {n}</source>
        <extracomment>The badge on the table; {n} is how many options differ from the preset.</extracomment>
        <translation>{variant} · {preset}，改动{n}项</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{player} {n}</source>
        <extracomment>The score sheet&apos;s column of contracts: who played for how much.</extracomment>
        <translation>{player} {n}分</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Total: {points}</source>
        <translation>总分：{points}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Rules for new matches</source>
        <translation>新比赛的规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
</context>
<context>
    <name>SetupDeal</name>
    <message>
        <source>Across</source>
        <extracomment>The player opposite, in a word.</extracomment>
        <translation>对家</translation>
    </message>
    <message>
        <source>Declarer: {player}. With all cards open and best play, by trumps: {list}.</source>
        <translation>主打者：{player}。明牌且各方都打得最好时，按将牌花色：{list}。</translation>
    </message>
    <message>
        <source>Each player needs {n} cards; “Deal the rest” fills the hands up. Who sits out gets none.</source>
        <translation>每名玩家需要{n}张牌；“发完其余”会补齐。不参与本局的玩家没有牌。</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The player on one&apos;s left, in a word.</extracomment>
        <translation>上家</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The player on one&apos;s right, in a word.</extracomment>
        <translation>下家</translation>
    </message>
    <message>
        <source>That contract cannot come about at this table: choose another declarer or bid.</source>
        <translation>本桌不会出现这样的承诺分：请另选主打者或叫分。</translation>
    </message>
    <message>
        <source>{player}: {n}</source>
        <translation>{player}：{n}</translation>
    </message>
    <message>
        <source>{suit} {n}</source>
        <translation>{suit}{n}分</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Analyse</source>
        <extracomment>A button: what the deal is worth when all cards are open.</extracomment>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清空(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deal the rest</source>
        <translation>发完其余(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>打这一局(&amp;P)</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>C&amp;ontract:</source>
        <translation>承诺分(&amp;O)：</translation>
    </message>
    <message>
        <source>Cards go to:</source>
        <translation>发给：</translation>
    </message>
    <message>
        <source>D&amp;ealer:</source>
        <translation>发牌者(&amp;E)：</translation>
    </message>
    <message>
        <source>Set up a deal</source>
        <translation>自定牌局</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>教练正在思考…</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>Who declares</source>
        <translation>主打者</translation>
    </message>
    <message>
        <source>by auction</source>
        <extracomment>Instead of a contract: the deal begins with the auction.</extracomment>
        <translation>由竞叫决定</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>圣杯</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>宝剑</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>I censor: {n}</source>
        <extracomment>Said by the dealer who takes the winner&apos;s hand for 10 more.</extracomment>
        <translation>截叫：{n}分</translation>
    </message>
    <message>
        <source>I take it back: {n}</source>
        <extracomment>Said by the outbid player who takes his hand back for 5 more.</extracomment>
        <translation>夺回：{n}分</translation>
    </message>
    <message>
        <source>It stands</source>
        <extracomment>Said by the dealer who does not censor, or by the outbid player who lets his hand go.</extracomment>
        <translation>不截叫</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>Over the trick before this one, which is shown again.</extracomment>
        <translation>上一墩</translation>
    </message>
    <message>
        <source>Revoke!</source>
        <extracomment>Said aloud by a player who denounces a revoke.</extracomment>
        <translation>违例！</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>What a screen reader calls the table: a list of the player&apos;s cards and of the trick.</extracomment>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>declaring side</source>
        <extracomment>On a plate: plays with the declarer.</extracomment>
        <translation>主打方</translation>
    </message>
    <message>
        <source>defence</source>
        <extracomment>On a plate: plays against the contract.</extracomment>
        <translation>防守方</translation>
    </message>
    <message>
        <source>{n} · {suit}</source>
        <extracomment>The contract: its points and the trump suit.</extracomment>
        <translation>{n}分 · {suit}</translation>
    </message>
    <message>
        <source>{player} {ours} · defence {theirs}</source>
        <extracomment>How the deal stands: the declarer&apos;s points (or his pair&apos;s), the defence&apos;s.</extracomment>
        <translation>{player} {ours} · 防守方 {theirs}</translation>
    </message>
    <message>
        <source>{side}: {ours} points, {cantes} of them sung. Defence: {theirs} points, {defence_cantes} sung.</source>
        <extracomment>How the deal stands in full; {cantes} and {defence_cantes} are points sung.</extracomment>
        <translation>{side}：{ours}分，其中报牌{cantes}分。防守方：{theirs}分，报牌{defence_cantes}分。</translation>
    </message>
</context>
<context>
    <name>TableDock</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Detach from the window, or attach again</source>
        <translation>与窗口分离，或重新并入</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>a character is wrong or missing</source>
        <translation>有字符错误或缺失</translation>
    </message>
    <message>
        <source>an unknown option or value, or rules that do not go together</source>
        <translation>未知的选项或取值，或规则互相冲突</translation>
    </message>
    <message>
        <source>character {place}, “{letter}”, does not occur in codes</source>
        <translation>第{place}个字符“{letter}”不会出现在代码中</translation>
    </message>
    <message>
        <source>expected “{header}”, not “{found}”</source>
        <translation>应为“{header}”，而不是“{found}”</translation>
    </message>
    <message>
        <source>it is longer than any code of its kind</source>
        <translation>比同类代码都长</translation>
    </message>
    <message>
        <source>it is not a saved match</source>
        <translation>这不是保存的比赛</translation>
    </message>
    <message>
        <source>it should begin with {kind}, not with “{start}”</source>
        <extracomment>{kind} is D1 or M1, {start} what was typed.</extracomment>
        <translation>应以{kind}开头，而不是“{start}”</translation>
    </message>
    <message>
        <source>its rules do not go together</source>
        <translation>其中的规则不能同时使用</translation>
    </message>
    <message>
        <source>line {line} is wrong</source>
        <extracomment>{line} is the number of the first line of a file that cannot be read.</extracomment>
        <translation>第 {line} 行有误</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <extracomment>{reason} is what is wrong in that line of a file.</extracomment>
        <translation>第{line}行：{reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk or the system failed</source>
        <translation>磁盘或系统出现故障</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <source>the file or its folder is missing</source>
        <translation>找不到该文件或其文件夹</translation>
    </message>
    <message>
        <source>the rules have no name</source>
        <translation>规则没有名称</translation>
    </message>
    <message>
        <source>the system does not allow it there</source>
        <translation>系统不允许在该位置这样做</translation>
    </message>
    <message>
        <source>there are {most} presets already</source>
        <translation>已有{most}套预设规则</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>不是UTF-8文本</translation>
    </message>
    <message>
        <source>too long: {count}; the most is {most}</source>
        <translation>太长：共{count}个字符，最多{most}个</translation>
    </message>
    <message>
        <source>written by a newer version of the program</source>
        <translation>由更新版本的程序写成</translation>
    </message>
    <message>
        <source>“{found}” is not an option with its value</source>
        <translation>“{found}”不是带有值的选项</translation>
    </message>
    <message>
        <source>“{option}” is given twice</source>
        <extracomment>{option} is the name of an option in the file, in English.</extracomment>
        <translation>“{option}”出现了两次</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>A bid must be higher than the ones before it</source>
        <translation>叫分必须高于之前的叫分</translation>
    </message>
    <message>
        <source>A cante needs the king and the knight of the suit in hand</source>
        <translation>报牌时手中须有该花色的国王和骑士</translation>
    </message>
    <message>
        <source>A contract cannot pass {n}</source>
        <translation>承诺分不能超过{n}分</translation>
    </message>
    <message>
        <source>A pass is for the whole auction</source>
        <translation>不叫之后，本次竞叫不能再叫</translation>
    </message>
    <message>
        <source>A revoke can be claimed against an opponent who has played</source>
        <translation>只能指出已出过牌的对手违例</translation>
    </message>
    <message>
        <source>All pass: new deal</source>
        <translation>无人叫分，重新发牌</translation>
    </message>
    <message>
        <source>At this table a made contract scores the points won</source>
        <translation>本桌规则：达到承诺分时按实得分记分</translation>
    </message>
    <message>
        <source>At this table a tute wins the match</source>
        <translation>本桌规则：报图特即赢得比赛</translation>
    </message>
    <message>
        <source>At this table another player sings now</source>
        <translation>按本桌规则，现在由其他玩家报牌</translation>
    </message>
    <message>
        <source>At this table that phrase cannot be said with this hand</source>
        <translation>按本桌规则，这手牌不能用这句暗号</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>叫{n}分</translation>
    </message>
    <message>
        <source>Bids go up in steps at this table</source>
        <translation>本桌叫分须按固定幅度递增</translation>
    </message>
    <message>
        <source>Cantes</source>
        <translation>报牌</translation>
    </message>
    <message>
        <source>Cantes are sung after winning a trick, before the next lead</source>
        <translation>赢得一墩之后、下一次领出之前才能报牌</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>牌点分</translation>
    </message>
    <message>
        <source>Censor ({n})</source>
        <translation>截叫（{n}分）</translation>
    </message>
    <message>
        <source>Choose trump</source>
        <translation>选择将牌花色</translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation>指出违例</translation>
    </message>
    <message>
        <source>Claim a revoke: {player}</source>
        <extracomment>A button: denounce this player for an illegal card.</extracomment>
        <translation>指出违例：{player}</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <extracomment>A button after the last deal: accept the result, no more claims.</extracomment>
        <translation>确认结果</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Heading of a column: the points promised.</extracomment>
        <translation>承诺分</translation>
    </message>
    <message>
        <source>Contract failed: {n}</source>
        <translation>未达到承诺分：{n}分</translation>
    </message>
    <message>
        <source>Contract made: {n}</source>
        <translation>达到承诺分：{n}分</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal.</extracomment>
        <translation>局</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>第{number}局，共{count}局</translation>
    </message>
    <message>
        <source>Deal {number}: you deal, {first} speaks first</source>
        <translation>第{number}局：你发牌，{first}首叫</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, you speak first</source>
        <translation>第{number}局：{dealer}发牌，你首叫</translation>
    </message>
    <message>
        <source>Deal {number}: {dealer} deals, {first} speaks first</source>
        <extracomment>A deal begins: its number, who deals, who speaks first (&quot;el mano&quot;).</extracomment>
        <translation>第{number}局：{dealer}发牌，{first}首叫</translation>
    </message>
    <message>
        <source>Decided by a claim. {result}</source>
        <extracomment>The deal was decided by a revoke, or by a false claim of one.</extracomment>
        <translation>本局由指出违例决定。{result}</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Heading of a column: who played for the contract.</extracomment>
        <translation>主打者</translation>
    </message>
    <message>
        <source>Don&apos;t sing</source>
        <translation>不报牌</translation>
    </message>
    <message>
        <source>Ended early. {result}</source>
        <extracomment>Ended before its last trick, the outcome being certain. {result}: &quot;Contract made: 85&quot;.</extracomment>
        <translation>本局提前结束。{result}</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>Score sheet: the contract was not made.</extracomment>
        <translation>未达到</translation>
    </message>
    <message>
        <source>Finish the deal now</source>
        <translation>提前结束本局</translation>
    </message>
    <message>
        <source>Forty!</source>
        <extracomment>Said aloud by a player who sings king and knight of trumps.</extracomment>
        <translation>四十分！</translation>
    </message>
    <message>
        <source>If there was no revoke, your side loses the deal</source>
        <translation>如果对方没有违例，你方本局判负</translation>
    </message>
    <message>
        <source>It has been sung already, or this trick&apos;s song is used up</source>
        <translation>已经报过，或本墩的报牌机会已用完</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn</source>
        <translation>现在轮到其他玩家</translation>
    </message>
    <message>
        <source>Last ten</source>
        <translation>末墩十分</translation>
    </message>
    <message>
        <source>Let it go</source>
        <extracomment>A button of the outbid player: the censor keeps the hand.</extracomment>
        <translation>不夺回</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>A button of the censor: the bid stays as it is.</extracomment>
        <translation>不截叫</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Score sheet: the contract was made.</extracomment>
        <translation>达到</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>No phrase</source>
        <translation>不用暗号</translation>
    </message>
    <message>
        <source>Nobody scores; the next player deals</source>
        <translation>无人得分，由下一位玩家发牌</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A player&apos;s call in the auction, as it is said; also the button. In Spanish &quot;Paso&quot;.</extracomment>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Passed out</source>
        <extracomment>Score sheet: nobody bid in this deal.</extracomment>
        <translation>无人叫分</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>上一墩</translation>
    </message>
    <message>
        <source>Put it back and play another: nothing is lost</source>
        <translation>收回后改出另一张，没有任何损失</translation>
    </message>
    <message>
        <source>Raise to {n}</source>
        <translation>加叫到{n}分</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column: contract made or failed.</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Revoke by {player}: the deal is lost.</source>
        <translation>{player}违例：本局判负。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>记分表</translation>
    </message>
    <message>
        <source>Score: {list}</source>
        <translation>比分：{list}</translation>
    </message>
    <message>
        <source>Sing forty</source>
        <translation>报四十分</translation>
    </message>
    <message>
        <source>Sing the forty first</source>
        <translation>必须先报四十分</translation>
    </message>
    <message>
        <source>Sing tute</source>
        <translation>报图特</translation>
    </message>
    <message>
        <source>Sing twenty in {suit}</source>
        <translation>报二十分（{suit}）</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>收回这张牌</translation>
    </message>
    <message>
        <source>Take the hand back ({n})</source>
        <translation>夺回主打权（{n}分）</translation>
    </message>
    <message>
        <source>That card is not in this hand</source>
        <translation>手牌中没有这张牌</translation>
    </message>
    <message>
        <source>That comes at another moment of the deal</source>
        <translation>这一步不在此时进行</translation>
    </message>
    <message>
        <source>The contract is certain; everybody scores as if it were played on</source>
        <translation>结果已定，记分与打完本局相同</translation>
    </message>
    <message>
        <source>The contract is not certain yet</source>
        <translation>结果尚未确定</translation>
    </message>
    <message>
        <source>The contract was certain: everybody scores as if it were played on</source>
        <translation>结果已定，记分与打完本局相同</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>The highest bid there is: {n}</source>
        <translation>叫分上限为{n}分</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>比赛结束</translation>
    </message>
    <message>
        <source>The tute does not count at this table, or has been sung</source>
        <translation>本桌不计图特，或图特已经报过</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>没有可以收回的牌</translation>
    </message>
    <message>
        <source>There was a revoke of yours: the deal is lost.</source>
        <translation>你有违例：本局判负。</translation>
    </message>
    <message>
        <source>There was no revoke: your side loses the deal.</source>
        <translation>并无违例：你方本局判负。</translation>
    </message>
    <message>
        <source>There was no revoke: {player} loses the deal.</source>
        <translation>并无违例：{player}本局判负。</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>这张牌现在不能出</translation>
    </message>
    <message>
        <source>This deal is not over yet</source>
        <translation>本局尚未结束</translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation>本局已经结束</translation>
    </message>
    <message>
        <source>This match is over</source>
        <translation>这场比赛已经结束</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Trick {n}, {card}. The rule was: {duty}</source>
        <extracomment>{card} was played in trick {n} against a duty: {duty} is that duty, &quot;you must follow cups&quot;.</extracomment>
        <translation>第{n}墩，{card}。规则是：{duty}</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>Heading of a column: the trump suit.</extracomment>
        <translation>将牌花色</translation>
    </message>
    <message>
        <source>Tute!</source>
        <extracomment>Said aloud by a player who holds four kings or four knights.</extracomment>
        <translation>图特！</translation>
    </message>
    <message>
        <source>Tute. {result}</source>
        <translation>图特。{result}</translation>
    </message>
    <message>
        <source>Twenty in {suit}</source>
        <extracomment>Said aloud by a player who sings king and knight of a suit that is not trump.</extracomment>
        <translation>二十分（{suit}）</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name of the person at the table, on a plate and at the head of a column.</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>You and {player} win the match</source>
        <translation>你和{player}赢得比赛</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>你叫{n}分</translation>
    </message>
    <message>
        <source>You bid {n}: “{phrase}”</source>
        <translation>你叫{n}分：“{phrase}”</translation>
    </message>
    <message>
        <source>You censor: {n}</source>
        <translation>你截叫：{n}分</translation>
    </message>
    <message>
        <source>You claim a revoke by {accused}.</source>
        <translation>你指出{accused}违例。</translation>
    </message>
    <message>
        <source>You lead, and you may sing first</source>
        <translation>由你领出，可以先报牌</translation>
    </message>
    <message>
        <source>You lead: play any card</source>
        <translation>由你领出：可以出任意一张牌</translation>
    </message>
    <message>
        <source>You let it stand: {declarer} plays for {n}</source>
        <translation>你不干预：{declarer}主打，{n}分</translation>
    </message>
    <message>
        <source>You look at the cards of {player}</source>
        <translation>你查看{player}的手牌</translation>
    </message>
    <message>
        <source>You may play any card</source>
        <translation>可以出任意一张牌</translation>
    </message>
    <message>
        <source>You must beat {card}</source>
        <extracomment>{card} has its article, in Russian its accusative.</extracomment>
        <translation>必须压过{card}</translation>
    </message>
    <message>
        <source>You must follow {suit}</source>
        <translation>必须跟{suit}</translation>
    </message>
    <message>
        <source>You must overtrump {card}</source>
        <extracomment>{card} is a trump on the table; it has its article, in Russian its accusative.</extracomment>
        <translation>必须用更大的将牌压过{card}</translation>
    </message>
    <message>
        <source>You must play a trump</source>
        <translation>必须用将牌将吃</translation>
    </message>
    <message>
        <source>You must play a trump, even a lower one</source>
        <translation>压不过也必须出将牌</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>你不叫</translation>
    </message>
    <message>
        <source>You pass: “{phrase}”</source>
        <translation>你不叫：“{phrase}”</translation>
    </message>
    <message>
        <source>You play for {n}</source>
        <translation>你主打：{n}分</translation>
    </message>
    <message>
        <source>You play for {n}, trump {suit}</source>
        <translation>你主打：{n}分，将牌花色{suit}</translation>
    </message>
    <message>
        <source>You play for {n}: choose trump</source>
        <translation>你主打{n}分：选择将牌花色</translation>
    </message>
    <message>
        <source>You play this hand yourself, for {n}</source>
        <translation>由你来打这手牌，承诺{n}分</translation>
    </message>
    <message>
        <source>You play your own hand after all, for {n}</source>
        <translation>仍由你打自己的牌，承诺{n}分</translation>
    </message>
    <message>
        <source>You sing forty in {suit}</source>
        <translation>你报四十分：{suit}</translation>
    </message>
    <message>
        <source>You sing tute: four kings</source>
        <translation>你报图特：四张国王</translation>
    </message>
    <message>
        <source>You sing tute: four knights</source>
        <translation>你报图特：四张骑士</translation>
    </message>
    <message>
        <source>You sing twenty in {suit}</source>
        <translation>你报二十分：{suit}</translation>
    </message>
    <message>
        <source>You take your hand back: {n}</source>
        <translation>你夺回主打权：{n}分</translation>
    </message>
    <message>
        <source>You take {card} back</source>
        <translation>你收回{card}</translation>
    </message>
    <message>
        <source>You win the auction with {n}</source>
        <translation>你以{n}分赢得竞叫</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>你赢得比赛</translation>
    </message>
    <message>
        <source>You {total}</source>
        <translation>你{total}分</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>你：{card}</translation>
    </message>
    <message>
        <source>You: {points}</source>
        <translation>你：{points}</translation>
    </message>
    <message>
        <source>Your pair has won the trick: you may sing</source>
        <translation>你们一队赢得此墩：可以报牌</translation>
    </message>
    <message>
        <source>Your turn. Bids above {n}:</source>
        <translation>轮到你。可叫高于{n}分：</translation>
    </message>
    <message>
        <source>Your turn. Bids from {n}:</source>
        <translation>轮到你。{n}分起叫：</translation>
    </message>
    <message>
        <source>Your turn. {duty}</source>
        <extracomment>{duty} is what must be played, a sentence: &quot;You must follow cups&quot;.</extracomment>
        <translation>轮到你。{duty}</translation>
    </message>
    <message>
        <source>all phrases</source>
        <translation>全部暗号</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>发牌者</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>主打者</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>首叫者</translation>
    </message>
    <message>
        <source>no phrases</source>
        <translation>没有暗号</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>上家</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>下家</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>对家</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>不参与本局</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes + {tute} tute = {total}</source>
        <translation>牌点{cards} + 末墩{ten} + 报牌{cantes} + 图特{tute} = {total}</translation>
    </message>
    <message>
        <source>{cards} cards + {ten} last ten + {cantes} cantes = {total}</source>
        <extracomment>Card points, the ten of the last trick, the cantes, and the total of the declaring side.</extracomment>
        <translation>牌点{cards} + 末墩{ten} + 报牌{cantes} = {total}</translation>
    </message>
    <message>
        <source>{card}, cannot be played: {reason}</source>
        <extracomment>{reason} is a duty such as &quot;you must follow cups&quot;.</extracomment>
        <translation>{card}，不能出：{reason}</translation>
    </message>
    <message>
        <source>{dealer} looks at the cards of {player}</source>
        <translation>{dealer}查看{player}的手牌</translation>
    </message>
    <message>
        <source>{dealer} looks at your cards</source>
        <translation>{dealer}查看你的手牌</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}和{second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the second name begins with the sound of i (in Spanish: e Inés)</comment>
        <translation>{first}和{second}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <extracomment>Things in a row, parted as the language parts them (Chinese 、, Arabic ،).</extracomment>
        <translation>{first}、{rest}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>A percentage. Where the language puts a space before the sign it is a hard one (U+00A0).</extracomment>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{pair} win the match</source>
        <translation>{pair}赢得比赛</translation>
    </message>
    <message>
        <source>{player} bids {n}</source>
        <translation>{player}叫{n}分</translation>
    </message>
    <message>
        <source>{player} bids {n}. Censor for {more}?</source>
        <extracomment>The dealer is asked whether to take over the hand of {player}, whose bid of {n} won the auction.</extracomment>
        <translation>{player}叫{n}分。要以{more}分截叫吗？</translation>
    </message>
    <message>
        <source>{player} bids {n}: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player}叫{n}分：“{phrase}”</translation>
    </message>
    <message>
        <source>{player} censors your bid: {n}</source>
        <translation>{player}截叫了你的叫分：{n}分</translation>
    </message>
    <message>
        <source>{player} censors: {n}</source>
        <translation>{player}截叫：{n}分</translation>
    </message>
    <message>
        <source>{player} censors: {n}. Take your hand back for {more}?</source>
        <extracomment>The bid of the person asked was censored by {player} for {n}.</extracomment>
        <translation>{player}截叫：{n}分。要以{more}分夺回主打权吗？</translation>
    </message>
    <message>
        <source>{player} chooses trump</source>
        <translation>{player}选择将牌花色</translation>
    </message>
    <message>
        <source>{player} claims a revoke by you.</source>
        <translation>{player}指出你违例。</translation>
    </message>
    <message>
        <source>{player} claims a revoke by {accused}.</source>
        <translation>{player}指出{accused}违例。</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player}正在思考</translation>
    </message>
    <message>
        <source>{player} lets it stand: you play for {n}</source>
        <translation>{player}不干预：你主打，{n}分</translation>
    </message>
    <message>
        <source>{player} lets it stand: {declarer} plays for {n}</source>
        <extracomment>{player} lets the bid stand (the censor) or lets the hand go (the player outbid by the censor).</extracomment>
        <translation>{player}不干预：{declarer}主打，{n}分</translation>
    </message>
    <message>
        <source>{player} may censor</source>
        <translation>{player}决定是否截叫</translation>
    </message>
    <message>
        <source>{player} may take the hand back</source>
        <translation>{player}决定是否夺回主打权</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player}不叫</translation>
    </message>
    <message>
        <source>{player} passes: “{phrase}”</source>
        <extracomment>{phrase} is what the player said with it: &quot;I&apos;m long&quot;.</extracomment>
        <translation>{player}不叫：“{phrase}”</translation>
    </message>
    <message>
        <source>{player} plays for {n}</source>
        <translation>{player}主打：{n}分</translation>
    </message>
    <message>
        <source>{player} plays for {n}, trump {suit}</source>
        <translation>{player}主打：{n}分，将牌花色{suit}</translation>
    </message>
    <message>
        <source>{player} sings forty in {suit}</source>
        <translation>{player}报四十分：{suit}</translation>
    </message>
    <message>
        <source>{player} sings tute: four kings</source>
        <translation>{player}报图特：四张国王</translation>
    </message>
    <message>
        <source>{player} sings tute: four knights</source>
        <translation>{player}报图特：四张骑士</translation>
    </message>
    <message>
        <source>{player} sings twenty in {suit}</source>
        <translation>{player}报二十分：{suit}</translation>
    </message>
    <message>
        <source>{player} takes the hand back: {n}</source>
        <translation>{player}夺回主打权：{n}分</translation>
    </message>
    <message>
        <source>{player} takes {card} back</source>
        <translation>{player}收回{card}</translation>
    </message>
    <message>
        <source>{player} to bid</source>
        <translation>轮到{player}叫分</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <translation>轮到{player}</translation>
    </message>
    <message>
        <source>{player} wins the auction with {n}</source>
        <translation>{player}以{n}分赢得竞叫</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player}赢得比赛</translation>
    </message>
    <message>
        <source>{player} {total}</source>
        <translation>{player}{total}分</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <extracomment>A card on the table and who played it.</extracomment>
        <translation>{player}：{card}</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}：{points}</translation>
    </message>
    <message>
        <source>“{spanish}”: {meaning}</source>
        <extracomment>A tooltip: the Spanish words of a phrase, which stay as they are, and when it is true.</extracomment>
        <translation>“{spanish}”：{meaning}</translation>
    </message>
</context>
</TS>
