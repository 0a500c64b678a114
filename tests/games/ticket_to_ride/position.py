"""Tables set up by hand: any position one can lay out with the box, 110 cards and all tickets always among it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import semafor
from semafor.games.ticket_to_ride import layout as at
from semafor.games.ticket_to_ride.material import KIND_NAMES, Map, load
from semafor.games.ticket_to_ride.parts.turns import TURN
from semafor.kernel.errors import Refused
from semafor.kernel.luck import KeyedLuck, Luck, ScriptedLuck, WrittenLuck
from semafor.kernel.table import Table

Cards = Mapping[str, int]

MAPS = ("usa", "europe")
both_maps = pytest.mark.parametrize("map", MAPS)

# Routes of both boards that are alike
BLUE3 = {"usa": "montreal_new-york", "europe": "constantinople_sofia"}
RED4 = {"usa": "dallas_el-paso", "europe": "marseille_pamplona"}
GREY2 = {"usa": "denver_santa-fe", "europe": "danzig_warsaw"}
YELLOW2 = {"usa": "boston_new-york_yellow", "europe": "brussels_paris_yellow"}  # twin of RED2
RED2 = {"usa": "boston_new-york_red", "europe": "brussels_paris_red"}

COLOURS = tuple(KIND_NAMES[:8])
DULL_ROW = ("purple", "blue", "orange", "white", "green")
BOX = Counter({kind: 14 if kind == "locomotive" else 12 for kind in KIND_NAMES})

# The state's single numbers, in the order of its `counters`
COUNTERS = (
    *(
        "seats",
        "undo_barrier",
        "deck_size",
        "discards_size",
        "row_size",
        "cards_drawn",
        "late_shuffle",
        "set_size",
        "queue_size",
    ),
    *("kept_size", "box_size", "offers", "tickets_drawn", "phase", "first", "turn", "turns_left", "passes", "tunnel_route"),
    *("tunnel_colour", "tunnel_locomotives", "extra", "second_card_optional", "row_without_deck", "turned_up"),
)


def fresh(map: str, seats: int = 2, *, seed: int = 1, luck: Luck | None = None, **options: Any) -> Table:
    """A table just dealt, seat 0 to start."""
    return semafor.game(f"ticket-to-ride-{map}").table(seats=seats, seed=seed, luck=luck, **{"first_seat": 0, **options})


def started(map: str, seats: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A table whose opening choices are made: everybody keeps the first two tickets."""
    table = fresh(map, seats, seed=seed, **options)
    for seat in range(seats):
        table.play("keep 1 2", seat)
    return table


def table_with(
    map: str,
    seats: int = 2,
    *,
    hands: Mapping[int, Cards] | None = None,
    row: Sequence[str | None] = DULL_ROW,
    deck: Cards | None = None,
    discards: Cards | None = None,
    owners: Mapping[str, int] | None = None,
    cars: Mapping[int, int] | None = None,
    stations: Mapping[str, int] | None = None,
    stations_left: Mapping[int, int] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    ticket_deck: Sequence[str] | None = None,
    turn: int = 0,
    turns_left: int = -1,
    next_cards: Sequence[str] = (),
    next_tickets: Sequence[str] = (),
    luck: Luck | None = None,
    **options: Any,
) -> Table:
    """The position described; seat `turn` is to act.

    Cards not named are the deck, or, if the deck is given, in the last seat's hand. Tickets not named are the unordered
    deck, or, if the ticket deck is given (top first), the last seat's. `next_cards` and `next_tickets` come up first.
    """
    table = started(map, seats, **options)
    fields = table.state.fields()
    board = fields["board"]
    fields |= {"cards": [0] * at.CARDS_SIZE, "tickets": [0] * at.TICKETS_SIZE}
    _lay_cards(fields, fields["cards"], seats, dict(hands or {}), list(row), deck, Counter(discards or {}))
    _lay_tickets(fields, fields["tickets"], load(map), seats, dict(tickets or {}), ticket_deck)
    _lay_board(board, load(map), seats, owners or {}, stations or {})
    for seat, left in (cars or {}).items():
        board[at.CARS + seat] = left
    for seat, left in (stations_left or {}).items():
        board[at.STATIONS_LEFT + seat] = left
    _set(fields, phase=TURN, turn=turn, turns_left=turns_left)
    table.state = table.game.restore(fields)
    script = [KIND_NAMES.index(card) for card in next_cards] + [load(map).ticket_ids.index(each) for each in next_tickets]
    table.luck = WrittenLuck(luck or ScriptedLuck(script, then=KeyedLuck(5)))
    table.acts = []
    return table


def _set(fields: dict[str, list[int]], **values: int) -> None:
    for name, value in values.items():
        fields["table"][COUNTERS.index(name)] = value


def _lay_cards(
    fields: dict[str, list[int]],
    store: list[int],
    seats: int,
    hands: dict[int, Cards],
    row: list[str | None],
    deck: Cards | None,
    discards: Counter[str],
) -> None:
    rest = Counter(BOX)
    for pile in [*hands.values(), discards, Counter(card for card in row if card), deck or {}]:
        rest.subtract(pile)
    assert min(rest.values()) >= 0, f"the box has not so many cards: {rest}"
    if deck is None:
        deck = rest
    else:
        hands[seats - 1] = Counter(hands.get(seats - 1, {})) + rest
    for seat, hand in hands.items():
        for start in (at.HAND, at.BLIND):
            _pile(store, start + seat * at.KINDS, hand)
    _pile(store, at.DECK, deck)
    _pile(store, at.DISCARDS, discards)
    row += [None] * (at.PLACES - len(row))
    store[at.ROW : at.ROW + at.PLACES] = [at.NO_CARD if card is None else KIND_NAMES.index(card) for card in row]
    full = sum(card is not None for card in row)
    _set(fields, deck_size=sum(deck.values()), discards_size=sum(discards.values()), row_size=full)


