"""Slow proof of what is completable: try every sequence of actions of the seat, knowing nothing of `means`.

The seat's turn is searched over the real rules with every guard of `means` taken off: an action is tried if the cards,
so to speak, are on the table (money at hand, the piece, the place), whatever becomes of the action later.
"""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import ACTION, DEAL, DEAL_DUE, MAIN, PICK, SEAT
from semafor.games.railroad_revolution.means import DRY
from semafor.games.railroad_revolution.state import RailroadRevolution

MOST_TRIES = 20_000


class Reckless(RailroadRevolution):
    """The same rules without any forethought: what can be done at this moment may be done."""

    def allows(self, *_asked: int) -> bool:
        return True

    def pays_station(self, *_asked: int) -> bool:
        return True

    def pays_track(self, *_asked: int) -> bool:
        return True

    def can_place(self, *_asked: int) -> bool:
        return True

    def may_finish(self, seat: int) -> bool:
        enough = self.available(seat) >= 4 or self.pool & DEAL_DUE
        return not self.pool & MAIN and self.owed == 0 and bool(enough)

    def fruitful(self, *_asked: int) -> bool:
        return True

    def clone(self) -> Reckless:
        copy = Reckless(self.material, self.seats, self.box[:], self.desk[:])
        copy.copy_scalars(self)
        return copy


def reckless(state: RailroadRevolution) -> Reckless:
    copy = Reckless(state.material, state.seats, state.box[:], state.desk[:])
    copy.copy_scalars(state)
    return copy


def settled(state: RailroadRevolution, seat: int) -> bool:
    """Whether the seat may close its action or answer here and now with four workers."""
    if state.who != seat or state.phase not in (ACTION, DEAL, PICK):
        return True
    closes = a.FINISH if state.phase == ACTION else a.PASS
    return state.depth == 0 and state.available(seat) >= 4 and closes in list(state.legal(seat))


def completable(state: RailroadRevolution, seat: int, action: int) -> bool | None:
    """Whether after this action some sequence of the seat's actions ends its turn; None if the search became too long.

    Who closes an action below four workers must be given the missing ones by its deal, so that nobody is hired then.
    """
    seen: set[str] = set()
    stack = [(reckless(state), action, False)]
    while stack:
        before, action, closed = stack.pop()
        at = before.clone()
        at.apply(seat, action, DRY)
        closed = closed or (action == a.FINISH and at.available(seat) < 4)
        key = str(at.fields())
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_TRIES:
            return None
        if settled(at, seat):
            return True
        ways = [int(number) for number in at.legal(seat)]
        ways = [number for number in ways if not (closed and a.HIRE <= number < a.PICK_TILE)]
        stack += [(at, number, closed) for number in sorted(ways, key=_promising)]
    return False


def brings_something(state: RailroadRevolution, seat: int, action: int) -> bool:
    """Whether after this action, which takes a reward, anything of it can be had, any number of shares sold before."""
    before = [int(count) for count in (*state.box[seat * SEAT : seat * SEAT + 5], state.shares(seat), state.money(seat))]
    at = state.clone()
    at.apply(seat, action, DRY)
    after = [int(count) for count in (*at.box[seat * SEAT : seat * SEAT + 5], at.shares(seat), at.money(seat))]
    if any(now > was for now, was in zip(after, before, strict=True)):
        return True
    while at.depth > 0 and at.who == seat:
        legal = [int(number) for number in at.legal(seat)]
        if any(number >= a.BUILD_STATION for number in legal):
            return True
        if a.SELL not in legal:
            return False
        at.apply(seat, a.SELL, DRY)
    return False


def _promising(action: int) -> int:
    """What probably closes the action is put on the stack last, so that it is tried first."""
    gives = (a.SELL, a.PAY_OWED, a.USE_EXTRA, a.USE_BASIC, a.USE_FIRST)
    return 2 if action in gives else 1 if a.HIRE <= action < a.PICK_TILE or a.BUILD_STATION <= action < a.STEP else 0
