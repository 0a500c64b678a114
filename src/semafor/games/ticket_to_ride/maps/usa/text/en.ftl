# On the page
game-ticket-to-ride-usa = Ticket to Ride
game-ticket-to-ride-usa-line = 2–5 players, an hour
game-ticket-to-ride-usa-short = USA
game-ticket-to-ride-usa-about = Collect cards, claim routes across North America and join the cities of your secret tickets before somebody runs out of cars.

# Why not
no-ttr-usa-setup-keep = Keep at least { $least } of the opening tickets; you chose { $kept }.
no-ttr-usa-setup-deal-tickets = You are offered { $offered } tickets; choose among these.
