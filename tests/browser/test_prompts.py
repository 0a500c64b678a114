"""Every prompt fits two lines of a phone in letters as large as all others, in both languages: one reads it at a glance."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from browser.conftest import Device
from browser.finding import prompt
from browser.layout import resized
from browser.tables import at_table
from browser.words import PAGE, bundle

pytestmark = pytest.mark.timeout(120)

ROOMS = ("", *(f"games/{room.name}" for room in sorted((PAGE / "games").iterdir()) if (room / "text").is_dir()))
PROMPTS = re.compile(r"^((?:ttr|ink|steam)-prompt-[\w-]+|rr-ask-[\w-]+|asks-[\w-]+) =", re.MULTILINE)
MOVES = {"asks-confirm"}  # a whole move stands in it
# Long facts, and every number that has a form of its own.
FACTS: list[dict[str, object]] = [
    {"who": "Wilhelmina", "count": n, "n": n, "extra": n, "least": n, "points": 100 + n, "money": 1200, "face": 6}
    | {"stations": stations, "colour": "turquoise", "worker": "turquoise", "move": ""}
    for n, stations in itertools.product((1, 2, 5), ("yes", "no"))
]
LETTERS = """() => parseFloat(getComputedStyle(document.querySelector('[data-region="prompt"] p')).fontSize)"""
TWO_LINES = """texts => {
  const line = document.querySelector('[data-region="prompt"] p')
  const high = (text) => { line.textContent = text; return line.getBoundingClientRect().height }
  const one = high('Xy')
  return texts.filter((text) => high(text) > one * 2.4)
}"""


def prompts(lang: str) -> Iterator[str]:
    """Every prompt of the page and of all games, in every form."""
    for room in ROOMS:
        ids = PROMPTS.findall((PAGE / room / "text" / f"{lang}.ftl").read_text("utf-8"))
        for name, facts in itertools.product(sorted(set(ids) - MOVES), FACTS):
            pattern = bundle(lang, room).get_message(name).value
            assert pattern is not None
            yield str(bundle(lang, room).format_pattern(pattern, facts)[0])


def test_every_prompt_fits_two_lines_of_a_phone(device: Device) -> None:
    page = device("pl")
    at_table(page, "railroad-ink")
    resized(page, 390, 844)
    prompt(page).wait_for()
    texts = {lang: sorted(set(prompts(lang))) for lang in ("en", "pl")}

    assert page.evaluate(LETTERS) >= 16
    assert min(len(found) for found in texts.values()) > 50
    assert {lang: page.evaluate(TWO_LINES, found) for lang, found in texts.items()} == {"en": [], "pl": []}
