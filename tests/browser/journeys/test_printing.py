"""A printed sheet: from the foot of the first page to one page of paper."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.journeys.deeds import go, looked_at
from browser.langs import nightly
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(120)

A4 = (595, 842)


@pytest.mark.parametrize(("lang", "size"), [nightly("pl", "phone"), ("en", "desk")])
def test_every_sheet_that_is_offered_is_printed_on_one_page(stranger: Stranger, lang: str, size: str) -> None:
    page = stranger(lang, size)
    go(page, lang, "print")
    offered = page.locator('main a[href^="/print/"]')
    for at in range(offered.count()):
        game = (offered.nth(at).get_attribute("href") or "").removeprefix("/print/")
        offered.nth(at).click()
        sheet = page.get_by_role("img", name=word(lang, "print-sheet", game=word(lang, f"game-{game}")), exact=True)
        expect(sheet).to_be_visible()
        looked_at(page, lang)
        sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", page.pdf(prefer_css_page_size=True))
        assert [(round(float(width)), round(float(height))) for width, height in sizes] == [A4]
