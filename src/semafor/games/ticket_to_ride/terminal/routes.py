"""The routes by city: how long, of which colour, whose, and whether one's cards and cars are enough for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from semafor.games.ticket_to_ride.maps.names import city_name, told_in, twins
from semafor.games.ticket_to_ride.material import load
from semafor.games.ticket_to_ride.views import TicketToRideView
from semafor.kernel.words import Words

Route = dict[str, Any]  # as printed


class Board:
    """The routes as a seat, or a watcher, may still use them."""

    def __init__(self, view: TicketToRideView, seat: int | None) -> None:
        self.view = view
        self.seat = seat
        self.printed: list[Route] = load(view.map).printed["route"]
        self.own = {route for route, owner in view.routes.items() if owner == seat}
        barred = {twin for pair in twins(view.map).values() if self.own & set(pair) for twin in pair}  # ttr.double.not-both
        self.open = {route["id"] for route in self.printed} - set(view.routes) - set(view.closed) - barred

    def state(self, route: Route) -> str:
        if route["id"] in self.view.routes:
            return "owned"
        if route["id"] not in self.open:
            return "closed"
        return "payable" if self._payable(route) else "free"

    def _payable(self, route: Route) -> bool:
        if self.view.mine is None or self.seat is None or self.view.seats[self.seat].cars < route["length"]:
            return False
        hand = dict(self.view.mine.hand)
        locomotives = hand.pop("locomotive", 0)
        coloured = max(hand.values(), default=0) if route["colour"] == "grey" else hand.get(route["colour"], 0)
        return bool(locomotives >= route.get("ferry", 0) and locomotives + coloured >= route["length"])


def route_lines(board: Board, words: Words) -> list[str]:
    """Every city with all its routes, by the names that the reader knows; each route stands at both its ends."""
    map = board.view.map
    names = {city["id"]: told_in(map, words.lang, city["board"]) for city in load(map).printed["city"]}
    wide = max(len(name) for name in names.values())
    lines = [words.say("show-cities", looks="player" if board.view.mine else "watcher")]
    for city, name in sorted(names.items(), key=lambda named: named[1]):
        here = sorted((names[_other(route, city)], route["id"], route) for route in board.printed if city in route["between"])
        ways = ", ".join(_way(board, route, _other(route, city), words) for _, _, route in here)
        lines.append(f"  {name:{wide}}  {ways}")
    return lines


def _other(route: Route, city: str) -> str:
    one, two = route["between"]
    return str(two if one == city else one)


def _way(board: Board, route: Route, to: str, words: Words) -> str:
    facts: dict[str, str | int] = {
        "city": city_name(board.view.map, to),
        "length": route["length"],
        "card": "any" if route["colour"] == "grey" else route["colour"],
        "kind": "tunnel" if route.get("tunnel") else "ferry" if route.get("ferry") else "plain",
        "ferry": route.get("ferry", 0),
        "state": board.state(route),
        "owner": board.view.routes.get(route["id"], -1) + 1,
    }
    return _said(words, tuple(facts.items()))


@lru_cache(5000)
def _said(words: Words, facts: tuple[tuple[str, str | int], ...]) -> str:
    """A board has two hundred of these, and few of them change from one look to the next."""
    return words.say("show-way", **dict(facts))
