"""What a seat or a watcher may know: built, never filtered. Only views, refusals and events leave the process."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from semafor.kernel.refusal import Fact

AnyView = Annotated[dict[str, Any], msgspec.Meta(extra={"contract": "AnyView"})]  # a view as plain data, of any game


class View(msgspec.Struct, frozen=True, gc=False):
    """The base of every game's view. Holds no reference to the state, and makes no circle."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, as one watcher may know it.

    `what` is a message id of the game's text files, `facts` are its variables. `seat` did it, or None for the table.
    """

    what: str
    seat: int | None
    facts: dict[str, Fact] = {}


def together(one: Event, other: Event) -> Event | None:
    """A deed done again right after itself (an event with the fact `times`) told as one, with its numbers added up; or None."""
    if one.what != other.what or one.seat != other.seat or "times" not in one.facts:
        return None
    added = {name: fact + other.facts[name] if isinstance(fact, int) else fact for name, fact in one.facts.items()}  # type: ignore[operator]
    return Event(one.what, one.seat, added)
