"""Compile the rule modules with mypyc where a C compiler is there (plain Python where not), and build the page."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOMS = ["kernel", "games", "bots", "envs"]
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def compiled_files() -> list[str]:
    """A file that speaks in native integers is a rule file and is compiled; all others are for people and stay plain."""
    files = sorted(file for room in ROOMS for file in Path("src/semafor", room).rglob("*.py"))
    return [str(file) for file in files if "from mypy_extensions import" in file.read_text("utf-8")]


def compiler_works() -> bool:
    """Whether a small extension can be built here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules; none while pip only asks for the package's name and needs."""
    if not BUILDING & set(sys.argv):
        return []
    if os.environ.get("SEMAFOR_COMPILE") == "0":
        print("semafor: SEMAFOR_COMPILE=0, the rules are installed as plain Python", file=sys.stderr)
        return []
    if not compiler_works():
        print("semafor: no C compiler found, the rules are installed as plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # What the rules lead to but are not is checked by `make check`; here its libraries may be missing.
    # SEMAFOR_OPT=0 compiles in a fifth of the time, for those who change rules and want the compiled build at once.
    level = os.environ.get("SEMAFOR_OPT", "3")
    built = mypycify(["--follow-imports=silent", *compiled_files()], opt_level=level, group_name="semafor")
    for extension in built:
        # Python's own flags bring -Wall and -g, which cost the generated C more time than its optimisation.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", "-w", "-g0"]
        extension.optional = True
    return cast("list[Extension]", built)  # setuptools is loaded, so they are its own


class BuildWithPage(build_py):
    """Python files, and beside them the page that the server shows."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or os.environ.get("SEMAFOR_PAGE_BUILD") == "0":
            return
        page = Path(self.build_lib, "semafor", "server", "page")
        if subprocess.call([sys.executable, "ui/build.py", str(page)]):
            print("semafor: the page could not be built, the server will show its plain one", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
