"""The terminal is a table: what one needs for a move is said there, moves are sentences, colours only where there are any."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import semafor
from games.railroad_ink.position import LAVA_KEY, METEOR_KEY, position, seen
from games.ticket_to_ride.position import table_with
from semafor.cli import terminal
from semafor.cli.minus import HYPHENED
from semafor.cli.play import show
from semafor.cli.score import print_result
from semafor.cli.terminal import folded, tell
from semafor.games.railroad_ink.terminal.picture import picture as board_drawn
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.terminal import picture
from semafor.games.steamrollers.views import SteamRollersView
from semafor.kernel.luck import FastLuck, KeyedLuck
from semafor.kernel.state import State
from semafor.kernel.table import Table
from semafor.kernel.words import LANGUAGES


def played(key: str, seats: int, moves: int) -> State:
    game, luck, chooser = semafor.game(key), FastLuck(5), random.Random(5)
    state = game.start(seats, game.option_values({}), luck)
    for _ in range(moves):
        seat = int(chooser.choice(list(state.actors())))
        state.apply(seat, int(chooser.choice(list(state.legal(seat)))), luck)
    return state


def shown(key: str, state: State, lang: str, seat: int | None = 0) -> list[str]:
    game = semafor.game(key)
    return game.describe(state, seat, game.words(lang)).splitlines()


# SteamRollers and Railroad Revolution


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


def test_revolution_says_costs_and_conditions_in_words() -> None:
    text = "\n".join(shown("railroad-revolution", played("railroad-revolution", 2, 40), "pl"))

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


# Ticket to Ride

ROUTES = {"brussels_paris_red": 1, "paris_zurich": 0}
HAND = {"black": 1, "white": 2, "locomotive": 1}


@pytest.mark.parametrize(
    ("lang", "city", "ways", "ticket", "hand"),
    [
        (
            "pl",
            "  Paryż           ",
            ["Bruksela 2 czerwona [2]", "Bruksela 2 żółta ×", "Dieppe 1 fioletowa ✓", "Zurych 3 szara (tunel) [1]"],
            "Bilet Paryż – Wiedeń (8): brakuje 5 wagoników (Monachium – Zurych, Monachium – Wiedeń)",
            "Twoje karty: 2 białe, 1 czarna, 1 lokomotywa",
        ),
        (
            "en",
            "  Paris           ",
            ["Brussels 2 red [2]", "Brussels 2 yellow ×", "Dieppe 1 purple ✓", "Zurich 3 grey (tunnel) [1]"],
            "Ticket Paris – Vienna (8): 5 cars are missing (Munich – Zurich, Munich – Vienna)",
            "Your cards: 2 white, 1 black, 1 locomotive",
        ),
    ],
)
def test_routes_stand_by_city_and_tickets_say_what_is_missing(
    lang: str, city: str, ways: list[str], ticket: str, hand: str
) -> None:
    tickets = {0: ["paris_vienna", "brest_marseille"]}
    table = table_with("europe", 2, hands={0: HAND}, owners=ROUTES, tickets=tickets)
    lines = shown("ticket-to-ride-europe", table.state, lang)
    line = next(line for line in lines if line.startswith(city))

    assert [way for way in ways if way not in line.removeprefix(city).split(", ")] == []
    assert ticket in lines
    assert hand in lines


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pl", ["Bilet Kopenhaga – Frankfurt (5) ✓", "Bilet Kadyks – Sztokholm (21): nie ma już wolnej drogi"]),
        ("en", ["Ticket Copenhagen – Frankfurt (5) ✓", "Ticket Cadiz – Stockholm (21): no free way is left"]),
    ],
)
def test_a_ticket_is_completed_or_can_be_no_more(lang: str, said: list[str]) -> None:
    owners = {"cadiz_lisbon": 1, "cadiz_madrid": 1, "essen_frankfurt": 0, "copenhagen_essen_1": 0}
    table = table_with("europe", 4, owners=owners, tickets={0: ["copenhagen_frankfurt", "cadiz_stockholm"]})

    assert [line for line in shown("ticket-to-ride-europe", table.state, lang) if line in said] == said


def test_a_ferry_and_a_lack_of_cars_are_not_payable() -> None:
    lines = {}
    for cars in (1, 45):
        state = table_with("europe", 2, hands={0: {"locomotive": 1, "white": 3}}, cars={0: cars}).state
        lines[cars] = next(line for line in shown("ticket-to-ride-europe", state, "en") if line.startswith("  Amsterdam"))

    assert lines[45].endswith(", Frankfurt 2 white ✓, London 2 grey (ferry 2)")
    assert lines[1].endswith(", Frankfurt 2 white, London 2 grey (ferry 2)")


# Railroad Ink


def test_boards_are_drawn_in_box_characters_with_cells_and_exits_named() -> None:
    state = position(
        METEOR_KEY,
        [
            ("highway_t", 0, 1, 0, 0),
            ("overpass", 0, 2, 1, 0),
            ("station_straight", 1, 1, 0, 0),
            ("railway_curve", 2, 1, 0, 0),
            ("crater", 3, 4, 0, 0),
        ],
    )
    lines = board_drawn(seen(semafor.game(METEOR_KEY).view(state, 0)).boards[0])

    assert lines[:13] == [
        "         A    B    C    D    E    F    G",
        "             X1        X2        X3",
        "      ┌───────╥─────────┬─────────╥───────┐",
        "      │       ║    │                      │",
        "1     │  ·    ╠════╪══  ·    ·    ·    ·  │",
        "      │       ║    │                      │",
        "      │       ║                           │",
        "2 X12 ├  ·    ■    ·    ·    ·    ·    ·  ┤ X4",
        "      │       │                           │",
        "      │       │                           │",
        "3     │  ·    └──  □    □    □    ·    ·  │",
        "      │                                   │",
        "      │               *                   │",
    ]
    assert lines[13] == "4 X11 ╞  ·    ·    □    □    ○    ·    ·  ╡ X5"


@pytest.mark.parametrize(
    ("lang", "ends", "left", "signs"),
    [
        ("pl", "B1 na północ", "Do narysowania: wiadukt; pasuje na ", "≈ lawa, ▲ wulkan"),
        ("en", "B1 to the north", "To draw: overpass; fits at ", "≈ lava, ▲ volcano"),
    ],
)
def test_open_ends_and_where_the_dice_fit_are_named(lang: str, ends: str, left: str, signs: str) -> None:
    state = position(LAVA_KEY, [("highway_t", 1, 1, 3, 0)])
    text = "\n".join(shown(LAVA_KEY, state, lang))

    assert ends.replace("B1", "B2") in text
    assert left in text
    assert signs in text


# Every game


@pytest.mark.parametrize(
    ("key", "moves"),
    [
        ("railroad-revolution", 80),
        ("steamrollers", 60),
        ("ticket-to-ride-usa", 0),
        ("ticket-to-ride-europe", 60),
        ("railroad-ink", 3),
        ("railroad-ink-lava", 5),
        ("railroad-ink-meteor", 9),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offered_move_is_a_sentence_of_its_own(key: str, moves: int, lang: str) -> None:
    game = semafor.game(key)
    state = played(key, 3, moves)
    seat = int(next(iter(state.actors())))
    said = [game.sentence(state, seat, game.actions.move(int(number)), game.words(lang)) for number in state.legal(seat)]

    assert len(set(said)) == len(said)
    assert [text for text in said if "{" in text or not text[0].isupper() or "do-" in text] == []


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("key", semafor.games())
def test_nothing_is_wider_than_the_terminal_and_nothing_is_lost(key: str, width: int) -> None:
    for line in shown(key, played(key, 2, 40), "pl"):
        parts = folded(line, width)

        assert max(map(len, parts)) <= width
        assert " ".join(" ".join(parts).split()) == " ".join(line.split())


@pytest.mark.parametrize("colours", [True, False])
def test_colours_come_only_where_a_terminal_shows_them(colours: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(terminal, "out", Console(file=file, force_terminal=colours, color_system="standard", width=80))
    game = semafor.game("ticket-to-ride-usa")
    state = played("ticket-to-ride-usa", 2, 10)
    tell(game.describe(state, 0, game.words("pl")), game.tints(state, game.words("pl")))

    assert ("\x1b[31mczerwona\x1b[0m" in file.getvalue()) == colours
    assert ("\x1b" in file.getvalue()) == colours


# All games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_writes_a_true_minus(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal.Settings, "lang", lang)
    game = semafor.game("railroad-ink")
    table = Table(game, 2, game.option_values({}), KeyedLuck(1))
    chooser = random.Random(1)
    while not table.over:
        seat = table.actors[0]
        table.play(chooser.choice(table.moves(seat)), seat)
    lost = [part.points for sheet in table.result().seats for part in sheet.parts if part.points < 0]
    show(table, None)
    print_result(game, table.result())
    said = capsys.readouterr().out
    assert lost
    assert all(f"−{-points}" in said for points in lost)
    assert not HYPHENED.search(said)
