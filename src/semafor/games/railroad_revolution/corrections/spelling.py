"""How the places of one box are written: cities by their names or ids, tracks by the cities at their ends."""

from __future__ import annotations

import unicodedata

from semafor.games.railroad_revolution.material import Material, load

WORDS = {"station": ("station", "stacja"), "track": ("track", "tor")}  # in English and Polish
POLISH_NAMES = {"washington": "Waszyngton"}  # of the box as we have it


def plain(text: str) -> str:
    """Lower case without marks, dashes and underscores, so that Little Rock and little_rock, zapłać and zaplac are one."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.replace("_", " ").replace("-", " ").replace("–", " ").split())


class Spelling:
    """The cities and track spaces of a box."""

    def __init__(self, box: Material) -> None:
        self.names: dict[str, str] = {city["id"]: city["name"] for city in box.printed["city"]}
        self.ends: dict[str, tuple[str, str]] = {space["id"]: tuple(space["between"]) for space in box.printed["space"]}

    def stations(self, city: str, *, by_id: bool) -> list[str]:
        """Every way to write that one builds there."""
        called = self.called(city, by_id=by_id)
        return [f"{word} {name}" for word in WORDS["station"] for name in called]

    def tracks(self, space: str, *, by_id: bool) -> list[str]:
        """Every way to write that one lays a track there, in both directions; nothing for a space that the box has not."""
        if space not in self.ends:
            return []
        one, other = (self.called(end, by_id=by_id) for end in self.ends[space])
        pairs = [(start, end) for start in one for end in other]
        return [f"{word} {ends}" for word in WORDS["track"] for a, b in pairs for ends in (f"{a} {b}", f"{b} {a}")]

    def called(self, city: str, *, by_id: bool) -> list[str]:
        return [city, *([POLISH_NAMES[city]] if city in POLISH_NAMES else [])] if by_id else [self.names.get(city, city)]

    def city_called(self, text: str) -> str | None:
        """The city by its very id, by its name, or by an id as people write it."""
        known = {plain(city): city for city in self.names} | {plain(name): city for city, name in self.names.items()}
        return text if text in self.names else known.get(plain(text))

    def space_called(self, text: str) -> str | None:
        """The track space by its id or by the two cities at its ends, the first one if there are several."""
        ways = [
            (way, space) for by_id in (True, False) for space in [*self.ends][::-1] for way in self.tracks(space, by_id=by_id)
        ]
        return text if text in self.ends else {plain(way): space for way, space in ways}.get(plain(f"track {text}"))

    def other_names(self) -> dict[str, str]:
        """By their ids: the cities that this box calls otherwise than ours."""
        ours = OURS.names
        return {city: name for city, name in self.names.items() if name != ours[city]}


OURS = Spelling(load(""))
