"""Positions of bots' games in which one way to go on is clearly the best: mined, kept in a file, solved on a real board."""
