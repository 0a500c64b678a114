"""How Semafor is built: its rules compiled, its page beside them, and both on a fresh machine."""
