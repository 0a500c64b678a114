"""The rules compiled by mypyc: which files, how, and the command of setuptools that makes the libraries or takes them kept.

Two ways to build. The quick one, for those who start or change rules: one C file per rule file, compiled on all cores, each
object kept, so that a changed file is compiled alone. The release (`SEMAFOR_BUILD=release`): one C file at -O3, compiled by a
profile of what the rules do.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from building.compiler import versions
from building.header import read_once
from building.objects import CACHE, Objects, cores, digest, forget_old
from building.profile import NoProfile, profiled

HERE = Path(__file__).parent
SOURCE = Path("src")
ROOMS = ["kernel", "games", "bots", "envs"]
GENERATED = "build/rules"
HEADER = Path(GENERATED, "__native_semafor.h")
MANY = 8  # objects, from which on the header is worth it
NOTE = Path(GENERATED, "made-from.txt")
READING = HERE / "translation.ini"
RELEASE = os.environ.get("SEMAFOR_BUILD") == "release"
LEVEL = os.environ.get("SEMAFOR_OPT", "3" if RELEASE else "2")
# Python's own flags bring -Wall and -g, which cost the generated C more time than its optimisation. Products wrap around where
# rules cut bits out of them; most Pythons ask for that themselves.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fwrapv", "-w", "-g0"]
SHIMS = CACHE / "shims"
SHARED = "semafor__mypyc"  # the library with all rules; each rule file has a small one, a shim, that asks it


def room_files() -> list[Path]:
    """All files of the rooms that hold rules; what a rule file imports of ours is among them."""
    return sorted(file for room in ROOMS for file in (SOURCE / "semafor" / room).rglob("*.py"))


def rule_files() -> list[Path]:
    """A file that speaks in native integers is a rule file and is compiled; all others are for people and stay plain."""
    return [file for file in room_files() if "from mypy_extensions import" in file.read_text("utf-8")]


def made_from() -> str:
    """One name for all of ours that mypyc may read."""
    return digest([str(RELEASE), *map(str, room_files()), *(file.read_bytes() for file in room_files())])


def extensions() -> list[Extension]:
    """The libraries by name; their C is written when they are built."""
    modules = [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in rule_files()]
    return [Extension(name, [], optional=not RELEASE) for name in [SHARED, *modules]]


def generated() -> list[Extension]:
    """The libraries with their C, which mypyc writes into `build/rules`, and a note of what it was made from."""
    from mypyc.build import mypycify

    asked = [f"--config-file={READING}", *map(str, rule_files())]
    made = mypycify(asked, opt_level=LEVEL, group_name="semafor", multi_file=not RELEASE, target_dir=GENERATED)
    NOTE.write_text(made_from(), "utf-8")
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        if extension.name != SHARED and not RELEASE and sys.platform != "win32":
            extension.include_dirs = [str(HERE / "shim")]
    return cast("list[Extension]", made)  # setuptools is loaded, so they are its own


def told(done: int, all: int) -> None:
    """A line for every tenth of the way."""
    if done * 10 // all > (done - 1) * 10 // all:
        print(f"rules: {done} of {all} C files compiled", flush=True)


class CompiledRules(build_ext):
    """Makes the libraries of the rules; while nothing that concerns them has changed, takes those of the last time."""

    def build_extensions(self) -> None:
        try:
            shutil.copytree(self.libraries_made(), self.build_lib, dirs_exist_ok=True)
        except (Exception, SystemExit) as error:
            if RELEASE:
                raise
            print(f"semafor: the rules could not be compiled and are installed as plain Python: {error}", file=sys.stderr)

    def libraries_made(self) -> Path:
        """The folder with the libraries of just these files, flags and versions."""
        asked = [*FLAGS, LEVEL, str(RELEASE), os.environ.get("SEMAFOR_PROFILE", "")]
        known = [*versions(list(getattr(self.compiler, "compiler_so", []))), *asked]
        building = [*sorted(HERE.glob("*.py")), READING, HERE / "shim" / "Python.h"]
        own = [file.read_bytes() for file in [*room_files(), *building]]
        folder = CACHE / digest([*known, *map(str, room_files()), *own])
        if not folder.exists():
            self.make(folder, Objects(CACHE / "objects", self.compiler, known))
        folder.touch()
        return folder

    def make(self, folder: Path, objects: Objects) -> None:
        """All libraries into the folder, which is there only when they all are."""
        print(f"rules: {len(rule_files())} files are translated into C", flush=True)
        made = generated()
        SHIMS.mkdir(exist_ok=True)
        self.kind = "release" if RELEASE else "quick"  # `semafor.build`
        found = self.released(made, objects) if RELEASE else self.compiled(made, objects)
        with tempfile.TemporaryDirectory(dir=CACHE) as room, ThreadPoolExecutor(cores()) as pool:
            ready = Path(room, "ready")
            list(pool.map(lambda extension: self.place(extension, found[extension.name], ready), made))
            (ready / "semafor" / "built.txt").write_text(self.kind, "utf-8")
            ready.rename(folder)
        for folder in (CACHE / "objects", SHIMS, CACHE):
            forget_old(folder)

    def compiled(self, made: list[Extension], objects: Objects) -> dict[str, list[str]]:
        """The objects of a quick build; where many are lacking, the header that they share is read once for all."""
        [rules] = [extension for extension in made if extension.name == SHARED]
        many = self.compiler.compiler_type == "unix" and objects.lacking(rules) > MANY
        with read_once(self.compiler, HEADER, rules) if many else contextlib.nullcontext():
            return objects.of_all(made, told)

    def released(self, made: list[Extension], objects: Objects) -> dict[str, list[str]]:
        """The objects of a release: the rules by their profile, or without one where that cannot be had."""
        [rules] = [extension for extension in made if extension.name == SHARED]
        shims = [extension for extension in made if extension is not rules]
        found = objects.of_all(shims, told)
        try:
            trained = profiled(self.compiler, rules, made, found, self.link)
            self.kind = "profiled"
            return found | {SHARED: trained}
        except (NoProfile, CompileError, LinkError) as error:
            print(f"semafor: the rules are compiled without a profile, which plays a fifth slower: {error}", file=sys.stderr)
            return found | objects.of_all([rules], told)

    def place(self, extension: Extension, objects: list[str], folder: Path) -> None:
        """The library into the folder. A shim is linked once: it stays the same while its object, known by its name, does."""
        if RELEASE or extension.name == SHARED:
            self.link(extension, objects, folder)
            return
        kept = SHIMS / digest(sorted(Path(each).name for each in objects))
        if not kept.exists():
            with tempfile.TemporaryDirectory(dir=SHIMS) as room:
                self.link(extension, objects, Path(room, "made"))
                Path(room, "made").rename(kept)
        kept.touch()
        shutil.copytree(kept, folder, dirs_exist_ok=True)

    def link(self, extension: Extension, objects: list[str], folder: Path, flags: list[str] | None = None) -> None:
        target = folder / self.get_ext_filename(extension.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        asked = {"libraries": self.get_libraries(extension), "export_symbols": self.get_export_symbols(extension)}
        self.compiler.link_shared_object(
            sorted(objects), str(target), build_temp=str(folder), extra_postargs=flags or [], **asked
        )
