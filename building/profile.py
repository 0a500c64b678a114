"""A release is compiled twice: first so that it counts what the rules do while they play, then by those counts.

`semafor.envs.training` plays: games of every key, batches, positions of real play. What is asked often is then laid out
straight and inlined, what is not is kept out of the way; all five games run about a fifth faster.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from building.compiler import PROBE, silent

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools._distutils.compilers.C.base import Compiler

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
# What training never met is compiled as without a profile, not for size.
COUNTED = ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training", "-Wno-missing-profile"]
OBJECTS = Path("build", "profile")  # both times the same: the counts are found by the name of the object
FOREIGN = "the compiler does not know GCC's profiles"
TRAINING = "semafor.envs.training"
Link = Callable[["Extension", list[str], Path, list[str]], None]


class NoProfile(Exception):
    """Why a release is compiled without one."""


def obstacle(compiler: Compiler) -> str:
    """Why this compiler cannot take a profile; nothing if it can. GCC can."""
    if os.environ.get("SEMAFOR_PROFILE") == "0":
        return "SEMAFOR_PROFILE=0 was set"
    if sys.platform == "win32":  # its compiler passes over flags that it does not know
        return FOREIGN
    with tempfile.TemporaryDirectory() as folder, silent():
        source = Path(folder, "probe.c")
        source.write_text(PROBE.replace("#include <Python.h>\nPyMODINIT_FUNC", "void *"), "utf-8")
        try:
            for flags in (COUNTING, COUNTED):
                compiler.compile([str(source)], output_dir=folder, extra_postargs=flags)
        except Exception:
            return FOREIGN
    return ""


def profiled(
    compiler: Compiler, extension: Extension, made: list[Extension], shims: dict[str, list[str]], link: Link
) -> list[str]:
    """The objects of the extension with the rules, compiled by what they did in training. NoProfile says why there are none."""
    if why := obstacle(compiler):
        raise NoProfile(why)
    shutil.rmtree(OBJECTS, ignore_errors=True)
    print("rules: compiled to count what they do", flush=True)
    counting = compiled(compiler, extension, COUNTING)
    with tempfile.TemporaryDirectory() as room:
        for each in made:
            objects = counting if each is extension else shims[each.name]
            link(each, objects, Path(room), COUNTING if each is extension else [])
        print("rules: trained by games of every key", flush=True)
        train(Path(room))
    print("rules: compiled by what was counted", flush=True)
    return compiled(compiler, extension, COUNTED)


def compiled(compiler: Compiler, extension: Extension, flags: list[str]) -> list[str]:
    asked = [*extension.extra_compile_args, *flags]
    sources = list(map(str, extension.sources))
    return list(compiler.compile(sources, output_dir=str(OBJECTS), include_dirs=extension.include_dirs, extra_postargs=asked))


def train(folder: Path) -> None:
    """The compiled rules in the folder, with all plain files beside them, play; their counts are written at the end."""
    shutil.copytree("src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("page", "*.so", "__pycache__", "*.npz"))
    told = subprocess.run(
        [sys.executable, "-m", TRAINING],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    if told.returncode:
        last = told.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise NoProfile(f"training ended with: {last[0]}")
