"""A network that reads the map as data: one file of weights plays every map, also one that somebody drew today."""
