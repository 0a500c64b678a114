"""The final count of a physical table of Railroad Revolution.

The position is a JSON object; docs/companion-railroad_revolution.md describes it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from semafor.companion import Counted
from semafor.companion.form import fill
from semafor.games.railroad_revolution.corrections import checked
from semafor.games.railroad_revolution.corrections.spelling import Spelling
from semafor.games.railroad_revolution.layout import UNIT
from semafor.games.railroad_revolution.material import Material, load
from semafor.games.railroad_revolution.moves import TRACK_NAMES
from semafor.games.railroad_revolution.proofs import proofs
from semafor.games.railroad_revolution.result import Tiles, counted_result
from semafor.games.railroad_revolution.scoring import Count
from semafor.games.railroad_revolution.scoring import counted as count_of
from semafor.kernel.errors import BadInput
from semafor.kernel.result import Proof

ROOM = "semafor.games.railroad_revolution"


class Trains(msgspec.Struct, forbid_unknown_fields=True):
    """Trains of a player by the side that lies up."""

    front: dict[str, int] = {}
    back: dict[str, int] = {}


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """One player's things at the end of the game."""

    tracks: list[str]
    markers: dict[str, int]
    stations: list[str] = []
    offices: list[int] = []
    trains: Trains = msgspec.field(default_factory=Trains)
    milestones: list[str] = []
    money: int = 0
    shares: int = 0
    name: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A physical table."""

    game: str
    seats: list[Seat]
    material: str = ""


def count_points(data: dict[str, Any]) -> Counted:
    """The itemised count and the ranking."""
    position = fill(data, Position)
    if not 2 <= len(position.seats) <= 4:
        raise BadInput("bad-seats", game=position.game, least=2, most=4, seats=len(position.seats))
    material = load(checked(position.material))
    for number, seat in enumerate(position.seats, 1):
        seat.name = seat.name or str(number)
    _check_shared(material, position)
    counts = [_count(material, seat) for seat in position.seats]
    shown = [proof for number in range(len(counts)) for proof in _proofs(material, position, number, counts)]
    return Counted(counted_result(counts, [_tiles(seat) for seat in position.seats], shown), shown)


def _tiles(seat: Seat) -> Tiles:
    return Tiles([kind for kind, number in seat.trains.front.items() if number], list(seat.milestones))


def _proofs(material: Material, position: Position, number: int, counts: list[Count]) -> list[Proof]:
    seat = position.seats[number]
    network = _network(material, seat)
    return proofs(material, number, counts[number], _stations(material, seat, network), _offices(seat), network)


def _bad(message: str, **facts: object) -> BadInput:
    return BadInput(message, ROOM, **facts)


def _count(material: Material, seat: Seat) -> Count:
    """The count of one seat, by the very code of the game."""
    _check_trains(material, seat)
    _check_money(seat)
    network = _network(material, seat)
    stations = _stations(material, seat, network)
    offices = _offices(seat)
    if len(seat.stations) + len(seat.offices) > material.printed["pieces"]["buildings"]:
        raise _bad("score-buildings", who=seat.name, most=int(material.printed["pieces"]["buildings"]))
    count = count_of(material, _marks(material, seat))
    count.pieces(stations, offices, network)
    count.tiles(sum(seat.trains.front.values()), sum(1 << _milestone(material, seat, tile) for tile in seat.milestones))
    count.wealth = seat.money // UNIT + int(material.rules.share_price) * seat.shares
    return count


def _network(material: Material, seat: Seat) -> int:
    """The cities the tracks reach, as bits; all tracks must hang together with the start."""
    spelling = Spelling(material)
    named = [_space(spelling, seat, space) for space in seat.tracks]
    for space in named:
        if named.count(space) > 1:
            raise _bad("score-track-twice", who=seat.name, space=space)
    spaces = [space for space in material.printed["space"] if space["id"] in named or space.get("start")]
    if len(spaces) > material.printed["pieces"]["tracks"]:
        raise _bad("score-tracks", who=seat.name, count=len(spaces), most=int(material.printed["pieces"]["tracks"]))
    reached = set(material.printed["space"][material.start_space]["between"])
    for _round in spaces:
        reached |= {city for space in spaces if reached & set(space["between"]) for city in space["between"]}
    apart = [space["id"] for space in spaces if not reached & set(space["between"])]
    if apart:
        raise _bad("score-track-apart", who=seat.name, space=apart[0])
    return sum(1 << at for at, city in enumerate(material.city_ids) if city in reached)


def _space(spelling: Spelling, seat: Seat, name: str) -> str:
    """A space by its id or by its two cities."""
    found = spelling.space_called(name)
    if found is None:
        raise _bad("score-space", who=seat.name, space=name[:60])
    return found


def _stations(material: Material, seat: Seat, network: int) -> int:
    found, spelling = 0, Spelling(material)
    for name in seat.stations:
        called = spelling.city_called(name)
        if called is None:
            raise _bad("score-city", who=seat.name, city=name[:60])
        city = material.city_ids.index(called)
        shown = material.printed["city"][city]["name"]
        if found >> city & 1:
            raise _bad("score-station-twice", who=seat.name, city=shown)
        if not network >> city & 1:
            raise _bad("score-station-apart", who=seat.name, city=shown)
        found |= 1 << city
    return found


def _offices(seat: Seat) -> int:
    found = 0
    for section in seat.offices:
        if not 1 <= section <= 8:
            raise _bad("score-section", who=seat.name, section=section)
        if found >> section - 1 & 1:
            raise _bad("score-office-twice", who=seat.name, section=section)
        found |= 1 << section - 1
    return found


def _marks(material: Material, seat: Seat) -> list[int]:
    for track, field in seat.markers.items():
        if track not in TRACK_NAMES:
            raise _bad("score-marker", who=seat.name, track=track, tracks=list(TRACK_NAMES))
        if not 0 <= field <= material.top:
            raise _bad("score-field", who=seat.name, track=track, field=field, top=int(material.top))
    return [seat.markers.get(track, 0) for track in TRACK_NAMES]


def _check_trains(material: Material, seat: Seat) -> None:
    for side in (seat.trains.front, seat.trains.back):
        for kind, count in side.items():
            if kind not in material.train_ids:
                raise _bad("score-train", who=seat.name, kind=kind, kinds=list(material.train_ids))
            if count < 0:
                raise _bad("score-negative", who=seat.name, what=kind)


def _check_money(seat: Seat) -> None:
    for what, amount in (("money", seat.money), ("shares", seat.shares)):
        if amount < 0:
            raise _bad("score-negative", who=seat.name, what=what)
    if seat.money % UNIT:
        raise _bad("score-money", who=seat.name, money=seat.money)


def _milestone(material: Material, seat: Seat, tile: str) -> int:
    if tile not in material.milestone_ids:
        raise _bad("score-milestone", who=seat.name, milestone=tile)
    return material.milestone_ids.index(tile)


def _check_shared(material: Material, position: Position) -> None:
    """Things of which there is one, or so many, for the whole table."""
    owners: dict[str, str] = {}
    for seat in position.seats:
        for tile in seat.milestones:
            _milestone(material, seat, tile)
            if tile in owners:
                raise _bad("score-milestone-twice", milestone=tile, first=owners[tile], second=seat.name)
            owners[tile] = seat.name
    row = next(row for row in material.printed["seats"] if row["seats"] == len(position.seats))
    for number, train in enumerate(material.train_ids):
        most = len(position.seats) if number == material.start_train else int(row["train_stack"])
        held = sum(seat.trains.front.get(train, 0) + seat.trains.back.get(train, 0) for seat in position.seats)
        if held > most:
            raise _bad("score-trains", kind=train, count=held, most=most)
