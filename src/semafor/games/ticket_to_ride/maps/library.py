"""Which maps there are: those of the package, those of the folders that SEMAFOR_MAPS names, and those that a program loads."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path

from semafor.games.ticket_to_ride.maps.folder import FILE, ROOM, Folder, MapFolder, read_folder
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


def named() -> list[Path]:
    """The folders that the environment names: each is a map, or holds maps."""
    return [map for given in os.environ.get(VARIABLE, "").split(os.pathsep) if given for map in maps_in(Path(given))]


def located(folder: str | Folder) -> Folder:
    """The folder by its whole path, if it is one of this machine."""
    return Path(folder).resolve() if isinstance(folder, str | Path) else folder


def maps_in(folder: Path) -> list[Path]:
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
        number = NUMBERS.get(map.id, int(map.fingerprint, 16))
        LOADED[map.id] = Map(map.id, number, map.own.family, map.printed)
    return FOUND[map.id]
