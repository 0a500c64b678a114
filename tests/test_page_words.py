"""Every text of the page is a message, in both languages; components hold none of their own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import semafor
from semafor.bots import levels

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "ui" / "src"
FOLDERS = sorted(folder for folder in PAGE.rglob("text") if folder.is_dir())
COMPONENTS = sorted(PAGE.rglob("*.svelte"))
SCRIPTS = sorted(file for file in [*PAGE.rglob("*.ts"), *COMPONENTS] if not file.name.endswith(".d.ts"))
RULES_TEXTS = sorted((ROOT / "src" / "semafor").rglob("text/en.ftl"))
# Attributes that a person reads or hears.
SPOKEN = ("title", "alt", "placeholder", "aria-label", "aria-description", "label")
# Signs and the letters of keys, not words.
SIGNS = re.compile(r"^[\s\W\d_]*$|^\s*[A-Z]\s*$")
# Words of facts: `card = "2 red"` is said with the message `card-red`.
FACTS = ("card-", "city-", "edge-", "good-", "hex-", "sides-", "type-")


@cache
def messages(file: Path) -> list[str]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)), f"{file}: a message stands there twice"
    return names


@cache
def quoted(file: Path) -> set[str]:
    """The messages that other messages of the file take in."""
    return set(re.findall(r"\{ ([a-z][a-z0-9_-]*) \}", file.read_text("utf-8")))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_message_takes_in_only_messages_of_its_own_file(folder: Path) -> None:
    for file in (folder / "en.ftl", folder / "pl.ftl"):
        assert quoted(file) <= set(messages(file))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_of_the_page_have_the_same_messages(folder: Path) -> None:
    assert messages(folder / "en.ftl") == messages(folder / "pl.ftl")


def markup(component: Path) -> str:
    """The component without its script, its style, comments and everything in braces."""
    text = component.read_text("utf-8")
    for part in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        text = re.sub(part, "", text, flags=re.DOTALL)
    text = re.sub(r"&\w+;", "", text)
    while (emptied := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = emptied
    return text


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: str(component.relative_to(PAGE)))
def test_a_component_has_no_text_of_its_own(component: Path) -> None:
    text = markup(component)
    bare = [piece.strip() for piece in re.findall(r">([^<>]*)<", re.sub(r"=>", "", text)) if not SIGNS.match(piece)]
    spoken = [value for name in SPOKEN for value in re.findall(rf'\s{name}="([^"]*)"', text) if not SIGNS.match(value)]

    assert bare == []
    assert spoken == []


def test_every_message_the_page_asks_for_by_name_is_there() -> None:
    known = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    known |= {name for file in RULES_TEXTS for name in messages(file)}
    asked = {(name, file.name) for file in SCRIPTS for name in re.findall(r"\bsay\('([a-z0-9_-]+)'", file.read_text("utf-8"))}

    assert len(asked) > 100
    assert sorted((name, file) for name, file in asked if name not in known) == []


def test_every_message_of_the_page_is_asked_for() -> None:
    """By name, by a part of its name that code puts together, or by another message."""
    code = "\n".join(file.read_text("utf-8") for file in SCRIPTS)
    stems = set(re.findall(r"[`']([a-z][a-z0-9_-]*-)\$\{", code))
    unused = [
        name
        for folder in FOLDERS
        for name in messages(folder / "en.ftl")
        if name not in quoted(folder / "en.ftl")
        and f"'{name}'" not in code
        and f'"{name}"' not in code
        and not any(name.startswith(stem) for stem in (*stems, *FACTS))
    ]

    assert unused == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_level_has_a_word_and_its_bot_a_name_and_a_character(lang: str) -> None:
    text = (PAGE / "text" / f"{lang}.ftl").read_text("utf-8")
    for level in {level for key in semafor.games() for level in levels(key)}:
        assert f"\nlevel-{level} = " in text
        assert re.search(rf"^bot-{level} = .*{{ \$name }}.*[.!]$", text, re.MULTILINE), f"{level} does not say who it is"
        assert f"\nbot-name-{level} = " in text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_two_bots_of_the_largest_table_share_a_name(lang: str) -> None:
    text = (PAGE / "text" / f"{lang}.ftl").read_text("utf-8")
    most = max(max(semafor.game(key).seats) for key in semafor.games())
    casts = [
        re.findall(rf"^bot-(?:name|others)-{level} = (.*)$", text, re.MULTILINE)
        for level in {level for key in semafor.games() for level in levels(key)}
    ]
    named = [", ".join(cast).split(", ") for cast in casts]
    assert {len(names) >= most for names in named} == {True}
    everybody = [name for names in named for name in names]
    assert len(everybody) == len(set(everybody))
