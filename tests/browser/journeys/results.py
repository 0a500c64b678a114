"""The end of a game as it is read on the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.journeys.deeds import looked_at
from browser.words import read, word


def total(page: Page, lang: str) -> int:
    """Goes to the board and back to the result; gives the first seat's points."""
    page.get_by_role("button", name=word(lang, "result-board")).click()
    page.get_by_role("button", name=word(lang, "do-result")).click()
    expect(page.get_by_role("button", name=word(lang, "do-result"))).to_have_count(0)
    points = page.locator('.result [data-total="0"]')
    expect(points).to_be_visible()
    looked_at(page, lang)
    return read(points.inner_text())
