"""Every refusal speaks of this moment: what is wrong now, what can be done instead, and the rule.

The facts it names are those of the table (`laws/facts.py`), and what it names instead is legal.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from amount import several
from laws.cases import ALL, Case
from laws.facts import misstated
from laws.test_polish import asked, fuzzed, played
from semafor.kernel.game import Game
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal
from semafor.kernel.state import State
from semafor.kernel.words import LANGUAGES, Words

UNSAID = re.compile(r"[{}]|\$[a-z]|\bno-[a-z]+-|\binstead-[a-z]")  # a variable without a fact, a message that is not there


def refusals(case: Case) -> Iterator[tuple[State, int, Move, Refusal]]:
    """Refusals of random moves in random games, as people are told them, and of every kind of move after the end."""
    game = case.game
    for seed in range(several(4, 1, daily=2)):
        chooser = random.Random(seed)
        for state, _, _ in played(case, seed):
            for move in fuzzed(game, chooser, several(15, 5, daily=8) if not state.over() else 40):
                seat = asked(state, chooser)
                found = game.check_move(state, seat, move)
                if isinstance(found, Refusal):
                    yield state, seat, move, found


@cache
def words(lang: str, game: Game) -> Words:
    return Words(lang, *game.texts, "semafor.kernel")


def faults(game: Game, refusal: Refusal) -> Iterator[str]:
    """What is not as it should be with the words of a refusal."""
    for lang in LANGUAGES:
        said = words(lang, game)
        wrong, instead = said.wrong(refusal, game.rulebook), said.instead(refusal)
        if not said.has(refusal.message):
            yield f"{refusal.rule} has no message of its own"
        if refusal.rule in game.rulebook and wrong == game.rulebook[refusal.rule].text(lang):
            yield f"{refusal.rule} recites the rule"
        if UNSAID.search(wrong) or UNSAID.search(instead):
            yield f"{refusal.rule} leaves something unsaid: {wrong} {instead}"
        if not wrong or not wrong.endswith((".", "!", "”")) or not wrong[0].isupper():
            yield f"{refusal.rule} is no sentence: {wrong}"


def untrue(game: Game, state: State, seat: int, move: Move, refusal: Refusal) -> Iterator[str]:
    for fact in misstated(game, state, seat, move, refusal):
        yield f"{refusal.rule} says {fact} of {game.actions.notation(move)}"


def alternatives(state: State, seat: int, refusal: Refusal) -> Iterator[str]:
    legal = {int(number) for number in state.legal(seat)}
    if refusal.instead is not None and (not refusal.instead.actions or not set(refusal.instead.actions) <= legal):
        yield f"{refusal.rule} names {refusal.instead.what}, which is not legal"


def about_state(state: State, seat: int, refusal: Refusal) -> Iterator[str]:
    """Whoever cannot act is told that, not what is wrong with the move."""
    if seat not in [int(actor) for actor in state.actors()] and refusal.instead is not None:
        yield f"{refusal.rule} advises a seat that has to wait"


def spoken(refusal: Refusal) -> object:
    """All that the words of a refusal are made from."""
    return refusal.rule, refusal.facts, refusal.instead and (refusal.instead.what, refusal.instead.facts)


def is_new(seen: set[str], what: object) -> bool:
    before = len(seen)
    seen.add(repr(what))
    return len(seen) > before


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_refusal_speaks_of_the_moment_and_what_it_names_instead_is_legal(case: Case) -> None:
    game = case.game
    found: set[str] = set()
    seen: set[str] = set()
    said: set[str] = set()
    for state, seat, move, refusal in refusals(case):
        found |= set(about_state(state, seat, refusal)) | set(alternatives(state, seat, refusal))
        if is_new(seen, (refusal, seat)):
            found |= set(untrue(game, state, seat, move, refusal))
        if is_new(said, spoken(refusal)):  # the same is said in the same words, and saying it takes long
            found |= set(faults(game, refusal))

    assert len(seen) > 20
    assert sorted(found) == []


@pytest.mark.parametrize("case", ALL, ids=str)
def test_after_the_end_every_move_is_told_that_the_game_is_over(case: Case) -> None:
    game = case.game
    for state, _, _ in played(case, 1):
        pass
    chooser = random.Random(1)
    said = {words("pl", game).refusal(refusal, game.rulebook) for refusal in over(game, state, chooser)}
    others = {text for text in said if not re.search("skończ|koniec", text, re.IGNORECASE)}

    assert others == set()


def over(game: Game, state: State, chooser: random.Random) -> Iterator[Refusal]:
    for move in fuzzed(game, chooser, 60):
        refusal = game.check_move(state, 0, move)
        assert isinstance(refusal, Refusal)
        assert refusal.instead is None
        yield refusal
