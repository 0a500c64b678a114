"""A map that only the server has: found on the first page, played to its end, counted and looked up as any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import semafor
from browser.conftest import Device
from browser.driver import Driver
from browser.entering import count, enter, opened, points, tap
from browser.finding import follow_poster, thing
from browser.house import House
from browser.langs import nightly
from browser.tables import planned, started
from browser.words import word

pytestmark = pytest.mark.timeout(300)

FOLDER = Path(__file__).parents[1] / "games" / "ticket_to_ride" / "maps"
GAME = "ticket-to-ride-podhale"
TITLES = {"en": "Ticket to Ride: Podhale", "pl": "Wsiąść do Pociągu: Podhale"}
ANNA = {"name": "Anna", "routes": ["krakow_tarnow_red", "tarnow_krynica"], "tickets": ["krakow_krynica"]}
PIOTR = {"name": "Piotr", "routes": ["nowy-targ_zakopane"], "tickets": ["krakow_zakopane"]}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose host has put a folder of maps beside it."""
    made = House(tmp_path_factory.mktemp("club"), SEMAFOR_MAPS=str(FOLDER))
    made.start()
    yield made.address
    made.stop()


def chosen(page: Page, lang: str) -> None:
    """From the first page to the page of a new table on that map."""
    page.goto("/")
    follow_poster(page, "ticket-to-ride-usa")
    page.get_by_role("link", name="Podhale", exact=True).click()
    expect(page.get_by_role("heading", name=TITLES[lang])).to_be_visible()


@pytest.mark.parametrize(("lang", "width"), [nightly("pl", 1440), ("en", 390)])
def test_it_is_played_from_the_first_page_to_its_end(device: Device, club: str, lang: str, width: int) -> None:
    page = device(lang, at=club, width=width)
    chosen(page, lang)
    planned(page, lang, "Anna", "bot:easy")
    started(page, lang)
    expect(page.locator('[data-thing^="city:"]')).to_have_count(6)
    expect(page.locator('[data-thing^="route:"]')).to_have_count(11)
    expect(thing(page, "city:krakow").locator("text")).to_have_text({"en": "Cracow", "pl": "Kraków"}[lang])
    Driver(page, lang, prefer=("route",)).play(most_s=200)

    expect(page.get_by_role("button", name=word(lang, "result-board"))).to_be_visible()


def test_the_names_keep_clear_of_one_another(device: Device, club: str) -> None:
    page = device("pl", at=club)
    chosen(page, "pl")
    planned(page, "pl", "Anna", "bot:easy")
    started(page, "pl")
    expect(page.locator('[data-thing^="city:"]')).to_have_count(6)
    boxes = [city.bounding_box() for city in page.locator('[data-thing^="city:"] text').all()]
    board = page.locator('[data-region="board"]').bounding_box()

    assert board is not None
    for at, one in enumerate(boxes):
        assert one is not None
        assert board["x"] <= one["x"]
        assert one["x"] + one["width"] <= board["x"] + board["width"]
        for other in boxes[at + 1 :]:
            assert other is not None
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            assert beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def test_a_table_on_this_device_knows_it_too(device: Device, club: str) -> None:
    page = device("en", at=club)
    chosen(page, "en")
    page.get_by_label(word("en", "new-where-here")).check()
    page.get_by_role("button", name=word("en", "new-start")).click()
    page.wait_for_url("**/here/*", timeout=120_000)

    expect(page.locator('[data-thing^="city:"]')).to_have_count(6)


def test_its_real_table_is_counted(device: Device, club: str) -> None:
    page = device("pl", at=club)
    page.goto("/companion")
    page.get_by_role("link", name=TITLES["pl"]).click()
    position = {"game": GAME, "seats": [ANNA, PIOTR]}
    opened(page, position)
    enter(page, "pl", position, things)
    count(page, "pl")

    assert points(page)[-1] == [4 + 7 + 6 + 10, 1 - 4]


def things(page: Page, seat: dict[str, list[str]]) -> None:
    for route in seat["routes"]:
        tap(page, f"route:{route}")
    for ticket in seat["tickets"]:
        tap(page, f"ticket:{ticket}")


def test_its_rules_are_told_with_its_numbers(device: Device, club: str) -> None:
    page = device("pl", at=club)
    page.goto(f"/rules/{GAME}#ttr.comp.cars")

    expect(page.locator('[id="ttr.comp.cars"]')).to_contain_text("14")
    expect(page.locator('[id="ttr-map.setup.keep"]')).to_be_visible()
    expect(page.locator('[id="ttr-usa.setup.keep"]')).to_have_count(0)


def test_a_server_without_it_has_no_such_address(device: Device) -> None:
    page = device("en")
    page.goto(f"/new/{GAME}")

    expect(page.get_by_role("heading", name=word("en", "nowhere-title"))).to_be_visible()
    assert GAME not in semafor.games()
