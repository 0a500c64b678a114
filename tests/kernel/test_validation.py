"""What a library says of a value that does not fit its form is said in our own words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from semafor.kernel.errors import BadInput
from semafor.kernel.validation import misfit_at


class Form(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    age: Annotated[int, msgspec.Meta(ge=1)] = 1
    first: int | None = None
    kind: Literal["path", "trail"] = "path"
    parts: Annotated[list[str], msgspec.Meta(max_length=2)] = []


SAID: list[tuple[object, str, str]] = [
    ({"name": 5}, "name: expected a text, not a whole number", "name: oczekiwano: tekst; podano: liczba całkowita"),
    (
        {"name": "x", "first": "y"},
        "first: expected a whole number or nothing, not a text",
        "first: oczekiwano: liczba całkowita albo nic; podano: tekst",
    ),
    ({"name": "x", "age": 0}, "age: the number must be >= 1", "age: liczba musi być >= 1"),
    ({}, "the field name is missing", "brakuje pola name"),
    ({"name": "x", "speed": 3}, "there is no field speed", "nie ma pola speed"),
    (
        {"name": "x", "kind": "way"},
        "kind: “way” is not one of the possible values",
        "kind: „way” nie jest żadną z możliwych wartości",
    ),
    ({"name": "x", "parts": ["a", "b", "c"]}, "parts: this has the wrong length", "parts: to ma złą długość"),
    ({"name": True}, "name: expected a text, not true or false", "name: oczekiwano: tekst; podano: prawda lub fałsz"),
    ({"name": None}, "name: expected a text, not nothing", "name: oczekiwano: tekst; podano: nic"),
]


def sentence(value: Any) -> BadInput:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(value, Form)
    return misfit_at(error.value)


@pytest.mark.parametrize("value, english, polish", SAID)
def test_every_kind_of_misfit_is_said_in_both_languages(value: object, english: str, polish: str) -> None:
    said = sentence(value)

    assert (said.sentence("en"), said.sentence("pl")) == (english, polish)


def test_a_misfit_we_have_no_words_for_is_still_named_by_its_place() -> None:
    assert str(misfit_at(msgspec.ValidationError("Something new - at `$.seats[1]`"))) == "seats[1]: this does not fit"


def test_the_whole_value_may_have_a_name() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert([], Form)

    assert str(misfit_at(error.value, whole="position")) == "position: expected named fields, not a list"
