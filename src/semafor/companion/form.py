"""A position as a person wrote it down, read into typed values."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from semafor.kernel.errors import BadInput

Form = TypeVar("Form")


def filled(data: object, form: type[Form]) -> Form:
    """The data as values of this form; BadInput names the field that does not fit."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        raise BadInput("bad-field", where=where.strip(".`") or "position", error=problem) from None
