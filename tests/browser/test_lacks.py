"""The first page says what the server has to do without, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import semafor
import warm
from browser.house import House
from browser.langs import IN_POLISH
from browser.words import word
from semafor.server.built_page import BUILT

SOURCE = Path(__file__).parents[2] / "src"


def test_interpreted_rules_are_said_on_the_first_page(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if list(SOURCE.rglob("*.so")):
        pytest.skip("the rules in the source folder are compiled in place")
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    monkeypatch.setenv("SEMAFOR_PAGE", str(BUILT))
    house = House(tmp_path, anew=True)
    house.start()
    context = browser.new_context(locale="pl-PL")
    try:
        page = context.new_page()
        page.goto(house.address)
        expect(page.get_by_role("status").filter(has_text="Zainstaluj kompilator C")).to_be_visible()
    finally:
        context.close()
        house.stop()


@pytest.mark.parametrize("lang", IN_POLISH)
def test_levels_that_come_later_are_shown_and_can_be_chosen_when_they_are_there(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    if list(SOURCE.rglob("*.so")):
        pytest.skip("the rules in the source folder are compiled in place")
    monkeypatch.setenv("SEMAFOR_PAGE", str(BUILT))
    early = pytest.MonkeyPatch()
    early.setenv("PYTHONPATH", str(SOURCE))
    early.setenv("SEMAFOR_COMPILING", "1")
    house = House(tmp_path, anew=True)
    house.start()
    early.undo()
    context = browser.new_context(locale={"en": "en-GB", "pl": "pl-PL"}[lang])
    try:
        first, new = context.new_page(), context.new_page()
        first.goto(house.address)
        said = first.get_by_role("status").filter(has_text={"en": "still being compiled", "pl": "jeszcze kompilowane"}[lang])
        expect(said).to_be_visible()
        new.goto(f"{house.address}/new/ticket-to-ride-usa")
        hard = new.get_by_label(word(lang, "new-level", number=2)).locator("option[value=hard]")
        expect(hard).to_be_disabled()
        expect(hard).to_have_text(word(lang, "new-level-later", level=word(lang, "level-hard")))

        house.stop()
        house.anew = warm.ANEW  # a server of the installed package, as any other
        house.start()
        expect(said).to_have_count(0, timeout=30_000)
        mended = first.get_by_role("status").filter(has_text=word(lang, "landing-compiled"))
        expect(mended).to_have_count(int(semafor.compiled))
        expect(hard).to_be_enabled(timeout=30_000)
        expect(hard).to_have_text(re.compile(rf"^\s*{word(lang, 'level-hard')} · \d+\s*$"))  # with its rating
    finally:
        context.close()
        house.stop()
