"""What acts are worth: along each seat's own acts, from the end of its game backwards."""

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from semafor.train.memory import Memory, hopes, worth  # noqa: E402

STEPS, GAMES, SEATS = 12, 40, 3


@pytest.fixture
def memory() -> Memory:
    torch.manual_seed(7)
    memory = Memory(STEPS, GAMES, 1, 1, SEATS, torch.device("cpu"))
    memory.acting.random_(0, SEATS)
    memory.dones[:] = torch.rand(STEPS + 1, GAMES) < 0.2
    memory.values.normal_()
    return memory


def by_hand(memory: Memory, rewards: Any, game: int, step: int, discount: float, smoothing: float) -> float | None:
    """The gain of one act, looked for forwards; None where what follows lies behind the end of the memory."""
    seat, hoped = int(memory.acting[step, game]), float(memory.values[step, game, 0])
    for later in range(step + 1, STEPS + 1):
        if memory.dones[later, game]:
            return float(rewards[later - 1, game, seat, 0]) - hoped
        if int(memory.acting[later, game]) == seat:
            then = float(memory.values[later, game, 0])
            rest = by_hand(memory, rewards, game, later, discount, smoothing) if later < STEPS else None
            return discount * (then + smoothing * (rest or 0.0)) - hoped
    return None


def test_gains_follow_each_seat_to_the_end_of_its_game(memory: Memory) -> None:
    rewards = torch.randn(STEPS, GAMES, SEATS, 2)
    found = worth(memory, rewards, 0.9, 0.8)
    for game in range(GAMES):
        for step in range(STEPS):
            expected = by_hand(memory, rewards, game, step, 0.9, 0.8)
            assert bool(found.known[step, game]) == (expected is not None)
            if expected is not None:
                assert float(found.gains[step, game]) == pytest.approx(expected, abs=1e-5)
    assert torch.allclose(found.targets[..., 0], found.gains + hopes(memory.values)[:-1, :, 0])
