"""The searches that serve several games: a tree, paired playouts, whole turns."""
