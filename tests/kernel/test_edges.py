"""What Python lets through and no game means: each gets one sentence in both languages, at every game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

import semafor
from semafor.games.ticket_to_ride.moves import Claim, DrawFromRow
from semafor.kernel.errors import BadInput, BadNotation, Refused

KEYS = pytest.mark.parametrize("key", semafor.games())
NOT_WHOLE = (2.0, 1.5, True, False, "2", b"2", [2], {"seats": 2}, float("nan"))


def sentences(wrong: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(BadInput) as error:
        wrong()
    said = error.value.sentence("en"), error.value.sentence("pl")
    assert said[0] != said[1]
    return said


def laid(key: str) -> semafor.Table:
    game = semafor.game(key)
    return game.table(seats=max(2, game.seats[0]), seed=1)


@KEYS
@pytest.mark.parametrize("seats", [*NOT_WHOLE, None], ids=repr)
def test_the_number_of_seats_is_a_whole_number(key: str, seats: Any) -> None:
    english, polish = sentences(lambda: semafor.game(key).table(seats=seats, seed=1))

    assert english == f"The number of seats must be a whole number, not {seats!r}."
    assert polish == f"Liczba miejsc musi być liczbą całkowitą, a nie {seats!r}."


@KEYS
@pytest.mark.parametrize("seed", NOT_WHOLE, ids=repr)
def test_a_seed_is_a_whole_number(key: str, seed: Any) -> None:
    english, polish = sentences(lambda: semafor.game(key).table(seats=2, seed=seed))

    assert english == f"A seed must be a whole number, not {seed!r}."
    assert polish == f"Ziarno musi być liczbą całkowitą, a nie {seed!r}."


@KEYS
@pytest.mark.parametrize("ask", ["play", "why_not", "moves", "view", "undo", "undo_refusal", "take_back"])
@pytest.mark.parametrize("seat", NOT_WHOLE, ids=repr)
def test_a_seat_is_a_whole_number_wherever_it_is_named(key: str, ask: str, seat: Any) -> None:
    table = laid(key)
    move = (int(table.state.legal(table.actors[0])[0]),) if ask in ("play", "why_not") else ()
    english, _ = sentences(lambda: getattr(table, ask)(*move, seat))

    assert english == f"The number of a seat must be a whole number, not {seat!r}."
    assert table.entries == []


@KEYS
@pytest.mark.parametrize("ask", ["view", "undo", "undo_refusal", "take_back", "moves", "told"])
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_named(key: str, ask: str, seat: int) -> None:
    english, polish = sentences(lambda: getattr(laid(key), ask)(seat))

    assert english == f"There is no seat {seat}: the seats are 0 to 1."
    assert polish.startswith(f"Nie ma miejsca {seat}")


@KEYS
@pytest.mark.parametrize("ask", ["play", "why_not"])
@pytest.mark.parametrize("action", [True, False, 1.0, 2.5, None, b"draw", [1], (1,), float("inf")], ids=repr)
def test_an_action_is_a_whole_number(key: str, ask: str, action: Any) -> None:
    table = laid(key)
    english, polish = sentences(lambda: getattr(table, ask)(action))

    assert english == f"The number of an action must be a whole number, not {action!r}."
    assert polish == f"Numer akcji musi być liczbą całkowitą, a nie {action!r}."
    assert table.entries == []


@KEYS
def test_whole_numbers_of_numpy_are_as_good_as_any(key: str) -> None:
    table = semafor.game(key).table(seats=cast("int", np.int64(2)), seed=cast("int", np.uint32(1)))
    twin = semafor.game(key).table(seats=2, seed=1)
    action = twin.state.legal(twin.actors[0])[0]
    table.play(cast("int", np.int64(action)), cast("int", np.int8(twin.actors[0])))
    twin.play(int(action), twin.actors[0])

    assert table.state == twin.state
    assert str(semafor.Record.of(table)) == str(semafor.Record.of(twin))


@KEYS
def test_no_key_of_a_json_move_is_swallowed(key: str) -> None:
    actions, chooser = semafor.game(key).actions, random.Random(1)
    for number in [0, actions.size - 1, *(chooser.randrange(actions.size) for each in range(30))]:
        value = {**actions.json(number), "seatt": 1}
        english, polish = sentences(lambda value=value: actions.understood(value))  # type: ignore[misc]

        assert english == "This is no move of the game: there is no field seatt"
        assert "nie ma pola seatt" in polish


@KEYS
@pytest.mark.parametrize("value", [{}, {"move": "fly"}, {"move": 5}, {1: 2}, {"move": None}])
def test_json_that_is_no_move_is_said_so(key: str, value: dict[str, Any]) -> None:
    assert sentences(lambda: laid(key).play(value))[0].startswith("This is no move of the game: ")


@KEYS
@pytest.mark.parametrize("option", [{"colour": 1}, {"first_seat": True}, {"first_seat": 1.0}, {"first_seat": "1"}], ids=repr)
def test_no_option_is_swallowed_or_bent(key: str, option: dict[str, Any]) -> None:
    name = next(iter(option))
    english, _ = sentences(lambda: semafor.game(key).table(seats=2, seed=1, **option))

    assert english.startswith(f"These options do not fit {key}: ")
    assert name in english


FOREIGN = [
    Claim(cast("str", 5), ("red",)),
    Claim("dallas_houston_1", cast("tuple[str, ...]", None)),
    Claim("dallas_houston_1", cast("tuple[str, ...]", (1, 2))),
    Claim(cast("str", object()), ()),
    DrawFromRow(cast("int", 1.5)),
    DrawFromRow(cast("int", "1")),
]


@pytest.mark.parametrize("move", FOREIGN, ids=lambda move: type(move).__name__)
def test_a_move_made_by_hand_is_read_as_carefully_as_json(move: semafor.Move) -> None:
    table = laid("ticket-to-ride-usa")
    for ask in (table.play, table.why_not, table.game.actions.number):
        with pytest.raises(BadNotation) as error:
            ask(move)
        assert str(error.value).startswith("This is no move of the game: ")


@KEYS
def test_a_move_of_another_game_is_no_move_here(key: str) -> None:
    foreign = semafor.game("ticket-to-ride-usa" if "ticket" not in key else "railroad-ink").actions
    for number in range(0, foreign.size, 97):
        with pytest.raises((BadNotation, Refused)):
            laid(key).play(foreign.move(number))


@pytest.mark.parametrize("key", [5, None, ["railroad-ink"], "chess", True])
def test_a_game_is_named_by_its_key(key: Any) -> None:
    assert sentences(lambda: semafor.game(key))[0].startswith(f"There is no game “{key}”; there are: ticket-to-ride-usa")
