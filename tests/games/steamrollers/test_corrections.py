"""A material file with the values of a real box."""

from __future__ import annotations

import random
from importlib import resources

import pytest

from games.steamrollers.position import GAME, legal, position
from semafor.games.steamrollers import corrections
from semafor.games.steamrollers.material import load, standard
from semafor.games.steamrollers.parts.sheets import reach
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import FastLuck
from semafor.kernel.record import Record

STANDARD = resources.files("semafor.games.steamrollers").joinpath("material.toml").read_text("utf-8")
WALLS = "\n".join(
    f'[[wall_map]]\nlevel = "{level}"\ndie = {die}\nborders = []\nedges = []'
    for level in ("medium", "hard")
    for die in range(1, 7)
)
SMALL = f"""
[sheet]
rows = ["[1] [2] (2) [3] (3)", "(1) . [4] (4) [5]", "[6] (6) . (5) ."]
{WALLS}
"""


def only(table: str, text: str = STANDARD) -> list[str]:
    """The pieces of the standard file that make up one table."""
    pieces = text.split("\n\n")
    return [piece for piece in pieces if f"[[{table}]]" in piece]


def changed(table: str, old: str, new: str) -> str:
    """The standard table with one value changed everywhere it stands."""
    text = "\n\n".join(only(table))
    assert old in text
    return text.replace(old, new)


def test_the_standard_file_passes_its_own_check_and_every_item_says_where_it_comes_from() -> None:
    corrections.check(STANDARD)
    for name, entries in standard().items():
        for entry in entries if isinstance(entries, list) else [entries] if isinstance(entries, dict) else []:
            told = [key for key in entry if key.endswith("provenance")]
            assert told, (name, entry)
            assert all(entry[key] in ("rulebook", "sources", "reconstructed") for key in told)


def test_the_standard_box_has_the_counts_of_the_rulebook() -> None:
    box = standard()

    assert sum(good["count"] for good in box["good"]) == 56
    assert len(box["action_tile"]) == 2 * 7
    assert len(box["order_tile"]) == 2 * 6
    assert len(box["wall_map"]) == 2 * 6
    assert len(box["black_face"]) == 6
    assert {tile["points"] for tile in box["action_tile"] if tile["points"] < 0} == {-2}


def test_a_file_may_hold_only_what_it_corrects() -> None:
    text = changed("action_tile", "points = -2", "points = -3")
    corrections.check(text)
    box, before = load(text), load("")

    assert [int(points) for points in box.tile_points] == [
        points if points > 0 else -3 for points in map(int, before.tile_points)
    ]
    assert list(box.region) == list(before.region)


def test_a_game_with_corrected_material_plays_records_replays_and_restores() -> None:
    text = changed("region", "blue", "purple").replace("green", "blue").replace("purple", "green")
    table = GAME.table(seats=2, seed=5, material=text)
    chooser = random.Random(1)
    while not table.over:
        table.play(chooser.choice(table.moves()))
    record = str(Record.of(table))

    assert Record.read(record).replay(GAME).state == table.state
    assert GAME.state_from_json(GAME.state_json(table.state)) == table.state
    assert table.view(None).colours == ["yellow", "red", "grey", "grey", "green", "blue"]  # type: ignore[attr-defined]


