"""What a seat or a watcher may know: built, never filtered. Only views, refusals and events leave the process."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from semafor.kernel.refusal import Fact

AnyView = Annotated[dict[str, Any], msgspec.Meta(extra={"contract": "AnyView"})]  # a view as plain data, of any game


class View(msgspec.Struct, frozen=True):
    """The base of every game's view. Holds no reference to the state."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one watcher may know it.

    `what` is a message id of the game's text files, `facts` are its variables. `seat` did it, or None for the table.
    """

    what: str
    seat: int | None
    facts: dict[str, Fact] = {}
