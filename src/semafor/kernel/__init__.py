"""What every game shares: actions, states, luck, records, refusals, rulebooks and results."""
