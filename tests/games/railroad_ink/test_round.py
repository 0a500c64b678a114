"""The round: the duty to draw, finishing, the special routes, and drawing at the same time."""

from __future__ import annotations

import pytest

import semafor
from games.railroad_ink.position import (
    ANY_ROLL,
    BASE_KEY,
    LAVA_KEY,
    METEOR_KEY,
    dice,
    do,
    face_at,
    ink,
    list_of,
    position,
    round_of,
    rule,
    said,
    seen,
    table,
    told,
    why,
)
from semafor.games.railroad_ink.parts.dice import dice_left
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck, KeyedLuck, ScriptedLuck, WrittenLuck
from semafor.kernel.refusal import Refusal
from semafor.kernel.words import Words


def only_here(free: list[tuple[int, int]], faces: list[str], strict: bool = False) -> RailroadInk:
    """A board where every cell but these is filled with something that has no route ends."""
    cells = [(row, col) for row in range(7) for col in range(7) if (row, col) not in free]
    return position(BASE_KEY, [("volcano", row, col, 0, 0) for row, col in cells], faces, strict=strict)


@pytest.mark.rule("ink.round.draw-all")
def test_finishing_early_is_refused_with_the_faces_and_cells_still_possible() -> None:
    state = position(BASE_KEY, [], ["highway_straight", "highway_straight", "railway_curve", "overpass"])
    for text in ("draw highway_straight at B1", "draw highway_straight at B2", "draw overpass at B3"):
        do(state, text)
    refusal = why(state, "finish")

    assert refusal is not None
    assert refusal.rule == "ink.round.draw-all"
    assert refusal.facts["face"] == ["railway_curve"]
    assert refusal.facts["cells"] == ["A2", "A3", "A6", "C3", "D1", "D7", "G2", "G6"]
    assert "railway_curve at C3" in list_of(refusal, "drawings")
    assert do(state, "draw railway_curve at C3 turned 3")
    assert rule(state, "finish") is None


@pytest.mark.rule("ink.round.draw-all")
def test_the_refusal_reads_well_in_both_languages() -> None:
    state = position(BASE_KEY, [], ["highway_straight", "highway_straight", "highway_straight", "overpass"])
    game = semafor.game(BASE_KEY)
    refusal = game.check_move(state, 0, "finish")
    assert isinstance(refusal, Refusal)
    said = [Words(lang, game.room, "semafor.kernel").refusal(refusal, game.rulebook) for lang in ("en", "pl")]

    assert said == [
        "There is still something to draw. You can draw, for example: straight highway A4, B1, B7; overpass A2, A4, A6.",
        "Jest jeszcze coś do narysowania. Możesz narysować np.: prosta autostrada A4, B1, B7; wiadukt A2, A4, A6.",
    ]


@pytest.mark.rule("ink.round.draw-all", "ink.round.leftover-lost", "ink.place.cannot-connect")
def test_a_die_that_fits_nowhere_is_lost_without_penalty() -> None:
    state = only_here([(0, 1)], ["highway_straight", "railway_straight", "railway_t", "overpass"])

    assert rule(state, "draw railway_straight at B1") == "ink.place.exit-type"
    blank = only_here([], ["highway_straight", "railway_straight", "railway_t", "overpass"])
    after = do(blank.clone(), "finish")
    assert "Miejsce 1 w rundzie 1 nic nie rysuje." in told(blank, "finish", after)

    do(state, "draw highway_straight at B1")
    assert rule(state, "finish") is None
    before = state.count(0).total()
    do(state, "finish")
    assert (state.round, dice_left(state.board, 0)) == (2, 4)
    assert state.count(0).total() == before


