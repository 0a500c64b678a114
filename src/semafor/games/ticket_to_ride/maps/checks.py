"""What a map must be beyond the form of its files, so that it can be played: each misfit is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from math import comb
from typing import NoReturn

from semafor.games.ticket_to_ride.layout import COLOURS, EIGHTS, PLACES, PLACES_OFFERED
from semafor.games.ticket_to_ride.maps.form import City, Printed, Route
from semafor.games.ticket_to_ride.maps.names import plain
from semafor.kernel.errors import BadInput
from semafor.kernel.validation import visible

IN_AN_EIGHT = 8  # routes whose claims one byte of the board remembers
MOST_GREY = IN_AN_EIGHT * (EIGHTS - COLOURS)
MOST_CARDS = 250
MOST_ROWS = 1000  # laid in vain, on average, until one has few locomotives, with as few colour cards as can be
MOST_POINTS = 255  # of a seat's routes: one byte of the board


class Misfits:
    """The checks of one file."""

    def __init__(self, file: str, printed: Printed) -> None:
        self.file = file
        self.printed = printed
        self.names = {city.id: city for city in printed.city}

    def wrong(self, what: str, key: str, value: object, **facts: object) -> NoReturn:
        raise wrong(what, self.file, key, value, **facts)

    def check(self) -> None:
        for misfit in self.found():
            raise misfit

    def found(self) -> Iterator[BadInput]:
        """Every misfit, in the order of the file; where ends are unknown, what asks for the network has to wait."""
        joined = True
        for check in (self.check_numbers, *self.checks_of_cities(), *self.checks_of_ends()):
            for misfit in caught(check):
                joined = joined and misfit.message not in ("map-unknown-city", "map-same-city")
                yield misfit
        for check in self.checks_of_routes() if joined else ():
            yield from caught(check)

    def checks_of_ends(self) -> Iterator[Callable[[], None]]:
        for at, route in enumerate(self.printed.route):
            yield partial(self.check_ends, f"route[{at}].between", route.between)
            yield partial(self.check_route, f"route[{at}]", route)
        for at, ticket in enumerate(self.printed.ticket):
            yield partial(self.check_ends, f"ticket[{at}].between", ticket.between)

    def checks_of_routes(self) -> Iterator[Callable[[], None]]:
        yield self.check_colours
        yield self.check_pairs
        yield self.check_cards
        yield self.check_row
        yield self.check_tunnels
        networks, seen = joined_cities(self.printed), set[frozenset[str]]()
        for at, ticket in enumerate(self.printed.ticket):
            yield partial(self.check_ticket, f"ticket[{at}].between", ticket.between, networks, seen)
        yield partial(self.check_enough, "tickets", long=False, each=self.printed.opening.tickets)
        yield partial(self.check_enough, "long_tickets", long=True, each=self.printed.opening.long_tickets)
        yield self.check_returned
        yield self.check_score

    def check_numbers(self) -> None:
        printed, opening, draw = self.printed, self.printed.opening, self.printed.ticket_draw
        least, most = printed.seats
        if least > most:
            self.wrong("seats", "seats", [least, most])
        if printed.end_when_cars_at_most >= printed.cars:
            self.wrong("end", "end_when_cars_at_most", printed.end_when_cars_at_most, cars=printed.cars)
        offered = opening.tickets + opening.long_tickets
        if not 1 <= offered <= PLACES_OFFERED:
            self.wrong("offered", "opening.tickets", opening.tickets, offered=offered, most=int(PLACES_OFFERED))
        if opening.keep_at_least > offered:
            self.wrong("keep", "opening.keep_at_least", opening.keep_at_least, offered=offered)
        if draw.keep_at_least > draw.tickets:
            self.wrong("keep", "ticket_draw.keep_at_least", draw.keep_at_least, offered=draw.tickets)

    def checks_of_cities(self) -> Iterator[Callable[[], None]]:
        known: dict[str, str] = {}
        joined = {city for route in self.printed.route for city in route.between}
        for at, city in enumerate(self.printed.city):
            yield partial(self.check_place, f"city[{at}]", city)
            yield partial(self.check_joined, f"city[{at}]", city, joined)
            yield partial(self.check_names, f"city[{at}]", city, known)
        yield self.check_ids

    def check_place(self, key: str, city: City) -> None:
        width, height = self.printed.canvas
        if not (0 <= city.at[0] <= width and 0 <= city.at[1] <= height):
            self.wrong("outside", f"{key}.at", list(city.at), width=width, height=height)

    def check_joined(self, key: str, city: City, joined: set[str]) -> None:
        if city.id not in joined:
            self.wrong("lonely", f"{key}.id", city.id)

    def check_names(self, key: str, city: City, known: dict[str, str]) -> None:
        for form, word in spellings(city).items():
            if known.setdefault(plain(word), city.id) != city.id:
                self.wrong("name-twice", f"{key}.{form}", word, other=known[plain(word)])

    def check_ids(self) -> None:
        twice = [name for name, count in Counter(city.id for city in self.printed.city).items() if count > 1]
        if twice:
            self.wrong("twice", "city.id", twice[0])

    def check_ends(self, key: str, between: tuple[str, str]) -> None:
        for city in between:
            if city not in self.names:
                self.wrong("unknown-city", key, city)
        if between[0] == between[1]:
            self.wrong("same-city", key, between[0])

    def check_route(self, key: str, route: Route) -> None:
        printed = self.printed
        if route.length >= len(printed.points) or printed.points[route.length] == 0:
            self.wrong("no-points", f"{key}.length", route.length)
        if route.length > printed.cars:
            self.wrong("too-long", f"{key}.length", route.length, cars=printed.cars)
        if route.ferry and route.colour != "grey":
            self.wrong("ferry-colour", f"{key}.colour", route.colour)
        if route.ferry and route.tunnel:
            self.wrong("ferry-tunnel", f"{key}.tunnel", "true")
        if route.ferry > route.length:
            self.wrong("ferry-length", f"{key}.ferry", route.ferry, length=route.length)
        if route.length > self.payable(route):
            self.wrong("unpayable", f"{key}.length", route.length, cards=self.payable(route))

    def payable(self, route: Route) -> int:
        """The most cards that can ever be laid on a route like this; a ferry's locomotives are locomotives."""
        kinds = {kind: getattr(self.printed.deck, kind) for kind in self.printed.deck.__struct_fields__}
        locomotives = kinds.pop("locomotive")
        if route.ferry > locomotives:
            return int(locomotives)
        coloured = max(kinds.values()) if route.colour == "grey" else kinds[route.colour]
        return int(coloured + locomotives)

    def check_colours(self) -> None:
        """The board keeps a byte for the routes of each colour, and six for the grey ones."""
        colours = Counter(route.colour for route in self.printed.route)
        for colour, count in colours.items():
            most = MOST_GREY if colour == "grey" else IN_AN_EIGHT
            if count > most:
                self.wrong("colour-many", "route.colour", colour, count=count, most=most)
        if not colours["grey"]:
            self.wrong("no-grey", "route.colour", "grey")

    def check_pairs(self) -> None:
        """Twins are two, and equally long (ttr.comp.double-def)."""
        pairs: dict[frozenset[str], Route] = {}
        counts = Counter(frozenset(route.between) for route in self.printed.route)
        for at, route in enumerate(self.printed.route):
            ends = frozenset(route.between)
            if counts[ends] > 2:
                self.wrong("parallel", f"route[{at}].between", list(route.between), count=counts[ends])
            first = pairs.setdefault(ends, route)
            if first.length != route.length:
                self.wrong("twin-length", f"route[{at}].length", route.length, other=first.length)

    def check_cards(self) -> None:
        printed = self.printed
        cards = sum(getattr(printed.deck, kind) for kind in printed.deck.__struct_fields__)
        need = printed.hand_dealt * printed.seats[1] + PLACES
        if cards < need:
            self.wrong("deck-small", "deck", cards, need=int(need), seats=printed.seats[1])
        if cards > MOST_CARDS:
            self.wrong("deck-big", "deck", cards, most=MOST_CARDS)

    def check_row(self) -> None:
        """However few colour cards are left, a row with too many locomotives is soon replaced by one that has fewer."""
        limit, locomotives = self.printed.row_locomotive_limit, self.printed.deck.locomotive
        if limit <= min(PLACES, locomotives):
            rows = comb(locomotives + int(PLACES) - limit + 1, int(PLACES)) // comb(locomotives, limit - 1)
            if rows > MOST_ROWS:
                self.wrong("row", "row_locomotive_limit", limit, locomotives=locomotives)

    def check_tunnels(self) -> None:
        """Where most cards make a tunnel dearer, it is tried in vain for ever (ttr-eu.tunnel.flip-three)."""
        deck = self.printed.deck
        kinds = {kind: getattr(deck, kind) for kind in deck.__struct_fields__}
        all, locomotives = sum(kinds.values()), kinds.pop("locomotive")
        for at, route in enumerate(self.printed.route):
            alike = locomotives + (max(kinds.values()) if route.colour == "grey" else kinds[route.colour])
            if route.tunnel and 2 * alike > all:
                self.wrong("tunnel-deck", f"route[{at}].tunnel", "true", cards=alike, all=all)

    def check_ticket(self, key: str, between: tuple[str, str], networks: dict[str, str], seen: set[frozenset[str]]) -> None:
        if networks[between[0]] != networks[between[1]]:
            self.wrong("unreachable", key, list(between))
        if frozenset(between) in seen:
            self.wrong("twice", key, list(between))
        seen.add(frozenset(between))

    def check_enough(self, key: str, *, long: bool, each: int) -> None:
        """Everybody is offered so many at the beginning."""
        seats = self.printed.seats[1]
        count = sum(ticket.long == long for ticket in self.printed.ticket)
        if count < each * seats:
            self.wrong("few-tickets", f"opening.{key}", each, count=count, need=each * seats, seats=seats)

    def check_returned(self) -> None:
        """Long tickets are dealt at the beginning only, so none may come back with the deck."""
        opening = self.printed.opening
        if opening.long_tickets and opening.returned_to != "box":
            self.wrong("long-returned", "opening.returned_to", opening.returned_to)

    def check_score(self) -> None:
        """No seat's cars can lie on routes of more points than a byte holds: the best choice of routes for its cars."""
        best = [0] * (self.printed.cars + 1)
        for route in self.printed.route:
            for cars in range(self.printed.cars, route.length - 1, -1):
                best[cars] = max(best[cars], best[cars - route.length] + self.printed.points[route.length])
        if best[-1] > MOST_POINTS:
            self.wrong("points-many", "points", list(self.printed.points), count=best[-1], most=MOST_POINTS)


def caught(check: Callable[[], None]) -> list[BadInput]:
    """What the check finds wrong: one thing or nothing."""
    try:
        check()
    except BadInput as misfit:
        return [misfit]
    return []


def wrong(what: str, file: str, key: str, value: object, **facts: object) -> BadInput:
    """A sentence that names file, key and value."""
    return BadInput(f"map-{what}", "semafor.games.ticket_to_ride", file=file, key=key, value=shown(value), **facts)


def shown(value: object) -> str:
    """A value as the file has it, as far as one wants to read it."""
    text = visible(", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value))
    return text if len(text) <= 60 else text[:59] + "…"


def spellings(city: City) -> dict[str, str]:
    """Every way to write the city, by the key that says so."""
    return {"id": city.id, "en": city.en, "pl": city.pl or city.en, "board": city.board or city.en}


def joined_cities(printed: Printed) -> dict[str, str]:
    """For each city a city that stands for all that routes join to it."""
    label = {city.id: city.id for city in printed.city}
    for route in printed.route:
        one, other = (label[city] for city in route.between)
        label = {city: one if head == other else head for city, head in label.items()}
    return label
