"""The course of a turn: placing a worker, recall, skipping, what ends a turn."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import GAME, Position, position


@pytest.mark.rule("rev.turn.order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    here = position(3)
    order = []
    for _ in range(4):
        order.append(here.who)
        assert here.why("place white on sale", seat=(here.who + 1) % 3) == "rev.turn.order"
        here.do("place white on sale", "sale track", "finish")

    assert order == [0, 1, 2, 0]


@pytest.mark.rule("rev.turn.place-worker", "rev.turn.four-actions")
def test_a_turn_puts_one_worker_of_the_supply_on_one_of_four_fields() -> None:
    here = position()

    assert {move.split(" on ")[1].split()[0] for move in here.offers("place")} == {"station", "rail", "telegraph", "sale"}
    assert here.why("place grey on sale") == "rev.turn.place-worker"
    assert here.why("track t02") == "rev.turn.place-worker"
    here.do("place white on sale")
    assert here.seat(0).board["sale"] == {"white": 1}
    assert here.seat(0).supply == {"white": 3, "purple": 1}
    assert here.why("place white on sale") == "rev.turn.place-worker"
    assert here.why("track t02") == "rev.turn.four-actions"


@pytest.mark.rule("rev.turn.field-unlimited")
def test_any_number_of_workers_of_any_colour_stand_on_one_field() -> None:
    here = position().workers("white", "white", "purple", "grey", "orange")
    for worker in ("white", "white", "purple", "grey", "orange"):
        standing = sum(here.seat(0).board["sale"].values())
        here.sells(worker)
        assert sum(here.seat(0).board["sale"].values()) == standing + 1
        here.workers("white", "white", "white", "white", "white", seat=1).sells("white")

    assert here.seat(0).supply == {"white": 2, "purple": 1, "orange": 1, "grey": 1}


@pytest.mark.rule("rev.turn.recall", "rev.turn.recall-no-action", "rev.turn.recall-only-empty")
def test_a_player_without_workers_in_the_supply_takes_all_back_and_goes_on() -> None:
    here = position(2)
    for _ in range(5):
        assert here.why("place white on sale") is None or here.seat(0).supply == {"purple": 1}
        worker = "white" if "white" in here.seat(0).supply else "purple"
        here.sells(worker)
        assert sum(here.seat(0).board["sale"].values()) > 0
        here.sells("white" if "white" in here.seat(1).supply else "purple")

    assert here.who == 0
    assert here.seat(0).supply == {"white": 4, "purple": 1}
    assert here.seat(0).board["sale"] == {}
    here.sells("white")
    assert here.who == 1


def told(here: Position, move: str) -> list[str]:
    """What the log says when this move is made."""
    before, seat, number = here.state.clone(), here.who, GAME.actions.number(GAME.actions.parse(move))
    assert number is not None
    here.do(move)
    return [event.what for event in GAME.events(before, seat, number, here.state, None)]


@pytest.mark.rule("rev.turn.recall", "rev.turn.recall-only-empty")
def test_the_log_tells_of_a_recall_exactly_when_workers_came_back() -> None:
    gains = position().deal("d7").shares(9, seat=1).workers("white", "white", "white", "orange", seat=1)
    gains.standing("white", "white", "white", "orange", seat=1)
    gains.do("place white on telegraph", "office 3", "finish", "no deal")
    promotes = position().deal("d3").shares(9, seat=1).workers("white", "white", "white", "orange", "purple", seat=1)
    promotes.standing("white", "white", "white", "orange", seat=1).milestone("A1-1", seat=1).milestone("A2-2", slot=2, seat=1)
    promotes.do("place white on telegraph", "office 3", "finish", "no deal", "deal top", "promote purple from supply to 1")

    assert "recalled" not in told(gains, "deal top")
    assert gains.seat(1).supply == {"grey": 1}
    assert "recalled" in told(promotes, "done")
    assert promotes.seat(1).supply == {"white": 3, "orange": 1}


@pytest.mark.rule("rev.turn.recall-only-empty")
def test_a_worker_gained_between_turns_keeps_the_supply_from_being_empty() -> None:
    here = position().workers("purple", "white", "white", "white").money(800, seat=0).tracks("t02")
    for _ in range(3):
        here.sells("white").sells("white")
    here.do("hire grey").sells("purple").sells("white")

    assert here.who == 0
    assert here.seat(0).supply == {"grey": 1}
    assert here.seat(0).board["sale"] == {"white": 3, "purple": 1}


@pytest.mark.rule("rev.turn.basic-in-full", "rev.general.optional-bonuses")
def test_the_basic_action_is_mandatory_and_all_else_is_not() -> None:
    here = position().do("place white on telegraph")

    assert here.why("finish") == "rev.turn.basic-in-full"
    here.do("office 8")
    assert here.offers("tile")
    here.do("finish")
    assert here.who == 1


@pytest.mark.rule("rev.turn.basic-in-full", "rev.station.leftmost-building", "rev.telegraph.leftmost-building")
def test_a_field_whose_action_cannot_be_completed_may_not_be_chosen() -> None:
    here = position().pieces(3, 0)

    assert here.why("place white on station") == "rev.station.leftmost-building"
    assert here.why("place white on telegraph") == "rev.telegraph.leftmost-building"
    assert here.why("place white on sale") is None
    assert position().pieces(0, 1).why("place white on rail") == "rev.rail.must-afford-both"
    assert position().office(1, 2, 3, 4, 5, 6, 7, 8).why("place white on telegraph") == "rev.telegraph.available"


@pytest.mark.rule("rev.turn.all-pieces-usable")
def test_pieces_right_of_the_logo_may_be_used() -> None:
    here = position().pieces(1, 2).do("place white on telegraph", "office 8", "finish")

    assert here.seat(0).buildings_left == 1
    here.do("place white on sale", "sale track", "finish", "place white on sale", "sale building", "finish")
    assert (here.seat(0).tracks_left, here.seat(0).buildings_left) == (1, 0)


@pytest.mark.rule("rev.turn.no-legal-action", "rev.sale.leftmost-section")
def test_a_player_without_any_piece_skips_and_the_turn_counts() -> None:
    here = position().pieces(0, 0)
    here.table.course.turns_left = 4

    assert here.offers("place") == []
    assert here.why("place white on sale") == "rev.sale.leftmost-section"
    before = here.seat(0).supply
    here.do("skip")
    assert here.who == 1
    assert here.seat(0).supply == before
    assert here.view().turns_left == 3
    assert here.why("skip") == "rev.turn.no-legal-action"


@pytest.mark.rule("rev.turn.end-sequence", "rev.deal.after-action")
def test_a_turn_ends_with_action_deal_milestones_end_check_and_next_player() -> None:
    here = position().deal("d4").milestone("A2-3", "grey").pieces(2, 4).station("washington").station("charlotte")
    here.table.box[43] = 3
    here.do("place white on telegraph", "office 3")

    assert here.why("deal top") == "rev.deal.after-action"
    here.do("finish")
    assert here.view().phase == "deal"
    assert here.seat(0).completed == []
    here.do("no deal", "no deal")
    assert here.view().phase == "keep"
    assert here.seat(0).completed == ["A2-3"]
    assert here.view().turns_left is None
    here.do("keep 1")
    assert here.who == 1


@pytest.mark.rule("rev.worker.roles")
def test_the_rulebook_names_the_roles_of_the_colours() -> None:
    from games.railroad_revolution.position import GAME

    roles = {"purple": "foreman", "orange": "accountant", "grey": "negotiator", "turquoise": "engineer"}
    text = GAME.rulebook["rev.worker.roles"].en.lower()

    assert all(text.index(colour) < text.index(role) for colour, role in roles.items())
    abilities = {"purple": "foreman", "orange": "accountant", "grey": "negotiator", "turquoise": "engineer"}
    for field in ("station", "rail", "telegraph", "sale"):
        for colour, role in abilities.items():
            assert role in GAME.rulebook[f"rev.ability.{field}.{colour}"].en
