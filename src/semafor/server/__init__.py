"""The home of every table: the log, the nodes that run rooms, HTTP and sockets. Clocks, I/O and secrets are here."""
