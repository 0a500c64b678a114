"""Who may see what: section 16 of the catalogue."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from games.ticket_to_ride.position import (
    RED4,
    both_maps,
    events,
    fresh,
    hand,
    idle,
    offer,
    refused,
    seen,
    started,
    table_with,
    tickets,
)
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.luck import FastLuck
from semafor.kernel.table import Table
from semafor.kernel.words import Words

rule = pytest.mark.rule


def same_for(watchers: list[int | None], one: Table, other: Table) -> None:
    """The watchers cannot tell the tables apart, nor what was just done there."""
    for watcher in watchers:
        assert one.view(watcher) == other.view(watcher)
        assert one.told(watcher) == other.told(watcher)


def text_for(table: Table, seat: int | None) -> str:
    """Everything that leaves the process for the seat, as one text."""
    words = Words("en", table.game.room, "semafor.kernel")
    told = [words.event(event) for event in table.told(seat)]
    return "\n".join([msgspec.json.encode(table.view(seat)).decode(), *told, table.game.describe(table.state, seat, words)])


@rule("ttr.hidden.hand")
@both_maps
def test_a_hand_is_seen_by_its_owner_only_but_its_number_by_all(map: str) -> None:
    one = table_with(map, 3, hands={0: {"red": 3}, 1: {"black": 2}})
    other = table_with(map, 3, hands={0: {"red": 3}, 1: {"white": 1, "locomotive": 1}})

    same_for([None, 0, 2], one, other)
    assert one.view(1) != other.view(1)
    assert [seat.cards for seat in seen(one).seats] == [3, 2, 0]
    assert hand(one, 1) == {"black": 2}


@rule("ttr.hidden.blind-draw")
@both_maps
def test_a_card_drawn_from_the_deck_is_seen_by_the_drawer_only(map: str) -> None:
    tables = [table_with(map, 3, next_cards=[card]) for card in ("red", "locomotive")]
    for table in tables:
        table.play("draw deck")

    same_for([None, 1, 2], *tables)
    assert tables[0].told(0) != tables[1].told(0)
    assert seen(tables[0]).seats[0].cards == 1
    assert events(tables[0], 1) == ["drew-card"]


@rule("ttr.hidden.row")
@both_maps
def test_the_row_and_who_took_which_card_of_it_are_public(map: str) -> None:
    table = table_with(map, 3, next_cards=["red"])
    table.play("draw row 3")

    for watcher in (None, 0, 1, 2):
        told = table.told(watcher)
        assert (told[0].what, told[0].seat, told[0].facts) == ("took-card", 0, {"card": "orange", "place": 3})
        assert told[1].facts == {"card": ["red"], "places": [3], "count": 1}
        assert table.view(watcher).row[2] == "red"  # type: ignore[attr-defined]
        assert table.view(watcher).seats[0].seen == {"orange": 1}  # type: ignore[attr-defined]


@rule("ttr.hidden.row", "ttr.hidden.hand")
@both_maps
def test_of_cards_taken_face_up_only_those_not_played_since_are_known(map: str) -> None:
    table = table_with(map, hands={0: {"red": 3}}, row=("red", "red", "white", "black", "green"))
    table.play("draw row 1")
    table.play("draw row 2")
    idle(table)
    assert seen(table).seats[0].seen == {"red": 2}
    table.play(f"claim {RED4[map]} with 4 red")

    assert hand(table, 0) == {"red": 1}
    assert seen(table).seats[0].seen == {}


@rule("ttr.hidden.deck-order")
@both_maps
def test_the_coming_cards_and_tickets_are_nowhere_in_what_leaves_the_process(map: str) -> None:
    tables = [started(map, 2, seed=3) for again in range(2)]
    tables[1].luck.source = FastLuck(12345)

    same_for([None, 0, 1], *tables)
    for seat in (None, 0, 1):
        assert text_for(tables[0], seat) == text_for(tables[1], seat)
        assert "seed" not in text_for(tables[0], seat)


@rule("ttr.hidden.deck-order")
@both_maps
def test_another_deck_of_the_same_size_changes_nothing_anybody_sees(map: str) -> None:
    hands: dict[int, dict[str, int]] = {0: {"red": 2}}
    one = table_with(map, 3, hands=hands, deck={"black": 4, "white": 1})
    other = table_with(map, 3, hands=hands, deck={"locomotive": 5})

    same_for([None, 0, 1], one, other)
    assert refused(one, f"claim {RED4[map]} with 4 red") == refused(other, f"claim {RED4[map]} with 4 red")


@rule("ttr.hidden.deck-size", "ttr.setup.deck")
@both_maps
def test_the_sizes_of_deck_discards_and_ticket_deck_are_public(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}}, deck={"black": 7}, discards={"white": 3}, ticket_deck=[])

    for watcher in (None, 0, 1):
        view: Any = table.view(watcher)
        assert (view.deck, sum(view.discards.values()), view.ticket_deck) == (7, 3, 0)


@rule("ttr.hidden.discards")
@both_maps
def test_the_discards_are_public(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}}, discards={"white": 3, "locomotive": 1})
    table.play(f"claim {RED4[map]} with 4 red")

    for watcher in (None, 0, 1):
        assert table.view(watcher).discards == {"white": 3, "red": 4, "locomotive": 1}  # type: ignore[attr-defined]


@rule("ttr.hidden.paid")
@both_maps
def test_cards_paid_for_a_route_are_told_to_everybody(map: str) -> None:
    table = table_with(map, 3, hands={0: {"red": 3, "locomotive": 1}})
    table.play(f"claim {RED4[map]} with 3 red 1 locomotive")

    for watcher in (None, 0, 1, 2):
        assert table.told(watcher)[0].facts["card"] == ["3 red", "1 locomotive"]


@rule("ttr.hidden.paid")
def test_cards_paid_for_a_station_and_laid_for_a_tunnel_are_told_to_everybody() -> None:
    station = table_with("europe", 3, hands={0: {"red": 3}})
    station.play("station Roma with 1 red")
    tunnel = table_with("europe", 3, hands={0: {"red": 2}}, next_cards=["red", "blue", "blue"])
    tunnel.play("claim barcelona_pamplona with 2 red")

    for watcher in (None, 0, 1, 2):
        assert station.told(watcher)[0].facts == {"city": "Roma", "card": ["1 red"]}
        laid, revealed = tunnel.told(watcher)
        assert laid.facts["card"] == ["2 red"]
        assert revealed.facts == {"card": ["2 blue", "1 red"], "extra": 1}


@rule("ttr.hidden.paid", "ttr.hidden.hand")
def test_cards_taken_back_from_a_tunnel_are_known_to_be_in_the_hand() -> None:
    table = table_with("europe", 3, hands={0: {"red": 2, "white": 1}}, next_cards=["red", "blue", "blue"])
    table.play("claim barcelona_pamplona with 2 red")
    table.play("decline")

    assert seen(table).seats[0].seen == {"red": 2}
    assert seen(table).seats[0].cards == 3


@rule("ttr.hidden.tickets")
@both_maps
def test_what_a_player_was_offered_kept_or_gave_back_is_known_to_that_player_only(map: str) -> None:
    tables = [table_with(map, 3, luck=FastLuck(seed)) for seed in (1, 2)]
    for table in tables:
        table.play("draw tickets")
    assert offer(tables[0], 0) != offer(tables[1], 0)
    same_for([None, 1, 2], *tables)
    for table in tables:
        table.play("keep 1 3")

    same_for([None, 1, 2], *tables)
    assert tables[0].told(0) != tables[1].told(0)
    assert seen(tables[0]).seats[0].tickets == 2
    assert tables[0].told(1)[0].facts == {"count": 2}


@rule("ttr.hidden.tickets")
@both_maps
def test_which_of_the_tickets_were_kept_is_not_told_either(map: str) -> None:
    tables = [table_with(map, 3) for again in range(2)]
    for table, keep in zip(tables, ("keep 1", "keep 3"), strict=True):
        table.play("draw tickets")
        table.play(keep)

    same_for([None, 1, 2], *tables)


@rule("ttr.hidden.tickets", "ttr.final.reveal")
@both_maps
def test_at_the_end_only_the_kept_tickets_are_shown(map: str) -> None:
    table = table_with(map, turns_left=1)
    table.play("draw tickets")
    given_back = offer(table, 0)[1:]
    table.play("keep 1")

    assert table.over
    assert len(seen(table).seats[0].shown_tickets) == 1
    for watcher in (None, 1):
        assert not [ticket for ticket in given_back if ticket in text_for(table, watcher)]


@rule("ttr.hidden.box")
def test_tickets_put_back_into_the_box_stay_unknown_to_the_others_to_the_end() -> None:
    tables = [fresh("europe", 3, seed=2) for again in range(2)]
    for table, keep in zip(tables, ("keep 1 2", "keep 3 4"), strict=True):
        table.play(keep, 0)
        table.play("keep 1 2", 1)
        table.play("keep 1 2", 2)

    same_for([None, 1, 2], *tables)
    given_up = offer(fresh("europe", 3, seed=2), 0)[2:]
    chooser = random.Random(1)
    while not tables[0].over:
        tables[0].play(chooser.choice(tables[0].moves()))
    for watcher in (None, 1, 2):
        assert not [ticket for ticket in given_up if f'"{ticket}"' in text_for(tables[0], watcher)]


@rule("ttr.hidden.board")
@both_maps
def test_board_cars_stations_points_and_turn_are_public(map: str) -> None:
    stations = {"paris": 1} if map == "europe" else {}
    table = table_with(map, 3, owners={RED4[map]: 1}, stations=stations, turn=2)

    for watcher in (None, 0, 1, 2):
        view: Any = table.view(watcher)
        assert view.routes == {RED4[map]: 1}
        assert view.stations == stations
        assert view.turn == 2
        assert (view.seats[1].cars, view.seats[1].points) == (41, 7)
        assert view.seats[1].stations_left == (2 if map == "europe" else 0)


@rule("ttr.hidden.computer-players", "ttr.hidden.hand", "ttr.hidden.tickets")
@both_maps
def test_a_table_redrawn_for_a_computer_player_keeps_what_it_knows_and_nothing_else(map: str) -> None:
    table = started(map, 3, seed=6)
    for turn in range(4):
        table.play("draw deck")
        table.play("draw deck")
    redrawn = [table.game.redraw(table.state, 0, FastLuck(seed)) for seed in range(30)]
    others = [[table.game.view(state, seat).mine for seat in (1, 2)] for state in redrawn]  # type: ignore[attr-defined]

    assert all(table.game.view(state, 0) == table.view(0) for state in redrawn)
    assert len({str([mine.hand for mine in each]) for each in others}) > 20
    assert len({str([mine.tickets for mine in each]) for each in others}) > 20


@rule("ttr.hidden.computer-players")
@both_maps
def test_what_a_computer_player_samples_does_not_depend_on_the_truth_it_cannot_know(map: str) -> None:
    hands: dict[int, dict[str, int]] = {0: {"red": 2}, 1: {"black": 3}}
    one = table_with(map, 2, hands=hands)
    other = table_with(map, 2, hands={**hands, 1: {"locomotive": 3}})

    for seed in range(5):
        redraw = one.game.redraw
        assert redraw(one.state, 0, FastLuck(seed)) == redraw(other.state, 0, FastLuck(seed))


@rule("ttr.hidden.tickets")
@both_maps
def test_refusals_say_nothing_of_other_players_secrets(map: str) -> None:
    one = table_with(map, 2, hands={0: {"red": 1}, 1: {"black": 4}})
    other = table_with(map, 2, hands={0: {"red": 1}, 1: {"white": 4}})
    idle(one)
    idle(other)

    for move in ("draw deck", f"claim {RED4[map]} with 4 red", "pass", "keep 1", "stop"):
        assert one.why_not(move, 0) == other.why_not(move, 0)


@rule("ttr.hidden.tickets", "ttr.hidden.computer-players")
@both_maps
def test_nobody_follows_a_ticket_any_more_once_its_group_is_drawn_from_again(map: str) -> None:
    """Seat 0 gives two tickets back, seat 1 keeps either of them and gives back the other, which seat 2 then draws:
    seat 0 cannot tell which of the two that is, and neither can a table redrawn for it."""
    short = [ticket for at, ticket in enumerate(load(map).ticket_ids) if not load(map).ticket_long[at]][:3]
    tables = [table_with(map, 3, ticket_deck=short) for either in range(2)]
    for table, kept in zip(tables, (1, 2), strict=True):
        for move in ("draw tickets", "keep 3", "draw tickets", f"keep {kept}", "draw tickets"):
            table.play(move)
    redraws = [[each.game.redraw(each.state, 0, FastLuck(seed)) for seed in range(300)] for each in tables]

    assert [tickets(table, 1) for table in tables] == [short[:1], short[1:2]]
    same_for([0], *tables)
    assert redraws[0] == redraws[1]
    assert {ticket_kept(state, 1) for state in redraws[0]} > {tickets(table, 1)[0] for table in tables}


def ticket_kept(state: Any, seat: int) -> str:
    """The only ticket that the seat has kept."""
    (ticket,) = state.tickets.of(seat)
    name: str = state.map.ticket_ids[ticket]
    return name