@pytest.mark.rule("ink.round.draw-all")
def test_a_maximal_set_is_enough_by_default_but_not_under_the_strict_reading() -> None:
    """Cells B1 and B2 are free: a curve in B1 shuts the straight out, a straight there leaves room for the curve."""
    faces = ["highway_straight", "highway_curve", "railway_t", "overpass"]
    free = [(0, 1), (1, 1)]
    lax, strict = only_here(free, faces), only_here(free, faces, strict=True)

    assert rule(lax, "draw highway_curve at B1") is None
    assert rule(do(lax, "draw highway_curve at B1"), "finish") is None
    assert rule(strict, "draw highway_curve at B1") == "ink.round.draw-all"
    refusal = why(strict, "draw highway_curve at B1")
    assert refusal is not None
    assert refusal.facts == {"reason": "strict", "greatest": 2}
    do(strict, "draw highway_straight at B1")
    do(strict, "draw highway_curve at B2")
    assert rule(strict, "finish") is None


@pytest.mark.rule("ink.round.each-die-once", "ink.round.same-dice")
def test_each_die_is_drawn_once_and_only_what_was_rolled() -> None:
    state = position(BASE_KEY, [], ["highway_straight", "highway_straight", "railway_curve", "overpass"])

    assert rule(state, "draw highway_t at B1") == "ink.round.same-dice"
    do(state, "draw highway_straight at B1")
    do(state, "draw highway_straight at F1")
    assert rule(state, "draw highway_straight at B2") == "ink.round.each-die-once"


@pytest.mark.rule("ink.round.order-free", "ink.special.any-moment", "ink.special.extra")
@pytest.mark.parametrize("place", range(5))
def test_the_special_route_may_come_before_between_or_after_the_dice(place: int) -> None:
    texts = [
        "draw highway_straight at B1",
        "draw railway_straight at D1",
        "draw highway_curve at F1",
        "draw overpass at A4 turned 1",
    ]
    texts.insert(place, "draw special_highway_cross at B7")
    state = position(BASE_KEY, [])
    for text in texts:
        do(state, text)

    assert rule(state, "finish") is None
    assert rule(state, "draw special_railway_cross at A6") == "ink.special.one-per-round"


@pytest.mark.rule("ink.special.one-per-round", "ink.special.three-per-game", "ink.special.each-once")
def test_one_special_route_a_round_three_a_game_each_design_once() -> None:
    rolls = [dice(ANY_ROLL)] * 7
    played = table(BASE_KEY, *rolls)
    specials = ["special_highway_cross at B7", "special_railway_cross at A6", "special_cross_station at F7"]
    for number, special in enumerate(specials):
        if number:
            assert said(played.why_not("draw special_highway_cross at F7")).rule == "ink.special.each-once"
        played.play(f"draw {special}")
        assert said(played.why_not("draw special_three_highway at F1")).rule == "ink.special.one-per-round"
        finish_round(played)

    assert said(played.why_not("draw special_three_highway at F1")).rule == "ink.special.three-per-game"


def finish_round(played: semafor.Table, seat: int = 0) -> None:
    """Draw what has to be drawn, away from the cells the tests use, and finish."""
    while played.why_not("finish", seat) is not None:
        moves = [str(move) for move in played.moves(seat) if "special" not in str(move)]
        played.play(next((text for text in moves if "F1" not in text and "F7" not in text), moves[0]), seat)
    played.play("finish", seat)


@pytest.mark.rule("ink.special.same-rules")
def test_a_special_route_must_connect_without_clash_in_an_empty_cell() -> None:
    state = position(BASE_KEY, [("highway_straight", 0, 1, 0, 0), ("railway_straight", 2, 2, 1, 0)])

    assert rule(state, "draw special_highway_cross at D4") == "ink.place.must-connect"
    assert rule(state, "draw special_highway_cross at B1") == "ink.place.empty-cell"
    assert rule(state, "draw special_railway_cross at B2") == "ink.place.no-direct-join"
    assert rule(state, "draw special_highway_cross at D1") == "ink.place.exit-type"
    assert rule(state, "draw special_three_railway at B2 turned 0") is None


@pytest.mark.rule("ink.special.own", "ink.game.players")
def test_nothing_a_seat_does_touches_another_board() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), seats=2)
    before = played.view(1)
    played.play("draw special_highway_cross at B1", 0)
    played.play("draw railway_straight at D1", 0)

    assert played.view(1) == before
    assert played.why_not("draw special_highway_cross at B1", 1) is None


