"""How large the board is on the screens people have, and that nothing to be used now lies under a tab or out of sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import keep_tickets, prompt, region, thing
from browser.layout import OUT_OF_SIGHT, resized, wrong_with
from browser.tables import Shown, at_table, made, steered
from browser.words import word

pytestmark = pytest.mark.timeout(240)

# Window, and how many pixels a unit of the map is long there at least.
SCALES = {(1440, 900): 1.10, (1280, 720): 0.87, (1024, 768): 0.78, (390, 844): 0.70}
SCALE = """() => document.querySelector('[data-region="board"] svg[role="group"]').getScreenCTM().a"""

# What of my hand lies under something else, and which names of cities on tickets are not seen whole.
COVERED = """() => [...document.querySelectorAll('[data-region="tray"] h2, [data-thing^="hand:"]')]
  .filter((node) => {
    const box = node.getBoundingClientRect()
    const [x, y] = [box.x + Math.min(box.width, 40) / 2, box.y + box.height / 2]
    return getComputedStyle(node).clipPath === 'none' && !node.contains(document.elementFromPoint(x, y))
  })
  .map((node) => node.textContent)"""
CUT = """() => [...document.querySelectorAll('[data-thing^="ticket:"] .cities')]
  .filter((node) => {
    const card = node.closest('[data-thing]').getBoundingClientRect()
    const names = document.createRange()
    names.selectNodeContents(node)
    const seen = names.getBoundingClientRect()
    const clipped = getComputedStyle(node).overflow !== 'visible' && node.scrollWidth > node.clientWidth
    return clipped || seen.right > card.right || seen.bottom > card.bottom + 1 || seen.height < 20
  })
  .map((node) => node.textContent)"""


def box(page: Page) -> object:
    return region(page, "board").bounding_box()


def test_the_map_is_large_and_all_cards_are_seen_at_every_size(device: Device) -> None:
    page = device("pl")
    at_table(page, "ticket-to-ride-usa", "random", "random", "random")
    expect(thing(page, "keep")).to_be_visible()
    for size in SCALES:  # while tickets are chosen, the hand is seen
        resized(page, *size)
        expect(page.locator('[data-thing^="hand:"]').last).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(OUT_OF_SIGHT) == [], size
    keep_tickets(page)
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    for size, least in SCALES.items():
        resized(page, *size)
        assert page.evaluate(SCALE) >= least, size
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        assert wrong_with(page) == [], size
        before = box(page)
        thing(page, "route:miami_new-orleans").dispatch_event("click")
        expect(prompt(page).get_by_role("link")).to_be_in_viewport(ratio=0.99)
        assert box(page) == before, "a sentence moves the board"
        page.keyboard.press("Escape")
    page.get_by_role("button", name=word("pl", "ttr-whole", room="games/ticket_to_ride")).click()  # the last size is a phone
    for coast in ("city:seattle", "city:boston", "city:miami"):
        expect(thing(page, coast)).to_be_in_viewport(ratio=0.6)
    page.get_by_role("button", name=word("pl", "ttr-whole", room="games/ticket_to_ride")).click()
    assert page.evaluate(SCALE) >= SCALES[390, 844]


def collector(shown: Shown) -> Shown:
    """Who draws tickets whenever it may, and keeps all of them."""
    wishes = [move for move in shown["moves"] if move["move"]["move"] in ("draw-tickets", "keep")]
    return max(wishes or shown["moves"], key=lambda move: len(move["move"].get("tickets", [])))


def many_tickets(shown: Shown) -> bool:
    return len((shown["view"].get("mine") or {"tickets": []})["tickets"]) > 4 and bool(shown["moves"])


def test_more_than_four_tickets_keep_their_little_maps_on_a_laptop(device: Device) -> None:
    page = device("pl", width=1280, height=720)
    room = made(page, "ticket-to-ride-europe", *[{"kind": "bot", "level": "random"}] * 4)
    shown = steered([page], room, collector, many_tickets)
    page.goto(f"/table/{room}")
    tickets = page.locator(".papers .ticket")
    expect(tickets).to_have_count(len(shown["view"]["mine"]["tickets"]))
    for size in ((1280, 720), (1280, 800), (1440, 900)):
        resized(page, *size)
        for ticket in tickets.all():
            expect(ticket.locator(".map svg")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(STORY) >= STORY_PX, size
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(COVERED) == [], size
        assert wrong_with(page) == [], size


# How much of the story is seen. Three lines are the least by which one can follow rivals.
STORY = "() => document.querySelector('.side .told ol').getBoundingClientRect().height"
STORY_PX = 100


# What stands in the players' plates and is cut off: their story may be scrolled, who plays and what they have is seen whole.
CUT_OFF = """() => [...document.querySelectorAll('.seats article')]
  .filter((node) => node.getBoundingClientRect().bottom > node.closest('.seats').getBoundingClientRect().bottom + 1)
  .map((node) => node.ariaLabel)"""


@pytest.mark.parametrize("game", ["railroad-ink", "steamrollers", "railroad-revolution"])
def test_all_players_and_their_last_acts_are_seen_at_1280_by_800(device: Device, game: str) -> None:
    page = device("pl", width=1280, height=800)
    at_table(page, game, "random", "random")
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(STORY) >= STORY_PX


# What of a player's own plate, or of a rival's, lies lower than the players' part of the table: it would have to be scrolled.
SCROLLED = (
    "() => { const { scrollHeight, clientHeight } = document.querySelector('.seats'); return scrollHeight - clientHeight }"
)
# The largest table of each game, and how many moves have been made when it is looked at.
FULL = {"railroad-revolution": (4, 150), "steamrollers": (5, 150), "railroad-ink": (6, 40)}


@pytest.mark.parametrize("game", FULL)
def test_a_full_table_needs_no_scrolling_to_see_all_players_and_their_last_acts(device: Device, game: str) -> None:
    page = device("pl", width=1280, height=720)
    seats, moves = FULL[game]
    luck, bots = random.Random(3), [{"kind": "bot", "level": "easy"}] * (seats - 1)
    room = made(page, game, *bots)
    steered([page], room, lambda shown: luck.choice(shown["moves"]), lambda shown: shown["n"] > moves and bool(shown["moves"]))
    page.goto(f"/table/{room}")
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    for size in ((1280, 720), (1280, 800), (1024, 768), (1440, 900)):
        resized(page, *size)
        assert page.evaluate(SCROLLED) <= 0, size
        assert page.evaluate(STORY) >= STORY_PX, size
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        assert wrong_with(page) == [], size


@pytest.mark.parametrize("game", ["railroad-revolution", "railroad-ink"])
def test_a_laptop_cuts_off_nothing_that_can_be_used(device: Device, game: str) -> None:
    page = device("pl", width=1280, height=720)
    at_table(page, game, "random", "random")
    expect(region(page, "tray").locator('[data-legal="true"]').first).to_be_visible()
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert wrong_with(page) == []


def test_what_lies_on_a_steamrollers_table_is_seen_whole_on_a_laptop_and_on_a_phone(device: Device) -> None:
    page = device("pl", width=1280, height=720)
    at_table(page, "steamrollers", "random", "random")
    expect(page.locator('[data-thing^="choice:"]').first).to_be_visible()
    for rival in page.locator(".seats article:not(.mine)").all():
        expect(rival).to_be_in_viewport(ratio=0.99)
    resized(page, 390, 844)
    for tile in page.locator('[data-thing^="tile:"]').all():
        expect(tile).to_be_in_viewport(ratio=0.9)
