"""Everything that can be said of a map while it is being drawn: all that keeps it from being played, and advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from semafor.games.ticket_to_ride.maps.advice import Advice, advise
from semafor.games.ticket_to_ride.maps.checks import Misfits
from semafor.games.ticket_to_ride.maps.folder import FILE, read_folder, read_form
from semafor.games.ticket_to_ride.maps.form import Land, Printed
from semafor.games.ticket_to_ride.maps.memory import TextFolder
from semafor.games.ticket_to_ride.maps.parcel import address
from semafor.kernel.errors import BadInput


class Examined(msgspec.Struct, frozen=True):
    """A map's address, and what is to be said of it; one without misfits can be played."""

    address: str
    misfits: list[BadInput]
    advice: list[Advice]


class Drafted(msgspec.Struct, frozen=True):
    """A map's files as a drawing board takes them: what they leave out is filled in, but nothing is checked beyond its form."""

    printed: dict[str, Any]
    land: dict[str, Any]


def examine(files: Mapping[str, str]) -> Examined:
    """All misfits of the files, by the checks that every map passes before it is played."""
    folder = TextFolder(address(files), files)
    try:
        printed = read_form(folder.joinpath(FILE), Printed)
    except BadInput as error:
        return Examined(folder.name, [error], [])
    misfits = list(Misfits(FILE, printed).found())
    if not misfits:
        misfits = left_over(folder)
    return Examined(folder.name, misfits, [] if unknown(misfits) else advise(printed))


def left_over(folder: TextFolder) -> list[BadInput]:
    """What is wrong with the other files of the folder."""
    try:
        read_folder(folder)
    except BadInput as error:
        return [error]
    return []


def unknown(misfits: list[BadInput]) -> bool:
    return any(misfit.message == "map-unknown-city" for misfit in misfits)


def draft(files: Mapping[str, str]) -> Drafted:
    """The files of a map as plain data, however unfinished it is; BadInput if they are not of that form."""
    folder = TextFolder(address(files), files)
    land = folder.joinpath("land.toml")
    return Drafted(
        msgspec.to_builtins(read_form(folder.joinpath(FILE), Printed)),
        msgspec.to_builtins(read_form(land, Land)) if land.is_file() else {},
    )
