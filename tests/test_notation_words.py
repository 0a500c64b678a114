"""What cannot be read is answered in the reader's own notation, and every form that an answer shows can be read."""

from __future__ import annotations

import re

import pytest

import semafor
from semafor.kernel.errors import BadNotation

# game, what was written, and what is shown instead in Polish and in English
UNREAD = [
    ("steamrollers", "tor B3 LG-XX", "PG, P, PD, LD, L, LG.", "NE, E, SE, SW, W, NW."),
    ("steamrollers", "tor B3 LG-LG", "a nie LG z samym sobą", "not NW with itself"),
    ("steamrollers", "start wagon", "plus-dwa, kafelek-akcji, własny-ładunek.", "plus-two, action-tile, own-load."),
    ("steamrollers", "ładunek różowy 3", "czerwony, niebieski, zielony, żółty, szary.", "red, blue, green, yellow, grey."),
    (
        "railroad-ink",
        "narysuj most na F1",
        "są: prosta autostrada, zakręt autostrady,",
        "there are: highway_straight, highway_curve,",
    ),
    ("railroad-ink-meteor", "zignoruj meteoryt wiadukt", "„wiadukt”; są: czterostronne", "there are: special_highway_cross"),
    ("railroad-revolution", "tor Waszyngton – Foo", "„foo” tu nie pasuje; napisz np. „tor Waszyngton", "“track Washington"),
    (
        "railroad-revolution",
        "awansuj",
        "napisz np. „awansuj białego z zasobów na 1”",
        "write e.g. “promote white from supply to 1”",
    ),
    ("ticket-to-ride-usa", "zajmij Denver-Omaha za 4 różowe", "rodzaje to: fioletowa, niebieska,", "there are: purple, blue,"),
    ("ticket-to-ride-usa", "zajmij Boston-New York (3) za 2 czerwone", "(nitka żółta)", "(yellow half)"),
]


@pytest.mark.parametrize(("key", "text", "polish", "english"), UNREAD)
def test_what_is_shown_is_in_the_language_of_the_reader(key: str, text: str, polish: str, english: str) -> None:
    with pytest.raises(BadNotation) as unread:
        semafor.game(key).actions.parse(text)

    assert polish in unread.value.sentence("pl")
    assert english in unread.value.sentence("en")


# What the messages show as examples, and what the words shown above are part of
READ = {
    "ticket-to-ride-usa": ["dobierz z talii", "weź 2", "dobierz bilety", "zatrzymaj 1 3", "zajmij Denver-Omaha za 3 fioletowe"],
    "railroad-ink": [
        "narysuj zakręt autostrady na F1 obrót 2",
        "narysuj stacja na zakręcie na D4 obrót 1 odbicie",
        "draw highway curve at F1",
        "zakończ",
    ],
    "steamrollers": [
        *("kość 3", "tor B3 LG-PD", "kratka 3", "kafelek 3", "przewieź 1-3 odległość 2", "przewieź kolorowy 1-3 odległość 2"),
        *("ładunek żółty 3", "start własny-ładunek", "start plus-dwa", "zamówienie 2 węgiel za żółty"),
    ],
    "railroad-revolution": [
        "postaw biały na kolej",
        "tor Waszyngton – Chicago",
        "track Washington – Chicago",
        "biuro 3",
        "zapłać",
    ],
}


@pytest.mark.parametrize("key", READ)
def test_the_forms_that_are_shown_can_be_read(key: str) -> None:
    game = semafor.game(key)
    with pytest.raises(BadNotation) as unread:
        game.actions.parse("wcale nie ruch")
    shown = re.findall(r"„([^”]+)”", unread.value.sentence("pl"))

    assert [game.actions.parse(text) for text in READ[key]]
    assert [text for text in shown[1:] if not game.actions.parse(text)] == []
