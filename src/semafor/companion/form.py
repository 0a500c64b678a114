"""A position as a person wrote it down, read into typed values."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from semafor.kernel.validation import misfit_at

Form = TypeVar("Form")


def fill(data: object, form: type[Form]) -> Form:
    """The data as values of this form; BadInput names the field that does not fit."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise misfit_at(error, whole="position") from None
