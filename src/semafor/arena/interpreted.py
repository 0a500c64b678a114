"""Run a module of semafor with the rules interpreted, whatever build is installed: `python interpreted.py MODULE ARGS`."""

from __future__ import annotations

import importlib.util
import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds the modules of semafor as source files only."""

    root = str(Path(__file__).parents[2])

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """The source file of the module, or None if it is none of ours."""
        if name.partition(".")[0] != "semafor":
            return None
        file = Path((path or [cls.root])[0], name.rpartition(".")[2])
        if (file / "__init__.py").exists():
            return importlib.util.spec_from_file_location(name, file / "__init__.py", submodule_search_locations=[str(file)])
        return importlib.util.spec_from_file_location(name, file.with_suffix(".py"))


if __name__ == "__main__":
    sys.path.pop(0)
    sys.meta_path.insert(0, SourceFinder)
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__")
