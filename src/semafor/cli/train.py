"""Training a master."""

from __future__ import annotations

import importlib.util
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

import semafor
from semafor.bots.master.levels import network_in
from semafor.cli.terminal import Lang, Settings, out, say
from semafor.kernel.errors import BadInput
from semafor.train.plan import Plan, changed, plan_of
from semafor.train.together import others

if TYPE_CHECKING:
    from semafor.train.trainer import Trainer

EVERY = 10.0  # seconds between lines of progress
LIBRARIES = ("numpy", "torch")


def train(
    game: Annotated[str, typer.Argument(help="The game's key.")],
    seconds: Annotated[float, typer.Option(min=1, help="How long to train.")] = 300.0,
    folder: Annotated[Path, typer.Option(help="Where the weights, the state to go on from and the figures go.")] = Path(),
    begin: Annotated[Path | None, typer.Option(help="Weights to begin with instead of random ones.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the training that this folder holds.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed begins the same.")] = 1,
    setting: Annotated[list[str] | None, typer.Option("--set", help="Another setting of the plan, e.g. games=512.")] = None,
    learners: Annotated[int, typer.Option(min=1, help="So many learn together, each with games and a GPU of its own.")] = 1,
    ray: Annotated[str | None, typer.Option(help="The others learn on this Ray cluster; 'local' starts one here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures, a line of JSON each.")] = False,
    lang: Lang = Settings.lang,
) -> None:
    """Teach a network a game by letting it play against itself."""
    began = time.monotonic()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    plan = asked_plan(semafor.game(game).key, seconds, seed, setting or [])
    check_libraries()
    check_beginning(plan, folder, begin, resume=resume)
    from semafor.train.fields import Fields
    from semafor.train.strength import Referee

    folder.mkdir(parents=True, exist_ok=True)
    fields = Fields(plan)
    referee = Referee(folder / f"{plan.key}.npz", plan.partners, EVERY * 2) if plan.partners else None
    try:
        from semafor.train.peers import Peers
        from semafor.train.trainer import Trainer  # only now, because the playing processes must know nothing of CUDA

        with others(plan, learners, ray) as meeting:
            peers = Peers(0, learners, meeting)
            trainer = Trainer(plan, fields, folder, begin=begin, began=began, peers=peers)
            if resume:
                trainer.go_on()
            follow(trainer, as_json=as_json)
            peers.close()
    finally:
        fields.close()
        if referee:
            referee.close()


def asked_plan(key: str, seconds: float, seed: int, settings: list[str]) -> Plan:
    return msgspec.structs.replace(changed(plan_of(key), settings), seconds=seconds, seed=seed)


def check_libraries() -> None:
    for library in LIBRARIES:
        if importlib.util.find_spec(library) is None:
            raise BadInput("no-train-library", "semafor.cli", library=library)


def check_beginning(plan: Plan, folder: Path, begin: Path | None, *, resume: bool) -> None:
    """BadInput if there is nothing to begin with, or nobody to play against, where something was said to be."""
    if resume and not (folder / f"{plan.key}.state").exists():
        raise BadInput("no-train-state", "semafor.cli", game=plan.key, folder=str(folder))
    if begin:
        network_in(begin, plan.key)
    if plan.rival:
        network_in(Path(plan.rival), plan.key)


def follow(trainer: Trainer, *, as_json: bool) -> None:
    """Train and tell how it goes."""
    told, measured = 0.0, 0
    alone = "-alone" if max(trainer.plan.seats) == 1 else ""
    ready = round(time.monotonic() - trainer.began, 1)
    tell({}, "train-ready", game=trainer.plan.key, device=trainer.device.type, seconds=ready, as_json=as_json)
    for row in trainer.run():
        if row["round"] > 1 and time.monotonic() - told < EVERY:
            continue
        told = time.monotonic()
        facts = {name: row[name] for name in ("seconds", "steps", "rate")}
        tell(row, f"train-progress{alone}", **facts, ahead=row["ahead"] or 0, as_json=as_json)
        rows = strengths(trainer.file)
        for each in rows[measured:]:
            tell(each, "train-strength" if each["partner"] else "train-strength-alone", **each, as_json=as_json)
        measured = len(rows)
    tell({}, "train-done", file=str(trainer.file), as_json=as_json)


def strengths(file: Path) -> list[dict[str, Any]]:
    """What the referee has measured so far."""
    rows = file.with_suffix(".strength.jsonl")
    return [msgspec.json.decode(row) for row in rows.read_bytes().splitlines()] if rows.exists() else []


def tell(row: dict[str, Any], message: str, *, as_json: bool, **facts: object) -> None:
    """The sentence; for programs the row of figures, if there is one."""
    if not as_json:
        say(message, **facts)
    elif row:
        out.print(msgspec.json.encode(row).decode())
