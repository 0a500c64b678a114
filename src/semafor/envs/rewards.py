"""What a finished game pays each seat: its rank, how far it is ahead, or its points."""

from __future__ import annotations

from collections.abc import Callable

from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.state import State

# For a forbidden action: the last place, a hundred points behind, or a hundred points less than none.
PENALTIES = {"rank": -1.0, "margin": -100.0, "score": -100.0}


def usual_reward(seats: int) -> str:
    """The rank; a lone seat has no others to be compared with, so its points."""
    return "score" if seats == 1 else "rank"


def payer(game: Game, reward: str) -> Callable[[State, list[int]], list[float]]:
    """The rewards of a finished state with these scores, seat by seat."""
    if reward not in PENALTIES:
        raise BadInput("bad-reward", "semafor.envs", reward=reward, rewards=list(PENALTIES))
    chosen = {"rank": by_rank, "margin": by_margin, "score": by_score}[reward]
    return lambda state, scores: chosen(game, state, scores)


def by_rank(game: Game, state: State, scores: list[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last, in even steps; who shares places shares their rewards."""
    if len(scores) > 1 and len(set(scores)) == len(scores):
        return [1 - 2 * sum(other > score for other in scores) / (len(scores) - 1) for score in scores]
    # Equal scores need the tie-breaks of the rules, and a lone seat may have an automaton against it.
    result = game.result(state)
    worst = len(result.seats) - 1
    places = {seat: place.place - 1 + (len(place.seats) - 1) / 2 for place in result.ranking for seat in place.seats}
    return [1 - 2 * places[seat] / worst if worst else 0.0 for seat in range(len(scores))]


def by_margin(game: Game, state: State, scores: list[int]) -> list[float]:  # noqa: ARG001 (the result has the automaton's too)
    """The points ahead of the best other, automaton included; a lone seat's points themselves."""
    totals = {seat.seat: seat.total for seat in game.result(state).seats}
    return [
        float(totals[seat] - max((total for other, total in totals.items() if other != seat), default=0))
        for seat in range(int(state.seats))
    ]


def by_score(game: Game, state: State, scores: list[int]) -> list[float]:  # noqa: ARG001 (called as the others are)
    """Each seat's own points, whatever the others have."""
    return [float(score) for score in scores]
