"""End of the game: section 12 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import GREY2, RED4, both_maps, events, hand, idle, legal, refused, seen, table_with
from semafor.kernel.words import Words

rule = pytest.mark.rule


@rule("ttr-usa.end.trigger", "ttr-eu.end.trigger")
@both_maps
@pytest.mark.parametrize("cars, last_round", [(5, False), (4, True), (3, True), (2, True)])
def test_the_last_round_starts_when_a_turn_ends_with_two_cars_or_fewer(map: str, cars: int, last_round: bool) -> None:
    table = table_with(map, 3, hands={0: {"red": 2}}, cars={0: cars})
    table.play(f"claim {GREY2[map]} with 2 red")

    assert seen(table).turns_left == (3 if last_round else None)
    assert ("last-round" in events(table, None)) == last_round
    shown = table.game.describe(table.state, 1, table.game.words("pl"))
    assert ("Ostatnia runda: zostały 3 tury" in shown) == last_round


@rule("ttr-eu.end.trigger")
def test_a_tunnel_sets_off_the_last_round_only_when_it_is_claimed() -> None:
    table = table_with("europe", hands={0: {"red": 3}}, cars={0: 4}, next_cards=["red", "blue", "green"])
    table.play("claim barcelona_pamplona with 2 red")

    assert seen(table).turns_left is None
    table.play("pay extra")
    assert seen(table).turns_left == 2


@rule("ttr.end.last-round")
@both_maps
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_has_exactly_one_more_turn_and_who_set_it_off_the_last(map: str, seats: int, first: int) -> None:
    table = table_with(map, seats, hands={first: {"red": 4}}, cars={first: 5}, turn=first)
    table.play(f"claim {RED4[map]} with 4 red")
    played = []
    while not table.over:
        played.append(seen(table).turn)
        idle(table)

    assert played == [(first + 1 + turn) % seats for turn in range(seats)]
    assert table.result().ended_by == "ttr.end.last-round"


@rule("ttr.end.once")
@both_maps
def test_another_player_falling_to_two_cars_changes_nothing(map: str) -> None:
    hands = {0: {"red": 4}, 1: {"green": 2}}
    table = table_with(map, 3, hands=hands, cars={0: 5, 1: 3})
    table.play(f"claim {RED4[map]} with 4 red")
    table.play(f"claim {GREY2[map]} with 2 green")

    assert seen(table).turns_left == 2
    assert "last-round" not in events(table, None)
    idle(table)
    idle(table)
    assert table.over


@rule("ttr.end.any-action")
@both_maps
def test_all_actions_are_allowed_in_the_last_round(map: str) -> None:
    table = table_with(map, 2, hands={0: {"red": 4}}, turns_left=1)

    kinds = {move.split()[0] for move in legal(table)}
    assert kinds == ({"draw", "claim"} if map == "usa" else {"draw", "claim", "station"})
    table.play("draw deck")
    assert not table.over
    table.play("draw deck")
    assert table.over
    assert sum(hand(table, 0).values()) == 6


@rule("ttr.end.any-action", "ttr-eu.tunnel.decline")
def test_the_last_turn_may_be_a_tunnel_and_ends_with_its_answer() -> None:
    table = table_with("europe", hands={0: {"red": 2}}, turns_left=1, next_cards=["red", "blue", "green"])
    table.play("claim barcelona_pamplona with 2 red")

    assert not table.over
    table.play("decline")
    assert table.over


@rule("ttr.end.last-round")
@both_maps
def test_nobody_passes_in_the_last_round_of_his_own_will(map: str) -> None:
    assert refused(table_with(map, turns_left=1), "pass") == "ttr.turn.forced-pass"


@rule("ttr.end.announce")
@both_maps
def test_everybody_is_told_that_the_last_round_begins_and_who_plays_last(map: str) -> None:
    table = table_with(map, 3, hands={1: {"red": 4}}, cars={1: 6}, turn=1)
    table.play(f"claim {RED4[map]} with 4 red")

    for watcher in (None, 0, 1, 2):
        told = table.told(watcher)[-1]
        assert (told.what, told.seat) == ("last-round", 1)
        assert table.view(watcher).turns_left == 3  # type: ignore[attr-defined]
    words = Words("en", table.game.room, "semafor.kernel")
    assert words.event(table.told(0)[-1]) == "The last round begins; Seat 2 has the last turn."


@rule("ttr.end.announce")
@both_maps
def test_everybody_is_told_that_the_game_is_over(map: str) -> None:
    table = table_with(map, turns_left=1)
    idle(table)

    assert events(table, None)[-1] == events(table, 1)[-1] == "game-over"
    assert seen(table).phase == "over"
    assert seen(table).turn is None
