"""TOML that anybody may send: read in little time, or refused like a text that is not TOML."""

from __future__ import annotations

import math
import re
import tomllib
from typing import Any

MOST_DOTS = 16  # of one key: the time that a key takes grows with their square
PART = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
DEEP_KEY = re.compile(rf"(?<![\w-]){PART}(?:[ \t]*\.[ \t]*{PART}){{{MOST_DOTS},}}")


class Refused(tomllib.TOMLDecodeError):
    """A text that is TOML but not for us; since Python 3.14 the plain error wants to know the whole text and a place in it."""

    def __init__(self, why: str) -> None:
        ValueError.__init__(self, why)


def loads(text: str) -> dict[str, Any]:
    """What the text says; `TOMLDecodeError` for everything that it cannot say here, with the line where that is known."""
    deep = DEEP_KEY.search(text)
    if deep is not None:
        raise Refused(f"a key of so many parts (at line {text.count(chr(10), 0, deep.start()) + 1}, column 1)")
    try:
        return tomllib.loads(text, parse_float=finite)
    except tomllib.TOMLDecodeError:
        raise
    except (ValueError, RecursionError) as error:  # a number of thousands of digits or none at all, lists within lists
        raise Refused(str(error)) from None


def finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number without end")
    return number
