"""The action table: number, move and line of notation, each from the others."""

from __future__ import annotations

from functools import cache

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import CITIES, KINDS, SECTIONS, SPACES
from semafor.games.railroad_revolution.material import load
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.moves import (
    FIELD_NAMES,
    FROM,
    HALVES,
    KINDS_OF_MOVES,
    SIDES,
    TRACK_NAMES,
    Complete,
    Deal,
    Done,
    Exchange,
    Extra,
    Finish,
    FirstBonus,
    Flip,
    Gain,
    Hire,
    Keep,
    NoDeal,
    Office,
    Pay,
    Pick,
    Place,
    Promote,
    Reward,
    Sale,
    SellShare,
    Skip,
    Station,
    Step,
    TakeTrain,
    Tile,
    Track,
)
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move


def space_id(number: int) -> str:
    return f"t{number + 1:02}"


def all_moves() -> list[Move]:
    """Every move in the order of the numbering (actions.py)."""
    cities, trains = load("").city_ids, load("").train_ids
    workers = [(colour, source) for source in FROM for colour in COLOUR_NAMES]
    modes = [(colour, False) for colour in COLOUR_NAMES] + [(colour, True) for colour in COLOUR_NAMES[1:]]
    found: list[Move] = [Finish(), Done(), NoDeal(), Pay(), SellShare(), Skip()]
    found += [Hire(colour) for colour in COLOUR_NAMES]
    found += [Pick(place) for place in range(1, 5)]
    found += [Place(colour, field, as_white) for field in FIELD_NAMES for colour, as_white in modes]
    found += [Station(city) for city in cities[:CITIES]]
    found += [Track(space_id(number)) for number in range(SPACES)]
    found += [Office(section) for section in range(1, SECTIONS + 1)]
    found += [Sale("track"), Sale("building"), Extra(), Reward(), FirstBonus()]
    found += [Tile(*worker) for worker in workers]
    found += [Deal(half) for half in HALVES]
    found += [Flip(train, side) for side in SIDES for train in trains[:KINDS]]
    found += [TakeTrain(train) for train in trains[:KINDS]]
    found += [Step(track, *worker) for track in TRACK_NAMES for worker in [(None, None), *workers]]
    found += [Promote(*worker, slot) for slot in (1, 2) for worker in workers]
    found += [Exchange(*worker, colour) for worker in workers for colour in COLOUR_NAMES]
    found += [Gain(colour) for colour in COLOUR_NAMES]
    found += [Complete(slot) for slot in (1, 2)]
    return found + [Keep(place) for place in (1, 2, 3)]


@cache
def numbered() -> tuple[Move, ...]:
    moves = tuple(all_moves())
    assert len(moves) == a.SIZE
    return moves


def plain(text: str) -> str:
    """Lower case with single spaces and no underscores, so that Little Rock and little_rock are one."""
    return " ".join(text.casefold().replace("_", " ").replace("-", " ").split())


@cache
def by_text() -> dict[str, Move]:
    """Every notation, and with it the ids of the cities as other names for them."""
    found = {plain(str(move)): move for move in numbered()}
    return found | {plain(f"station {move.city}"): move for move in numbered() if isinstance(move, Station)}


def parsed(text: str) -> Move:
    """The move that a line of notation says; BadNotation says what is wrong."""
    move = by_text().get(plain(text))
    if move is not None:
        return move
    word = (plain(text).split() or [""])[0]
    alike = [str(known) for known in numbered() if str(known).split()[0] == word]
    if not alike:
        raise bad("bad-move", move=text[:60], words=sorted({str(known).split()[0] for known in numbered()}))
    known = {part for other in alike for part in plain(other).split()}
    strange = [part for part in plain(text).split() if part not in known]
    if strange:
        raise bad("bad-move-word", move=text[:60], word=strange[0], example=alike[0])
    raise bad("bad-move-form", move=text[:60], example=alike[0])


def bad(message: str, **facts: object) -> BadNotation:
    return BadNotation(message, "semafor.games.railroad_revolution", **facts)


TABLE = ActionTable(a.SIZE, KINDS_OF_MOVES, lambda number: numbered()[number], parsed)