@pytest.mark.rule("ink.round.special-not-forced")
def test_a_special_route_never_has_to_be_used_even_if_it_makes_room_for_a_die() -> None:
    state = only_here([(0, 1), (1, 1)], ["railway_straight", "railway_straight", "railway_curve", "overpass"])
    do(state, "draw overpass at B1")

    assert rule(state, "draw railway_straight at B2") == "ink.place.no-direct-join"
    assert rule(state, "draw special_three_railway at B2") is None
    assert rule(state, "finish") is None


@pytest.mark.rule("ink.round.change-of-mind", "ink.round.no-erase")
def test_drawings_of_the_open_round_can_be_taken_back_and_those_of_earlier_rounds_not() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), seats=2)
    start = played.state.fields()
    played.play("draw highway_straight at B1", 0)
    played.play("draw railway_straight at D1", 1)
    played.play("draw overpass at B2", 0)
    played.undo(0)
    played.undo(0)
    played.undo(1)

    assert played.state.fields() == start
    assert played.undo_refusal(0) is not None
    finish_round(played, 0)
    played.undo(0)  # even finishing is taken back while another seat draws
    assert played.actors == [0, 1]
    played.play("finish", 0)
    finish_round(played, 1)
    assert said(played.undo_refusal(0)).rule == "kernel.undo.final"
    assert said(played.undo_refusal(1)).rule == "kernel.undo.final"


@pytest.mark.rule("ink.round.simultaneous", "ink.round.next", "ink.round.roll-once")
def test_each_seat_finishes_when_it_likes_and_the_last_brings_the_next_roll() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), seats=3)
    finish_round(played, 1)

    assert played.actors == [0, 2]
    assert said(played.why_not("finish", 1)).rule == "ink.round.simultaneous"
    assert said(played.why_not("finish", 1)).facts == {"whom": [1, 3]}
    finish_round(played, 2)
    assert (ink(played.state).round, played.entries[-1].chance) == (1, [])
    finish_round(played, 0)
    assert ink(played.state).round == 2
    assert len(played.entries[-1].chance) == 4
    assert played.actors == [0, 1, 2]


@pytest.mark.rule("ink.round.simultaneous", "ink.game.shared-luck")
def test_an_unfinished_round_is_seen_by_its_own_seat_only() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), seats=2)
    played.play("draw highway_straight at B1", 0)

    assert [cell.face for cell in seen(played.view(0)).boards[0].cells] == ["highway_straight"]
    assert seen(played.view(1)).boards[0].cells == []
    assert seen(played.view(None)).boards[0].cells == []
    assert [event.what for event in played.told(0)] == ["drew"]
    assert played.told(1) == played.told(None) == ()
    finish_round(played, 0)
    assert seen(played.view(1)).boards[0].finished
    assert seen(played.view(1)).boards[0].cells == []
    finish_round(played, 1)
    assert seen(played.view(1)).boards[0].cells == seen(played.view(0)).boards[0].cells
    assert [event.what for event in played.told(None)] == ["finished", "round-drawn", "round-drawn", "rolled"]


@pytest.mark.rule("ink.round.simultaneous")
def test_the_option_open_drawing_shows_an_unfinished_round() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), seats=2, open_drawing=True)
    played.play("draw highway_straight at B1", 0)

    assert [cell.face for cell in seen(played.view(1)).boards[0].cells] == ["highway_straight"]
    assert [event.what for event in played.told(1)] == ["drew"]
    assert semafor.game(BASE_KEY).redraw(played.state, 1, FastLuck(1)) == played.state


