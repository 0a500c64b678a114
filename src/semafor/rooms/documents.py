"""What people bring and share by its content: the material of a box, or a map. One form for each: equal ones are one."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

import semafor
from semafor.games.ticket_to_ride.maps.folder import read_folder
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.kernel.box import BoxField
from semafor.kernel.errors import BadInput
from semafor.kernel.validation import misfit_at

MAP = "map"
MAP_FILES = ("map.toml", "land.toml", "rules.toml", "picture.url")
MOST_BYTES = 100_000


class Box(msgspec.Struct, frozen=True):
    """Our own box: all its values."""

    fields: list[BoxField]


class LookedUp(msgspec.Struct, frozen=True):
    """A value that was looked up in a box: the table, item and key of its place."""

    table: str
    item: str
    key: str
    value: Any


class CorrectedBox(msgspec.Struct, frozen=True):
    """A corrected box: its corrections in their one form, the hash of that (empty for our own box), and what was looked up."""

    text: str
    hash: str
    looked_up: list[LookedUp]


def our_box(game: str) -> Box:
    """The box of a game as we have it."""
    return Box(semafor.game(game).box())


def correct_box(game: str, text: str) -> CorrectedBox:
    """The box of a game with these corrections; BadInput says what does not fit."""
    found = canonical(game, text)
    fields = (field for field in semafor.game(game).box(found) if field.source == "box")
    looked_up = [LookedUp(field.table, field.item, field.key, field.value) for field in fields]
    return CorrectedBox(found, address(found) if found else "", looked_up)


def canonical(kind: str, text: str) -> str:
    """The document in its one form; BadInput says why it cannot be played with."""
    if len(text.encode()) > MOST_BYTES:
        raise BadInput("document-size", "semafor.rooms", most=MOST_BYTES)
    if kind == MAP:
        return canonical_map(text)
    return semafor.game(kind).canonical_material(text)


def canonical_map(text: str) -> str:
    """The files of a map's folder by their names, as JSON."""
    try:
        files = msgspec.json.decode(text, type=dict[str, str])
    except msgspec.ValidationError as error:
        raise misfit_at(error, "map") from None
    except msgspec.DecodeError:
        raise BadInput("document-json", "semafor.rooms") from None
    check_map(files)
    return msgspec.json.encode(files, order="deterministic").decode()


def check_map(files: Mapping[str, str]) -> None:
    for name in files:
        if name not in MAP_FILES:
            raise BadInput("document-file", "semafor.rooms", name=name[:40], files=list(MAP_FILES))
    read_folder(TextFolder(MAP, files))


def address(text: str) -> str:
    """By this a document is known for ever: the SHA-256 of its one form."""
    return hashlib.sha256(text.encode()).hexdigest()
