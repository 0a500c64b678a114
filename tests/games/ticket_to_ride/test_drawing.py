"""Drawing train cards: section 4 of the catalogue."""

from __future__ import annotations

import pytest

from games.ticket_to_ride.position import both_maps, events, hand, idle, legal, refused, seen, table_with

rule = pytest.mark.rule
LOCO_ROW = ("locomotive", "blue", "orange", "white", "green")


@rule("ttr.draw.two")
@both_maps
def test_two_cards_are_drawn_one_after_the_other(map: str) -> None:
    table = table_with(map, next_cards=["red", "black"])
    table.play("draw deck")

    assert seen(table).turn == 0
    assert seen(table).phase == "second-card"
    table.play("draw deck")
    assert hand(table, 0) == {"black": 1, "red": 1}
    assert seen(table).turn == 1


@rule("ttr.draw.two")
@both_maps
def test_a_third_card_is_not_drawn(map: str) -> None:
    table = table_with(map)
    table.play("draw row 1")
    table.play("draw row 2")

    assert refused(table, "draw deck", 0) == "ttr.turn.clockwise"


@rule("ttr.draw.source")
@both_maps
@pytest.mark.parametrize("first", ["draw deck", "draw row 2"])
@pytest.mark.parametrize("second", ["draw deck", "draw row 2", "draw row 5"])
def test_each_of_the_two_may_come_from_the_row_or_the_deck(map: str, first: str, second: str) -> None:
    table = table_with(map, next_cards=["red", "black", "yellow"])
    table.play(first)
    table.play(second)

    assert sum(hand(table, 0).values()) == 2
    assert seen(table).turn == 1


@rule("ttr.draw.source", "ttr.draw.refill-at-once")
@both_maps
def test_the_replacement_of_the_first_card_may_be_the_second_card(map: str) -> None:
    table = table_with(map, next_cards=["red", "black"])
    table.play("draw row 2")

    assert seen(table).row == ["purple", "red", "orange", "white", "green"]
    table.play("draw row 2")
    assert hand(table, 0) == {"blue": 1, "red": 1}
    assert seen(table).row == ["purple", "black", "orange", "white", "green"]


@rule("ttr.draw.blind-no-refill")
@both_maps
def test_a_card_from_the_deck_leaves_the_row_as_it_is(map: str) -> None:
    table = table_with(map, next_cards=["red"])
    row, deck = seen(table).row, seen(table).deck
    table.play("draw deck")

    assert seen(table).row == row
    assert seen(table).deck == deck - 1
    assert hand(table, 0) == {"red": 1}


@rule("ttr.draw.faceup-locomotive-ends-draw")
@both_maps
def test_a_locomotive_taken_face_up_ends_the_draw(map: str) -> None:
    table = table_with(map, row=LOCO_ROW, next_cards=["red"])
    table.play("draw row 1")

    assert hand(table, 0) == {"locomotive": 1}
    assert seen(table).row == ["red", "blue", "orange", "white", "green"]
    assert seen(table).turn == 1


@rule("ttr.draw.faceup-locomotive-ends-draw", "ttr.row.three-locomotives")
@both_maps
def test_the_place_of_a_locomotive_taken_is_refilled_and_a_reset_can_follow(map: str) -> None:
    row = ("locomotive", "locomotive", "locomotive", "white", "green")
    new = ["red", "black", "yellow", "purple", "orange"]
    table = table_with(map, row=row, next_cards=["locomotive", *new])
    table.play("draw row 1")

    assert hand(table, 0) == {"locomotive": 1}
    assert seen(table).row == new
    assert seen(table).turn == 1


@rule("ttr.draw.no-faceup-locomotive-second")
@both_maps
@pytest.mark.parametrize("first", ["draw deck", "draw row 2"])
def test_a_locomotive_of_the_row_is_never_the_second_card(map: str, first: str) -> None:
    table = table_with(map, row=LOCO_ROW, next_cards=["red"])
    table.play(first)

    assert refused(table, "draw row 1") == "ttr.draw.no-faceup-locomotive-second"
    assert "draw row 1" not in legal(table)


@rule("ttr.draw.no-new-locomotive-second")
@both_maps
def test_nor_is_a_locomotive_that_has_just_replaced_the_first_card(map: str) -> None:
    table = table_with(map, next_cards=["locomotive"])
    table.play("draw row 3")

    assert seen(table).row[2] == "locomotive"
    assert refused(table, "draw row 3") == "ttr.draw.no-faceup-locomotive-second"


@rule("ttr.draw.blind-locomotive-counts-one")
@both_maps
@pytest.mark.parametrize("second", ["draw deck", "draw row 4"])
def test_a_locomotive_from_the_deck_counts_as_one_card(map: str, second: str) -> None:
    table = table_with(map, next_cards=["locomotive", "locomotive"])
    table.play("draw deck")

    assert seen(table).turn == 0
    table.play(second)
    assert hand(table, 0) in ({"locomotive": 2}, {"white": 1, "locomotive": 1})
    assert seen(table).turn == 1


@rule("ttr.draw.blind-locomotive-counts-one")
@both_maps
def test_a_locomotive_from_the_deck_may_be_the_second_card(map: str) -> None:
    table = table_with(map, next_cards=["red", "locomotive"])
    table.play("draw row 1")
    table.play("draw deck")

    assert hand(table, 0) == {"purple": 1, "locomotive": 1}


