"""Every lesson opens for somebody who has never been here, and leads to its end by clicking what is lit."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import semafor
from browser.conftest import Device
from browser.driver import CLICK, LOOK, PRESS
from browser.words import word

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

ENGINE_MS = 120_000
# How often the page is changed while nobody does anything.
CHANGES = """() => new Promise((done) => {
  let seen = 0
  new MutationObserver((changes) => (seen += changes.length)).observe(document, { childList: true, subtree: true })
  setTimeout(() => done(seen), 1500)
})"""


def follow(page: Page, lang: str) -> None:
    """Click what the lesson lights, and confirm what waits, until it says that it is done."""
    done, luck = word(lang, "lesson-done", room="tutorial"), random.Random(1)
    for _look in range(1200):
        look = page.evaluate(LOOK)
        if done in look["said"]:
            return
        if look["main"]:
            page.evaluate(PRESS)
        elif look["lit"]:
            page.evaluate(CLICK, [luck.choice(look["lit"]), 0])
        page.wait_for_timeout(50)
    raise AssertionError(f"the lesson stands still: {page.locator('[data-region=prompt]').inner_text()}")


def begin(page: Page, game: str, lang: str) -> None:
    """From the first page to the lesson's first sentence."""
    page.get_by_role("link", name=word(lang, "site-tutorial")).first.click()
    page.locator(f'main a[href="/tutorial/{game}"]').click()
    expect(page.get_by_text(word(lang, f"lesson-{game}-1", room="tutorial"))).to_be_visible(timeout=ENGINE_MS)


def leave(page: Page, lang: str) -> None:
    page.get_by_role("link", name=word(lang, "bar-home")).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_lesson_opens_once_for_somebody_without_a_name(device: Device) -> None:
    page = device("pl")
    page.goto("/tutorial")
    page.locator('main a[href="/tutorial/railroad-ink"]').click()
    expect(page.get_by_text(word("pl", "lesson-railroad-ink-1", room="tutorial"))).to_be_visible(timeout=ENGINE_MS)
    assert page.evaluate(CHANGES) < 50
    assert page.locator("[data-region=prompt]").is_visible()


def test_every_lesson_leads_to_its_end(device: Device) -> None:
    page = device("pl")
    page.goto("/")
    # One page for all of them: the rules are loaded into it once, which is most of a lesson's time.
    for game in semafor.games():
        begin(page, game, "pl")
        follow(page, "pl")
        leave(page, "pl")


@pytest.mark.parametrize("game", ["railroad-ink-lava", "railroad-ink-meteor", "ticket-to-ride-europe"])
def test_a_lesson_is_taught_in_english_on_a_telephone_too(device: Device, game: str) -> None:
    page = device("en", width=390, height=844, touch=True)
    page.goto("/")
    begin(page, game, "en")
    follow(page, "en")
