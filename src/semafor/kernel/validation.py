"""Why a value does not fit its form: in our own words and in both languages, where the library speaks English only."""

from __future__ import annotations

import operator
import re
from typing import Any

import msgspec

from semafor.kernel.errors import BadInput

# What the library says of a value, and our message for it with the facts that its words hold.
SAID = (
    (re.compile(r"Expected `(?P<wanted>[\w |]+) \| null`, got `(?P<given>\w+)`"), "misfit-kind-or-nothing"),
    (re.compile(r"Expected `(?P<wanted>[\w |]+)`, got `(?P<given>\w+)`"), "misfit-kind"),
    (re.compile(r"Expected `(?P<measured>int|float)` (?P<bound>[<>]=?) (?P<limit>-?[\d.]+)"), "misfit-bound"),
    (re.compile(r"Expected `(?P<measured>str|array|object)` of (at most |at least )?length.*"), "misfit-length"),
    (re.compile(r"Object missing required field `(?P<field>.*)`"), "misfit-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`"), "misfit-unknown"),
    (re.compile(r"Invalid (enum )?value '?(?P<value>.*?)'?"), "misfit-value"),
)


def place(error: msgspec.ValidationError) -> str:
    """The field that does not fit, such as `seats[1].name`; empty for the whole value."""
    return str(error).partition(" - at `$")[2].strip(".`")


def misfit(error: msgspec.ValidationError) -> BadInput:
    """What is wrong there, as a part of a sentence."""
    problem = str(error).partition(" - at `$")[0]
    for said, message in SAID:
        if found := said.fullmatch(problem):
            facts: dict[str, Any] = {name: kinds(name, fact) for name, fact in found.groupdict().items()}
            return BadInput(message, **facts)
    return BadInput("misfit-other")


def misfit_at(error: msgspec.ValidationError, whole: str = "") -> BadInput:
    """The same with the place before it; `whole` names the value itself."""
    where = place(error) or whole
    return BadInput("bad-field", where=where, error=misfit(error)) if where else misfit(error)


def whole(value: object, what: str) -> int:
    """The value as a whole number; BadInput if it is none, as True, 2.0 and "2" are not. `what` has words: `whole-seats`."""
    try:
        if isinstance(value, bool):
            raise TypeError
        return operator.index(value)  # type: ignore[arg-type]  # NumPy's numbers are whole too
    except TypeError:
        raise BadInput("bad-whole", whole=what, value=repr(value)[:60]) from None


def kinds(name: str, fact: str) -> object:
    """`int | str` are two kinds, each with a word of its own."""
    return fact.split(" | ") if name == "wanted" else visible(fact[:60])


def visible(text: str) -> str:
    """The text as it can be repeated to anybody: what is not to be seen stands there as a sign of its own."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