def test_another_sheet_changes_cells_and_keeps_the_numbers_of_actions() -> None:
    rows = standard()["sheet"]["rows"]
    wider = [f"{line} 6 6" if number > 4 else f"{line} 2 2" for number, line in enumerate(rows)]
    text = f"[sheet]\nrows = {wider!r}"
    corrections.check(text)
    state = position(die=2, material=text)

    assert "track J5 E-W" in legal(state)
    assert int(state.material.drawable(1)) == 20
    assert GAME.actions.size == 4339


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[sheet", "line 1 is not TOML"),
        ("colour = 1", "there is no table “colour”"),
        ("format = 2", "its format is 2"),
        ("[sheet]\nrows = 3", "needs rows, a list of strings"),
        (f"[sheet]\nrows = {['1'] * 11}", "has 11 rows; at least 1 and at most 10"),
        (f"[sheet]\nrows = {['1 ' * 11]}", "row 1 of the sheet has 11 cells"),
        ("[sheet]\nrows = ['1 7 1']", "row 1 of the sheet holds “7”"),
        ("[sheet]\nrows = ['[1] [1] (1)']", r"region 1 has 2 cells marked \[1\]; it needs exactly one city"),
        ("[sheet]\nrows = ['[1] 1']", r"region 1 has 0 cells marked \(1\); it needs exactly one town"),
        ("[[region]]\nnumber = 1\ncolour = 'red'\nshape = 1", "unknown key “shape”"),
        ("[region]\nnumber = 1", r"region must be written as \[\[region\]\]"),
        (changed("region", "number = 6", "number = 5"), "exactly once for 5, and stands 2 times"),
        (changed("region", '"green"', '"red"'), "two grey and one each"),
        (changed("good", "count = 10", "count = 3"), "at least 42 coloured goods"),
        (changed("good", "count = 10", "count = 'ten'"), "the count of red goods is ten"),
        (changed("black_face", '"straight", "gentle"', '"gentle", "gentle"'), "face 1 of the black die shows"),
        (changed("action_tile", '"permanent"', '"forever"'), "the use of action tile base 1b is “forever”"),
        (changed("action_tile", '"permanent"', '"once"'), "base 4b is “once”"),
        (changed("action_tile", "points = 2", "points = 99"), "points of action tile base 2b are 99"),
        (changed("action_tile", 'set = "solo"', 'set = "base"'), "exactly once for base 2a, and stands 2 times"),
        (changed("order_tile", '"grey"', '"coal"'), "it needs 1 to 10 of red, blue, green, yellow, grey"),
        (changed("order_tile", "tile = 6", "tile = 7"), "for 7a does not belong to the game"),
        (changed("wall_map", "edges = []", "edges = 5"), "wall map medium 1: 5 are not two neighbouring cells"),
        (changed("wall_map", "[[1, 3]", "'all' # [[1, 3]"), "wall map medium 1: all are not two regions that touch"),
        (changed("black_face", '"straight", "gentle"', '["straight"], "gentle"'), "face 1 of the black die shows"),
        (changed("order_tile", '"grey"', '["grey"]'), "it needs 1 to 10 of red, blue, green, yellow, grey"),
        (changed("wall_map", '"hard"', '"easy"'), "for easy 1 does not belong to the game"),
        (changed("wall_map", '"reconstructed"', '"hearsay"'), "provenance is “hearsay”"),
        ("#" * 100_001, "longer than 100,000 characters"),
    ],
)
def test_a_wrong_file_is_refused_with_one_sentence(text: str, what: str) -> None:
    with pytest.raises(BadInput, match=what) as error:
        GAME.start(2, GAME.option_values({"material": text}), FastLuck(1))
    assert str(error.value).startswith("The material file cannot be used: ")
    assert str(error.value).endswith(".")
    assert error.value.sentence("pl").startswith("Nie można użyć pliku z wartościami: ")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (SMALL.replace(WALLS, ""), r"wall map medium 1: \[1, 3\] are not two regions that touch"),
        (changed("wall_map", "[1, 3]", "[1, 6]"), r"wall map medium 1: \[1, 6\] are not two regions that touch"),
        (changed("wall_map", "edges = []", 'edges = [["A1", "C1"]]'), "are not two neighbouring cells"),
    ],
    ids=["sheet", "border", "edge"],
)
def test_walls_must_fit_the_sheet_where_they_are_played_with(text: str, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        GAME.start(2, GAME.option_values({"material": text, "walls": "medium"}), FastLuck(1))
    GAME.start(2, GAME.option_values({"material": text}), FastLuck(1))


def test_one_tile_is_one_line_and_equal_boxes_have_one_text() -> None:
    text = "# mine\n[[action_tile]]\nside = 'a'\nset = 'base'\ntile = 2\npoints = 3\nnote = 'looked up'\n"
    found = GAME.canonical_material(text)
    fields = {(field.table, field.item, field.key): field for field in GAME.box(found)}

    assert found == '[[action_tile]]\nset = "base"\ntile = 2\nside = "a"\npoints = 3\n'
    assert GAME.canonical_material(found) == found
    assert int(load(found).tile_points[2]) == 3
    assert int(load(found).tile_points[3]) == int(load("").tile_points[3])
    assert (fields["action_tile", "base 2a", "points"].source, fields["action_tile", "base 2a", "points"].value) == ("box", 3)
    assert fields["action_tile", "base 2a", "use"].source == "reconstructed"
    assert fields["action_tile", "base 4b", "use"].source == "rulebook"
    assert GAME.box()[0].key == "rows"
    assert GAME.canonical_material("") == ""


def test_neighbouring_cities_are_not_linked_without_a_track() -> None:
    corrections.check(SMALL)
    state = position(material=SMALL)

    assert list(state.scores()) == [0, 0]
    assert GAME.result(state).seats[0].total == 0
    assert reach(state.sheets, 0, 0, 1) == 0


def test_eva_fills_small_regions_and_a_game_on_a_small_sheet_ends() -> None:
    for seed in range(5):
        table = GAME.table(seats=1, seed=seed, material=SMALL, eva="railway-magnate")
        chooser = random.Random(seed)
        while not table.over:
            assert max(table.view(0).eva.crosses) <= 1  # type: ignore[attr-defined]
            table.play(chooser.choice(table.moves()))
        assert table.result().ended_by in ("steam.eva.phase1-instant-win", "steam.solo.end")


def orders(points: int, *more: str) -> str:
    """All order tiles worth so much, and others besides."""
    names = [*(f"{tile}{side}" for tile in range(1, 7) for side in "ab"), *more]
    form = "[[order_tile]]\ntile = {}\nside = '{}'\ngoods = ['red']\npoints = {}\n"
    return "".join(form.format(name[0], name[1], points) for name in names)


@pytest.mark.parametrize(
    ("text", "what"),
    [(orders(2, "7a"), "dla 7a nie należy do gry"), (orders(99), "punkty zamówienia 1a to 99")],
    ids=["stranger", "points"],
)
def test_orders_that_are_not_of_the_game_are_named(text: str, what: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.start(2, GAME.option_values({"material": text}), FastLuck(1))

    assert what in error.value.sentence("pl")


def test_what_a_file_lacks_is_named() -> None:
    for text, what in (("[[region]]\ncolour = 'red'", "lacks “number”"), ("title = 3", "its title must be a text of 1 to 30")):
        with pytest.raises(BadInput, match=what):
            corrections.check(text)
