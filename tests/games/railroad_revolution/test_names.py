"""Cities whose names an owner corrects: so they are called, and so moves are written and read, wherever the table is told."""

from __future__ import annotations

import pytest

import semafor
from semafor import bots, companion
from semafor.bots.records import known_at
from semafor.kernel.record import Record

GAME = semafor.game("railroad-revolution")
NAMED = '[[city]]\nid = "charlotte"\nname = "Kraków-Płaszów"\n'
SWAPPED = '[[city]]\nid = "charlotte"\nname = "Washington"\n[[city]]\nid = "washington"\nname = "Charlotte"\n'


@pytest.mark.parametrize("wrote", ["station Kraków-Płaszów", "stacja krakow plaszow", "station charlotte"])
def test_a_station_is_written_by_the_corrected_name_and_read_by_either(wrote: str) -> None:
    table = GAME.table(seats=2, seed=3, material=NAMED)
    move = table.game.meant(table.state, 0, wrote)

    assert table.game.actions.json(move) == {"move": "station", "city": "charlotte"}
    assert table.game.actions.notation(move) == "station Kraków-Płaszów"
    assert table.game.actions.number(move) == GAME.actions.number(GAME.actions.parse("station Charlotte"))


def test_two_cities_that_change_their_names_are_told_apart_by_them() -> None:
    table = GAME.table(seats=2, seed=3, material=SWAPPED)
    move = table.game.meant(table.state, 0, "station Washington")

    assert table.game.actions.json(move)["city"] == "charlotte"
    assert table.game.actions.notation(move) == "station Washington"


def test_a_track_is_read_by_the_cities_that_the_corrected_box_puts_at_its_ends() -> None:
    table = GAME.table(seats=2, seed=3, material=NAMED)
    ends = {field.item: set(field.value) for field in GAME.box(NAMED) if (field.table, field.key) == ("space", "between")}
    space = next(id for id, between in ends.items() if between == {"charlotte", "miami"})

    for wrote in ("track Kraków-Płaszów – Miami", "tor Miami - Kraków Płaszów", "track charlotte miami"):
        assert table.game.actions.json(table.game.meant(table.state, 0, wrote)) == {"move": "track", "space": space}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_terminal_the_story_and_the_refusals_call_the_city_by_its_name(lang: str) -> None:
    table = GAME.table(seats=2, seed=3, material=NAMED)
    words = table.game.words(lang)
    told = words.say("took-reward", who="Anna", city="charlotte", reward=["1 step"])
    reach = words.say("instead-track", **{"city-tracks": ["charlotte – miami", "washington – chicago"]})

    assert "Kraków-Płaszów" in table.game.describe(table.state, 0, words)
    assert "Charlotte" not in table.game.describe(table.state, 0, words)
    assert "Kraków-Płaszów" in told
    assert "Kraków-Płaszów – Miami" in reach
    assert ("Waszyngton" if lang == "pl" else "Washington") in reach


def test_a_record_is_written_with_the_names_and_replays() -> None:
    table = GAME.table(seats=2, seed=11, material=NAMED)
    players = [bots.bot("easy", GAME.key, seat) for seat in range(2)]
    while not table.over:
        seat = table.actors[0]
        table.play(players[seat].choose(known_at(table, seat, players[seat])), seat)
    text = str(Record.of(table))

    assert "station Kraków-Płaszów" in text
    assert "station Charlotte" not in text
    assert Record.read(text).verify(GAME) == "seeded"


def test_the_score_pad_knows_a_city_by_its_id_and_by_its_name() -> None:
    seat = {"name": "Anna", "tracks": ["Kraków-Płaszów – Miami"], "stations": ["Kraków-Płaszów"], "markers": {}}
    other = {"name": "Jan", "tracks": [], "stations": ["charlotte"], "markers": {}}
    found = companion.result({"game": GAME.key, "material": NAMED, "seats": [seat, other]})

    assert len(found.seats) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Miami", "two cities are called “Miami”"),
        ("new_rock", "a name has 1 to 30"),
        ("", "a name has 1 to 30"),
        ("x" * 31, "a name has 1 to 30"),
        ("Los {Angeles}", "a name has 1 to 30"),
        ("<b>Ely</b>", "a name has 1 to 30"),
        ("Ely\\u001b[31m", "a name has 1 to 30"),
        ("Ely\\u202eYle", "a name has 1 to 30"),
    ],
    ids=["twice", "underscore", "none", "long", "braces", "markup", "control", "direction"],
)
def test_a_name_that_cannot_be_written_is_refused_in_one_sentence(name: str, said: str) -> None:
    with pytest.raises(semafor.BadInput) as refused:
        GAME.canonical_material(f'[[city]]\nid = "charlotte"\nname = "{name}"\n')

    assert said in str(refused.value)
    assert "\x1b" not in str(refused.value)
    assert refused.value.sentence("pl").startswith("Poprawione wartości nie pasują do gry: ")


def test_a_title_has_no_signs_that_nobody_sees() -> None:
    for key, title in (("railroad-revolution", "\\u001b[31mred"), ("steamrollers", "a\\nb"), ("steamrollers", "\\u202ea")):
        with pytest.raises(semafor.BadInput, match="visible characters"):
            semafor.game(key).canonical_material(f'title = "{title}"\n')
