"""What everybody at a table is told, a sentence for each thing that can happen there; and what is denied."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from rooms.test_room import begin, command, fold, number
from semafor.kernel.words import Words
from semafor.rooms import commands as c
from semafor.rooms import entries as e
from semafor.rooms.decide import Denied, decide, decide_rematch
from semafor.rooms.render import render_denial
from semafor.rooms.room import Room

WORDS = Words("pl", "semafor.rooms", "semafor.kernel")


def opened() -> list[e.Entry]:
    """The log of a room at which nobody sits yet."""
    return begin()[:1]


def played() -> list[e.Entry]:
    """The log of a room in which the first seat has acted."""
    return [*begin(), e.Acted(0, number(fold(begin()), 0), 1)]


def ended() -> list[e.Entry]:
    return [*begin(), e.Resigned(1)]


def rated() -> list[e.Entry]:
    """The log of a rated game in which a bot plays for the second seat."""
    made, *others = played()
    assert isinstance(made, e.Created)
    setting = msgspec.structs.replace(made.setting, rated=True)
    return [msgspec.structs.replace(made, setting=setting), *others, e.GivenToBot(1, "easy", None)]


def told(before: list[e.Entry], *entries: e.Entry, to: int | None = None) -> list[str]:
    """The sentences of what happens by the entries."""
    room = fold(before, kept=None)
    seen = room.audience(to).count
    for entry in entries:
        room.apply(room.n, 1000 * room.n, entry)
    return [WORDS.event(event) for event in room.audience(to).since(seen) or ()]


@pytest.mark.parametrize(
    ("before", "entries", "sentences"),
    [
        (opened, [e.BotSeated(0, "easy")], ["Miejsce 1 zajmuje bot (łatwy)."]),
        (
            opened,
            [e.Seated(0, "Anna", "a", "ac", ""), e.Left(0)],
            ["Anna zajmuje miejsce 1.", "Anna wstaje; miejsce 1 jest wolne."],
        ),
        (
            opened,
            begin()[1:],
            ["Anna zajmuje miejsce 1.", "Bob zajmuje miejsce 2.", "Wszystkie miejsca są zajęte: gra się zaczyna."],
        ),
        (
            begin,
            [e.GivenToBot(1, "easy", 0), e.CameBack(1)],
            ["Bot (łatwy) gra dalej zamiast: Bob.", "Bob wraca do gry."],
        ),
        (
            begin,
            [e.Vacationed(0, 5), e.Vacationed(0, 0)],
            ["Anna wyjeżdża na urlop na 5 dni: do tego czasu zegar stoi.", "Anna wraca z urlopu: zegar znów idzie."],
        ),
        (begin, [e.Said(0, "Hej!")], ["Anna: Hej!"]),
        (begin, [e.BotFailed(1)], ["Miejsce 2: bot zawiódł; dalej gra najprostszy bot."]),
        (begin, [e.Aborted(0)], ["Anna odwołuje grę.", "Koniec gry."]),
        (begin, [e.Resigned(1)], ["Bob poddaje grę.", "Koniec gry."]),
        (begin, [e.Forgotten(1)], ["Osoba z miejsca 2 usunęła swoje konto; nazwa znika, gra zostaje."]),
        (
            begin,
            [e.Ruled(3)],
            [
                "Grę przy tym stole rozdano, zanim zapisywano wersję zasad. "
                "Odtąd toczy się według wersji 3; do tej chwili nie robi to różnicy."
            ],
        ),
        (played, [e.Undid(0, 2)], ["Miejsce 1 cofa swój ostatni ruch."]),
        (
            played,
            [e.UndoAsked(0), e.UndoAnswered(1, agree=False)],
            ["Miejsce 1 prosi o cofnięcie ostatniego ruchu.", "Miejsce 2 nie zgadza się na cofnięcie ruchu."],
        ),
        (
            ended,
            [e.RematchAgreed(0), e.RematchAgreed(0, agree=False), e.Rematch(0, "there")],
            [
                "Miejsce 1 chce zagrać jeszcze raz.",
                "Miejsce 1 jednak nie chce grać jeszcze raz.",
                "Wszyscy chcą zagrać jeszcze raz: następna gra rozdana.",
            ],
        ),
    ],
    ids=[
        *("bot-sat-down", "left", "dealt", "stand-in", "vacation", "said", "bot-failed", "aborted"),
        *("resigned", "forgotten", "ruled", "undone", "undo-asked", "rematch"),
    ],
)
def test_everybody_is_told(before: Callable[[], list[e.Entry]], entries: list[e.Entry], sentences: list[str]) -> None:
    assert told(before(), *entries) == sentences


def test_who_has_moved_to_another_device_is_told_alone() -> None:
    moved = e.Rekeyed(0, "other", "code")

    assert told(begin(), moved, to=0) == ["To miejsce przeniesiono na inne urządzenie."]
    assert told(begin(), moved, to=1) == told(begin(), moved) == []


@pytest.mark.parametrize(
    ("log", "do", "code"),
    [
        (opened, c.Act("pass"), "not-playing"),
        (lambda: [*begin(), e.GivenToBot(0, "easy", 1)], c.Act("pass"), "bot-plays"),
        (lambda: [*played(), e.UndoAsked(1)], c.AskUndo(), "undo-already-asked"),
        (rated, c.AskUndo(), "nobody-to-ask"),
        (lambda: [*played(), e.Acted(1, number(fold(played()), 1), 1)], c.Abort(), "too-late-to-abort"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_denial_names_the_moment(log: Callable[[], list[e.Entry]], do: c.AnyRequest, code: str) -> None:
    room = fold(log())

    assert said_of(room, decide(room, 0, command(do), now_ms=room.at_ms)) == code


def test_there_is_no_word_on_a_rematch_before_the_end() -> None:
    room = fold(begin())

    assert said_of(room, decide_rematch(room, 0, agree=True)) == "no-rematch-now"


def said_of(room: Room, denied: e.Entry | Denied) -> str:
    """The code of the denial, which has a sentence in either language."""
    assert isinstance(denied, Denied)
    text = render_denial(room.game, denied).text
    assert "" != text.en != text.pl != ""
    assert not text.en.startswith("denied-")
    return denied.code
