"""The rulebook's pictures: the game's own board at a moment of a game, cut to the things it is about."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Device
from browser.journeys.deeds import looked_at

pytestmark = pytest.mark.timeout(240)

PICTURES = tomllib.loads((Path(__file__).parents[2] / "ui/src/rules/pictures.toml").read_text("utf-8"))["picture"]
# Each page with its pictures: the boxes of Railroad Ink share a rulebook.
PAGES = {
    "ticket-to-ride-usa": "ticket-to-ride-usa",
    "ticket-to-ride-europe": "ticket-to-ride-europe",
    "railroad-ink-lava": "railroad-ink",
    "steamrollers": "steamrollers",
    "railroad-revolution": "railroad-revolution",
}


# How large what lies beside a board is drawn, and whether more than that is seen.
DRAWN = "(stage) => [new DOMMatrix(getComputedStyle(stage).transform).a, getComputedStyle(stage).clipPath !== 'none']"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_tiles_deals_and_milestones_are_large_enough_to_be_read(device: Device, lang: str) -> None:
    page = device(lang)
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        for game, name in (("steamrollers", "tile"), ("railroad-revolution", "deal"), ("railroad-revolution", "milestone")):
            page.goto(f"/rules/{game}")
            figure = page.locator(f'figure[data-picture="{name}"][data-cut]')
            expect(figure).to_be_visible()
            large, alone = figure.locator(".stage").evaluate(DRAWN)
            assert large > 0.75, (name, width)
            assert alone


def test_every_picture_is_drawn_and_shows_what_it_is_about(device: Device) -> None:
    page = device("pl", width=390, height=844)
    seen = set()
    for game, box in PAGES.items():
        names = {picture["name"] for picture in PICTURES if picture["game"].startswith(box)}
        page.goto(f"/rules/{game}")
        expect(page.locator("figure[data-cut]")).to_have_count(len(names))
        for name in names:
            figure = page.locator(f'figure[data-picture="{name}"]')
            expect(figure.locator("svg").first).to_be_visible()
            expect(figure.locator("figcaption")).not_to_have_text(f"picture-{name}")
        looked_at(page, "pl")
        seen |= names
    assert seen == {picture["name"] for picture in PICTURES}
