# On the page
game-ticket-to-ride-usa = Wsiąść do Pociągu
game-ticket-to-ride-usa-line = 2–5 graczy, godzina
game-ticket-to-ride-usa-short = USA
game-ticket-to-ride-usa-about = Zbieraj karty, zajmuj trasy w Ameryce Północnej i połącz miasta ze swoich tajnych biletów, zanim komuś skończą się wagoniki.

# Why not
no-ttr-usa-setup-keep = Zatrzymaj co najmniej { $least } bilety początkowe; wybrano: { $kept }.
no-ttr-usa-setup-deal-tickets = Do wyboru są { $offered } bilety; wybierz spośród nich.
