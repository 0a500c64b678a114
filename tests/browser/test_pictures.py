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
