"""A number below zero as print writes it, with a true minus as wide as a plus; as on the page (`ui/src/minus.ts`)."""

from __future__ import annotations

import re
from typing import Final

HYPHENED: Final = re.compile(r"(^|[\s(])-(?=\d)", re.MULTILINE)


def minused(text: str) -> str:
    """The same for numbers within text that people read; what is joined by a hyphen stays so."""
    return HYPHENED.sub(r"\1−", text) if "-" in text else text


def written(number: float, form: str = "g") -> str:
    """A number of points, or another in its own form."""
    return minused(f"{number:{form}}")
