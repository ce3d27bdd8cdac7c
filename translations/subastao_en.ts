<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CoachCounts</name>
    <message numerus="yes">
        <source>%Ln cards are as good as each other: this is the cheapest.</source>
        <extracomment>n is 2 or more.</extracomment>
        <translation>
            <numerusform>%Ln card is as good: this is the cheapest.</numerusform>
            <numerusform>%Ln cards are as good as each other: this is the cheapest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out.</source>
        <translation>
            <numerusform>Draw trumps: %Ln still out.</numerusform>
            <numerusform>Draw trumps: %Ln still out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %Ln point(s), and only while both cards are in hand.</source>
        <translation>
            <numerusform>It is worth %Ln point, and only while both cards are in hand.</numerusform>
            <numerusform>It is worth %Ln points, and only while both cards are in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the trick for certain: %Ln point(s) in it so far.</source>
        <translation>
            <numerusform>It takes the trick for certain: %Ln point in it so far.</numerusform>
            <numerusform>It takes the trick for certain: %Ln points in it so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has this trick for certain: give it %Ln point(s).</source>
        <translation>
            <numerusform>{player} has this trick for certain: give it %Ln point.</numerusform>
            <numerusform>{player} has this trick for certain: give it %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to go</source>
        <translation>
            <numerusform>%Ln point to go</numerusform>
            <numerusform>%Ln points to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln trick</numerusform>
            <numerusform>%Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trump(s)</source>
        <translation>
            <numerusform>%Ln trump</numerusform>
            <numerusform>%Ln trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contract failed by %Ln point(s)</source>
        <extracomment>n is never 0.</extracomment>
        <translation>
            <numerusform>Contract failed by %Ln point</numerusform>
            <numerusform>Contract failed by %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps: %Ln still out</source>
        <translation>
            <numerusform>Draw trumps: %Ln is still out</numerusform>
            <numerusform>Draw trumps: %Ln are still out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick to {player}: %Ln point(s) with the last ten</source>
        <extracomment>The last trick of a deal; n includes the ten it is worth.</extracomment>
        <translation>
            <numerusform>Last trick to {player}: %Ln point with the last ten</numerusform>
            <numerusform>Last trick to {player}: %Ln points with the last ten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>Match of %Ln deal</numerusform>
            <numerusform>Match of %Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match to %Ln point(s)</source>
        <extracomment>n is a target from 100 to 2000.</extracomment>
        <translation>
            <numerusform>Match to %Ln point</numerusform>
            <numerusform>Match to %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The defence has sung %Ln point(s): {needed} needed</source>
        <extracomment>At tables where cantes of the defence count against the contract.</extracomment>
        <translation>
            <numerusform>The defence has sung %Ln point: {needed} needed</numerusform>
            <numerusform>The defence has sung %Ln points: {needed} needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours: %Ln point(s) with the last ten</source>
        <translation>
            <numerusform>The last trick is yours: %Ln point with the last ten</numerusform>
            <numerusform>The last trick is yours: %Ln points with the last ten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick to {player}: %Ln point(s)</source>
        <extracomment>A trick is won; n is what its cards are worth.</extracomment>
        <translation>
            <numerusform>Trick to {player}: %Ln point</numerusform>
            <numerusform>Trick to {player}: %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your trick: %Ln point(s)</source>
        <translation>
            <numerusform>Your trick: %Ln point</numerusform>
            <numerusform>Your trick: %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillCounts</name>
    <message numerus="yes">
        <source>%Ln point(s) of them were sung.</source>
        <translation>
            <numerusform>%Ln point of them was sung.</numerusform>
            <numerusform>%Ln points of them were sung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declaring side has %Ln point(s).</source>
        <translation>
            <numerusform>The declaring side has %Ln point.</numerusform>
            <numerusform>The declaring side has %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuplicateCounts</name>
    <message numerus="yes">
        <source>The others are still playing: %Ln deal(s) to go</source>
        <translation>
            <numerusform>The others are still playing: %Ln deal to go</numerusform>
            <numerusform>The others are still playing: %Ln deals to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%Ln deal(s) rated</source>
        <translation>
            <numerusform>%Ln deal rated</numerusform>
            <numerusform>%Ln deals rated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) still to be played over by the coach</source>
        <translation>
            <numerusform>%Ln deal still to be played over by the coach</numerusform>
            <numerusform>%Ln deals still to be played over by the coach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of the archive cannot be read and are not shown.</source>
        <translation>
            <numerusform>%Ln file of the archive cannot be read and is not shown.</numerusform>
            <numerusform>%Ln files of the archive cannot be read and are not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <extracomment>Under a bar of a chart: out of so many contracts.</extracomment>
        <translation>
            <numerusform>of %Ln</numerusform>
            <numerusform>of %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewCounts</name>
    <message numerus="yes">
        <source>Cante forgotten: %Ln point(s) in {suit} could have been sung.</source>
        <extracomment>{suit}: the suit of the cante.</extracomment>
        <translation>
            <numerusform>Cante forgotten: %Ln point in {suit} could have been sung.</numerusform>
            <numerusform>Cante forgotten: %Ln points in {suit} could have been sung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %Ln point(s) on average.</source>
        <translation>
            <numerusform>It cost %Ln point on average.</numerusform>
            <numerusform>It cost %Ln points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overbid: %Ln point(s) above what the hand should make.</source>
        <translation>
            <numerusform>Overbid: %Ln point above what the hand should make.</numerusform>
            <numerusform>Overbid: %Ln points above what the hand should make.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand should make about %Ln point(s).</source>
        <translation>
            <numerusform>This hand should make about %Ln point.</numerusform>
            <numerusform>This hand should make about %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open this hand makes %Ln point(s).</source>
        <translation>
            <numerusform>With all cards open this hand makes %Ln point.</numerusform>
            <numerusform>With all cards open this hand makes %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, {best} was better by %Ln point(s).</source>
        <extracomment>{best}: a card or a suit.</extracomment>
        <translation>
            <numerusform>With all cards open, {best} was better by %Ln point.</numerusform>
            <numerusform>With all cards open, {best} was better by %Ln points.</numerusform>
        </translation>
    </message>
</context>
</TS>
