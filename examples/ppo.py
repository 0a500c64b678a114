"""PPO in one file: a network learns Railroad Ink alone and then beats `random` at a table of two. Minutes on a CPU.

pip install "semafor[torch]"
python examples/ppo.py --minutes 5 --curve curve.svg
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn

from semafor.envs import Batch, Step, layout

KEY = "railroad-ink"
POINTS = 20  # a reward of 1
STEPS, EPOCHS, PARTS = 32, 2, 4
DISCOUNT, SMOOTHING, CLIP, CURIOSITY = 0.99, 0.95, 0.2, 0.01


class Network(nn.Module):
    """From what a seat sees of its own board to its wish for each action and the points it can hope for."""

    def __init__(self, actions: int, width: int = 128) -> None:
        super().__init__()
        scale = np.concatenate([np.full(each.size, 1 / each.most, np.float32) for each in layout(KEY, seats=1)])
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        hidden = self.body(observations.float() * self.scale)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def seen(step: Step) -> tuple[Tensor, Tensor]:
    """The arrays are filled anew by every step, so they are copied."""
    return torch.from_numpy(step.observations.copy()), torch.from_numpy(step.masks.copy())


@torch.no_grad()
def experience(batch: Batch, network: Network) -> tuple[list[Tensor], list[float]]:
    """What happened in STEPS actions of every game, and the scores of the games that ended."""
    memory: list[tuple[Tensor, ...]] = []
    scores: list[float] = []
    for _ in range(STEPS):
        observations, masks = seen(batch.now)
        wishes, values = network(observations, masks)
        actions = wishes.sample()
        step = batch.step(actions.numpy())
        scores += step.scores[step.dones, 0].tolist()
        rewards = torch.from_numpy(step.rewards[:, 0].astype(np.float32)) / POINTS
        goes_on = torch.from_numpy(1 - step.dones.astype(np.float32))
        memory.append((observations, masks, actions, wishes.log_prob(actions), values, rewards, goes_on))
    return [torch.stack(each) for each in zip(*memory, strict=True)], scores


@torch.no_grad()
def advantages(batch: Batch, network: Network, values: Tensor, rewards: Tensor, goes_on: Tensor) -> Tensor:
    """How much better each action turned out than was hoped for (generalised advantage estimation)."""
    following, gain = network(*seen(batch.now))[1], torch.zeros(batch.n)
    gains = torch.zeros_like(values)
    for at in reversed(range(STEPS)):
        surprise = rewards[at] + DISCOUNT * following * goes_on[at] - values[at]
        gain = surprise + DISCOUNT * SMOOTHING * goes_on[at] * gain
        gains[at], following = gain, values[at]
    return gains


def learn(network: Network, optimiser: torch.optim.Optimizer, memory: list[Tensor], gains: Tensor) -> None:
    """Some passes over the experience, each step clipped."""
    observations, masks, actions, chances, values, _, _ = (each.flatten(0, 1) for each in memory)
    gains = gains.flatten()
    targets, gains = gains + values, (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).chunk(PARTS):
            wishes, hopes = network(observations[part], masks[part])
            ratio = torch.exp(wishes.log_prob(actions[part]) - chances[part])
            clipped = torch.minimum(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part])
            loss = (hopes - targets[part]).square().mean() / 2 - clipped.mean() - CURIOSITY * wishes.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def train(minutes: float, rounds: int, games: int, seed: int) -> tuple[Network, list[float]]:
    """A trained network and the mean score after each round."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # a small network is fastest on one core
    batch = Batch(KEY, games, seats=1, seed=seed, reward="margin")
    network = Network(batch.actions)
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    curve: list[float] = []
    began = time.monotonic()
    while len(curve) < rounds and time.monotonic() - began < minutes * 60:
        memory, scores = experience(batch, network)
        learn(network, optimiser, memory, advantages(batch, network, *memory[4:]))
        curve.append(float(np.mean(scores)) if scores else float("nan"))
        print(f"round {len(curve)}: {curve[-1]:.1f} points, {time.monotonic() - began:.0f} s", flush=True)
    return network, curve


@torch.no_grad()
def wins(network: Network, games: int, seed: int) -> float:
    """The share of games that seat 0, the network, wins at a table of two against random play; a tie is half a win."""
    batch = Batch(KEY, games, seats=2, seed=seed)
    ends = zip(layout(KEY, seats=1), layout(KEY, seats=2), strict=True)
    own = np.concatenate([two.start + np.arange(one.size) for one, two in ends])  # own things come first in every slice
    paid = np.full(games, np.nan)
    while np.isnan(paid).any():
        observations, masks = seen(batch.now)
        wishes, _ = network(observations[:, own], masks)
        mine = batch.now.acting == 0
        step = batch.step(np.where(mine, wishes.probs.argmax(-1).numpy(), batch.sample()))
        paid = np.where(step.dones & np.isnan(paid), step.rewards[:, 0], paid)
    return float(np.mean((paid + 1) / 2))


def drawn(curve: list[float]) -> str:
    """The learning curve as an SVG picture."""
    known = [(at, score) for at, score in enumerate(curve) if score == score]
    low, high = min(score for _, score in known) - 1, max(score for _, score in known) + 1
    places = [(60 + 520 * at / max(1, len(curve) - 1), 340 - 300 * (score - low) / (high - low)) for at, score in known]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    marks = [(340 - 300 * share, low + share * (high - low)) for share in (0, 0.25, 0.5, 0.75, 1)]
    texts = "".join(f'<text x="52" y="{y + 4:.0f}" text-anchor="end">{score:.0f}</text>' for y, score in marks)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 380" font-family="sans-serif" font-size="12">'
        '<rect width="600" height="380" fill="white"/><path d="M60 40V340H580" fill="none" stroke="#888"/>'
        f'<polyline points="{line}" fill="none" stroke="#b3261e" stroke-width="2"/>{texts}'
        f'<text x="320" y="368" text-anchor="middle">{len(curve)} rounds</text><text x="60" y="28">points</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=10**6)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="curve.svg")
    given = parser.parse_args()
    network, curve = train(given.minutes, given.rounds, given.games, given.seed)
    with open(given.curve, "w", encoding="utf-8") as file:
        file.write(drawn(curve))
    print(f"wins {wins(network, 4 * given.games, given.seed + 1):.0%} of games against random; the curve is in {given.curve}")


if __name__ == "__main__":
    main()
