"""The same once more, slowly: in plain Python, and from what is seen on the table alone."""
