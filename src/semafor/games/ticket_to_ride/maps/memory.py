"""A map's folder that lies on no disk: its files are texts that somebody handed over."""

from __future__ import annotations

from collections.abc import Mapping


class TextFile:
    """One of its files, or the place of one that it has not."""

    def __init__(self, name: str, text: str | None) -> None:
        self.name = name
        self.text = text

    def is_dir(self) -> bool:
        return False

    def is_file(self) -> bool:
        return self.text is not None

    def joinpath(self, *parts: str) -> TextFile:
        return TextFile("/".join((self.name, *parts)), None)

    def read_bytes(self) -> bytes:
        if self.text is None:
            raise FileNotFoundError(self.name)
        return self.text.encode()

    def __str__(self) -> str:
        return self.name


class TextFolder(TextFile):
    """The folder."""

    def __init__(self, name: str, files: Mapping[str, str]) -> None:
        super().__init__(name, None)
        self.files = files

    def is_dir(self) -> bool:
        return True

    def joinpath(self, *parts: str) -> TextFile:
        name = "/".join(parts)
        return TextFile(f"{self.name}/{name}", self.files.get(name))
