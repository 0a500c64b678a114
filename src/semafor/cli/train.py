"""Training a master."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import semafor
from semafor.cli.terminal import Lang, Settings, out
from semafor.kernel.errors import BadInput

EVERY = 10.0  # seconds between lines of progress


def train(
    game: Annotated[str, typer.Argument(help="The game's key.")],
    seconds: Annotated[float, typer.Option(min=1, help="How long to train.")] = 300.0,
    folder: Annotated[Path, typer.Option(help="Where the weights, the state to go on from and the figures go.")] = Path(),
    begin: Annotated[Path | None, typer.Option(help="Weights to begin with instead of random ones.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the training that this folder holds.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed begins the same.")] = 1,
    setting: Annotated[list[str] | None, typer.Option("--set", help="Another setting of the plan, e.g. games=512.")] = None,
    lang: Lang = Settings.lang,
) -> None:
    """Teach a network a game by letting it play against itself."""
    began = time.monotonic()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    key = semafor.game(game).key
    try:
        from semafor.train.fields import Fields
        from semafor.train.plan import Plan, plan_of
        from semafor.train.strength import Referee
    except ModuleNotFoundError as error:
        raise BadInput("no-extra", "semafor.envs", library=error.name) from None
    settings: dict[str, Any] = {
        name: msgspec.json.decode(value) for name, _, value in (each.partition("=") for each in setting or [])
    }
    plan = msgspec.convert(
        msgspec.to_builtins(plan_of(key)) | settings | {"seconds": seconds, "seed": seed}, Plan, strict=False
    )
    folder.mkdir(parents=True, exist_ok=True)
    fields = Fields(plan)
    referee = Referee(folder / f"{key}.npz", plan.partners, EVERY * 2) if plan.partners else None
    try:
        follow(plan, fields, folder, begin, began, resume=resume)
    finally:
        fields.close()
        if referee:
            referee.close()


def follow(plan: Any, fields: Any, folder: Path, begin: Path | None, began: float, *, resume: bool) -> None:
    """Train and tell how it goes."""
    from semafor.train.trainer import Trainer

    trainer = Trainer(plan, fields, folder, begin=begin, began=began)
    if resume and trainer.state_file.exists():
        trainer.go_on()
    told = 0.0
    out.print(f"{plan.key}: {trainer.device}, ready after {time.monotonic() - began:.1f} s")
    for row in trainer.run():
        if row["round"] <= 3 or time.monotonic() - told > EVERY:
            told = time.monotonic()
            out.print(msgspec.json.encode(row).decode(), soft_wrap=True, markup=False, highlight=False)
