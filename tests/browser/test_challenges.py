"""Challenges: the daily one from the first page to the ranking; one's own from a new table, by a link, to the secret."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.finding import lit
from browser.langs import IN_POLISH
from browser.layout import wrong_with
from browser.tables import planned, play_on
from browser.words import word

pytestmark = pytest.mark.timeout(300)

GAME = "railroad-ink"


def card(page: Page, lang: str) -> Locator:
    heading = page.get_by_role("heading", name=word(lang, f"game-{GAME}"), exact=True)
    return page.locator("section", has=heading)


@pytest.mark.parametrize("lang", IN_POLISH)
def test_one_attempt_each_from_the_first_page_to_the_ranking(device: Device, lang: str) -> None:
    page, other = device(lang), device(lang)
    page.goto("/")
    page.get_by_role("link", name=word(lang, "site-daily")).click()
    expect(page.get_by_text(word(lang, "challenge-line-daily"))).to_be_visible()
    expect(page.locator("main section")).to_have_count(7)
    page.get_by_label(word(lang, "new-your-name")).fill("Anna")
    card(page, lang).get_by_role("button", name=word(lang, "challenge-play-daily")).click()
    expect(lit(page, "die").first).to_be_visible()
    room = page.url.split("/table/")[1]

    page.goto("/daily")
    card(page, lang).get_by_role("button", name=word(lang, "challenge-go-on")).click()
    page.wait_for_url(f"**/table/{room}")
    play_on(room, page)
    page.goto("/")
    expect(page.get_by_text(word(lang, "challenge-streak-daily", count=1))).to_be_visible()
    page.goto("/daily")
    expect(page.get_by_text(word(lang, "challenge-streak-daily", count=1))).to_be_visible()
    expect(card(page, lang).get_by_role("link", name=word(lang, "challenge-look"))).to_be_visible()
    expect(card(page, lang).get_by_role("link", name="Anna").first).to_be_visible()
    expect(card(page, lang).get_by_role("button")).to_have_count(0)
    page.get_by_role("link", name=word(lang, "challenge-title-weekly"), exact=True).click()
    expect(card(page, lang).get_by_role("button", name=word(lang, "challenge-play-weekly"))).to_be_enabled()

    other.goto("/daily")
    expect(card(other, lang).get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()
    expect(card(other, lang).get_by_role("link", name="Anna")).to_have_count(0)  # not before the day is over
    expect(card(other, lang).get_by_role("button", name=word(lang, "challenge-play-daily"))).to_be_enabled()
    other.get_by_role("link", name=word(lang, "challenge-before-daily")).click()
    expect(card(other, lang).get_by_text(word(lang, "challenge-nobody"))).to_be_visible()
    other.get_by_role("link", name=word(lang, "challenge-now-daily")).click()
    expect(card(other, lang).get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()


def test_a_challenge_goes_by_its_link_from_a_new_table_to_a_friend_and_both_compare(device: Device) -> None:
    anna, bartek = device("en"), device("pl", width=390, height=844)
    anna.goto(f"/new/{GAME}")
    planned(anna, "en", "Anna")
    anna.get_by_text(word("en", "make-challenge"), exact=True).click()
    anna.get_by_label(word("en", "make-challenge-days")).select_option("3")
    anna.get_by_role("button", name=word("en", "make-challenge-do")).click()
    title = word("en", "challenge-by", name="Anna", game=word("en", f"game-{GAME}"))
    expect(anna.get_by_role("heading", name=title)).to_be_visible()
    link = anna.get_by_label(word("en", "challenge-share")).input_value()
    play_attempt(anna, "en")
    expect(ranking(anna).filter(has_text="Anna")).to_be_visible()
    expect(ranking(anna).filter(has_text=word("en", "challenge-par", level=word("en", "level-random")))).to_be_visible(
        timeout=60_000
    )

    bartek.goto(link)
    expect(
        bartek.get_by_role("heading", name=word("pl", "challenge-by", name="Anna", game=word("pl", f"game-{GAME}")))
    ).to_be_visible()
    expect(bartek.get_by_text(word("pl", "challenge-shut"))).to_be_visible()
    expect(ranking(bartek).get_by_role("link")).to_have_count(0)
    bartek.get_by_label(word("pl", "new-your-name")).fill("Bartek")
    play_attempt(bartek, "pl")
    expect(ranking(bartek).filter(has_text="Bartek")).to_be_visible()
    expect(bartek.get_by_role("button", name=word("pl", "challenge-play-own"))).to_have_count(0)
    bartek.get_by_text(word("pl", "challenge-seal"), exact=True).click()
    expect(bartek.get_by_text(word("pl", "challenge-commitment"), exact=True)).to_be_visible()
    assert wrong_with(bartek) == []
    ranking(bartek).get_by_role("link", name="Anna").click()
    bartek.wait_for_url("**/replay/*")
    expect(bartek.locator('[data-region="board"]')).to_be_visible()

    anna.goto("/challenges")
    expect(anna.get_by_role("heading", name=word("en", "challenges-archive"))).to_be_visible()
    expect(anna.locator(f'main a[href="/challenge/{link.rpartition("/")[2]}"]')).to_be_visible()


def ranking(page: Page) -> Locator:
    return page.locator("main ol > li")


def play_attempt(page: Page, lang: str) -> None:
    """From the challenge's page to the end of the game, and back by its result."""
    page.get_by_role("button", name=word(lang, "challenge-play-own")).click()
    expect(lit(page, "die").first).to_be_visible()
    play_on(page.url.split("/table/")[1], page)
    page.get_by_role("link", name=word(lang, "result-challenge")).click()
    page.wait_for_url("**/challenge/*")


@pytest.mark.nightly  # what a pair is ranked by is asked in tests/server/test_own_challenges.py
def test_a_pair_meets_by_the_link_and_exchanges_seats_for_the_second_game(device: Device) -> None:
    anna, bartek = device("en"), device("pl")
    game = "ticket-to-ride-usa"
    anna.goto(f"/new/{game}")
    planned(anna, "en", "Anna", "bot:easy")
    anna.get_by_text(word("en", "make-challenge"), exact=True).click()
    anna.get_by_label(word("en", "make-challenge-pair")).check()
    anna.get_by_role("button", name=word("en", "make-challenge-do")).click()
    anna.get_by_role("button", name=word("en", "challenge-play-own")).click()
    expect(anna.get_by_text(word("en", "invite-pair"))).to_be_visible()
    bartek.goto(anna.get_by_label(word("en", "challenge-share")).input_value())
    bartek.get_by_label(word("pl", "new-your-name")).fill("Bartek")
    bartek.get_by_role("button", name=word("pl", "challenge-play-own")).click()
    for page in (anna, bartek):
        expect(page.locator('[data-region="board"]')).to_be_visible()
    first = bartek.url.split("/table/")[1]
    assert anna.url.endswith(first)
    play_on(first, anna, bartek)
    for page, lang in ((anna, "en"), (bartek, "pl")):
        page.get_by_role("button", name=word(lang, "result-exchange")).click()
        page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
        expect(page.locator('[data-region="board"]')).to_be_visible()
    second = bartek.url.split("/table/")[1]
    assert anna.url.endswith(second)
    play_on(second, bartek, anna)
    bartek.get_by_role("link", name=word("pl", "result-challenge")).click()
    expect(ranking(bartek)).to_have_count(2)
    expect(ranking(bartek).filter(has_text=word("pl", "challenge-against", name="Anna"))).to_be_visible()