def _pile(store: list[int], start: int, pile: Cards) -> None:
    for kind, count in pile.items():
        store[start + KIND_NAMES.index(kind)] = count


def _lay_tickets(
    fields: dict[str, list[int]],
    store: list[int],
    board: Map,
    seats: int,
    tickets: dict[int, Sequence[str]],
    ticket_deck: Sequence[str] | None,
) -> None:
    named = {ticket for held in tickets.values() for ticket in held} | set(ticket_deck or ())
    rest = [ticket for ticket in board.ticket_ids if ticket not in named]
    long = [ticket for ticket in rest if board.ticket_long[board.ticket_ids.index(ticket)]]
    rest = [ticket for ticket in rest if ticket not in long]
    if ticket_deck is not None:
        tickets[seats - 1] = [*tickets.get(seats - 1, ()), *rest]
    kept = [(ticket, seat) for seat, held in sorted(tickets.items()) for ticket in held]
    store[at.OUTSIDER : at.CHOSEN] = [at.NO_TICKET] * (at.CHOSEN - at.OUTSIDER)
    if ticket_deck is None:
        for ticket in rest:
            store[at.SET + board.ticket_ids.index(ticket)] = 1
    for place, ticket in enumerate(ticket_deck or ()):
        store[at.QUEUE + place] = board.ticket_ids.index(ticket)
        store[at.RETURNER + place] = at.NOBODY
    for place, (ticket, seat) in enumerate(kept):
        store[at.KEPT + place] = board.ticket_ids.index(ticket)
        store[at.KEEPER + place] = seat
    for place, ticket in enumerate(long):
        store[at.BOX + place] = board.ticket_ids.index(ticket)
        store[at.BOXER + place] = at.NOBODY
    store[at.CHOSEN : at.CHOSEN + seats] = [3] * seats
    in_set = len(rest) if ticket_deck is None else 0
    _set(fields, set_size=in_set, queue_size=len(ticket_deck or ()), kept_size=len(kept), box_size=len(long))


def _lay_board(store: list[int], board: Map, seats: int, owners: Mapping[str, int], stations: Mapping[str, int]) -> None:
    for route, seat in owners.items():
        number = board.route_ids.index(route)
        length = int(board.length[number])
        store[at.OWNER + number] = seat
        store[at.CARS + seat] -= length
        store[at.POINTS + seat] += int(board.points[length])
    for route, seat in owners.items():
        twin = int(board.twin[board.route_ids.index(route)])
        if twin >= 0 and store[at.OWNER + twin] == at.FREE:
            store[at.OWNER + twin] = at.CLOSED if seats < 4 else at.BARRED + seat
    for city, seat in stations.items():
        store[at.STATION + board.city_ids.index(city)] = seat
        store[at.STATIONS_LEFT + seat] -= 1


def idle(table: Table) -> None:
    """A turn that changes neither cards nor board."""
    table.play("draw tickets")
    table.play("keep 1")


# Asking


def refused(table: Table, move: Any, seat: int | None = None) -> str:
    """The rule by which the move is refused; the table is as it was."""
    before, entries = table.state.fields(), len(table.entries)
    with pytest.raises(Refused) as caught:
        table.play(move, seat)

    assert table.state.fields() == before
    assert len(table.entries) == entries
    assert table.why_not(move, seat) == caught.value.refusal
    return caught.value.refusal.rule


def seen(table: Table) -> Any:
    """What everybody sees."""
    return table.view(None)


def hand(table: Table, seat: int) -> dict[str, int]:
    mine: Any = table.view(seat)
    found: dict[str, int] = mine.mine.hand
    return found


def tickets(table: Table, seat: int) -> list[str]:
    mine: Any = table.view(seat)
    return [ticket.id for ticket in mine.mine.tickets]


def offer(table: Table, seat: int) -> list[str]:
    mine: Any = table.view(seat)
    return [ticket.id for ticket in mine.mine.offer]


def legal(table: Table, seat: int | None = None) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in table.moves(seat)]


def events(table: Table, to: int | None) -> list[str]:
    return [event.what for event in table.told(to)]


def counts(table: Table) -> Any:
    state: Any = table.state
    return state.counts()


def deck_cards(table: Table) -> dict[str, int]:
    """What lies in the deck: nobody at the table knows it, a test may."""
    start = table.state.fields()["cards"][at.DECK : at.DECK + at.KINDS]
    return {kind: count for kind, count in zip(KIND_NAMES, start, strict=True) if count}


def ticket_queue(table: Table) -> list[str]:
    """The bottom of the ticket deck, next ticket first."""
    state: Any = table.state
    return [state.map.ticket_ids[state.tickets.store[at.QUEUE + place]] for place in range(state.tickets.queue_size)]


def boxed(table: Table) -> list[str]:
    state: Any = table.state
    return [state.map.ticket_ids[state.tickets.store[at.BOX + place]] for place in range(state.tickets.box_size)]


def parts(table: Table, seat: int) -> dict[str, int]:
    """The seat's score sheet."""
    return {part.name: part.points for part in table.result().seats[seat].parts}


def proof(table: Table, seat: int, part: str) -> list[str]:
    return next(each.proof for each in table.result().seats[seat].parts if each.name == part)
