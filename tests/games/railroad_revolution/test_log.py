"""The log tells one deed in one line: what it cost and gave, which effect, which worker went where."""

from __future__ import annotations

import pytest

from games.railroad_revolution.position import GAME, Position, position
from semafor.kernel.luck import FastLuck
from semafor.kernel.view import together
from semafor.kernel.words import Words

PL = Words("pl", GAME.room, "semafor.kernel")


def told(here: Position, text: str) -> list[str]:
    """Play the move; what everybody is told of it, in Polish."""
    before, seat = here.state.clone(), here.who
    number = GAME.actions.number(GAME.actions.parse(text))
    assert number is not None
    here.do(text)
    return [PL.event(event) for event in GAME.events(before, seat, number, here.state, None)]


def test_money_and_shares_are_told_with_the_deed_that_brought_them() -> None:
    here = position().money(1000).shares(3).do("place white on telegraph")

    assert told(here, "office 2") == ["Miejsce 1 buduje biuro w sekcji 2 i dostaje 3 udziały."]
    assert told(here, "sell share") == ["Miejsce 1 sprzedaje udział za 150 $."]
    assert told(here, "hire grey") == ["Miejsce 1 zatrudnia szarego robotnika za 800 $."]


@pytest.mark.parametrize(
    ("times", "shares"), [(1, "udział"), (2, "2 udziały"), (5, "5 udziałów"), (12, "12 udziałów"), (22, "22 udziały")]
)
def test_shares_sold_one_after_the_other_are_told_once(times: int, shares: str) -> None:
    here = position().shares(22)
    event = None
    for _ in range(times):
        before = here.state.clone()
        here.do("sell share")
        sold = GAME.events(before, 0, 4, here.state, None)[0]
        event = sold if event is None else together(event, sold)

    assert event is not None
    assert PL.event(event).replace("\xa0", "") == f"Miejsce 1 sprzedaje {shares} za {150 * times} $."


def test_other_deeds_are_not_told_together() -> None:
    here = position().do("place white on rail")
    before = here.state.clone()
    here.do("track Washington-Chicago")
    laid = GAME.events(before, 0, 0, before, None)[0]

    assert together(laid, laid) is None


def test_a_reward_is_told_by_what_it_gives_and_what_is_left_of_it() -> None:
    here = position().tracks("t02").city_tile("chicago", "c2-1").money(1000).do("place purple on station", "station Chicago")

    assert told(here, "reward") == ["Miejsce 1 bierze nagrodę miasta Chicago: fioletowy albo pomarańczowy robotnik."]
    assert told(here, "gain orange") == ["Miejsce 1 bierze robotnika: pomarańczowy."]
    assert told(here, "extra") == ["Miejsce 1 korzysta z efektu dodatkowego (majster: odwrócenie pociągu), płaci 100 $."]
    assert told(here, "done") == ["Miejsce 1 rezygnuje z reszty nagrody: odwrócenie pociągu."]
    assert told(here, "pay") == ["Miejsce 1 płaci za akcję 200 $."]


def test_a_track_is_told_by_its_cities_and_can_be_written_so() -> None:
    here = position().do("place white on rail")

    assert told(here, "tor Waszyngton – Chicago") == ["Miejsce 1 kładzie tor między miastami Waszyngton i Chicago."]


def test_a_set_up_tile_is_told_with_its_worker_and_reward() -> None:
    state = GAME.start(2, GAME.option_values({}), FastLuck(3))
    seat, before = int(next(iter(state.actors()))), state.clone()
    number = next(int(legal) for legal in state.legal(seat) if GAME.actions.notation(int(legal)).startswith("pick"))
    state.apply(seat, number, FastLuck(3))
    line = PL.event(GAME.events(before, seat, number, state, None)[0])

    assert "wybiera żeton przygotowania" in line
    assert "robotnik, " in line
