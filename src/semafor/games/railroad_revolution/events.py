"""What happened, as each watcher may know it: for the log, animation and spectators."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import (
    ACTION,
    COLOURS,
    DEAL,
    DESK_SEAT,
    DONE,
    DRAWN,
    KEEP,
    NONE,
    OPEN,
    OVER,
    SEAT,
    STANDING,
    TURN,
    UNIT,
)
from semafor.games.railroad_revolution.moves import (
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
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.views import members
from semafor.kernel.refusal import Fact
from semafor.kernel.view import Event

PLAIN = {
    Finish: "finished",
    Done: "left-reward",
    NoDeal: "no-deal",
    Pay: "paid",
    SellShare: "sold-share",
    Skip: "skipped",
    Extra: "used-extra",
    Reward: "took-reward",
    FirstBonus: "took-first-bonus",
}


def events_of(before: Tabletop, seat: int, action: int, after: Tabletop, to: int | None) -> tuple[Event, ...]:
    """The act itself, what it gave the seat, then what followed from it, as watcher `to` may know it."""
    return (
        _act(before, seat, action),
        *_balance(before, seat, after),
        *_milestones(before, after, to),
        *_course(before, after),
    )


def _act(before: Tabletop, seat: int, action: int) -> Event:
    made = numbered()[action]
    if type(made) in PLAIN:
        return Event(PLAIN[type(made)], seat)
    what, facts = _acted(before, made)
    return Event(what, seat, facts)


def _acted(before: Tabletop, made: object) -> tuple[str, dict[str, Fact]]:
    match made:
        case Hire(colour):
            return "hired", {"worker": colour}
        case Pick(place):
            return "picked", {"place": place}
        case Place(colour, field, as_white):
            return "placed-as-white" if as_white else "placed", {"worker": colour, "field": field}
        case Station(city):
            return "built-station", {"city": _city(before, city)}
        case Track(space):
            return "laid-track", {"space": space, "cities": _ends(before, space)}
        case Office(section):
            return "built-office", {"section": section}
        case Sale(piece):
            return "sold-piece", {"piece": piece}
        case Tile(colour, source):
            return "used-tile", {"worker": colour, "place": source}
        case Deal(half):
            return "accepted-deal", {"deal": before.material.deal_ids[before.deal], "half": half}
        case Flip(train, side):
            return f"flipped-{side}", {"train": train}
        case TakeTrain(train):
            return "took-train", {"train": train}
    return _acted_with_workers(made)


def _acted_with_workers(made: object) -> tuple[str, dict[str, Fact]]:
    match made:
        case Step(track, None, None):
            return "stepped", {"track": track}
        case Step(track, str(colour), str(source)):
            return "stepped-for-worker", {"track": track, "worker": colour, "place": source}
        case Promote(colour, source, milestone):
            return "promoted", {"worker": colour, "place": source, "milestone": milestone}
        case Exchange(colour, source, gained):
            return "exchanged", {"worker": [colour, gained], "place": source}
        case Gain(colour):
            return "gained-worker", {"worker": colour}
        case Complete(milestone):
            return "ordered-milestones", {"milestone": milestone}
        case Keep(place):
            return "kept", {"place": place}
    raise AssertionError(made)


def _city(table: Tabletop, city: str) -> str:
    name: str = table.material.printed["city"][table.material.city_ids.index(city)]["name"]
    return name


def _ends(table: Tabletop, space: str) -> list[str]:
    at = table.material.space_ids.index(space)
    return [_city(table, city) for city in table.material.printed["space"][at]["between"]]


def _balance(before: Tabletop, seat: int, after: Tabletop) -> list[Event]:
    """Money and shares the seat gained or spent."""
    events = []
    money = int(after.money(seat) - before.money(seat)) * UNIT
    if money:
        events.append(Event("money-gained" if money > 0 else "money-spent", seat, {"money": abs(money)}))
    shares = int(after.shares(seat) - before.shares(seat))
    if shares:
        events.append(Event("shares-gained" if shares > 0 else "shares-spent", seat, {"shares": abs(shares)}))
    return events


def _milestones(before: Tabletop, after: Tabletop, to: int | None) -> list[Event]:
    events = []
    names = after.material.milestone_ids
    for seat in range(after.seats):
        at = seat * DESK_SEAT + DONE
        new = members(int(after.desk[at] & ~before.desk[at]), names)
        events += [Event("completed", seat, {"milestone": name}) for name in new]
        for slot in range(2):
            tile = int(after.box[seat * SEAT + OPEN + slot])
            if tile != NONE and tile != before.box[seat * SEAT + OPEN + slot]:
                events.append(Event("new-milestone", seat, {"milestone": names[tile]}))
    if after.course.phase == KEEP and list(after.box[DRAWN : DRAWN + 3]) != list(before.box[DRAWN : DRAWN + 3]):
        events.append(_drew(after, to))
    return events


def _drew(after: Tabletop, to: int | None) -> Event:
    tiles = [int(after.box[DRAWN + place]) for place in range(3) if after.box[DRAWN + place] != NONE]
    if to == after.course.who:
        return Event("drew-milestones-mine", to, {"milestones": [after.material.milestone_ids[tile] for tile in tiles]})
    return Event("drew-milestones", int(after.course.who), {"count": len(tiles)})


def _course(before: Tabletop, after: Tabletop) -> list[Event]:
    """Deals, recalls, turns and the end."""
    events = []
    if after.course.phase == DEAL and before.course.phase == ACTION:
        events.append(Event("deal-due", None, {"deal": after.material.deal_ids[after.deal]}))
    if after.revealed != before.revealed:
        events.append(Event("deal-revealed", None, {"deal": after.material.deal_ids[after.deal]}))
    if before.course.turns_left < 0 <= after.course.turns_left:
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


def _standing(table: Tabletop) -> int:
    """Workers on all player boards."""
    return sum(int(table.box[seat * SEAT + STANDING + colour]) for seat in range(table.seats) for colour in range(COLOURS))
