"""The end of a game as it is read on the page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.journeys.deeds import looked_at
from browser.words import word


def total(page: Page, lang: str) -> int:
    """Goes to the board and back to the result; gives the first seat's points."""
    page.get_by_role("button", name=word(lang, "result-board")).click()
    page.get_by_role("button", name=word(lang, "do-result")).click()
    expect(page.get_by_role("button", name=word(lang, "do-result"))).to_have_count(0)
    row = page.get_by_role("row", name=re.compile(f"^{word(lang, 'result-total')}"))
    expect(row).to_be_visible()
    looked_at(page, lang)
    return int(row.get_by_role("cell").first.inner_text())
