"""Every message of SteamRollers and Railroad Revolution can be said with all its facts, and Polish counts rightly."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import semafor
from browser.words import word
from semafor.kernel.words import LANGUAGES, Words

GAMES = ("steamrollers", "railroad-revolution")
NUMBERS = (1, 2, 5, 12, 22)


class Variables(Visitor):
    """The variables of a message and the messages it takes in."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.taken: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.taken.add(node.id.name)


def messages(room: str, lang: str) -> dict[str, Variables]:
    text = resources.files(room).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return {entry.id.name: Variables(entry) for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def needed(name: str, known: dict[str, Variables]) -> set[str]:
    return known[name].found.union(*(needed(taken, known) for taken in known[name].taken))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_message_is_said_in_full(key: str, lang: str) -> None:
    room = semafor.game(key).room
    known = messages(room, lang)
    words = Words(lang, room, "semafor.kernel")
    unsaid = [
        (name, text)
        for name in known
        for number in NUMBERS
        if "{" in (text := words.say(name, **dict.fromkeys(needed(name, known), number))) or not text or text == name
    ]

    assert len(known) > 150
    assert unsaid == []


STEPS = ("1 krok", "2 kroki", "5 kroków", "12 kroków", "22 kroki")
POINTS = {1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 12: "12 punktów", 22: "22 punkty", -2: "-2 punkty"}


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("reward-share-counted", ("1 udział", "2 udziały", "5 udziałów", "12 udziałów", "22 udziały")),
        (
            "reward-steps-counted",
            tuple(f"{steps} na torach wydajności" for steps in STEPS),
        ),
        ("reward-grey-counted", ("szary robotnik", *(f"{n} szarych robotników" for n in NUMBERS[1:]))),
        (
            "show-last-round",
            tuple(
                f"Zbliża się koniec: {left}."
                for left in ("została 1 tura", "zostały 2 tury", "zostało 5 tur", "zostało 12 tur", "zostały 22 tury")
            ),
        ),
    ],
)
def test_polish_counts_what_revolution_gives(message: str, said: tuple[str, ...]) -> None:
    words = Words("pl", semafor.game("railroad-revolution").room)

    assert tuple(words.say(message, n=number, turns=number) for number in NUMBERS) == said


@pytest.mark.parametrize(
    ("number", "workers"),
    [(0, "Nie masz żadnego robotnika"), (1, "Masz 1 robotnika"), (2, "Masz 2 robotników"), (3, "Masz 3 robotników")],
)
def test_polish_counts_the_workers_that_are_missing(number: int, workers: str) -> None:
    said = Words("pl", semafor.game("railroad-revolution").room).say("no-rev-general-min-four", have=number)

    assert said == f"{workers}, a na koniec tury musi ich być czterech."


@pytest.mark.parametrize(
    ("number", "points"),
    [(1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty"), (-2, "-2 punkty")],
)
def test_polish_counts_points(number: int, points: str) -> None:
    words = Words("pl", semafor.game("steamrollers").room)
    tile = words.say("show-tile", tile="3b", effect="…", points=number, use="…", where="…")

    assert f" {points}," in tile
    assert f"i zdobywa {points}; razem ma 40." in words.say("eva-delivers", good="red", city=4, points=number, total=40)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("maps-advice-few-left", "With 4 players only one ticket is left to draw later."),
        ("maps-advice-odd-points", "A – B is worth one point, and the shortest way takes one car."),
        ("maps-advice-cramped", "A – B: one car hardly fits between these cities."),
    ],
)
def test_advice_on_a_map_speaks_of_one_as_one(message: str, said: str) -> None:
    assert word("en", message, "maps", thing="A – B", seats=4, left=1, points=1, cars=1, length=1) == said
