"""The C compiler of this machine: whether it works, and what of it decides what an object is."""

from __future__ import annotations

import contextlib
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n"


def obstacle() -> str:
    """Why the rules are not compiled here; nothing if they can be."""
    if os.environ.get("SEMAFOR_COMPILE") == "0":
        return "SEMAFOR_COMPILE=0 was set"
    return "" if compiler_works() else "no C compiler with Python's headers works here (on Debian: gcc and python3-dev)"


def compiler_works() -> bool:
    """Whether a small extension can be built here."""
    with tempfile.TemporaryDirectory() as folder, silent():
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):
            return False
    return True


@contextlib.contextmanager
def silent() -> Iterator[None]:
    """What a failing compiler says is not for the reader, who is told in one line."""
    kept = os.dup(2)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def versions(command: list[str]) -> list[str]:
    """All that has a say in an object beside its text and flags: Python, mypyc, librt, the machine and the compiler."""
    told = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout if command else platform.machine()
    tools = [f"{name} {version(name)}" for name in ("mypy", "librt", "mypy-extensions")]
    return [sys.version, sysconfig.get_platform(), *tools, *command, told]
