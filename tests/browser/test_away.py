"""Somebody who is away is called by a letter whose link opens the seat on whatever device, until she wants no more of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.house import House
from browser.tables import act, planned, position, started
from browser.words import word
from server.receivers import Mailbox, mail_server

pytestmark = pytest.mark.timeout(180)
USA = "ticket-to-ride-usa"


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[tuple[str, Mailbox]]:
    """A server that sends letters, and where they come to."""
    with mail_server() as (smtp, box):
        house = House(tmp_path, SEMAFOR_SMTP=smtp, SEMAFOR_CALLS_WAIT_S="0")
        house.start()
        yield house.address, box
        house.stop()


def letter(page: Page, box: Mailbox, count: int) -> list[str]:
    """The links of the newest letter, when so many have come."""
    while len(box.letters) < count:
        page.wait_for_timeout(50)
    return re.findall(r"http://\S+", box.text())


def open_menu(page: Page, lang: str) -> None:
    page.get_by_role("button", name=word(lang, "bar-menu")).click()


def test_a_letter_leads_back_to_the_table_from_any_device(device: Device, calling: tuple[str, Mailbox]) -> None:
    address, box = calling
    anna, ola = device("en", at=address), device("pl", at=address, width=360, height=740, touch=True)
    anna.goto(f"/new/{USA}")
    planned(anna, "en", "Anna", "open")
    anna.get_by_text(word("en", "new-options")).click()
    anna.get_by_role("combobox", name=word("en", "new-clock"), exact=True).select_option("days")
    anna.get_by_label(word("en", "new-clock-days-each")).fill("2")
    anna.get_by_label(word("en", "new-clock-weekends")).check()
    room = started(anna, "en")
    ola.goto(anna.get_by_label(word("en", "invite-link"), exact=True).input_value())
    ola.get_by_label(word("pl", "waiting-name"), exact=True).fill("Ola")
    ola.get_by_role("button", name=word("pl", "do-sit-down")).click()
    expect(ola.locator('[data-region="board"]')).to_be_visible()
    assert position(anna, room)["room"]["clock"] == {
        "kind": "days",
        "turn_s": 2 * 24 * 3600,
        "bank_s": 900,
        "bonus_s": 5,
        "weekends": True,
    }

    open_menu(ola, "pl")
    ola.get_by_role("button", name=word("pl", "calls-title")).click()
    ola.get_by_role("combobox", name=word("pl", "calls-kind"), exact=True).select_option("email")
    ola.get_by_label(word("pl", "calls-address-email")).fill("ola@example.org")
    ola.get_by_label(word("pl", "calls-quiet"), exact=True).check()
    expect(ola.get_by_label(word("pl", "calls-quiet-from"), exact=True)).to_have_value("22:00")
    ola.get_by_label(word("pl", "calls-quiet"), exact=True).uncheck()
    ola.get_by_label(word("pl", "calls-only-here")).check()
    ola.get_by_role("button", name=word("pl", "calls-add")).click()
    expect(ola.get_by_text(word("pl", "calls-waits"))).to_be_visible()
    ola.goto(letter(ola, box, 1)[0])
    ola.get_by_role("button", name=word("pl", "confirm-do", "server")).click()
    expect(ola.get_by_text(word("pl", "confirm-done", "server"))).to_be_visible()

    ola.goto("about:blank")  # she goes away
    act(anna, room, "keep 1 2")
    act(ola, room, "keep 1 2", 1)
    while position(anna, room)["prompt"]["seats"] == [0]:
        act(anna, room, "draw deck")
    table, stop = letter(anna, box, 2)
    laptop = device("en", at=address)
    laptop.goto(table)
    expect(laptop.locator('[data-region="board"]')).to_be_visible()
    assert laptop.url == f"{address}/table/{room}", "nothing of the ticket is left in the address"
    assert position(laptop, room, 1)["seat"] == 1

    open_menu(laptop, "en")
    laptop.get_by_label(word("en", "vacation-days")).fill("3")
    laptop.get_by_role("button", name=word("en", "vacation-begin")).click()
    expect(laptop.locator('[data-region="log"]')).to_contain_text("Ola is on vacation for 3 days")
    laptop.goto(stop)
    laptop.get_by_role("button", name=word("pl", "stop-do", "server")).click()
    expect(laptop.get_by_text(word("pl", "stop-done", "server"))).to_be_visible()
    ola.goto("/account")
    expect(ola.get_by_role("heading", name=word("pl", "calls-title"))).to_be_visible()
    expect(ola.get_by_role("combobox", name=word("pl", "calls-kind"), exact=True)).to_be_visible()
    expect(ola.get_by_role("button", name=word("pl", "calls-drop"))).to_have_count(0)
