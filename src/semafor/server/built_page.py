"""The built page as files: which file an address means, in which encoding, and how long it may be kept."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from semafor.kernel.errors import BadInput

BUILT = Path(__file__).with_name("page")
HASHED = re.compile(r"assets/(?:.*/)?[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+")
KEEP, ASK = "public, max-age=31536000, immutable", "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class PageFile(msgspec.Struct, frozen=True):
    """A file to be sent, with what is said of it."""

    file: Path
    media: str
    headers: dict[str, str]


class BuiltPage:
    """The folder of the built page: the package's own, or one given for development."""

    def __init__(self, given: str) -> None:
        self.folder = (Path(given) if given else BUILT).resolve()
        if given and not self._file("index.html"):
            raise BadInput("bad-page", "semafor.server", folder=given)

    @property
    def built(self) -> bool:
        return self._file("index.html") is not None

    @property
    def engine(self) -> bool:
        """Whether the page can run the rules in the browser."""
        return self._file("engine/engine.json") is not None

    def found(self, path: str, accepted: str) -> PageFile | None:
        """The file of that path in the best encoding the caller accepts; None if there is no such file."""
        file = self._file(path)
        if file is None:
            return None
        headers = {"cache-control": KEEP if HASHED.fullmatch(path) else ASK, "vary": "accept-encoding"}
        media = MEDIA.get(file.suffix, "application/octet-stream")
        for encoding, suffix in ENCODINGS.items():
            packed = self._file(path + suffix)
            if packed is not None and accepts(accepted, encoding):
                return PageFile(packed, media, {**headers, "content-encoding": encoding})
        return PageFile(file, media, headers)

    def _file(self, path: str) -> Path | None:
        """The file inside the folder; links and dots that lead out of it lead nowhere."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # a name no file can have
            return None


def accepts(header: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header names the encoding, and not with weight nought."""
    for part in header.split(","):
        name, *settings = (word.strip().casefold() for word in part.split(";"))
        if name == encoding:
            return not any(re.fullmatch(r"q=0(\.0*)?", setting) for setting in settings)
    return False
