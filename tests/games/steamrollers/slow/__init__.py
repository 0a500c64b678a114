"""Another reading of the catalogue than that of the rules, slow and from the view alone."""
