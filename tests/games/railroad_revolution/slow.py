"""Slow proof of what is completable: try every sequence of actions of the seat, knowing nothing of affordability.

The seat's turn is searched over the real rules with every guard of affordability taken off: an action is tried if the
cards, so to speak, are on the table (money at hand, the piece, the place), whatever becomes of the action later.
"""

from __future__ import annotations

import pytest

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import ACTION, DEAL, DEAL_DUE, MAIN, PICK, SEAT
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.affordability.guards import DRY
from semafor.games.railroad_revolution.parts.offers import rewards
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import available
from semafor.games.railroad_revolution.state import RailroadRevolution

MOST_TRIES = 20_000


def reckless(state: RailroadRevolution, seat: int) -> list[int]:
    """The choices without any forethought: what can be done at this moment may be done."""
    with pytest.MonkeyPatch.context() as patch:
        for guard in ("allows", "pays_station", "pays_track", "can_place"):
            patch.setattr(guards, guard, lambda *_asked: True)
        patch.setattr(guards, "may_finish", may_finish)
        patch.setattr(rewards, "fruitful", lambda *_asked: True)
        return [int(number) for number in state.legal(seat)]


def may_finish(table: Tabletop, seat: int) -> bool:
    enough = available(table, seat) >= 4 or table.job.pool & DEAL_DUE
    return not table.job.pool & MAIN and table.job.owed == 0 and bool(enough)


def settled(state: RailroadRevolution, seat: int) -> bool:
    """Whether the seat may close its action or answer here and now with four workers."""
    table, course = state.table, state.table.course
    if course.who != seat or course.phase not in (ACTION, DEAL, PICK):
        return True
    closes = a.FINISH if course.phase == ACTION else a.PASS
    return table.depth == 0 and available(table, seat) >= 4 and closes in reckless(state, seat)


def completable(state: RailroadRevolution, seat: int, action: int) -> bool | None:
    """Whether after this action some sequence of the seat's actions ends its turn; None if the search became too long.

    Who closes an action below four workers must be given the missing ones by its deal, so that nobody is hired then.
    """
    seen: set[str] = set()
    stack = [(state, action, False)]
    while stack:
        before, action, closed = stack.pop()
        at = before.clone()
        at.apply(seat, action, DRY)
        closed = closed or (action == a.FINISH and available(at.table, seat) < 4)
        key = str(at.fields())
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_TRIES:
            return None
        if settled(at, seat):
            return True
        ways = [number for number in reckless(at, seat) if not (closed and a.HIRE <= number < a.PICK_TILE)]
        stack += [(at, number, closed) for number in sorted(ways, key=_promising)]
    return False


def brings_something(state: RailroadRevolution, seat: int, action: int) -> bool:
    """Whether after this action, which takes a reward, anything of it can be had, any number of shares sold before."""
    before = held(state.table, seat)
    at = state.clone()
    at.apply(seat, action, DRY)
    if any(now > was for now, was in zip(held(at.table, seat), before, strict=True)):
        return True
    while at.table.depth > 0 and at.table.course.who == seat:
        legal = [int(number) for number in at.legal(seat)]
        if any(number >= a.BUILD_STATION for number in legal):
            return True
        if a.SELL not in legal:
            return False
        at.apply(seat, a.SELL, DRY)
    return False


def pays_for_bonus(state: RailroadRevolution, seat: int, action: int) -> bool:
    """Whether the action is a deal, or buys a bonus for money."""
    if a.ACCEPT <= action < a.FLIP_FRONT:
        return True
    if action not in (a.USE_EXTRA, a.USE_FIRST):
        return False
    after = state.clone()
    after.apply(seat, action, DRY)
    return bool(after.table.money(seat) < state.table.money(seat))


def held(table: Tabletop, seat: int) -> list[int]:
    """Workers in the supply by colour, shares and money."""
    workers = table.box[seat * SEAT : seat * SEAT + 5]
    return [int(count) for count in (*workers, table.shares(seat), table.money(seat))]


def _promising(action: int) -> int:
    """What probably closes the action is put on the stack last, so that it is tried first."""
    gives = (a.SELL, a.PAY_OWED, a.USE_EXTRA, a.USE_BASIC, a.USE_FIRST)
    return 2 if action in gives else 1 if a.HIRE <= action < a.PICK_TILE or a.BUILD_STATION <= action < a.STEP else 0
