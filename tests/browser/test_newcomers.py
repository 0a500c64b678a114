"""Somebody who has never been here: one tap to a table, a first move at once, with a mouse or with keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import draw_a_die, keep_tickets, lit, prompt, tab_to, thing
from browser.langs import IN_POLISH
from browser.words import word

pytestmark = pytest.mark.timeout(240)


@pytest.mark.parametrize("lang", IN_POLISH)
def test_one_tap_leads_to_a_table_that_waits_on_top_when_one_leaves_it(device: Device, lang: str) -> None:
    page = device(lang)
    page.goto("/")
    page.get_by_role("button", name=word(lang, "game-railroad-ink")).first.click()
    expect(lit(page, "die").first).to_be_visible()
    expect(page.get_by_role("article", name=word(lang, "new-guest"))).to_be_visible()
    expect(prompt(page)).not_to_be_empty()
    cell = draw_a_die(page)
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(1)
    expect(page.locator(f'[data-region="board"] [data-thing="{cell}"]')).not_to_have_attribute(
        "aria-label", re.compile("empty|puste")
    )
    table = page.url
    page.get_by_role("link", name=word(lang, "bar-home")).click()
    left = page.get_by_role("region", name=word(lang, "landing-waiting"))
    expect(left.get_by_role("heading", name=word(lang, "game-railroad-ink"))).to_be_in_viewport()
    left.get_by_role("link", name=word(lang, "rooms-enter")).click()
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(1)
    assert page.url == table


@pytest.mark.parametrize("lang", IN_POLISH)
def test_with_friends_one_tap_gives_the_link_and_who_opens_it_plays(device: Device, lang: str) -> None:
    page, friend = device(lang, width=390, height=844), device(lang)
    page.goto("/")
    with_friends = page.get_by_role("button", name=word(lang, "landing-with-friends"))
    with_friends.and_(page.get_by_role("button", description=word(lang, "game-railroad-ink"))).click()
    link = page.get_by_label(word(lang, "invite-link"), exact=True)
    expect(link).to_be_in_viewport()
    friend.goto(link.input_value())
    friend.get_by_label(word(lang, "waiting-name"), exact=True).fill("Ola")
    friend.get_by_role("button", name=word(lang, "do-sit-down")).click()
    for each in (page, friend):
        expect(lit(each, "die").first).to_be_visible()


def test_keys_alone_lead_from_the_first_page_to_a_move(device: Device) -> None:
    page = device("pl")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, '.poster[data-game="railroad-ink"]')
    page.keyboard.press("Enter")
    expect(lit(page, "die").first).to_be_visible()
    expect(prompt(page)).to_be_focused()
    tab_to(page, '[data-thing^="die:"][data-legal="true"]')
    page.keyboard.press("Enter")
    goal = lit(page, "cell").first.get_attribute("data-thing") or ""
    tab_to(page, '[data-region="board"] [data-thing^="cell:"]')
    walk(page.evaluate("document.activeElement.dataset.thing"), goal, page.keyboard.press)
    expect(thing(page, goal)).to_be_focused()
    page.keyboard.press("Enter")
    if page.locator(".ghost.firm").count():
        page.keyboard.press("Enter")
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(1)


def walk(start: str, goal: str, press: Callable[[str], None]) -> None:
    """Arrow keys from cell to cell."""
    (row, column), (down, right) = ((int(cell[6]), ord(cell[5])) for cell in (start, goal))
    for key, steps in (
        ("ArrowUp", row - down),
        ("ArrowDown", down - row),
        ("ArrowLeft", column - right),
        ("ArrowRight", right - column),
    ):
        for _step in range(steps):
            press(key)


def test_after_the_start_one_is_at_the_prompt_and_the_log_is_one_stop(device: Device) -> None:
    page = device("pl")
    page.goto("/new/ticket-to-ride-usa")
    expect(page.get_by_role("button", name=word("pl", "new-start"))).to_be_enabled()
    tab_to(page, "button.start")
    page.keyboard.press("Enter")
    expect(prompt(page)).to_be_focused()
    keep_tickets(page)
    entries = page.locator('[data-region="log"] .entry')
    expect(entries.nth(2)).to_be_visible()
    tab_to(page, ".entry")
    for stop in walked(page, 'a[href="/"]'):
        assert "entry" not in stop
    tab_to(page, ".entry")
    newest = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.entry')")
    assert page.evaluate("document.activeElement.textContent") != newest
    page.keyboard.press("Home")
    expect(entries.first).to_be_focused()


def walked(page: Page, to: str) -> Iterator[str]:
    """The classes of what has the focus after each Tab, until one comes to what is wanted."""
    while True:
        page.keyboard.press("Tab")
        yield page.evaluate("document.activeElement.getAttribute('class') ?? ''")
        if page.evaluate("(to) => document.activeElement.matches(to)", to):
            return
