"""The coach thinks: advice, hints, judgements, what a deal was worth. No Qt, and no words: facts for others to say."""
