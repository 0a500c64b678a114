"""Aim and turn order: section 3 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import (
    BLUE3,
    COUNTERS,
    GREY2,
    RED4,
    both_maps,
    events,
    idle,
    legal,
    parts,
    refused,
    seen,
    table_with,
)
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.table import Table

rule = pytest.mark.rule


def poor_table(map: str, seats: int = 2, **more: object) -> Table:
    """Seat 0 has no card, and nothing can be drawn."""
    return table_with(map, seats, deck={}, ticket_deck=[], **more)  # type: ignore[arg-type]


def dead_table(**more: object) -> Table:
    """Everybody has three cars and cards in plenty, but every route of three spaces or fewer is taken."""
    board = load("usa")
    short = [at for at in range(board.routes) if board.length[at] <= 3]
    firsts = [at for at in short if board.twin[at] < 0 or at < board.twin[at]]
    owners = {board.route_ids[at]: place % 3 for place, at in enumerate(firsts)}
    hands = {0: {"red": 12, "blue": 11}, 1: {"white": 11, "black": 12}}
    return table_with(
        "usa",
        3,
        hands=hands,
        deck={},
        ticket_deck=[],
        owners=owners,
        cars={0: 3, 1: 3, 2: 3},
        **more,  # type: ignore[arg-type]
    )


@rule("ttr.goal.most-points", "ttr.win.most-points")
@both_maps
def test_the_most_points_win_however_they_came(map: str) -> None:
    table = table_with(map, owners={BLUE3[map]: 0, RED4[map]: 1})

    assert table.result().winners == [1]
    assert table.result().decided_by == "ttr.win.most-points"


@rule("ttr.goal.sources", "ttr.final.tickets")
@both_maps
def test_points_come_from_routes_tickets_and_the_longest_route_and_are_lost_for_failed_tickets(map: str) -> None:
    usa = ["duluth_omaha_1", "denver_omaha", "denver_santa-fe", "el-paso_santa-fe"]
    owned = usa if map == "usa" else ["smolensk_wilno", "warsaw_wilno"]
    done = {"usa": "duluth_el-paso", "europe": "smolensk_warsaw"}[map]
    failed = {"usa": "denver_el-paso", "europe": "budapest_sofia"}[map]
    table = table_with(map, owners=dict.fromkeys(owned, 0), tickets={0: [done], 1: [failed]})

    assert parts(table, 0)["tickets-completed"] == {"usa": 10, "europe": 6}[map]
    assert parts(table, 0)["routes"] == {"usa": 2 + 7 + 2 + 2, "europe": 4 + 4}[map]
    assert parts(table, 0)["longest-route"] == 10
    assert parts(table, 1)["tickets-failed"] == {"usa": -4, "europe": -5}[map]


@rule("ttr-eu.goal.stations")
def test_in_europe_a_station_kept_gives_points_too() -> None:
    assert table_with("europe").result().seats[0].total == 12
    assert table_with("usa").result().seats[0].total == 0


@rule("ttr.turn.clockwise")
@both_maps
def test_turns_go_round_the_seats_from_the_first_player(map: str) -> None:
    table = table_with(map, 5, turn=3, first_seat=3)
    turns = []
    for turn in range(7):
        turns.append(seen(table).turn)
        idle(table)

    assert turns == [3, 4, 0, 1, 2, 3, 4]


@rule("ttr.turn.clockwise")
@both_maps
def test_nobody_acts_out_of_turn(map: str) -> None:
    table = table_with(map, 3, hands={1: {"red": 4}})

    assert refused(table, "draw deck", 1) == "ttr.turn.clockwise"
    assert refused(table, f"claim {RED4[map]} with 4 red", 1) == "ttr.turn.clockwise"
    assert legal(table, 2) == []


@rule("ttr.turn.one-action", "ttr.claim.one-per-turn")
@both_maps
def test_one_action_is_a_whole_turn(map: str) -> None:
    for moves in (["draw deck", "draw deck"], [f"claim {RED4[map]} with 4 red"], ["draw tickets", "keep 1"]):
        table = table_with(map, hands={0: {"red": 4, "green": 2}}, next_cards=["red", "red"] if "deck" in moves[0] else [])
        for move in moves:
            assert seen(table).turn == 0
            table.play(move)

        assert seen(table).turn == 1
        assert refused(table, f"claim {GREY2[map]} with 2 green", 0) == "ttr.turn.clockwise"


@rule("ttr-usa.turn.actions")
def test_in_north_america_one_draws_cards_claims_or_draws_tickets_and_builds_nothing() -> None:
    table = table_with("usa", hands={0: {"red": 4}})

    assert {move.split()[0] for move in legal(table)} == {"draw", "claim"}
    assert {"draw deck", "draw row 1", "draw tickets"} <= set(legal(table))
    assert refused(table, "station Dallas with 1 red") == "ttr-usa.turn.actions"
    assert refused(table, "decline") == "ttr-usa.turn.actions"


@rule("ttr-eu.turn.actions")
def test_in_europe_one_may_also_build_a_station() -> None:
    table = table_with("europe", hands={0: {"red": 4}})

    assert {move.split()[0] for move in legal(table)} == {"draw", "claim", "station"}
    assert {"draw deck", "draw row 1", "draw tickets", "station Roma with 1 red"} <= set(legal(table))


@rule("ttr.turn.no-mixing")
@both_maps
def test_who_has_taken_a_card_cannot_turn_to_another_action(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}})
    table.play("draw row 1")

    assert refused(table, f"claim {RED4[map]} with 4 red") == "ttr.turn.no-mixing"
    assert refused(table, "draw tickets") == "ttr.turn.no-mixing"
    assert refused(table, "pass") == "ttr.draw.second-must"


@rule("ttr.turn.no-mixing")
@both_maps
def test_who_has_looked_at_tickets_must_choose_among_them(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}})
    table.play("draw tickets")

    assert {move.split()[0] for move in legal(table)} == {"keep"}
    assert refused(table, f"claim {RED4[map]} with 4 red") == "ttr.turn.no-mixing"
    assert refused(table, "draw deck") == "ttr.turn.no-mixing"
    assert refused(table, "draw tickets") == "ttr.turn.no-mixing"


@rule("ttr.turn.no-mixing", "ttr-eu.tunnel.lay-first")
def test_who_has_laid_cards_for_a_tunnel_pays_or_declines() -> None:
    table = table_with("europe", hands={0: {"red": 6}}, next_cards=["red", "red", "red"])
    table.play("claim barcelona_pamplona with 2 red")

    assert refused(table, "claim barcelona_pamplona with 2 red") == "ttr.turn.no-mixing"
    assert refused(table, "draw deck") == "ttr.turn.no-mixing"
    assert refused(table, "station paris with 1 red") == "ttr.turn.no-mixing"


@rule("ttr.turn.forced-pass")
@both_maps
def test_who_can_do_anything_may_not_pass(map: str) -> None:
    assert refused(table_with(map), "pass") == "ttr.turn.forced-pass"
    assert refused(poor_table(map, hands={0: {"red": 4}}), "pass") == "ttr.turn.forced-pass"


@rule("ttr.turn.forced-pass", "ttr.draw.deck-and-discards-empty")
@both_maps
def test_who_can_do_nothing_at_all_passes_and_the_next_has_the_turn(map: str) -> None:
    table = poor_table(map)

    assert legal(table) == ["pass"]
    table.play("pass")
    assert events(table, None) == ["passed"]
    assert seen(table).turn == 1
    assert legal(table) != ["pass"]


@rule("ttr.turn.forced-pass", "ttr.end.last-round")
@both_maps
def test_a_forced_pass_is_a_turn_of_the_last_round(map: str) -> None:
    table = poor_table(map, turns_left=1)
    table.play("pass")

    assert table.over
    assert table.result().ended_by == "ttr.end.last-round"


@rule("ttr.turn.all-pass")
def test_when_everybody_in_a_row_has_to_pass_the_game_is_over() -> None:
    table = dead_table()
    for seat in range(3):
        assert not table.over
        assert legal(table) == ["pass"]
        table.play("pass", seat)

    assert table.over
    assert table.result().ended_by == "ttr.turn.all-pass"
    assert refused(table, "pass") == "ttr.turn.all-pass"
    assert events(table, None) == ["passed", "game-over"]
    assert [len(seat.shown_tickets) for seat in seen(table).seats] == [0, 0, 30]


@rule("ttr.turn.all-pass")
@both_maps
def test_passes_with_an_action_between_them_do_not_end_the_game(map: str) -> None:
    table = poor_table(map, 3, row=())
    table.play("pass", 0)
    table.play("pass", 1)
    table.play(f"claim {RED4[map]} with 4 red", 2)

    assert not table.over
    assert table.state.fields()["table"][COUNTERS.index("passes")] == 0


@rule("ttr.end.last-round")
@both_maps
def test_a_game_that_is_over_takes_no_more_moves(map: str) -> None:
    table = table_with(map, turns_left=1)
    idle(table)

    assert table.over
    assert refused(table, "draw deck", 1) == "ttr.end.last-round"
    assert legal(table, 0) == legal(table, 1) == []
