"""Every game played to its end through the page, by a driver that knows nothing but the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import semafor
from browser.conftest import Device
from browser.driver import Driver
from browser.langs import nightly
from browser.tables import seated
from browser.words import word
from laws.ids import english, moves_ids

# The lines of the log without the notation beside them.
STORY = """() => [...document.querySelectorAll('[data-region="log"] .entry > span:last-child')].map((line) =>
  [...line.childNodes].filter((part) => part.nodeName !== 'SMALL').map((part) => part.textContent).join(' '))"""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

# By day Ticket to Ride is played on the board that has all the other has, and Railroad Ink elsewhere: with meteors on a
# journey, bare without a network (`test_here.py`).
GAMES = [
    nightly("ticket-to-ride-usa", "en", ("bot:random",), ("route",)),
    ("ticket-to-ride-europe", "pl", ("bot:random",), ("route",)),
    nightly("railroad-ink", "en", (), ()),
    nightly("railroad-ink-lava", "pl", ("bot:random",), ()),
    nightly("railroad-ink-meteor", "pl", ("bot:random",), ()),
    ("steamrollers", "pl", (), ("delivery", "box")),
    ("railroad-revolution", "pl", ("bot:random",), ()),
]
KEYS = list(semafor.games())


@pytest.mark.parametrize(("game", "lang", "others", "prefer"), GAMES, ids=KEYS)
def test_a_game_can_be_played_to_its_end_by_clicks_alone(
    device: Device, game: str, lang: str, others: tuple[str, ...], prefer: tuple[str, ...]
) -> None:
    page = device(lang)
    seated(page, lang, game, *others)
    driver = Driver(page, lang, prefer=prefer)
    driver.play(most_s=500)
    expect(page.get_by_role("button", name=word(lang, "result-board"))).to_be_visible()
    page.get_by_role("tab", name=word(lang, "tab-log")).click()
    told = page.evaluate(STORY)
    assert len(told) > 10
    if lang == "pl":
        assert [text for text in (*driver.asked, *told) if english(text, moves_ids(game))] == []
