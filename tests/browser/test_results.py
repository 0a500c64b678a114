"""The end of every game as whoever played it finds it: the whole count in view, and everything that its foot offers."""

from __future__ import annotations

import re
from base64 import b64encode

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import prompt, region
from browser.langs import nightly
from browser.layout import resized, violations, wrong_with
from browser.tables import finished
from browser.words import word

pytestmark = pytest.mark.timeout(300)

INK, REVOLUTION = "railroad-ink", "railroad-revolution"
GAMES = [nightly("ticket-to-ride-usa"), nightly("ticket-to-ride-europe"), INK, nightly("steamrollers"), REVOLUTION]

# How much of each source that was won is not under what was lost, in pixels of its height.
CLEAR = """() => [...document.querySelectorAll('.ranking .bar')].flatMap((bar) => {
  const lost = [...bar.querySelectorAll('.lost')].map((each) => each.getBoundingClientRect().top)
  const won = [...bar.querySelectorAll('.source:not(.lost)')]
  return won.map((each) => Math.min(...lost, each.getBoundingClientRect().bottom) - each.getBoundingClientRect().top)
})"""


def names(page: Page) -> list[str]:
    """Who sits at the table, seat by seat."""
    expect(page.locator("article[data-plate]").first).to_be_visible()
    labels: list[str] = page.locator("article[data-plate]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return labels


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_foot_of_a_result_offers_works(device: Device, game: str) -> None:
    page = device("pl", width=1280, height=720)
    room = finished(page, game, "easy")
    page.goto(f"/table/{room}")
    expect(page.locator('.result [data-total="0"]')).to_be_visible()
    shared(page, device("en"))
    recorded(page, room)
    page.locator(".foot").get_by_role("button", name=word("pl", "result-replay"), exact=True).click()
    expect(prompt(page).get_by_role("status")).to_contain_text("0/")
    page.get_by_role("button", name=word("pl", "replay-now")).click()
    page.get_by_role("button", name=word("pl", "result-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and room not in url)
    expect(page.locator('[data-legal="true"]').first).to_be_visible()


# Width, height and how many colours a picture has.
LOOKED_AT = """async (letters) => {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  const { data } = canvas.getContext('2d').getImageData(0, 0, picture.width, picture.height)
  return [picture.width, picture.height, new Set(new Uint32Array(data.buffer)).size]
}"""


def shared(page: Page, stranger: Page) -> None:
    """As a picture of the board with everybody's points, and as a link that opens for somebody who was never here."""
    page.get_by_role("button", name=word("pl", "result-share"), exact=True).click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as coming:
        dialog.get_by_role("button", name=word("pl", "result-picture")).click()
    width, height, colours = page.evaluate(LOOKED_AT, b64encode(coming.value.path().read_bytes()).decode())
    assert width >= 600
    assert height >= 400
    assert colours > 50
    link = dialog.get_by_role("textbox").input_value()
    dialog.get_by_role("button", name=word("pl", "do-close"), exact=True).click()
    stranger.goto(link)
    expect(prompt(stranger).get_by_role("status")).to_contain_text(re.compile(r"^(\d+)/\1\b"))
    for seat in (0, 1):
        total = page.locator(f'.result [data-total="{seat}"]').inner_text()
        expect(stranger.locator(f'[data-plate="{seat}"] [data-score="{seat}"]')).to_have_text(total)
    expect(region(stranger, "board").locator("svg").first).to_be_visible()


def recorded(page: Page, room: str) -> None:
    """The record is the one that the server keeps."""
    with page.expect_download() as coming:
        page.get_by_role("button", name=word("pl", "menu-record")).click()
    assert coming.value.path().read_text("utf-8") == page.request.get(f"/api/rooms/{room}/record").text()


@pytest.mark.parametrize("game", GAMES)
def test_a_result_fits_by_day_and_by_night(device: Device, game: str) -> None:
    page = device("pl", width=1280, height=720)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/table/{finished(page, game, 'easy')}")
    expect(page.locator('.result [data-total="0"]')).to_be_visible()
    for light in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
        for size in ((1280, 720), (1024, 768), (390, 844)):
            resized(page, *size)
            assert wrong_with(page) == [], (light, size)
    assert violations(page) == []


def test_what_was_won_is_seen_above_what_was_lost(device: Device) -> None:
    page = device("en", width=1280, height=720)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/table/{finished(page, INK, 'random', 'random')}")
    expect(page.locator(".ranking .lost").first).to_be_visible()
    clear: list[float] = page.evaluate(CLEAR)
    assert min(clear) > 6


def test_the_course_of_revolution_stands_beside_its_players(device: Device) -> None:
    page = device("pl", width=1280, height=720)
    page.goto(f"/table/{finished(page, REVOLUTION, 'easy', 'easy', 'easy')}")
    expect(page.locator('.result [data-total="0"]')).to_be_visible()
    page.locator(".side").get_by_role("tab", name=word("pl", "tab-players")).click()
    assert len(names(page)) == 4
    page.locator(".side").get_by_role("tab", name=word("pl", "tab-course")).click()
    expect(page.get_by_role("img", name=word("pl", "result-course"))).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_bots_of_one_level_have_names_of_their_own_and_keep_them_in_a_rematch(device: Device, lang: str) -> None:
    page = device(lang, width=1280, height=720)
    room = finished(page, INK, "easy", "easy", "easy")
    page.goto(f"/table/{room}")
    expect(page.locator(".ranking .name")).to_have_count(4)
    called = page.locator(".ranking .name").all_inner_texts()
    assert len(set(called)) == 4
    assert word(lang, "bot-name-easy") in called
    assert not any(sign.isdigit() for sign in "".join(called))
    page.get_by_role("button", name=word(lang, "result-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and room not in url)
    assert sorted(names(page)) == sorted(called)
