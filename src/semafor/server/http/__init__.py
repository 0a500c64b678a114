"""The edge: HTTP, sockets, and everything that keeps strangers from doing harm."""
