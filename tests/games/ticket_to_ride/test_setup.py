"""Setup: section 2 of the catalogue."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from games.ticket_to_ride.position import (
    MAPS,
    both_maps,
    boxed,
    deck_cards,
    events,
    fresh,
    hand,
    idle,
    legal,
    offer,
    refused,
    seen,
    started,
    ticket_queue,
    tickets,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES, load
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import KeyedLuck, ScriptedLuck
from semafor.kernel.table import Table

rule = pytest.mark.rule


def dealt(map: str, cards: list[str], seats: int = 2) -> Table:
    """A table whose first cards off the deck are these."""
    script = [KIND_NAMES.index(card) for card in cards]
    return fresh(map, seats, luck=ScriptedLuck(script, then=KeyedLuck(3)))


@rule("ttr.setup.cars", "ttr.comp.score-track")
@both_maps
def test_everybody_starts_with_45_cars_and_the_marker_at_the_start(map: str) -> None:
    assert {(seat.cars, seat.points) for seat in seen(fresh(map, 4)).seats} == {(45, 0)}


@rule("ttr-eu.setup.stations")
def test_everybody_in_europe_starts_with_three_stations() -> None:
    assert {seat.stations_left for seat in seen(fresh("europe", 4)).seats} == {3}
    assert seen(fresh("europe", 4)).stations == {}


@rule("ttr.setup.hand")
@both_maps
def test_four_cards_are_dealt_to_each_hand_before_the_row_is_laid(map: str) -> None:
    row = ["white", "green", "yellow", "black", "purple"]
    table = dealt(map, ["red"] * 4 + ["blue"] * 4 + row)

    assert hand(table, 0) == {"red": 4}
    assert hand(table, 1) == {"blue": 4}
    assert seen(table).row == row


@rule("ttr.setup.deck", "ttr.setup.row")
@both_maps
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_cards_lie_in_the_row_and_the_rest_is_the_deck(map: str, seats: int) -> None:
    table = fresh(map, seats, seed=11)

    assert None not in seen(table).row
    assert seen(table).deck == sum(deck_cards(table).values()) == 110 - 4 * seats - 5
    assert seen(table).discards == {}


@rule("ttr.setup.row-reset", "ttr.row.three-locomotives")
@both_maps
def test_a_first_row_with_three_locomotives_is_replaced_at_once(map: str) -> None:
    first = ["locomotive", "red", "locomotive", "locomotive", "blue"]
    second = ["white", "green", "yellow", "black", "purple"]
    table = dealt(map, ["orange"] * 8 + first + second)

    assert seen(table).row == second
    assert seen(table).discards == {"blue": 1, "red": 1, "locomotive": 3}


@rule("ttr-usa.setup.deal-tickets")
def test_in_north_america_three_tickets_are_offered_to_each() -> None:
    table = fresh("usa", 5)
    offers = [ticket for seat in range(5) for ticket in offer(table, seat)]

    assert len(set(offers)) == 15
    assert seen(table).ticket_deck == 15


@rule("ttr-usa.setup.keep")
def test_in_north_america_two_or_three_of_the_three_are_kept() -> None:
    table = fresh("usa")

    assert legal(table, 0) == ["keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"]
    assert refused(table, "keep 1", 0) == "ttr-usa.setup.keep"
    assert refused(table, {"move": "keep", "places": []}, 0) == "ttr-usa.setup.keep"
    assert refused(table, "keep 1 1", 0) == "ttr-usa.setup.keep"
    assert refused(table, "keep 1 4", 0) == "ttr-usa.setup.deal-tickets"


@rule("ttr-usa.setup.return")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_tickets_not_kept_go_under_the_deck_in_turn_order_whoever_chose_first(order: tuple[int, ...]) -> None:
    table = fresh("usa", 3, first_seat=1)
    offers = [offer(table, seat) for seat in range(3)]
    for seat in order:
        table.play(["keep 1 2", "keep 2 3", "keep 1 3"][seat], seat)

    assert ticket_queue(table) == [offers[1][0], offers[2][1], offers[0][2]]
    assert seen(table).ticket_deck == 30 - 6


@rule("ttr-usa.setup.return")
def test_a_ticket_given_up_at_the_start_can_be_drawn_later() -> None:
    table = fresh("usa", 2)
    given_up = [offer(table, seat)[2] for seat in range(2)]
    for seat in range(2):
        table.play("keep 1 2", seat)
    met: list[str] = []
    while seen(table).ticket_deck:
        seat = seen(table).turn
        table.play("draw tickets")
        met += offer(table, seat)
        table.play(table.moves()[-1])

    assert met[-2:] == given_up


@rule("ttr-eu.setup.split", "ttr-eu.setup.deal-tickets")
def test_in_europe_one_long_and_three_regular_tickets_are_offered_to_each() -> None:
    table = fresh("europe", 5, seed=4)
    board = load("europe")
    offers = [offer(table, seat) for seat in range(5)]
    long = [[bool(board.ticket_long[board.ticket_ids.index(ticket)]) for ticket in each] for each in offers]

    assert long == [[True, False, False, False]] * 5
    assert len({ticket for each in offers for ticket in each}) == 20
    assert seen(table).ticket_deck == 40 - 15


@rule("ttr-eu.setup.long-rest", "ttr-eu.setup.deal-tickets", "ttr.hidden.box")
def test_long_tickets_not_dealt_are_out_of_the_game_unseen() -> None:
    table = started("europe", 3)
    board = load("europe")
    met = set()
    while seen(table).ticket_deck:
        seat = seen(table).turn
        table.play("draw tickets")
        met |= set(offer(table, seat))
        idle_choice(table)

    assert not any(board.ticket_long[board.ticket_ids.index(ticket)] for ticket in met)
    undealt = boxed(table)[:3]
    assert all(board.ticket_long[board.ticket_ids.index(ticket)] for ticket in undealt)
    for seat in (None, 0, 1, 2):
        assert not [ticket for ticket in undealt if ticket in str(table.view(seat))]


def idle_choice(table: Table) -> None:
    table.play(table.moves()[-1])


@rule("ttr-eu.setup.keep")
def test_in_europe_two_three_or_four_of_the_four_are_kept() -> None:
    table = fresh("europe")

    assert Counter(len(move.places) for move in table.moves(0)) == {2: 6, 3: 4, 4: 1}  # type: ignore[attr-defined]
    assert refused(table, "keep 1", 0) == "ttr-eu.setup.keep"
    assert refused(table, "keep 1 5", 0) == "ttr-eu.setup.deal-tickets"


@rule("ttr-eu.setup.keep-any")
def test_the_long_ticket_may_be_given_up() -> None:
    table = fresh("europe")
    offered = offer(table, 0)
    table.play("keep 2 3", 0)
    table.play("keep 1 4", 1)

    assert tickets(table, 0) == offered[1:3]


@rule("ttr-eu.setup.return", "ttr.hidden.box")
def test_in_europe_tickets_given_up_at_the_start_never_come_back() -> None:
    table = fresh("europe", 2)
    given_up = [ticket for seat in range(2) for ticket in offer(table, seat)[2:]]
    for seat in range(2):
        table.play("keep 1 2", seat)
    met: set[str] = set()
    while seen(table).ticket_deck:
        seat = seen(table).turn
        table.play("draw tickets")
        met |= set(offer(table, seat))
        idle_choice(table)

    assert len(met) == 40 - 6
    assert not met & set(given_up)


@rule("ttr.setup.secret-choice")
@both_maps
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_opening_tickets_are_chosen_in_any_order_and_then_the_first_turn_begins(map: str, order: tuple[int, ...]) -> None:
    table = fresh(map, 3, first_seat=2)
    for seat in order:
        assert seat in table.actors
        assert seen(table).turn is None
        table.play("keep 1 2", seat)

    assert seen(table).phase == "turn"
    assert table.actors == [2]


@rule("ttr.setup.secret-choice")
@both_maps
def test_nobody_acts_before_all_have_chosen_and_nobody_chooses_twice(map: str) -> None:
    table = fresh(map, 2)
    table.play("keep 1 2", 0)

    assert refused(table, "draw deck", 0) == "ttr.setup.secret-choice"
    assert refused(table, "keep 1 2 3", 0) == "ttr.setup.secret-choice"
    assert refused(table, "draw deck", 1) == "ttr.setup.secret-choice"


@rule("ttr.setup.secret-choice", "ttr.hidden.tickets")
@both_maps
def test_how_many_each_kept_is_known_only_when_everybody_has_chosen(map: str) -> None:
    few, many = fresh(map, 3), fresh(map, 3)
    few.play("keep 1 2", 0)
    many.play("keep 1 2 3", 0)

    assert events(few, None) == ["chose-opening"]
    assert events(few, 0) == ["kept-tickets-mine"]
    for other in (None, 1, 2):
        assert few.view(other) == many.view(other)
        assert few.told(other) == many.told(other)
    for table in (few, many):
        table.play("keep 1 2", 1)
        table.play("keep 2 3", 2)
    assert [seat.tickets for seat in seen(many).seats] == [3, 2, 2]
    assert many.view(0).mine.opening_choice == []  # type: ignore[attr-defined]
    assert events(many, None)[-4:] == ["kept-tickets"] * 3 + ["first-turn"]


@rule("ttr.setup.secret-choice")
@both_maps
def test_an_opening_choice_can_be_taken_back_until_all_are_in(map: str) -> None:
    table = fresh(map, 2)
    table.play("keep 1 2", 1)
    table.undo(1)
    table.play("keep 2 3", 1)
    table.play("keep 1 2", 0)

    assert table.undo_refusal(0) is not None
    assert table.undo_refusal(1) is not None
    assert len(tickets(table, 1)) == 2


@rule("ttr.setup.kept-stay", "ttr.ticket.no-late-discard")
@both_maps
def test_kept_tickets_stay_with_the_player(map: str) -> None:
    table = started(map)
    kept = tickets(table, 0)
    for turn in range(6):
        idle(table)

    assert tickets(table, 0)[:2] == kept
    assert len(tickets(table, 0)) == 5
    assert refused(table, "keep 1") == "ttr.ticket.draw-three"


@rule("ttr-usa.setup.first-player", "ttr-eu.setup.first-player", "ttr.turn.clockwise")
@both_maps
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_seat_is_a_setting(map: str, first: int) -> None:
    table = started(map, 3, first_seat=first)

    assert seen(table).first == first
    assert table.actors == [first]


@rule("ttr-usa.setup.first-player", "ttr-eu.setup.first-player")
@pytest.mark.parametrize("map", MAPS)
def test_without_the_setting_the_seed_draws_the_starting_seat(map: str) -> None:
    firsts = [seen(fresh(map, 3, seed=seed, first_seat=None)).first for seed in range(40)]

    assert set(firsts) == {0, 1, 2}
    assert firsts == [seen(fresh(map, 3, seed=seed, first_seat=None)).first for seed in range(40)]


@rule("ttr-usa.setup.first-player", "ttr-eu.setup.first-player")
@both_maps
@pytest.mark.parametrize("first", [-1, 3, "north"])
def test_a_starting_seat_that_is_not_at_the_table_is_refused(map: str, first: object) -> None:
    with pytest.raises(BadInput):
        fresh(map, 3, first_seat=first)
