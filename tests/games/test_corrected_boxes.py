"""Whatever an owner writes that is accepted can be played to the end: corrected boxes, whole games by chance."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import semafor
from semafor.kernel.box import BoxField, Form, written
from semafor.kernel.errors import BadInput

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
        case "many":
            return st.lists(st.sampled_from(form.values), min_size=form.count[0], max_size=form.count[1])
        case "numbers":
            return st.lists(st.integers(form.least, form.most), min_size=form.count[0], max_size=form.count[1])
        case "effects":
            return st.fixed_dictionaries({}, optional={key: values(part) for key, part in form.parts.items()})
        case "rows":
            row = st.fixed_dictionaries({}, optional={key: values(part) for key, part in form.parts.items()})
            return st.lists(row, min_size=form.count[0], max_size=form.count[1])
        case _:
            return st.just([])


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


def boxes(key: str) -> st.SearchStrategy[str]:
    """A box with some values drawn anew; every kind of table comes in turn."""
    fields = [field for field in semafor.game(key).box() if field.form.kind != "sheet"]
    tables = sorted({field.table for field in fields})
    by_table = {table: [field for field in fields if field.table == table] for table in tables}
    one = st.sampled_from(tables).flatmap(lambda table: st.sampled_from(by_table[table]))
    several = st.lists(one, min_size=1, max_size=4, unique_by=lambda field: (field.table, field.item))
    return several.flatmap(
        lambda chosen: st.tuples(*(values(field.form) for field in chosen)).map(lambda drawn: corrected(chosen, list(drawn)))
    )


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_box_that_is_accepted_is_played_to_the_end(key: str) -> None:
    game = semafor.game(key)
    played = 0

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def play(data: st.DataObject) -> None:
        nonlocal played
        text = data.draw(boxes(key))
        try:
            text = game.canonical_material(text)
        except BadInput:
            assume(False)
        options: dict[str, Any] = {name: data.draw(st.sampled_from(known)) for name, known in OPTIONS[key].items()}
        seats = data.draw(st.sampled_from(GAMES[key]))
        try:
            table = game.table(seats=seats, seed=data.draw(st.integers(0, 99)), material=text, **options)
        except BadInput:
            assume(False)
        chooser = random.Random(1)
        for _act in range(MOST_ACTS):
            if table.over:
                break
            table.play(chooser.choice(table.moves(table.actors[0])), seat=table.actors[0])
        assert table.over, text
        assert table.result().seats
        played += 1

    play()
    assert played >= 10
