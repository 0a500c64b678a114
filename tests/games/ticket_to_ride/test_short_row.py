"""A row that cannot be filled, and when it is: section 5 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import (
    GREY2,
    RED4,
    both_maps,
    deck_cards,
    events,
    refused,
    seen,
    table_with,
)

rule = pytest.mark.rule


@rule("ttr.row.short")
@both_maps
def test_a_row_that_cannot_be_filled_stays_short_and_its_empty_places_cannot_be_taken(map: str) -> None:
    table = table_with(map, deck={"red": 1})
    table.play("draw deck")
    table.play("draw row 2")

    assert seen(table).row == ["purple", None, "orange", "white", "green"]
    again = table_with(map, row=("red", None, "blue"), deck={"white": 2, "black": 2}, next_cards=["white", "white"])
    assert refused(again, "draw row 2") == "ttr.row.short"
    assert refused(again, {"move": "draw-row", "place": 6}) == "ttr.row.short"
    assert refused(again, {"move": "draw-row", "place": 0}) == "ttr.row.short"


@rule("ttr.row.short", "ttr.row.three-locomotives")
@both_maps
def test_the_limit_of_three_locomotives_holds_for_a_row_that_was_short(map: str) -> None:
    row = ("locomotive", "locomotive", None, "blue", "green")
    table = table_with(map, hands={0: {"red": 4}}, row=row, deck={}, next_cards=["red", "red", "red"])
    table.play(f"claim {RED4[map]} with 4 red")

    assert seen(table).row == ["locomotive", "locomotive", "red", "blue", "green"]
    hands = {0: {"locomotive": 3, "red": 1}}
    table = table_with(map, hands=hands, row=row, deck={}, next_cards=["locomotive"])
    table.play(f"claim {RED4[map]} with 1 red 3 locomotive")
    assert seen(table).row.count("locomotive") == 2
    assert events(table, None)[-1] == "row-renewed"
    assert seen(table).deck == 3


@rule("ttr.row.short", "ttr.row.reset-impossible")
@both_maps
def test_a_short_row_with_three_locomotives_stays_when_nothing_else_is_left(map: str) -> None:
    row = ("locomotive", "locomotive", "red", "blue")
    table = table_with(map, row=row, deck={"locomotive": 1})
    table.play("draw row 4")

    assert seen(table).row == ["locomotive", "locomotive", "red", "locomotive", None]
    assert seen(table).phase == "second-card"


@rule("ttr.row.refill-later")
@both_maps
def test_a_short_row_is_filled_right_after_the_claim_that_brought_new_discards(map: str) -> None:
    row = ("purple", None, "orange", None, "green")
    table = table_with(map, hands={0: {"red": 4}}, row=row, deck={})
    table.play(f"claim {RED4[map]} with 4 red")

    assert seen(table).row == ["purple", "red", "orange", "red", "green"]
    assert deck_cards(table) == {"red": 2}
    assert seen(table).discards == {}
    assert seen(table).turn == 1
    assert events(table, None)[-1] == "row-filled"


@rule("ttr.row.refill-later")
@both_maps
def test_a_short_row_is_filled_as_far_as_the_discards_go(map: str) -> None:
    table = table_with(map, hands={0: {"red": 2}}, row=(), deck={})
    table.play(f"claim {GREY2[map]} with 2 red")

    assert seen(table).row == ["red", "red", None, None, None]
    assert seen(table).deck == 0


@rule("ttr.row.refill-later")
def test_a_short_row_is_filled_after_a_station_and_after_a_tunnel() -> None:
    row = ("purple", None, "orange", "white", "green")
    station = table_with("europe", hands={0: {"red": 1}}, row=row, deck={})
    station.play("station paris with 1 red")
    tunnel = table_with("europe", hands={0: {"red": 2}}, row=row, deck={"red": 1})
    tunnel.play("claim barcelona_pamplona with 2 red")

    assert seen(station).row[1] == "red"
    assert seen(tunnel).row[1] is None
    tunnel.play("decline")
    assert seen(tunnel).row[1] == "red"
    assert seen(tunnel).deck == 0
