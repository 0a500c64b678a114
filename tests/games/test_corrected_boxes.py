"""Whatever an owner writes that is accepted can be played to the end: corrected boxes, whole games by chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

import semafor
from amount import several
from semafor.bots import bot, levels
from semafor.bots.records import known_at
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
            return st.sampled_from([field.value for field in semafor.game("steamrollers").box() if field.form == form])


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
        player = bot(f"{level}@2", key, 1)
        play_out(table, lambda _moves: table.game.actions.move(player.choose(known_at(table, table.actors[0], player))))

    play()
