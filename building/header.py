"""The header that every rule file begins with, read once for all of them: to read it is a fifth of what most of them cost.

GCC takes what lies beside a header as `.gch`, if it was compiled with the same flags; the objects are the same to the letter.
Other compilers look for no such file and read the header themselves.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools._distutils.compilers.C.base import Compiler


@contextlib.contextmanager
def read_once(compiler: Compiler, header: Path, rules: Extension) -> Iterator[None]:
    """While the rules are compiled; it is gone afterwards, since nobody would notice that the header has changed."""
    known = header.with_name(f"{header.name}.gch")
    folders = [f"-I{folder}" for folder in [*rules.include_dirs, *compiler.include_dirs]]
    flags = [*getattr(compiler, "compiler_so", []), *folders, *rules.extra_compile_args]
    try:
        subprocess.run([*flags, "-x", "c-header", str(header), "-o", str(known)], capture_output=True)
        yield
    finally:
        known.unlink(missing_ok=True)
