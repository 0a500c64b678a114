"""No Polish sentence that a game can produce holds an English id: a colour, a good, a kind of tile, a phase, a rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import semafor
from amount import several
from laws.cases import ALL, Case
from laws.ids import english, ids, moves_ids
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal
from semafor.kernel.state import State
from semafor.kernel.view import Event
from semafor.kernel.words import Words


class Reader:
    """Reads Polish sentences and remembers those with an id in them."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.words = Words("pl", self.game.room, "semafor.kernel")
        self.known = set(moves_ids(case.key)) | {rule.id for rule in self.game.rulebook}
        self.read: set[str] = set()
        self.told: set[str] = set()  # refusals and events that were read already, by all they hold
        self.bad: dict[str, set[str]] = {}

    def sentence(self, text: str, *about: object) -> None:
        if text not in self.read:
            self.read.add(text)
            self.known |= ids(self.game, *about)
            if found := english(text, self.known):
                self.bad[text] = found

    def is_new(self, told: Refusal | Event) -> bool:
        """Whether it holds something that no other did: the same is said in the same words, and saying it takes long."""
        before = len(self.told)
        self.told.add(repr(told))
        return len(self.told) > before

    def refusal(self, refusal: Refusal) -> None:
        if self.is_new(refusal):
            self.sentence(self.words.refusal(refusal, self.game.rulebook), refusal.facts)

    def event(self, event: Event) -> None:
        if self.is_new(event):
            self.sentence(self.words.event(event), event.facts)

    def position(self, state: State, seat: int) -> None:
        self.known |= ids(self.game, self.game.view(state, seat))
        for line in self.game.describe(state, seat, self.words).splitlines():
            self.sentence(line)

    def result(self, state: State) -> None:
        result = self.game.result(state)
        for sheet in result.seats:
            assert isinstance(sheet.seat, int) or self.words.has(f"automaton-{sheet.seat}")
            for part in sheet.parts:
                self.sentence(self.words.say(f"part-{part.name}"), [each.name for each in sheet.parts])
        for rule in {result.ended_by, *(place.decided_by for place in result.ranking)}:
            self.sentence(self.game.rulebook[rule].text("pl"))


def fuzzed(game: Game, chooser: random.Random, count: int) -> Iterator[Move]:
    """As many moves of each kind, though some kinds have a thousand times more numbers; each mixed of two legal somewhere."""
    kinds = list(by_kind(game.key).values())
    for _ in range(count):
        kind = chooser.choice(kinds)
        one, other = (game.actions.json(chooser.choice(kind)) for _ in "12")
        try:
            yield game.actions.from_json({name: chooser.choice((one[name], other[name])) for name in one})
        except BadInput:  # a track from a side to itself, say
            continue


@cache
def by_kind(key: str) -> dict[str, list[int]]:
    game = semafor.game(key)
    found: dict[str, list[int]] = {}
    for number in range(game.actions.size):
        found.setdefault(type(game.actions.move(number)).__name__, []).append(number)
    return found


@pytest.mark.parametrize("case", ALL, ids=str)
def test_no_polish_sentence_holds_an_english_id(case: Case) -> None:
    reader, game = Reader(case), case.game
    for seed in range(several(6, 1, daily=1)):
        chooser = random.Random(seed)
        before: State | None = None
        for number, (state, seat, action) in enumerate(played(case, seed)):
            if before is not None:
                for watcher in (None, *range(case.seats)):
                    for event in game.events(before, seat, action, state, watcher):
                        reader.event(event)
            before = state.clone()
            for move in fuzzed(game, chooser, several(20, 8, daily=5)):
                refusal = game.refusal(state, asked(state, chooser), move)
                if refusal is not None:
                    reader.refusal(refusal)
            if number % 10 == 0:
                reader.position(state, chooser.randrange(case.seats))
        reader.result(state)

    assert len(reader.read) > 30
    assert reader.bad == {}


def asked(state: State, chooser: random.Random) -> int:
    """Mostly somebody who may act: others are only told whose turn it is."""
    actors = [int(seat) for seat in state.actors()]
    return chooser.choice(actors) if actors and chooser.random() < 0.9 else 0


def played(case: Case, seed: int) -> Iterator[tuple[State, int, int]]:
    """The states of a random game, each with the act that led to it."""
    chooser, luck = random.Random(seed), FastLuck(seed + 1)
    state = case.start(seed)
    yield state, -1, -1
    while not state.over():
        seat = int(chooser.choice(list(state.actors())))
        action = int(chooser.choice(list(state.legal(seat))))
        state.apply(seat, action, luck)
        yield state, seat, action
