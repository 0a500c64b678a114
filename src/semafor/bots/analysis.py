"""What a game's decisions were worth: chances before and after, better alternatives, and luck.

Chances are shares of playouts won, on tables that the seat to act could be sitting at, so that a decision is judged by
what the seat could know. Luck is what chance did to those chances after the act was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from semafor.bots import Budget
from semafor.bots.levels import policy
from semafor.bots.policy import Policy, margins, play_out
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.moves import AnyMove
from semafor.kernel.record import Record
from semafor.kernel.state import Moves, State

MOST_ALTERNATIVES = 12
SIEVE_ROUNDS = 10


class Choice(msgspec.Struct, frozen=True):
    """A move with the chance to win and the points ahead that it promised."""

    move: str
    chance: float
    ahead: float
    act: AnyMove = {}  # the same move as JSON, for whoever says it in words


class Decision(msgspec.Struct, frozen=True):
    """One decision of a record; chances are the acting seat's."""

    number: int
    seat: int
    chosen: Choice
    best: list[Choice]  # alternatives, best first, the chosen one among them
    before: float  # the chance with the best of them
    after: float  # the chance once the act was done and chance had spoken
    lost: float  # what the choice gave away
    luck: float  # what chance gave or took


def analysed(game: Game, record: Record, budget: Budget, seed: int = 1) -> Iterator[Decision]:
    """Every decision of the record that still stands at its end and had an alternative, one after the other."""
    table = record.replay(game)
    judge = Judge(game, budget, seed)
    for number, act in enumerate(table.acts, 1):
        assert act.entry.action is not None
        after = table.acts[number].before if number < len(table.acts) else table.state
        if len(act.before.legal(act.entry.seat)) > 1:
            yield judge.decision(number, act.entry.seat, act.entry.action, act.before, after)


def best_moves(game: Game, state: State, seat: int, budget: Budget, seed: int = 1) -> dict[int, Choice]:
    """The seat's moves worth most, best first, judged by what the seat may know.

    Where many moves are plausible, a few playouts of each choose those that are looked at closely.
    """
    judge = Judge(game, budget, seed)
    plausible = judge.plausible(state, seat)
    if len(plausible) > MOST_ALTERNATIVES:
        sieve = Judge(game, Budget(iterations=SIEVE_ROUNDS, seconds=budget.seconds), seed)
        plausible = list(in_order(sieve.choices(state, seat, plausible)))[:MOST_ALTERNATIVES]
    return in_order(judge.choices(state, seat, plausible))


def in_order(choices: dict[int, Choice]) -> dict[int, Choice]:
    """The choices, best first."""
    return dict(sorted(choices.items(), key=lambda item: (-item[1].chance, -item[1].ahead)))


class Judge:
    """Weighs moves by playouts of the game's own policy."""

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        self.game = game
        self.budget = budget
        self.luck = FastLuck(seed)
        self.policy: Policy = policy(game)

    def decision(self, number: int, seat: int, action: int, before: State, after: State) -> Decision:
        choices = self.choices(before, seat, self.alternatives(before, seat, action))
        chosen = choices[action]
        best = list(in_order(choices).values())
        now = self.chance(after, seat)
        return Decision(
            number=number,
            seat=seat,
            chosen=chosen,
            best=best[:3],
            before=best[0].chance,
            after=now,
            lost=round(best[0].chance - chosen.chance, 4),
            luck=round(now - chosen.chance, 4),
        )

    def choices(self, state: State, seat: int, actions: list[int]) -> dict[int, Choice]:
        """What each of the actions promises, all on the same tables."""
        found = {each: [0.0, 0] for each in actions}
        rounds = 0
        for _ in self.budget.rounds():
            table = self.game.redraw(state, seat, self.luck)
            rounds += 1
            for each, sums in found.items():
                end = table.clone()
                end.apply(seat, each, self.luck)
                share, ahead = self.played(end, seat)
                sums[0] += share
                sums[1] += ahead
        return {each: self.choice(each, sums[0] / rounds, sums[1] / rounds) for each, sums in found.items()}

    def choice(self, action: int, chance: float, ahead: float) -> Choice:
        table = self.game.actions
        return Choice(table.notation(action), round(chance, 4), round(ahead, 2), table.json(action))

    def plausible(self, state: State, seat: int) -> list[int]:
        moves = Moves()
        self.policy.begin()
        self.policy.candidates(self.game.redraw(state, seat, self.luck), seat, moves)
        return [int(number) for number in moves.listed()]

    def alternatives(self, state: State, seat: int, action: int) -> list[int]:
        """The chosen action and the most plausible others."""
        plausible = self.plausible(state, seat)
        step = 1 if self.policy.ranked else 1 + len(plausible) // MOST_ALTERNATIVES
        return list(dict.fromkeys([action, *plausible[::step][:MOST_ALTERNATIVES]]))

    def chance(self, state: State, seat: int) -> float:
        shares = [self.played(self.game.redraw(state, seat, self.luck), seat)[0] for _ in self.budget.rounds()]
        return round(sum(shares) / len(shares), 4)

    def played(self, table: State, seat: int) -> tuple[float, int]:
        """The share of the win and the points ahead after one playout."""
        self.policy.begin()
        play_out(self.policy, table, self.luck)
        ahead = int(margins(table.scores())[seat])
        return (0.5 if ahead == 0 else float(ahead > 0)), ahead
