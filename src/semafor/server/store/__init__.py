"""What is kept: the append-only log, the lobby's cards, accounts and ratings, in SQLite or PostgreSQL."""

from __future__ import annotations

from semafor.server.store.database import Database, open_database
from semafor.server.store.log import Log, Repeated, Row, Stale, Stored

__all__ = ["Database", "Log", "Repeated", "Row", "Stale", "Stored", "open_database"]
