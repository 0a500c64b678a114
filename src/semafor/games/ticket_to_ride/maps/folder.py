"""A map's folder as read from disk: its files checked, what they leave out filled in, and the fingerprint of what is played."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from semafor.games.ticket_to_ride.maps.checks import Misfits, shown, wrong
from semafor.games.ticket_to_ride.maps.form import Land, OwnRules, Printed, Route
from semafor.kernel.errors import BadInput
from semafor.kernel.toml import loads
from semafor.kernel.validation import misfit, place
from semafor.kernel.words import LANGUAGES

ROOM = "semafor.games.ticket_to_ride"
FILE = "map.toml"
PICTURE = "picture.url"  # one's own picture of the land, as the address by which a page shows it
MAP_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_LETTERS = 25  # of a map's id: a game's key has at most 40
MOST_BYTES = 200_000
MOST_PICTURE = 90_000
PICTURED = re.compile(r"data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}")
DRAWN = ("at", "label", "bend", "curve", "en", "pl")  # keys that change nothing in a game or its record
Form = TypeVar("Form", Printed, Land, OwnRules)


class Folder(Protocol):
    """A folder or file wherever it lies: on this machine, in the package, or in memory."""

    @property
    def name(self) -> str: ...
    def is_dir(self) -> bool: ...
    def is_file(self) -> bool: ...
    def joinpath(self, *parts: str) -> Folder: ...
    def read_bytes(self) -> bytes: ...


@dataclass(frozen=True)
class MapFolder:
    """One map: `printed` is its `map.toml` with every key filled in, `land` its scenery, `own` the rules it brings."""

    id: str
    folder: Folder
    printed: dict[str, Any]
    land: dict[str, Any]
    own: OwnRules
    fingerprint: str
    picture: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """Where words of its own stand, if it brings any."""
        return (str(self.folder),) if self.folder.joinpath("text").is_dir() else ()

    def files(self) -> dict[str, str]:
        """What is needed to read the map once more, elsewhere."""
        found = {name: self.folder.joinpath(name) for name in (FILE, "land.toml", "rules.toml", PICTURE)}
        return {name: file.read_bytes().decode("utf-8") for name, file in found.items() if file.is_file()}

    def features(self) -> set[str]:
        """What the map has that others may lack; rules of the rulebook name what they need."""
        has = {
            "ferries": any(route.get("ferry") for route in self.printed["route"]),
            "tunnels": any(route.get("tunnel") for route in self.printed["route"]),
            "stations": self.printed["stations"]["each"] > 0,
            "long-tickets": self.printed["opening"]["long_tickets"] > 0,
        }
        return {feature for feature, here in has.items() if here}


def read_folder(folder: Folder) -> MapFolder:
    """The map of a folder; BadInput says in one sentence what keeps it from being played."""
    if not folder.is_dir() or not folder.joinpath(FILE).is_file():
        raise BadInput("map-no-folder", ROOM, folder=str(folder), file=FILE)
    if not MAP_ID.fullmatch(folder.name) or len(folder.name) > MOST_LETTERS:
        raise BadInput("map-folder-name", ROOM, folder=folder.name[:60], most=MOST_LETTERS)
    printed = read_form(folder.joinpath(FILE), Printed)
    Misfits(str(folder.joinpath(FILE)), printed).check()
    whole = filled(printed, str(folder.joinpath(FILE)))
    land, rules = folder.joinpath("land.toml"), folder.joinpath("rules.toml")
    check_texts(folder)
    return MapFolder(
        id=folder.name,
        folder=folder,
        printed=whole,
        land=msgspec.to_builtins(read_form(land, Land)) if land.is_file() else {},
        own=read_form(rules, OwnRules) if rules.is_file() else OwnRules(),
        fingerprint=fingerprint(whole),
        picture=read_picture(folder.joinpath(PICTURE)),
    )


def read_picture(file: Folder) -> str:
    """The picture under the routes, if there is one; only what a page can show as one."""
    if not file.is_file():
        return ""
    text = file.read_bytes()
    if len(text) > MOST_PICTURE:
        raise BadInput("map-size", ROOM, file=str(file), most=MOST_PICTURE)
    found = text.decode("utf-8", "replace").strip()
    if not PICTURED.fullmatch(found):
        raise BadInput("map-unread", ROOM, file=str(file), why="PNG, JPEG, WebP")
    return found


def read_form(file: Folder, form: type[Form]) -> Form:
    data = read_toml(file)
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        why = misfit(error)
        key = ".".join(part for part in (place(error), str(why.facts.get("field", ""))) if part)
        raise BadInput("map-misfit", ROOM, file=str(file), key=key, value=shown(value_at(data, key)), error=why) from None


def read_toml(file: Folder) -> dict[str, Any]:
    try:
        raw = file.read_bytes()
        if len(raw) > MOST_BYTES:
            raise BadInput("map-size", ROOM, file=str(file), most=MOST_BYTES)
        return loads(raw.decode("utf-8"))
    except OSError as error:
        raise BadInput("map-unread", ROOM, file=str(file), why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadInput("map-unread", ROOM, file=str(file), why="UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        if at is None:
            raise BadInput("map-toml-end", ROOM, file=str(file)) from None
        raise BadInput("map-toml", ROOM, file=str(file), line=int(at[1]), column=int(at[2])) from None


def value_at(data: Any, where: str) -> object:
    """What stands at a key such as `route[3].length`; nothing where the key is missing."""
    for name, number in re.findall(r"([^.\[\]]+)|\[(\d+)\]", where):
        data = data[int(number)] if number else data.get(name, "") if isinstance(data, dict) else data
    return data


def check_texts(folder: Folder) -> None:
    """Words of a map are there in both languages or not at all."""
    text = folder.joinpath("text")
    for lang in LANGUAGES if text.is_dir() else ():
        if not text.joinpath(f"{lang}.ftl").is_file():
            raise BadInput("map-unread", ROOM, file=str(text.joinpath(f"{lang}.ftl")), why="")


def filled(printed: Printed, file: str) -> dict[str, Any]:
    """The map with ids, twins and names filled in where the file leaves them to us."""
    pairs = Counter(frozenset(route.between) for route in printed.route)
    for city in printed.city:
        city.pl, city.board = city.pl or city.en, city.board or city.en
    found: dict[frozenset[str], list[Route]] = {}
    for at, route in enumerate(printed.route):
        twins = found.setdefault(frozenset(route.between), [])
        twins.append(route)
        route.between = twins[0].between
        ends = "_".join(route.between)
        double = pairs[frozenset(route.between)] > 1
        check_id(file, f"route[{at}].twin", route.twin, ends if double else None)
        route.twin = ends if double else None
    for at, route in enumerate(printed.route):
        mates = found[frozenset(route.between)]
        check_id(file, f"route[{at}].id", route.id, route_id(route, mates))
        route.id = route_id(route, mates)
    for at, ticket in enumerate(printed.ticket):
        check_id(file, f"ticket[{at}].id", ticket.id, "_".join(ticket.between))
        ticket.id = "_".join(ticket.between)
    whole: dict[str, Any] = msgspec.to_builtins(printed)
    return whole


def route_id(route: Route, mates: list[Route]) -> str:
    """A route is called by its ends; a twin also by its colour, or by its number where that does not tell it apart."""
    ends = "_".join(route.between)
    if len(mates) == 1:
        return ends
    told_apart = route.colour != "grey" and mates[0].colour != mates[1].colour
    number = next(number for number, mate in enumerate(mates, 1) if mate is route)
    return f"{ends}_{route.colour if told_apart else number}"


def check_id(file: str, key: str, given: str | None, due: str | None) -> None:
    if given is not None and given != due:
        raise wrong("id", file, key, given, due=due or "–")


def fingerprint(printed: dict[str, Any]) -> str:
    """Equal for maps on which the same games are played and written down alike, however they are drawn and titled."""
    played = {key: value for key, value in printed.items() if key not in ("title", "canvas", "player_colours")}
    for key in ("city", "route", "ticket"):
        played[key] = [{name: value for name, value in each.items() if name not in DRAWN} for each in played[key]]
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
