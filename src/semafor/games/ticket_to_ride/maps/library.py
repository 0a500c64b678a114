"""Which maps there are: those of the package, those of the folders that SEMAFOR_MAPS names, and those that a program loads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

from semafor.games.ticket_to_ride.maps.folder import FILE, ROOM, Folder, MapFolder, read_folder
from semafor.games.ticket_to_ride.maps.parcel import ADDRESS, MOST_LETTERS, read_parcel
from semafor.games.ticket_to_ride.material import LOADED, Map
from semafor.kernel.errors import BadInput

VARIABLE = "SEMAFOR_MAPS"
NUMBERS = {"usa": 0, "europe": 1}  # as states have named them since the first version; other maps are named by what they hold
FOUND: dict[str, MapFolder] = {}


def shipped() -> list[Folder]:
    """The folders of the package, the oldest maps first."""
    folders = resources.files(ROOM).joinpath("maps").iterdir()
    return sorted(
        (folder for folder in folders if folder.is_dir() and folder.joinpath(FILE).is_file()),
        key=lambda folder: (NUMBERS.get(folder.name, len(NUMBERS)), folder.name),
    )


def named() -> list[Folder]:
    """The folders that the environment names: each is a map, or holds maps; a file is a map's folder in one."""
    return [map for given in os.environ.get(VARIABLE, "").split(os.pathsep) if given for map in maps_in(Path(given))]


def located(folder: str | Folder) -> Folder:
    """The folder by its whole path, if it is one of this machine; a file's is the one that it holds."""
    if not isinstance(folder, str | Path):
        return folder
    path = Path(folder).resolve()
    return read_file(path) if path.is_file() else path


def read_file(file: Path) -> Folder:
    try:
        if file.stat().st_size > 4 * MOST_LETTERS:
            raise BadInput("map-size", ROOM, file=str(file), most=MOST_LETTERS)
        return read_parcel(file.read_bytes(), str(file))
    except OSError as error:
        raise BadInput("map-unread", ROOM, file=str(file), why=error.strerror or "") from None


def maps_in(folder: Path) -> Sequence[Folder]:
    if folder.is_file():
        return [read_file(folder)]
    if folder.joinpath(FILE).is_file():
        return [folder]
    found = sorted(file.parent for file in folder.glob(f"*/{FILE}"))
    if not found:
        raise BadInput("map-no-maps", ROOM, folder=str(folder), file=FILE)
    return found


def add(folder: Folder) -> MapFolder:
    """Read the map and make it known to the rules; one that is known already must be the same."""
    map = read_folder(folder)
    known = FOUND.get(map.id)
    if known is not None and known.fingerprint != map.fingerprint:
        raise BadInput("map-known", ROOM, id=map.id, known=str(known.folder), folder=str(folder))
    if known is None:
        FOUND[map.id] = map
        LOADED[map.id] = Map(map.id, number_of(map), map.own.family, map.printed)
    return FOUND[map.id]


def number_of(map: MapFolder) -> int:
    """By which states name the map: one that is known by its address by that, so that it stands for no other drawing."""
    if ADDRESS.fullmatch(map.id):
        return int(map.id.removeprefix("own-")[:12], 16)
    return NUMBERS.get(map.id, int(map.fingerprint, 16))


def forget(id: str) -> None:
    """Nobody plays on that map any more."""
    FOUND.pop(id, None)
    LOADED.pop(id, None)
