"""Every lesson can be followed to its end by clicking what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.driver import CLICK, LOOK, PRESS
from browser.words import word

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

LESSONS = [
    ("ticket-to-ride-usa", "pl"),
    ("ticket-to-ride-europe", "en"),
    ("railroad-ink", "pl"),
    ("steamrollers", "en"),
    ("railroad-revolution", "pl"),
]
ENGINE_MS = 120_000


def follow(page: Page, lang: str) -> None:
    """Click what the lesson lights, and confirm what waits, until it says that it is done."""
    done = word(lang, "lesson-done", room="tutorial")
    for at in range(1200):
        look = page.evaluate(LOOK)
        if done in look["said"]:
            return
        if look["main"]:
            page.evaluate(PRESS)
        elif look["lit"]:
            page.evaluate(CLICK, [look["lit"][at % len(look["lit"])], 0])
        page.wait_for_timeout(50)
    raise AssertionError(f"the lesson stands still: {page.locator('[data-region=prompt]').inner_text()}")


def begin(page: Page, game: str, lang: str) -> None:
    """From the list of lessons, in that language, to the lesson's first sentence."""
    spoken = page.locator("html").get_attribute("lang") or ""
    if spoken != lang:
        page.get_by_role("button", name=word(spoken, "site-other-language")).click()
    page.locator(f'main a[href="/tutorial/{game}"]').click()
    expect(page.get_by_text(word(lang, f"lesson-{game}-1", room="tutorial"))).to_be_visible(timeout=ENGINE_MS)


def test_every_lesson_leads_to_its_end(device: Device) -> None:
    page = device("pl")
    page.goto("/tutorial")
    # One page for all of them: the rules are loaded into it once, which is most of a lesson's time.
    for game, lang in LESSONS:
        begin(page, game, lang)
        follow(page, lang)
        page.get_by_role("link", name=word(lang, "bar-home")).click()
        page.get_by_role("link", name=word(lang, "site-tutorial")).click()
