"""English ids, and how to know one in a Polish sentence.

An id is a lower-case string that the game's own data speaks: its moves, views, results, events and refusals. A word
that the Polish texts themselves write out is no id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import semafor
from semafor.kernel.game import Game

ID = re.compile(r"[a-z]+(?:[._-][a-z]+)*")  # codes that are printed on things, such as t01, hold digits
WORD = re.compile(r"[^\W\d]\w*(?:[._-]\w+)*")
ROOT = Path(__file__).parents[2]
# Texts that explain what is typed: they quote notation.
QUOTING = ("bad-", "option-", "score-", "material-")


class Text(Visitor):
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
    """All words of the Polish messages of the room, of its table on the page, and of those that all rooms share."""
    rules, page = ROOT / "src" / Path(*room.split(".")), ROOT / "ui" / "src"
    folders = (rules, rules.parents[1] / "kernel", page, page / "games" / rules.name)
    texts = [(folder / "text" / "pl.ftl").read_text("utf-8") for folder in folders]
    return set().union(*(Text(FluentParser().parse(text)).words for text in texts))


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
    game = semafor.game(key)
    numbers = range(0, game.actions.size, 1 + game.actions.size // 3000)
    return ids(game, [msgspec.to_builtins(game.actions.move(number)) for number in numbers])


def english(sentence: str, known: set[str]) -> set[str]:
    return known & set(WORD.findall(sentence))
