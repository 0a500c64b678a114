"""A flat Monte Carlo player: try every action on tables that could be the true one, play on at random, take the best."""

import sys

import semafor
from semafor.bots import Knowledge
from semafor.kernel.state import Choices, playout


def best_action(known: Knowledge, tries: int, luck: semafor.Luck) -> int:
    """The action that is ahead most on average."""
    gains = dict.fromkeys(known.legal, 0)
    for _ in range(tries):
        table = known.table(luck)  # everything the seat cannot know is drawn anew
        for action in known.legal:
            end = table.clone()
            end.apply(known.seat, action, luck)
            playout(end, luck, Choices(), 10_000)
            scores = list(end.scores())
            gains[action] += scores.pop(known.seat) - max(scores, default=0)
    return max(gains, key=gains.__getitem__)


def play(key: str, seed: int, tries: int = 20) -> list[int]:
    """Seat 0 thinks, seat 1 plays at random; the final scores."""
    game, luck = semafor.game(key), semafor.FastLuck(seed)
    state = game.start(2, None, luck)
    while not state.over():
        seat, legal = state.actor(), state.legal(state.actor())
        known = Knowledge(game, state, seat)
        state.apply(seat, best_action(known, tries, luck) if seat == 0 else legal[luck.below(len(legal))], luck)
    return [int(score) for score in state.scores()]


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "railroad-ink", seed=1))
