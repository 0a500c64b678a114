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
GAMES = ("ticket-to-ride-usa", "ticket-to-ride-europe", "railroad-ink-lava", "steamrollers", "railroad-revolution")


def test_every_picture_is_drawn_and_shows_what_it_is_about(device: Device) -> None:
    page = device("pl", width=390, height=844)
    seen = set()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("figure[data-cut] svg").first).to_be_visible()
        expect(page.locator("figure:not([data-cut])")).to_have_count(0)
        for figure in page.locator("figure").all():
            name = figure.get_attribute("data-picture")
            expect(figure.locator("figcaption")).not_to_have_text(f"picture-{name}")
            seen.add(name)
        looked_at(page, "pl")
    assert seen == {picture["name"] for picture in PICTURES}
