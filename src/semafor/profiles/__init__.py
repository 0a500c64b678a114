"""What finished games say of those who played them: facts of each game, and what is counted from many."""
