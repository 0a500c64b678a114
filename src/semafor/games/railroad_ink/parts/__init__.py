"""The organs of a table of Railroad Ink: functions over its packed stores (layout.py), none of which knows the state."""
