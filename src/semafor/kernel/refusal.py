"""A refusal is a value: what is wrong now with its facts, what can be done instead, and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Fact = str | int | Sequence[str | int]


class Instead(msgspec.Struct, frozen=True):
    """What the seat can do now: the message `instead-<what>`, and the numbers of the moves it speaks of, each legal."""

    what: str
    actions: tuple[int, ...]
    facts: dict[str, Fact] = {}

    @property
    def message(self) -> str:
        return f"instead-{self.what}"


class Refusal(msgspec.Struct, frozen=True):
    """Which rule forbids the action, with what the message `no-<rule>` needs to say why at this moment."""

    rule: str
    facts: dict[str, Fact] = {}
    instead: Instead | None = None

    @property
    def message(self) -> str:
        return "no-" + self.rule.replace(".", "-")


def instead(what: str, actions: Sequence[int], /, **facts: Fact) -> Instead | None:
    """That piece of advice, where there is a move it can speak of."""
    return Instead(what, tuple(actions), facts) if actions else None
