"""Why-not sentences say what is so at that moment, in both languages."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from games.railroad_revolution.position import GAME, Position, position
from semafor.games.railroad_revolution.layout import COLOURS
from semafor.games.railroad_revolution.material.told import choice
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck
from semafor.kernel.refusal import Refusal
from semafor.kernel.words import Words

WORDS = {lang: Words(lang, GAME.room) for lang in ("en", "pl")}


def said(here: Position, text: str, seat: int | None = None) -> tuple[str, str]:
    """The refusal of the move in English and Polish."""
    refusal = GAME.refusal(here.state, here.who if seat is None else seat, GAME.actions.parse(text))
    assert refusal is not None
    return WORDS["en"].refusal(refusal, GAME.rulebook), WORDS["pl"].refusal(refusal, GAME.rulebook)


def at_deal(tile: str = "d4") -> Position:
    here = position().deal(tile).shares(9).shares(9, seat=1).money(1000).money(1000, seat=1)
    return here.do("place white on telegraph", "office 6", "finish")


@pytest.mark.rule("rev.turn.order", "rev.deal.after-action", "rev.deal.others-one")
def test_who_answers_a_deal_is_told_so() -> None:
    here = at_deal()
    assert said(here, "extra") == (
        "The action is finished and a deal waits for your answer.",
        "Akcja jest zakończona i trwa transakcja.",
    )
    assert said(here, "no deal", seat=1) == (
        "Seat 1 is answering the deal now.",
        "Teraz na transakcję odpowiada Miejsce 1.",
    )
    here.do("no deal")
    assert said(here, "place white on sale") == (
        "You only answer the deal now; it is still the turn of Seat 1.",
        "Teraz tylko odpowiadasz na transakcję; trwa jeszcze tura: Miejsce 1.",
    )


@pytest.mark.rule("rev.supply.pay")
def test_who_finishes_before_paying_is_told_to_pay_first() -> None:
    here = position().money(650).do("place white on station", "station Washington")

    assert said(here, "finish") == (
        "This action is not paid yet ($200).",
        "Ta akcja nie jest jeszcze zapłacona (200 $).",
    )
    assert said(here.money(100), "pay") == ("You must pay $200; you have $100.", "Do zapłaty jest 200 $, a masz 100 $.")


@pytest.mark.rule("rev.deal.voluntary")
@pytest.mark.parametrize(
    ("tile", "half", "english"),
    [
        ("d3", "top", "This deal would bring you nothing: you can spare, pay for or place no manager."),
        ("d4", "top", "This deal would bring you nothing: no marker of yours can move up."),
        ("d2", "bottom", "This deal would bring you nothing: you have no building left or no city for it."),
        ("d4", "bottom", "This deal would bring you nothing: you have no building left or no section for it."),
        ("d8", "bottom", "This deal would bring you nothing: you have no track left or no space for it."),
        ("d2", "top", "This deal would bring you nothing: you have no train."),
        ("d3", "bottom", "This deal would bring you nothing: no train is left in the stacks."),
        ("d8", "top", "This deal would bring you nothing: the general supply has no worker left."),
    ],
)
def test_a_deal_that_would_bring_nothing_says_why(tile: str, half: str, english: str) -> None:
    here = at_deal(tile).workers("white", "white", "white", "white").pieces(0, 0).no_trains().general()
    for track in ("telegraph", "stations", "network"):
        here.marker(track, 8)
    for kind in range(5):
        here.table.box[217 + kind] = 0

    assert here.why(f"deal {half}") == "rev.deal.voluntary"
    assert said(here, f"deal {half}")[0] == english


@pytest.mark.rule("rev.station.first-bonus", "rev.station.later-place")
def test_who_has_taken_the_first_bonus_is_not_told_that_he_came_later() -> None:
    here = position().tracks("t02").city_tile("chicago", "c2-1").money(1000)
    here.do("place white on station", "station Chicago", "first bonus")

    assert here.why("first bonus") == "rev.station.first-bonus"
    assert said(here, "first bonus")[0] == "The first-station bonus of Chicago has been taken."


@pytest.mark.rule("rev.rail.must-afford-both", "rev.station.cost")
def test_money_that_is_there_is_not_said_to_be_missing() -> None:
    here = position().money(800).shares(0).do("place white on station", "station Washington")

    assert said(here, "hire grey")[0] == "You would be $200 short for the station, even with the best order of effects."


def test_no_sentence_of_whole_games_lacks_a_fact() -> None:
    """Fluent shows a variable without a value as its name in braces."""
    told: dict[str, str] = {}
    for seed in range(3):
        chooser, luck = random.Random(seed), FastLuck(seed)
        state = GAME.start(2 + seed, GAME.option_values({}), luck)
        while not state.over():
            assert isinstance(state, RailroadRevolution)
            seat = int(state.table.course.who)
            if chooser.random() < 0.05:
                for number in chooser.sample(range(GAME.actions.size), 40):
                    asked = seat if chooser.random() < 0.9 else (seat + 1) % state.seats
                    refusal = GAME.refusal(state, asked, GAME.actions.move(number))
                    if refusal is not None:
                        told |= {words.refusal(refusal, GAME.rulebook): refusal.rule for words in WORDS.values()}
            state.apply(seat, chooser.choice([int(legal) for legal in state.legal(seat)]), luck)

    assert len(told) > 150
    assert [sentence for sentence in told if "{" in sentence or "no-rev" in sentence or "  " in sentence] == []


EXTRA = {
    ("purple", "station"): "Nie masz pociągu, który majster mógłby odwrócić.",
    ("orange", "station"): "Nie ma jeszcze stacji, a dopiero z nią działa ten efekt dodatkowy.",
    ("turquoise", "station"): "Nie ma jeszcze stacji, a dopiero z nią działa ten efekt dodatkowy.",
    ("purple", "telegraph"): "W ogólnych zasobach nie ma robotnika na wymianę.",
    ("orange", "telegraph"): "Nie masz udziałów, za które księgowy mógłby zapłacić.",
    ("purple", "sale"): "Wszystkie twoje znaczniki stoją już na najwyższych polach.",
    ("orange", "sale"): "Nie masz pociągów, za które księgowy mógłby zapłacić.",
    ("grey", "sale"): "Efektem negocjatora jest transakcja: wskaż górną albo dolną.",
    ("turquoise", "sale"): "Nie masz pociągu, który inżynier mógłby odwrócić.",
}


@pytest.mark.parametrize(("worker", "field"), EXTRA)
def test_an_extra_effect_that_brings_nothing_now_says_what_is_lacking(worker: str, field: str) -> None:
    here = position().money(3000).shares(0).no_trains().workers("white", "white", "white", "white", worker)
    here.general(white=0, purple=0, orange=0, grey=0, turquoise=0)
    for track in here.table.material.printed["performance"]:
        here.marker(track["id"], len(track["points"]) - 1)

    assert said(here.do(f"place {worker} on {field}"), "extra")[1] == EXTRA[worker, field]


@pytest.mark.parametrize("first, second", list(combinations(range(1, COLOURS), 2)))
def test_a_choice_of_two_specialists_has_words_of_its_own(first: int, second: int) -> None:
    said = WORDS["pl"].say("do-reward", city="chicago", reward=f"1 {choice(1 << first | 1 << second)}")

    assert said.endswith(" robotnik")
    assert " albo " in said


def test_white_workers_are_counted() -> None:
    assert WORDS["pl"].say("do-reward", city="chicago", reward="2 white").endswith("2 białych robotników")


def test_a_place_of_a_milestone_for_anybody_is_said_so() -> None:
    here = position().milestone("D-01")

    assert "dowolny, dowolny" in GAME.describe(here.state, 0, WORDS["pl"])


def test_who_lacks_workers_at_the_end_may_hire() -> None:
    here = position().money(3000).workers("white", "white", "white").do("place white on telegraph", "office 2")
    refusal = GAME.check_move(here.state, here.who, "finish")
    assert isinstance(refusal, Refusal)

    assert "możesz zatrudnić robotnika: " in WORDS["pl"].refusal(refusal, GAME.rulebook)


def test_a_free_track_needs_a_track() -> None:
    here = position().no_trains().train("track").do("place white on sale", "flip track front").pieces(0, 3)

    assert said(here, "track t02")[1] == "Nie masz już torów na planszy."
