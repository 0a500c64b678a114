"""Challenges: the same dice and cards for whoever plays them, until they are over."""
