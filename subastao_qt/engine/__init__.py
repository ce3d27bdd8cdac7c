"""What the game is: cards, rules, auction, play, scores. No Qt, no clock, no dice of its own."""
