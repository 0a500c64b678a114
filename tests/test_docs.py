"""Every example of README and docs runs, every link leads somewhere, and what is said of the house is so."""

from __future__ import annotations

import doctest
import json
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from semafor import companion

ROOT = Path(__file__).parents[1]
OF_THE_ROOT = sorted(ROOT.glob("*.md"))
PAGES = [*OF_THE_ROOT, *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_it_says(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert failed == 0


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("companion*.md")), ids=lambda page: page.name)
def test_the_positions_of_the_companion_pages_are_counted(page: Path) -> None:
    for block in re.findall(r"```json\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        result = companion.result(json.loads(block))

        assert result.seats


def anchors(page: Path) -> set[str]:
    """The names under which the headings of a page can be reached."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if not re.match(r"[a-z]+:", link):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page

            assert target.exists(), f"{page.name}: {link}"
            assert not anchor or anchor in anchors(target), f"{page.name}: {link}"


def pages_of(nav: object) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    for each in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []:
        yield from pages_of(each)


def test_the_site_leads_to_every_page() -> None:
    named = list(pages_of(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]))

    assert sorted(named) == sorted("index.md" if page.name == "README.md" else page.name for page in PAGES)


def test_the_site_loads_nothing_from_elsewhere() -> None:
    assert "://" not in (ROOT / "mkdocs.yml").read_text("utf-8")


@pytest.mark.parametrize("page", [page for page in OF_THE_ROOT if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_the_files_a_page_of_the_root_names_are_there(page: Path) -> None:
    for name in re.findall(r"`((?:src|ui|tests|docs)/[\w./-]+)`", page.read_text("utf-8")):
        assert (ROOT / name).exists(), f"{page.name}: {name}"


def test_the_layers_are_drawn_and_told_as_they_are_checked() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = [room.removeprefix("semafor.") for layer in contracts[0]["layers"] for room in layer.split(" | ")]
    drawn = re.findall(r'class="name"[^>]*>([^<]+)<', (ROOT / "docs" / "pictures" / "layers.svg").read_text("utf-8"))
    told = re.findall(r"^\| `(\w+)", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE)

    assert drawn == layers
    assert sorted(told) == sorted(layers)


def test_the_reference_names_what_is_there() -> None:
    for name in re.findall(r"^::: ([\w.]+)$", (ROOT / "docs" / "reference.md").read_text("utf-8"), re.MULTILINE):
        assert pkgutil.resolve_name(name), name
