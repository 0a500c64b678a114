"""Getting to a table as a person does: by the poster and the button."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.words import word


def seated(page: Page, lang: str, game: str, *others: str) -> str:
    """Start a game from its page against these seats ("bot:random", "here:Ola", "open"); gives the room's id."""
    page.goto(f"/new/{game}")
    start = page.get_by_role("button", name=word(lang, "new-start"))
    expect(start).to_be_enabled()
    for number in range(3, len(others) + 1, -1):
        page.get_by_role("button", name=word(lang, "new-remove", number=number)).click()
    for at, other in enumerate(others):
        kind, _, detail = other.partition(":")
        number = at + 2
        if page.get_by_label(word(lang, "new-who", number=number)).count() == 0:
            page.get_by_role("button", name=word(lang, "new-add-bot")).click()
        page.get_by_label(word(lang, "new-who", number=number)).select_option(kind)
        if kind == "bot":
            page.get_by_label(word(lang, "new-level", number=number)).select_option(detail)
        elif kind == "here":
            page.get_by_label(word(lang, "new-name", number=number)).fill(detail)
    start.click()
    page.wait_for_url(re.compile(r"/table/"))
    return page.url.split("/table/")[1].split("#")[0].split("?")[0]
