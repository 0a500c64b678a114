"""The box: board, dice and faces are what is printed."""

from __future__ import annotations

from collections import Counter

import pytest

import semafor
from games.railroad_ink.position import BASE_KEY, LAVA_KEY, METEOR_KEY, dice, seen, table
from games.railroad_ink.slow import BASE, FACES, LAVA, looks
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES, METEOR_BOX, look_number
from semafor.games.railroad_ink.setup import start
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import FastLuck, KeyedLuck


@pytest.mark.rule("ink.game.board")
def test_the_board_has_twelve_exits_three_a_side_types_alternating_and_nine_central_cells() -> None:
    round_the_board = [exit["type"] for exit in BASE["exit"]]

    assert Counter(exit["side"] for exit in BASE["exit"]) == {"N": 3, "E": 3, "S": 3, "W": 3}
    assert all(one != other for one, other in zip(round_the_board, round_the_board[1:] + round_the_board[:1], strict=True))
    assert Counter(round_the_board) == {"highway": 6, "railway": 6}
    assert sorted(map(tuple, BASE["centre"])) == [(row, col) for row in (2, 3, 4) for col in (2, 3, 4)]
    assert {(exit["side"], index) for exit in BASE["exit"] for index in exit["cell"] if index in (1, 3, 5)} == {
        (side, index) for side in "NESW" for index in (1, 3, 5)
    }


@pytest.mark.rule("ink.dice.three-equal", "ink.dice.fourth")
def test_three_dice_are_equal_and_the_fourth_has_three_faces_twice() -> None:
    plain = {f"{kind}_{shape}" for kind in ("highway", "railway") for shape in ("straight", "curve", "t")}

    assert [set(die) for die in BASE["dice"][:3]] == [plain] * 3
    assert [len(die) for die in BASE["dice"]] == [6] * 4
    assert Counter(BASE["dice"][3]) == {"overpass": 2, "station_straight": 2, "station_curve": 2}


@pytest.mark.rule("ink.dice.three-equal", "ink.dice.fourth", "ink.round.roll-once", "ink.exp.roll-with")
def test_every_face_comes_up_as_often_as_it_is_printed() -> None:
    rolls: Counter[str] = Counter()
    luck = FastLuck(5)
    for _ in range(1200):
        view = seen(semafor.game(LAVA_KEY).view(start(1, 1, False, False, False, luck), 0))
        rolls.update(view.dice[:3])
        rolls.update(view.dice[3:] + view.lava_dice)

    assert sum(rolls.values()) == 7200
    for face in BASE["dice"][0]:
        assert 500 < rolls[face] < 700
    for face in set(BASE["dice"][3]):
        assert 320 < rolls[face] < 480
    assert 700 < rolls["lava_corner"] < 900
    for face in ("lava_strait", "lava_bay", "lava_highway", "lava_railway"):
        assert 320 < rolls[face] < 480


@pytest.mark.rule("ink.meteor.dice")
def test_the_meteor_dice_have_four_arrows_twice_and_short_ways_more_often() -> None:
    assert Counter(METEOR_BOX["direction"]) == {"N": 1, "E": 1, "S": 1, "W": 1, "choose": 2}
    assert Counter(METEOR_BOX["distance"]) == {1: 3, 2: 2, 3: 1}


@pytest.mark.rule("ink.place.rotate-mirror", "ink.lava.rotate-mirror")
def test_orientations_are_numbered_without_duplicates() -> None:
    for name in FACES:
        number = FACE_NAMES.index(name)
        own = [(look.rotation, look.mirrored) for look in ALL_LOOKS if look.face == number]

        assert own == [(rotation, mirrored) for _, rotation, mirrored in looks(name)]
    counts = Counter(FACE_NAMES[look.face] for look in ALL_LOOKS[1:])
    assert counts["highway_straight"] == 2
    assert counts["station_curve"] == 8
    assert counts["special_highway_cross"] == 1
    assert counts["lava_highway"] == 4
    assert sum(counts[face["id"]] for face in [*BASE["face"], *BASE["special"]]) == 50
    assert sum(counts[face["id"]] for face in LAVA["face"]) == 18


@pytest.mark.rule("ink.place.rotate-mirror")
def test_mirroring_comes_before_turning_and_equal_looks_are_one_move() -> None:
    actions = semafor.game(BASE_KEY).actions

    assert look_number(FACE_NAMES.index("station_curve"), 1, True) != look_number(FACE_NAMES.index("station_curve"), 1, False)
    assert ALL_LOOKS[look_number(FACE_NAMES.index("station_curve"), 1, True)].sides == [2, 1, 0, 0]
    assert str(actions.parse("draw highway_straight at B1 turned 2 mirrored")) == "draw highway_straight at B1"


@pytest.mark.rule("ink.special.six", "ink.station.meaning", "ink.overpass.meaning")
def test_six_special_routes_have_four_ends_and_all_but_the_pure_crossings_a_station() -> None:
    assert [len(special["joins"][0]) for special in BASE["special"]] == [4] * 6
    assert [set(special["sides"]) == {"highway", "railway"} for special in BASE["special"]] == [False, False] + [True] * 4
    assert [special.get("station", False) for special in BASE["special"]] == [False, False] + [True] * 4
    assert not {face for die in BASE["dice"] for face in die} & {special["id"] for special in BASE["special"]}
    assert len(FACES["overpass"]["joins"]) == 2


@pytest.mark.rule("ink.game.players")
def test_one_to_six_play_and_no_others() -> None:
    for key in (BASE_KEY, LAVA_KEY, METEOR_KEY):
        game = semafor.game(key)
        for seats in range(1, 7):
            assert game.start(seats, None, KeyedLuck(1)).actors()
        for seats in (0, 7):
            with pytest.raises(BadInput):
                game.start(seats, None, KeyedLuck(1))


@pytest.mark.rule("ink.game.setup", "ink.special.own", "ink.exp.optional")
def test_every_board_starts_bare_with_six_special_routes_and_no_dice_of_an_expansion() -> None:
    view = seen(table(BASE_KEY, seats=3).view(None))

    for board in view.boards:
        assert board.cells == []
        assert len(board.specials) == 6
        assert board.specials_left == 3
    assert (view.lava_dice, view.direction, view.distance) == ([], None, None)
    assert not [n for n in range(semafor.game(BASE_KEY).actions.size) if "lava" in str(semafor.game(BASE_KEY).actions.move(n))]


@pytest.mark.rule("ink.game.shared-luck", "ink.round.same-dice", "ink.meteor.one-per-round")
def test_everybody_has_the_same_roll_to_draw() -> None:
    faces = ["highway_t", "railway_t", "railway_t", "station_curve"]
    for key in (BASE_KEY, LAVA_KEY, METEOR_KEY):
        view = seen(table(key, dice(faces, key), seats=4).view(None))

        assert view.dice == faces
        assert [sorted(board.dice_left) for board in view.boards] == [sorted(faces)] * 4


@pytest.mark.rule("ink.dice.reminder")
def test_there_is_no_action_for_the_reminder_table() -> None:
    actions = semafor.game(BASE_KEY).actions

    assert {actions.json(number)["move"] for number in range(actions.size)} == {"draw", "finish"}
