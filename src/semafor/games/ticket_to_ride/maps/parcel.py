"""A map's folder as one file, and the address by which everybody knows what it holds.

The file is JSON: `{"semafor": "map", "files": {"map.toml": "…", "land.toml": "…"}}`. The address is made from the files
alone, so the same map has the same one wherever it lies, and a map that is changed has another.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from semafor.games.ticket_to_ride.maps.folder import FILE, PICTURE, ROOM
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.kernel.errors import BadInput
from semafor.kernel.validation import misfit

MOST_LETTERS = 300_000  # of the whole file; a picture takes most of them
ADDRESS = re.compile(r"own-[0-9a-f]{20}")
KEY = re.compile(rf"ticket-to-ride-{ADDRESS.pattern}")
FileName = Literal["map.toml", "land.toml", "rules.toml", "picture.url"]


class Parcel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: what kind it is, and the files of the folder."""

    semafor: Literal["map"]
    files: Annotated[dict[FileName, str], msgspec.Meta(min_length=1, max_length=4)]


def read_parcel(text: str | bytes, file: str) -> TextFolder:
    """The folder that the file holds, named by its address; BadInput if it is no such file."""
    if len(text) > MOST_LETTERS:
        raise BadInput("map-size", ROOM, file=file, most=MOST_LETTERS)
    try:
        parcel = msgspec.json.decode(text, type=Parcel)
    except msgspec.ValidationError as error:
        raise BadInput("map-no-parcel", ROOM, file=file, error=misfit(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput("map-unread", ROOM, file=file, why="JSON") from None
    files = {str(name): text for name, text in parcel.files.items()}
    return TextFolder(address(files), files)


def write_parcel(files: Mapping[str, str]) -> str:
    return json.dumps({"semafor": "map", "files": dict(sorted(files.items()))}, ensure_ascii=False, indent=1) + "\n"


def address(files: Mapping[str, str]) -> str:
    """The name of the map with these files, from what they hold."""
    text = msgspec.json.encode(dict(files), order="deterministic")
    return f"own-{hashlib.sha256(text).hexdigest()[:20]}"


def checked_files(key: str, files: Mapping[str, str]) -> TextFolder:
    """The folder of these files for the game of that key; BadInput if they are not what the key was made from."""
    if FILE not in files or key != f"ticket-to-ride-{address(files)}":
        raise BadInput("map-other-files", ROOM, key=key)
    return TextFolder(address(files), files)


def plainly(files: Mapping[str, str]) -> dict[str, str]:
    """The files without the picture, which only drawings need."""
    return {name: text for name, text in files.items() if name != PICTURE}
