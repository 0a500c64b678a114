"""Every option that a game's form offers can be chosen by somebody who has just arrived, and holds at the dealt table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import semafor
from browser.house import House
from semafor.server.options import ChoiceField, Field, FlagField, SeatField, TextField, form


@pytest.fixture
def stranger(browser: Browser, house: House) -> Iterator[Page]:
    """A browser in which nobody has been here before."""
    context = browser.new_context(base_url=house.address, locale="pl")
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    yield page
    context.close()
    assert said == []


def another(field: Field) -> Any:
    """A value that is not the default."""
    match field:
        case FlagField():
            return not field.default
        case ChoiceField():
            return next(each.value for each in reversed(field.values) if each.value != field.default)
        case SeatField():
            return field.seats[0] - 1
        case TextField():
            return "# as printed"


def choose(page: Page, field: Field, value: Any) -> None:
    asked = page.locator(f'[name="{field.name}"]')
    match field:
        case FlagField():
            asked.set_checked(value)
        case ChoiceField() | SeatField():
            asked.select_option(json.dumps(value))
        case TextField():
            asked.fill(value)


def sit(page: Page, seats: int) -> None:
    """As many seats as wanted; the page offers three."""
    rows = page.locator("fieldset li")
    while rows.count() > seats:
        rows.last.get_by_role("button").click()
    while rows.count() < seats:
        page.locator(".add button").first.click()


@pytest.mark.parametrize("key", semafor.games())
@pytest.mark.parametrize("alone", [False, True])
def test_every_option_of_the_form_holds_at_the_dealt_table(stranger: Page, key: str, alone: bool) -> None:
    seats = 1 if alone else 2
    fields = [field for field in form(semafor.game(key)) if seats in field.seats]
    if seats not in semafor.game(key).seats:
        pytest.skip("nobody plays this game alone")
    stranger.goto(f"/new/{key}")
    stranger.locator("fieldset li").first.wait_for()
    sit(stranger, seats)
    stranger.locator("details summary").click()
    wanted = {field.name: another(field) for field in fields}
    for field in fields:
        choose(stranger, field, wanted[field.name])
    expect(stranger.locator(".options [name]")).to_have_count(len(fields))
    stranger.locator("button.start").click()
    stranger.wait_for_url("**/table/*")

    room = stranger.url.partition("/table/")[2].partition("#")[0]
    options = stranger.request.get(f"/api/rooms/{room}").json()["options"]
    assert {name: options[name] for name in wanted} == wanted
