"""The player board: where pieces lie and what they are sold for."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.games.railroad_revolution.material.bonuses import units


class PlayerBoard:
    """The sections from left to right; the company logo stands between two of them."""

    def __init__(self, printed: dict[str, Any]) -> None:
        board = printed["board"]
        self.sale: Final = vec[i64]([units(section["sale"]) for section in board])
        self.track_section: Final = sections_from_right(board, "tracks")
        self.building_section: Final = sections_from_right(board, "buildings")
        self.tracks: Final[i64] = len(self.track_section) - 1
        self.buildings: Final[i64] = len(self.building_section) - 1
        self.end_tracks: Final[i64] = sum([section["tracks"] for section in board if not section["left_of_logo"]])
        self.end_buildings: Final[i64] = sum([section["buildings"] for section in board if not section["left_of_logo"]])


def sections_from_right(board: list[dict[str, Any]], kind: str) -> vec[i64]:
    """For so many pieces left: the section of the leftmost of them; 99 when none is left."""
    found = vec[i64]([99])
    for number in range(len(board) - 1, -1, -1):
        for _piece in range(board[number][kind]):
            found = append(found, i64(number))
    return found
