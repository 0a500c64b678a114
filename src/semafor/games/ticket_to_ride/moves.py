"""The moves as people meet them, and their notation."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache
from typing import Any

from semafor.games.ticket_to_ride.actions import (
    CLAIM,
    DECLINE,
    DRAW_DECK,
    DRAW_ROW,
    DRAW_TICKETS,
    EXTRA,
    KEEP,
    PASS,
    STOP,
    numbering,
    payment_colour,
    payment_cost,
    payment_locomotives,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES, MAPS, load
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move


class DrawFromDeck(Move, frozen=True, tag="draw-deck"):
    """Take the top card of the deck."""

    def __str__(self) -> str:
        return "draw deck"


class DrawFromRow(Move, frozen=True, tag="draw-row"):
    """Take the card at that place of the row, 1 to 5."""

    place: int

    def __str__(self) -> str:
        return f"draw row {self.place}"


class DrawTickets(Move, frozen=True, tag="draw-tickets"):
    """Take the top tickets of the ticket deck to choose from."""

    def __str__(self) -> str:
        return "draw tickets"


class KeepTickets(Move, frozen=True, tag="keep"):
    """Keep the offered tickets at these places, counted from 1."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return "keep " + " ".join(str(place) for place in self.places)


class Claim(Move, frozen=True, tag="claim"):
    """Play these cards and put cars on the route."""

    route: str
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"claim {route_name(self.route)} with {cards_text(self.cards)}"


class BuildStation(Move, frozen=True, tag="station"):
    """Play these cards and build a station in the city."""

    city: str
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"station {city_name(self.city)} with {cards_text(self.cards)}"


class PayExtra(Move, frozen=True, tag="pay-extra"):
    """Pay the extra cards of a tunnel, so many of them locomotives and the rest of the colour laid."""

    locomotives: int

    def __str__(self) -> str:
        return f"pay extra with {self.locomotives} locomotive"


class Decline(Move, frozen=True, tag="decline"):
    """Do not pay the extra cards of a tunnel: take the laid ones back."""

    def __str__(self) -> str:
        return "decline"


