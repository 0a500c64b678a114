"""All that is kept under an account, for its owner to have."""

from __future__ import annotations

import msgspec

from semafor.kernel.game import GameKey
from semafor.rooms import entries as e
from semafor.server.http.accounts import read_ratings, signed_in
from semafor.server.http.call import Call, Endpoint
from semafor.server.http.calls import WayShown, show_way
from semafor.server.http.profiles import MyPublication, render_publication
from semafor.server.http.programs import ProgramShown
from semafor.server.http.programs import show as show_program
from semafor.server.node.profiles import Whose
from semafor.server.store.challenges import OwnChallenge
from semafor.server.store.ratings import Rating


class Line(msgspec.Struct, frozen=True):
    """Something I said at a table."""

    at_ms: int
    text: str


class MyGame(msgspec.Struct, frozen=True):
    """A seat of mine: where, since when, under which name, and what I said there."""

    room: str
    game: GameKey
    seat: int
    made_ms: int
    name: str
    said: list[Line]


class MyWay(WayShown, frozen=True):
    """How I am called, with the whole address; the secret that signs webhooks was told when it was made."""

    address: str


class Export(msgspec.Struct, frozen=True):
    """All that is kept under an account. The records of its games are had by their rooms; `profile` is what others may see."""

    name: str
    ratings: dict[GameKey, Rating]
    games: list[MyGame]
    challenges: list[OwnChallenge]
    calls: list[MyWay]
    programs: list[ProgramShown]
    profile: MyPublication | None


async def export_data(call: Call) -> Export:
    """All that is kept under my account."""
    name, shown = await signed_in(call)
    mine, node = Whose(account=name), call.node
    ways = await node.ways.of_owners([mine.owner])
    published = await node.publications.of(mine.owner)
    return Export(
        shown,
        await read_ratings(call, name),
        await my_games(call, name),
        await node.challenges.of(mine.owner),
        [MyWay(**msgspec.structs.asdict(show_way(way)), address=way.address) for way in ways],
        [show_program(call, each, name) for each in await node.programs.of(name)],
        render_publication(published, mine) if published else None,
    )


async def my_games(call: Call, name: str) -> list[MyGame]:
    """Every seat the account has or had."""
    games = []
    for room, seat in await call.node.forgetting.claims(name):
        entries = [(row.at_ms, e.read_entry(row.body)) for row in await call.node.log.since(room, 0)]
        own = own_part(entries, seat, name)
        said = [Line(at_ms, entry.text) for at_ms, entry in own if isinstance(entry, e.Said | e.WatcherSaid)]
        seated = [entry.name for _, entry in own if isinstance(entry, e.Seated | e.HandedOver | e.WatcherSaid)]
        setting = next(entry.setting for _, entry in entries if isinstance(entry, e.Created))
        games.append(MyGame(room, setting.game, seat, entries[0][0], seated[-1] if seated else "", said))
    return games


def own_part(entries: list[tuple[int, e.Entry]], seat: int, name: str) -> list[tuple[int, e.Entry]]:
    """What stands in the log of the account's time at the seat, or of what it said among the watchers."""
    parts: list[list[tuple[int, e.Entry]]] = [[]]
    for at_ms, entry in entries:
        if isinstance(entry, e.Seated | e.HandedOver) and entry.seat == seat:
            parts.append([])
        if seat < 0 and isinstance(entry, e.WatcherSaid) and entry.account == name:
            parts.append([(at_ms, entry)])
        elif getattr(entry, "seat", None) == seat:
            parts[-1].append((at_ms, entry))
    return [each for part in parts if any(getattr(entry, "account", "") == name for _, entry in part) for each in part]


ENDPOINTS = [Endpoint("GET", "/api/me/export", export_data, Export)]
