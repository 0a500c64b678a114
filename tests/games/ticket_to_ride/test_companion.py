"""A physical table that cannot be is refused in one sentence that names who, what and how many."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import companion
from semafor.kernel.errors import BadInput

USA, EUROPE = "ticket-to-ride-usa", "ticket-to-ride-europe"
LONG = ["Brest-Petrograd", "Cadiz-Stockholm"]
FAR = ["Berlin-Danzig", "Riga-Wilno", "Petrograd-Riga", "Petrograd-Stockholm", "Budapest-Kyiv", "Palermo-Smyrna"]
FAR += ["Athens-Sarajevo", "Kharkov-Moscow", "Moscow-Petrograd", "Brest-Pamplona"]


def seat(name: str, *, routes: tuple[str, ...] = (), tickets: tuple[str, ...] = (), stations: tuple[str, ...] = ()) -> Any:
    return {"name": name, "routes": list(routes), "tickets": list(tickets), "stations": list(stations)}


@pytest.mark.parametrize(
    ("game", "seats", "polish"),
    [
        (USA, [seat("Ala", routes=("Denver-Omaha",) * 2)], "Trasę Denver-Omaha podano dwa razy; ma ją Ala."),
        (USA, [seat(name, routes=("Denver-Omaha",)) for name in ("Ala", "Jan")], "mają ją Ala i Jan."),
        (
            USA,
            [seat("Ala", routes=("Boston-New York (red)",)), seat("Jan", routes=("Boston-New York (yellow)",))],
            "tylko jedną",
        ),
        (USA, [seat("Ala", stations=("Denver",))], "Gracz Ala ma podane dworce, a w tej grze ich nie ma."),
        (EUROPE, [seat("Ala", routes=tuple(FAR))], "Gracz Ala: wagoników na planszy jest 48, a ma ich tylko 45."),
        (EUROPE, [seat("Ala", stations=("Paris",) * 2)], "podano dwa razy; ma go Ala."),
        (
            EUROPE,
            [seat(name, stations=("Paris",)) for name in ("Ala", "Jan")],
            "są dworce graczy Ala i Jan, a mieści się tylko",
        ),
        (EUROPE, [seat("Ala", stations=("Paris", "Roma", "Riga", "Wien"))], "zbudowanych dworców: 4, a jest ich tylko 3."),
        (EUROPE, [seat("Ala", tickets=(LONG[0],) * 2)], "podano dwa razy; ma go Ala."),
        (EUROPE, [seat(name, tickets=(LONG[0],)) for name in ("Ala", "Jan")], "mają go Ala i Jan."),
        (EUROPE, [seat("Ala", tickets=tuple(LONG))], "Gracz Ala ma długich biletów: 2, a każdy dostał tylko jeden."),
        (EUROPE, [seat("Ala", tickets=("Paris-Foo",))], "nie ma miasta „Foo”"),
        (EUROPE, [seat("Ala", tickets=("Paris-Roma",))], "W tej grze nie ma biletu „Paris-Roma”."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(game: str, seats: list[Any], polish: str) -> None:
    with pytest.raises(BadInput) as refused:
        companion.count_points({"game": game, "seats": [*seats, seat("Ewa")][: max(2, len(seats))]})

    assert polish in refused.value.sentence("pl")
    assert "{" not in refused.value.sentence("en")
