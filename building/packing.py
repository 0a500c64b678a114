"""The commands of setuptools that take the page along."""

from __future__ import annotations

from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from building.page import page_there


class WithPage(build_py):
    """Python files, and beside them the page."""

    def run(self) -> None:
        if not self.editable_mode:
            page_there()
        super().run()


class WithPageInSource(sdist):
    """The source archive holds the built page too, so that nobody who installs it needs npm."""

    def run(self) -> None:
        page_there()
        super().run()
