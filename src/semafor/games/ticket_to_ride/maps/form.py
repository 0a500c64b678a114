"""The form of a map's files: which keys they have, of what kind, within which bounds, and what holds where one is left out.

The bounds are those of the packed stores of a state; the defaults are the numbers of the box.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from semafor.games.ticket_to_ride.layout import MOST_CITIES, MOST_ROUTES, MOST_TICKETS, PLACES_OFFERED

MOST_LENGTH = 8

Colour = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "grey"]
CityId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=30)]
# What notation and records can hold: letters, marks, digits and what stands within names, but no brackets or braces.
Name = Annotated[str, Meta(pattern=r"^[^\W_]([\w .'’·/-]*[\w.])?$", max_length=30)]
# Nothing that changes how a terminal or a page shows what stands beside it.
Line = Annotated[
    str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+$", max_length=80)
]
Place = Annotated[float, Meta(ge=-4000, le=4000)]
Point = tuple[Place, Place]
Length = Annotated[int, Meta(ge=1, le=MOST_LENGTH)]
Seats = Annotated[int, Meta(ge=2, le=5)]
Offered = Annotated[int, Meta(ge=1, le=PLACES_OFFERED)]
Points = Annotated[int, Meta(ge=0, le=99)]
Cards = Annotated[int, Meta(ge=0, le=30)]


class City(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A city: its name as the board prints it and in both languages, its place, and where its name stands beside it."""

    id: CityId
    en: Name
    pl: Name | None = None
    board: Name | None = None
    at: Point
    label: tuple[Place, Place, Literal["start", "middle", "end"]] | None = None


class Route(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A route; two between the same cities are twins. `bend` and `curve` say how it is drawn."""

    id: str | None = None
    between: tuple[str, str]
    colour: Colour
    length: Length
    twin: str | None = None
    ferry: Annotated[int, Meta(ge=0, le=7)] = 0
    tunnel: bool = False
    bend: Point | None = None  # a point that it passes
    curve: tuple[Place, Place, Place] | None = None  # how far its middle lies aside, and how much room it leaves at both ends


class Ticket(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A ticket; long ones are dealt at the beginning only."""

    id: str | None = None
    between: tuple[str, str]
    points: Annotated[int, Meta(ge=1, le=99)]
    long: bool = False


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """What the game is called on this map."""

    en: Line
    pl: Line


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """How many train cards there are of each kind."""

    purple: Cards = 12
    blue: Cards = 12
    orange: Cards = 12
    white: Cards = 12
    green: Cards = 12
    yellow: Cards = 12
    black: Cards = 12
    red: Cards = 12
    locomotive: Cards = 14


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """The tickets that everybody is offered before the first turn, and where those go that are not kept."""

    tickets: Annotated[int, Meta(ge=0, le=PLACES_OFFERED)] = 3
    long_tickets: Annotated[int, Meta(ge=0, le=PLACES_OFFERED)] = 0
    keep_at_least: Offered = 2
    returned_to: Literal["bottom", "box"] = "bottom"


class TicketDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """The tickets that are offered in a turn."""

    tickets: Offered = 3
    keep_at_least: Offered = 1


class Stations(Struct, frozen=True, forbid_unknown_fields=True):
    """How many stations everybody has, and what one is worth that was not built."""

    each: Annotated[int, Meta(ge=0, le=3)] = 0
    points_kept: Annotated[int, Meta(ge=0, le=20)] = 4


class Printed(Struct, forbid_unknown_fields=True, kw_only=True):
    """`map.toml`: the board with its cards and tickets."""

    title: Title
    canvas: tuple[Annotated[int, Meta(ge=100, le=4000)], Annotated[int, Meta(ge=100, le=4000)]] = (1000, 650)
    seats: tuple[Seats, Seats] = (2, 5)
    player_colours: list[Line] = field(default_factory=lambda: ["blue", "red", "green", "yellow", "black"])
    cars: Annotated[int, Meta(ge=1, le=45)] = 45
    hand_dealt: Annotated[int, Meta(ge=0, le=20)] = 4
    row_locomotive_limit: Annotated[int, Meta(ge=1, le=6)] = 3  # so many in the row have it replaced; 6: never
    twins_open_from_seats: Annotated[int, Meta(ge=2, le=6)] = 4
    end_when_cars_at_most: Annotated[int, Meta(ge=0, le=44)] = 2
    longest_bonus: Points = 10
    points: Annotated[list[Points], Meta(max_length=MOST_LENGTH + 1)] = field(
        default_factory=lambda: [0, 1, 2, 4, 7, 10, 15, 18, 21]  # by length from 0
    )
    city: Annotated[list[City], Meta(max_length=MOST_CITIES)]
    route: Annotated[list[Route], Meta(max_length=MOST_ROUTES)]
    ticket: Annotated[list[Ticket], Meta(max_length=MOST_TICKETS)]
    deck: Deck = Deck()
    opening: Opening = Opening()
    ticket_draw: TicketDraw = TicketDraw()
    stations: Stations = Stations()


Outline = Annotated[str, Meta(pattern=r"^\s*-?\d{1,5}\s+-?\d{1,5}(\s*,\s*-?\d{1,5}\s+-?\d{1,5})*\s*$", max_length=10_000)]
Outlines = Annotated[list[Outline], Meta(max_length=100)]


class Land(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`land.toml`: what is drawn under the routes. Points are written as "x y, x y"."""

    land: Outlines = []
    water: Outlines = []
    rivers: Outlines = []
    border: Outline | None = None
    mountains: Outline | None = None
    parallels: Outline | None = None  # latitude lines: where each meets the edges, and how deep it hangs in the middle
    compass: Point | None = None
    ship: Point | None = None


class OwnRule(Struct, forbid_unknown_fields=True, kw_only=True):
    """A rule of this map alone, or another wording of one of the rulebook; `after` says where it stands."""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)+$", max_length=80)]
    after: str | None = None
    section: str | None = None
    en: Annotated[str, Meta(min_length=1, max_length=2000)]
    pl: Annotated[str, Meta(min_length=1, max_length=2000)]


class OwnRules(Struct, forbid_unknown_fields=True):
    """`rules.toml`: the rules of this map, and the first word of their ids."""

    family: Annotated[str, Meta(pattern=r"^ttr-[a-z0-9-]+$", max_length=40)] = "ttr-map"
    rule: Annotated[list[OwnRule], Meta(max_length=300)] = []
