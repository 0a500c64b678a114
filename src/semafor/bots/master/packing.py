"""The weights of a network in a file: eight bits each, with a scale for every row, and what made them.

    python -m semafor.bots.master.packing TRAINED.npz KEY.npz '{"command": "semafor train KEY …", "figures": "…"}'

packs what a training left and adds to what the file tells about itself.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from semafor.bots.master.arrays import Array

SCALE = ":scale"  # after the name of weights that are packed
ABOUT = "about"
STEPS = 120  # on either side of 0; 127 would fit too, but packs a hundredth worse, and a file has at most 4 MB


def packed(weights: dict[str, Array], about: dict[str, Any]) -> bytes:
    """Matrices with eight bits a weight, vectors as half floats."""
    kept: dict[str, Array] = {}
    for name, value in weights.items():
        if value.ndim < 2:
            kept[name] = value.astype(np.float16)
            continue
        scale = np.maximum(np.abs(value).max(1, keepdims=True), 1e-8) / STEPS
        kept[name] = np.rint(value / scale).astype(np.int8)
        kept[name + SCALE] = scale.astype(np.float32)
    return filed(kept, about)


def halved(weights: dict[str, Array], about: dict[str, Any]) -> bytes:
    """All as half floats: to go on learning from."""
    return filed({name: value.astype(np.float16) for name, value in weights.items()}, about)


def filed(arrays: dict[str, Array], about: dict[str, Any]) -> bytes:
    told = np.frombuffer(json.dumps(about).encode(), np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **{ABOUT: told}, **arrays)
    return file.getvalue()


def unpacked(file: Path) -> tuple[dict[str, Array], dict[str, Any]]:
    """The weights as they are calculated with, and what is told about them."""
    found = dict(np.load(file, allow_pickle=False).items())
    about = json.loads(found.pop(ABOUT).tobytes())
    weights = {
        name: value.astype(np.float32) * found.get(name + SCALE, np.float32(1))
        for name, value in found.items()
        if not name.endswith(SCALE)
    }
    return weights, about


def main(trained: str, file: str, more: str = "{}") -> None:
    weights, about = unpacked(Path(trained))
    Path(file).write_bytes(packed(weights, about | json.loads(more)))


if __name__ == "__main__":
    main(*sys.argv[1:])
