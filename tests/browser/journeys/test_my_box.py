"""An owner of a reconstructed box: is told what is made up, corrects three values, plays with them, prints, counts a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.entering import count, points, tap
from browser.finding import thing
from browser.journeys.deeds import choose, home, looked_at
from browser.tables import started
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)
LANG = "pl"


def said(message: str, **facts: object) -> str:
    return word(LANG, message, "box", **facts)


def told(page: Page, game: str) -> None:
    """From the first page: the mark of a new table explains itself and leads to the editor."""
    choose(page, LANG, game)
    page.get_by_role("button", name=said("box-mark")).click()
    expect(page.get_by_text(said("box-why"))).to_be_visible()
    looked_at(page, LANG)
    page.get_by_role("dialog").get_by_role("link", name=said("box-to-editor")).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    looked_at(page, LANG)


def corrects(page: Page, table: str, item: str, key: str, value: str) -> None:
    """A value of a thing that is found in its list."""
    chosen = page.locator(f'[data-item="{table}:{item}"]')
    if not chosen.is_visible():
        page.locator("summary").filter(has_text=said(f"box-table-{table}")).click()
    chosen.click()
    page.locator(f'[data-field="{table}|{item}|{key}"]').get_by_role("spinbutton").fill(value)


def checked(page: Page, number: int, all: int) -> None:
    expect(page.get_by_role("status")).to_contain_text(said("box-count", checked=number, all=all))


def named(page: Page, game: str) -> None:
    """The box has a name, and everything is kept."""
    page.get_by_label(said("box-name")).fill("Skrzynka Anny")
    page.wait_for_function(f"() => localStorage.getItem('semafor-box-{game}')?.includes('Skrzynka Anny')")
    looked_at(page, LANG)


def plays(page: Page) -> None:
    page.get_by_role("link", name=said("box-play")).click()
    whose = page.get_by_role("button", name=said("box-mark-own", title="Skrzynka Anny"))
    expect(whose).to_be_visible()
    started(page, LANG)
    expect(page.locator('[data-region="board"]')).to_be_visible()
    page.get_by_role("button", name=word(LANG, "bar-menu")).click()
    expect(whose).to_be_visible()
    looked_at(page, LANG)
    page.keyboard.press("Escape")


def counts(page: Page) -> None:
    """To the score pad from the editor."""
    page.get_by_role("link", name=said("box-score")).click()
    expect(thing(page, "seat:0")).to_be_visible()
    expect(page.get_by_role("button", name=said("box-mark-own", title="Skrzynka Anny"))).to_be_visible()


def test_an_owner_corrects_a_sheet_box_plays_prints_and_counts(stranger: Stranger) -> None:
    page = stranger(LANG, "phone")
    told(page, "steamrollers")
    field = page.locator('[data-field="action_tile|base 2a|points"]')
    corrects(page, "action_tile", "base 2a", "points", "99")
    expect(field.get_by_role("alert")).to_have_text(said("box-wrong-number", least=-20, most=20, step=1))
    checked(page, 0, 84)
    corrects(page, "action_tile", "base 2a", "points", "7")
    corrects(page, "order_tile", "1a", "points", "5")
    page.locator('[data-thing="cell:A1"]').click()
    page.get_by_role("group", name=said("box-cell", cell="A1")).get_by_role("combobox").first.select_option("3")
    checked(page, 3, 84)
    named(page, "steamrollers")
    editor = page.url

    plays(page)
    home(page, LANG)
    page.goto(editor)
    checked(page, 3, 84)
    page.get_by_role("link", name=said("box-print")).click()
    expect(page.get_by_role("img").get_by_text("Skrzynka Anny")).to_be_visible()
    looked_at(page, LANG)

    page.goto(editor)
    counts(page)
    page.get_by_role("button", name=word(LANG, "companion-add")).click()
    tap(page, "seat:0")
    tap(page, "tile:2a")
    count(page, LANG)
    assert points(page)[-1] == [7, 0]


def test_an_owner_corrects_a_board_box_plays_shares_and_counts(stranger: Stranger) -> None:
    page = stranger(LANG, "phone")
    told(page, "railroad-revolution")
    page.locator('[data-thing="city:denver"]').click()
    denver = page.locator('[data-field="city|denver|cost"]')
    denver.get_by_role("spinbutton").fill("450")
    checked(page, 1, 392)
    name = page.locator('[data-field="city|denver|name"]')
    name.get_by_role("textbox").fill("Miami")
    expect(name.get_by_role("alert")).to_contain_text("„Miami”")
    name.get_by_role("textbox").fill("Pueblo")
    expect(page.get_by_role("heading", name="Pueblo")).to_be_visible()
    page.locator('[data-field="city|denver|level"]').get_by_role("spinbutton").fill("5")
    expect(page.locator('[data-field="city|denver|level"]').get_by_role("alert")).to_contain_text("poziomu 4")
    page.locator('[data-field="city|denver|level"]').get_by_role("button", name=said("box-undo")).click()
    corrects(page, "section", "1", "shares", "2")
    corrects(page, "milestone", "A1-1", "points", "15")
    checked(page, 3, 392)
    named(page, "railroad-revolution")
    editor = page.url

    plays(page)
    expect(page.locator('[data-thing="city:denver"]').first).to_contain_text("450")
    expect(page.locator('[data-thing="city:denver"]').first).to_contain_text("Pueblo")
    home(page, LANG)
    page.goto(editor)
    page.get_by_role("button", name=said("box-share")).click()
    link = page.get_by_label(said("box-link")).input_value()
    page.evaluate("localStorage.removeItem('semafor-box-railroad-revolution')")
    page.goto("/")
    page.goto(link)
    page.get_by_role("button", name=said("box-adopt")).click()
    checked(page, 3, 392)
    looked_at(page, LANG)

    counts(page)
    tap(page, "milestone:A1-1")
    count(page, LANG)
    assert 15 in [line[0] for line in points(page)]
