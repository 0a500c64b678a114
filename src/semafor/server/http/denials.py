"""Denials of the server itself: of what never reaches a room."""

from __future__ import annotations

from semafor.kernel.refusal import Fact
from semafor.rooms.messages import Denial
from semafor.rooms.render import say_in_both


def deny(code: str, facts: dict[str, Fact] | None = None, *, key: str | None = None, id: str | None = None) -> Denial:
    """The denial with that code: its sentence is a message of the server, or else of a room."""
    text = say_in_both(f"denied-{code}", dict(facts or {}), "semafor.server")
    return Denial(code, text, facts or {}, key=key, id=id)
