"""The card at the table: one key or one button away, with the table's own numbers, and each line leads to its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import region
from browser.journeys.deeds import looked_at
from browser.layout import violations
from browser.tables import made
from browser.words import word

pytestmark = pytest.mark.timeout(240)

BOX = '[[action_tile]]\nset = "base"\ntile = 2\nside = "a"\npoints = 7\n'
BOT = {"kind": "bot", "level": "random"}


def sees_the_table(page: Page, room: str) -> None:
    page.goto(f"/table/{room}")
    expect(region(page, "board")).to_be_visible()


def test_the_card_is_one_key_away_and_leads_to_the_rules(device: Device) -> None:
    page = device("en", width=1280, height=720)
    sees_the_table(page, made(page, "steamrollers", BOT, material=BOX))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("row", name=word("en", "keys-card"))).to_contain_text("C")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("c")
    card = page.get_by_role("dialog", name=word("en", "bar-card"))
    expect(card.get_by_role("link", name="Action tile 2a: 7 points.")).to_be_visible()  # as the owner has corrected it
    expect(card.get_by_role("heading", level=3)).to_have_count(3)
    looked_at(page, "en")
    assert violations(page) == []
    with page.context.expect_page() as coming:
        card.get_by_role("link", name="Each finished link: 1 point.").click()
    expect(coming.value.locator('p.meant[id="steam.score.link"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", ["ticket-to-ride-europe", "railroad-revolution"])
def test_the_card_is_a_button_on_a_phone(device: Device, game: str) -> None:
    page = device("pl", width=390, height=844, touch=True)
    sees_the_table(page, made(page, game, BOT))
    page.get_by_role("button", name=word("pl", "bar-card")).click()
    lines = page.get_by_role("dialog", name=word("pl", "bar-card")).get_by_role("listitem")
    expect(lines.first).to_be_visible()
    assert not [line for line in lines.all_inner_texts() if "cardline" in line]
    looked_at(page, "pl")
    assert violations(page) == []
    page.get_by_role("button", name=word("pl", "do-close"), exact=True).click()
    expect(lines).to_have_count(0)


def test_a_sheet_opened_while_another_closes_stays(device: Device) -> None:
    """Escape and C at once: the browser tells that the first has closed when the second is there already."""
    page = device("en", width=1280, height=720)
    sees_the_table(page, made(page, "steamrollers", BOT))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(
        """() => {
          document.querySelector('dialog[open]').close()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
        }"""
    )
    expect(page.get_by_role("dialog", name=word("en", "bar-card")).get_by_role("listitem").first).to_be_visible()
