"""What one sits on: the same questions at a table of this process and at one of a server."""

from __future__ import annotations

from abc import ABC, abstractmethod

from semafor.kernel.game import Game
from semafor.kernel.moves import Given
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Result
from semafor.kernel.words import Words
from semafor.mcp.answers import Moves, MoveShown, Seen, Standing, Verdict

ROOM = "semafor.mcp"


class Seat(ABC):
    """One seat of one table. Whatever it answers is what this seat may know."""

    @abstractmethod
    def standing(self) -> Standing: ...

    @abstractmethod
    def look(self) -> Seen: ...

    @abstractmethod
    def moves(self, about: str, most: int) -> Moves: ...

    @abstractmethod
    def why_not(self, move: Given) -> Verdict: ...

    @abstractmethod
    def play(self, move: Given) -> Standing: ...

    @abstractmethod
    def record(self) -> str:
        """The record of the game; it holds what was hidden, so there is none before the end."""


def fitting(shown: list[MoveShown], about: str, most: int) -> Moves:
    """The first of the moves that speak of something."""
    found = [move for move in shown if about.casefold() in f"{move.notation}\n{move.sentence}".casefold()]
    return Moves(len(found), found[:most])


def judged(refusal: Refusal | None, game: Game, words: Words) -> Verdict:
    if refusal is None:
        return Verdict(True)
    rule = game.rulebook.rules.get(refusal.rule)
    text = "" if rule is None else rule.text(words.lang)
    return Verdict(False, words.refusal(refusal, game.rulebook), refusal.rule, text)


def told_result(game: Game, result: Result, words: Words) -> list[str]:
    """Each seat's place and count in a sentence, then the rule that decided the first place."""
    sheets = {sheet.seat: sheet for sheet in result.seats}
    lines = []
    for place in result.ranking:
        for seat in place.seats:
            parts = [f"{words.say(f'part-{part.name}')} {part.points}" for part in sheets[seat].parts]
            facts = {"place": place.place, "total": sheets[seat].total, "parts": ", ".join(parts)}
            if isinstance(seat, int):
                lines.append(words.say("result-seat", seat=seat + 1, **facts))
            else:
                lines.append(words.say("result-seat", who=words.say(f"automaton-{seat}"), **facts))
    rule = game.rulebook[result.decided_by]
    return [*lines, words.say("result-decided", why=rule.text(words.lang), rule=rule.id)]
