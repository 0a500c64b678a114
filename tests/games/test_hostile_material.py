"""Texts that nobody writes by mistake: a box or a map that is no such thing is refused at once, in one sentence."""

from __future__ import annotations

import json

import pytest

from semafor.kernel.errors import BadInput
from semafor.rooms.documents import MOST_BYTES, canonical

MOST = MOST_BYTES - 100
ESCAPE = "\\u001b[2J"
TEXTS = {
    "dotted key": ".".join(["a"] * (MOST // 2)) + " = 1",  # took two minutes
    "dotted quoted key": ".".join(['"\\""'] * (MOST // 5)) + " = 1",
    "dotted header": "[" + ".".join(["a"] * (MOST // 2)) + "]",
    "lists in lists": "a = " + "[" * MOST,
    "tables in tables": "a = " + "{a = " * (MOST // 5),
    "long number": "a = " + "9" * MOST,
    "no number": "[[city]]\nat = [nan, inf]",
    "date": "title = 2026-01-01",
    "control sign": f'title = "{ESCAPE}"',
    "unknown table": f'"{ESCAPE}" = 1',
    "unknown key": f'[sheet]\n"{ESCAPE}" = 1',
    "long value": 'title = "' + "x" * (MOST - 20) + '"',
    "markup": "<script>alert(1)</script>",
    "no text": "\x00\x01",
}


@pytest.mark.parametrize("kind", ["steamrollers", "railroad-revolution", "map"])
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_a_hostile_text_is_refused_in_one_short_sentence(kind: str, text: str) -> None:
    with pytest.raises(BadInput) as refused:
        canonical(kind, json.dumps({"map.toml": text}) if kind == "map" else text)

    for lang in ("en", "pl"):
        assert 0 < len(refused.value.sentence(lang)) < 600
        assert refused.value.sentence(lang).replace("\N{NO-BREAK SPACE}", " ").isprintable()


DEAL = "[[deal]]\nid = %s\ntop = {}\nbottom = {}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DEAL % 99, "has no “99”"),
        (DEAL % f'"{ESCAPE}"', "has no"),
        (DEAL % f'"{"x" * 90_000}"', "has no"),
        ("".join(DEAL % f'"n{at}"' for at in range(2_000)), "at most 100 fit"),
    ],
    ids=["number", "control sign", "long", "thousands"],
)
def test_an_item_of_ones_own_has_a_plain_id(text: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        canonical("railroad-revolution", text)

    assert said in refused.value.sentence("en")
    assert len(refused.value.sentence("pl")) < 600


def test_a_key_that_a_sheet_has_not_is_refused() -> None:
    with pytest.raises(BadInput, match="rowz"):
        canonical("steamrollers", '[sheet]\nrowz = []\nrows = ["1"]')
