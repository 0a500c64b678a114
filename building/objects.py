"""Compiled C kept by what it was made from: the same text, headers, flags and versions give the same object."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools._distutils.compilers.C.base import Compiler

CACHE = Path(".cache", "rules")
KEPT_DAYS = 30
Job = tuple["Extension", str]


def digest(parts: Iterable[str | bytes]) -> str:
    """One name for all the parts; where one ends and the next begins counts too."""
    made = hashlib.sha256()
    for part in parts:
        raw = part if isinstance(part, bytes) else part.encode()
        made.update(b"%d:" % len(raw) + raw)
    return made.hexdigest()[:32]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def of_the_rules(file: str) -> bool:
    """Whether mypyc wrote the file for just these rules."""
    return Path(file).name.startswith("__native")


class Objects:
    """A folder of objects. `versions` are those of everything that has a say in them beside the text and the flags."""

    def __init__(self, folder: Path, compiler: Compiler, versions: Iterable[str]) -> None:
        self.folder, self.compiler, self.versions = folder, compiler, list(versions)
        folder.mkdir(parents=True, exist_ok=True)

    def key(self, extension: Extension, source: str) -> str:
        """The headers that mypyc wrote count for the C that reads them; those of its runtime are known by its version."""
        headers = filter(of_the_rules, extension.depends) if of_the_rules(source) else []
        texts = [Path(file).read_bytes() for file in [source, *headers]]
        return digest([*self.versions, *extension.extra_compile_args, *texts])

    def place(self, extension: Extension, source: str) -> Path:
        """Where the object of that source is kept, once it is there."""
        return self.folder / f"{self.key(extension, source)}{self.compiler.obj_extension}"

    def lacking(self, extension: Extension) -> int:
        """How many of its objects are not there yet."""
        return sum(not self.place(extension, str(source)).exists() for source in extension.sources)

    def object(self, extension: Extension, source: str) -> Path:
        """The object of that source: the kept one, or one compiled now."""
        kept = self.place(extension, source)
        if kept.exists():
            kept.touch()
            return kept
        with tempfile.TemporaryDirectory(dir=self.folder) as room:
            flags = extension.extra_compile_args
            [made] = self.compiler.compile([source], output_dir=room, include_dirs=extension.include_dirs, extra_postargs=flags)
            os.replace(made, kept)
        return kept

    def of_all(self, extensions: list[Extension], told: Callable[[int, int], None]) -> dict[str, list[str]]:
        """The objects of each extension, made on all cores; `told` hears how many of how many there are."""
        jobs: list[Job] = [(extension, str(source)) for extension in extensions for source in extension.sources]
        jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)  # the longest first, so that no core waits at the end
        made: dict[str, list[str]] = {extension.name: [] for extension in extensions}
        with ThreadPoolExecutor(cores()) as pool:
            for number, (job, file) in enumerate(zip(jobs, pool.map(lambda job: self.object(*job), jobs), strict=True)):
                made[job[0].name].append(str(file))
                told(number + 1, len(jobs))
        return made


def forget_old(folder: Path) -> None:
    """What no build has asked for in a month."""
    for file in folder.iterdir():
        if time.time() - file.stat().st_mtime > KEPT_DAYS * 86_400:
            shutil.rmtree(file) if file.is_dir() else file.unlink()
