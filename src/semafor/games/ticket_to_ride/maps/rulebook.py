"""The rulebook of a map: the rules of the box that it needs, told with its numbers, and those of its own."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from semafor.games.ticket_to_ride.maps.checks import wrong
from semafor.games.ticket_to_ride.maps.folder import ROOM, MapFolder
from semafor.kernel.rulebook import Rule, Rulebook, Section

FAMILY = "ttr-map"


class BoxRule(Rule, frozen=True):
    """A rule of the box; one with `needs` holds only on maps that have such a thing."""

    needs: str | None = None


class Wording(msgspec.Struct, frozen=True):
    """A rule as it reads with other numbers; `box` are those with which the rulebook's own sentence is right."""

    id: str
    en: str
    pl: str
    after: str = ""
    needs: str | None = None
    box: dict[str, int] = {}


@cache
def _file(*path: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(ROOM).joinpath(*path).read_text("utf-8"))


def rulebook(map: MapFolder) -> Rulebook:
    """All rules of the map, in the order of the catalogue."""
    box = _file("rulebook.toml")
    features, numbers = map.features(), numbers_of(map.printed)
    rules = [rule for rule in msgspec.convert(box["rule"], list[BoxRule]) if rule.needs is None or rule.needs in features]
    book = {rule.id: Rule(rule.id, rule.section, rule.en, rule.pl) for rule in rules}
    for wording in msgspec.convert(_file("maps", "wordings.toml")["rule"], list[Wording]):
        if wording.needs is None or wording.needs in features:
            book = worded(book, map.own.family, wording, numbers)
    sections = msgspec.convert(box["section"], list[Section])
    book = with_own(book, map, {section.id for section in sections})
    used = {rule.section for rule in book.values()}
    return Rulebook([section for section in sections if section.id in used], list(book.values()))


def worded(book: dict[str, Rule], family: str, wording: Wording, numbers: dict[str, object]) -> dict[str, Rule]:
    """The book with the wording in it, unless the book's own sentence is right for these numbers."""
    id, after = (each.replace(FAMILY, family, 1) for each in (wording.id, wording.after))
    if wording.box and all(numbers[name] == number for name, number in wording.box.items()):
        return book
    rule = Rule(id, book[after or id].section, wording.en.format(**numbers), wording.pl.format(**numbers))
    return inserted(book, rule, after) if after else book | {id: rule}


def with_own(book: dict[str, Rule], map: MapFolder, sections: set[str]) -> dict[str, Rule]:
    """The book with the rules that the map brings: a known id is told anew, another one stands after the rule it names."""
    file = str(map.folder.joinpath("rules.toml"))
    for at, own in enumerate(map.own.rule):
        known = book.get(own.id)
        after = own.after or (own.id if known else "")
        if after not in book:
            raise wrong("rule-after", file, f"rule[{at}].after", after, id=own.id)
        section = own.section or book[after].section
        if section not in sections:
            raise wrong("rule-section", file, f"rule[{at}].section", section, sections=sorted(sections))
        if known is None and own.id.split(".")[0] != map.own.family:
            raise wrong("rule-family", file, f"rule[{at}].id", own.id, family=map.own.family)
        rule = Rule(own.id, section, own.en, own.pl)
        book = book | {own.id: rule} if after == own.id else inserted(book, rule, after)
    return book


def inserted(book: dict[str, Rule], rule: Rule, after: str) -> dict[str, Rule]:
    """The book with the rule right after the one of that id."""
    others = [each for each in book.values() if each.id != rule.id]
    place = next(at for at, each in enumerate(others, 1) if each.id == after)
    return {each.id: each for each in [*others[:place], rule, *others[place:]]}


def numbers_of(printed: dict[str, Any]) -> dict[str, object]:
    """The numbers of a map by the names that wordings have for them."""
    deck, opening, long = printed["deck"], printed["opening"], [ticket.get("long", False) for ticket in printed["ticket"]]
    numbers = {
        name: printed[name]
        for name in ("cars", "hand_dealt", "row_locomotive_limit", "twins_open_from_seats", "end_when_cars_at_most")
    }
    lengths = sorted({route["length"] for route in printed["route"]})
    return {
        **numbers,
        "least_seats": printed["seats"][0],
        "most_seats": printed["seats"][1],
        "cards": sum(deck.values()),
        "locomotives": deck["locomotive"],
        "others": sum(deck.values()) - deck["locomotive"],
        "bonus": printed["longest_bonus"],
        "tickets": len(long) - sum(long),
        "long_tickets": sum(long),
        "dealt": opening["tickets"],
        "dealt_long": opening["long_tickets"],
        "kept": opening["keep_at_least"],
        "drawn": printed["ticket_draw"]["tickets"],
        "drawn_kept": printed["ticket_draw"]["keep_at_least"],
        "stations": printed["stations"]["each"],
        "station_points": printed["stations"]["points_kept"],
        "station_total": printed["stations"]["each"] * printed["stations"]["points_kept"],
        "to_box": int(opening["returned_to"] == "box"),
        "table": ", ".join(f"{length} – {printed['points'][length]}" for length in lengths),
    }
