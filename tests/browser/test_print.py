"""Sheets for people who play on paper: one clean page each, and a drawing that stands alone."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.words import word

pytestmark = pytest.mark.timeout(120)

# Each game with words that only its own sheet has.
SHEETS = [
    ("railroad-ink", "en", "longest highway"),
    ("railroad-ink-lava", "pl", "zamknięte jeziora"),
    ("railroad-ink-meteor", "en", "crater"),
    ("steamrollers", "pl", "lokomotywa"),
]
# All that has ink of its own and is not a part of the sheet.
BESIDE = """() => [...document.querySelectorAll('body *')]
  .filter((node) => !node.closest('svg[role="img"]') && node.checkVisibility() && node.getClientRects().length > 0)
  .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
  .map((node) => node.textContent)"""
# A4 in points; a printer's page may be a hair off.
A4 = (595, 842)


def opened(page: Page, game: str, own: str) -> None:
    page.goto(f"/print/{game}")
    expect(page.locator('svg[role="img"]')).to_contain_text(own)


@pytest.mark.parametrize(("game", "lang", "own"), SHEETS, ids=[game for game, *_ in SHEETS])
def test_a_sheet_is_printed_alone_on_one_page_of_a4(device: Device, game: str, lang: str, own: str) -> None:
    page = device(lang, theme="dark")
    opened(page, game, own)
    paper = page.pdf(prefer_css_page_size=True)
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", paper)
    assert [(round(float(width)), round(float(height))) for width, height in sizes] == [A4]
    page.emulate_media(media="print")
    assert page.evaluate(BESIDE) == []


@pytest.mark.parametrize(("game", "lang", "own"), SHEETS, ids=[game for game, *_ in SHEETS])
def test_a_sheet_is_saved_as_a_drawing_that_needs_no_page(device: Device, game: str, lang: str, own: str) -> None:
    page = device(lang)
    opened(page, game, own)
    with page.expect_download() as saved:
        page.get_by_role("button", name=word(lang, "print-save")).click()
    file = Path(saved.value.path())
    drawing = ElementTree.parse(file).getroot()
    assert saved.value.suggested_filename == f"{game}.svg"
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert own in "".join(drawing.itertext())
    assert "var(" not in file.read_text("utf-8")
