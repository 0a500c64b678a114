"""An address that leads nowhere: a page of ours, in the reader's language, with ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.journeys.deeds import looked_at
from browser.langs import nightly
from browser.words import word

if TYPE_CHECKING:
    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(60)

NOWHERE = ["/stations", "/new/chess", "/rules/chess", "/print/chess", "/companion/chess", "/tutorial/chess", "/table/a/b/c"]


@pytest.mark.parametrize(("lang", "size"), [("en", "phone"), nightly("pl", "desk")])
def test_an_address_that_does_not_exist_has_ways_on(stranger: Stranger, lang: str, size: str) -> None:
    page = stranger(lang, size)
    for address in NOWHERE:
        answer = page.goto(address)
        assert answer is not None
        assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8"), address
        expect(page.get_by_role("heading", name=word(lang, "nowhere-title"))).to_be_visible()
        looked_at(page, lang)
        page.get_by_role("link", name=word(lang, "game-steamrollers")).click()
        expect(page.get_by_role("button", name=word(lang, "new-start"))).to_be_visible()
        page.go_back()
        page.get_by_role("link", name=word(lang, "bar-home")).click()
        expect(page.get_by_role("heading", name=word(lang, "landing-headline"))).to_be_visible()
