"""A hint during the game, where the room allows it, and the analysis of the game after its end."""

from __future__ import annotations

import msgspec

from semafor.bots.reasons import Reason
from semafor.kernel.game import Game
from semafor.rooms.commands import SeatNumber
from semafor.rooms.messages import MoveShown
from semafor.rooms.render import render_move_at
from semafor.server.http.call import Call, Endpoint, Problem, Unfinished
from semafor.server.node.analyses import Analysis
from semafor.server.node.questions import Weighed
from semafor.server.node.worker_process import BotBroke


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats asks."""

    seat: SeatNumber


class HintedMove(msgspec.Struct, frozen=True):
    """A move with its chance to win (null where nobody else plays) and the points ahead, alone the points.

    Who has won or lost against an automaton whatever is played is told no chance, but the points ahead of that `rival`.
    `error` is the standard error of that worth; `close` says that the move is not clearly behind the best. `why` is what
    speaks for the best against the next best, where something does.
    """

    move: MoveShown
    chance: float | None
    points: float
    error: float
    close: bool
    why: Reason | None = None
    rival: str = ""

    @classmethod
    def of(cls, game: Game, weighed: Weighed) -> HintedMove:
        told, move = weighed.choice, render_move_at(game, weighed.action)
        return cls(move, told.chance, told.points, told.error, told.close, weighed.why, told.rival)


class Hint(msgspec.Struct, frozen=True):
    """The best moves of that decision, best first, by what the seat may know; none yet while `place` others come first."""

    decision: int
    choices: list[HintedMove]
    place: int = 0


async def hint(call: Call, body: HintRequest) -> Hint | Unfinished:
    """The best three moves of a seat that is to act, in a room made with hints; 202 with the place in the queue until then."""
    live = await call.live()
    room, seat = live.room, body.seat
    call.require_seat(room, seat)
    if not room.setting.hints:
        raise Problem(403, "no-hints")
    if seat not in room.actors or room.seats[seat].level:
        raise Problem(409, "not-to-act")
    owner, decision = await call.owner(), room.decisions[seat]
    if not call.node.hints.thinks(room, seat):
        call.limit("hint", owner)
    try:
        thought = await call.node.hints.of(room, seat, owner)
    except BotBroke:
        raise Problem(503, "no-hint-now").later(5) from None
    if thought.found is None:
        return Unfinished(Hint(decision, [], thought.place))
    return Hint(decision, [HintedMove.of(room.game, each) for each in thought.found])


async def analysis(call: Call) -> Analysis | Unfinished:
    """What each decision of a finished game was worth; 202 with what there is while it is being made."""
    room = (await call.live()).room
    if room.status != "over" or room.table is None:
        raise Problem(409, "not-over")
    history = await call.node.rooms.histories.of(room.id)
    try:
        owner = await call.owner()
        found = await call.node.analyses.of(history, owner, lambda: call.limit("analysis", owner))
    except BotBroke:
        raise Problem(503, "no-analysis") from None
    return found if found.finished else Unfinished(found)


ENDPOINTS = [
    Endpoint("POST", "/api/rooms/{room}/hint", hint, Hint, HintRequest, unfinished=True),
    Endpoint("GET", "/api/rooms/{room}/analysis", analysis, Analysis, unfinished=True),
]
