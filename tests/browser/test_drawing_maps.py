"""A fan draws a map of eight cities, sees how it goes, plays it against bots and with a friend by link."""

from __future__ import annotations

import re
from math import cos, pi, sin
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Device
from browser.driver import Driver, together
from browser.finding import region, thing
from browser.tables import end_unseen
from browser.words import word

pytestmark = pytest.mark.timeout(400)

NAMES = ["Kraków", "Tarnów", "Rzeszów", "Lublin", "Radom", "Łódź", "Opole", "Bielsko"]
IDS = ["krakow", "tarnow", "rzeszow", "lublin", "radom", "lodz", "opole", "bielsko"]
KEY = re.compile(r"ticket-to-ride-own-[0-9a-f]{20}")


def said(lang: str, message: str, **facts: object) -> str:
    return word(lang, message, "maps", **facts)


def step(page: Page, lang: str, name: str) -> None:
    page.get_by_role("navigation", name=said(lang, "maps-steps")).get_by_role(
        "button", name=said(lang, f"maps-step-{name}")
    ).click()


def click_at(sheet: Locator, x: float, y: float) -> None:
    """A click on a place of the sheet, as shares of it."""
    box = sheet.bounding_box()
    assert box is not None
    sheet.click(position={"x": box["width"] * x, "y": box["height"] * y})


def put_cities(page: Page, lang: str) -> None:
    sheet = region(page, "sheet")
    for at, name in enumerate(NAMES):
        click_at(sheet, 0.5 + 0.36 * cos(2 * pi * at / 8), 0.5 + 0.36 * sin(2 * pi * at / 8))
        page.get_by_label(said(lang, "maps-name"), exact=True).fill(name)
        page.keyboard.press("Enter")
        expect(thing(page, f"city:{IDS[at]}")).to_be_visible()


def join_cities(page: Page) -> None:
    """A ring, and two ways through its middle."""
    for one, other in [*zip(IDS, [*IDS[1:], IDS[0]], strict=True), (IDS[0], IDS[3]), (IDS[2], IDS[6])]:
        thing(page, f"city:{one}").locator(".dot").click()
        thing(page, f"city:{other}").locator(".dot").click()
    expect(page.locator('[data-thing^="route:"]')).to_have_count(10)


def shape_routes(page: Page, lang: str) -> None:
    """One becomes double, one a tunnel, one a ferry; the last step is undone and done again."""
    thing(page, "route:krakow_tarnow").press("Enter")
    page.get_by_label(said(lang, "maps-colour"), exact=True).select_option("red")
    page.get_by_label(said(lang, "maps-double")).select_option("blue")
    expect(thing(page, "route:krakow_tarnow_blue")).to_be_visible()
    thing(page, "route:tarnow_rzeszow").press("Enter")
    page.get_by_label(said(lang, "maps-tunnel")).check()
    thing(page, "route:rzeszow_lublin").press("Enter")
    page.get_by_label(said(lang, "maps-ferry")).fill("1")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=said(lang, "maps-undo")).click()
    expect(page.get_by_label(said(lang, "maps-ferry"))).to_have_value("0")
    page.get_by_role("button", name=said(lang, "maps-redo")).click()
    expect(page.get_by_label(said(lang, "maps-ferry"))).to_have_value("1")


def test_a_fan_draws_a_map_and_plays_it(device: Device, tmp_path: Path) -> None:
    lang = "pl"
    page = device(lang, width=1366, height=800)
    page.goto("/")
    page.get_by_role("link", name=word(lang, "site-maps")).first.click()
    page.get_by_role("button", name=said(lang, "maps-new"), exact=True).click()
    page.get_by_label(said(lang, "maps-title")).fill("Południe")
    put_cities(page, lang)
    checks = region(page, "checks")
    expect(checks).to_contain_text(said(lang, "maps-wrong-lonely", thing="Kraków"), timeout=120_000)

    step(page, lang, "routes")
    join_cities(page)
    shape_routes(page, lang)
    step(page, lang, "tickets")
    page.get_by_role("button", name=said(lang, "maps-propose")).click()
    expect(checks).to_contain_text(said(lang, "maps-ready", least=2, most=4), timeout=60_000)
    step(page, lang, "land")
    page.get_by_role("button", name=said(lang, "maps-island")).click()

    page.reload()  # the draft is kept
    expect(page.locator('[data-thing^="city:"]')).to_have_count(8)
    step(page, lang, "try")
    page.get_by_label(said(lang, "maps-try-games")).select_option("20")
    expect(checks).to_contain_text(said(lang, "maps-ready", least=2, most=4), timeout=120_000)
    page.get_by_role("button", name=said(lang, "maps-try-start")).click()
    balance = region(page, "balance")
    expect(balance.get_by_text(re.compile(r"%")).first).to_be_visible(timeout=120_000)
    expect(page.get_by_role("button", name=said(lang, "maps-try-start"))).to_be_visible(timeout=180_000)
    expect(balance).to_contain_text("20")

    step(page, lang, "play")
    with page.expect_download() as saving:
        page.get_by_role("button", name=said(lang, "maps-save-file")).click()
    file = tmp_path / "poludnie.map.json"
    saving.value.save_as(file)
    drawing = page.url
    plays_against_bots(page, lang)
    page.goto(drawing)
    plays_with_a_friend(page, device, lang)
    brings_the_file(page, lang, file)


