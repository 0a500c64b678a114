"""Many games stepped at once, NumPy arrays in and out."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

import semafor
from semafor.envs.observations import usual_seats
from semafor.envs.rewards import payer, usual_reward
from semafor.envs.tables import Tables, seeds
from semafor.kernel.encoding import Slice
from semafor.kernel.errors import BadInput
from semafor.kernel.state import State
from semafor.kernel.validation import whole

Array = np.ndarray[Any, Any]
WIPED_WITH_ONE = 64  # so many bytes are filled while the rules reach one of them


class Step(NamedTuple):
    """What all games show now. The arrays are filled anew by every step: copy what you keep."""

    observations: Array  # uint8, games × layout: as the acting seat may know the table
    masks: Array  # bool, games × actions
    acting: Array  # int64, games: the seat to act
    rewards: Array  # float64, games × seats: of games that ended with this step, else 0
    dones: Array  # bool, games: whether the game ended and a new one was dealt
    scores: Array  # int64, games × seats: of the last finished game


class Batch:
    """n games of one key. A finished game pays its rewards and is dealt anew within the same step."""

    def __init__(
        self,
        key: str,
        n: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: str | None = None,
        observe: bool = True,
        insight: bool = False,
        part: range | None = None,
        **options: object,
    ) -> None:
        game = semafor.game(key)
        values = game.option_values(options)
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        n = whole(n, "games")
        if n < 1:
            raise BadInput("bad-batch-size", "semafor.envs", games=n)
        game.start(self.seats, values, semafor.FastLuck(seed))  # refuses what does not fit, before anything is made
        encoder = game.encoder(self.seats, insight=insight)
        part = range(n) if part is None else part
        self.n = len(part)
        self.actions = game.actions.size
        self.layout: list[Slice] = list(encoder.slices)
        self._tables = Tables(
            lambda luck: game.deal(self.seats, values, luck),
            payer(game, usual_reward(self.seats) if reward is None else reward),
            encoder,
            self.actions,
            seeds(seed, n)[part.start : part.stop],
            observe,
        )
        self.now = self._step()
        self.choices = np.asarray(memoryview(self._tables.choices))
        self._given = writable(np.asarray(memoryview(self._tables.actions)))
        self._observed = writable(self.now.observations)
        self._masked = writable(self.now.masks)

    def _step(self) -> Step:
        tables, games = self._tables, self.n
        return Step(
            np.asarray(memoryview(tables.observations)).reshape(games, -1),
            np.asarray(memoryview(tables.masks)).reshape(games, self.actions).view(np.bool_),
            np.asarray(memoryview(tables.acting)),
            np.asarray(memoryview(tables.rewards)).reshape(games, self.seats),
            np.asarray(memoryview(tables.dones)).view(np.bool_),
            np.asarray(memoryview(tables.scores)).reshape(games, self.seats),
        )

    def step(self, actions: Any) -> Step:
        """Every game carries out its action; BadInput names the first game whose action is not legal, and nothing changes."""
        numbers = whole_numbers(actions).ravel()
        if len(numbers) != self.n:
            raise BadInput("bad-batch-actions", "semafor.envs", games=self.n, actions=len(numbers))
        self._given[:] = numbers
        wrong = int(self._tables.illegal())
        if wrong >= 0:
            raise BadInput("bad-batch-action", "semafor.envs", game=wrong, action=int(numbers[wrong]))
        self._observed.fill(0)  # at once, because byte by byte it would cost more than all the rules
        self._wipe_masks()
        self._tables.step()
        return self.now

    def _wipe_masks(self) -> None:
        """All at once where hands are full; where little is legal the tables take back one by one what they set."""
        if int(self._tables.listed) * WIPED_WITH_ONE > self._masked.size:
            self._masked.fill(0)
            self._tables.wiped = True

    def sample(self) -> Array:
        """For every game any of its legal actions, each as likely as the others."""
        self._tables.sample()
        return self.choices

    def state(self, game: int) -> State:
        """A copy of the game's state."""
        return self._tables.states[check_number(game, self.n)].clone()

    def put(self, game: int, state: State) -> None:
        """The game goes on from a copy of this state, which must be of the same game and seats, and not over."""
        fitting(state, self._tables.states[check_number(game, self.n)])
        self._tables.put(game, state.clone())

    def choose(self, game: int) -> None:
        """Only this game chooses anew."""
        self._tables.choose(game)


def whole_numbers(actions: Any) -> Array:
    """Actions as numbers of the rules; BadInput if they are others than whole ones, which NumPy would cut off silently."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise BadInput("bad-batch-kind", "semafor.envs", kind=str(given.dtype))
    return given.astype(np.int64, copy=False)


def writable(array: Array) -> Array:
    """The same memory, flat and to be written: a packed store lends itself to NumPy for reading only."""
    kind = np.ctypeslib.as_ctypes_type(array.dtype) * array.size
    return np.ctypeslib.as_array(kind.from_address(array.ctypes.data))


def lent(array: Array) -> Array:
    """The same memory for a library that takes only arrays it may write, such as PyTorch: read it, do not write it."""
    return writable(array).reshape(array.shape)


def check_number(game: int, games: int) -> int:
    """The number of a game of the batch; BadInput if there is none such."""
    if not 0 <= game < games:
        raise BadInput("bad-batch-game", "semafor.envs", game=game, last=games - 1)
    return game


def fitting(state: State, present: State) -> None:
    """BadInput if the state cannot take the place of the present one."""
    if type(state) is not type(present) or state.seats != present.seats:
        raise BadInput("bad-batch-table", "semafor.envs", seats=int(present.seats))
    if state.over():
        raise BadInput("bad-batch-state", "semafor.envs")
