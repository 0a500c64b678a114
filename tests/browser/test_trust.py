"""What a server owes its people, as they meet it: a table that is set aside, an outage by its name, an account of one's own."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Device
from browser.finding import lit
from browser.house import House
from browser.langs import IN_POLISH
from browser.tables import seated
from browser.words import word

pytestmark = pytest.mark.timeout(240)


def spoil(house: House, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(house.folder / "tables.db", timeout=30)) as kept, kept:
        kept.execute(statement, values)


@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_table_that_cannot_be_read_says_so_and_the_account_is_ones_own(device: Device, shaky: House, lang: str) -> None:
    page = device(lang, at=shaky.address)
    room = seated(page, lang, "railroad-ink")
    expect(lit(page, "die").first).to_be_visible()
    shaky.stop()
    spoil(shaky, "update event set body = ? where room = ? and n = 1", b"{", room)
    shaky.start()
    expect(page.get_by_role("heading", name=word(lang, "table-aside"))).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(room)
    page.get_by_role("link", name=word(lang, "rooms-mine"), exact=True).first.click()
    expect(page.get_by_role("main")).to_contain_text(room)

    page.goto("/account")
    page.get_by_label(word(lang, "account-name")).fill("Wanda")
    page.get_by_label(word(lang, "account-password")).fill("long enough")
    page.get_by_role("button", name=word(lang, "account-sign-up")).click()
    expect(page.get_by_label(word(lang, "account-password-new"))).to_be_visible()
    page.get_by_label(word(lang, "account-password"), exact=True).fill("long enough")
    page.get_by_label(word(lang, "account-password-new")).fill("longer still")
    page.get_by_role("button", name=word(lang, "account-change-password")).click()
    expect(page.get_by_role("status").filter(has_text=word(lang, "account-password-changed"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=word(lang, "account-export")).click()
    assert "Wanda" in Path(saved.value.path()).read_text("utf-8")
    page.get_by_role("button", name=word(lang, "account-delete"), exact=True).click()
    page.get_by_label(word(lang, "account-password"), exact=True).last.fill("longer still")
    page.get_by_role("button", name=word(lang, "account-delete-sure")).click()
    expect(page.get_by_role("button", name=word(lang, "account-sign-in"), exact=True)).to_be_visible()


def test_an_outage_is_told_by_its_name(device: Device, shaky: House) -> None:
    page = device("pl", at=shaky.address)

    def tell_of_outage(socket: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            socket.send(said)
            socket.send('{"type":"outage","what":"disk-full"}')

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), tell_of_outage)
    seated(page, "pl", "railroad-ink")
    expect(page.get_by_role("alert").get_by_text(word("pl", "outage-disk-full"))).to_be_visible()