def plays_against_bots(page: Page, lang: str) -> None:
    expect(page.get_by_role("button", name=said(lang, "maps-play-bots"))).to_be_enabled(timeout=120_000)
    page.get_by_role("button", name=said(lang, "maps-play-bots")).click()
    page.wait_for_url("**/here/*", timeout=120_000)
    expect(page.locator('[data-thing^="city:"]')).to_have_count(8)
    Driver(page, lang, prefer=("route",)).step(6)
    page.reload()  # a table on a map that only this browser has
    expect(page.locator('[data-thing^="city:"]')).to_have_count(8)


def plays_with_a_friend(page: Page, device: Device, lang: str) -> None:
    step(page, lang, "play")
    page.get_by_role("button", name=said(lang, "maps-share")).click()
    link = page.get_by_label(said(lang, "maps-share-label"))
    expect(link).to_have_value(re.compile(r"/map/own-[0-9a-f]{20}$"))
    stranger = device("en")
    stranger.goto(link.input_value())
    expect(stranger.get_by_role("heading", name="Ticket to Ride: Południe")).to_be_visible()
    stranger.goto(f"/new/ticket-to-ride-{link.input_value().rpartition('/')[2]}")
    expect(stranger.get_by_text(word("en", "new-drawn-levels"))).to_be_visible()
    expect(stranger.get_by_role("option", name=word("en", "level-master"))).to_have_count(0)

    page.get_by_role("button", name=said(lang, "maps-play-link")).click()
    stranger.goto(page.get_by_label(word(lang, "invite-link"), exact=True).input_value())
    stranger.get_by_label(word("en", "waiting-name"), exact=True).fill("Piotr")
    stranger.get_by_role("button", name=word("en", "do-sit-down")).click()
    for each in (page, stranger):
        expect(each.locator('[data-thing^="city:"]')).to_have_count(8)
    drivers = [Driver(page, lang, prefer=("route",)), Driver(stranger, "en", prefer=("route",))]
    together(drivers, lambda: min(each.clicks for each in drivers) > 8)
    end_unseen(page, stranger)
    for each, spoken in ((page, lang), (stranger, "en")):
        expect(each.get_by_role("button", name=word(spoken, "result-board"))).to_be_visible()


def brings_the_file(page: Page, lang: str, file: Path) -> None:
    page.goto("/maps")
    page.get_by_label(said(lang, "maps-bring")).set_input_files(file)
    page.wait_for_url("**/maps/*", timeout=120_000)
    expect(page.locator('[data-thing^="city:"]')).to_have_count(8)
    expect(page.get_by_label(said(lang, "maps-title"))).to_have_value("Południe")


def test_what_was_chosen_stays_when_the_server_tells_of_its_maps_late(device: Device) -> None:
    held: list[Route] = []
    page = device("pl", width=1366, height=800)
    page.route("**/api/maps", lambda route: held.append(route))
    page.goto("/maps")
    page.get_by_role("button", name=said("pl", "maps-new"), exact=True).click()
    step(page, "pl", "land")
    island = page.get_by_role("button", name=said("pl", "maps-island"))
    expect(island).to_be_visible()
    page.evaluate("() => { document.querySelector('main').dataset.mark = 'same' }")

    with page.expect_response("**/api/maps") as answer:
        held[0].continue_()
    answer.value.finished()
    page.unroute("**/api/maps")
    page.wait_for_timeout(400)  # for what must not happen

    assert page.locator("main[data-mark=same]").count() == 1
    expect(island).to_be_visible()
