"""Entering a real table into the companion as a person does, and what the rules say of the same table."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.finding import thing
from browser.words import read, word
from semafor import companion
from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.moves import cell_name
from semafor.games.ticket_to_ride.maps import names

ROOT = Path(__file__).parents[2]
# Python itself has to be loaded first, on a machine that may be busy.
LOADING_MS = 120_000
SIDES = ["NE", "E", "SE", "SW", "W", "NW"]


def example(page: str) -> dict[str, Any]:
    """The first position of a page of the documents."""
    found = re.search(r"```json\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)
    assert found is not None
    position: dict[str, Any] = json.loads(found[1])
    return position


def tap(page: Page, name: str) -> None:
    """A tap on a thing, whatever may lie over it on a small screen."""
    thing(page, name).dispatch_event("click")


def write(page: Page, name: str, number: int) -> None:
    thing(page, name).fill(str(number))
    thing(page, name).blur()


def opened(page: Page, position: dict[str, Any]) -> None:
    page.goto(f"/companion/{position['game']}")
    expect(thing(page, "seat:0")).to_be_visible()


Things = Callable[[Page, dict[str, Any]], None]


def enter(page: Page, lang: str, position: dict[str, Any], things: Things) -> None:
    """Every player's name and things, one after the other."""
    while page.locator('[data-thing^="seat:"]').count() < len(position["seats"]):
        page.get_by_role("button", name=word(lang, "companion-add")).click()
    for number, seat in enumerate(position["seats"]):
        page.get_by_label(word(lang, "companion-name", number=number + 1)).fill(seat["name"])
        tap(page, f"seat:{number}")
        things(page, seat)


def count(page: Page, lang: str) -> None:
    page.get_by_role("button", name=word(lang, "companion-count")).click()
    shown(page)


def shown(page: Page) -> None:
    expect(page.locator(".count tr.total")).to_be_visible(timeout=LOADING_MS)
    expect(page.locator('.count[aria-busy="false"]')).to_be_visible(timeout=LOADING_MS)


def points(page: Page) -> list[list[int]]:
    """The numbers of the result, line by line; the last line is the totals."""
    rows: list[list[str]] = page.locator(".count tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))"
    )
    return [[read(cell) for cell in row] for row in rows]


def counted(position: dict[str, Any]) -> list[list[int]]:
    """What the rules say of the same position, in the same form."""
    seats = companion.result(position).seats
    parts = list(dict.fromkeys(part.name for seat in seats for part in seat.parts))
    lines = [[sum(part.points for part in seat.parts if part.name == name) for seat in seats] for name in parts]
    return [*lines, [seat.total for seat in seats]]


def ticket_things(page: Page, seat: dict[str, Any]) -> None:
    over = page.url.split("ticket-to-ride-")[1]
    for route in seat["routes"]:
        tap(page, f"route:{names.routes_called(over, route)[0]}")
    for city in seat.get("stations", []):
        tap(page, f"city:{names.city_called(over, city)}")
    for ticket in seat["tickets"]:
        tap(page, f"ticket:{names.ticket_called(over, ticket)}")


def steam_things(page: Page, seat: dict[str, Any]) -> None:
    for track in seat["tracks"]:
        cell, sides = track.split(" ")
        tap(page, f"cell:{cell}")
        tap(page, f"turn:{'-'.join(sorted(sides.split('-'), key=SIDES.index))}")
    for box in seat["boxes"]:
        tap(page, f"box:{box}")
    for kind in ("tile", "order"):
        for face in seat.get(f"{kind}s", []):
            tap(page, f"{kind}:{face}")
    write(page, "deliveries", seat["deliveries"])
    if seat.get("bonus"):
        thing(page, "bonus").check()


def ink_things(page: Page, seat: dict[str, Any]) -> None:
    for drawing in seat["drawings"]:
        face, row, column, rotation, mirrored = drawn(drawing)
        tap(page, f"face:{face}")
        for _turn in range(8):
            tap(page, f"cell:{cell_name(row * SIZE + column)}")
            if lies(page, row, column) == [face, rotation, mirrored]:
                break
        else:
            raise AssertionError(f"{face} cannot be turned so")


def drawn(drawing: Any) -> tuple[str, int, int, int, bool]:
    if isinstance(drawing, dict):
        facts = [drawing["face"], drawing["row"], drawing["column"], drawing.get("rotation", 0), drawing.get("mirrored")]
    else:
        facts = drawing
    return facts[0], facts[1], facts[2], facts[3], bool(facts[4])


def lies(page: Page, row: int, column: int) -> list[Any]:
    """What lies in a cell, as it is kept on the device."""
    kept = json.loads(page.evaluate("localStorage.getItem('semafor-companion-railroad-ink')"))
    (found,) = [
        [each["face"], each["rotation"], each["mirrored"]]
        for seat in kept["seats"]
        for each in seat["drawings"]
        if (each["row"], each["column"]) == (row, column) and seat["name"] == kept_name(page)
    ]
    return found


def kept_name(page: Page) -> str:
    return page.locator("li.active input").input_value()


def revolution_things(page: Page, seat: dict[str, Any]) -> None:
    box = tomllib.loads((ROOT / "src/semafor/games/railroad_revolution/material.toml").read_text("utf-8"))
    cities = {city["name"]: city["id"] for city in box["city"]}
    spaces = {frozenset(space["between"]): space["id"] for space in box["space"]}
    for track in seat["tracks"]:
        ends = frozenset(cities.get(end, end) for end in track.split("-"))
        tap(page, f"space:{spaces.get(ends, track)}")
    for city in seat.get("stations", []):
        tap(page, f"city:{cities[city]}")
    for section in seat["offices"]:
        tap(page, f"section:{section}")
    for track, field in seat["markers"].items():
        tap(page, f"field:{track}:{field}")
    for side, trains in seat.get("trains", {}).items():
        for kind, number in trains.items():
            write(page, f"train:{side}:{kind}", number)
    for milestone in seat.get("milestones", []):
        tap(page, f"milestone:{milestone}")
    for what in ("money", "shares"):
        write(page, what, seat.get(what, 0))
