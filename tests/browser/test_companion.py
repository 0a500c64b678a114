"""The companion: real tables entered by taps, counted by the rules in the browser, also without a server."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.house import House
from browser.words import word
from semafor import companion
from semafor.games.ticket_to_ride import names

pytestmark = pytest.mark.timeout(300)

ROOT = Path(__file__).parents[2]
# Python itself has to be loaded first, on a machine that may be busy.
LOADING_MS = 120_000
SIDES = ["NE", "E", "SE", "SW", "W", "NW"]


def example(page: str) -> dict[str, Any]:
    """The first position of a page of the documents."""
    found = re.search(r"```json\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)
    assert found is not None
    position: dict[str, Any] = json.loads(found[1])
    return position


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]')


def tap(page: Page, name: str) -> None:
    """A tap on a thing, whatever may lie over it on a small screen."""
    thing(page, name).dispatch_event("click")


def write(page: Page, name: str, number: int) -> None:
    thing(page, name).fill(str(number))
    thing(page, name).blur()


def opened(page: Page, position: dict[str, Any]) -> None:
    page.goto(f"/companion/{position['game']}")
    expect(thing(page, "seat:0")).to_be_visible()


def enter(page: Page, lang: str, position: dict[str, Any], things: Callable[[Page, dict[str, Any]], None]) -> None:
    """Every player's name and things, one after the other."""
    for number, seat in enumerate(position["seats"]):
        page.get_by_label(word(lang, "companion-name", number=number + 1)).fill(seat["name"])
        tap(page, f"seat:{number}")
        things(page, seat)


def count(page: Page, lang: str) -> None:
    page.get_by_role("button", name=word(lang, "companion-count")).click()
    shown(page)


def shown(page: Page) -> None:
    expect(page.locator(".count tr.total")).to_be_visible(timeout=LOADING_MS)
    expect(page.locator('.count[aria-busy="false"]')).to_be_visible(timeout=LOADING_MS)


def points(page: Page) -> list[list[int]]:
    """The numbers of the result, line by line; the last line is the totals."""
    rows: list[list[str]] = page.locator(".count tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))"
    )
    return [[int(cell) for cell in row] for row in rows]


def counted(position: dict[str, Any]) -> list[list[int]]:
    """What the rules say of the same position, in the same form."""
    seats = companion.result(position).seats
    parts = list(dict.fromkeys(part.name for seat in seats for part in seat.parts))
    lines = [[sum(part.points for part in seat.parts if part.name == name) for seat in seats] for name in parts]
    return [*lines, [seat.total for seat in seats]]


def ticket_things(page: Page, seat: dict[str, Any]) -> None:
    for route in seat["routes"]:
        tap(page, f"route:{names.routes_called('europe', route)[0]}")
    for city in seat.get("stations", []):
        tap(page, f"city:{names.city_called('europe', city)}")
    for ticket in seat["tickets"]:
        tap(page, f"ticket:{names.ticket_called('europe', ticket)}")


def steam_things(page: Page, seat: dict[str, Any]) -> None:
    for track in seat["tracks"]:
        cell, sides = track.split(" ")
        tap(page, f"cell:{cell}")
        tap(page, f"turn:{'-'.join(sorted(sides.split('-'), key=SIDES.index))}")
    for box in seat["boxes"]:
        tap(page, f"box:{box}")
    for kind in ("tile", "order"):
        for face in seat.get(f"{kind}s", []):
            tap(page, f"{kind}:{face}")
    write(page, "deliveries", seat["deliveries"])
    if seat.get("bonus"):
        thing(page, "bonus").check()


def ink_things(page: Page, seat: dict[str, Any]) -> None:
    for drawing in seat["drawings"]:
        face, row, column, rotation, mirrored = drawn(drawing)
        tap(page, f"face:{face}")
        for _turn in range(8):
            tap(page, f"cell:{row},{column}")
            if lies(page, row, column) == [face, rotation, mirrored]:
                break
        else:
            raise AssertionError(f"{face} cannot be turned so")


def drawn(drawing: Any) -> tuple[str, int, int, int, bool]:
    if isinstance(drawing, dict):
        facts = [drawing["face"], drawing["row"], drawing["column"], drawing.get("rotation", 0), drawing.get("mirrored")]
    else:
        facts = drawing
    return facts[0], facts[1], facts[2], facts[3], bool(facts[4])


def lies(page: Page, row: int, column: int) -> list[Any]:
    """What lies in a cell, as it is kept on the device."""
    kept = json.loads(page.evaluate("localStorage.getItem('semafor-companion-railroad-ink')"))
    (found,) = [
        [each["face"], each["rotation"], each["mirrored"]]
        for seat in kept["seats"]
        for each in seat["drawings"]
        if (each["row"], each["column"]) == (row, column) and seat["name"] == kept_name(page)
    ]
    return found


def kept_name(page: Page) -> str:
    return page.locator("li.active input").input_value()


