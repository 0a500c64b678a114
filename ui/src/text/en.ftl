# The board's window
board-fit = Fit
