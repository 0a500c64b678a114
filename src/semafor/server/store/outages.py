"""What it means when the database raises: it is away, or its disk is full. Both pass, and whoever asked is told which."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from typing import Literal

from sqlalchemy import exc

Away = Literal["database-down", "disk-full"]

OUTAGES = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError, sqlite3.OperationalError, OSError)
FULL = {sqlite3.SQLITE_FULL}
FULL_STATES = {"53100"}  # PostgreSQL: disk full
AWAY_STATES = ("08", "57P", "53", "55000")  # no connection, shutting down or starting, out of resources, letting nobody in


def outage_of(error: BaseException) -> Away | None:
    """The outage that an error tells of; None if it is an error of ours."""
    causes = list(follow(error))
    if any(is_full(cause) for cause in causes):
        return "disk-full"
    return "database-down" if any(isinstance(cause, OUTAGES) or is_away(cause) for cause in causes) else None


def follow(error: BaseException | None) -> Iterator[BaseException]:
    """The error, and what the driver raised beneath it."""
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__


def is_full(error: BaseException) -> bool:
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in FULL or getattr(error, "sqlstate", None) in FULL_STATES


def is_away(error: BaseException) -> bool:
    return str(getattr(error, "sqlstate", None) or "").startswith(AWAY_STATES)
