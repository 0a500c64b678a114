"""The home of every table: rooms, seats, the log, HTTP and sockets. The only room with clocks, I/O and secrets."""
