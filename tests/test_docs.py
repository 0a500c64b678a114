"""Every example of README and docs runs."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from semafor import companion

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_it_says(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert failed == 0


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("companion*.md")), ids=lambda page: page.name)
def test_the_positions_of_the_companion_pages_are_counted(page: Path) -> None:
    for block in re.findall(r"```json\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        result = companion.result(json.loads(block))

        assert result.seats


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
