"""The page beside the server that shows it: built when it is not there or no longer what its sources say, else left alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.objects import digest

UI = Path("ui")
MADE = Path("build", "page")
PAGE = Path("src", "semafor", "server", "page")
STAMP = PAGE / "made-from.txt"
NOT_SOURCES = {"node_modules", "dist", "tests", "__pycache__", ".svelte-check"}


def sources() -> list[Path]:
    """All that the page is made from: its own files, the words and data of the games, the rules of its engine."""
    own = [file for file in UI.rglob("*") if file.is_file() and not NOT_SOURCES & set(file.parts)]
    ours = [file for kind in ("*.py", "*.toml", "*.ftl") for file in Path("src").rglob(kind) if of_the_page(file)]
    return sorted([*own, *ours])


def of_the_page(file: Path) -> bool:
    """Python files matter for the engine's sake; these rooms it never takes along."""
    return file.suffix != ".py" or not {"cli", "arena", "envs", "http", "store"} & set(file.parts)


def made_from() -> str:
    return digest([part for file in sources() for part in (file.as_posix(), file.read_bytes())])


def fresh() -> bool:
    """Whether the page that is there is the one of these sources."""
    return STAMP.exists() and STAMP.read_text("utf-8") == made_from()


def built() -> bool:
    """The page made anew; it takes the place of the old one only when it is whole."""
    shutil.rmtree(MADE, ignore_errors=True)
    if subprocess.call([sys.executable, str(UI / "build.py"), str(MADE)]) or not (MADE / "index.html").exists():
        return False
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(MADE, PAGE)
    if (PAGE / "engine").exists():  # one without its engine is made again as soon as that can be fetched
        STAMP.write_text(made_from(), "utf-8")
    return True


def page_there() -> bool:
    """Whether there is a page, if need be an old one; what is lacking is said in one line."""
    if os.environ.get("SEMAFOR_PAGE_BUILD") == "0" or fresh() or built():
        return (PAGE / "index.html").exists()
    old = (PAGE / "index.html").exists()
    lost = "the one of an earlier build is taken" if old else "the server will have no tables to click, only its plain page"
    print(f"semafor: the page could not be built (is npm's registry out of reach?): {lost}", file=sys.stderr)
    return old


if __name__ == "__main__":
    sys.exit(0 if page_there() else 1)
