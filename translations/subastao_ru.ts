<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Rules</name>
    <message>
        <source>Answer to the censor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card when beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are a multiple of this above the lowest bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cantes for each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cantes of the defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic, three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the pairs&apos; auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four with a censor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards each player is dealt at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many deals a match has; deals that all pass are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many songs a player has for one won trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the pack is mixed between deals. Little shuffling makes wild hands; the first deal is always well shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have a cante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have a guarded three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&apos;m long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&apos;m void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with signals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for a failed bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player sitting out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the tute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotten luck!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction ends when both opponents of the highest bidder have passed, or only when his partner has passed too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The censor sees the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least that may be bid. With steps of 10 it must be a multiple of 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phrases agreed before the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth of phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cantes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a tute adds to the declaring side&apos;s total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four kings or four knights in one hand are worth to the declaring side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a made contract scores the bid or the points won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a match is played up to a number of points or of deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player without the suit led, who cannot overtrump, must play a lower trump or may play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether an illegal card cannot be played, or can be played and then claimed by an opponent, which loses the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether each defender scores a failed contract, or it is shared out among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether either partner sings when the pair has won a trick, or its winner only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether everybody hears a phrase or only the partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether only the declaring side sings cantes, or the defence too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether only true phrases may be said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the auction goes round and round, or each player speaks only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the dealer looks at the winner&apos;s cards before he decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the declaring side also loses what it bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the outbid player may take his hand back for 5 points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the player sitting out scores a failed contract like a defender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether they are only heard, or the declarer needs as many points more to make the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which form of the game is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who hears a phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may sing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who of a pair sings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reaches this many points wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all he has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card when beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a number of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both opponents have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count against the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declaring side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in two packets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may take the hand back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must trump even with a lower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only true ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prevented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores as a defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores the points won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trick&apos;s winner only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until one is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
