"""How the bots play Railroad Revolution."""
