"""Masters: networks that taught themselves, played with NumPy alone; `semafor.train` makes them."""
