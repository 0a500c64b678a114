"""Every lesson, from its first to its last step."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.driver import CLICK, LOOK, PRESS
from browser.finding import prompt
from browser.journeys.deeds import go, home, looked_at
from browser.words import bundle, word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)

# Python itself is loaded into the page before the first lesson.
ENGINE_MS = 120_000


# One page for several lessons: the rules are loaded into it once. Between them the two see every lesson.
@pytest.mark.parametrize(("lang", "size", "half"), [("en", "desk", 0), ("pl", "phone", 1)])
def test_every_lesson_leads_from_its_first_to_its_last_step(stranger: Stranger, lang: str, size: str, half: int) -> None:
    page = stranger(lang, size)
    go(page, lang, "tutorial")
    looked_at(page, lang)
    lessons = page.locator('main a[href^="/tutorial/"]')
    for at in range(half, lessons.count(), 2):
        lesson = (lessons.nth(at).get_attribute("href") or "").removeprefix("/tutorial/")
        lessons.nth(at).click()
        followed(page, lang, lesson)
        home(page, lang)
        go(page, lang, "tutorial")


def followed(page: Page, lang: str, lesson: str) -> None:
    """Clicks what is lit, sentence by sentence, until the lesson says that it is over."""
    sentences = told(lang, lesson)
    assert len(sentences) > 2
    expect(prompt(page)).to_contain_text(sentences[0], timeout=ENGINE_MS)
    for following in [*sentences[1:], word(lang, "lesson-done", room="tutorial")]:
        looked_at(page, lang)
        clicked_until(page, following)
    looked_at(page, lang)


def told(lang: str, lesson: str) -> list[str]:
    """What the lesson says, step by step."""
    said, number = [], 1
    while bundle(lang, "tutorial").has_message(f"lesson-{lesson}-{number}"):
        said.append(word(lang, f"lesson-{lesson}-{number}", room="tutorial"))
        number += 1
    return said


def clicked_until(page: Page, sentence: str) -> None:
    """At most so many clicks; while nothing is lit others act, which may take its time in a page."""
    luck = random.Random(1)  # taking turns could pick up a piece and put it back for ever
    clicks, patience = 0, time.monotonic() + ENGINE_MS / 1000
    while clicks < 300 and time.monotonic() < patience:
        look = page.evaluate(LOOK)
        if sentence in " ".join(look["said"].split()):
            return
        if look["main"]:
            page.evaluate(PRESS)
        elif look["lit"]:
            page.evaluate(CLICK, [luck.choice(look["lit"]), 0])
        elif look["tabs"]:
            page.locator(f'[data-tab="{look["tabs"][0]}"]').click()
        clicks += bool(look["main"] or look["lit"] or look["tabs"])
        page.wait_for_timeout(20)
    raise AssertionError(f"the lesson stands still: {prompt(page).inner_text()}")
