"""A finished game: its result and proof, a link to a moment, its record, its dice, another way it could have gone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import draw_a_die, lit, prompt, region
from browser.tables import finished
from browser.words import word

pytestmark = pytest.mark.timeout(400)

INK = "railroad-ink"
PROVED = {"en": "The luck is proved", "pl": "Los jest dowiedziony"}


def drawn(page: Page) -> int:
    """How many cells of the board carry a drawing."""
    cells = region(page, "board").locator('[data-thing^="cell:"]')
    expect(cells.first).to_be_visible()
    return len([label for label in cells.evaluate_all("(all) => all.map((cell) => cell.ariaLabel)") if "empty" not in label])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_end_shows_every_part_with_its_proof_and_leads_to_a_rematch(device: Device, lang: str) -> None:
    page = device(lang)
    room = finished(page, INK)
    page.goto(f"/table/{room}")
    expect(page.get_by_role("row", name=re.compile(f"^{word(lang, 'result-total')}"))).to_be_visible()
    part = page.locator("button.proved").first
    assert page.locator(".cell.lit, .open.lit").count() == 0
    part.hover()
    expect(page.locator('[data-region="board"] .lit').first).to_be_visible()
    page.get_by_role("button", name=word(lang, "result-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and room not in url)
    expect(lit(page, "die").first).to_be_visible()


def test_a_link_shows_that_moment_to_whoever_opens_it(device: Device) -> None:
    page = device("en")
    room = finished(page, INK)
    page.goto(f"/replay/{room}#5")
    at = prompt(page).get_by_role("status")
    expect(at).to_contain_text(re.compile("^5/"))
    before = drawn(page)
    expected = page.request.get(f"/api/rooms/{room}/moments/5?seat=0").json()["update"]["view"]["boards"][0]["cells"]
    assert before == len(expected) < 15
    page.get_by_role("button", name=word("en", "replay-next")).click()
    expect(at).to_contain_text(re.compile("^6/"))
    expect(page).to_have_url(re.compile(f"/replay/{room}#6$"))
    page.keyboard.press("End")
    expect(at).not_to_contain_text(re.compile("^6/"))
    assert drawn(page) > before


def test_the_record_is_downloaded_checked_in_the_browser_and_played_otherwise(device: Device, tmp_path: Path) -> None:
    page = device("en")
    room = finished(page, INK)
    page.goto(f"/replay/{room}#3")
    page.get_by_role("tab", name=word("en", "tab-record")).click()
    with page.expect_download() as coming:
        page.get_by_role("button", name=word("en", "menu-record")).click()
    coming.value.save_as(tmp_path / "game.log")
    assert (tmp_path / "game.log").read_text("utf-8") == page.request.get(f"/api/rooms/{room}/record").text()
    page.get_by_role("button", name=word("en", "record-check")).click()
    expect(region(page, "log").get_by_text(PROVED["en"])).to_be_visible(timeout=200_000)
    assert page.locator("li.bad, p.bad").count() == 0
    page.get_by_role("button", name=word("en", "replay-branch")).click()
    page.get_by_role("button", name=word("en", "whatif-as", who="Anna")).click(timeout=200_000)
    expect(lit(page, "cell").or_(lit(page, "die")).first).to_be_visible(timeout=60_000)
    cell = draw_a_die(page)
    expect(region(page, "board").locator(f'[data-thing="{cell}"]')).not_to_have_attribute(
        "aria-label", re.compile("empty"), timeout=60_000
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_record_that_was_tampered_with_is_refused_in_words(device: Device, lang: str, tmp_path: Path) -> None:
    page = device(lang)
    room = finished(page, INK)
    record = page.request.get(f"/api/rooms/{room}/record").text()
    (tmp_path / "bad.log").write_text(record.replace("draw", "drow", 1), "utf-8")
    page.goto("/replay")
    page.get_by_label(word(lang, "record-choose")).set_input_files(tmp_path / "bad.log")
    wrong = page.get_by_role("alert")
    expect(wrong).not_to_be_empty(timeout=200_000)
    assert wrong.inner_text() != word(lang, "record-check-failed")
