"""The coach is seen: docks and windows to ask, review, look back and drill."""
