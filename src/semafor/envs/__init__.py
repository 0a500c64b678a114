"""For researchers: Gymnasium and PettingZoo environments, and many games stepped at once."""
