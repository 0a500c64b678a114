"""What happened, as each watcher may know it: for the log, animation and spectators."""

from __future__ import annotations

from semafor.games.ticket_to_ride.layout import HAND, KINDS, NO_CARD, OFFER, PLACES, PLACES_OFFERED, ROW
from semafor.games.ticket_to_ride.maps.names import city_name, route_name
from semafor.games.ticket_to_ride.material import KIND_NAMES
from semafor.games.ticket_to_ride.moves import (
    BuildStation,
    Claim,
    Decline,
    DrawFromDeck,
    DrawFromRow,
    DrawTickets,
    KeepTickets,
    PayExtra,
    Stop,
    cards,
    counted_cards,
    move,
)
from semafor.games.ticket_to_ride.parts.turns import OPENING, OVER, TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.view import Event


def events_of(before: TicketToRide, seat: int, action: int, after: TicketToRide, to: int | None) -> tuple[Event, ...]:
    """The act itself, then what followed from it, as watcher `to` may know it."""
    made = move(before.map.id, action)
    events = _act(before, seat, made, after, mine=to == seat)
    return (*events, *_row_events(before, after, made), *_end_events(before, after))


def _act(before: TicketToRide, seat: int, made: object, after: TicketToRide, *, mine: bool) -> list[Event]:
    match made:
        case DrawFromDeck():
            return [_blind_draw(before, seat, after, mine=mine)]
        case DrawFromRow(place):
            return [Event("took-card", seat, {"card": KIND_NAMES[before.cards.store[ROW + place - 1]], "place": place})]
        case DrawTickets():
            return [_tickets_drawn(seat, after, mine=mine)]
        case KeepTickets(places):
            return _tickets_kept(before, seat, places, after, mine=mine)
        case Claim(route, played):
            return _claimed(before, seat, route, counted_cards(played), after)
        case PayExtra(locomotives):
            paid = cards(int(before.tunnel.colour), int(before.tunnel.extra) - locomotives, locomotives)
            events = [Event("paid-extra", seat, {"extra": int(before.tunnel.extra), "card": counted_cards(paid)})]
            return [*events, _owned(before, seat, before.map.route_ids[before.tunnel.route])]
        case Decline():
            return [Event("declined", seat, {"route": route_name(before.map.id, before.map.route_ids[before.tunnel.route])})]
        case BuildStation(city, played):
            return [Event("built-station", seat, {"city": city_name(before.map.id, city), "card": counted_cards(played)})]
        case Stop():
            return [Event("stopped", seat)]
    return [Event("passed", seat)]


def _blind_draw(before: TicketToRide, seat: int, after: TicketToRide, *, mine: bool) -> Event:
    if not mine:
        return Event("drew-card", seat)
    hand = HAND + seat * KINDS
    new = next(kind for kind in range(KINDS) if after.cards.store[hand + kind] > before.cards.store[hand + kind])
    return Event("drew-card-mine", seat, {"card": KIND_NAMES[new]})


def _tickets_drawn(seat: int, after: TicketToRide, *, mine: bool) -> Event:
    count = int(after.tickets.offered(seat))
    if not mine:
        return Event("drew-tickets", seat, {"count": count})
    offer = [after.tickets.store[OFFER + seat * PLACES_OFFERED + place] for place in range(count)]
    return Event("drew-tickets-mine", seat, {"tickets": [ticket_name(after, int(ticket)) for ticket in offer]})


def ticket_name(state: TicketToRide, ticket: int) -> str:
    ends = (state.map.city_ids[state.map.ticket_a[ticket]], state.map.city_ids[state.map.ticket_b[ticket]])
    return f"{'-'.join(city_name(state.map.id, city) for city in ends)} {int(state.map.ticket_points[ticket])}"


def _tickets_kept(before: TicketToRide, seat: int, places: tuple[int, ...], after: TicketToRide, *, mine: bool) -> list[Event]:
    events = []
    if mine:
        offer = [int(before.tickets.store[OFFER + seat * PLACES_OFFERED + place - 1]) for place in places]
        events.append(Event("kept-tickets-mine", seat, {"tickets": [ticket_name(before, ticket) for ticket in offer]}))
    elif before.turns.phase == OPENING:
        events.append(Event("chose-opening", seat))
    if before.turns.phase != OPENING:
        events += [] if mine else [Event("kept-tickets", seat, {"count": len(places)})]
    elif after.turns.phase != OPENING:
        # ttr.setup.secret-choice: how many each kept is known once everybody has chosen
        events += [Event("kept-tickets", other, {"count": int(after.tickets.held(other))}) for other in range(after.seats)]
        events.append(Event("first-turn", int(after.turns.first)))
    return events


def _claimed(before: TicketToRide, seat: int, route: str, played: list[str], after: TicketToRide) -> list[Event]:
    number = before.map.route_ids.index(route)
    if not before.map.tunnel[number]:
        owned = _owned(before, seat, route)
        return [Event("claimed-with", seat, {**owned.facts, "card": played})]
    events = [Event("laid-for-tunnel", seat, {"route": route_name(before.map.id, route), "card": played})]
    shown = tuple(sorted(_turned_up(after), key=KIND_NAMES.index))
    revealed = Event("revealed", None, {"card": counted_cards(shown), "extra": int(after.tunnel.extra)})
    events.append(revealed if shown else Event("nothing-revealed", None))
    return events if after.turns.phase == TUNNEL else [*events, _owned(before, seat, route)]


def _turned_up(state: TicketToRide) -> list[str]:
    """What the last action revealed for a tunnel, in order."""
    return [KIND_NAMES[int(digit, 16) - 1] for digit in f"{int(state.tunnel.turned_up):x}" if digit != "0"]


def _owned(before: TicketToRide, seat: int, route: str) -> Event:
    length = before.map.length[before.map.route_ids.index(route)]
    return Event("claimed", seat, {"route": route_name(before.map.id, route), "points": int(before.map.points[length])})


def _row_events(before: TicketToRide, after: TicketToRide, made: object) -> list[Event]:
    """The new cards of the row; more of them than there were gaps means that all of it was replaced."""
    taken = int(isinstance(made, DrawFromRow))
    elsewhere = int(isinstance(made, DrawFromDeck)) + len(_turned_up(after))
    laid = int(after.cards.drawn - before.cards.drawn) - elsewhere
    if taken + laid == 0:
        return []
    row = {place + 1: int(after.cards.store[ROW + place]) for place in range(PLACES)}
    if laid > int(after.cards.row_size - before.cards.row_size) + taken:
        return [Event("row-renewed", None, {"card": [KIND_NAMES[kind] for kind in row.values() if kind != NO_CARD]})]
    gaps = [place for place in row if before.cards.store[ROW + place - 1] == NO_CARD]
    new = [place for place in (*gaps, *_taken(made)) if row[place] != NO_CARD]
    if not new:
        return [Event("row-short", None, {"count": int(after.cards.row_size)})]
    return [Event("row-filled", None, {"card": [KIND_NAMES[row[place]] for place in new], "places": new, "count": len(new)})]


def _taken(made: object) -> list[int]:
    """The place of the row that the act has emptied."""
    return [made.place] if isinstance(made, DrawFromRow) else []


def _end_events(before: TicketToRide, after: TicketToRide) -> list[Event]:
    if after.turns.phase == OVER:
        return [Event("game-over", None)]
    if before.turns.left < 0 <= after.turns.left:
        return [Event("last-round", int(before.turns.seat))]  # ttr.end.announce
    return []
