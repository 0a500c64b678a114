"""What lies on a table of Ticket to Ride, each thing by itself; the state holds them together."""
