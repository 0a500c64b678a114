"""Maps that nobody drew, for who learns to read maps: cities at random, routes that do not cross, tickets worth their distance.

A seed is a map: of the size of a printed one, some with tunnels, ferries and stations, some without.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from itertools import combinations

import semafor
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.maps.parcel import address

WIDE, HIGH = 1000, 650
COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
MOST = 100  # routes
OF_A_COLOUR, GREY = 8, 46  # at most
LONGEST = 6

Point = tuple[int, int]
Pair = tuple[int, int]


def game_on(seed: int) -> TicketToRideGame:
    """The game on the map of that seed."""
    files = {"map.toml": text(seed)}
    game = semafor.recall_map(f"ticket-to-ride-{address(files)}", files)
    assert isinstance(game, TicketToRideGame)
    return game


def text(seed: int) -> str:
    luck = random.Random(seed)
    places = cities(luck)
    roads = {pair: math.dist(places[pair[0]], places[pair[1]]) for pair in joined(places)}
    unit = sum(roads.values()) / len(roads) / luck.uniform(2.3, 3.2)
    lengths = {pair: min(max(round(far / unit), 1), LONGEST) for pair, far in roads.items()}
    modern = luck.random() < 0.5
    lists: dict[str, list[dict[str, object]]] = {
        "city": [{"id": f"c{at}", "en": f"C{at}", "at": list(place)} for at, place in enumerate(places)],
        "route": list(routes(lengths, modern, luck)),
        "ticket": list(tickets(lengths, len(places), modern, luck)),
    }
    rows = [f"{name} = [\n{''.join(f'  {row(each)},{chr(10)}' for each in found)}]" for name, found in lists.items()]
    rules = "stations = { each = 3 }\nopening = { tickets = 3, long_tickets = 1, keep_at_least = 2, returned_to = 'box' }"
    return "\n".join(['title = { en = "Any", pl = "Jakaś" }', *rows, *([rules] if modern else [])])


def row(fields: dict[str, object]) -> str:
    return "{ " + ", ".join(f"{name} = {json.dumps(value)}" for name, value in fields.items()) + " }"


def cities(luck: random.Random) -> list[Point]:
    """As many as a printed map has, none too near to another."""
    found: list[Point] = []
    wanted, apart = luck.randint(26, 44), 90.0
    while len(found) < wanted:
        place = (luck.randrange(WIDE), luck.randrange(HIGH))
        apart *= 0.999
        if all(math.dist(place, other) > apart for other in found):
            found.append(place)
    return found


def joined(places: list[Point]) -> list[Pair]:
    """Pairs of cities whose lines do not cross, the nearest first; all cities hang together."""
    pairs = sorted(combinations(range(len(places)), 2), key=lambda pair: math.dist(places[pair[0]], places[pair[1]]))
    found: list[Pair] = []
    for pair in pairs:
        if len(found) < 2.1 * len(places) and not any(crosses(places, pair, other) for other in found):
            found.append(pair)
    while missing := unreached(found, len(places)):
        reached = [city for city in range(len(places)) if city not in missing]
        ends = ((one, other) for one in missing for other in reached)
        found.append(min(ends, key=lambda pair: math.dist(places[pair[0]], places[pair[1]])))
    return found


def crosses(places: list[Point], pair: Pair, other: Pair) -> bool:
    if set(pair) & set(other):
        return False
    (a, b), (c, d) = [[places[city] for city in each] for each in (pair, other)]
    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


def turn(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def unreached(pairs: list[Pair], count: int) -> set[int]:
    reached = {0}
    for _ in range(count):
        reached |= {city for pair in pairs if reached & set(pair) for city in pair}
    return set(range(count)) - reached


def routes(lengths: dict[Pair, int], modern: bool, luck: random.Random) -> Iterator[dict[str, object]]:
    """Some doubled, some of no colour, and on modern maps some that are tunnels or ferries."""
    hues = [*COLOURS * OF_A_COLOUR]
    luck.shuffle(hues)
    left, greys = MOST - len(lengths), 0
    for (a, b), length in lengths.items():
        doubled = left > 0 and luck.random() < 0.25
        left -= doubled
        grey = len(hues) <= doubled or (luck.random() < 0.42 and greys + doubled < GREY)
        ferry = modern and grey and luck.random() < 0.3
        tunnel = modern and not ferry and luck.random() < 0.25
        for _ in range(1 + doubled):
            greys += grey
            fields = {"between": [f"c{a}", f"c{b}"], "colour": "grey" if grey else hues.pop(), "length": length}
            yield fields | ({"ferry": 1 + (length > 3)} if ferry and length > 1 else {}) | ({"tunnel": True} if tunnel else {})


def tickets(lengths: dict[Pair, int], count: int, modern: bool, luck: random.Random) -> Iterator[dict[str, object]]:
    far = distances(lengths, count)
    pairs = [pair for pair in combinations(range(count), 2) if 5 <= far[pair] <= 22]
    chosen = sorted(luck.sample(pairs, min(len(pairs), 40 if modern else 30)), key=lambda pair: -far[pair])
    for at, (a, b) in enumerate(chosen):
        yield {"between": [f"c{a}", f"c{b}"], "points": far[a, b]} | ({"long": True} if modern and at < 6 else {})


def distances(lengths: dict[Pair, int], count: int) -> dict[Pair, int]:
    far = {(a, b): 0 if a == b else lengths.get((min(a, b), max(a, b)), 99) for a in range(count) for b in range(count)}
    for by in range(count):
        far = {(a, b): min(way, far[a, by] + far[by, b]) for (a, b), way in far.items()}
    return far
