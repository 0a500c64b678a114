"""Training masters by self-play (extra `semafor[train]`, PyTorch)."""
