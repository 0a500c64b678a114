"""From an empty profile over a whole game to one's statistics, as files too, and to what others are shown of them."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.driver import Driver
from browser.journeys.deeds import looked_at, sit_down
from browser.journeys.results import total
from browser.layout import violations
from browser.words import figure, word

if TYPE_CHECKING:
    from pathlib import Path

    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(300)
INK = "railroad-ink"


def said(lang: str, message: str, **facts: object) -> str:
    return word(lang, f"profile-{message}", "profile", **facts)


@pytest.mark.parametrize(("lang", "size"), [("pl", "phone")])
def test_a_game_is_played_and_its_statistics_are_looked_at_saved_and_shown(
    stranger: Stranger, tmp_path: Path, lang: str, size: str
) -> None:
    page = stranger(lang, size)
    page.get_by_role("link", name=word(lang, "site-account")).click()
    page.get_by_role("link", name=word(lang, "site-profile")).click()
    expect(page.get_by_text(said(lang, "empty"))).to_be_visible()
    looked_at(page, lang)
    page.get_by_role("link", name=said(lang, "begin")).click()
    sit_down(page, lang, INK, "Hanna", "bot:random")
    Driver(page, lang).play(most_s=150)
    points = total(page, lang)
    reported(page, lang, tmp_path)
    page.get_by_role("dialog").get_by_role("link", name=word(lang, "site-profile")).click()
    counted(page, lang, points)
    saved(page, lang, tmp_path, points)
    head_to_head(page, lang)
    shown(page, stranger(lang, "desk"), lang)


def downloaded(page: Page, click: Locator, folder: Path) -> str:
    with page.expect_download() as coming:
        click.click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file.read_text("utf-8")


def reported(page: Page, lang: str, folder: Path) -> None:
    """After the game: a text for BoardGameGeek and a file for BG Stats."""
    page.get_by_role("button", name=word(lang, "result-report")).click()
    dialog = page.get_by_role("dialog")
    text = dialog.get_by_label(word(lang, "report-bgg")).input_value()
    assert "Hanna" in text
    assert word(lang, "part-networks", "games/railroad_ink") in text
    play = json.loads(downloaded(page, dialog.get_by_role("link", name=word(lang, "report-bgstats")), folder))
    assert [player["name"] for player in play["players"]] == ["Hanna", "Anonymous player"]  # as in the app: all bots
    assert len(play["plays"][0]["playerScores"]) == 2
    looked_at(page, lang)


def counted(page: Page, lang: str, points: int) -> None:
    """The one game, with its points, its places, its sources and the cells that were drawn in."""
    box = page.get_by_role("region", name=word(lang, f"game-{INK}"), exact=True)
    expect(box.locator("svg.heat")).to_be_visible()
    row = box.get_by_role("row", name=word(lang, "result-total"))
    expect(row.get_by_role("cell").first).to_have_text(figure(points))
    expect(box.get_by_role("row", name=word(lang, "part-networks", "games/railroad_ink"))).to_be_visible()
    assert box.locator("svg.heat rect.warm").count() > 10
    looked_at(page, lang)
    assert violations(page) == []


def saved(page: Page, lang: str, folder: Path, points: int) -> None:
    """The same games as files."""
    kinds = ("json", "csv", "bgsplay")
    press = {kind: page.get_by_role("button", name=said(lang, f"file-{kind}"), exact=True) for kind in kinds}
    (fact,) = json.loads(downloaded(page, press["json"], folder))
    (line,) = csv.DictReader(downloaded(page, press["csv"], folder).splitlines())
    assert fact["facts"]["seats"][fact["seat"]]["points"] == int(line["points"]) == points
    assert len(json.loads(downloaded(page, press["bgsplay"], folder))["plays"]) == 1


def head_to_head(page: Page, lang: str) -> None:
    """Against the bot there was one game, and at tables of another number none can be asked for."""
    rival = said(lang, "bot", level=word(lang, "level-random"))
    page.get_by_label(said(lang, "which-rival")).select_option(label=rival)
    expect(page.locator(".against")).to_contain_text(rival)
    assert page.get_by_label(said(lang, "which-seats")).locator("option").all_inner_texts() == [said(lang, "any"), "2"]


def shown(page: Page, other: Page, lang: str) -> None:
    """Private at first; whoever has the link sees games and places, and nobody's name; then nobody sees anything."""
    expect(page.get_by_text(said(lang, "private-about"))).to_be_visible()
    page.get_by_role("button", name=said(lang, "publish-do")).click()
    link = page.get_by_label(said(lang, "link-label")).input_value()
    other.goto(link)
    expect(other.get_by_role("heading", name=said(lang, "of-somebody"))).to_be_visible()
    expect(other.locator("svg.heat")).to_be_visible()
    assert "Hanna" not in other.content()
    looked_at(other, lang)
    page.get_by_role("button", name=said(lang, "withdraw")).click()
    expect(page.get_by_text(said(lang, "private-about"))).to_be_visible()
    assert other.request.get(f"/api/profiles/{link.rpartition('/')[2]}").status == 404
