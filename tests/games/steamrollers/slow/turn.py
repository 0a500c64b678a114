"""What the actor may do, worked out slowly from the view alone: another reading of the catalogue than that of the rules."""

from __future__ import annotations

from games.steamrollers.slow.network import Network
from semafor.games.steamrollers.views import SteamRollersView

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
TYPE = {1: "sharp", 2: "gentle", 3: "straight"}


class Turn:
    """The actor's turn with a die in hand, as the view shows it.

    `spent` and `changed` are what a player remembers of this turn: permanent tiles that served the first solo action,
    and tiles that have changed the die already.
    """

    def __init__(self, view: SteamRollersView, spent: set[int], changed: set[str]) -> None:
        assert view.phase == "act"
        assert view.die is not None
        self.view = view
        self.seat = view.actors[0]
        self.die = view.die
        self.solo = len(view.seats) == 1
        self.changed = changed
        self.network = Network(view, self.seat)
        self.sheet = view.seats[self.seat]
        self.mine = {tile.tile for tile in view.tiles if tile.owner == self.seat and int(tile.tile[0]) not in spent}

    def moves(self) -> set[str]:
        plain = self.boxes(self.die) | self.takes(self.die) | self.tracks(self.die) | self.deliveries(self.die, tiles=False)
        with_tiles = plain | self.deliveries(self.die, tiles=True)
        return with_tiles | self.changes() | (set() if plain else {"pass"})

    def boxes(self, die: int) -> set[str]:
        return set() if die in self.sheet.boxes else {f"box {die}"}

    def takes(self, die: int) -> set[str]:
        tile = self.view.tiles[die - 1]
        return set() if tile.owner not in (None, self.seat) and tile.sideways else {f"tile {die}"}

    def tracks(self, die: int) -> set[str]:
        types = {"straight", "gentle", "sharp"} if {"6a", "6b"} & self.mine else set(self.view.black)
        found = set()
        for (row, column), token in self.network.cells.items():
            cell = f"{chr(64 + column)}{row}"
            if token.strip("()") == str(die) and cell not in self.sheet.tracks:
                for at, one in enumerate(SIDES):
                    for other in SIDES[at + 1 :]:
                        apart = (SIDES.index(other) - at) % 6
                        if TYPE[min(apart, 6 - apart)] in types:
                            found.add(f"track {cell} {one}-{other}")
        return found

    # Deliveries

    def deliveries(self, die: int, *, tiles: bool) -> set[str]:
        ways = [(die, to) for to in range(1, 7) if to != die]
        if tiles and "3a" in self.mine:
            ways += [(origin, die) for origin in range(1, 7) if origin != die]
        found = set()
        for origin, to in ways:
            for good in self.goods(origin, to):
                for distance in self.distances(origin, to, tiles=tiles):
                    found.add(f"deliver {good}{origin}-{to} distance {distance}")
        return found

    def goods(self, origin: int, to: int) -> list[str]:
        colour = self.view.colours[to - 1]
        lying = self.view.cities[origin - 1]
        if self.solo:
            return [f"place {place} " for place, good in enumerate(lying, 1) if good == colour]
        found = [""] if colour in lying else []
        found += ["coal "] if "coal" in lying else []
        load = self.sheet.load
        return found + (["own "] if load is not None and (load.city, load.good) == (origin, colour) else [])

    def distances(self, origin: int, to: int, *, tiles: bool) -> set[int]:
        found = self.network.distances(origin, to)
        if tiles and "3b" in self.mine:
            found = {distance + more for distance in found for more in (0, 1, 2)}
        power = len(self.sheet.boxes) + ("4b" in self.mine)
        return {distance for distance in found if distance <= power or (tiles and "4a" in self.mine)}

    # Changing the die

    def able(self, die: int) -> bool:
        return bool(self.boxes(die) | self.takes(die) | self.tracks(die) | self.deliveries(die, tiles=True))

    def changes(self) -> set[str]:
        if "5b" in self.changed:
            return set()
        sets = bool({"1a", "1b"} & self.mine) and "1" not in self.changed
        nudges = "5a" in self.mine and "5a" not in self.changed
        turns = "5b" in self.mine
        found = {f"set die {face}" for face in range(1, 7) if sets and self.leads_on(face, False, nudges, turns)}
        for word, face in (("lower die", self.die - 1), ("raise die", self.die + 1)):
            if nudges and 1 <= face <= 6 and self.leads_on(face, sets, False, turns):
                found.add(word)
        if turns and self.able(7 - self.die):
            found.add("flip die")
        if turns and any(self.able(face) for face in range(1, 7)):
            found.add("reroll die")
        return found

    def leads_on(self, face: int, sets: bool, nudges: bool, turns: bool) -> bool:
        """Whether an action can still follow with the die on that face and these tiles left to change it."""
        reachable = {face}
        if nudges:
            reachable |= {other for other in (face - 1, face + 1) if 1 <= other <= 6}
        if sets or turns:
            reachable |= set(range(1, 7))
        return any(self.able(other) for other in reachable)


def owners_after(view: SteamRollersView, move: str) -> list[int | None]:
    """Who has each action tile once the die is changed, or a tile is taken by a turn with one die."""
    owners = [tile.owner for tile in view.tiles]
    if move.startswith("tile"):
        owners[int(move[-1]) - 1] = view.actors[0]
    else:
        at = 0 if move.startswith("set") else 4
        owners[at] = None if view.tiles[at].once else owners[at]
    return owners
