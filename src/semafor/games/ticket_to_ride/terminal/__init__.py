"""The position as lines of text, for a terminal: cards, seats, routes by city and what is still missing for the tickets."""

from __future__ import annotations

from semafor.games.ticket_to_ride.maps.names import city_name, route_name
from semafor.games.ticket_to_ride.material import KIND_NAMES, load
from semafor.games.ticket_to_ride.terminal.routes import Board, route_lines
from semafor.games.ticket_to_ride.terminal.tickets import offer_line, ticket_line
from semafor.games.ticket_to_ride.views import Mine, SeatView, TicketToRideView, Tunnel
from semafor.kernel.words import Words

TINTS = {
    "purple": "magenta",
    "blue": "bright_blue",
    "orange": "dark_orange",
    "white": "bold white",
    "green": "green",
    "yellow": "yellow",
    "black": "bright_black",
    "red": "red",
    "locomotive": "bold cyan",
}


def described(view: TicketToRideView, looking: int | None, words: Words) -> str:
    """Everything of the view that one looks at before a move."""
    board = Board(view, looking)
    lines = route_lines(board, words)
    for seat in view.seats:
        lines += _seat_lines(board, seat, words)
    lines.append(_row_line(view, words))
    if view.turns_left:
        lines.append(words.say("show-last-round", turns=view.turns_left))
    if view.tunnel is not None:
        lines.append(_tunnel_line(view.map, view.tunnel, words))
    if view.mine is not None:
        lines += _own_lines(board, view.mine, words)
    return "\n".join(lines)


def _row_line(view: TicketToRideView, words: Words) -> str:
    return words.say(
        "show-row",
        row="   ".join(f"{place} {words.say(f'card-{card}') if card else '–'}" for place, card in enumerate(view.row, 1)),
        deck=view.deck,
        discards=sum(view.discards.values()),
        tickets=view.ticket_deck,
    )


def _tunnel_line(map: str, tunnel: Tunnel, words: Words) -> str:
    cards = {"card-laid": _cards(tunnel.laid), "card-revealed": _cards(tunnel.revealed) or "–"}
    return words.say("show-tunnel", route=route_name(map, tunnel.route), extra=tunnel.extra, **cards)


def _cards(cards: dict[str, int]) -> list[str]:
    return [f"{count} {card}" for card, count in cards.items()]


def _seat_lines(board: Board, seat: SeatView, words: Words) -> list[str]:
    view = board.view
    facts = {"points": seat.points, "cars": seat.cars, "cards": seat.cards, "tickets": seat.tickets}
    routes = [route_name(view.map, route) for route, owner in view.routes.items() if owner == seat.seat]
    stations = [city_name(view.map, city) for city, owner in view.stations.items() if owner == seat.seat]
    lines = ["→ " * seat.choosing + words.say("show-seat", seat=seat.seat + 1, **facts)]
    if routes:
        lines.append("    " + words.say("show-routes", route=routes))
    if load(view.map).stations:
        lines.append("    " + words.say("show-stations", city=stations or "–", left=seat.stations_left))
    if seat.seen and seat.seat != board.seat:
        lines.append("    " + words.say("show-seen", card=_cards(seat.seen)))
    return lines


def _own_lines(board: Board, mine: Mine, words: Words) -> list[str]:
    return [
        words.say("show-hand", card=_cards(mine.hand) or "–"),
        *(ticket_line(board, ticket, words) for ticket in mine.tickets),
        *(offer_line(board, ticket, place, words) for place, ticket in enumerate(mine.offer, 1)),
    ]


def tints(map: str, words: Words) -> dict[str, str]:
    """Patterns of the described position with the style in which a terminal with colours shows them."""
    stems = {kind: words.say(f"card-{kind}").removesuffix("a") for kind in KIND_NAMES}
    cards = {rf"\b{stem}\w*": TINTS[kind] for kind, stem in stems.items()}
    seats = {rf"\[{seat}\]": TINTS[colour] for seat, colour in enumerate(load(map).printed["player_colours"], 1)}
    return {**cards, **seats, r"^→.*$": "bold", "✓": "bold green", r"^  \S+(?: \S+)*(?=  )": "bold"}
