"""The position as lines of text, for a terminal: cities, tiles, costs and conditions in words, so that one can play by it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from semafor.games.railroad_revolution.layout import UNIT
from semafor.games.railroad_revolution.material import Material
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.material.told import cost, reward
from semafor.games.railroad_revolution.moves import HALVES
from semafor.games.railroad_revolution.views import ActionView, OpenMilestone, RailroadRevolutionView, SeatView
from semafor.kernel.words import Words

TINTS = {"white": "bold", "purple": "magenta", "orange": "dark_orange", "grey": "bright_black", "turquoise": "cyan"}


class Described:
    """One position as a seat, or a watcher, reads it."""

    def __init__(self, view: RailroadRevolutionView, seat: int | None, material: Material, words: Words) -> None:
        self.view = view
        self.seat = seat
        self.material = material
        self.words = words

    def text(self) -> str:
        view, say = self.view, self.words.say
        lines = [say("show-map"), *map(self.city, self.material.printed["city"])]
        lines += [say("show-telegraph"), *map(self.section, self.material.printed["section"])]
        lines += [say("show-supply", worker=counted(view.general)), *map(self.stack, view.trains)]
        lines += [say("show-deal", stack=view.deal_stack), *map(self.half, range(2))]
        lines += [self.setup_tile(place, *tile) for place, tile in view.setup_tiles.items()]
        if view.turns_left and view.phase != "over":
            lines.append(say("show-last-round", turns=view.turns_left))
        for seat in view.seats:
            lines += self.seat_lines(seat)
        if view.action is not None:
            lines += self.action(view.action)
        if view.drawn:
            lines += [say("show-drawn"), *(f"  {self.milestone(tile)}" if tile else "  ?" for tile in view.drawn)]
        return "\n".join(lines)

    # The main board

    def city(self, city: dict[str, Any]) -> str:
        tile = self.material.tile_ids.index(self.view.city_tiles[city["id"]])
        first = int(self.material.first_row) + tile
        owner = self.view.first_stations.get(city["id"], -1)
        return "  " + self.words.say(
            "show-city",
            city=city["id"],
            level=city["level"],
            cost=city["cost"],
            reward=reward(self.material, tile),
            **{"reward-first": reward(self.material, first), "reward-cost": cost(self.material, first)},
            place="free" if owner == -1 else "taken",
            stations=self.names(seat.seat for seat in self.view.seats if city["id"] in seat.stations),
        )

    def section(self, section: dict[str, Any]) -> str:
        tile = self.view.telegraph_tiles.get(section["id"])
        bonus = None if tile is None else int(self.material.wire_row) + self.material.wire_ids.index(tile)
        return "  " + self.words.say(
            "show-section",
            section=section["id"],
            shares=section["shares"],
            more=section["first_shares"],
            place="taken" if section["id"] in self.view.first_offices else "free",
            reward="none" if bonus is None else reward(self.material, bonus),
            offices=self.names(seat.seat for seat in self.view.seats if int(section["id"]) in seat.offices),
        )

    def stack(self, train: str) -> str:
        bonus = int(self.material.train_row) + self.material.train_ids.index(train)
        facts = {"reward-cost": cost(self.material, bonus)}
        return "  " + self.words.say(
            "show-train", train=train, count=self.view.trains[train], reward=reward(self.material, bonus), **facts
        )

    def half(self, at: int) -> str:
        bonus = int(self.material.deal_row) + 2 * self.material.deal_ids.index(self.view.deal) + at
        facts = {"half": HALVES[at], "reward": reward(self.material, bonus), "reward-cost": cost(self.material, bonus)}
        return "  " + self.words.say("show-half", **facts)

    def setup_tile(self, place: str, tile: str, worker: str) -> str:
        side = 2 * self.material.setup_ids.index(tile[:-2]) + "ab".index(tile[-1])
        given = [f"1 {worker}", *reward(self.material, int(self.material.setup_row) + side)]
        return self.words.say("show-setup", place=place, reward=given)

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(self.words.say("seat-who", who="", seat=seat + 1) for seat in seats) or "–"

    # The seats

    def seat_lines(self, seat: SeatView) -> list[str]:
        say, acting = self.words.say, "→ " * (seat.seat in self.view.actors)
        facts = {"points": seat.points, "money": seat.money, "shares": seat.shares}
        lines = [
            acting + say("show-seat", seat=seat.seat + 1, **facts),
            "    " + say("show-pieces", tracks=seat.tracks_left, buildings=seat.buildings_left),
            "    " + say("show-workers", worker=counted(seat.supply)),
            *(
                "    " + say("show-standing", field=field, worker=counted(there))
                for field, there in seat.board.items()
                if there
            ),
            *("    " + self.marker(seat, track) for track in self.material.printed["performance"]),
            *("    " + say("show-own-train", train=train, side="front", count=n) for train, n in seat.trains_front.items()),
            *("    " + say("show-own-train", train=train, side="back", count=n) for train, n in seat.trains_back.items()),
            *("    " + self.milestone(tile.id, tile) for tile in seat.open_milestones if tile is not None),
        ]
        return [*lines, *self.network(seat)]

    def network(self, seat: SeatView) -> list[str]:
        """Where the seat's tracks lie; for the one who looks also where they can go on, and for how much."""
        laid, free = [], []
        reached = {end for space in self.spaces(seat) for end in space["between"]}
        for space in self.material.printed["space"]:
            name = " – ".join(space["between"])
            if space["id"] in seat.spaces:
                laid.append(name)
            elif reached & set(space["between"]):
                free.append(self.open_space(name, space))
        lines = ["    " + self.words.say("show-laid", **{"city-tracks": laid or "–"})]
        return (
            lines
            if self.seat not in (None, seat.seat)
            else [*lines, "    " + self.words.say("show-reach", spaces="; ".join(free))]
        )

    def spaces(self, seat: SeatView) -> list[dict[str, Any]]:
        return [space for space in self.material.printed["space"] if space["id"] in seat.spaces]

    def open_space(self, name: str, space: dict[str, Any]) -> str:
        terrain = space.get("terrain", 0) * int(self.material.rules.terrain_cost) * UNIT
        deal = "yes" if space.get("deal") else "no"
        return self.words.say("show-space", **{"city-track": name}, terrain=terrain, deal=deal)

    def marker(self, seat: SeatView, track: dict[str, Any]) -> str:
        field = seat.markers[track["id"]]
        facts = {"track": track["id"], "points": track["points"][field]}
        if field + 1 == len(track["points"]):
            return self.words.say("show-marker-top", **facts)
        price = track["costs"][field]
        asked = [f"{price[name]} {word}" for name, word in COSTS if price.get(name)]
        return self.words.say("show-marker", **facts, more=track["points"][field + 1], **{"reward-cost": asked or "none"})

    def milestone(self, name: str, tile: OpenMilestone | None = None) -> str:
        printed = self.material.printed["milestone"][self.material.milestone_ids.index(name)]
        asked = ", ".join(self.condition(each) for each in printed["conditions"])
        facts = {"milestone": name, "points": printed["points"], "conditions": asked, "worker": printed["managers"]}
        standing = tile.managers if tile else []
        met = "yes" if tile and tile.conditions_met else "no"
        return self.words.say("show-milestone", **facts, **{"worker-standing": standing or "–"}, met=met)

    def condition(self, asked: dict[str, int]) -> str:
        for kind in ("connected", "stations", "deal_tracks", "tracks"):
            if kind in asked:
                break
        facts = {"n": asked[kind], "level": asked.get("level", 0), "hills": asked.get("terrain", 0)}
        return self.words.say(f"rr-cond-{kind.replace('_', '-')}", **facts)

    # The action in progress

    def action(self, action: ActionView) -> list[str]:
        lines = [self.words.say("show-action", field=action.field, open=action.open or "–", owed=action.owed)]
        if "extra" in action.open:
            extra = "white" if action.used_as == "white" else f"{action.field}-{action.used_as}"
            lines.append(self.words.say("show-extra", extra=extra))
        return lines


COSTS = (("money", "money"), ("shares", "share"), ("workers", "discard"))


def counted(workers: dict[str, int]) -> list[str] | str:
    return [f"{count} {colour}" for colour, count in workers.items()] or "–"


def described(view: RailroadRevolutionView, seat: int | None, material: Material, words: Words) -> str:
    """Everything of the view that one looks at before a move."""
    return Described(view, seat, material, words).text()


def tints(words: Words) -> dict[str, str]:
    """Patterns of the described position with the style in which a terminal with colours shows them."""
    workers = {rf"(?i)\b{words.say(f'worker-{colour}')}": TINTS[colour] for colour in COLOUR_NAMES}
    return {**workers, r"^→.*$": "bold", r"\$?\d+ ?\$?(?<=\$)|\$\d+": "green"}
