"""No Polish sentence that a game can produce holds an English id: a colour, a good, a kind of tile, a phase, a rule.

An id is a lower-case string that the game's own data speaks: its moves, views, results, events and refusals. A word
that the Polish texts themselves write out is no id.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from laws.cases import CASES, Case, several
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal
from semafor.kernel.state import State
from semafor.kernel.view import Event
from semafor.kernel.words import Words

ID = re.compile(r"[a-z]+(?:[._-][a-z]+)*")  # codes that are printed on things, such as t01, hold digits
WORD = re.compile(r"[^\W\d]\w*(?:[._-]\w+)*")
# Texts that explain what is typed: they quote notation.
QUOTING = ("bad-", "option-", "score-", "material-")


class Text(Visitor):  # type: ignore[misc]
    """What a message file writes out, without its variables."""

    def __init__(self, resource: ast.Resource) -> None:
        self.words: set[str] = set()
        self.visit(resource)

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 (the library's name)
        if not node.id.name.startswith(QUOTING):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.update(WORD.findall(node.value))


@cache
def polish(room: str) -> set[str]:
    """All words of the room's Polish messages and rules."""
    found: set[str] = set()
    for each in (room, "semafor.kernel"):
        text = resources.files(each).joinpath("text", "pl.ftl").read_text("utf-8")
        found |= Text(FluentParser().parse(text)).words
    return found


def strings(data: object) -> Iterator[str]:
    """Every string in plain data, and the words of lists such as `2 red`."""
    if isinstance(data, str):
        yield data
        yield from data.split()
    elif isinstance(data, dict):
        for part in data.values():
            yield from strings(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from strings(part)


def ids(game: Game, *data: object) -> set[str]:
    found = {text for text in strings([msgspec.to_builtins(each) for each in data]) if len(text) > 2 and ID.fullmatch(text)}
    return found - polish(game.room)


@cache
def moves_ids(key: str) -> set[str]:
    game = next(case.game for case in CASES if case.key == key)
    numbers = range(0, game.actions.size, 1 + game.actions.size // 3000)
    return ids(game, [msgspec.to_builtins(game.actions.move(number)) for number in numbers])


def english(sentence: str, known: set[str]) -> set[str]:
    return known & set(WORD.findall(sentence))


class Reader:
    """Reads Polish sentences and remembers those with an id in them."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.words = Words("pl", self.game.room, "semafor.kernel")
        self.known = set(moves_ids(case.key)) | {rule.id for rule in self.game.rulebook}
        self.read: set[str] = set()
        self.bad: dict[str, set[str]] = {}

    def sentence(self, text: str, *about: object) -> None:
        if text not in self.read:
            self.read.add(text)
            self.known |= ids(self.game, *about)
            if found := english(text, self.known):
                self.bad[text] = found

    def refusal(self, refusal: Refusal) -> None:
        self.sentence(self.words.refusal(refusal, self.game.rulebook), refusal.facts)

    def event(self, event: Event) -> None:
        self.sentence(self.words.event(event), event.facts)

    def position(self, state: State, seat: int) -> None:
        for line in self.game.describe(state, seat, self.words).splitlines():
            self.sentence(line, self.game.view(state, seat))

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
    game = next(case.game for case in CASES if case.key == key)
    found: dict[str, list[int]] = {}
    for number in range(game.actions.size):
        found.setdefault(type(game.actions.move(number)).__name__, []).append(number)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_polish_sentence_holds_an_english_id(case: Case) -> None:
    reader, game = Reader(case), case.game
    for seed in range(several(6, 1)):
        chooser = random.Random(seed)
        before: State | None = None
        for number, (state, seat, action) in enumerate(played(case, seed)):
            if before is not None:
                for watcher in (None, *range(case.seats)):
                    for event in game.told(before, seat, action, state, watcher):
                        reader.event(event)
            before = state.clone()
            for move in fuzzed(game, chooser, several(20, 8)):
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
