"""What lies on a map of Ticket to Ride near its edge, and notes that lie over it: nothing is cut off, no end is covered."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Device
from browser.finding import keep_tickets
from browser.layout import resized
from browser.tables import Shown, act, at_table, made, reached

pytestmark = pytest.mark.timeout(240)

MAPS = Path(__file__).parents[2] / "src/semafor/games/ticket_to_ride/maps"
SIZES = ((1280, 720), (1440, 900), (1024, 768))
# What of the map's slots and cities, and of a station that is about to be built at each city, lies outside the board's window.
# The city is chosen by a click, as a person does; the house that then stands there is as large as a built one.
OUTSIDE = """async () => {
  const board = document.querySelector('[data-region="board"]')
  const edge = board.getBoundingClientRect()
  const out = (node) => {
    const box = node.getBoundingClientRect()
    const high = box.top < edge.top - 0.5 || box.bottom > edge.bottom + 0.5
    return high || box.left < edge.left - 0.5 || box.right > edge.right + 0.5
  }
  const cut = [...board.querySelectorAll('.slot, .city .dot')].filter(out)
  const found = cut.map((node) => node.closest('[data-thing]').dataset.thing)
  let houses = 0
  for (const city of board.querySelectorAll('.city')) {
    if (city.dataset.legal) city.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((done) => requestAnimationFrame(done))
    const house = city.querySelector('.house')
    houses += house ? 1 : 0
    if (house && out(house)) found.push(`house of ${city.dataset.thing}`)
  }
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return [found, houses]
}"""


@pytest.mark.parametrize("game", ["ticket-to-ride-europe", "ticket-to-ride-usa"])
def test_no_car_city_or_station_is_cut_off_at_the_edge_of_a_map(device: Device, game: str) -> None:
    page = device("pl", width=1280, height=720)
    at_table(page, game, "random")
    keep_tickets(page)
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    cities = tomllib.loads((MAPS / game.removeprefix("ticket-to-ride-") / "map.toml").read_text("utf-8"))["city"]
    for size in SIZES:
        resized(page, *size)
        cut, houses = page.evaluate(OUTSIDE)
        assert cut == [], size
        assert houses == (len(cities) if game.endswith("europe") else 0), size


EUROPE = tomllib.loads((MAPS / "europe/map.toml").read_text("utf-8"))
TUNNELS = {route["id"] for route in EUROPE["route"] if route.get("tunnel")}
# Which of these cities' dots and names lie under what was turned up; null while there is nothing.
UNDER = """(cities) => {
  const note = document.querySelector('[data-region="board"] section:has(.reveal)')?.getBoundingClientRect()
  if (!note) return null
  const under = (node) => {
    const box = node.getBoundingClientRect()
    return box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top
  }
  return cities.filter((city) =>
    [...document.querySelectorAll(`[data-thing="city:${city}"] :is(.dot, text)`)].some(under))
}"""


def tunnel(shown: Shown) -> Shown | None:
    """A claim of any tunnel that can be paid now."""
    return next((move for move in shown["moves"] if move["move"].get("route") in TUNNELS), None)


def test_what_a_tunnel_turned_up_covers_no_city_and_is_in_nobodys_way(device: Device) -> None:
    page = device("en", width=1280, height=720)
    room, shown = reached(
        lambda: made(page, "ticket-to-ride-europe", {"kind": "bot", "level": "random"}),
        [page],
        lambda each: next((move for move in each["moves"] if move["notation"] == "draw deck"), each["moves"][0]),
        lambda each: tunnel(each) is not None,
    )
    claim = tunnel(shown)
    assert claim
    page.goto(f"/table/{room}")
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    act(page, room, claim["notation"])
    note = page.locator('[data-region="board"] section:has(.reveal)')
    expect(note).to_be_visible()
    assert page.evaluate(UNDER, [city["id"] for city in EUROPE["city"]]) == []
    expect(note).to_have_css("pointer-events", "none")
