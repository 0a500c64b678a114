"""What happened, for the log, animation and spectators: the act itself, then all that followed from it."""

from __future__ import annotations

from semafor.games.steamrollers.layout import (
    CITIES,
    CROSSES,
    DICE,
    EVA_BLOCKED,
    EVA_BLOCKED_FULL,
    EVA_CROSS,
    EVA_DELIVERS,
    EVA_DIE,
    EVA_EMPTY,
    EVA_FULL,
    EVA_REROLLS,
    EVA_TILE,
    EVA_WEAK,
    LINKS,
    ORDER_SIDE,
    OWNER,
    POOL,
    POWER,
    SHEET,
    STEP,
    STEPS,
)
from semafor.games.steamrollers.material import KIND_NAMES
from semafor.games.steamrollers.moves import (
    GOOD_NAMES,
    BlockEva,
    ChooseDie,
    ChooseTwo,
    CrossBox,
    Decline,
    Deliver,
    DrawTrack,
    EndTurn,
    FlipDie,
    FulfilOrder,
    LeaveDie,
    LetEva,
    NudgeDie,
    PickStart,
    PlaceLoad,
    RerollDie,
    RerollEva,
    SetDie,
    TakeDie,
    TakeTile,
    move,
)
from semafor.games.steamrollers.parts.goods import good_kind
from semafor.games.steamrollers.parts.routes import line
from semafor.games.steamrollers.parts.tiles import TILE_TWO, face_of
from semafor.games.steamrollers.parts.turn import OVER, WHICH
from semafor.games.steamrollers.refusals import ended_by
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.views import FACES, black_types, link_views, order_goods
from semafor.kernel.refusal import Fact
from semafor.kernel.view import Event

EVA_EVENTS = {
    EVA_DIE: "eva-die",
    EVA_CROSS: "eva-cross",
    EVA_FULL: "eva-full",
    EVA_TILE: "eva-tile",
    EVA_EMPTY: "eva-empty",
    EVA_WEAK: "eva-weak",
    EVA_BLOCKED: "eva-blocked",
    EVA_BLOCKED_FULL: "eva-blocked-full",
    EVA_REROLLS: "eva-rerolls",
}


def events_of(before: SteamRollers, seat: int, action: int, after: SteamRollers) -> tuple[Event, ...]:
    """The act, a finished link, tiles that went back to the pool, Eva's turn, the next roll, the end."""
    return (
        *_act(before, seat, action, after),
        *_new_links(before, seat, after),
        *_returned(before, after),
        *eva_steps(after),
        *_round_events(before, after),
        *_taken_die(before, after),
    )


def _act(before: SteamRollers, seat: int, action: int, after: SteamRollers) -> list[Event]:
    made = move(action)
    match made:
        case ChooseDie(face):
            return [Event("chose-first" if before.turn.phase == WHICH else "chose-die", seat, {"die": face})]
        case ChooseTwo(faces):
            return [Event("chose-two", seat, {"dice": list(faces)})]
        case SetDie(face):
            return [Event("set-die", seat, {"die": face})]
        case NudgeDie() | FlipDie():
            what = "nudged-die" if isinstance(made, NudgeDie) else "flipped-die"
            return [Event(what, seat, {"die": int(after.turn.die) + 1})]
        case RerollDie():
            return [Event("rerolled-die", seat, {"die": int(after.turn.die) + 1})]
        case TakeDie():
            return [Event("took-die", seat, {"die": int(before.turn.die) + 1, "whom": int(before.turn.seat) + 1})]
        case DrawTrack(cell, sides):
            return [Event("drew-track", seat, {"cell": cell, "sides": "-".join(sides)})]
        case CrossBox(box):
            return [Event("crossed-box", seat, {"box": box, "power": int(after.sheets[seat * SHEET + POWER])})]
        case TakeTile(tile):
            return [_taken(before, seat, tile)]
        case Deliver():
            return [_delivered(before, seat, made)]
        case FulfilOrder(order, coal_for):
            goods = order_goods(before, order - 1)
            if coal_for is not None:
                goods[goods.index(coal_for)] = "coal"
            side = int(before.table[ORDER_SIDE + order - 1])
            points = int(before.material.order_points[(order - 1) * 2 + side])
            return [Event("fulfilled", seat, {"order": order, "good": _counted(goods), "points": points})]
        case PickStart(tile):
            return [Event("picked", seat, {"start": tile})]
        case PlaceLoad(good, city):
            return [Event("loaded", seat, {"good": good, "city": city})]
    return _answered(seat, made)


def _counted(goods: list[str]) -> list[str]:
    return [f"{goods.count(good)} {good}" for good in dict.fromkeys(goods)]


