"""Maps from outside the package, handed over as texts: played, examined while they are drawn, packed and unpacked."""

from __future__ import annotations

import msgspec

import semafor
from semafor.games.ticket_to_ride.maps.advice import Advice
from semafor.games.ticket_to_ride.maps.examining import Drafted, draft, examine
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.games.ticket_to_ride.maps.parcel import ADDRESS, checked_files, read_parcel
from semafor.offline.calls import takes
from semafor.offline.requests import DrawnMap, MapFiles, Packed
from semafor.offline.sentences import Message, explain


class Examined(msgspec.Struct, frozen=True):
    """The address of a map, what keeps it from being played, and what its maker may want to know."""

    address: str
    misfits: list[Message]
    advice: list[Advice]


class Unpacked(msgspec.Struct, frozen=True):
    """The files of a map, and what a drawing board makes of them."""

    files: dict[str, str]
    draft: Drafted


@takes(MapFiles)
def mapped(request: MapFiles) -> str:
    """The key of the game on that map, which can be played, replayed and counted from now on."""
    if ADDRESS.fullmatch(request.name):
        key = f"ticket-to-ride-{request.name}"
        return semafor.recall_map(key, checked_files(key, request.files).files).key
    return semafor.load_map(TextFolder(request.name, request.files)).key


@takes(DrawnMap)
def examined(request: DrawnMap) -> Examined:
    """What is to be said of a map as it is drawn now."""
    found = examine(request.files)
    return Examined(found.address, [explain(misfit) for misfit in found.misfits], found.advice)


@takes(Packed)
def unpacked(request: Packed) -> Unpacked:
    """A map that somebody brings as one file, for the drawing board."""
    folder = read_parcel(request.text, request.name)
    return Unpacked(dict(folder.files), draft(folder.files))
