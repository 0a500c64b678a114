"""An owner of a reconstructed box: is told what is made up, corrects three values, plays with them, prints, counts a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from browser.entering import count, points, tap
from browser.finding import prompt, thing
from browser.journeys.deeds import choose, home, looked_at
from browser.tables import started
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)
LANG = "pl"
ENGINE_MS = 120_000


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
    expect(whose).to_be_visible()
    page.get_by_role("button", name=word(LANG, "bar-menu")).click()
    expect(page.get_by_role("dialog").get_by_role("button", name=said("box-mark-own", title="Skrzynka Anny"))).to_be_visible()
    looked_at(page, LANG)
    page.keyboard.press("Escape")


def learns(page: Page, game: str) -> None:
    """A lesson of the game has this box too, and a mark that names it even on a phone."""
    page.goto(f"/tutorial/{game}")
    expect(prompt(page)).to_contain_text(word(LANG, f"lesson-{game}-1", room="tutorial"), timeout=ENGINE_MS)
    page.get_by_role("button", name=said("box-mark-own", title="Skrzynka Anny")).click()
    expect(page.get_by_role("dialog").get_by_text(said("box-why-own"))).to_be_visible()
    looked_at(page, LANG)
    page.keyboard.press("Escape")


def swaps_colours(page: Page) -> None:
    """Regions 1 and 2 of the sheet, so that the lesson's delivery goes nowhere."""
    page.goto("/box/steamrollers")
    for item, colour in (("1", "red"), ("2", "yellow")):
        if not page.locator(f'[data-item="region:{item}"]').is_visible():
            page.locator("summary").filter(has_text=said("box-table-region")).click()
        page.locator(f'[data-item="region:{item}"]').click()
        page.locator(f'[data-field="region|{item}|colour"]').get_by_role("combobox").select_option(colour)
    page.wait_for_function("() => localStorage.getItem('semafor-box-steamrollers')?.includes('region')")


def undoes(page: Page, changes: int) -> None:
    """The last change goes and the list of what differs is shorter; then it is made again by hand."""
    listed = page.locator("summary").filter(has_text=said("box-changed", count=changes))
    listed.click()
    expect(page.locator("details.changes li")).to_have_count(changes)
    looked_at(page, LANG)
    page.get_by_role("button", name=said("box-undo-last")).click()
    expect(page.locator("details.changes li")).to_have_count(changes - 1)


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

    swaps_colours(page)
    page.goto("/tutorial/steamrollers")
    page.get_by_role("button", name=word(LANG, "lesson-ours-go", room="tutorial")).click(timeout=ENGINE_MS)
    expect(prompt(page)).to_contain_text(word(LANG, "lesson-steamrollers-1", room="tutorial"))


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
    undoes(page, 4)
    checked(page, 2, 392)
    corrects(page, "milestone", "A1-1", "points", "15")
    checked(page, 3, 392)
    named(page, "railroad-revolution")
    editor = page.url

    plays(page)
    expect(page.locator('[data-thing="city:denver"]').first).to_contain_text("450")
    expect(page.locator('[data-thing="city:denver"]').first).to_contain_text("Pueblo")
    learns(page, "railroad-revolution")
    expect(page.locator('[data-thing="city:denver"]').first).to_contain_text("450")
    page.goto(editor)
    page.get_by_role("button", name=said("box-share")).click()
    link = page.get_by_label(said("box-link")).input_value()
    page.evaluate("localStorage.removeItem('semafor-box-railroad-revolution')")
    page.goto("/")
    page.goto(link)
    corrects(page, "section", "1", "shares", "4")
    expect(page.get_by_role("link", name=said("box-play"))).to_have_count(0)  # before it is mine
    assert page.evaluate("localStorage.getItem('semafor-box-railroad-revolution')") is None
    page.get_by_role("button", name=said("box-undo-last")).click()
    page.get_by_role("button", name=said("box-adopt")).click()
    checked(page, 3, 392)
    looked_at(page, LANG)

    counts(page)
    tap(page, "milestone:A1-1")
    count(page, LANG)
    assert 15 in [line[0] for line in points(page)]
