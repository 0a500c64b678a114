"""Every text exists in English and Polish, and every message that code asks for exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import semafor
from semafor.games.ticket_to_ride.maps.folder import read_folder
from semafor.games.ticket_to_ride.maps.rulebook import rulebook
from semafor.kernel.words import Words

SOURCE = Path(__file__).parents[1] / "src" / "semafor"
ROOMS = sorted(folder.parent for folder in SOURCE.rglob("text") if folder.is_dir())
STRANGE = Path(__file__).parent / "games" / "ticket_to_ride" / "maps" / "podhale"  # a map without rules of its own


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """Each message of a file with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            text = str(entry.to_json())
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text) or re.findall(r"'name': '(\w+)'", text))
    return found


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_both_languages_have_the_same_messages(room: Path) -> None:
    english, polish = messages(room / "text" / "en.ftl"), messages(room / "text" / "pl.ftl")

    assert list(english) == list(polish)


@pytest.mark.parametrize("key", semafor.games())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_option_and_every_part_of_a_score_has_words(key: str, lang: str) -> None:
    game = semafor.game(key)
    said = Words(lang, game.room)
    state = game.start(game.seats[0], None, semafor.FastLuck(1))
    parts = [part.name for sheet in game.result(state).seats for part in sheet.parts]

    assert [option for option in game.options.__struct_fields__ if not said.has(f"option-{option}")] == []
    assert [part for part in parts if not said.has(f"part-{part}")] == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_event_and_error_of_the_code_has_words(room: Path) -> None:
    known = set(messages(room / "text" / "en.ftl")) | set(messages(SOURCE / "kernel" / "text" / "en.ftl"))
    asked: set[str] = set()
    for file in room.rglob("*.py"):
        asked |= set(
            re.findall(
                r"""(?:Event|say|bad|_bad|BadInput|BadNotation|BadRecord)\(\s*"([a-z][a-z0-9-]+)\"""", file.read_text("utf-8")
            )
        )

    assert asked - known == set()


@pytest.mark.parametrize("key", semafor.games())
def test_a_refusal_text_belongs_to_a_rule(key: str) -> None:
    game = semafor.game(key)
    room = SOURCE / game.room.removeprefix("semafor.").replace(".", "/")
    books = [*(semafor.game(other).rulebook for other in semafor.games()), rulebook(read_folder(STRANGE))]
    rules = {"no-" + rule.id.replace(".", "-") for book in books for rule in book}
    texts = {message for message in messages(room / "text" / "en.ftl") if message.startswith("no-") and "-" in message[3:]}

    assert {text for text in texts if text not in rules} <= {"no-extra"}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_number_of_any_length_can_be_said(lang: str) -> None:
    with pytest.raises(semafor.BadInput) as refused:
        semafor.game("railroad-revolution").table(seats=2, first_seat=10**40)

    assert str(10**40) in refused.value.sentence(lang)


CODE = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
PAGE = "\n".join(
    file.read_text("utf-8") for kind in ("*.ts", "*.svelte") for file in (SOURCE.parents[1] / "ui" / "src").rglob(kind)
)
# Facts whose words are messages: `card = "2 red"`.
FACTS = [
    "accepted",
    "act",
    "bound",
    "card",
    "city",
    "colour",
    "deed",
    "direction",
    "effect",
    "extra",
    "face",
    "field",
    "given",
    "good",
    "half",
    "hex",
    "joker",
    "kind",
    "level",
    "measured",
    "money",
    "open",
    "piece",
    "place",
    "route",
    "sides",
    "side",
    "start",
    "track",
    "train",
    "type",
    "wanted",
    "what",
    "who",
    "whole",
    "worker",
]
# The first part of a message's name that code puts together.
STEMS = {
    *re.findall(r'f"([a-z][a-z_-]*-)\{', CODE),
    *re.findall(r"`([a-z][a-z_-]*-)\$\{", PAGE),
    *(f"{fact}-" for fact in FACTS),
}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_message_is_asked_for(room: Path) -> None:
    """By its name, by a part of its name that code puts together, by a rule, or by another message."""
    file = room / "text" / "en.ftl"
    quoted = set(re.findall(r"\{ ([a-z][a-z0-9_-]*) \}", file.read_text("utf-8")))
    text, stems = CODE + PAGE, tuple(STEMS - {"no-", "instead-"})
    unused = [
        name
        for name in messages(file)
        if name not in quoted
        and not name.startswith(stems)
        and not any(f"{quote}{name.removeprefix('instead-')}{quote}" in text for quote in "\"'`")
        and name.removeprefix("no-") not in REFUSED
        and not name.startswith(RULE_STEMS)
    ]

    assert unused == []


REFUSED = {rule.replace(".", "-") for rule in re.findall(r'"([a-z-]+(?:\.[a-z0-9-]+)+)"', CODE)}
REFUSED |= {
    f"{family}-{rule.replace('.', '-')}"
    for rule in re.findall(r'f"\{_game\(state\)\}\.([a-z.-]+)"', CODE)
    for family in ("ttr-usa", "ttr-eu", "ttr-map")
}
RULE_STEMS = tuple(f"no-{rule.replace('.', '-')}" for rule in re.findall(r'f"([a-z]+(?:\.[a-z-]+)+\.)\{', CODE))
