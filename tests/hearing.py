"""Which messages are said while something runs: every message is said by some test, and this is how one knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from semafor.kernel.game import Game
from semafor.kernel.refusal import Refusal
from semafor.kernel.words import LANGUAGES, Words, _bundle

Heard = set[tuple[str, str]]  # room and message


@contextmanager
def hearing() -> Iterator[Heard]:
    """Notes every message that is said, and says every refusal that a game gives, as somebody at a table would be told it."""
    heard: Heard = set()
    with pytest.MonkeyPatch.context() as patch:
        say = Words.say

        def noted(words: Words, message: str, /, **facts: object) -> str:
            room = next((room for room in words.rooms if _bundle(words.lang, room).has_message(message)), None)
            heard.update([(_named(room), message)] if room else [])
            return say(words, message, **facts)

        patch.setattr(Words, "say", noted)
        for name in ("refusal", "check_move"):
            patch.setattr(Game, name, _told(getattr(Game, name)))
        yield heard


def _named(room: str) -> str:
    """A room by its package, also one that is given by its folder, wherever that stands."""
    return "semafor." + room.replace("/", ".").rpartition("semafor.")[2]


def _told(ask: Any) -> Any:
    def asked(game: Game, *given: Any) -> Any:
        found = ask(game, *given)
        if isinstance(found, Refusal):
            for lang in LANGUAGES:
                game.words(lang).refusal(found, game.rulebook)
        return found

    return asked
