"""A refusal says what is wrong now, what can be done instead, and names its rule."""

from __future__ import annotations

from typing import Any

import pytest

import semafor
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.kernel.refusal import Instead, Refusal, instead
from semafor.kernel.words import Words
from semafor.rooms.decide import Denied
from semafor.rooms.render import render_denial

INK = semafor.game("railroad-ink")


def said(lang: str, refusal: Refusal) -> str:
    return Words(lang, INK.room, "semafor.kernel").refusal(refusal, INK.rulebook)


class Speechless(RailroadInkGame):
    """A game that knows no reason against any move."""

    def refusal_of(self, state: Any, seat: int, move: Any) -> Refusal | None:  # noqa: ARG002
        return None


def test_a_move_against_which_no_rule_speaks_is_none_of_the_game() -> None:
    game = Speechless(0)
    state: Any = game.table(seats=1, seed=1).state
    number = next(number for number in range(game.actions.size) if number not in state.legal(0))
    refusal = game.check_move(state, 0, number)
    assert isinstance(refusal, Refusal)

    assert said("pl", refusal) == "W tej grze nie ma takiego ruchu."
    assert said("en", refusal) == "This game has no such move."


def test_advice_needs_a_move_to_speak_of() -> None:
    assert instead("finish", []) is None
    assert instead("finish", [3], round=2) == Instead("finish", (3,), {"round": 2})


@pytest.mark.parametrize(("lang", "more"), [("en", "A1, A2, A3, A4, A5 and 2 more"), ("pl", "A1, A2, A3, A4, A5 i jeszcze 2")])
def test_a_long_list_is_cut_after_five(lang: str, more: str) -> None:
    advice = Instead("cells", (3,), {"cells": [f"A{row}" for row in range(1, 8)]})

    assert more in said(lang, Refusal("ink.special.one-per-round", {"round": 1}, advice))


def test_things_are_paired_with_their_places_and_lists_in_lists_can_be_taken_apart() -> None:
    faces = ["overpass: A1, B2", "highway_curve: C3"]

    assert Words("en", INK.room).say("no-ink-special-each-once", face=faces).endswith("overpass A1, B2; highway curve C3.")


def test_the_wire_has_what_is_wrong_and_what_can_be_done_apart() -> None:
    advice = Instead("none-such", (3,), {"cell": "A1"})
    denial = render_denial(INK, Denied("refused", {}, Refusal("ink.special.one-per-round", {"round": 1}, advice)))

    assert denial.rule == "ink.special.one-per-round"
    assert denial.text.pl == said("pl", Refusal("ink.special.one-per-round", {"round": 1}))
    assert denial.instead is not None
    assert (denial.instead.what, denial.instead.facts) == ("instead-none-such", {"cell": "A1"})
