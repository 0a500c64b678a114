"""The terminal is a table: what one needs for a move is said there, moves are sentences, colours only where there are any."""

from __future__ import annotations

import random

import pytest

import semafor
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.terminal import picture
from semafor.games.steamrollers.views import SteamRollersView
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.words import LANGUAGES, Words


def played(key: str, seats: int, moves: int) -> State:
    game, luck, chooser = semafor.game(key), FastLuck(5), random.Random(5)
    state = game.start(seats, game.option_values({}), luck)
    for _ in range(moves):
        seat = int(chooser.choice(list(state.actors())))
        state.apply(seat, int(chooser.choice(list(state.legal(seat)))), luck)
    return state


def test_the_sheet_is_drawn_with_its_cells_named_at_the_edge() -> None:
    game = semafor.game("steamrollers")
    state = game.start(2, game.option_values({}), FastLuck(1))
    assert isinstance(state, SteamRollers)
    view = game.view(state, 0)
    assert isinstance(view, SteamRollersView)
    sheet = view.seats[0]
    sheet.tracks.update({"A1": "E-W", "B3": "SE-NW"})
    lines = picture(view, sheet)

    assert lines[0].split() == list("ABCDEFGH")
    assert [line.split("│")[0].strip() for line in lines[1:] if line[1] != " "] == list("12345678")
    assert lines[2].startswith(" 1 │──1───  1     1")
    assert lines[7:10] == ["   │       ╲", " 3 │  1     1     3     3    (4)    4     2     2", "   │         ╲"]


@pytest.mark.parametrize(("key", "moves"), [("railroad-revolution", 80), ("steamrollers", 60)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offered_move_is_a_sentence_of_its_own(key: str, moves: int, lang: str) -> None:
    game, words = semafor.game(key), Words(lang, semafor.game(key).room, "semafor.kernel")
    state = played(key, 3, moves)
    seat = int(next(iter(state.actors())))
    said = [game.sentence(state, seat, game.actions.move(int(number)), words) for number in state.legal(seat)]

    assert len(set(said)) == len(said)
    assert [text for text in said if "{" in text or not text[0].isupper()] == []


def test_revolution_says_costs_and_conditions_in_words() -> None:
    game = semafor.game("railroad-revolution")
    text = game.describe(played("railroad-revolution", 2, 40), 0, Words("pl", game.room, "semafor.kernel"))

    for words in (
        "San Francisco (5), 500 $: ",
        "dalej można: ",
        "kamień milowy ",
        "menedżerowie: ",
        "następne pole ",
        "górna za ",
    ):
        assert words in text
    assert "\x1b" not in text
