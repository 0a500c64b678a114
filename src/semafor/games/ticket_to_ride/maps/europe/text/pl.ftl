# On the page
game-ticket-to-ride-europe = Wsiąść do Pociągu: Europa
game-ticket-to-ride-europe-line = 2–5 graczy, godzina
game-ticket-to-ride-europe-short = Europa
game-ticket-to-ride-europe-about = Ten sam wyścig po Europie: tunele bywają droższe, niż się wydaje, promy wymagają lokomotyw, a dworzec pozwala skorzystać z torów sąsiada.

# Why not
no-ttr-eu-setup-keep = Zatrzymaj co najmniej { $least } bilety początkowe; wybrano: { $kept }.
no-ttr-eu-setup-deal-tickets = Do wyboru są { $offered } bilety; wybierz spośród nich.
