"""What a network is asked, by whoever plays a seat: the same for NumPy on a server and for typed arrays on the page."""

from __future__ import annotations

import math
from abc import abstractmethod

import msgspec
import mypy_extensions
from librt.vecs import vec

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.master.outlook import Outlook
from semafor.kernel.game import AnyGame, GameKey, StateT
from semafor.kernel.luck import Luck
from semafor.kernel.state import State

FINE = 1 << 30  # as finely as chance favours


class Wish(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """Whose network is asked, what the seat sees and may do, and by how much chance favours each act; answered by an act."""

    game: GameKey
    seen: bytes
    legal: list[int]
    favours: list[float]


class RoundWish(msgspec.Struct, frozen=True, tag_field="type", tag="round"):
    """Whose network is asked, and one after the other how the ends of a round look that may be drawn; answered by a place."""

    game: GameKey
    round: int
    ends: bytes


AnyWish = Wish | RoundWish


class WishingBot(Bot[StateT]):
    """A master where somebody else calculates: in a browser, the page. It only says what the network is to be asked."""

    @abstractmethod
    def wish(self, known: Knowledge[StateT]) -> AnyWish | None:
        """What the network is to be asked; None where no thought is needed, and `choose` does."""

    @abstractmethod
    def granted(self, known: Knowledge[StateT], answer: int) -> int:
        """The act, by the answer."""


class Wisher:
    """Makes wishes of what seats of one game know, whatever their number."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        # One for each number of seats: compiled, a function that is handed a packed vector never lets go of it.
        self.buffers = {seats: vec[mypy_extensions.u8]([0] * int(each.size)) for seats, each in outlook.encoders.items()}

    def __call__(self, known: Knowledge[State], luck: Luck, heat: float) -> Wish:
        """Of any table the seat cannot tell from the true one: what it sees of them is the same."""
        return Wish(
            self.outlook.game.key, self.seen(known.table(luck), known.seat), known.legal, favours(luck, len(known.legal), heat)
        )

    def seen(self, table: State, seat: int) -> bytes:
        seats = int(table.seats)
        self.outlook.encoders[seats].observe(table, seat, self.buffers[seats], 0)
        return bytes(self.outlook.placed(bytes(memoryview(self.buffers[seats])), seats))


def favours(luck: Luck, count: int, heat: float) -> list[float]:
    """Added to the wishes, the largest sum is an action drawn by the wishes, the hotter the more at random (Gumbel's way)."""
    if not heat:
        return [0.0] * count
    return [-heat * math.log(-math.log((int(luck.below(FINE)) + 0.5) / FINE)) for _ in range(count)]


class WishingActBot(WishingBot[State]):
    """Asks at each decision."""

    def __init__(self, seed: int, game: AnyGame, places: int, heat: float) -> None:
        super().__init__(seed)
        self.wisher = Wisher(Outlook(game, places))
        self.heat = heat

    def wish(self, known: Knowledge[State]) -> Wish | None:
        return self.wisher(known, self.luck, self.heat) if len(known.legal) > 1 else None

    def granted(self, known: Knowledge[State], answer: int) -> int:
        return answer

    def choose(self, known: Knowledge[State]) -> int:
        """Only what needs no thought."""
        (action,) = known.legal
        return action
