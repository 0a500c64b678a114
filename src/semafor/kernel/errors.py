"""What can go wrong outside the rules.

SemaforError
├── BadInput        something a person or file gave is not understood; one sentence says what and where
│   ├── BadNotation   a move that cannot be read
│   └── BadRecord     a record that cannot be read or replayed
└── Refused         a move the rules forbid was played all the same; carries the Refusal
"""

from __future__ import annotations

from semafor.kernel.refusal import Refusal


class SemaforError(Exception):
    """Any error of this package."""


class BadInput(SemaforError):
    """Input that cannot be used; the message is one clear sentence."""


class BadNotation(BadInput):
    """Text or JSON that is no move of this game."""


class BadRecord(BadInput):
    """A record that cannot be read, or that does not replay."""


class Refused(SemaforError):
    """A move that the rules forbid."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {dict(refusal.facts)}")
        self.refusal = refusal
