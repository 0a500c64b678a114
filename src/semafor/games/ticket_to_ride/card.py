"""What everything costs and scores on a map."""

from __future__ import annotations

from semafor.games.ticket_to_ride.material import Map
from semafor.kernel.card import CardLine, cost, limit, score

STATION_RULES = ("ttr-eu.station.cost-first", "ttr-eu.station.cost-second", "ttr-eu.station.cost-third")


def lines(board: Map, seats: int) -> list[CardLine]:
    return [*costs(board), *points(board), *limits(board, seats)]


def costs(board: Map) -> list[CardLine]:
    found = [
        cost("draw", "ttr.draw.two"),
        cost("draw-locomotive", "ttr.draw.faceup-locomotive-ends-draw"),
        cost("route", "ttr.claim.count"),
        cost("tickets", "ttr.ticket.draw-three", drawn=int(board.draw_tickets), kept=int(board.draw_keep)),
    ]
    if any(board.ferry):
        found.append(cost("ferry", "ttr-eu.ferry.locomotives"))
    if board.tunnels:
        found.append(cost("tunnel", "ttr-eu.tunnel.match-colour"))
    stations = range(1, int(board.stations) + 1)
    return found + [cost("station", rule, number=number) for number, rule in zip(stations, STATION_RULES, strict=False)]


def points(board: Map) -> list[CardLine]:
    lengths = sorted({int(length) for length in board.length})
    found = [
        score("route-points", f"{board.family}.comp.score-table", spaces=length, points=int(board.points[length]))
        for length in lengths
    ]
    found.append(score("ticket", "ttr.ticket.value"))
    found.append(score("longest", "ttr.final.longest", points=int(board.longest_bonus)))
    if board.stations:
        found.append(score("station-kept", "ttr-eu.final.stations", points=int(board.station_points)))
    return found


def limits(board: Map, seats: int) -> list[CardLine]:
    closed = seats < board.twins_open_from
    return [
        limit("cars", "ttr.comp.cars", cars=int(board.cars)),
        limit("end", f"{board.family}.end.trigger", cars=int(board.end_cars)),
        limit("double-closed", "ttr.double.two-three-players")
        if closed
        else limit("double-open", "ttr.double.four-five-players"),
    ]