def _answered(seat: int, made: object) -> list[Event]:
    match made:
        case LeaveDie(round):
            return [Event("left-round" if round else "left-die", seat)]
        case Decline():
            return [Event("declined", seat)]
        case EndTurn():
            return [Event("ended-turn", seat)]
        case RerollEva() | BlockEva():
            return []  # Eva's own steps say it
        case LetEva():
            return [Event("let-eva", seat)]
    return [Event("passed", seat)]


def _taken(before: SteamRollers, seat: int, tile: int) -> Event:
    owner = int(before.table[OWNER + tile - 1])
    facts: dict[str, Fact] = {"tile": FACES[face_of(before.table, tile - 1)]}
    if owner == POOL:
        return Event("took-tile", seat, facts)
    return Event("turned-tile", seat, facts) if owner == seat else Event("robbed-tile", seat, {**facts, "whom": owner + 1})


def _delivered(before: SteamRollers, seat: int, made: Deliver) -> Event:
    origin, to = made.origin - 1, made.to - 1
    stops = line(before.material, before.links(seat), origin, to, made.distance)
    kind = int(good_kind(before.material, before.sheets, before.table, seat, origin, to, GOOD_NAMES.index(made.good)))
    return Event(
        "delivered",
        seat,
        {
            "good": KIND_NAMES[kind],
            "from": made.origin,
            "to": made.to,
            "distance": made.distance,
            "points": made.distance,
            "stops": stops,
            "way": "direct" if len(stops) == 1 else "through",
        },
    )


def _new_links(before: SteamRollers, seat: int, after: SteamRollers) -> list[Event]:
    if before.sheets[seat * SHEET + LINKS] == after.sheets[seat * SHEET + LINKS]:
        return []
    old = link_views(before, seat)
    return [
        Event("finished-link", seat, {"from": link.cities[0], "to": link.cities[1], "towns": len(link.towns)})
        for link in link_views(after, seat)
        if link not in old
    ]


def _returned(before: SteamRollers, after: SteamRollers) -> list[Event]:
    """Lightning tiles that went back to the pool; what Eva takes is one of her steps."""
    gone = [tile for tile in range(CITIES) if before.table[OWNER + tile] != POOL and after.table[OWNER + tile] == POOL]
    taken = [about for step, about in steps(after) if step == EVA_TILE]
    return [
        Event("returned-tile", int(before.table[OWNER + tile]), {"tile": FACES[face_of(before.table, tile)]})
        for tile in gone
        if tile not in taken or (tile == TILE_TWO and EVA_REROLLS in [step for step, _ in steps(after)])
    ]


def steps(state: SteamRollers) -> list[tuple[int, int]]:
    """Eva's steps since the last action: the kind and the region, tile, city or good it is about."""
    if state.seats > 1:
        return []
    return [divmod(int(state.table[STEP + at]), 8) for at in range(int(state.table[STEPS]))]


def eva_steps(state: SteamRollers) -> list[Event]:
    """Eva's turn as a person can follow it: each step with what she has after it."""
    events = []
    die = int(state.eva.die)
    taken = steps(state)
    crosses = [int(state.table[CROSSES + region]) for region in range(CITIES)] if taken else []
    for step, about in reversed(taken):
        if step == EVA_DELIVERS:
            facts: dict[str, Fact] = {"good": KIND_NAMES[about], "city": die + 1, "points": crosses[die]}
            events.append(Event("eva-delivers", None, {**facts, "total": int(state.eva.points)}))
        else:
            events.append(Event(EVA_EVENTS[step], None, {"region": about + 1, "crosses": crosses[about]}))
            crosses[about] -= step in (EVA_CROSS, EVA_BLOCKED)
    return events[::-1]


def _round_events(before: SteamRollers, after: SteamRollers) -> list[Event]:
    if after.turn.phase == OVER:
        return [Event("game-over", None, {"why": ended_by(after).rsplit(".", 1)[1]})]
    if after.turn.round == before.turn.round:
        return []
    dice = [face + 1 for face in range(CITIES) for _ in range(int(after.table[DICE + face]))]
    return [Event("rolled", int(after.turn.first), {"round": int(after.turn.round), "dice": dice, "type": black_types(after)})]


def _taken_die(before: SteamRollers, after: SteamRollers) -> list[Event]:
    """The turn of a seat that took a die by tile 2b begins with that die in hand."""
    if before.turn.thief < 0 or before.turn.thief != after.turn.seat or after.turn.thief >= 0:
        return []
    return [Event("uses-taken-die", int(after.turn.seat), {"die": int(before.turn.stolen) + 1})]