@rule("ttr.draw.second-must")
@both_maps
def test_the_second_card_must_be_taken(map: str) -> None:
    table = table_with(map)
    table.play("draw deck")

    assert refused(table, "stop") == "ttr.draw.second-must"
    assert refused(table, "pass") == "ttr.draw.second-must"
    assert all(move.startswith("draw") for move in legal(table))


@rule("ttr.draw.second-must")
@both_maps
def test_by_the_option_the_second_card_may_be_left(map: str) -> None:
    table = table_with(map, second_card_optional=True)

    assert refused(table, "stop") == "ttr.draw.two"
    table.play("draw deck")
    table.play("stop")
    assert sum(hand(table, 0).values()) == 1
    assert seen(table).turn == 1
    assert events(table, None) == ["stopped"]


@rule("ttr.draw.second-impossible")
@both_maps
@pytest.mark.parametrize("row", [(), ("locomotive", "locomotive"), ("locomotive", None, None, None, "locomotive")])
def test_if_no_second_card_can_be_had_the_turn_ends_with_one(map: str, row: tuple[str | None, ...]) -> None:
    table = table_with(map, row=row, deck={"red": 1})
    table.play("draw deck")

    assert hand(table, 0) == {"red": 1}
    assert seen(table).turn == 1


@rule("ttr.draw.second-impossible")
@both_maps
def test_the_option_to_stop_changes_nothing_when_there_is_no_second_card(map: str) -> None:
    table = table_with(map, row=("locomotive",), deck={"red": 1}, second_card_optional=True)
    table.play("draw deck")

    assert seen(table).turn == 1


@rule("ttr.draw.second-impossible", "ttr.row.short")
@both_maps
def test_a_row_card_replaced_by_the_last_card_a_locomotive_leaves_no_second_card(map: str) -> None:
    table = table_with(map, row=("red",), deck={"locomotive": 1})
    table.play("draw row 1")

    assert seen(table).row == ["locomotive", None, None, None, None]
    assert seen(table).turn == 1


@rule("ttr.draw.hand-no-limit")
@both_maps
def test_a_hand_may_hold_any_number_of_cards(map: str) -> None:
    table = table_with(map, hands={0: dict.fromkeys(["red", "black", "yellow"], 12) | {"locomotive": 14}})
    table.play("draw row 1")
    table.play("draw row 2")

    assert sum(hand(table, 0).values()) == 52


@rule("ttr.draw.deck-and-discards-empty")
@both_maps
def test_with_deck_and_discards_empty_the_draw_cannot_be_chosen_even_if_the_row_has_cards(map: str) -> None:
    table = table_with(map, hands={0: {"red": 4}}, deck={})

    assert not [move for move in legal(table) if move.startswith(("draw deck", "draw row"))]
    assert refused(table, "draw deck") == "ttr.draw.deck-and-discards-empty"
    assert refused(table, "draw row 1") == "ttr.draw.deck-and-discards-empty"


@rule("ttr.draw.deck-and-discards-empty")
@both_maps
def test_by_the_option_the_row_may_be_drawn_without_deck_and_discards(map: str) -> None:
    table = table_with(map, deck={}, draw_row_without_deck=True)

    assert refused(table, "draw deck") == "ttr.draw.deck-and-discards-empty"
    table.play("draw row 1")
    assert refused(table, "draw row 1") == "ttr.row.short"
    assert refused(table, "draw deck") == "ttr.draw.deck-and-discards-empty"
    table.play("draw row 2")
    assert seen(table).row == [None, None, "orange", "white", "green"]
    assert hand(table, 0) == {"purple": 1, "blue": 1}
    assert seen(table).turn == 1


@rule("ttr.draw.deck-and-discards-empty")
@both_maps
def test_the_option_lends_no_card_that_is_not_there(map: str) -> None:
    table = table_with(map, row=(), deck={}, draw_row_without_deck=True)

    assert refused(table, "draw row 1") == "ttr.draw.deck-and-discards-empty"


@rule("ttr.draw.deck-and-discards-empty", "ttr.draw.source")
@both_maps
def test_the_second_card_may_come_from_the_row_when_the_first_was_the_last_of_the_deck(map: str) -> None:
    table = table_with(map, deck={"red": 1})
    table.play("draw deck")

    assert legal(table) == [f"draw row {place}" for place in range(1, 6)]
    table.play("draw row 3")
    assert hand(table, 0) == {"orange": 1, "red": 1}
    assert seen(table).row == ["purple", "blue", None, "white", "green"]


@rule("ttr.draw.deck-and-discards-empty")
@both_maps
def test_discards_alone_make_the_draw_possible(map: str) -> None:
    table = table_with(map, deck={}, discards={"red": 1})
    table.play("draw deck")

    assert hand(table, 0) == {"red": 1}
    assert seen(table).discards == {}


@rule("ttr.draw.two", "ttr.hidden.row")
@both_maps
def test_the_drawer_alone_is_told_a_card_of_the_deck(map: str) -> None:
    table = table_with(map, 3, next_cards=["red"])
    table.play("draw deck")

    assert events(table, 0) == ["drew-card-mine"]
    assert events(table, 1) == events(table, None) == ["drew-card"]
    table.play("draw row 1")
    assert events(table, 2) == ["took-card", "row-filled"]


@rule("ttr.draw.two")
@both_maps
def test_a_card_drawn_from_the_deck_cannot_be_taken_back(map: str) -> None:
    table = table_with(map)
    idle(table)
    table.play("draw deck")

    assert table.undo_refusal(1) is not None
