"""How the bots play Railroad Ink."""
