"""What Prometheus is told at /metrics."""

from __future__ import annotations

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.002, 0.003, 0.005, 0.007, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 5)

ROOMS = Gauge("semafor_rooms", "Rooms open in this process")
ASIDE = Gauge("semafor_rooms_aside", "Rooms set aside because their log cannot be folded")
SOCKETS = Gauge("semafor_sockets", "Open sockets")
ENTRIES = Counter("semafor_entries", "Log entries folded", ["what"])
DENIALS = Counter("semafor_denials", "Denials sent", ["code"])
COMMANDS = Histogram(
    "semafor_command_seconds", "From the frame of a command read to its answer written, durable write included", buckets=FINE
)
APPENDS = Histogram("semafor_append_seconds", "Time of a durable append", buckets=FINE)
REQUESTS = Histogram("semafor_request_seconds", "Server time of an HTTP request", ["endpoint"], buckets=FINE)


SLOW = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300)
QUEUED = Gauge("semafor_queue", "Questions to worker processes that are not answered yet", ["queue"])
ANSWERED = Histogram("semafor_queue_seconds", "From a question to its answer, waiting included", ["queue"], buckets=SLOW)
FAILURES = Counter("semafor_failures", "Questions to worker processes that got no proper answer", ["queue"])
BUS = Counter("semafor_bus_messages", "Messages between nodes", ["way"])
LAG = Histogram("semafor_loop_lag_seconds", "How much later than asked the event loop wakes", buckets=FINE)
CALLS = Counter("semafor_calls", "Calls of people who are away", ["way", "outcome"])
OUTAGE = Gauge("semafor_outage", "Whether an outage lasts: of the database, of room on its disk, of the bus", ["kind"])
OUTAGES = Counter("semafor_outages", "Outages of the database and its disk since the start", ["kind"])


def page() -> bytes:
    return generate_latest(REGISTRY)
