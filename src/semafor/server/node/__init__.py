"""One server process: the rooms that are open in it, what it hears from other nodes, and its worker processes."""
