"""A map that cannot be played on is refused in one sentence that names file, key and value, in both languages."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from semafor.games.ticket_to_ride.maps.folder import MapFolder, read_folder
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.games.ticket_to_ride.maps.rulebook import rulebook
from semafor.games.ticket_to_ride.material import KIND_NAMES, Map
from semafor.kernel.errors import BadInput
from semafor.kernel.words import LANGUAGES

pytestmark = pytest.mark.compiled  # maps are read and checked by plain files
TEXT = (Path(__file__).parent / "maps" / "podhale" / "map.toml").read_text("utf-8")
Change = Callable[[dict[str, Any]], object]


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def read(data: dict[str, Any], **files: str) -> MapFolder:
    text = "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items())
    return read_folder(TextFolder("podhale", {"map.toml": text} | {f"{name}.toml": text for name, text in files.items()}))


def map_with(change: Change) -> dict[str, Any]:
    data = tomllib.loads(TEXT)
    change(data)
    return data


def routes(count: int, colour: str) -> Change:
    """So many routes of one colour, between as many pairs of new cities as need be."""

    def change(data: dict[str, Any]) -> None:
        for at in range(count):
            ends = [f"a{at}", f"b{at}"]
            data["city"] += [{"id": city, "en": city.upper(), "at": [10, 10]} for city in ends]
            data["route"].append({"between": ends, "colour": colour, "length": 1})

    return change


BAD: dict[str, tuple[Change, str, str]] = {
    "nine routes of one colour": (routes(8, "red"), "route.colour = “red”", "9 routes"),
    "forty-nine grey routes are more cities than there is room for": (routes(46, "grey"), "city = “", "wrong length"),
    "a length without points": (lambda data: data.update(points=[0, 1, 2, 4, 7]), "route[9].length = 5", "points"),
    "points of nothing for a length": (lambda data: data["points"].__setitem__(3, 0), "route[0].length = 3", "points"),
    "a ticket from an unknown city": (
        lambda data: data["ticket"][2]["between"].__setitem__(1, "gdynia"),
        "ticket[2].between",
        "“gdynia”",
    ),
    "a route to an unknown city": (lambda data: data["route"][4]["between"].__setitem__(0, "x"), "route[4].between", "“x”"),
    "no grey route": (
        lambda data: data.update(route=[route for route in data["route"] if route["colour"] != "grey"]),
        "route.colour = “grey”",
        "no route",
    ),
    "too few tickets for the seats": (lambda data: data.update(ticket=data["ticket"][:7]), "opening.tickets = 2", "8"),
    "too few long tickets": (
        lambda data: data["opening"].update(long_tickets=1),
        "opening.long_tickets = 1",
        "there are 0",
    ),
    "an unknown key": (lambda data: data.update(colour="red"), "colour = “red”", "no field colour"),
    "an unknown key of a route": (lambda data: data["route"][1].update(lenght=2), "route[1].lenght = “2”", "no field lenght"),
    "a key that is missing": (lambda data: data["route"][1].pop("length"), "route[1].length = “”", "missing"),
    "a number where a text must be": (lambda data: data["city"][0].update(en=5), "city[0].en = “5”", "text"),
    "a text where a number must be": (lambda data: data.update(cars="many"), "cars = “many”", "whole number"),
    "a truth where a number must be": (lambda data: data.update(cars=True), "cars = “True”", "whole number"),
    "an unknown colour": (lambda data: data["route"][3].update(colour="pink"), "route[3].colour = “pink”", "“pink”"),
    "a route of no length": (lambda data: data["route"][3].update(length=0), "route[3].length = “0”", ">= 1"),
    "too many cars": (lambda data: data.update(cars=46), "cars = “46”", "<= 45"),
    "a game over at once": (lambda data: data.update(end_when_cars_at_most=14), "end_when_cars_at_most = 14", "at once"),
    "a route longer than the cars": (
        lambda data: data.update(cars=4),
        "route[9].length = 5",
        "4 cars",
    ),
    "long tickets that come back": (
        lambda data: (
            data["opening"].update(tickets=1, long_tickets=1, keep_at_least=1, returned_to="bottom"),
            [each.update(long=at % 2 == 0) for at, each in enumerate(data["ticket"])],
        ),
        "opening.returned_to = “bottom”",
        "box",
    ),
    "a row that is replaced for ever": (
        lambda data: data.update(row_locomotive_limit=1, deck={"locomotive": 30}),
        "row_locomotive_limit = 1",
        "30 locomotives",
    ),
    "a tunnel that fails nearly always": (
        lambda data: (
            data["route"][0].update(tunnel=True),
            data.update(row_locomotive_limit=6, deck=dict.fromkeys(KIND_NAMES, 4) | {"locomotive": 28}),
        ),
        "route[0].tunnel",
        "32 of 60",
    ),
    "too many cards": (lambda data: data.update(deck=dict.fromkeys(KIND_NAMES, 30)), "deck = 270", "250"),
    "seats upside down": (lambda data: data.update(seats=[4, 2]), "seats = “4, 2”", "fewest"),
    "one seat": (lambda data: data.update(seats=[1, 2]), "seats[0] = “1”", ">= 2"),
    "six seats": (lambda data: data.update(seats=[2, 6]), "seats[1] = “6”", "<= 5"),
    "five opening tickets": (lambda data: data["opening"].update(tickets=4, long_tickets=1), "opening.tickets = 4", "5"),
    "no opening tickets": (lambda data: data["opening"].update(tickets=0), "opening.tickets = 0", "1 to 4"),
    "more kept than offered": (lambda data: data["opening"].update(keep_at_least=3), "opening.keep_at_least = 3", "2"),
    "more kept than drawn": (
        lambda data: data["ticket_draw"].update(keep_at_least=3),
        "ticket_draw.keep_at_least = 3",
        "2",
    ),
    "a city outside the canvas": (lambda data: data["city"][1].update(at=[601, 5]), "city[1].at = “601.0, 5.0”", "600 × 420"),
    "a city that no route leads to": (
        lambda data: data["city"].append({"id": "zywiec", "en": "Żywiec", "at": [5, 5]}),
        "city[6].id = “zywiec”",
        "no route",
    ),
    "two cities of one id": (
        lambda data: data["city"].append({"id": "krakow", "en": "Kraków", "at": [5, 5]}),
        "city.id = “krakow”",
        "twice",
    ),
    "two cities of one name": (lambda data: data["city"][1].update(pl="Krakow"), "city[1].pl = “Krakow”", "krakow"),
    "an id with a gap": (lambda data: data["city"][0].update(id="big city"), "city[0].id = “big city”", "fit"),
    "a name that no record could hold": (lambda data: data["city"][0].update(en="{5}"), "city[0].en = “{5}”", "fit"),
    "a route from a city to itself": (
        lambda data: data["route"][2].update(between=["krakow", "krakow"]),
        "route[2].between",
        "with itself",
    ),
    "a coloured ferry": (lambda data: data["route"][8].update(colour="red"), "route[8].colour = “red”", "grey"),
    "a ferry that is a tunnel": (lambda data: data["route"][8].update(tunnel=True), "route[8].tunnel", "tunnel"),
    "a ferry of more locomotives than spaces": (lambda data: data["route"][8].update(ferry=3), "route[8].ferry = 3", "2"),
    "a route that no cards pay for": (
        lambda data: data["deck"].update(orange=1, locomotive=3),
        "route[9].length = 5",
        "4 cards",
    ),
    "three routes between two cities": (
        lambda data: data["route"].append({"between": ["tarnow", "krakow"], "colour": "grey", "length": 3}),
        "route[0].between = “krakow, tarnow”",
        "3 routes",
    ),
    "twins of two lengths": (lambda data: data["route"][1].update(length=2), "route[1].length = 2", "equally long"),
    "an id that is not the route's": (
        lambda data: data["route"][2].update(id="x_y"),
        "route[2].id = “x_y”",
        "krakow_nowy-targ",
    ),
    "a deck that does not reach round": (
        lambda data: data.update(hand_dealt=14),
        "deck = 56 cards",
        "61",
    ),
    "tickets between cities that nothing joins": (
        lambda data: (routes(1, "grey")(data), data["ticket"].append({"between": ["krakow", "a0"], "points": 3})),
        "ticket[9].between = “krakow, a0”",
        "no routes join",
    ),
    "one ticket twice": (
        lambda data: data["ticket"].append({"between": ["krynica", "krakow"], "points": 3}),
        "ticket[9].between = “krynica, krakow”",
        "twice",
    ),
    "points that no byte holds": (
        lambda data: data.update(points=[0, 99, 99, 99, 99, 99]),
        "points = “0, 99, 99, 99, 99, 99”",
        "at most 255",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_map_is_refused_with_file_key_and_value(name: str) -> None:
    change, where, why = BAD[name]
    with pytest.raises(BadInput) as refused:
        read(map_with(change))
    english, polish = refused.value.sentence("en"), refused.value.sentence("pl")

    assert english.startswith("podhale/map.toml")
    assert where in english
    assert why in english
    assert polish.startswith(("podhale/map.toml", "Plik podhale/map.toml"))
    assert polish != english
    assert "\n" not in english + polish


ODD: list[object] = [-1, 0, 7, 10**9, 2.5, True, "", "x", "{}", [], [[]], ["x", "y"], {}, {"x": 1}]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of the file, the first of each list standing for the others."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list) and value:
        yield from leaves(value[0], (*path, 0))


@pytest.mark.parametrize("path", list(leaves(tomllib.loads(TEXT))), ids=lambda path: ".".join(map(str, path)))
def test_whatever_stands_in_a_map_is_played_or_refused_in_a_sentence(path: tuple[Any, ...]) -> None:
    whole = tomllib.loads(TEXT)
    for odd in ODD:
        data = copy.deepcopy(whole)
        place = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = odd
        refused = refusal_of(data)
        assert refused is None or all("podhale/map.toml" in refused.sentence(lang) for lang in LANGUAGES)


def refusal_of(data: dict[str, Any]) -> BadInput | None:
    """What is said of the map; nothing if its board and its rulebook can be made."""
    try:
        found = read(data)
        Map(found.id, 7, "ttr-map", found.printed)
        rulebook(found)
    except BadInput as refused:
        return refused
    return None


@pytest.mark.parametrize(
    "files, said",
    [
        ({}, "podhale is no folder of a map: there is no map.toml in it."),
        ({"map.toml": "cars = 5\nseats == 3"}, "podhale/map.toml is not TOML; reading stopped at line 2, column 8."),
        ({"map.toml": "title = "}, "podhale/map.toml is not TOML; something is missing at its end."),
        ({"map.toml": TEXT + "\n" + "#" * 200_000}, "podhale/map.toml is longer than 200,000 bytes."),
        ({"map.toml": TEXT, "land.toml": 'land = ["1 2, 3"]'}, "podhale/land.toml: land[0] = “1 2, 3”: this does not fit."),
        ({"map.toml": TEXT, "land.toml": "lake = 1"}, "podhale/land.toml: lake = “1”: there is no field lake."),
    ],
)
def test_files_that_cannot_be_read_are_named(files: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_folder(TextFolder("podhale", files))

    assert refused.value.sentence("en") == said


@pytest.mark.parametrize("name", ["Podhale", "pod hale", "a" * 26, "../podhale", ""])
def test_a_folder_must_have_a_name_that_a_key_can_hold(name: str) -> None:
    with pytest.raises(BadInput, match="A map is called as its folder is"):
        read_folder(TextFolder(name, {"map.toml": TEXT}))


RULE = 'id = "{id}"\nen = "A rule."\npl = "Zasada."\n{more}'


@pytest.mark.parametrize(
    "id, more, said",
    [
        ("ttr-map.x.y", 'after = "ttr.no.such"', "rule[0].after = “ttr.no.such”"),
        ("ttr-map.x.y", "", "rule[0].after = “”"),
        ("ttr-eu.x.y", 'after = "ttr.comp.cars"', "rule[0].id = “ttr-eu.x.y”"),
        ("ttr-map.x.y", 'after = "ttr.comp.cars"\nsection = "none"', "rule[0].section = “none”"),
    ],
)
def test_a_bad_rule_of_a_map_is_refused_too(id: str, more: str, said: str) -> None:
    map = read(tomllib.loads(TEXT), rules="[[rule]]\n" + RULE.format(id=id, more=more))

    with pytest.raises(BadInput) as refused:
        rulebook(map)
    assert refused.value.sentence("en").startswith("podhale/rules.toml: " + said)


def test_a_map_tells_rules_anew_and_adds_its_own() -> None:
    own = (
        "[[rule]]\n"
        + RULE.format(id="ttr.comp.cars", more="")
        + "[[rule]]\n"
        + RULE.format(id="ttr-hills.snow.deep", more='after = "ttr.comp.cars"')
    )
    book = rulebook(read(tomllib.loads(TEXT), rules='family = "ttr-hills"\n' + own))
    ids = [rule.id for rule in book]

    assert (book["ttr.comp.cars"].en, book["ttr.comp.cars"].pl) == ("A rule.", "Zasada.")
    assert ids[ids.index("ttr.comp.cars") + 1] == "ttr-hills.snow.deep"
    assert "ttr-hills.setup.keep" in book
