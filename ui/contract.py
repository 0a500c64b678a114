"""The contract of page and rules: `python ui/contract.py [--check]` makes src/generated from the Python structs.

Everything the page says or hears has its type there: the endpoints and the socket of the server, the functions of the
engine in the browser, and each game's view, moves, options and position of the companion.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from typescript import Writer

import semafor
from semafor import offline
from semafor.kernel import game as kernel_game
from semafor.kernel import record, refusal, words
from semafor.kernel.game import Game
from semafor.kernel.view import View
from semafor.offline.sentences import Problem
from semafor.rooms import commands, messages, seats
from semafor.server.http.app import API
from semafor.server.http.call import Endpoint

UI = Path(__file__).parent
FOLDER = UI / "src" / "generated"
GAMES, HTTP, ENGINE = "games.ts", "http.ts", "engine.ts"
FILES = (
    (r"semafor\.games\.(\w+).*", r"games/\1.ts"),
    (r"semafor\.companion\.(?!form)(\w+)", r"companion/\1.ts"),
    (r"semafor\.(offline|companion|bots\.master).*", ENGINE),
    (r"semafor\.rooms\.options", "forms.ts"),
    (r"semafor\.(server\.(http|store|node)|bots|profiles).*", HTTP),
    (r"semafor.*", "messages.ts"),
)
PARTS = {"view": "AnyView", "move": "AnyMove", "position": "AnyPosition"}  # what a message has of whichever game it is


def file_of(module: str) -> str:
    """The file for the types of that module."""
    return next(re.sub(pattern, file, module) for pattern, file in FILES if re.fullmatch(pattern, module))


def room_of(game: Game) -> str:
    return game.room.rpartition(".")[2]


def view_of(game: Game) -> type[View]:
    """The one view of the game's room."""
    module = importlib.import_module(f"{game.room}.views")
    classes = [each for each in vars(module).values() if inspect.isclass(each)]
    (found,) = (each for each in classes if issubclass(each, View) and View in each.__bases__)
    return found


def moves_of(games: list[Game], room: str) -> Any:
    """The moves of all games of a room."""
    return reduce(or_, (game.actions.union for game in games if game.room == room))


def position_of(game: Game) -> Any:
    return importlib.import_module(f"semafor.companion.{room_of(game)}").Position


def made() -> dict[str, str]:
    """The text of every file of the contract."""
    writer = Writer(file_of, dict.fromkeys((*PARTS.values(), "GameKey"), GAMES))
    games = [semafor.game(key) for key in semafor.games()]
    functions = {name: get_type_hints(getattr(offline, name).__wrapped__) for name in sorted(offline.__all__)}
    reach(writer, games, functions)
    for module in modules(writer):
        writer.name_aliases(module)
    for room in dict.fromkeys(game.room for game in games):
        writer.write(file_of(room), "Move", moves_of(games, room))
    for name, kind in (("Lang", words.Lang), ("Incoming", commands.Incoming), ("Outgoing", messages.Outgoing)):
        writer.write("messages.ts", name, kind)
    writer.write_structs()
    write_games(writer, games)
    write_endpoints(writer)
    write_functions(writer, functions)
    return writer.files()


def reach(writer: Writer, games: list[Game], functions: dict[str, dict[str, Any]]) -> None:
    for kind in (messages.Outgoing, Problem, *(each.answer for each in API)):
        writer.reach(kind, answer=True)
    for kind in (commands.Incoming, *(each.body for each in API)):
        writer.reach(kind, answer=False)
    for hints in functions.values():
        writer.reach(hints["request"], answer=False)
        writer.reach(hints["return"], answer=True)
    for game in games:
        for kind in (view_of(game), game.actions.union, game.options):
            writer.reach(kind, answer=True)
        writer.reach(position_of(game), answer=False)


def modules(writer: Writer) -> list[ModuleType]:
    """The modules of all structs, and those whose names only stand beside them."""
    beside = [refusal, record, words, kernel_game, seats]
    return list(dict.fromkeys([*beside, *(sys.modules[cls.__module__] for cls in writer.structs)]))


def write_games(writer: Writer, games: list[Game]) -> None:
    """Each game's own types by its key, and those of whichever game it is."""
    lines = ["/** What each game has of its own, by its key. */", "export interface Games {"]
    for game in games:
        own, real = room_of(game), f"{room_of(game)}_companion"
        writer.imports.setdefault(GAMES, set()).update(
            {(file_of(game.room), f"* as {own}"), (f"companion/{own}.ts", f"* as {real}")}
        )
        view, options = view_of(game).__name__, game.options.__name__
        lines += [f"  '{game.key}': {{", f"    view: {own}.{view}", f"    move: {own}.Move"]
        lines += [f"    options: {own}.{options}", f"    position: {real}.Position", "  }"]
    writer.declare(GAMES, "Games", "\n".join([*lines, "}", ""]))
    writer.declare(GAMES, "GameKey", "export type GameKey = keyof Games\n")
    for part, name in PARTS.items():
        writer.declare(GAMES, name, f"export type {name} = Games[GameKey]['{part}']\n")


def write_endpoints(writer: Writer) -> None:
    lines = ["/** What each address of the server takes and gives. */", "export interface Endpoints {"]
    for each in API:
        lines.append(f"  /** {inspect.getdoc(each.handler)} */")
        lines.append(f"  '{each.method} {address(each)}': {{ {'; '.join(endpoint(writer, each))} }}")
    writer.declare(HTTP, "Endpoints", "\n".join([*lines, "}", ""]))


def address(each: Endpoint) -> str:
    return re.sub(r":\w+}", "}", each.path)


def endpoint(writer: Writer, each: Endpoint) -> list[str]:
    named = " | ".join(f"'{name}'" for name in re.findall(r"{(\w+)", each.path)) or "never"
    query = " | ".join(f"'{name}'" for name in each.query) or "never"
    body = "undefined" if each.body is None else writer.text_of(each.body, HTTP)
    return [f"path: {named}", f"query: {query}", f"body: {body}", f"answer: {writer.text_of(each.answer, HTTP)}"]


def write_functions(writer: Writer, functions: dict[str, dict[str, Any]]) -> None:
    lines = ["/** Every function of the engine: what it takes and what it gives. */", "export interface Functions {"]
    for name, hints in functions.items():
        lines.append(f"  /** {inspect.getdoc(getattr(offline, name))} */")
        lines.append(f"  {name}: [{writer.text_of(hints['request'], ENGINE)}, {writer.text_of(hints['return'], ENGINE)}]")
    writer.declare(ENGINE, "Functions", "\n".join([*lines, "}", ""]))


def differences(folder: Path = FOLDER) -> list[str]:
    """The files of the folder that are not what the structs give."""
    wanted = made()
    there = {str(file.relative_to(folder)): file.read_text("utf-8") for file in folder.rglob("*.ts")}
    return sorted(name for name in {*wanted, *there} if wanted.get(name) != there.get(name))


def write(folder: Path = FOLDER) -> None:
    for name in differences(folder):
        (folder / name).unlink(missing_ok=True)
    for name, text in made().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        write()
    elif stale := differences():
        sys.exit(f"the page's types are not those of the structs any more: {', '.join(stale)}; run `make contract`")
