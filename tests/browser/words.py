"""The page's own words, so that a journey finds a button by what a person reads on it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

PAGE = Path(__file__).parents[2] / "ui" / "src"
RULES = Path(__file__).parents[2] / "src" / "semafor"
HYPHENED = re.compile(r"(^|[\s(])-(?=\d)")
MAPS = RULES / "games" / "ticket_to_ride" / "maps"


@cache
def bundle(lang: str, room: str) -> FluentBundle:
    """The page's messages of a room and, where it is a game's, those that its rules say in the terminal too."""
    made = FluentBundle([lang], use_isolating=False)
    others = [RULES / room / "text" / f"{lang}.ftl"] if room else MAPS.glob(f"*/text/{lang}.ftl")
    for file in (PAGE / room / "text" / f"{lang}.ftl", *others):
        if file.exists():
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def word(lang: str, message: str, room: str = "", **facts: object) -> str:
    """The message as the page says it, with its true minus; a message that is gone fails the test."""
    pattern = bundle(lang, room).get_message(message).value
    assert pattern is not None
    return minused(str(bundle(lang, room).format_pattern(pattern, facts)[0]))


def figure(number: int) -> str:
    """A number of points as the page writes it."""
    return minused(str(number))


def minused(text: str) -> str:
    """The text with the page's true minus before its numbers."""
    return HYPHENED.sub(r"\1−", text)


def read(written: str) -> int:
    """The number that the page has written so."""
    return int(written.replace("−", "-"))


@cache
def plain(lang: str) -> dict[str, str]:
    """The messages of one line and without facts, by id."""
    return dict(re.findall(r"^([\w-]+) = ([^{}\n]+)$", (PAGE / "text" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))


def alone(lang: str, other: str) -> set[str]:
    """What the page says in this language and does not say in the other."""
    return set(plain(lang).values()) - set(plain(other).values())
