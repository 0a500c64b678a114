"""What people are told in Polish is Polish: no kind of card is called by its id."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import semafor
from amount import several
from games.ticket_to_ride.position import RED2, RED4, both_maps, fresh, table_with
from semafor.companion import result
from semafor.games.ticket_to_ride.maps.names import POLISH_CARDS
from semafor.games.ticket_to_ride.material import KIND_NAMES, load
from semafor.games.ticket_to_ride.moves import Claim
from semafor.kernel.errors import BadInput
from semafor.kernel.table import Table
from semafor.kernel.words import Words

ROOM = "semafor.games.ticket_to_ride"
WORDS = {lang: Words(lang, ROOM, "semafor.kernel") for lang in ("en", "pl")}
ID = re.compile(rf"\b({'|'.join(KIND_NAMES)})\b|\w_\w")
BOSTON = "Boston-New York"
NO_PINK = (
    "„pink” to nie rodzaj karty wagonów; "
    "rodzaje to: fioletowa, niebieska, pomarańczowa, biała, zielona, żółta, czarna, czerwona, lokomotywa."
)


def why(table: Table, move: Any, lang: str) -> str:
    refusal = table.why_not(move)
    assert refusal is not None
    return WORDS[lang].refusal(refusal, table.game.rulebook)


@pytest.mark.parametrize(
    "move, english, polish",
    [
        (
            "claim Duluth-Helena with 6 green",
            "Duluth-Helena is orange; green cards do not fit.",
            "Trasa Duluth-Helena jest pomarańczowa; karta zielona do niej nie pasuje.",
        ),
        (
            "claim Duluth-Helena with 3 green 3 white",
            "Apart from locomotives all cards must be of one colour; you play: white, green.",
            "Wszystkie karty poza lokomotywami muszą być w jednym kolorze, a zagrywasz: biała, zielona.",
        ),
        (
            "claim Boston-New York (yellow) with 2 yellow",
            "Seat 2 already owns Boston-New York (yellow half).",
            "Trasę Boston-New York (nitka żółta) zajmuje już Miejsce 2.",
        ),
        (
            "claim Duluth-Helena with 6 orange",
            "You need 6 orange; you have 0.",
            "Potrzebne: 6 pomarańczowych; masz: 0.",
        ),
    ],
)
def test_a_refusal_calls_colours_by_their_names(move: str, english: str, polish: str) -> None:
    table = table_with("usa", 4, hands={0: {"green": 6, "white": 3, "yellow": 2}}, owners={"boston_new-york_yellow": 1})

    assert (why(table, move, "en"), why(table, move, "pl")) == (english, polish)


@pytest.mark.parametrize(
    "move, polish",
    [
        (
            "claim Boston-New York (pink) with 2 red",
            "Na tej mapie nie ma trasy „Boston-New York (pink)”; "
            "nitki tej podwójnej trasy to: Boston-New York (nitka żółta), Boston-New York (nitka czerwona).",
        ),
        (
            "claim Boston-New York with 2 pink",
            NO_PINK,
        ),
        ("claim Boston-New York with red", "„red” to nie zestaw kart; napisz np. 2 czerwone 1 lokomotywa."),
        ("claim Boston-New York with 20 red", "„20 red”: nie zagrywa się zera ani więcej niż 14 kart jednego rodzaju."),
        (
            {"move": "claim", "route": "boston_new-york_red", "cards": ["pink"]},
            NO_PINK,
        ),
    ],
)
def test_what_is_not_understood_is_quoted_and_the_choice_is_named_in_polish(move: Any, polish: str) -> None:
    with pytest.raises(BadInput) as error:
        table_with("usa").play(move)

    assert error.value.sentence("pl") == polish


@pytest.mark.parametrize(
    "text",
    [
        "claim Boston-New York (czerwona) with 1 czerwony 1 lokomotywa",
        "claim Boston-Nowy Jork with 1 czerwona i 1 lokomotywa",
        "claim Boston-New York with 1 CZERWONY, 1 locomotive",
        "zajmij trasę Boston – Nowy Jork (nitka czerwona) za 1 czerwoną i 1 lokomotywę",
    ],
)
def test_what_the_sentences_name_is_understood(text: str) -> None:
    table = table_with("usa", hands={0: {"red": 2, "locomotive": 1}})
    table.play(text)

    assert table.view(None).routes == {RED2["usa"]: 0}  # type: ignore[attr-defined]


@both_maps
def test_every_polish_word_for_a_card_is_understood_with_its_endings(map: str) -> None:
    table = table_with(map)
    for text, kind in (("5 białych", "white"), ("2 żółte", "yellow"), ("3 niebieskie", "blue"), ("2 lokomotywy", "locomotive")):
        move = table.game.actions.parse(f"claim {RED4[map]} with {text}")

        assert isinstance(move, Claim)
        assert set(move.cards) == {kind}


@both_maps
def test_no_polish_sentence_of_whole_games_holds_an_id(map: str) -> None:
    for seed in range(several(4, 1)):
        table, chooser = fresh(map, 2 + seed, seed=seed), random.Random(seed)
        while not table.over:
            seat = chooser.choice(table.actors)
            table.play(chooser.choice(table.moves(seat)), seat)
            said = [WORDS["pl"].event(event) for to in (seat, None) for event in table.told(to)]
            said += refusals(table, chooser) if chooser.random() < 0.1 else []
            said += [table.game.describe(table.state, seat, WORDS["pl"])] if chooser.random() < 0.02 else []
            assert [text for text in said if ID.search(text)] == []


def refusals(table: Table, chooser: random.Random) -> list[str]:
    """Why not, in Polish, for some actions and for some claims with any cards."""
    actions, seat = table.game.actions, max(0, int(table.state.actor()))
    moves = [actions.move(chooser.randrange(actions.size)) for each in range(40)]
    routes = load(str(table.game.key).split("-")[-1]).route_ids
    moves += [
        Claim(chooser.choice(routes), tuple(chooser.choices(KIND_NAMES, k=chooser.randrange(1, 4)))) for each in range(40)
    ]
    found = [table.why_not(move, seat) for move in moves]
    return [WORDS["pl"].refusal(each, table.game.rulebook) for each in found if each is not None]


def test_a_real_table_with_both_twins_is_told_of_in_polish() -> None:
    both = [f"{BOSTON} (red)", f"{BOSTON} (żółta)"]
    with pytest.raises(BadInput) as error:
        result({"game": "ticket-to-ride-usa", "seats": [{"routes": both, "tickets": []}, {"routes": [], "tickets": []}]})

    assert (
        error.value.sentence("pl")
        == f"Gracz 1 ma obie nitki: {BOSTON} (nitka żółta), {BOSTON} (nitka czerwona); nikomu nie wolno."
    )


def test_cards_are_read_by_the_words_that_name_them() -> None:
    said = {lang: {kind: WORDS[lang].say(f"card-{kind}") for kind in KIND_NAMES} for lang in ("en", "pl")}

    assert said == {"en": {kind: kind for kind in KIND_NAMES}, "pl": POLISH_CARDS}


@pytest.mark.parametrize(
    "polish, notation",
    [
        ("dobierz z talii", "draw deck"),
        ("Dobierz kartę z talii", "draw deck"),
        ("weź odkrytą kartę nr 2", "draw row 2"),
        ("weź 5", "draw row 5"),
        ("dobierz bilety", "draw tickets"),
        ("zatrzymaj 1, 3", "keep 1 3"),
        ("zajmij trasę Paryż – Dieppe za 1 fioletową", "claim Dieppe-Paris with 1 purple"),
        ("zbuduj dworzec w mieście Gdańsk za 1 lokomotywę", "station Danzig with 1 locomotive"),
        ("dołóż z 2 lokomotywami", "pay extra with 2 locomotive"),
        ("dołóż", "pay extra with 0 locomotive"),
        ("zabierz swoje karty", "decline"),
        ("poprzestań", "stop"),
        ("spasuj", "pass"),
    ],
)
def test_moves_can_be_written_in_polish(polish: str, notation: str) -> None:
    actions = semafor.game("ticket-to-ride-europe").actions

    assert actions.notation(actions.parse(polish)) == notation


def test_cities_are_called_as_in_the_readers_language() -> None:
    table = table_with("europe", 4, hands={0: {"purple": 1}}, owners={"brussels_paris_yellow": 1})
    refusal = table.why_not("claim Bruxelles-Paris (yellow) with 2 yellow")
    assert refusal is not None

    said = {lang: table.game.words(lang).refusal(refusal, table.game.rulebook) for lang in ("en", "pl")}
    assert said == {
        "en": "Seat 2 already owns Brussels – Paris (yellow half).",
        "pl": "Trasę Bruksela – Paryż (nitka żółta) zajmuje już Miejsce 2.",
    }
