"""Whatever a room says has words of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import semafor.rooms
from semafor.bots import levels
from semafor.kernel.words import Words


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_denial_and_event_of_a_room_has_words(lang: str) -> None:
    """A move that is refused has the words of its rule."""
    source = "".join(file.read_text("utf-8") for file in Path(semafor.rooms.__file__).parent.rglob("*.py"))
    denials = {f"denied-{code}" for code in re.findall(r'Denied\("([a-z-]+)"', source)} - {"denied-refused"}
    told = set(re.findall(r'tell\("([a-z-]+)"', source))
    words = Words(lang, "semafor.rooms")

    assert len(denials) > 10
    assert len(told) > 10
    assert [message for message in denials | told if not words.has(message)] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_level_of_a_bot_has_a_name(lang: str) -> None:
    words = Words(lang, "semafor.rooms")

    assert [level for key in semafor.games() for level in levels(key) if not words.has(f"level-{level}")] == []
