"""Every message of every room is said: in the golden games, or by the test that `said.toml` names for it."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import semafor
from hearing import Heard, hearing
from laws.cases import CASES, Case
from laws.test_polish import asked, fuzzed, played
from saying import APART, COLLECTED, NAMED, TESTS
from semafor.bots.levels import levels
from semafor.kernel.game import Game
from semafor.kernel.record import Record
from semafor.kernel.state import State
from semafor.kernel.table import Table

pytestmark = pytest.mark.compiled  # words are chosen by plain files, from facts that both builds give alike
SOURCE = TESTS.parent / "src"
FILES = {".".join(file.parents[1].relative_to(SOURCE).parts): file for file in sorted(SOURCE.rglob("text/en.ftl"))}
RANDOM = [
    Case("ticket-to-ride-usa", 3, {"second_card_optional": True}),
    Case("ticket-to-ride-europe", 2, {}),
    Case("railroad-ink-meteor", 2, {}),
    Case("steamrollers", 1, {"walls": "hard"}),
    Case("steamrollers", 5, {"coal": True, "orders": True, "starting_tiles": True, "walls": "hard"}),
    Case("railroad-revolution", 4, {}),
]
GAMES = sorted((TESTS / "games").glob("*/golden/*.log"))


# What is said in the golden games


def said_in_games() -> Heard:
    with hearing() as heard:
        for file in GAMES:
            golden_game(Record.read(file.read_text("utf-8")))
        for case in RANDOM:
            random_game(case)
        for key in semafor.games():
            said_of_options(semafor.game(key))
        for case in CASES:
            said_of_card(case)
    return heard


def golden_game(record: Record) -> None:
    """A golden game, told to who acts and to a watcher, with positions, offered moves and refusals on the way."""
    game, chooser = semafor.game(record.header.game), random.Random(3)
    words = game.words("pl")
    offered: set[str] = set()

    def watch(table: Table) -> None:
        for to in (None, table.entries[-1].seat):
            for event in table.told(to):
                words.event(event)
        if len(table.entries) % 2:
            for move in fuzzed(game, chooser, 1):
                game.check_move(table.state, asked(table.state, chooser), move)
        shown(game, table.state, offered)

    shown(game, record.replay(game, upto=0).state, offered)
    result = record.replay(game, watch=watch).result()
    for sheet in result.seats:
        for part in sheet.parts:
            words.say(f"part-{part.name}")
        if isinstance(sheet.seat, str):
            words.say(f"automaton-{sheet.seat}")


def random_game(case: Case) -> None:
    """What no golden game comes to: a random one."""
    game, chooser, offered = case.game, random.Random(1), set[str]()
    words = game.words("pl")
    before: State | None = None
    for state, seat, action in played(case, 1):
        for event in game.events(before, seat, action, state, seat) if before is not None else ():
            words.event(event)
        for move in fuzzed(game, chooser, 2):
            game.check_move(state, asked(state, chooser), move)
        shown(game, state, offered)
        before = state.clone()


def shown(game: Game, state: State, offered: set[str]) -> None:
    """The position where a kind of move is on offer for the first time, and the moves of that kind."""
    words = game.words("pl")
    for seat in list(state.actors())[:1]:
        legal = list(state.legal(seat))
        moves = [game.actions.move(int(number)) for number in legal[:: max(1, len(legal) // 15)]]
        new = [move for move in moves if type(move).__name__ not in offered]
        offered |= {type(move).__name__ for move in moves}
        if new:
            game.describe(state, int(seat), words)
        for move in new:
            game.sentence(state, int(seat), move, words)


def said_of_options(game: Game) -> None:
    """What the cover of a game and the form of a new table say."""
    words = game.words("pl", "semafor.rooms")
    for part in ("about", "line", "short"):
        words.say(f"game-{game.key}-{part}")
    for level in levels(game.key):
        words.say(f"level-{level}")
    for name, hint in get_type_hints(game.options).items():
        words.say(f"option-{name}")
        for kind in (hint, *get_args(hint)):
            for value in get_args(kind) if get_origin(kind) is Literal else ():
                words.say(f"option-{name}-{value}")


def said_of_card(case: Case) -> None:
    """What the card beside the table says."""
    words = case.game.words("pl")
    for line in case.game.card(case.seats, case.game.option_values(case.options)):
        words.say(f"cardpart-{line.part}")
        words.say(line.message, **line.facts)


# What the files hold


class Taken(Visitor):
    """The messages that a message takes in, and its own words."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.pieces: list[str] = []
        self.visit(message)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces += [piece.strip() for piece in re.split(r"[\n“”„]", node.value) if len(piece.strip()) > 5]


@cache
def messages(file: Path) -> dict[str, Taken]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: Taken(entry) for entry in body if isinstance(entry, ast.Message)}


def with_taken(room: str, said: set[str]) -> set[str]:
    """The messages, and all that they take in."""
    found = set(said)
    while more := {taken for name in found for taken in messages(FILES[room])[name].found} - found:
        found |= more
    return found


def test_every_message_is_said() -> None:
    """Of all rooms at once: the games are heard once, not by every worker that has a room to ask about."""
    heard = said_in_games().union(*NAMED.values(), *APART.values())
    said = {room: with_taken(room, {message for where, message in heard if where == room}) for room in FILES}

    assert [(room, message) for room, file in FILES.items() for message in messages(file) if message not in said[room]] == []


def test_what_is_named_is_there() -> None:
    """Messages that exist, and tests that exist: those say at their own run whether they say what they are named for."""
    unknown = [named for all in (NAMED, APART) for each in all.values() for named in each if named[1] not in known(named[0])]
    lost = [test for test in (*NAMED, *APART) if not source(test)]

    assert unknown == []
    assert lost == []


def test_what_is_named_with_parameters_has_them_still(request: pytest.FixtureRequest) -> None:
    """Of the files that this run reads, which are all of them when the whole suite runs.

    A test that is heard is found by its parameters; one that is only looked into may be named without them.
    """
    collected = request.config.stash[COLLECTED]
    read = {test.partition("[")[0] for test in collected}
    exact = [*NAMED, *(test for test in APART if "[" in test)]
    changed = [test for test in exact if test.partition("[")[0] in read and test not in collected]

    assert changed == []


def known(room: str) -> set[str]:
    return set(messages(FILES[room])) if room in FILES else set()


@cache
def source(test: str) -> str:
    """The text of the file of a test, if the test is in it."""
    file, _, name = test.partition("::")
    text = (TESTS / file).read_text("utf-8") if (TESTS / file).is_file() else ""
    return text if f"def {name.partition('[')[0]}(" in text or file.endswith(".ts") else ""


def test_what_another_process_or_the_page_says_is_looked_for_by_its_test() -> None:
    """Nobody here can hear it: so the test that is named holds words of the message in either language, or asks for it."""
    unseen = [(test, message) for test, each in APART.items() for room, message in each if not looked_for(test, room, message)]

    assert unseen == []


def looked_for(test: str, room: str, message: str) -> bool:
    text = source(test)
    files = (FILES[room], FILES[room].with_name("pl.ftl"))
    return (
        f"'{message}'" in text
        or f'"{message}"' in text
        or any(piece in text for file in files for piece in messages(file)[message].pieces)
    )
