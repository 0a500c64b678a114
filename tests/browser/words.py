"""The page's own words, so that a journey finds a button by what a person reads on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

TEXTS = Path(__file__).parents[2] / "ui/src/text"


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((TEXTS / f"{lang}.ftl").read_text("utf-8")))
    return made


def word(lang: str, message: str, **facts: object) -> str:
    """The message as the page says it; a message that is gone fails the test."""
    pattern = bundle(lang).get_message(message).value
    assert pattern is not None
    return str(bundle(lang).format_pattern(pattern, facts)[0])
