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
    ("steamrollers", "tor Z9 LG-PD", "Nie ma pola „Z9”; napisz A1 – J10.", "There is no cell “Z9”"),
    ("steamrollers", "kość 9", "Nie ma kości 9; napisz od 1 do 6.", "There is no die 9; write 1 to 6."),
    ("steamrollers", "kratka 9", "Nie ma kratki 9", "There is no box 9"),
    ("steamrollers", "kafelek 9", "Nie ma kafelka 9", "There is no tile 9"),
    ("steamrollers", "zamówienie 9", "Nie ma zamówienia 9", "There is no order 9"),
    ("steamrollers", "ładunek żółty 5", "Nie ma miasta na własny ładunek „5”; napisz 3, 4.", "“5”; write 3, 4."),
    ("steamrollers", "przewieź 9-1 odległość 2", "Nie ma miasta 9", "There is no city 9"),
    ("steamrollers", "przewieź 1-2 odległość 99", "Nie ma odległości 99", "There is no distance 99"),
    ("steamrollers", "przewieź 1-1 odległość 2", "z miasta 1 do niego samego", "from city 1 to itself"),
    ("steamrollers", "skacz", "„skacz” to nie ruch", "“skacz” is no move"),
    ("railroad-ink", "narysuj wiadukt na A9", "Nie ma pola A9", "There is no cell A9"),
    ("railroad-ink", "narysuj wiadukt na A1 obrót 7", "a nie 7.", "not by 7."),
    ("railroad-ink", "skacz", "„skacz” nie jest ruchem", "“skacz” is no move"),
    ("railroad-revolution", "skacz", "„skacz” nie jest ruchem", "“skacz” is no move"),
    ("ticket-to-ride-usa", "skacz", "„skacz” to nie ruch", "“skacz” is no move"),
    ("ticket-to-ride-usa", "zajmij Denver-Omaha", "Podaj, które karty zagrywasz", "Say which cards are played"),
    ("ticket-to-ride-usa", "zajmij Denver-Foo za 1 czerwoną", "nie ma miasta „Foo”", "There is no city “Foo”"),
    ("ticket-to-ride-usa", "zajmij Denver-Miami za 1 czerwoną", "nie ma trasy „Denver-Miami”", "no route “Denver-Miami”"),
    ("ticket-to-ride-usa", "zajmij Denver-Omaha za nic", "to nie zestaw kart", "is not a set of cards"),
    ("ticket-to-ride-usa", "zajmij Denver-Omaha za 99 czerwonych", "więcej niż", "more than"),
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
