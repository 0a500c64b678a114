"""A refusal is a value: the rule that forbids an action, and the facts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Fact = str | int | Sequence[str | int]


class Refusal(msgspec.Struct, frozen=True):
    """Which rule forbids the action, with what a message needs to say why."""

    rule: str
    facts: dict[str, Fact] = {}
