"""The moves as people meet them, each with its line of notation."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from semafor.games.railroad_revolution.material import load
from semafor.kernel.moves import Move

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


KINDS_OF_MOVES: tuple[type[Move], ...] = (
    *(Finish, Done, NoDeal, Pay, SellShare, Skip, Hire, Pick, Place, Station, Track, Office, Sale, Extra, Reward),
    *(FirstBonus, Tile, Deal, Flip, TakeTrain, Step, Promote, Exchange, Gain, Complete, Keep),
)
