"""A network of PyTorch plays a batch: it reads observations and masks in the very memory that the rules fill (DLPack)."""

import sys

import torch

from semafor.envs import Batch, lent


def play(key: str, games: int, steps: int) -> float:
    """Play so many steps of an untrained network; the mean score of the games that ended."""
    batch = Batch(key, games, seed=1)
    seen = torch.from_dlpack(lent(batch.now.observations))
    legal = torch.from_dlpack(lent(batch.now.masks.view("uint8")))
    network = torch.nn.Linear(seen.shape[1], legal.shape[1])
    scores: list[float] = []
    with torch.no_grad():
        for _ in range(steps):
            wishes = network(seen.float() / 255).masked_fill(legal == 0, -torch.inf)
            chosen = torch.distributions.Categorical(logits=wishes).sample()
            step = batch.step(chosen.numpy())  # `seen` and `legal` are those of the next decision now
            scores += step.scores[step.dones].mean(axis=1).tolist()
    return sum(scores) / max(len(scores), 1)


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "ticket-to-ride-usa", games=256, steps=300))
