"""What can go wrong outside the rules.

SemaforError
├── BadInput        something a person or file gave is not understood; one sentence says what and where
│   ├── BadNotation   a move that cannot be read
│   └── BadRecord     a record that cannot be read or replayed
└── Refused         a move the rules forbid was played all the same; carries the Refusal
"""

from __future__ import annotations

from semafor.kernel.refusal import Refusal
from semafor.kernel.words import Words


class SemaforError(Exception):
    """Any error of this package."""


class BadInput(SemaforError):
    """Input that cannot be used, said in one clear sentence.

    The sentence is a message of the room's text files with its facts; a sentence given in full stands as it is.
    """

    def __init__(self, message: str, room: str = "semafor.kernel", **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.room = room
        self.facts = facts

    def sentence(self, lang: str) -> str:
        return Words(lang, self.room, "semafor.kernel").say(self.message, **self.facts)

    def __str__(self) -> str:
        return self.sentence("en")


class BadNotation(BadInput):
    """Text or JSON that is no move of this game."""


class BadRecord(BadInput):
    """A record that cannot be read, or that does not replay."""


class Refused(SemaforError):
    """A move that the rules forbid."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {dict(refusal.facts)}")
        self.refusal = refusal
