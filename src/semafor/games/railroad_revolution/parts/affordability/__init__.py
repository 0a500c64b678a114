"""Whether a seat can pay: what it can raise in its action, over the best order of effects."""
