"""Sheets for people who play on paper: one clean page each, and a drawing that stands alone."""

from __future__ import annotations

import re
from base64 import b64encode
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

import semafor
from browser.conftest import Device
from browser.icons import ICONS, drawn
from browser.langs import IN_POLISH
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
# Two pictures, pixel by pixel.
APART = """async (addresses) => {
  const [one, two] = await Promise.all(addresses.map(async (address) => {
    const picture = Object.assign(new Image(), { src: address })
    await picture.decode()
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    paper.drawImage(picture, 0, 0)
    return paper.getImageData(0, 0, picture.width, picture.height).data
  }))
  return one.length === two.length ? one.reduce((sum, byte, at) => sum + Math.abs(byte - two[at]), 0) / one.length : 255
}"""
# A4 in points; a printer's page may be a hair off.
A4 = (595, 842)


def opened(page: Page, game: str, own: str) -> None:
    page.goto(f"/print/{game}")
    expect(page.locator('svg[role="img"]')).to_contain_text(own)


@pytest.mark.parametrize(("game", "lang", "own"), SHEETS, ids=[game for game, *_ in SHEETS])
def test_a_sheet_is_saved_as_a_drawing_and_printed_alone_on_one_page_of_a4(
    device: Device, game: str, lang: str, own: str
) -> None:
    page = device(lang, theme="dark")
    opened(page, game, own)
    saved_alone(page, game, lang, own)
    paper = page.pdf(prefer_css_page_size=True)
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", paper)
    assert [(round(float(width)), round(float(height))) for width, height in sizes] == [A4]
    page.emulate_media(media="print")
    assert page.evaluate(BESIDE) == []


def saved_alone(page: Page, game: str, lang: str, own: str) -> None:
    """A drawing that needs no page."""
    with page.expect_download() as saved:
        page.get_by_role("button", name=word(lang, "print-save")).click()
    file = Path(saved.value.path())
    drawing = ElementTree.parse(file).getroot()
    assert saved.value.suggested_filename == f"{game}.svg"
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert own in "".join(drawing.itertext())
    assert "var(" not in file.read_text("utf-8")


@pytest.mark.parametrize("lang", IN_POLISH)
def test_every_game_prints_its_sheet_or_says_that_it_has_none(device: Device, lang: str) -> None:
    page = device(lang)
    printed = {game for game, *_ in SHEETS}
    for game in semafor.games():
        page.goto(f"/print/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator('svg[role="img"]')).to_have_count(int(game in printed))
        expect(page.get_by_role("button", name=word(lang, "print-print"))).to_have_count(int(game in printed))
        none = word(lang, "print-none", game=word(lang, f"game-{game}"))
        expect(page.get_by_text(none)).to_have_count(int(game not in printed))


def test_the_installed_page_has_icons_of_our_drawing(device: Device, browser: Browser) -> None:
    page = device("en")
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    icons = {icon["src"]: (icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert icons["/icon-192.png"] == ("192x192", "any")
    assert icons["/icon-512.png"] == ("512x512", "any")
    assert icons["/icon-maskable-512.png"] == ("512x512", "maskable")
    for name, (side, part) in ICONS.items():
        answer = page.request.get(f"/{name}")
        assert answer.headers["content-type"] == "image/png"
        assert apart(browser, answer.body(), drawn(browser, side, part)) < 2


def apart(browser: Browser, *pictures: bytes) -> float:
    """How far two PNGs of one size are from each other, on the mean of all their bytes; a browser smooths as it likes."""
    page = browser.new_page()
    found = page.evaluate(APART, [f"data:image/png;base64,{b64encode(each).decode()}" for each in pictures])
    page.close()
    return float(found)
