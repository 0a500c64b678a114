"""Every game played to its end through the page, by a driver that knows nothing but the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Device
from browser.driver import Driver
from browser.tables import seated
from browser.words import word

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

GAMES = [
    ("ticket-to-ride-usa", "pl", ("bot:random",), ("route",)),
    ("ticket-to-ride-europe", "en", ("bot:random",), ("route",)),
    ("railroad-ink", "pl", (), ()),
    ("railroad-ink-lava", "en", ("bot:random",), ()),
    ("railroad-ink-meteor", "pl", ("bot:random",), ()),
    ("steamrollers", "en", (), ("delivery", "box")),
    ("railroad-revolution", "pl", ("bot:random",), ()),
]


@pytest.mark.parametrize(("game", "lang", "others", "prefer"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_game_can_be_played_to_its_end_by_clicks_alone(
    device: Device, game: str, lang: str, others: tuple[str, ...], prefer: tuple[str, ...]
) -> None:
    page = device(lang)
    seated(page, lang, game, *others)
    Driver(page, lang, prefer=prefer).play(most_s=500)
    expect(page.get_by_role("button", name=word(lang, "do-result"))).to_be_visible()
