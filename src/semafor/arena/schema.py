"""What the maker of a bot needs to know of a game beforehand: its printed things, and the form of what a program is sent."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, get_type_hints

import msgspec

from semafor.bots.external import Ended, Question
from semafor.kernel.game import AnyGame
from semafor.kernel.view import Event, View

NEWS = "# What happened"  # the heading of the messages that news name, in every game's words
NOT_PRINTED = "rulebook.toml"
PAINTED = "land"  # of a map: only for the eye
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([\w-]+)")


def material(game: AnyGame) -> dict[str, Any]:
    """The printed things as the rules read them: a map, or the files of the box by their names."""
    board = {name: value for name, value in game.drawing().items() if name != PAINTED}
    if board:
        return board
    files = sorted(resources.files(game.room).iterdir(), key=lambda file: file.name)
    printed = [file for file in files if file.name.endswith(".toml") and file.name != NOT_PRINTED]
    return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8")) for file in printed}


def schema(game: AnyGame) -> dict[str, Any]:
    """JSON Schema of the lines a program is sent, of its answer, and of the game's views, moves and options; and its news."""
    kinds = (Question, Ended, view_of(game), game.actions.union, Event, game.options)
    names = ("question", "end", "view", "move", "news", "options")
    found, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    forms = dict(zip(names, found, strict=True))
    definitions |= {"View": forms["view"]}  # a question holds the view and the moves of this game
    definitions["LegalMove"]["properties"]["move"] = forms["move"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "game": game.key,
        **forms,
        "answer": {"anyOf": [answer("number", "integer"), answer("notation", "string")]},
        "events": events(game),
        "$defs": definitions,
    }


def answer(name: str, kind: str) -> dict[str, Any]:
    return {"type": "object", "properties": {name: {"type": kind}}, "required": [name]}


def view_of(game: AnyGame) -> type[View]:
    """The game's own kind of view."""
    found: type[View] = get_type_hints(type(game).view)["return"]
    return found


def events(game: AnyGame) -> dict[str, dict[str, Any]]:
    """Every kind of news with the facts that its sentence names, and the sentence as Fluent writes it."""
    text = resources.files(game.room).joinpath("text", "en.ftl").read_text("utf-8")
    told = re.split(r"\n(?=# )", text.split(NEWS, 1)[1])[0]
    return {
        message: {"facts": sorted({*VARIABLE.findall(sentence)} - {"who"}), "sentence": sentence.strip()}
        for message, sentence in MESSAGE.findall(told)
    }
