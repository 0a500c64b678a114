"""Ticket to Ride's own table: names and slots that keep apart, clicks that explain themselves, keys that walk."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import prompt
from browser.shapes import Shape, box, meet
from browser.tables import act, at_table, dealt, position
from browser.words import word

pytestmark = pytest.mark.timeout(120)

EUROPE = tomllib.loads((Path(__file__).parents[2] / "src/semafor/games/ticket_to_ride/maps/europe/map.toml").read_text("utf-8"))
GAMES = ("ticket-to-ride-usa", "ticket-to-ride-europe")
# The corners of every slot, the ink of every name and the middle of every dot, in the board's own units. Ink is measured a
# hundred times as large: a browser rounds it to whole pixels, each in its own way.
DRAWN = """() => {
  const svg = document.querySelector('[data-region="board"] svg')
  const back = svg.getScreenCTM().inverse()
  const at = (node, x, y) => {
    const point = new DOMPoint(x, y).matrixTransform(back.multiply(node.getScreenCTM()))
    return [point.x, point.y]
  }
  const corners = (node) => {
    const { x, y, width: w, height: h } = node.getBBox()
    return [at(node, x, y), at(node, x + w, y), at(node, x + w, y + h), at(node, x, y + h)]
  }
  const pen = document.createElement('canvas').getContext('2d')
  const slots = [...svg.querySelectorAll('[data-thing^="route:"]')].flatMap((route) =>
    [...route.querySelectorAll('rect.slot')].map((slot) => [route.dataset.thing, corners(slot)]))
  const cities = [...svg.querySelectorAll('[data-thing^="city:"]')].map((city) => {
    const text = city.querySelector('text'), style = getComputedStyle(text)
    pen.font = `${style.fontWeight} ${100 * parseFloat(style.fontSize)}px ${style.fontFamily}`
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text.textContent)
    const { x, width } = text.getBBox(), y = Number(text.getAttribute('y'))
    const ink = [at(text, x, y - up / 100), at(text, x + width, y + down / 100)]
    return { name: text.textContent, dot: corners(city.querySelector('circle.dot')), ink }
  })
  return { slots, cities }
}"""


boards: dict[tuple[str, str], dict[str, Any]] = {}


def drawn(device: Device, lang: str, game: str) -> dict[str, Any]:
    """The board as it is drawn before anybody has claimed; each is looked at once."""
    if (lang, game) not in boards:
        page = device(lang)
        at_table(page, game, "random")
        expect(page.locator('[data-thing^="city:"]').first).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => null)")
        boards[lang, game] = page.evaluate(DRAWN)
    return boards[lang, game]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_city_name_meets_no_slot_no_dot_and_no_other_name(device: Device, game: str, lang: str) -> None:
    shown = drawn(device, lang, game)
    names: dict[str, Shape] = {city["name"]: box(*city["ink"]) for city in shown["cities"]}
    things = [("dot of " + city["name"], city["dot"]) for city in shown["cities"]] + [tuple(slot) for slot in shown["slots"]]
    assert len(names) == len(shown["cities"]) > 30
    assert [(one, two) for one, two in combinations(names, 2) if meet(names[one], names[two])] == []
    assert [(name, thing) for name, ink in names.items() for thing, shape in things if meet(ink, shape)] == []


@pytest.mark.parametrize("game", GAMES)
def test_slots_of_different_routes_keep_apart(device: Device, game: str) -> None:
    slots = drawn(device, "en", game)["slots"]
    met = [(one, two) for (one, a), (two, b) in combinations(slots, 2) if one != two and meet(a, b)]
    assert len(slots) > 250
    assert met == []


def opened(page: Page, game: str) -> None:
    """At a table, with the opening tickets chosen and my own turn begun."""
    at_table(page, game, "random")
    expect(page.locator('[data-thing="keep"]')).to_be_visible()
    for ticket in page.locator('[data-thing^="ticket:"]').all():
        ticket.click()
    page.locator('[data-thing="keep"]').click()
    my_turn(page)


def my_turn(page: Page) -> None:
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()


def test_a_route_one_cannot_pay_says_why_and_names_the_rule(device: Device) -> None:
    page = device("pl")
    opened(page, "ticket-to-ride-usa")
    page.locator('[data-thing="route:miami_new-orleans"]').dispatch_event("click")
    expect(prompt(page)).to_contain_text("Potrzebne")
    expect(prompt(page).get_by_role("link")).to_have_attribute("href", "/rules/ticket-to-ride-usa#ttr.claim.from-hand")


def claimable(pages: tuple[Page, Page], room: str, *, tunnel: bool) -> tuple[int, str, str]:
    """Both take cards until the one to act can pay such a route; gives the seat, the move in notation and the route."""
    kind = {route["id"] for route in EUROPE["route"] if bool(route.get("tunnel")) == tunnel}
    for seat, page in enumerate(pages):
        act(page, room, "keep 1 2 3", seat)
    while True:
        seat = position(pages[0], room)["prompt"]["seats"][0]
        moves = position(pages[seat], room, seat)["moves"]
        for each in moves:
            if each["move"].get("route") in kind:
                return seat, each["notation"], each["move"]["route"]
        act(pages[seat], room, "draw deck", seat)


def test_a_refusal_names_cities_and_players_as_the_board_does(device: Device) -> None:
    pages = device("pl"), device("pl")
    room = dealt(*pages, "ticket-to-ride-europe")
    seat, claim, route = claimable(pages, room, tunnel=False)
    act(pages[seat], room, claim, seat)
    names = {city["id"]: city["pl"] for city in EUROPE["city"]}
    ends = next(each["between"] for each in EUROPE["route"] if each["id"] == route)
    other = pages[1 - seat]
    other.goto(f"/table/{room}")
    my_turn(other)
    other.locator(f'[data-thing="route:{route}"]').dispatch_event("click")
    facts = {"route": " – ".join(names[end] for end in ends), "who": ("Anna", "Ola")[seat]}
    rules = "../../src/semafor/games/ticket_to_ride"
    expect(prompt(other)).to_contain_text(word("pl", "no-ttr-claim-any-free", room=rules, **facts))


def test_what_a_tunnel_turned_up_is_shown_for_a_while_and_does_not_come_back(device: Device) -> None:
    # A clock that was changed is not mended by wiping: these devices are thrown away.
    pages = device("en", width=360, height=740, keeps=True), device("en", width=360, height=740, keeps=True)
    room = dealt(*pages, "ticket-to-ride-europe")
    seat, claim, _ = claimable(pages, room, tunnel=True)
    other = pages[1 - seat]
    other.clock.install()
    other.goto(f"/table/{room}")
    players = other.get_by_role("tab", name=word("en", "tab-players"))
    reveal = other.locator(".reveal")
    expect(other.locator('[data-thing="deck:cards"]')).to_be_visible()
    act(pages[seat], room, claim, seat)
    for each in position(pages[seat], room, seat)["moves"]:
        if each["move"]["move"] == "decline":  # while it is open, a phone shows the tunnel in the place of the row
            act(pages[seat], room, each["notation"], seat)
    expect(reveal).to_be_visible()
    players.click()
    other.clock.fast_forward(7000)
    players.click()
    expect(other.locator('[data-thing="deck:cards"]')).to_be_visible()
    assert reveal.count() == 0


def offered(page: Page) -> int:
    """In how many ways the first lit route with a choice can be paid; 0 if none of them leaves one."""
    for route in page.locator('[data-thing^="route:"][data-legal="true"]').all():
        route.dispatch_event("click")
        count = page.locator('[data-thing^="pay:"]').count()
        if count > 1:
            return count
        page.keyboard.press("Escape")
    return 0


def test_a_route_that_can_be_paid_in_several_ways_proposes_one_and_takes_any(device: Device) -> None:
    page = device("en")
    opened(page, "ticket-to-ride-usa")
    page.get_by_role("button", name=word("en", "bar-menu")).click()
    page.get_by_label(word("en", "settings-confirm")).select_option("always")
    page.get_by_role("button", name=word("en", "do-close"), exact=True).click()
    my_turn(page)
    while not offered(page):
        for _card in range(2):
            page.locator('[data-thing="deck:cards"][data-legal="true"]').click()
            page.get_by_role("button", name=word("en", "do-confirm")).click()
        my_turn(page)
    expect(page.locator('[data-thing^="pay:"].main')).to_have_count(1)
    chosen = page.locator(".route.chosen")
    thing = chosen.get_attribute("data-thing")
    page.locator('[data-thing^="pay:"]').last.click()
    expect(page.locator(f'[data-thing="{thing}"] .car:not(.ghost)').first).to_be_visible()


def test_on_a_phone_cards_tickets_and_what_is_asked_lie_open_without_a_tab(device: Device) -> None:
    page = device("pl", width=390, height=844, touch=True)
    at_table(page, "ticket-to-ride-usa", "random")
    tickets = page.locator('[data-thing^="ticket:"]')
    expect(tickets).to_have_count(3)
    for ticket in tickets.all():
        ticket.tap()
    page.locator('[data-thing="keep"]').tap()
    my_turn(page)
    for thing in ("card:1", "card:5", "deck:cards", "deck:tickets"):
        expect(page.locator(f'[data-thing="{thing}"]')).to_be_in_viewport(ratio=0.99)
    expect(page.locator('[data-thing^="hand:"]').first).to_be_in_viewport(ratio=0.99)
    expect(tickets.first).to_be_in_viewport(ratio=0.99)
    page.locator('[data-thing="deck:cards"]').tap()
    page.locator('[data-thing="deck:cards"][data-legal="true"]').tap()  # two cards are two taps
    my_turn(page)
    page.locator('[data-thing="deck:tickets"]').tap()
    expect(page.locator('[data-thing="keep"]')).to_be_in_viewport(ratio=0.99)
    expect(page.locator('[data-thing^="hand:"]').first).to_be_in_viewport(ratio=0.99)


def test_arrow_keys_walk_the_board_from_a_city_that_was_found(device: Device) -> None:
    page = device("pl")
    opened(page, "ticket-to-ride-europe")
    page.locator('[data-thing="find"]').fill("monach")
    page.locator('[data-thing="find"]').press("Enter")
    expect(page.locator('[data-thing="city:munich"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-thing="route:munich_vienna"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-thing="city:vienna"]')).to_be_focused()


def test_a_ticket_lights_its_ends_and_counts_the_cars_to_come(device: Device) -> None:
    page = device("en")
    opened(page, "ticket-to-ride-europe")
    ticket = page.locator('[data-thing^="ticket:"]').first
    ticket.click()
    expect(ticket).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".city.lit")).to_have_count(2)
    expect(page.get_by_text("more cars complete it")).to_be_visible()
