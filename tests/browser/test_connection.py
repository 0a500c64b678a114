"""A server that goes away and comes back: a banner, and the move made meanwhile is there once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Device
from browser.finding import draw_a_die, lit, prompt, thing
from browser.house import House
from browser.langs import IN_ENGLISH
from browser.tables import position, seated
from browser.words import word
from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.moves import cell_name

pytestmark = pytest.mark.timeout(240)


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_a_lost_connection_is_told_and_the_game_goes_on(device: Device, shaky: House, lang: str) -> None:
    page = device(lang, at=shaky.address)
    room = seated(page, lang, "railroad-ink")
    expect(lit(page, "die").first).to_be_visible()
    banner = page.get_by_role("alert").get_by_text(word(lang, "link-lost"))
    shaky.stop()
    expect(banner).to_be_visible()
    cell = draw_a_die(page)
    expect(prompt(page)).to_contain_text(word(lang, "asks-pending"))
    shaky.start()
    expect(banner).to_be_hidden()
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(1)
    expect(prompt(page)).not_to_contain_text(word(lang, "asks-pending"))
    drawn = position(page, room)["view"]["boards"][0]["cells"]
    assert len([each for each in drawn if f"cell:{cell_name(each['row'] * SIZE + each['column'])}" == cell]) == 1
    assert page.request.get(f"/api/rooms/{room}/moments/last?seat=0").json()["n"] == 1
    draw_a_die(page)
    expect(page.locator('[data-thing^="die:"].gone')).to_have_count(2)
    assert thing(page, "finish").count() == 1
