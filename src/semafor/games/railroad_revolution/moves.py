"""The moves as people meet them, and their notation."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.layout import CITIES, KINDS, SECTIONS, SPACES
from semafor.games.railroad_revolution.material import load
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move

Colour = Literal["white", "purple", "orange", "grey", "turquoise"]
FieldName = Literal["station", "rail", "telegraph", "sale"]
FIELD_NAMES: tuple[FieldName, ...] = get_args(FieldName)
TRACK_NAMES = ("telegraph", "stations", "network")
FROM = ("supply", "board")
SIDES = ("front", "back")
HALVES = ("top", "bottom")


class Finish(Move, frozen=True, tag="finish"):
    """End the action."""

    def __str__(self) -> str:
        return "finish"


class Done(Move, frozen=True, tag="done"):
    """Leave what is left of the reward in hand."""

    def __str__(self) -> str:
        return "done"


class NoDeal(Move, frozen=True, tag="no-deal"):
    """Accept no (further) deal."""

    def __str__(self) -> str:
        return "no deal"


class Pay(Move, frozen=True, tag="pay"):
    """Pay what the main part of the action costs."""

    def __str__(self) -> str:
        return "pay"


class SellShare(Move, frozen=True, tag="sell-share"):
    """Sell one share; repeat it to sell more."""

    def __str__(self) -> str:
        return "sell share"


class Skip(Move, frozen=True, tag="skip"):
    """Skip the turn because no piece is left for any action."""

    def __str__(self) -> str:
        return "skip"


class Hire(Move, frozen=True, tag="hire"):
    """Hire a worker of the general supply for 800 dollars."""

    colour: str

    def __str__(self) -> str:
        return f"hire {self.colour}"


class Pick(Move, frozen=True, tag="pick"):
    """Choose the set-up tile at that place, 1 to 4."""

    place: int

    def __str__(self) -> str:
        return f"pick {self.place}"


class Place(Move, frozen=True, tag="place"):
    """Put a worker on an action field, as himself or as an unskilled one."""

    colour: str
    field: str
    as_white: bool = False

    def __str__(self) -> str:
        return f"place {self.colour} on {self.field}" + " as white" * self.as_white


class Station(Move, frozen=True, tag="station"):
    """Put a building in the city."""

    city: str

    def __str__(self) -> str:
        return f"station {city_names().get(self.city, self.city)}"


class Track(Move, frozen=True, tag="track"):
    """Lay a track on the space."""

    space: str

    def __str__(self) -> str:
        return f"track {self.space}"


class Office(Move, frozen=True, tag="office"):
    """Put a building in the telegraph section, 1 to 8."""

    section: int

    def __str__(self) -> str:
        return f"office {self.section}"


class Sale(Move, frozen=True, tag="sale"):
    """Sell a track or a building of the leftmost section."""

    piece: str

    def __str__(self) -> str:
        return f"sale {self.piece}"


class Extra(Move, frozen=True, tag="extra"):
    """Use the extra effect of the placed worker."""

    def __str__(self) -> str:
        return "extra"


class Reward(Move, frozen=True, tag="reward"):
    """Take the basic reward of the city."""

    def __str__(self) -> str:
        return "reward"


class FirstBonus(Move, frozen=True, tag="first-bonus"):
    """Take the first-station bonus of the city."""

    def __str__(self) -> str:
        return "first bonus"


class Tile(Move, frozen=True, tag="tile"):
    """Discard this worker to use the telegraph tile."""

    colour: str
    source: str

    def __str__(self) -> str:
        return f"tile for {self.colour} from {self.source}"


class Deal(Move, frozen=True, tag="deal"):
    """Accept the top or the bottom deal."""

    half: str

    def __str__(self) -> str:
        return f"deal {self.half}"


class Flip(Move, frozen=True, tag="flip"):
    """Turn over a train of this kind that lies with that side up."""

    train: str
    side: str

    def __str__(self) -> str:
        return f"flip {self.train} {self.side}"


class TakeTrain(Move, frozen=True, tag="train"):
    """Take a train of this kind."""

    train: str

    def __str__(self) -> str:
        return f"train {self.train}"


class Step(Move, frozen=True, tag="step"):
    """Move a performance marker one field up, discarding a worker where the field costs one."""

    track: str
    colour: str | None = None
    source: str | None = None

    def __str__(self) -> str:
        return f"step {self.track}" + (f" for {self.colour} from {self.source}" if self.colour else "")


class Promote(Move, frozen=True, tag="promote"):
    """Make the worker a manager on the first or second open milestone."""

    colour: str
    source: str
    milestone: int

    def __str__(self) -> str:
        return f"promote {self.colour} from {self.source} to {self.milestone}"


class Exchange(Move, frozen=True, tag="exchange"):
    """Exchange an own worker for one of the general supply."""

    colour: str
    source: str
    gained: str

    def __str__(self) -> str:
        return f"exchange {self.colour} from {self.source} for {self.gained}"


class Gain(Move, frozen=True, tag="gain"):
    """Take a worker of this colour."""

    colour: str

    def __str__(self) -> str:
        return f"gain {self.colour}"


class Complete(Move, frozen=True, tag="complete"):
    """Complete the first or the second open milestone first."""

    milestone: int

    def __str__(self) -> str:
        return f"complete {self.milestone}"


class Keep(Move, frozen=True, tag="keep"):
    """Keep the drawn milestone at that place, 1 to 3."""

    place: int

    def __str__(self) -> str:
        return f"keep {self.place}"


@cache
def city_names() -> dict[str, str]:
    return {city["id"]: city["name"] for city in load("").printed["city"]}


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


KINDS_OF_MOVES: tuple[type[Move], ...] = (
    *(Finish, Done, NoDeal, Pay, SellShare, Skip, Hire, Pick, Place, Station, Track, Office, Sale, Extra, Reward),
    *(FirstBonus, Tile, Deal, Flip, TakeTrain, Step, Promote, Exchange, Gain, Complete, Keep),
)


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
