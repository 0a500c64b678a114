"""An address that does not exist: a page of ours, with ways on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.house import House
from browser.words import word

pytestmark = pytest.mark.timeout(120)

# That the address is not there is said by the browser itself, of the page that was asked for.
MISSING = "Failed to load resource: the server responded with a status of 404"


@pytest.mark.parametrize(("lang", "locale"), [("en", "en-GB"), ("pl", "pl-PL")])
@pytest.mark.parametrize("address", ["/nowhere/at/all", "/rules/chess", "/new/checkers"])
def test_a_lost_visitor_finds_ways_on(browser: Browser, house: House, lang: str, locale: str, address: str) -> None:
    context = browser.new_context(base_url=house.address, locale=locale, viewport={"width": 390, "height": 844})
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    answer = page.goto(address)

    assert answer is not None
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    expect(page.get_by_role("heading", name=word(lang, "nowhere-title"))).to_be_visible()
    page.get_by_role("link", name=word(lang, "game-steamrollers")).click()
    expect(page.get_by_role("button", name=word(lang, "new-start"))).to_be_visible()
    page.go_back()
    page.get_by_role("link", name=word(lang, "bar-home")).click()
    expect(page.get_by_role("heading", name=word(lang, "landing-headline"))).to_be_visible()
    assert [line for line in said if MISSING not in line] == []
    context.close()
