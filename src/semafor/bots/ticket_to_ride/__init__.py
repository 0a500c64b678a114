"""How the bots play Ticket to Ride."""
