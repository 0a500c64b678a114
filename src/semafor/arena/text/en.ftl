bad-extra = This needs an extra: pip install "semafor[{ $extra }]".
bad-results = { $file } is no file of arena results.
other-series = { $file } holds the results of another series; give another file.
bad-plot = The plot { $file } cannot be written: { $error }
