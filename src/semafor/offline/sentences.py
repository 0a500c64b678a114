"""What is said to a person, as message ids: whoever shows it finds the words in the text files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.refusal import Fact, Refusal
from semafor.rooms.decide import Denied
from semafor.rooms.messages import Both


class Message(msgspec.Struct, frozen=True):
    """A message of a room's text files with its facts; a fact may be a message itself.

    Ids that the room does not have are the kernel's.
    """

    id: str
    room: str
    facts: Mapping[str, Said] = {}


Said = str | int | Message | Sequence[str | int | Message]


class Denial(msgspec.Struct, frozen=True, tag_field="type", tag="denial"):
    """Why not, as the server's denial says it but with a message instead of its sentences.

    A refusal's message is `no-<rule>`; where the game has none, the sentence of the rule itself is meant, and is here.
    """

    code: str
    message: Message
    facts: dict[str, Fact] = {}
    rule: str | None = None
    rule_text: Both | None = None
    key: str | None = None
    instead: Message | None = None


class Problem(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """What was asked cannot be used; nothing has changed."""

    message: Message


def explain(error: BadInput) -> Message:
    return Message(error.message, error.room, {name: simplify(fact) for name, fact in error.facts.items()})


def simplify(fact: object) -> Said:
    """A fact fit for JSON."""
    return [simplify_one(part) for part in fact] if isinstance(fact, list | tuple) else simplify_one(fact)


def simplify_one(fact: object) -> str | int | Message:
    if isinstance(fact, BadInput):
        return explain(fact)
    return fact if isinstance(fact, str | int) else str(fact)


def explain_refusal(refusal: Refusal, game: Game, key: str | None = None) -> Denial:
    facts = dict(refusal.facts)
    rule = game.rulebook.rules.get(refusal.rule)
    advice = refusal.instead
    return Denial(
        "refused",
        Message(refusal.message, game.room, facts),
        facts,
        refusal.rule,
        None if rule is None else Both(rule.en, rule.pl),
        key,
        None if advice is None else Message(advice.message, game.room, dict(advice.facts)),
    )


def explain_denial(denied: Denied, game: Game, key: str) -> Denial:
    """A denial of the house, or of the game if a rule forbids it."""
    if denied.refusal is not None:
        return explain_refusal(denied.refusal, game, key)
    return Denial(
        denied.code, Message(f"denied-{denied.code}", "semafor.rooms", dict(denied.facts)), dict(denied.facts), key=key
    )


def explain_bad_input(error: BadInput, key: str | None = None) -> Denial:
    return Denial("bad-input", explain(error), key=key)
