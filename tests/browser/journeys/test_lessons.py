"""Every lesson, from its first to its last step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.driver import Driver
from browser.finding import prompt
from browser.journeys.deeds import go, home, looked_at
from browser.langs import nightly
from browser.words import bundle, word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)

# Python itself is loaded into the page before the first lesson.
ENGINE_MS = 120_000
# How often the page is changed while nobody does anything.
CHANGES = """() => new Promise((done) => {
  let seen = 0
  new MutationObserver((changes) => (seen += changes.length)).observe(document, { childList: true, subtree: true })
  setTimeout(() => done(seen), 1500)
})"""


# One page for several lessons: the rules are loaded into it once. Between them the first two see every lesson.
@pytest.mark.parametrize(
    ("lang", "size", "half"), [("en", "desk", 0), ("pl", "phone", 1), nightly("pl", "desk", 0), nightly("en", "phone", 1)]
)
def test_every_lesson_leads_from_its_first_to_its_last_step(stranger: Stranger, lang: str, size: str, half: int) -> None:
    page = stranger(lang, size)
    go(page, lang, "tutorial")
    looked_at(page, lang)
    lessons = page.locator('main a[href^="/tutorial/"]')
    for at in range(half, lessons.count(), 2):
        lesson = (lessons.nth(at).get_attribute("href") or "").removeprefix("/tutorial/")
        lessons.nth(at).click()
        opened(page, lang, lesson, first=at == half)
        followed(page, lang, lesson)
        home(page, lang)
        go(page, lang, "tutorial")


def test_a_lesson_is_seen_before_the_engine_is_there(stranger: Stranger) -> None:
    page = stranger("pl", "phone")
    page.context.route("**/engine/**", lambda _asked: None)  # it never comes
    go(page, "pl", "tutorial")
    page.locator('main a[href="/tutorial/ticket-to-ride-usa"]').click()
    expect(prompt(page)).to_contain_text(told("pl", "ticket-to-ride-usa")[0])
    expect(page.locator('[data-thing^="ticket:"][data-legal="true"]').first).to_be_visible()
    looked_at(page, "pl")
    page.context.unroute_all()


def opened(page: Page, lang: str, lesson: str, *, first: bool) -> None:
    """The lesson says its first sentence; somebody who has no name yet is not led round in a circle."""
    expect(prompt(page)).to_contain_text(told(lang, lesson)[0], timeout=ENGINE_MS)
    if first:
        assert page.evaluate(CHANGES) < 50
        expect(prompt(page)).to_contain_text(told(lang, lesson)[0])


def followed(page: Page, lang: str, lesson: str) -> None:
    """Clicks what is lit, sentence by sentence, until the lesson says that it is over."""
    sentences = told(lang, lesson)
    assert len(sentences) > 2
    driver = Driver(page, lang)
    for following in [*sentences[1:], word(lang, "lesson-done", room="tutorial")]:
        looked_at(page, lang)
        driver.play_until(following, ENGINE_MS / 1000)
    assert driver.clicks < 300 * len(sentences)
    looked_at(page, lang)


def told(lang: str, lesson: str) -> list[str]:
    """What the lesson says, step by step."""
    said, number = [], 1
    while bundle(lang, "tutorial").has_message(f"lesson-{lesson}-{number}"):
        said.append(word(lang, f"lesson-{lesson}-{number}", room="tutorial"))
        number += 1
    return said
