# On the page
game-ticket-to-ride-europe = Ticket to Ride: Europe
game-ticket-to-ride-europe-line = 2–5 players, an hour
game-ticket-to-ride-europe-short = Europe
game-ticket-to-ride-europe-about = The same race over Europe, with tunnels that may cost more than planned, ferries that want engines and stations that borrow a neighbour's track.

# Why not
no-ttr-eu-setup-keep = Keep at least { $least } of the opening tickets; you chose { $kept }.
no-ttr-eu-setup-deal-tickets = You are offered { $offered } tickets; choose among these.
