"""Programs on the page: somebody makes one, it comes, is seen for what it is, and is played with."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.finding import region
from browser.house import House
from browser.journeys.deeds import looked_at
from browser.layout import violations
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(240)
CLIENT = Path(__file__).parents[3] / "docs" / "program.py"
Started = list["subprocess.Popen[bytes]"]


@pytest.fixture
def started() -> Iterator[Started]:
    """Programs that are ended with the test."""
    running: Started = []
    yield running
    for process in running:
        process.kill()
        process.wait()


def test_a_program_is_made_comes_and_is_played_with(stranger: Stranger, house: House, started: Started) -> None:
    maker, player = stranger("pl", "phone"), stranger("en", "desk")
    maker.locator("footer").get_by_role("link", name=word("pl", "program-title")).click()
    maker.get_by_role("link", name=word("pl", "program-sign-in")).click()
    maker.get_by_label(word("pl", "account-name")).fill("Konstruktorka")
    maker.get_by_label(word("pl", "account-password"), exact=True).fill("tajne tajne")
    maker.get_by_role("button", name=word("pl", "account-sign-up")).click()
    expect(maker.get_by_text(word("pl", "account-signed-in", name="Konstruktorka"))).to_be_visible()
    maker.goto("/programs")
    maker.get_by_label(word("pl", "program-name")).fill("Parowóz")
    maker.get_by_label(word("pl", "program-about")).fill("Gra na oślep.")
    looked_at(maker, "pl")
    maker.get_by_role("button", name=word("pl", "program-make")).click()
    token = maker.get_by_label(word("pl", "program-token"), exact=True).input_value()
    assert token.startswith("program_")
    looked_at(maker, "pl")
    assert violations(maker) == []
    maker.reload()
    expect(maker.get_by_role("heading", name="Parowóz")).to_be_visible()
    assert token not in maker.content(), "it is shown once"

    started.append(subprocess.Popen([sys.executable, str(CLIENT), house.address, token]))
    player.goto("/programs")
    card = player.get_by_role("listitem").filter(has_text="Parowóz")
    while card.get_by_role("button", name=word("en", "program-play-with", name="Parowóz")).count() == 0:
        player.wait_for_timeout(100)
        player.reload()
        expect(card).to_contain_text(word("en", "program-by", name="Konstruktorka"))
    assert violations(player) == []
    card.get_by_role("combobox").select_option("ticket-to-ride-usa")
    card.get_by_role("button", name=word("en", "program-play-with", name="Parowóz")).click()
    player.wait_for_url(re.compile("/table/"))
    expect(region(player, "board")).to_be_visible()
    plate = player.locator('[data-plate="1"]')
    expect(plate).to_contain_text("Parowóz")
    expect(plate.get_by_role("link", name=word("en", "program-mark"))).to_be_visible()
    looked_at(player, "en")

    maker.get_by_role("button", name=word("pl", "program-remove"), exact=True).click()
    maker.get_by_role("button", name=word("pl", "program-remove-sure")).click()
    expect(maker.get_by_role("heading", name="Parowóz")).to_have_count(0)
    expect(plate).to_contain_text(word("en", "seat-played-by", level="easy"))
