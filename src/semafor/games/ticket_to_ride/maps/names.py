"""The names of a map's cities, routes and tickets: as printed, and as people write them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any

from semafor.games.ticket_to_ride.material import KIND_NAMES, LOADED, load
from semafor.kernel.errors import BadNotation

MAPS = 256  # of which names are remembered: maps come and go


def bad(message: str, **facts: object) -> BadNotation:
    return BadNotation(message, "semafor.games.ticket_to_ride", **facts)


@lru_cache(MAPS)
def _printed(name: str) -> tuple[dict[str, str], dict[str, str]]:
    """Names of all cities and routes of the map, by id; twins that are not told apart have a name too."""
    printed = load(name).printed
    cities: dict[str, str] = {city["id"]: city["board"] for city in printed["city"]}
    routes: dict[str, str] = {}
    for route in printed["route"]:
        ends = "-".join(cities[city] for city in route["between"])
        routes[route["id"]] = ends + (f" ({route['id'].split('_')[2]})" if "twin" in route else "")
        routes.setdefault(route.get("twin", route["id"]), ends)
    return cities, routes


@lru_cache(MAPS)
def twins(name: str) -> dict[str, list[str]]:
    """The two routes of each pair of twins, by the name for either of them."""
    found: dict[str, list[str]] = {}
    for route in load(name).printed["route"]:
        if "twin" in route:
            found.setdefault(route["twin"], []).append(route["id"])
    return found


def city_name(name: str, city: str) -> str:
    return _printed(name)[0].get(city, city)


def route_name(name: str, route: str) -> str:
    return _printed(name)[1].get(route, route)


def ticket_name(name: str, ticket: str) -> str:
    return "-".join(city_name(name, city) for city in ticket.split("_"))


@lru_cache(MAPS)
def _city_names(name: str, lang: str) -> dict[str, str]:
    """What the cities of the map are called in a language, by the names on the board."""
    return {city["board"]: city[lang] for city in load(name).printed["city"]}


def told_in(name: str, lang: str, printed: str) -> str:
    """A city, a route or a ticket of the map as people of that language call it: `Bruxelles-Paris` is Bruksela – Paryż."""
    cities = _city_names(name, "pl" if lang == "pl" else "en")
    if printed in cities:
        return cities[printed]
    match = re.fullmatch(r"(.+?)(?: (\(\w+\))| (\d+))?", printed)
    assert match is not None
    for dash in re.finditer("-", match[1]):
        ends = match[1][: dash.start()], match[1][dash.end() :]
        if all(end in cities for end in ends):
            more = match[2] or (f"({match[3]})" if match[3] else "")
            return " – ".join(cities[end] for end in ends) + (f" {more}" if more else "")
    return printed


def city_anywhere(city: str) -> str:
    """The city's name on the first map that has one of this id: for a move that nobody says the map of."""
    return next((city_name(name, city) for name in LOADED if city in _printed(name)[0]), city)


def route_anywhere(route: str) -> str:
    return next((route_name(name, route) for name in LOADED if route in _printed(name)[1]), route)


def plain(text: str) -> str:
    """Lower case without marks, so that Zürich, ZURICH and zurich are one."""
    text = text.replace("ł", "l").replace("Ł", "L").replace("ø", "o").replace("Ø", "O")
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))


@lru_cache(MAPS)
def _city_words(name: str) -> dict[str, str]:
    """Every way to write a city of the map: id, board name, English, Polish."""
    printed: list[dict[str, Any]] = load(name).printed["city"]
    return {plain(city[form]): city["id"] for city in printed for form in ("id", "board", "en", "pl")}


# Written here and not read from the messages: a browser runs the rules without them.
POLISH_CARDS = {
    "purple": "fioletowa",
    "blue": "niebieska",
    "orange": "pomarańczowa",
    "white": "biała",
    "green": "zielona",
    "yellow": "żółta",
    "black": "czarna",
    "red": "czerwona",
    "locomotive": "lokomotywa",
}
POLISH_ENDINGS = ("", "y", "i", "a", "e", "ie", "ych", "ich", "ymi", "imi")


@cache
def _card_words() -> dict[str, str]:
    """Every way to write a kind of train card: in English, and in Polish with the usual endings of adjectives and nouns."""
    words = {kind: kind for kind in KIND_NAMES}
    for kind, name in POLISH_CARDS.items():
        words |= {plain(name)[:-1] + ending: kind for ending in POLISH_ENDINGS}
    return words | dict.fromkeys(("loco", "locos", "locomotives"), "locomotive")


def card_called(text: str) -> str:
    """The kind of train card a person wrote."""
    card = _card_words().get(plain(text.strip()))
    if card is None:
        raise bad("bad-card", text=text.strip()[:60], card=list(KIND_NAMES))
    return card


def city_called(name: str, text: str) -> str:
    """The id of the city a person wrote."""
    city = _city_words(name).get(plain(text.strip()))
    if city is None:
        raise bad("bad-city", city=text.strip()[:60])
    return city


def _ends_called(name: str, text: str) -> set[str]:
    """The two cities on either side of a dash; a city's id may hold a dash of its own."""
    dashes = list(re.finditer(r"\s*[-–—]\s*", text))
    splits = [(text[: dash.start()], text[dash.end() :]) for dash in dashes]
    known = [split for split in splits if all(plain(end) in _city_words(name) for end in split)]
    return {city_called(name, end) for split in (known or splits)[:1] for end in split}


def route_called(name: str, text: str) -> str:
    """The route between the cities written; of twins the one named in brackets, or else the name for either of them."""
    if text in load(name).route_ids or text in twins(name):
        return text
    match = re.fullmatch(r"(.+?)(?:\s*\((?:nitka |half )?(\w+)(?: half)?\))?", text)
    ends = _ends_called(name, match[1]) if match else set()
    routes: list[dict[str, Any]] = [route for route in load(name).printed["route"] if set(route["between"]) == ends]
    if match is None or not routes:
        raise bad("bad-route", text=text[:60])
    if not match[2]:
        unnamed: str = routes[0].get("twin", routes[0]["id"])
        return unnamed
    told_apart = _card_words().get(plain(match[2]), match[2])  # by a colour in either language, or by a number
    for route in routes:
        if told_apart in route["id"].split("_")[2:]:
            named: str = route["id"]
            return named
    raise bad("bad-half", text=text[:60], halves=len(routes), route=[route_name(name, route["id"]) for route in routes])


def routes_called(name: str, text: str) -> list[str]:
    """The ids of the routes a person can mean: one, or both twins where the text does not tell them apart."""
    route = route_called(name, text.strip())
    return twins(name).get(route, [route])


def ticket_called(name: str, text: str) -> str:
    """The id of the ticket a person wrote: its id, or its two cities."""
    if text in load(name).ticket_ids:
        return text
    ends = _ends_called(name, text)
    for ticket in load(name).printed["ticket"]:
        if set(ticket["between"]) == ends:
            found: str = ticket["id"]
            return found
    raise bad("bad-ticket", ticket=text[:60])
