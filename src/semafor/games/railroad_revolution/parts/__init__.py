"""The organs of the state: what lies on the table, and the rules over it."""
