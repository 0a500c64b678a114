"""A click that is not legal explains itself, and the rule it names can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Device
from browser.finding import lit, prompt, thing
from browser.langs import IN_POLISH
from browser.tables import at_table
from browser.words import word

pytestmark = pytest.mark.timeout(120)

RULE = "ink.place.must-connect"


@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_refused_click_says_the_sentence_and_leads_to_its_rule(device: Device, lang: str) -> None:
    page = device(lang)
    at_table(page, "railroad-ink")
    lit(page, "die").first.click()
    with page.expect_response("**/why") as asked:
        thing(page, "cell:D4").click()
    text = asked.value.json()["denial"]["text"]
    expect(prompt(page)).to_contain_text(text[lang])
    assert text["en"] != text["pl"]
    with page.expect_popup() as opened:
        prompt(page).get_by_role("link", name=word(lang, "refusal-rule")).click()
    rulebook = opened.value
    expect(rulebook).to_have_url(re.compile(f"/rules/railroad-ink#{RULE}$"))
    expect(rulebook.locator(".meant")).to_have_attribute("id", RULE)
    expect(rulebook.locator(".meant")).to_be_in_viewport()
    assert rulebook.locator("html").get_attribute("lang") == lang
    prompt(page).get_by_role("button", name=word(lang, "do-understood")).click()
    expect(prompt(page)).not_to_contain_text(text[lang])
