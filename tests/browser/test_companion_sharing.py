"""The companion's tables passed on: as a link, as a copy of a friend's table, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Device
from browser.entering import count, counted, enter, opened, points, shown, steam_things, write
from browser.finding import thing
from browser.langs import IN_POLISH
from browser.words import word

pytestmark = pytest.mark.timeout(300)


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


@pytest.mark.parametrize("lang", IN_POLISH)
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
