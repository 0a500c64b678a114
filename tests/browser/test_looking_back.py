"""A finished game: its result and proof, a link to a moment, its record, its dice, another way it could have gone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.finding import draw_a_die, lit, prompt, region
from browser.langs import IN_POLISH
from browser.tables import dealt, finished, play_on
from browser.words import read, word

pytestmark = pytest.mark.timeout(600)

INK = "railroad-ink"
PROVED = {"en": "The luck is proved", "pl": "Los jest dowiedziony"}
ENGINE_MS = 200_000
ANALYSIS_MS = 240_000


def drawn(page: Page) -> int:
    """How many cells of the board carry a drawing."""
    cells = region(page, "board").locator('[data-thing^="cell:"]')
    expect(cells.first).to_be_visible()
    return len([label for label in cells.evaluate_all("(all) => all.map((cell) => cell.ariaLabel)") if "empty" not in label])


@pytest.mark.parametrize("lang", IN_POLISH)
def test_the_end_shows_every_part_with_its_proof_and_leads_to_a_rematch(device: Device, lang: str) -> None:
    page = device(lang)
    room = finished(page, INK)
    page.goto(f"/table/{room}")
    expect(page.locator('.result [data-total="0"]')).to_be_visible()
    expect(page.get_by_role("img", name=word(lang, "result-course"))).to_be_in_viewport()
    part = page.locator("button.proved").first
    assert page.locator(".cell.lit, .open.lit").count() == 0
    part.hover()
    expect(page.locator('[data-region="board"] .lit').first).to_be_visible()
    page.get_by_role("button", name=word(lang, "result-share")).click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as coming:
        dialog.get_by_role("button", name=word(lang, "result-picture")).click()
    assert coming.value.suggested_filename.endswith(".png")
    dialog.get_by_role("button", name=word(lang, "do-close"), exact=True).click()
    page.get_by_role("button", name=word(lang, "result-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and room not in url)
    expect(lit(page, "die").first).to_be_visible()


def test_the_end_says_by_how_much_it_was_won_and_counts_on_a_phone_in_one_view(device: Device) -> None:
    page = device("pl", width=390, height=844)
    page.goto(f"/table/{finished(page, INK, 'easy')}")
    band = page.locator(".result .winner")
    expect(band).to_be_visible()
    totals = [read(total) for total in page.locator(".result .total").all_inner_texts()]
    assert max(totals) > min(totals)
    expect(band).to_contain_text(word("pl", "result-lead", points=max(totals) - min(totals)))
    for shown in (band, page.locator(".ranking li").last, page.get_by_role("button", name=word("pl", "result-board"))):
        expect(shown).to_be_in_viewport(ratio=0.99)


# What stands on one line and is cut, and whether the winner's name runs into the train.
CUT = """() => [...document.querySelectorAll('.result .parts button, .result .name, .result .winner')]
  .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"""
APART = """() => {
  const name = document.createRange()
  name.selectNodeContents(document.querySelector('.result .winner').firstChild)
  return document.querySelector('.result .train').getBoundingClientRect().left - name.getBoundingClientRect().right
}"""


def test_a_laptop_shows_the_whole_count_of_a_table(device: Device) -> None:
    page = device("pl", width=1280, height=720)
    page.goto(f"/table/{finished(page, INK, 'easy', 'easy', 'easy', 'easy', 'easy')}")
    players = page.locator(".ranking > li")
    expect(players).to_have_count(6)
    for player in players.all():
        expect(player).to_be_in_viewport(ratio=0.99)
        expect(player.locator(".parts li")).to_have_count(5)
    assert page.evaluate(CUT) == []
    assert page.evaluate(APART) > 0
    expect(page.get_by_role("img", name=word("pl", "result-course"))).to_be_in_viewport(ratio=0.99)


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
    expect(region(page, "log").get_by_text(PROVED["en"])).to_be_visible(timeout=ENGINE_MS)
    assert page.locator("li.bad, p.bad").count() == 0
    page.get_by_role("button", name=word("en", "replay-branch")).click()
    page.get_by_role("button", name=word("en", "whatif-as", who="Anna")).click(timeout=ENGINE_MS)
    expect(lit(page, "cell").or_(lit(page, "die")).first).to_be_visible(timeout=60_000)
    cell = draw_a_die(page)
    expect(region(page, "board").locator(f'[data-thing="{cell}"]')).not_to_have_attribute(
        "aria-label", re.compile("empty"), timeout=60_000
    )


def test_a_record_is_brought_from_a_file_and_a_bad_one_is_refused_in_words(device: Device, tmp_path: Path) -> None:
    page = device("en")
    room = finished(page, INK)
    record = page.request.get(f"/api/rooms/{room}/record").text()
    (tmp_path / "good.log").write_text(record, "utf-8")
    (tmp_path / "bad.log").write_text(record.replace(" draw ", " drow ", 1), "utf-8")
    (tmp_path / "letter.txt").write_text("Dear Ola,\nhow are you?\n", "utf-8")
    page.goto("/replay")
    refused(page, tmp_path / "bad.log")
    refused(page, tmp_path / "letter.txt")

    page.get_by_label(word("en", "record-choose")).set_input_files(tmp_path / "good.log")
    at = prompt(page).get_by_role("status")
    expect(at).to_contain_text(re.compile("^0/"), timeout=ENGINE_MS)
    page.get_by_label(word("en", "replay-moment")).fill("5")
    expect(at).to_contain_text(re.compile("^5/"))
    shown = page.request.get(f"/api/rooms/{room}/moments/5?seat=0").json()["update"]["view"]["boards"][0]["cells"]
    empty = region(page, "board").locator('[data-thing^="cell:"][aria-label*="empty"]')
    expect(empty).to_have_count(49 - len(shown))


def refused(page: Page, file: Path) -> None:
    """One sentence, which follows the language, and the page is ready for another file."""
    lang = page.locator("html").get_attribute("lang") or ""
    other = {"en": "pl", "pl": "en"}[lang]
    page.get_by_label(word(lang, "record-choose")).set_input_files(file)
    wrong = page.get_by_role("alert")
    expect(wrong).not_to_be_empty(timeout=ENGINE_MS)
    sentence = wrong.inner_text()
    page.get_by_role("button", name=word(lang, "site-other-language")).click()
    expect(wrong).not_to_have_text(sentence)
    for text, spoken in ((sentence, lang), (wrong.inner_text(), other)):
        assert text.endswith(".")
        assert text != word(spoken, "record-check-failed")
    expect(page.get_by_label(word(other, "record-choose"))).to_be_enabled()


def shown(page: Page, lang: str) -> tuple[Locator, Locator]:
    """The chart and the turning moments."""
    chart = page.get_by_role("img", name=word(lang, "analysis-chart"))
    turned = page.get_by_role("region", name=word(lang, "analysis-title")).locator("li .moment")
    return chart, turned


def analysed(page: Page, lang: str) -> str:
    """A finished game that was turned by something, and has been judged; not every one is."""
    chart, turned = shown(page, lang)
    for _game in range(5):
        room = finished(page, INK, "random")  # who plays at random has a chance against it, which a choice can turn
        page.goto(f"/table/{room}")
        page.get_by_role("button", name=word(lang, "analysis-ask")).click()
        expect(chart).to_be_visible(timeout=ANALYSIS_MS)
        expect(page.get_by_role("progressbar")).to_have_count(0, timeout=ANALYSIS_MS)
        if turned.count():
            return room
    raise AssertionError("no game of five was turned by anything")


def test_the_chances_are_drawn_and_a_turning_moment_is_told_in_words_and_leads_there(device: Device) -> None:
    page = device("en")
    room = analysed(page, "en")
    told(page, room, "en")
    page.goto("/")
    page.get_by_role("button", name=word("en", "site-other-language")).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    told(page, room, "pl")
    coached(page, room, "pl")


def told(page: Page, room: str, lang: str) -> None:
    """The chart has a line for each seat, and the last turning moment is said in this language and leads there."""
    page.goto(f"/table/{room}")
    page.get_by_role("button", name=word(lang, "analysis-ask")).click()
    chart, turned = shown(page, lang)
    expect(chart).to_be_visible()
    lines = chart.locator("path.line")
    expect(lines).to_have_count(2)
    assert all(line.evaluate("(path) => path.getTotalLength()") > 100 for line in lines.all())
    assert len({line.get_attribute("stroke-dasharray") for line in lines.all()}) == 2
    assert turned.count() == chart.locator("path.turn").count() <= 5
    expect(turned.last).to_have_text(
        re.compile({"en": r"\d+\. .*: “(Draw|Finish)", "pl": r"\d+\. .*: „(Narysuj|Zakończ)"}[lang])
    )
    number = re.match(r"(\d+)\.", turned.last.inner_text())
    assert number
    turned.last.click()
    expect(prompt(page).get_by_role("status")).to_contain_text(re.compile(f"^{number[1]}/"))


def coached(page: Page, room: str, lang: str) -> None:
    """Choices and luck are summed apart, the bot says what it was after, and one can play on from a turning choice."""
    page.goto(f"/table/{room}")
    page.get_by_text(word(lang, "bot-ask", bots=1)).click()
    expect(page.locator("details")).to_contain_text(word(lang, "bot-random", name=word(lang, "bot-name-random")))
    page.get_by_role("button", name=word(lang, "analysis-ask")).click()
    expect(page.locator(".sums")).to_have_text(re.compile({"en": "choices in all.*Luck", "pl": "decyzje łącznie.*Los"}[lang]))
    on = page.get_by_role("button", name=word(lang, "coach-play-on"))
    if on.count():
        on.first.click()
        expect(page.get_by_role("heading", name=word(lang, "whatif-title"))).to_be_visible()


def test_the_score_comes_line_by_line_unless_one_wants_no_motion(device: Device) -> None:
    page = device("en")
    room = finished(page, INK)
    moving = "(rows) => rows.map((row) => getComputedStyle(row).animationName).filter((name) => name !== 'none').length"
    rows = page.locator(".result .parts li, .result .place, .result .train")
    motions: list[tuple[Literal["no-preference", "reduce"], int]] = [("no-preference", 6), ("reduce", 0)]
    for motion, expected in motions:
        page.emulate_media(reduced_motion=motion)
        page.goto(f"/table/{room}")
        expect(rows).to_have_count(6)
        assert rows.evaluate_all(moving) == expected


def test_a_rematch_brings_the_same_people_to_a_new_table(device: Device) -> None:
    anna, ola = device("en"), device("pl")
    room = dealt(anna, ola, INK)
    play_on(room, anna, ola)
    for page in (anna, ola):
        page.goto(f"/table/{room}")
    anna.get_by_role("button", name=word("en", "result-rematch")).click()
    expect(anna.locator(".rematch").get_by_text(word("en", "rematch-awaits", who="Ola"))).to_be_visible()
    expect(ola.locator(".rematch").get_by_text(word("pl", "rematch-wanted", who="Anna", count=1))).to_be_visible()
    ola.get_by_role("button", name=word("pl", "result-rematch")).click()
    for page in (anna, ola):
        expect(lit(page, "die").first).to_be_visible()
    assert anna.url == ola.url
    assert room not in anna.url
    for page, name in ((anna, "Anna"), (ola, "Ola")):
        expect(page.locator("article.mine")).to_have_attribute("aria-label", name)
