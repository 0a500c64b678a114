"""The position as lines of text, for a terminal."""

from __future__ import annotations

from semafor.games.ticket_to_ride.maps.names import city_name, route_name
from semafor.games.ticket_to_ride.views import SeatView, Ticket, TicketToRideView
from semafor.kernel.words import Words


def described(view: TicketToRideView, words: Words) -> str:
    """Everything of the view that one looks at before a move."""
    lines = [
        words.say(
            "show-row",
            row=" | ".join("–" if card is None else words.say(f"card-{card}") for card in view.row),
            deck=view.deck,
            discards=sum(view.discards.values()),
            tickets=view.ticket_deck,
        )
    ]
    lines += [_seat_line(view, seat, words) for seat in view.seats]
    if view.turns_left:
        lines.append(words.say("show-last-round", turns=view.turns_left))
    if view.tunnel is not None:
        lines.append(
            words.say(
                "show-tunnel",
                route=route_name(view.map, view.tunnel.route),
                extra=view.tunnel.extra,
                **{"card-laid": _cards(view.tunnel.laid), "card-revealed": _cards(view.tunnel.revealed) or "–"},
            )
        )
    if view.mine is not None:
        lines.append(words.say("show-hand", card=_cards(view.mine.hand) or "–"))
        lines += [
            _ticket_line(view.map, "show-ticket-done" if ticket.done else "show-ticket", ticket, 0, words)
            for ticket in view.mine.tickets
        ]
        lines += [_ticket_line(view.map, "show-offer", ticket, place, words) for place, ticket in enumerate(view.mine.offer, 1)]
    return "\n".join(lines)


def _cards(cards: dict[str, int]) -> list[str]:
    return [f"{count} {card}" for card, count in cards.items()]


def _seat_line(view: TicketToRideView, seat: SeatView, words: Words) -> str:
    routes = [route_name(view.map, route) for route, owner in view.routes.items() if owner == seat.seat]
    line = words.say(
        "show-seat",
        seat=seat.seat + 1,
        points=seat.points,
        cars=seat.cars,
        cards=seat.cards,
        tickets=seat.tickets,
    )
    stations = [city_name(view.map, city) for city, owner in view.stations.items() if owner == seat.seat]
    lines = ["→ " * seat.choosing + line]
    lines += ["    " + words.say("show-routes", route=routes)] if routes else []
    lines += ["    " + words.say("show-stations", city=stations)] if stations else []
    return "\n".join(lines)


def _ticket_line(map: str, message: str, ticket: Ticket, place: int, words: Words) -> str:
    ends = "-".join(city_name(map, city) for city in ticket.cities)
    return words.say(message, ticket=ends, points=ticket.points, place=place)
