"""What a seat or a watcher may know: built, never filtered. Only views, refusals and events leave the process."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """The base of every game's view. Holds no reference to the state."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one watcher may know it.

    `what` is a message id of the game's text files, `facts` are its variables. `seat` did it, or None for the table.
    """

    what: str
    seat: int | None
    facts: dict[str, str | int | list[str] | list[int]] = {}
