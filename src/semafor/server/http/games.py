"""The games, their rules and their words, and what is lacking to play them."""

from __future__ import annotations

from typing import Any

import msgspec

import semafor
from semafor.bots import levels
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game, GameKey
from semafor.kernel.rulebook import Rule
from semafor.kernel.words import LANGUAGES, text_of
from semafor.rooms.messages import Both, MoveShown
from semafor.rooms.options import Field, build_form
from semafor.rooms.render import render_title
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer
from semafor.server.lacks import Lack, find_lacks


class GameShown(msgspec.Struct, frozen=True):
    """A game: its key, title, seats, rules version, bot levels, and its options, as a form and as a JSON Schema.

    `later` are the levels that can be chosen in about a minute, when the rules are compiled.
    """

    key: GameKey
    title: Both
    seats: list[int]
    version: int
    actions: int
    levels: list[str]
    later: list[str]
    options: dict[str, Any]
    form: list[Field]


def query_game(call: Call) -> Game:
    """The game of the address, one that is listed."""
    key = call.request.path_params["game"]
    if key not in semafor.games():
        raise Problem(404, "not-found")
    return semafor.game(key)


async def query_any_game(call: Call) -> Game:
    """The game of the address, also one on a map that somebody shared."""
    try:
        return await call.node.own_maps.game(call.request.path_params["game"])
    except BadInput:
        raise Problem(404, "not-found") from None


def render_game(game: Game, later: list[str]) -> GameShown:
    return GameShown(
        key=game.key,
        title=render_title(game.key),
        seats=list(game.seats),
        version=game.version,
        actions=game.actions.size,
        levels=levels(game.key),
        later=later,
        options=msgspec.json.schema(game.options),
        form=build_form(game),
    )


async def all_games(call: Call) -> list[GameShown]:
    """All games."""
    return [render_game(game, call.node.pool.later(game)) for game in map(semafor.game, semafor.games())]


async def one_game(call: Call) -> GameShown:
    """One game."""
    game = await query_any_game(call)
    return render_game(game, call.node.pool.later(game))


class MapShown(msgspec.Struct, frozen=True):
    """A game on a map that this server has from outside: its key, title and seats, and its own words as Fluent text."""

    game: GameKey
    title: Both
    seats: list[int]
    words: Both


class MapDrawn(msgspec.Struct, frozen=True):
    """What a page needs of such a map: how it is drawn, its files for an engine of the page's own, and what is told of it."""

    drawing: dict[str, Any]
    files: dict[str, str]
    told: MapShown


async def all_maps(call: Call) -> list[MapShown]:
    """The games on maps from outside the package."""
    del call
    return [render_map(game) for game in map(semafor.game, semafor.games()) if game.material is not None]


def render_map(game: Game) -> MapShown:
    own = [room for room in game.texts if room != game.room]
    words = Both(*("\n".join(text_of(lang, room) for room in own) for lang in LANGUAGES))
    return MapShown(game.key, render_title(game.key), list(game.seats), words)


async def one_map(call: Call) -> MapDrawn:
    """A game's map as a page draws it; a game that is not played on one has none."""
    game = await query_any_game(call)
    if not game.drawing():
        raise Problem(404, "not-found")
    return MapDrawn(game.drawing(), game.files(), render_map(game))


async def rules(call: Call) -> list[Rule]:
    """The rulebook of a game, in both languages; a refusal names one of these rules."""
    return list((await query_any_game(call)).rulebook)


async def actions(call: Call) -> list[MoveShown]:
    """Every action of a game in its three forms: number, notation, JSON."""
    table = (await query_any_game(call)).actions
    return [MoveShown(number, table.notation(number), table.json(number)) for number in range(table.size)]


async def game_words(call: Call) -> RawAnswer:
    """The messages of a game as a Fluent file: events and parts of the score are ids of this file."""
    return words_of(call, *(await query_any_game(call)).texts)


async def server_words(call: Call) -> RawAnswer:
    """The messages of the server as a Fluent file: prompts, denials and what is told to a room."""
    return words_of(call, "semafor.rooms", "semafor.server")


def words_of(call: Call, *packages: str) -> RawAnswer:
    """The message files of these packages as one."""
    lang = call.request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Problem(404, "not-found")
    return RawAnswer("\n".join(text_of(lang, package) for package in packages).encode(), TEXT)


async def lacking(call: Call) -> list[Lack]:
    """What this server has to do without, each in one sentence that says how to mend it."""
    return find_lacks(call.node.page, compiling=bool(call.node.settings.compiling))


TEXT = "text/plain; charset=utf-8"
ENDPOINTS = [
    Endpoint("GET", "/api/games", all_games, list[GameShown]),
    Endpoint("GET", "/api/games/{game}", one_game, GameShown),
    Endpoint("GET", "/api/games/{game}/map", one_map, MapDrawn),
    Endpoint("GET", "/api/maps", all_maps, list[MapShown]),
    Endpoint("GET", "/api/games/{game}/rules", rules, list[Rule]),
    Endpoint("GET", "/api/games/{game}/actions", actions, list[MoveShown]),
    Endpoint("GET", "/api/games/{game}/words/{lang}", game_words, str, media=TEXT),
    Endpoint("GET", "/api/words/{lang}", server_words, str, media=TEXT),
    Endpoint("GET", "/api/lacks", lacking, list[Lack]),
]
