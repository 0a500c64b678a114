"""The card beside the table: what everything costs and scores, each line with its rule."""

from __future__ import annotations

from typing import Literal

import msgspec

from semafor.kernel.refusal import Fact

CardPart = Literal["costs", "points", "limits"]
PARTS: tuple[CardPart, ...] = ("costs", "points", "limits")


class CardLine(msgspec.Struct, frozen=True):
    """One line: the message `cardline-<what>` of the room with its facts, made from the material, and the rule behind it."""

    part: CardPart
    what: str
    rule: str
    facts: dict[str, Fact] = {}

    @property
    def message(self) -> str:
        return f"cardline-{self.what}"


def cost(what: str, rule: str, /, **facts: Fact) -> CardLine:
    return CardLine("costs", what, rule, facts)


def score(what: str, rule: str, /, **facts: Fact) -> CardLine:
    return CardLine("points", what, rule, facts)


def limit(what: str, rule: str, /, **facts: Fact) -> CardLine:
    return CardLine("limits", what, rule, facts)
