"""Every page and every table on a phone, a tablet and a desk, by day and by night: it fits, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import prompt
from browser.layout import SIZES, violations, wrong_with
from browser.tables import finished, seated

pytestmark = pytest.mark.timeout(300)

PAGES = (
    "/",
    "/new/ticket-to-ride-usa",
    "/new/railroad-ink-lava",
    "/new/steamrollers",
    "/lobby",
    "/mine",
    "/finished",
    "/leaders",
    "/daily",
    "/account",
    "/settings",
    "/rules",
    "/rules/railroad-revolution",
    "/tutorial",
    "/print",
    "/print/railroad-ink",
    "/replay",
    "/whatif",
)
TABLES = (
    ("ticket-to-ride-usa", "pl", ("bot:random", "bot:random")),
    ("ticket-to-ride-europe", "en", ("bot:random",)),
    ("railroad-ink", "en", ("bot:random",)),
    ("railroad-ink-lava", "pl", ()),
    ("railroad-ink-meteor", "en", ()),
    ("steamrollers", "pl", ("bot:random",)),
    ("railroad-revolution", "pl", ("bot:random", "bot:random")),
)


def looked_at(page: Page) -> list[str]:
    """The page at every size, by day and by night."""
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{width} px: {each}" for each in wrong_with(page)]
    return wrong


def found_by_axe(page: Page) -> list[str]:
    wrong: list[str] = []
    for width, height in (SIZES[0], SIZES[-1]):
        page.set_viewport_size({"width": width, "height": height})
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light, reduced_motion="reduce")
            wrong += [f"{width} px, {light}: {rule} {html}" for rule, html in violations(page)]
    return wrong


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_and_is_accessible(device: Device, path: str) -> None:
    page = device("pl", theme="auto")
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert looked_at(page) == []
    assert found_by_axe(page) == []


@pytest.mark.parametrize(("game", "lang", "others"), TABLES, ids=[game for game, *_ in TABLES])
def test_a_table_fits_and_is_accessible(device: Device, game: str, lang: str, others: tuple[str, ...]) -> None:
    page = device(lang, theme="auto")
    seated(page, lang, game, *others)
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    assert looked_at(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(prompt(page)).to_be_in_viewport(ratio=0.99)
    assert found_by_axe(page) == []


def test_the_end_of_a_game_fits_and_is_accessible(device: Device) -> None:
    page = device("pl", theme="auto")
    page.goto(f"/table/{finished(page, 'railroad-ink')}")
    expect(page.locator("button.proved").first).to_be_visible()
    assert looked_at(page) == []
    assert found_by_axe(page) == []
