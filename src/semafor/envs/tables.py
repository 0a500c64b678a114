"""Many games stepped at once. What a learner reads lies in packed arrays that every step fills in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.kernel.encoding import Encoder
from semafor.kernel.luck import FastLuck, Luck
from semafor.kernel.state import Choices, State

HALF_SEED: Final = 0x40000000


def seeds(seed: i64, count: i64) -> vec[i64]:
    """As many seeds as there are games, all drawn from one."""
    luck = FastLuck(seed)
    found = vec[i64]([0] * int(count))
    for number in range(count):
        found[number] = luck.below(HALF_SEED) * HALF_SEED + luck.below(HALF_SEED)
    return found


def blank(size: i64) -> vec[u8]:
    return vec[u8]([0] * int(size))


class Tables:
    """Games side by side, each with its own luck; a finished one is dealt anew at once."""

    def __init__(
        self,
        deal: Callable[[Luck], State],
        rewards: Callable[[State, list[int]], list[float]],
        encoder: Encoder,
        actions: i64,
        seeds: vec[i64],
        observed: bool,
    ) -> None:
        games = len(seeds)
        self.deal: Final = deal
        self.reward: Final = rewards
        self.encoder: Final = encoder
        self.table_size: Final = actions
        self.observed: Final = observed
        self.lucks: Final = [FastLuck(seed) for seed in seeds]
        self.choosers: Final = [FastLuck(seed + 1) for seed in seeds]
        self.states: Final = [deal(luck) for luck in self.lucks]
        self.legal: Final = [Choices() for luck in self.lucks]
        self.games: Final = games
        self.acting: Final = vec[i64]([0] * int(games))
        self.choices: Final = vec[i64]([0] * int(games))
        self.actions: Final = vec[i64]([0] * int(games))  # to be carried out by the next step
        self.masks: Final = blank(games * actions)
        self.observations: Final = blank(games * encoder.size if observed else 0)
        self.rewards: Final = vec[float]([0.0] * int(games * encoder.seats))
        self.scores: Final = vec[i64]([0] * int(games * encoder.seats))
        self.dones: Final = blank(games)
        self.listed: i64 = 0  # how many actions are legal in all games together
        self.wiped: bool = False  # whether the masks are all 0 already
        for number in range(games):
            self.show(number)
            self.observe(number)

    def illegal(self) -> i64:
        """The first game whose action is not legal, or -1."""
        masks = self.masks
        size = self.table_size
        for number in range(self.games):
            action = self.actions[number]
            if action < 0 or action >= size or masks[number * size + action] == 0:
                return number
        return -1

    def step(self) -> None:
        """Every game carries out its action, which is legal; the observations are all 0 before, and the masks if `wiped`."""
        listed: i64 = 0
        for number in range(self.games):
            if self.dones[number]:
                self.begin(number)
            state = self.states[number]
            state.apply(self.acting[number], self.actions[number], self.lucks[number])
            if state.over():
                self.close(number)
            self.show(number)
            self.observe(number)
            listed += self.legal[number].count()
        self.listed = listed
        self.wiped = False

    def sample(self) -> None:
        """Every game chooses any of its legal actions."""
        for number in range(self.games):
            self.choose(number)

    def choose(self, number: i64) -> None:
        legal = self.legal[number]
        self.choices[number] = legal.at(self.choosers[number].below(legal.count()))

    def begin(self, number: i64) -> None:
        """The step after an end pays nothing again."""
        self.dones[number] = 0
        for place in range(number * self.encoder.seats, (number + 1) * self.encoder.seats):
            self.rewards[place] = 0.0

    def close(self, number: i64) -> None:
        """The game is over: it pays its rewards, keeps its scores, and the next one is dealt."""
        state = self.states[number]
        scores = state.scores()
        paid = self.reward(state, [int(score) for score in scores])
        for seat in range(self.encoder.seats):
            self.scores[number * self.encoder.seats + seat] = scores[seat]
            self.rewards[number * self.encoder.seats + seat] = paid[seat]
        self.dones[number] = 1
        self.states[number] = self.deal(self.lucks[number])

    def show(self, number: i64) -> None:
        """Who acts and what is legal; only legal numbers are written, never the whole table of actions."""
        state = self.states[number]
        seat = state.actor()
        self.acting[number] = seat
        legal = self.legal[number]
        if not self.wiped:
            legal.mark(self.masks, number * self.table_size, 0)
        legal.clear()
        state.add_choices(seat, legal)
        legal.mark(self.masks, number * self.table_size, 1)

    def observe(self, number: i64) -> None:
        """What the seat to act may know, written where all is 0."""
        if self.observed:
            self.encoder.write(self.states[number], self.acting[number], self.observations, number * self.encoder.size)

    def put(self, number: i64, state: State) -> None:
        """The game goes on from this state."""
        self.states[number] = state
        self.show(number)
        if self.observed:
            self.encoder.observe(state, self.acting[number], self.observations, number * self.encoder.size)