class Stop(Move, frozen=True, tag="stop"):
    """Leave the second card (only under the option `second_card_optional`)."""

    def __str__(self) -> str:
        return "stop"


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing because nothing can be done."""

    def __str__(self) -> str:
        return "pass"


def bad(message: str, **facts: object) -> BadNotation:
    return BadNotation(message, "semafor.games.ticket_to_ride", **facts)


KINDS_OF_MOVES = (DrawFromDeck, DrawFromRow, DrawTickets, KeepTickets, Claim, BuildStation, PayExtra, Decline, Stop, Pass)


def table(name: str) -> ActionTable:
    """The action table of a map."""
    return ActionTable(
        int(numbering(name).size),
        KINDS_OF_MOVES,
        lambda number: move(name, number),
        lambda text: parsed(name, text),
        lambda value: tidy(name, value),
    )


def move(name: str, number: int) -> Move:
    """The move with that number on that map."""
    if number >= numbering(name).stations_from:
        return _station(name, number)
    if number >= CLAIM:
        return _claim(name, number - CLAIM)
    if number >= EXTRA:
        return Decline() if number == DECLINE else PayExtra(number - EXTRA)
    if number > KEEP:
        return KeepTickets(tuple(place + 1 for place in range(4) if (number - KEEP) >> place & 1))
    fixed: dict[int, Move] = {DRAW_DECK: DrawFromDeck(), DRAW_TICKETS: DrawTickets(), STOP: Stop(), PASS: Pass()}
    return fixed.get(number) or DrawFromRow(number - DRAW_ROW + 1)


def _claim(name: str, claim: int) -> Claim:
    numbers, board = numbering(name), load(name)
    route = numbers.claim_route[claim]
    locomotives = numbers.claim_locomotives[claim]
    coloured = board.length[route] - locomotives
    return Claim(board.route_ids[route], cards(numbers.claim_colour[claim], coloured, locomotives))


def _station(name: str, number: int) -> BuildStation:
    numbers = numbering(name)
    payment = numbers.station_payment(number)
    locomotives = payment_locomotives(payment)
    coloured = payment_cost(payment) - locomotives
    return BuildStation(
        load(name).city_ids[numbers.station_city(number)], cards(payment_colour(payment), coloured, locomotives)
    )


def cards(colour: int, coloured: int, locomotives: int) -> tuple[str, ...]:
    return (KIND_NAMES[colour],) * coloured + ("locomotive",) * locomotives


def counted_cards(cards: tuple[str, ...]) -> list[str]:
    """`["2 red", "1 locomotive"]`"""
    return [f"{count} {kind}" for kind, count in Counter(cards).items()]


def cards_text(cards: tuple[str, ...]) -> str:
    """`2 red 1 locomotive`"""
    return " ".join(counted_cards(cards)) or "nothing"


def tidy(name: str, move: Move) -> Move:
    """The same move with cards and places in order; BadNotation if it names something this map has not."""
    match move:
        case Claim(route, cards):
            if route not in load(name).route_ids:
                raise bad("bad-route", route=route)
            return Claim(route, _sorted(cards))
        case BuildStation(city, cards):
            if city not in load(name).city_ids:
                raise bad("bad-city", city=city)
            return BuildStation(city, _sorted(cards))
        case KeepTickets(places):
            return KeepTickets(tuple(sorted(set(places))))
    return move


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    for card in cards:
        if card not in KIND_NAMES:
            raise bad("bad-card", card=card, cards=list(KIND_NAMES))
    return tuple(sorted(cards, key=KIND_NAMES.index))


# Names and notation


@cache
def _printed() -> tuple[dict[str, str], dict[str, str]]:
    """Names of all cities and routes of both maps, by id."""
    cities: dict[str, str] = {}
    routes: dict[str, str] = {}
    for name in MAPS:
        printed = load(name).printed
        cities.update({city["id"]: city["board"] for city in printed["city"]})
        for route in printed["route"]:
            ends = "-".join(cities[city] for city in route["between"])
            routes[route["id"]] = ends + (f" ({route['id'].split('_')[2]})" if "twin" in route else "")
    return cities, routes


def city_name(city: str) -> str:
    return _printed()[0].get(city, city)


def route_name(route: str) -> str:
    return _printed()[1].get(route, route)


def plain(text: str) -> str:
    """Lower case without marks, so that Zürich, ZURICH and zurich are one."""
    text = text.replace("ł", "l").replace("Ł", "L").replace("ø", "o").replace("Ø", "O")
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))


@cache
def _city_words(name: str) -> dict[str, str]:
    """Every way to write a city of the map: id, board name, English, Polish."""
    printed: list[dict[str, Any]] = load(name).printed["city"]
    return {plain(city[form]): city["id"] for city in printed for form in ("id", "board", "en", "pl")}


def city_called(name: str, text: str) -> str:
    """The id of the city a person wrote."""
    city = _city_words(name).get(plain(text.strip()))
    if city is None:
        raise bad("bad-city", city=text.strip()[:60])
    return city


def parsed(name: str, text: str) -> Move:
    """The move that a line of notation says."""
    word, _, rest = text.partition(" ")
    fixed: dict[str, Move] = {
        "draw deck": DrawFromDeck(),
        "draw tickets": DrawTickets(),
        "decline": Decline(),
        "stop": Stop(),
        "pass": Pass(),
    }
    if text.casefold() in fixed:
        return fixed[text.casefold()]
    if match := re.fullmatch(r"draw row ([1-5])", text, re.IGNORECASE):
        return DrawFromRow(int(match[1]))
    if match := re.fullmatch(r"pay extra(?: with ([0-3]) (?:locomotives?|locos?))?", text, re.IGNORECASE):
        return PayExtra(int(match[1] or 0))
    if word.casefold() == "keep" and re.fullmatch(r"[\d ,]+", rest):
        return KeepTickets(tuple(int(place) for place in re.findall(r"\d+", rest)))
    if word.casefold() in ("claim", "station"):
        return _parsed_payment(name, word.casefold(), rest)
    raise bad("bad-move", move=text[:60])


def _parsed_payment(name: str, word: str, rest: str) -> Move:
    target, with_, payment = rest.rpartition(" with ")
    if not with_:
        raise bad("bad-payment", move=f"{word} {rest[:40]}")
    played = _parsed_cards(payment)
    if word == "station":
        return BuildStation(city_called(name, target), played)
    return Claim(_parsed_route(name, target, played), played)


def _parsed_cards(text: str) -> tuple[str, ...]:
    played: list[str] = []
    parts = re.findall(r"(\d+) ([a-z]+)", text.casefold())
    if not parts or re.sub(r"\d+ [a-z]+|[ ,+&]|and", "", text.casefold()):
        raise bad("bad-cards", cards=text[:60])
    for count, kind in parts:
        kind = "locomotive" if kind in ("loco", "locos", "locomotives") else kind
        if kind not in KIND_NAMES or not 0 < int(count) <= 14:
            raise bad("bad-card", card=f"{count} {kind}", cards=list(KIND_NAMES))
        played += [kind] * int(count)
    return tuple(played)


def routes_called(name: str, text: str) -> list[str]:
    """The ids of the routes a person can mean: one, or both twins where the text does not tell them apart."""
    route = _parsed_route(name, text.strip(), ())
    if text.strip() == route or text.rstrip().endswith(")"):
        return [route]
    ends = set(route.split("_")[:2])
    return [other["id"] for other in load(name).printed["route"] if set(other["between"]) == ends]


def ticket_called(name: str, text: str) -> str:
    """The id of the ticket a person wrote: its id, or its two cities."""
    if text in load(name).ticket_ids:
        return text
    first, dash, second = re.sub("[–—]", "-", text).partition("-")
    ends = {city_called(name, first), city_called(name, second)} if dash else set()
    for ticket in load(name).printed["ticket"]:
        if set(ticket["between"]) == ends:
            found: str = ticket["id"]
            return found
    raise bad("bad-ticket", ticket=text[:60])


def ticket_name(ticket: str) -> str:
    return "-".join(city_name(city) for city in ticket.split("_"))


def _parsed_ends(name: str, text: str) -> set[str]:
    """The two cities on either side of a dash; a city's id may hold a dash of its own."""
    dashes = list(re.finditer(r"\s*[-–—]\s*", text))
    splits = [(text[: dash.start()], text[dash.end() :]) for dash in dashes]
    known = [split for split in splits if all(plain(end) in _city_words(name) for end in split)]
    return {city_called(name, end) for split in (known or splits)[:1] for end in split}


def _parsed_route(name: str, text: str, played: tuple[str, ...]) -> str:
    """The route between the cities written; of twins the one named in brackets, or else the one the cards fit."""
    if text in load(name).route_ids:
        return text
    match = re.fullmatch(r"(.+?)(?:\s*\((\w+)\))?", text)
    ends = _parsed_ends(name, match[1]) if match else set()
    routes: list[dict[str, Any]] = [route for route in load(name).printed["route"] if set(route["between"]) == ends]
    if match is None or not routes:
        raise bad("bad-route", route=text[:60])
    named = [route for route in routes if match[2] in route["id"].split("_")[2:]]
    if match[2] and not named:
        raise bad("bad-twin", route=text[:60], twins=[route_name(route["id"]) for route in routes])
    fitting = [route for route in routes if route["colour"] in played]
    found: str = (named or fitting or routes)[0]["id"]
    return found
