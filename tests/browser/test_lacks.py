"""The first page says what the server has to do without, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.house import House
from semafor.server.built_page import BUILT

SOURCE = Path(__file__).parents[2] / "src"


def test_interpreted_rules_are_said_on_the_first_page(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if list(SOURCE.rglob("*.so")):
        pytest.skip("the rules in the source folder are compiled in place")
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    monkeypatch.setenv("SEMAFOR_PAGE", str(BUILT))
    house = House(tmp_path)
    house.start()
    context = browser.new_context(locale="pl-PL")
    try:
        page = context.new_page()
        page.goto(house.address)
        expect(page.get_by_role("status").filter(has_text="Zainstaluj kompilator C")).to_be_visible()
    finally:
        context.close()
        house.stop()
