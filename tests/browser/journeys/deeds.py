"""What a stranger does: goes on by links and buttons, and looks whether what is shown fits and is in one language."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.devices import SEEN
from browser.finding import follow_poster
from browser.layout import wrong_with
from browser.tables import planned, started
from browser.words import alone, word

OTHER = {"en": "pl", "pl": "en"}
# Whoever wants to see what the journeys see names a folder.
SHOTS = os.environ.get("SEMAFOR_SHOTS")
number = count()


def looked_at(page: Page, lang: str) -> None:
    """What is open fits its window and says nothing in the other language."""
    if SHOTS:
        name = page.url.split("/", 3)[3].split("#")[0].replace("/", "-") or "landing"
        page.evaluate(SEEN)
        page.screenshot(path=Path(SHOTS) / f"{next(number):03}-{os.getpid()}-{name}-{lang}.png", full_page=True)
    assert wrong_with(page) == []
    lines = {line.strip() for line in page.locator("body").inner_text().splitlines()}
    assert lines & alone(OTHER[lang], lang) == set()


def home(page: Page, lang: str) -> None:
    """From a table to the first page."""
    page.get_by_role("link", name=word(lang, "bar-home")).click()
    expect(page.get_by_role("heading", name=word(lang, "landing-headline"))).to_be_visible()


def go(page: Page, lang: str, place: str) -> None:
    """By a link at the head or the foot of the page: "daily", "finished", "tutorial" …"""
    page.locator("header, footer").get_by_role("link", name=word(lang, f"site-{place}"), exact=True).click()
    page.wait_for_url(f"**/{place}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def choose(page: Page, lang: str, game: str) -> None:
    """By the options under its poster, and there by the button of its variant, to the page of a new table."""
    box = "railroad-ink" if game.startswith("railroad-ink") else game
    for each in dict.fromkeys((box, game)):
        follow_poster(page, each)
    expect(page.get_by_role("heading", name=word(lang, f"game-{game}"), exact=True)).to_be_visible()


def sit_down(page: Page, lang: str, game: str, name: str, *others: str) -> str:
    """From the first page to a table of this game; gives the room's id."""
    choose(page, lang, game)
    planned(page, lang, name, *others)
    return started(page, lang)


def invited(page: Page, lang: str, what: str) -> str:
    """The address that the table gives to pass on: "invite-link", "invite-watch", "invite-screen"."""
    return page.get_by_label(word(lang, what), exact=True).input_value()


def tab(page: Page, lang: str, name: str) -> Locator:
    return page.get_by_role("tab", name=word(lang, f"tab-{name}"))


def opens(page: Page, lang: str, link: str) -> None:
    """An invitation: who sits there already, and a seat that is free."""
    page.goto(link)
    expect(page.get_by_role("button", name=word(lang, "do-sit-down"))).to_be_visible()
    looked_at(page, lang)


def joins(page: Page, lang: str, link: str, name: str) -> None:
    """Opens an invitation and sits down."""
    opens(page, lang, link)
    page.get_by_label(word(lang, "waiting-name"), exact=True).fill(name)
    page.get_by_role("button", name=word(lang, "do-sit-down")).click()
    expect(page.locator('[data-region="board"]')).to_be_visible()
