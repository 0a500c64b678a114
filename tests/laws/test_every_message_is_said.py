"""Every message of every room is said: in ordinary games, or by the test that `said.toml` names for it."""

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
from laws.cases import Case
from laws.test_polish import asked, fuzzed, played
from saying import APART, NAMED, TESTS
from semafor.kernel.game import Game
from semafor.kernel.state import State

SOURCE = TESTS.parent / "src"
FILES = {".".join(file.parents[1].relative_to(SOURCE).parts): file for file in sorted(SOURCE.rglob("text/en.ftl"))}
ORDINARY = [
    Case("ticket-to-ride-usa", 3, {"second_card_optional": True}),
    Case("ticket-to-ride-europe", 4, {}),
    Case("railroad-ink-lava", 2, {}),
    Case("railroad-ink-meteor", 3, {}),
    Case("steamrollers", 1, {"walls": "hard"}),
    Case("steamrollers", 4, {"coal": True, "orders": True, "starting_tiles": True}),
    Case("railroad-revolution", 3, {}),
]


# What is said in ordinary games


@cache
def said_in_games() -> Heard:
    with hearing() as heard:
        for case in ORDINARY:
            one_game(case)
        for key in semafor.games():
            said_of_options(semafor.game(key))
    return heard


def one_game(case: Case) -> None:
    """A random game, told to who acts and to a watcher, with positions, offered moves and refusals."""
    game, words, chooser = case.game, case.game.words("pl"), random.Random(3)
    before: State | None = None
    for number, (state, seat, action) in enumerate(played(case, 3)):
        for to in (None, seat) if before is not None else ():
            for event in game.events(before, seat, action, state, to):
                words.event(event)
        before = state.clone()
        for move in fuzzed(game, chooser, 3):
            game.check_move(state, asked(state, chooser), move)
        if number % 12 == 0:
            shown(game, state)
    for sheet in game.result(state).seats:
        for part in sheet.parts:
            words.say(f"part-{part.name}")


def shown(game: Game, state: State) -> None:
    words = game.words("pl")
    for seat in list(state.actors())[:1]:
        game.describe(state, int(seat), words)
        for action in list(state.legal(seat))[:20]:
            game.sentence(state, int(seat), game.actions.move(int(action)), words)


def said_of_options(game: Game) -> None:
    """What the form of a new table says."""
    words = game.words("pl")
    for name, hint in get_type_hints(game.options).items():
        words.say(f"option-{name}")
        for kind in (hint, *get_args(hint)):
            for value in get_args(kind) if get_origin(kind) is Literal else ():
                words.say(f"option-{name}-{value}")


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


@pytest.mark.parametrize("room", FILES)
def test_every_message_is_said(room: str) -> None:
    heard = said_in_games().union(*NAMED.values(), *APART.values())
    said = with_taken(room, {message for where, message in heard if where == room})

    assert sorted(set(messages(FILES[room])) - said) == []


def test_what_is_named_is_there() -> None:
    """Messages that exist, and tests that exist: those say at their own run whether they say what they are named for."""
    unknown = [named for all in (NAMED, APART) for each in all.values() for named in each if named[1] not in known(named[0])]
    lost = [test for test in (*NAMED, *APART) if not source(test)]

    assert unknown == []
    assert lost == []


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
    return f"'{message}'" in text or any(piece in text for file in files for piece in messages(file)[message].pieces)
