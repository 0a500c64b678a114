"""The form of a game's options."""

from __future__ import annotations

import pytest

import semafor
from semafor.rooms.options import ChoiceField, Field, FlagField, SeatField, TextField, build_form


def values(field: Field) -> list[object]:
    """Everything that the form lets one choose."""
    match field:
        case FlagField():
            return [False, True]
        case ChoiceField():
            return [*(each.value for each in field.values), *([None] if field.none else [])]
        case SeatField():
            return [None, 0, min(field.seats) - 1]
        case TextField():
            return [""]


@pytest.mark.parametrize("key", semafor.games())
def test_every_option_is_explained_in_both_languages_and_can_be_chosen(key: str) -> None:
    game = semafor.game(key)
    for field in build_form(game):
        texts = [field.text, *(each.text for each in getattr(field, "values", []))]
        assert "" != field.text.en != field.text.pl != ""
        assert not [text for text in texts if text.en.startswith("option-") or text.pl.startswith("option-")]
        assert field.default in values(field)


@pytest.mark.parametrize("key", semafor.games())
def test_every_value_of_the_form_can_be_dealt_at_the_seats_it_names_and_at_no_other(key: str) -> None:
    game = semafor.game(key)
    for field in build_form(game):
        for seats in game.seats:
            for value in [each for each in values(field) if each != field.default]:
                options = game.option_values({field.name: value})
                if seats in field.seats:
                    game.start(seats, options, semafor.FastLuck(1))
                else:
                    with pytest.raises(semafor.BadInput):
                        game.start(seats, options, semafor.FastLuck(1))


def test_choices_stand_in_the_order_they_are_meant() -> None:
    walls = next(field for field in build_form(semafor.game("steamrollers")) if field.name == "walls")

    assert isinstance(walls, ChoiceField)
    assert ([each.value for each in walls.values], walls.default) == (["none", "medium", "hard"], "none")
