"""What happened, as each watcher may know it: for the log, animation and spectators. One deed is one event."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import (
    ACTION,
    CITY_TILE,
    COLOURS,
    DEAL,
    DESK_SEAT,
    DONE,
    DRAWN,
    FIRST_STATION,
    KEEP,
    MANAGER,
    MARK,
    NONE,
    OPEN,
    OVER,
    ROW_MONEY,
    ROW_SHARES,
    SEAT,
    SECTION_TILE,
    SETUP_SIDE,
    SETUP_WORKER,
    STANDING,
    TURN,
    UNIT,
)
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.material.told import cost, ends, reward
from semafor.games.railroad_revolution.moves import (
    FIELD_NAMES,
    HALVES,
    TRACK_NAMES,
    Complete,
    Deal,
    Done,
    Exchange,
    Extra,
    Finish,
    FirstBonus,
    Flip,
    Gain,
    Hire,
    Keep,
    NoDeal,
    Office,
    Pay,
    Pick,
    Place,
    Promote,
    Reward,
    Sale,
    SellShare,
    Skip,
    Station,
    Step,
    TakeTrain,
    Tile,
    Track,
)
from semafor.games.railroad_revolution.notation import numbered
from semafor.games.railroad_revolution.parts.abilities import extra_bonus, first_bonus
from semafor.games.railroad_revolution.parts.deals import deal_bonus, rebate
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.views import left_of_reward, members
from semafor.kernel.refusal import Fact
from semafor.kernel.view import Event

NO_BONUS = -1
Facts = dict[str, Fact]


def events_of(before: Tabletop, seat: int, action: int, after: Tabletop, to: int | None) -> tuple[Event, ...]:
    """The deed with what it cost and gave, then what followed from it, as watcher `to` may know it."""
    made = numbered()[action]
    return (*_deed(before, seat, made, after), *_milestones(before, after, to), *_course(before, after))


def _deed(before: Tabletop, seat: int, made: object, after: Tabletop) -> list[Event]:
    """One event for one deed. Which of two milestones comes first is told by its completion."""
    if isinstance(made, Complete):
        return []
    what, facts = deed(before, seat, made)
    return [Event(what, seat, {**facts, **_net(before, seat, after, _bonus(before, seat, made))})]


def deed(before: Tabletop, seat: int, made: object) -> tuple[str, Facts]:
    """What a deed is called, and what it names; with the reward that it opens."""
    what, facts = _simple(before, made) or _built(before, seat, made) or _with_workers(before, seat, made)
    bonus = _bonus(before, seat, made)
    given: Fact = "none" if bonus == NO_BONUS else _beside(before, bonus) + reward(before.material, bonus)
    return what, {**facts, "reward": given}


def _net(before: Tabletop, seat: int, after: Tabletop, bonus: int) -> Facts:
    """What the seat paid and got in all; what a bonus gives at once is told as its reward."""
    money, shares = int(after.money(seat) - before.money(seat)), int(after.shares(seat) - before.shares(seat))
    if bonus != NO_BONUS:
        money -= int(before.material.row(bonus, ROW_MONEY))
        shares -= int(before.material.row(bonus, ROW_SHARES))
    paid: Facts = {"paid": max(-money, 0) * UNIT, "earned": max(money, 0) * UNIT}
    return {**paid, "discarded": max(-shares, 0), "shares": max(shares, 0)}


def _beside(before: Tabletop, bonus: int) -> list[str]:
    """The worker that lies beside a set-up tile comes with its reward."""
    side = bonus - int(before.material.setup_row)
    beside = [place for place in range(4) if side >= 0 and before.box[SETUP_SIDE + place] == side]
    return [f"1 {COLOUR_NAMES[before.box[SETUP_WORKER + place]]}" for place in beside]


def _bonus(before: Tabletop, seat: int, made: object) -> int:
    """The printed bonus that the deed opens."""
    material, job = before.material, before.job
    match made:
        case Pick(place):
            return int(material.setup_row) + int(before.box[SETUP_SIDE + place - 1])
        case Reward():
            return int(before.box[CITY_TILE + job.target])
        case FirstBonus():
            return int(first_bonus(before))
        case Extra():
            return int(extra_bonus(before))
        case Tile():
            return int(material.wire_row) + int(before.box[SECTION_TILE + job.target])
        case Deal(half):
            return int(deal_bonus(before, HALVES.index(half)))
        case Flip(train, "front"):
            bonus = int(material.train_row) + material.train_ids.index(train)
            return bonus if usable(before, seat, bonus) else NO_BONUS
    return NO_BONUS


def _simple(before: Tabletop, made: object) -> tuple[str, Facts] | None:
    """Deeds that name no place and no worker."""
    material = before.material
    match made:
        case Finish():
            return "finished", {}
        case Done():
            return "left-reward", {"reward-left": left_of_reward(before)}
        case NoDeal():
            return "no-deal", {"deals": 1 if before.course.taken else 0}
        case Pay():
            return "paid", {}
        case SellShare():
            return "sold-share", {"times": 1, "money": int(material.rules.share_price) * UNIT}
        case Skip():
            return "skipped", {}
        case Extra():
            colour = COLOUR_NAMES[before.job.ability]
            return "used-extra", {"extra": "white" if colour == "white" else f"{FIELD_NAMES[before.job.field]}-{colour}"}
        case Reward() | FirstBonus():
            what = "took-reward" if isinstance(made, Reward) else "took-first-bonus"
            return what, {"city": material.city_ids[before.job.target]}
        case Deal(half):
            price = cost(material, int(deal_bonus(before, HALVES.index(half))), int(rebate(before)))
            return "accepted-deal", {"deal": material.deal_ids[before.deal], "half": half, "reward-cost": price}
        case Flip(train, side):
            return f"flipped-{side}", {"train": train}
        case TakeTrain(train):
            return "took-train", {"train": train}
        case Pick(place):
            return "picked", {"place": place}
    return None


def _built(before: Tabletop, seat: int, made: object) -> tuple[str, Facts] | None:
    """Pieces put on the board, or sold."""
    match made:
        case Station(city):
            first = before.box[FIRST_STATION + before.material.city_ids.index(city)] == NONE
            return "built-station", {"city": city, "place": "first" if first else "later"}
        case Track(space):
            return "laid-track", {**ends(before.material, before.material.space_ids.index(space))}
        case Office(section):
            return "built-office", {"section": section}
        case Sale(piece):
            return "sold-piece", {"piece": piece}
        case Step(track, colour, source):
            at = TRACK_NAMES.index(track)
            field = int(before.box[seat * SEAT + MARK + at]) + 1
            points = int(before.material.points[at * (before.material.top + 1) + field])
            if colour is None or source is None:
                return "stepped", {"track": track, "points": points}
            return "stepped-for-worker", {"track": track, "points": points, "worker": colour, "place": source}
    return None


def _with_workers(before: Tabletop, seat: int, made: object) -> tuple[str, Facts]:
    match made:
        case Place(colour, field, as_white):
            return "placed-as-white" if as_white else "placed", {"worker": colour, "field": field}
        case Hire(colour):
            return "hired", {"worker": colour}
        case Tile(colour, source):
            return "used-tile", {"worker": colour, "place": source}
        case Promote(colour, source, slot):
            return "promoted", {"worker": colour, "place": source, "milestone": _open(before, seat, slot)}
        case Exchange(colour, source, gained):
            return "exchanged", {"worker": colour, "worker-gained": gained, "place": source}
        case Gain(colour):
            return "gained-worker", {"worker": colour}
        case Keep(place):
            drawn = [int(before.box[DRAWN + at]) for at in range(3)]
            kept = before.material.milestone_ids[drawn[place - 1]]
            return "kept", {"milestone": kept, "count": sum(tile != NONE for tile in drawn) - 1}
    raise AssertionError(made)


def _open(table: Tabletop, seat: int, slot: int) -> str:
    """The open milestone at the first or second place, by the id on its tile."""
    return table.material.milestone_ids[table.box[seat * SEAT + OPEN + slot - 1]]


def _milestones(before: Tabletop, after: Tabletop, to: int | None) -> list[Event]:
    events = [event for seat in range(after.seats) for event in _completed(before, after, seat)]
    if after.course.phase == KEEP and list(after.box[DRAWN : DRAWN + 3]) != list(before.box[DRAWN : DRAWN + 3]):
        events.append(_drew(after, to))
    return events


def _completed(before: Tabletop, after: Tabletop, seat: int) -> list[Event]:
    """What the seat has completed, for how much, and which managers go back to the general supply."""
    material, at = after.material, seat * DESK_SEAT + DONE
    new = members(int(after.desk[at] & ~before.desk[at]), material.milestone_ids)
    found = []
    for name in new:
        tile = material.milestone_ids.index(name)
        facts: Facts = {"milestone": name, "points": int(material.milestone_points[tile])}
        found.append(Event("completed", seat, {**facts, "worker": _managers(before, seat, tile)}))
    return found


def _managers(before: Tabletop, seat: int, tile: int) -> list[str]:
    at = seat * SEAT
    slots = [slot for slot in range(2) if before.box[at + OPEN + slot] == tile]
    places = [int(before.box[at + MANAGER + 2 * slot + place]) for slot in slots for place in range(2)]
    return [COLOUR_NAMES[colour] for colour in places if colour < COLOURS]


def _drew(after: Tabletop, to: int | None) -> Event:
    tiles = [int(after.box[DRAWN + place]) for place in range(3) if after.box[DRAWN + place] != NONE]
    if to == after.course.who:
        return Event("drew-milestones-mine", to, {"milestones": [after.material.milestone_ids[tile] for tile in tiles]})
    return Event("drew-milestones", int(after.course.who), {"count": len(tiles)})


def _course(before: Tabletop, after: Tabletop) -> list[Event]:
    """Deals, recalls, turns and the end."""
    events = []
    if after.course.phase == DEAL and before.course.phase == ACTION:
        events.append(Event("deal-due", None, _deal(after)))
    if after.revealed != before.revealed:
        events.append(Event("deal-revealed", None, _deal(after)))
    if before.course.turns_left < 0 < after.course.turns_left:
        events.append(Event("last-round", None, {"turns": int(after.course.turns_left)}))
    if after.course.phase == OVER:
        return [*events, Event("game-over", None)]
    if (after.course.phase == TURN and before.course.phase != TURN) or (
        after.course.phase == TURN and after.course.turn != before.course.turn
    ):
        events.append(Event("turn-begins", int(after.course.turn)))
        if _standing(before) - _standing(after) > 1:  # any other act takes at most one worker off a board
            events.append(Event("recalled", int(after.course.turn)))
    return events


def _deal(table: Tabletop) -> Facts:
    """The face-up deal tile by what its halves cost and give."""
    facts: Facts = {"deal": table.material.deal_ids[table.deal]}
    for at, half in enumerate(HALVES):
        bonus = int(deal_bonus(table, at))
        facts |= {f"reward-{half}": reward(table.material, bonus), f"reward-{half}-cost": cost(table.material, bonus)}
    return facts


def _standing(table: Tabletop) -> int:
    """Workers on all player boards."""
    return sum(int(table.box[seat * SEAT + STANDING + colour]) for seat in range(table.seats) for colour in range(COLOURS))
