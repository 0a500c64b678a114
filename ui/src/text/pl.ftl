# Okno planszy
board-fit = Dopasuj
