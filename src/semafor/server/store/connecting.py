"""A connection to a file of SQLite, which lives in a thread of its own.

Whoever is cut off while it is being made, as work beside is when a server stops, waits until that thread has ended: else it
would answer a loop that is closed by then, and break.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Any

import aiosqlite


async def connected(*where: Any, **how: Any) -> aiosqlite.Connection:
    opening = aiosqlite.connect(*where, **how)
    opening._thread.daemon = True  # as SQLAlchemy has it: a process that breaks does not wait for it
    making = asyncio.ensure_future(opening)
    try:
        return await asyncio.shield(making)
    except asyncio.CancelledError:
        with contextlib.suppress(sqlite3.Error):
            await (await making).close()
        raise
