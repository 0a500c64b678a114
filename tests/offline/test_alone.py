"""What is packed for the browser is whole, and works where there is no server, no store and no text library."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from amount import several

ROOT = Path(__file__).parents[2]
FOREIGN = [
    "alembic",
    "anyio",
    "asyncio",
    "babel",
    "fluent",
    "httptools",
    "numpy",
    "openskill",
    "prometheus_client",
    "rich",
    "socket",
    "sqlalchemy",
    "sqlite3",
    "ssl",
    "starlette",
    "subprocess",
    "typer",
    "uvicorn",
    "websockets",
]
# The last one plays to the end; a whole game that `easy` thinks about, interpreted, is a matter of the night.
STEPS = {"easy": several(10_000, 10_000, daily=10), "random": 10_000}
SCRIPT = """
import importlib.abc, json, sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in FOREIGN:
            raise ModuleNotFoundError(f"there is no {name} here", name=name)

for name in list(sys.modules):
    if name.partition(".")[0] in FOREIGN:
        del sys.modules[name]
sys.meta_path.insert(0, Missing())

# Games whose networks judge ends of rounds, all but the last.
ROUNDS = {"railroad-ink": 6, "railroad-ink-lava": 5, "railroad-ink-meteor": 5}
sys.path.insert(0, sys.argv[2])
import semafor
import semafor.bots
from semafor import offline
assert semafor.__file__.startswith(sys.argv[2])

def asked(function, **request):
    return json.loads(function(json.dumps(request)))

sys.platform = "emscripten"  # as in a browser, whose page thinks for networks
for game in semafor.games():
    if "master" in semafor.bots.levels(game):
        masters = [{"kind": "bot", "level": "journeyman"}] * semafor.game(game).seats[-1]
        table = asked(offline.opened, type="new", game=game, seats=masters, seed=1)["table"]
        if game in ROUNDS:
            assert asked(offline.guided, game=game, rows=[[0.0] * 124] * ROUNDS[game])["turnings"]
        else:
            assert asked(offline.network, game=game)["parts"]
        wish = asked(offline.wished, table=table)
        assert wish["game"] == game and wish["ends" if game in ROUNDS else "seen"]
        assert asked(offline.bot_step, table=table, answer=wish.get("legal", [0])[-1])["more"]
    for level, most in STEPS.items():
        seats = [{"kind": "bot", "level": level}] * semafor.game(game).seats[0]
        table, steps = asked(offline.opened, type="new", game=game, seats=seats, seed=1)["table"], 0
        while steps < most and asked(offline.bot_step, table=table)["more"]:
            steps += 1
        assert steps > 9
    record = asked(offline.record, table=table)["record"]
    assert asked(offline.checked, record=record)["luck"] == "seeded"
    assert asked(offline.replayed, record=record, moment=3, seat=0)["update"]["view"]
    assert asked(offline.why, table=table, seat=0, move="nonsense")["denial"]["message"]["id"]
    assert asked(offline.checked, record=record.replace("1. 0", "1. 0 x"))["ok"] is False
for position in json.loads(sys.argv[1]):
    assert asked(offline.scored, position=position)["result"]
print("fine")
"""


def test_the_packed_rules_run_without_the_libraries_of_a_server(tmp_path: Path) -> None:
    packed = tmp_path / "semafor.zip"
    runpy.run_path(str(ROOT / "ui" / "engine.py"))["pack"](packed)
    assert {Path(name).suffix for name in ZipFile(packed).namelist()} == {".py", ".toml"}  # no weights of networks
    seats = [{"routes": ["Denver-Omaha"], "tickets": []}, {"routes": [], "tickets": []}]
    position = {"game": "ticket-to-ride-usa", "seats": seats}
    given = f"FOREIGN, STEPS = {FOREIGN!r}, {STEPS!r}"
    command = [sys.executable, "-c", f"{given}\n{SCRIPT}", json.dumps([position]), str(packed)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=tmp_path, check=False)

    assert (done.stdout, done.stderr) == ("fine\n", "")
