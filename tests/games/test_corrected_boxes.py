"""Whatever an owner writes that is accepted can be played to the end: corrected boxes, whole games by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

import semafor
from amount import several
from semafor.bots import bot, levels
from semafor.bots.records import known_at
from semafor.games.steamrollers.corrections import cells_of, neighbours
from semafor.games.steamrollers.material import cell_name
from semafor.kernel.box import NAME, BoxField, Form, written
from semafor.kernel.errors import BadInput
from semafor.kernel.moves import Move
from semafor.kernel.record import Record
from semafor.kernel.table import Table

MOST_ACTS = 20_000
GAMES = {"steamrollers": (1, 2, 5), "railroad-revolution": (2, 4)}
OPTIONS = {"steamrollers": {"walls": ["none", "medium", "hard"]}, "railroad-revolution": {}}


def values(form: Form) -> st.SearchStrategy[Any]:
    """Any value of that form."""
    match form.kind:
        case "number":
            return st.integers(form.least // form.step, form.most // form.step).map(lambda n: n * form.step)
        case "flag":
            return st.booleans()
        case "choice":
            return st.sampled_from(form.values)
        case "text":
            return st.text("abc ąż'\"", min_size=1, max_size=8).filter(str.strip)
        case "name":
            return st.text("ABC ąż'-.7", min_size=1, max_size=8).filter(lambda name: NAME.fullmatch(name) is not None)
        case "many":
            return st.lists(st.sampled_from(form.values), min_size=form.count[0], max_size=form.count[1])
        case "numbers":
            return st.lists(st.integers(form.least, form.most), min_size=form.count[0], max_size=form.count[1])
        case "effects":
            return st.fixed_dictionaries({}, optional={key: values(part) for key, part in form.parts.items()})
        case "rows":
            row = st.fixed_dictionaries({}, optional={key: values(part) for key, part in form.parts.items()})
            return st.lists(row, min_size=form.count[0], max_size=form.count[1])
        case "sheet":
            return st.builds(reshaped, st.lists(st.tuples(st.integers(0, 999), st.integers(1, 6)), max_size=6))
        case _:
            return st.lists(st.sampled_from(WALLS[form.count[1]]), max_size=form.count[1])


def walls() -> dict[int, list[list[Any]]]:
    """By how many there may be: every border of two regions, and every edge of two cells of our sheet."""
    cells = cells_of(semafor.game("steamrollers").box()[0].value)
    touching = [(cell, next) for cell in cells for next in neighbours(cell) if next in cells]
    borders = {(cells[one].strip("[]()"), cells[other].strip("[]()")) for one, other in touching}
    return {
        15: [[int(one), int(other)] for one, other in sorted(borders) if one < other],
        300: [[cell_name(one), cell_name(other)] for one, other in touching if one < other],
    }


WALLS = walls()


def reshaped(changes: list[tuple[int, int]]) -> list[str]:
    """Our sheet with some cells that stand in other regions."""
    rows = [line.split() for line in semafor.game("steamrollers").box()[0].value]
    plain = [(row, at) for row, line in enumerate(rows) for at, cell in enumerate(line) if cell in "123456"]
    for number, region in changes:
        row, at = plain[number % len(plain)]
        rows[row][at] = str(region)
    return [" ".join(line) for line in rows]


def extremes(form: Form) -> st.SearchStrategy[Any]:
    """The least and the most that a number can be; of other values any."""
    return st.sampled_from([form.least, form.most]) if form.kind == "number" else values(form)


def corrected(fields: list[BoxField], drawn: list[Any]) -> str:
    """A material file with these values."""
    data: dict[str, Any] = {}
    for field, value in zip(fields, drawn, strict=True):
        item = {**field.named, field.key: value}
        if field.named:
            data.setdefault(field.table, []).append(item)
        else:
            data[field.table] = {**data.get(field.table, {}), **item}
    return written(data)


def boxes(key: str, *, whole: bool = False) -> st.SearchStrategy[str]:
    """A box with some values drawn anew, every kind of table in turn; or with all values of one kind, as far as they go."""
    fields = semafor.game(key).box()
    tables = sorted({field.table for field in fields})
    by_table = {table: [field for field in fields if field.table == table] for table in tables}
    one = st.sampled_from(tables).flatmap(lambda table: st.sampled_from(by_table[table]))
    several = st.lists(one, min_size=1, max_size=4, unique_by=lambda field: (field.table, field.item))
    same = st.sampled_from(sorted({(field.table, field.key) for field in fields})).map(
        lambda kind: [field for field in fields if (field.table, field.key) == kind]
    )
    drawn = extremes if whole else values
    return (same if whole else several).flatmap(
        lambda chosen: st.tuples(*(drawn(field.form) for field in chosen)).map(lambda found: corrected(chosen, list(found)))
    )


def laid(key: str, data: st.DataObject, *, whole: bool) -> Table:
    """A table with a box that is accepted."""
    game = semafor.game(key)
    try:
        text = game.canonical_material(data.draw(boxes(key, whole=whole)))
        options: dict[str, Any] = {name: data.draw(st.sampled_from(known)) for name, known in OPTIONS[key].items()}
        seats = data.draw(st.sampled_from(GAMES[key]))
        return game.table(seats=seats, seed=data.draw(st.integers(0, 99)), material=text, **options)
    except BadInput:
        reject()


Chooser = Callable[[list[Move]], Move]
CHOOSERS: dict[str, Chooser] = {
    "by chance": random.Random(1).choice,
    "the first": lambda moves: moves[0],
    "the last": lambda moves: moves[-1],
}


def play_out(table: Table, choose: Chooser) -> None:
    for _act in range(MOST_ACTS):
        if table.over:
            break
        table.play(choose(table.moves(table.actors[0])), seat=table.actors[0])
    assert table.over, table.options


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, True], ids=["some", "whole"])
@pytest.mark.parametrize("key", GAMES)
def test_every_box_that_is_accepted_is_played_to_the_end_and_replays(key: str, whole: bool) -> None:
    played = 0

    @settings(max_examples=several(200, 15, daily=8), deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def play(data: st.DataObject) -> None:
        nonlocal played
        table = laid(key, data, whole=whole)
        play_out(table, CHOOSERS[data.draw(st.sampled_from(sorted(CHOOSERS)))])
        assert table.result().seats
        assert Record.read(str(Record.of(table))).verify(semafor.game(key)) == "seeded"
        played += 1

    play()
    assert played >= 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "level"), [(key, level) for key in GAMES for level in levels(key) if level not in ("random", "master")]
)
def test_bots_play_corrected_boxes(key: str, level: str) -> None:
    """However odd the values are: prices of nothing, rewards beyond all measure, all regions of one size."""

    @settings(max_examples=several(20, 1, daily=1), deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def play(data: st.DataObject) -> None:
        table = laid(key, data, whole=True)
        player = bot(f"{level}@{several(2, 2, daily=1)}", key, 1)
        play_out(table, lambda _moves: table.game.actions.move(player.choose(known_at(table, table.actors[0], player))))

    play()


def candidates(form: Form, value: Any) -> Iterator[Any]:
    """Values of that form that are not ours: every bound, every word, every part of a table of effects."""
    match form.kind:
        case "number" if value is None:
            yield form.most
        case "number":
            yield from {form.least, form.most, min(value + form.step, form.most), max(value - form.step, form.least)}
        case "flag":
            yield not value
        case "choice":
            yield from form.values
        case "text" | "name":
            yield "Żółw 7"
        case "many":
            yield from ([word] * max(form.count[0], min(2, form.count[1])) for word in form.values)
            yield list(form.values[: form.count[1]])
        case "numbers":
            yield [*value[:-1], form.most]
        case "effects":
            yield from ({key: each} for key, part in form.parts.items() for each in candidates(part, None))
        case "rows":
            yield from ([*value[:-1], {key: each}] for key, part in form.parts.items() for each in candidates(part, None))
        case "sheet":
            yield from (reshaped([(at, at % 6 + 1)]) for at in range(8))
        case "pairs":
            yield from ([], WALLS[form.count[1]])


def played(key: str, chosen: list[BoxField], drawn: list[Any]) -> bool:
    """Whether the correction is accepted; it is then played to the end."""
    game = semafor.game(key)
    try:
        text = game.canonical_material(corrected(chosen, drawn))
        options: dict[str, Any] = {"walls": "medium"} if key == "steamrollers" else {}
        table = game.table(seats=2, seed=1, material=text, **options)
    except BadInput:
        return False
    play_out(table, CHOOSERS["by chance"])
    return True


# As many pieces as the board has places for; as many workers at the beginning as there are for four.
TOGETHER = [
    ("pieces", "", "tracks", "board", "8", "tracks"),
    ("pieces", "", "buildings", "board", "8", "buildings"),
    ("rules", "", "start_white_workers", "workers", "", "white"),
]


def alone(key: str, same: list[BoxField]) -> bool:
    """Whether one value can be corrected by itself; whatever it can be is played with."""
    field = same[-1]
    return any([played(key, [field], [value]) for value in candidates(field.form, field.value)])  # noqa: C419 (all of them)


def exchanged(key: str, same: list[BoxField]) -> bool:
    """Whether two things can exchange their values: a level has so many cities, the board so many tracks."""
    pairs = [(one, other) for one, other in combinations(same, 2) if one.value != other.value]
    return any(played(key, [one, other], [other.value, one.value]) for one, other in pairs)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_value_that_can_be_corrected_is_played_with(key: str) -> None:
    kinds: dict[tuple[str, str], list[BoxField]] = {}
    for field in semafor.game(key).box():
        kinds.setdefault((field.table, field.key), []).append(field)

    refused = {kind for kind, same in kinds.items() if not alone(key, same) and not exchanged(key, same)}

    assert refused <= {(table, name) for table, _, name, _, _, _ in TOGETHER}


@pytest.mark.parametrize("one", TOGETHER, ids=lambda one: one[2])
def test_what_adds_up_with_another_value_is_corrected_together_with_it(one: tuple[str, str, str, str, str, str]) -> None:
    fields = {(field.table, field.item, field.key): field for field in semafor.game("railroad-revolution").box()}
    chosen = [fields[one[:3]], fields[one[3:]]]

    assert played("railroad-revolution", chosen, [field.value + 4 ** (field.key == "white") for field in chosen])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "key", "effects", "accepted"),
    [
        ("telegraph_tile", "bonus", {"pay": 100, "steps": 1}, False),
        ("telegraph_tile", "bonus", {"workers": ["any", "any"]}, True),
        ("city_tile", "basic", {"workers": ["any", "any"]}, True),
        ("city_tile", "first", {"pay": 100, "steps": 2}, True),
        ("deal", "top", {"pay_shares": 1, "money": 500}, True),
        ("city_tile", "basic", {"pay_shares": 1, "money": 500}, False),
    ],
)
def test_a_cost_is_taken_or_refused_and_never_ignored(table: str, key: str, effects: dict[str, Any], accepted: bool) -> None:
    fields = [field for field in semafor.game("railroad-revolution").box() if (field.table, field.key) == (table, key)]

    assert {played("railroad-revolution", [field], [effects]) for field in fields} == {accepted}