def revolution_things(page: Page, seat: dict[str, Any]) -> None:
    box = tomllib.loads((ROOT / "src/semafor/games/railroad_revolution/material.toml").read_text("utf-8"))
    cities = {city["name"]: city["id"] for city in box["city"]}
    spaces = {frozenset(space["between"]): space["id"] for space in box["space"]}
    for track in seat["tracks"]:
        ends = frozenset(cities.get(end, end) for end in track.split("-"))
        tap(page, f"space:{spaces.get(ends, track)}")
    for city in seat.get("stations", []):
        tap(page, f"city:{cities[city]}")
    for section in seat["offices"]:
        tap(page, f"section:{section}")
    for track, field in seat["markers"].items():
        tap(page, f"field:{track}:{field}")
    for side, trains in seat.get("trains", {}).items():
        for kind, number in trains.items():
            write(page, f"train:{side}:{kind}", number)
    for milestone in seat.get("milestones", []):
        tap(page, f"milestone:{milestone}")
    for what in ("money", "shares"):
        write(page, what, seat.get(what, 0))


def test_a_real_table_is_counted_with_the_server_stopped(device: Device, house: House) -> None:
    position = example("companion.md")
    page = device("en")
    opened(page, position)
    expect(page.locator("[data-kept]")).to_be_visible(timeout=LOADING_MS)
    house.stop()
    try:
        page.reload()
        opened(page, position)
        enter(page, "en", position, ticket_things)
        count(page, "en")

        assert points(page) == counted(position)
        lit_by_every_number(page)
        page.reload()
        expect(page.get_by_label(word("en", "companion-name", number=1))).to_have_value("Anna")
    finally:
        house.start()


@pytest.mark.parametrize(
    ("document", "things"),
    [
        ("companion-railroad_ink.md", ink_things),
        ("companion-steamrollers.md", steam_things),
        ("companion-railroad_revolution.md", revolution_things),
    ],
)
def test_the_example_of_each_game_is_counted_alike_by_taps(
    device: Device, document: str, things: Callable[[Page, dict[str, Any]], None]
) -> None:
    position = example(document)
    page = device("pl")
    opened(page, position)
    enter(page, "pl", position, things)
    count(page, "pl")

    assert points(page) == counted(position)
    lit_by_every_number(page)


def lit_by_every_number(page: Page) -> None:
    """Every number of the result that can be proved lights something, and leaves nothing lit."""
    proved = page.locator(".count td button.proved")
    assert proved.count() > 0
    for number in proved.all():
        number.focus()
        expect(page.locator(".work .lit").first).to_be_visible()
        number.blur()
        expect(page.locator(".work .lit")).to_have_count(0)


def test_a_link_opens_the_same_table_and_a_change_is_counted_at_once(device: Device) -> None:
    position: dict[str, Any] = {
        "game": "steamrollers",
        "seats": [{"name": "Ola", "tracks": [], "boxes": [3], "deliveries": 9}] * 2,
    }
    page = device("en")
    opened(page, position)
    enter(page, "en", position, steam_things)
    page.get_by_role("button", name=word("en", "companion-link")).click()
    link = page.locator("input[readonly]").input_value()

    other = device("pl")
    other.goto(link)
    expect(thing(other, "deliveries")).to_have_value("9")
    count(other, "pl")
    write(other, "deliveries", 20)
    expect(other.locator("tr.total td").first).to_have_text("20")
    shown(other)

    position["seats"] = [{**position["seats"][0], "deliveries": 20}, position["seats"][1]]
    assert points(other) == counted(position)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_friends_table_becomes_a_copy_and_my_own_is_not_lost(device: Device, lang: str) -> None:
    hers, mine = device("en"), device(lang)
    opened(hers, {"game": "steamrollers"})
    hers.get_by_label(word("en", "companion-name", number=1)).fill("Ola")
    write(hers, "deliveries", 9)
    hers.get_by_role("button", name=word("en", "companion-link")).click()
    link = hers.locator("input[readonly]").input_value()
    opened(mine, {"game": "steamrollers"})
    first = mine.get_by_label(word(lang, "companion-name", number=1))
    first.fill("Ewa")
    write(mine, "deliveries", 5)

    mine.goto(link)
    expect(mine.get_by_text(word(lang, "companion-sent"))).to_be_visible()
    write(mine, "deliveries", 10)
    expect(mine.get_by_text(word(lang, "companion-sent"))).to_have_count(0)
    mine.reload()
    expect(thing(mine, "deliveries")).to_have_value("10")
    shelf = mine.get_by_role("region", name=word(lang, "companion-shelf")).get_by_role("button")
    shelf.filter(has_text="Ewa").click()
    expect(first).to_have_value("Ewa")
    expect(thing(mine, "deliveries")).to_have_value("5")
    shelf.filter(has_text="Ola").click()
    expect(thing(mine, "deliveries")).to_have_value("10")
    expect(shelf).to_have_count(1)


