"""Who plays: what a player is, and the bots. No Qt."""
