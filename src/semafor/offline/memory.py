"""What is remembered of a table so that it can be opened again, by this package only: nobody else reads it."""

from __future__ import annotations

import msgspec

from semafor.offline.requests import Branch, New
from semafor.rooms import entries as e

# What the log of a table that has been dealt can hold: this device answers for all its seats, so nobody is asked.
Deed = e.Acted | e.Undid | e.UndoAsked | e.Said | e.Muted | e.Resigned | e.Aborted | e.GivenToBot | e.CameBack | e.WatchersHeard


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the table was opened, by which rules, and what has happened at it since."""

    opening: New | Branch
    rules: int
    log: list[Deed]
