"""No rule looks a name up in a module while it plays: the C that mypyc wrote says so.

A constant that is a sum over another module's constants is no constant for mypyc, and one in a module that is not compiled not
even a variable: each use becomes a look-up in a dictionary. Railroad Revolution once spent a fifth of its time so.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("mypyc", reason="the build's tools are not installed")
from building.rules import GENERATED, NOTE, made_from

ROOT = Path(__file__).parents[2]
FUNCTION = re.compile(r"^[\w *]*?CPyDef_(\w+)\(.*\) \{$")
MODULE = re.compile(r"\s*(\w+) = CPyStatic_\w+___globals;")
TEXT = re.compile(r"\s*(\w+) = CPyStatics\[\d+\]; /\* '(.*)' \*/")
LOOK_UP = re.compile(r"\s*\w+ = CPyDict_GetItem\((\w+), (\w+)\)")
# What no game asks while it is played: reading the box, pickling, and importing itself.
COLD = re.compile(r"_top_level|___material___|_____reduce__$|^bots___|beam___|___plan___|sparring")
TRANSLATE = "from building.rules import generated; generated()"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The C of just these rules: that of the last build if it was made from them, else written now."""
    if NOTE.exists() and NOTE.read_text("utf-8") == made_from():
        return ROOT / GENERATED
    folder = tmp_path_factory.mktemp("rules")
    for part in ("src", "building"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("page", "*.so", "__pycache__"))
    subprocess.run([sys.executable, "-c", TRANSLATE], cwd=folder, check=True, capture_output=True)
    return folder / GENERATED


def look_ups(text: str) -> Iterator[tuple[str, str]]:
    """Each function that looks up a name of a module, with that name."""
    function, modules, texts = "", set[str](), dict[str, str]()
    for line in text.splitlines():
        if begun := FUNCTION.match(line):
            function, modules, texts = begun[1], set(), {}
        elif found := MODULE.match(line):
            modules.add(found[1])
        elif found := TEXT.match(line):
            texts[found[1]] = found[2]
        elif (found := LOOK_UP.match(line)) and found[1] in modules:
            yield function, texts.get(found[2], "?")


def test_no_rule_looks_up_a_name_in_a_module_while_it_plays(sources: Path) -> None:
    files = list(sources.glob("__native_semafor*.c"))
    found = [(function, name) for file in files for function, name in look_ups(file.read_text("utf-8"))]

    assert ("kernel___state___State_____reduce__", "revived") in found, "what is sought is still written so"
    assert [each for each in found if not COLD.search(each[0])] == []
