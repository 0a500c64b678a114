"""Compile the rules where a C compiler is there (plain Python where not), and put the page beside them: see `building`."""

import sys
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent))
from building.compiler import obstacle
from building.packing import WithPage, WithPageInSource
from building.rules import CompiledRules, extensions

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def wanted() -> list[Extension]:
    """The compiled modules; none while pip only asks for the package's name and needs."""
    if not BUILDING & set(sys.argv):
        return []
    if why := obstacle():
        print(f"semafor: the rules are installed as plain Python, which plays slower: {why}", file=sys.stderr)
        return []
    return extensions()


setup(ext_modules=wanted(), cmdclass={"build_ext": CompiledRules, "build_py": WithPage, "sdist": WithPageInSource})
