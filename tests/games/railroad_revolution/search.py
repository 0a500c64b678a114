"""Slow proof of what is completable: try every sequence of actions of the seat, knowing nothing of `means`.

The seat's turn is searched over the real rules with every guard of `means` taken off: an action is tried if the cards,
so to speak, are on the table (money at hand, the piece, the place), whatever becomes of the action later.
"""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import ACTION, DEAL, PICK
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

    def clone(self) -> Reckless:
        copy = Reckless(self.material, self.seats, self.box[:], self.desk[:])
        copy.copy_scalars(self)
        return copy


def reckless(state: RailroadRevolution) -> Reckless:
    copy = Reckless(state.material, state.seats, state.box[:], state.desk[:])
    copy.copy_scalars(state)
    return copy


def settled(state: RailroadRevolution, seat: int) -> bool:
    """Whether the seat may close its action or answer here and now."""
    if state.who != seat or state.phase not in (ACTION, DEAL, PICK):
        return True
    return state.depth == 0 and (a.FINISH if state.phase == ACTION else a.PASS) in list(state.legal(seat))


def completable(state: RailroadRevolution, seat: int) -> bool | None:
    """Whether some sequence of the seat's actions closes its action; None if the search became too long."""
    seen: set[str] = set()
    stack = [reckless(state)]
    while stack:
        at = stack.pop()
        key = str(at.fields())
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_TRIES:
            return None
        if settled(at, seat):
            return True
        for action in sorted(at.legal(seat), key=_promising):
            after = at.clone()
            after.apply(seat, int(action), DRY)
            stack.append(after)
    return False


def _promising(action: int) -> int:
    """What probably closes the action is put on the stack last, so that it is tried first."""
    gives = (a.SELL, a.PAY_OWED, a.USE_EXTRA, a.USE_BASIC, a.USE_FIRST)
    return 2 if action in gives else 1 if a.HIRE <= action < a.PICK_TILE or a.BUILD_STATION <= action < a.STEP else 0
