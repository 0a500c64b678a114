"""Which messages are said while something runs: every message is said by some test, and this is how one knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.refusal import Refusal
from semafor.kernel.words import LANGUAGES, Words, _bundle

Heard = set[tuple[str, str]]  # room and message
EAR = "SEMAFOR_EAR"  # the file in which processes that a test has started note what they say


@contextmanager
def hearing() -> Iterator[Heard]:
    """Notes every message that is said, and says every refusal that a game gives and all that is found wrong with what
    was given, as somebody at a table would be told it.
    """
    heard: Heard = set()
    with pytest.MonkeyPatch.context() as patch:
        say = Words.say

        def noted(words: Words, message: str, /, **facts: object) -> str:
            room = next((room for room in words.rooms if _bundle(words.lang, room).has_message(message)), None)
            heard.update([(_named(room), message)] if room else [])
            return say(words, message, **facts)

        patch.setattr(Words, "say", noted)
        patch.setattr(BadInput, "__init__", _said(BadInput.__init__))
        for name in ("refusal", "check_move"):
            patch.setattr(Game, name, _told(getattr(Game, name)))
        yield heard


def _named(room: str) -> str:
    """A room by its package, also one that is given by its folder, wherever that stands."""
    return "semafor." + room.replace("/", ".").rpartition("semafor.")[2]


def _said(make: Any) -> Any:
    def made(error: BadInput, /, *given: Any, **facts: Any) -> None:
        make(error, *given, **facts)
        for lang in LANGUAGES:
            error.sentence(lang)

    return made


def _told(ask: Any) -> Any:
    def asked(game: Game, *given: Any) -> Any:
        found = ask(game, *given)
        if isinstance(found, Refusal):
            for lang in LANGUAGES:
                game.words(lang).refusal(found, game.rulebook)
        return found

    return asked


@contextmanager
def heard_by(ear: Path) -> Iterator[None]:
    """Notes for the process that waits what is said in this one."""
    with hearing() as heard:
        try:
            yield
        finally:
            with ear.open("a", encoding="utf-8") as file:
                file.write(json.dumps(sorted(heard)) + "\n")


def heard_elsewhere(ear: Path) -> Heard:
    return {(room, message) for line in ear.read_text("utf-8").splitlines() for room, message in json.loads(line)}