def test_who_only_looks_at_a_friends_table_keeps_nothing_of_it(device: Device) -> None:
    hers, mine = device("en"), device("pl")
    opened(hers, {"game": "steamrollers"})
    write(hers, "deliveries", 9)
    hers.get_by_role("button", name=word("en", "companion-link")).click()
    mine.goto(hers.locator("input[readonly]").input_value())
    expect(thing(mine, "deliveries")).to_have_value("9")
    opened(mine, {"game": "steamrollers"})
    expect(thing(mine, "deliveries")).to_have_value("0")


@pytest.mark.parametrize(
    ("game", "thing_of_it"), [("ticket-to-ride-usa", "route:"), ("steamrollers", "cell:"), ("railroad-revolution", "city:")]
)
def test_the_table_is_saved_as_a_picture(device: Device, game: str, thing_of_it: str) -> None:
    page = device("pl")
    opened(page, {"game": game})
    page.locator(f'[data-thing^="{thing_of_it}"]').first.dispatch_event("click")
    with page.expect_download() as saved:
        page.get_by_role("button", name=word("pl", "companion-picture")).click()
    picture = Path(saved.value.path()).read_bytes()
    assert saved.value.suggested_filename == f"{game}.png"
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1400
    assert len(picture) > 20_000


def test_what_cannot_be_is_refused_with_its_reason_and_stays_entered(device: Device) -> None:
    page = device("en")
    opened(page, {"game": "railroad-ink"})
    tap(page, "face:railway_straight")
    tap(page, "cell:3,3")
    page.get_by_role("button", name=word("en", "companion-count")).click()

    expect(page.locator(".problem")).to_contain_text("3,3", timeout=LOADING_MS)
    expect(page.locator("rect.cell.lit")).to_have_count(1)
    assert lies(page, 3, 3)[0] == "railway_straight"


def test_the_keyboard_draws_and_the_proof_lights_on_the_board(device: Device) -> None:
    page = device("en")
    opened(page, {"game": "railroad-ink"})
    thing(page, "face:railway_straight").focus()
    page.keyboard.press("Enter")
    thing(page, "cell:0,2").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    count(page, "en")
    proved = page.locator(".count td button.proved").first
    proved.focus()

    expect(page.locator("rect.cell.lit")).to_have_count(1)


def test_every_network_lights_on_its_own(device: Device) -> None:
    position = example("companion-railroad_ink.md")
    page = device("en")
    opened(page, position)
    enter(page, "en", position, ink_things)
    tap(page, "seat:0")
    count(page, "en")
    page.get_by_role("button", name="X1 – X3").focus()

    expect(page.locator("rect.cell.lit")).to_have_count(5)


DICE = {
    "railroad-ink": {"route": 4},
    "railroad-ink-lava": {"route": 6},
    "railroad-ink-meteor": {"route": 4, "meteor": 1},
    "steamrollers": {"pips": 4, "black": 1},
    "ordinary": {"pips": 4},
}


def test_the_dice_of_every_game_are_rolled_and_read_out(device: Device) -> None:
    page = device("pl")
    page.goto("/companion")
    for game, dice in DICE.items():
        page.get_by_label(word("pl", "companion-which-dice")).select_option(game)
        if "pips" in dice:
            write(page, "dice:count", 4)
        page.get_by_role("button", name=word("pl", "companion-roll")).click()
        for kind, number in dice.items():
            expect(page.locator(f"[data-die={kind}]")).to_have_count(number)
        read = page.get_by_role("region", name=word("pl", "companion-dice")).get_by_role("status")
        assert len(read.inner_text().split(" · ")) == sum(dice.values())


def test_the_first_player_and_the_order_are_drawn_by_lot(device: Device) -> None:
    page = device("en")
    page.goto("/companion")
    page.get_by_label(word("en", "companion-names")).fill("Ola\nJan\nEwa")
    page.get_by_role("button", name=word("en", "companion-first")).click()
    seats = ["Ola", "Jan", "Ewa"]
    order = drawn_order(page)
    at = seats.index(order[0])
    assert order == [*seats[at:], *seats[:at]]
    expect(page.locator(".begins")).to_contain_text(order[0])
    page.get_by_role("button", name=word("en", "companion-order")).click()
    assert sorted(drawn_order(page)) == sorted(seats)


def drawn_order(page: Page) -> list[str]:
    return [re.sub(r"\W|\d", "", text) for text in page.locator("ol li").all_inner_texts()]


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (768, "dark"), (1440, "light")])
@pytest.mark.parametrize("path", ["", "/ticket-to-ride-usa", "/railroad-ink-lava", "/steamrollers", "/railroad-revolution"])
def test_it_fits_every_window_and_axe_finds_nothing(device: Device, path: str, width: int, theme: str) -> None:
    page = device("pl", width=width, height=800, theme=theme)
    page.goto(f"/companion{path}")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = Axe().run(page).response["violations"]
    assert [(each["id"], [node["html"][:90] for node in each["nodes"][:3]]) for each in found] == []