@pytest.mark.rule("ink.round.simultaneous")
def test_a_redraw_makes_other_drawings_of_the_open_round_only() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), seats=3)
    finish_round(played, 0)
    played.play("draw highway_straight at B1", 1)
    game = semafor.game(BASE_KEY)
    others = [game.redraw(played.state, 2, FastLuck(seed)) for seed in range(20)]

    assert len({str(seen(game.view(other, 0)).boards[0].cells) for other in others}) > 15
    assert len({str(seen(game.view(other, 1)).boards[1].cells) for other in others}) > 10
    assert all([int(actor) for actor in other.actors()] == [1, 2] for other in others)
    assert all(len(seen(game.view(other, 0)).boards[0].cells) >= 4 for other in others)


@pytest.mark.rule("ink.round.number")
def test_the_record_of_each_drawing_holds_its_round() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), dice(["highway_t", "highway_t", "railway_t", "station_curve"]))
    for text in (
        "draw highway_straight at B1",
        "draw railway_straight at D1",
        "draw highway_curve at F1",
        "draw overpass at B2",
    ):
        played.play(text)
    played.play("finish")
    played.play("draw highway_t at B3")

    assert [round_of(ink(played.state), row, col) for row, col in ((0, 1), (0, 3), (0, 5), (1, 1), (2, 1))] == [1, 1, 1, 1, 2]
    assert {(cell.row, cell.column): cell.round for cell in seen(played.view(0)).boards[0].cells}[2, 1] == 2


@pytest.mark.rule("ink.game.rounds-base", "ink.meteor.rounds", "ink.lava.rounds", "ink.end.after-last")
@pytest.mark.parametrize(("key", "rounds"), [(BASE_KEY, 7), (LAVA_KEY, 6), (METEOR_KEY, 6)])
def test_the_base_game_has_seven_rounds_and_an_expansion_six(key: str, rounds: int) -> None:
    game = semafor.game(key)
    luck = WrittenLuck(FastLuck(1))
    state = game.start(2, None, luck)
    rolls = [luck.taken()]
    while not state.over():
        seat = int(state.actor())
        state.apply(seat, int(state.legal(seat)[-1]), luck)
        if roll := luck.taken():
            rolls.append(roll)

    assert len(rolls) == rounds
    assert {len(roll) for roll in rolls} == {4 if key == BASE_KEY else 6}
    refusal = game.refusal(state, 0, game.actions.size - 1)
    assert refusal is not None
    assert refusal.rule == "ink.end.after-last"
    assert seen(game.view(state, None)).over


@pytest.mark.rule("ink.round.roll-once", "ink.game.shared-luck")
def test_the_same_seed_rolls_the_same_dice_in_each_round_whatever_is_drawn() -> None:
    rolls = []
    for chooser in (0, -1):
        state = semafor.game(BASE_KEY).start(1, None, KeyedLuck(11))
        luck, shown = KeyedLuck(11), []
        while not state.over():
            shown.append((int(ink(state).round), tuple(seen(semafor.game(BASE_KEY).view(state, 0)).dice)))
            state.apply(0, int(state.legal(0)[chooser]), luck)
        rolls.append(sorted(set(shown)))

    assert rolls[0] == rolls[1]
    assert len(rolls[0]) == 7


@pytest.mark.rule("ink.place.empty-cell", "ink.round.no-erase")
def test_a_drawing_of_an_earlier_round_is_never_drawn_over() -> None:
    played = table(BASE_KEY, dice(ANY_ROLL), dice(ANY_ROLL))
    for text in (
        "draw highway_straight at B1",
        "draw railway_straight at D1",
        "draw highway_curve at F1",
        "draw overpass at B2",
    ):
        played.play(text)
    played.play("finish")

    assert said(played.why_not("draw highway_straight at B1")).facts == {"cell": "B1", "face": "highway_straight", "round": 1}
    assert face_at(ink(played.state), 0, 1) == "highway_straight"


def test_a_script_of_real_dice_is_taken_as_it_is() -> None:
    state = semafor.game(BASE_KEY).start(1, None, ScriptedLuck([5, 4, 3, 2]))

    assert seen(semafor.game(BASE_KEY).view(state, 0)).dice == [
        "railway_t",
        "railway_curve",
        "railway_straight",
        "station_straight",
    ]
