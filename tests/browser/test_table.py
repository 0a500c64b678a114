"""What every table does, whatever is played on it: closed doors, coming back, taking back, looking back, keys, widths."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.langs import IN_POLISH
from browser.layout import resized, wrong_with
from browser.tables import at_table, seated
from browser.words import word

pytestmark = pytest.mark.timeout(120)

GAME = "ticket-to-ride-usa"
WIDTHS = [(360, 740), (768, 1024), (1440, 900), (740, 360)]


def prompt(page: Page) -> str:
    return page.locator('[data-region="prompt"] [role="status"]').inner_text()


def keep_tickets(page: Page) -> None:
    """Two of the opening tickets."""
    tickets = page.locator('[data-region="tray"] [data-thing^="ticket:"][data-legal="true"]')
    expect(tickets).to_have_count(3)
    for thing in [ticket.get_attribute("data-thing") for ticket in tickets.all()][:2]:
        page.locator(f'[data-thing="{thing}"]').click()
    page.locator('[data-thing="keep"]').click()


def test_a_stranger_without_the_link_finds_a_closed_door(device: Device) -> None:
    anna, stranger = device("en"), device("en")
    room = seated(anna, "en", GAME, "open")
    stranger.goto(f"/table/{room}")
    expect(stranger.get_by_role("heading", name=word("en", "no-table"))).to_be_visible()


def uncovered(page: Page, lang: str) -> str:
    """The return code in the open invitation: nobody reads it over a shoulder before it is asked for."""
    shown = page.get_by_label(word(lang, "invite-code", who="Anna"))
    expect(shown).to_have_text(word(lang, "invite-code-covered"))
    page.get_by_role("button", name=word(lang, "invite-code-show")).click()
    expect(shown).to_have_text(re.compile(r"^(\w{4} ){3}\w{4}$"))
    return shown.inner_text()


@pytest.mark.parametrize("lang", IN_POLISH)
def test_the_return_code_stands_apart_from_the_links_and_is_covered(device: Device, lang: str) -> None:
    page = device(lang)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seated(page, lang, GAME, "bot:random")
    page.get_by_role("button", name=word(lang, "bar-invite"), exact=True).click()
    apart = page.get_by_role("region", name=word(lang, "invite-codes"))
    apart.get_by_role("button", name=word(lang, "do-copy")).click()
    expect(apart.get_by_role("button", name=word(lang, "do-copied"))).to_be_visible()
    expect(page.get_by_label(word(lang, "invite-code", who="Anna"))).to_have_text(word(lang, "invite-code-covered"))
    assert page.evaluate("navigator.clipboard.readText()") == uncovered(page, lang)
    page.get_by_role("button", name=word(lang, "invite-code-hide")).click()
    expect(page.get_by_label(word(lang, "invite-code", who="Anna"))).to_have_text(word(lang, "invite-code-covered"))


def test_a_seat_moves_to_another_device_by_its_four_words(device: Device) -> None:
    home, train = device("en"), device("en")
    room = seated(home, "en", GAME, "bot:random")
    home.get_by_role("button", name=word("en", "bar-invite"), exact=True).click()
    code = uncovered(home, "en")

    train.goto(f"/table/{room}")
    train.get_by_text(word("en", "code-question")).click()
    train.get_by_label(word("en", "code-words")).fill(code)
    train.get_by_role("button", name=word("en", "do-come-here")).click()
    expect(train.locator('[data-region="tray"]')).to_be_visible()


def test_a_lost_connection_says_so_and_comes_back(device: Device) -> None:
    page = device("pl")
    at_table(page, GAME, "random")
    expect(page.locator('[data-region="board"]')).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text(word("pl", "link-lost"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(word("pl", "link-lost"))).to_have_count(0)
    keep_tickets(page)
    expect(page.locator('[data-region="log"]').get_by_text("Zatrzymujesz")).to_be_visible()


def test_one_click_takes_back(device: Device) -> None:
    page = device("en")
    seated(page, "en", GAME, "here:Ola")
    page.get_by_role("button", name=word("en", "hot-take", who="Anna")).click()
    asked = prompt(page)
    keep_tickets(page)
    page.get_by_role("button", name=word("en", "bar-undo"), exact=True).click()
    expect(page.locator('[data-region="prompt"] [role="status"]')).to_have_text(asked)


def test_looking_back_and_the_link_to_a_moment(device: Device) -> None:
    page = device("en")
    room = at_table(page, GAME, "random")
    expect(page.locator('[data-region="board"]')).to_be_visible()
    keep_tickets(page)
    expect(page.locator('[data-region="log"]').get_by_title("keep 1 2")).to_be_visible()
    page.get_by_role("button", name=word("en", "bar-replay")).click()
    slider = page.get_by_label(word("en", "replay-moment"))
    expect(slider).to_be_visible()
    page.get_by_role("button", name=word("en", "replay-previous")).click()
    page.get_by_role("button", name=word("en", "replay-now")).click()
    expect(slider).to_have_count(0)

    page.goto(f"/replay/{room}#1")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name=word("en", "replay-previous")).click()
    expect(slider).to_have_value("0")
    expect(page).to_have_url(re.compile(f"/replay/{room}#0$"))


def test_keys_jump_between_regions_and_help_is_a_key_away(device: Device) -> None:
    page = device("en")
    seated(page, "en", GAME, "bot:random")
    expect(page.locator('[data-region="board"]')).to_be_visible()
    focused = "document.activeElement.closest('[data-region]')?.dataset.region"
    seen = []
    for _ in range(6):
        page.keyboard.press("F6")
        seen.append(page.evaluate(focused))
    assert seen == ["tray", "supply", "players", "log", "board", "prompt"]  # one has begun at the prompt
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=word("en", "menu-keys"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_nothing_overlaps_and_nothing_scrolls(device: Device) -> None:
    page = device("pl")
    at_table(page, GAME, "random")
    expect(page.locator('[data-region="board"]')).to_be_visible()
    for width, height in WIDTHS:
        resized(page, width, height)
        assert wrong_with(page) == []
        filled(page, width, height)


def filled(page: Page, width: int, height: int) -> None:
    """The window is full of parts that keep apart, and has no more than there is room for."""
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [width, height]
    parts = ("bar", "board", "prompt", "told", "below", "side")
    places = {part: page.locator(f"main > .{part}") for part in parts}
    found = {part: place.bounding_box() for part, place in places.items() if place.count()}
    boxes = {name: box for name, box in found.items() if box}
    assert {"bar", "board", "below"} <= boxes.keys()  # the prompt stands in the bar, or on a phone below the board
    for one, other in combinations(boxes.values(), 2):
        apart_x = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
        apart_y = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
        assert apart_x or apart_y
