"""The built page is served as it is, and nothing beside it."""

from __future__ import annotations

import contextlib
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from semafor.kernel.errors import BadInput
from semafor.server.built_page import BuiltPage, accepts
from semafor.server.http.app import application
from semafor.server.http.page import ADDRESSES
from semafor.server.node.node import Node
from semafor.server.settings import Settings
from server.conftest import run

SCRIPT = "assets/index-Bx3f_9aZ.js"


@contextlib.asynccontextmanager
async def visited(tmp_path: Path, page: str) -> AsyncIterator[httpx.AsyncClient]:
    app = application(await Node.open(Settings(database=f"sqlite:///{tmp_path / 'semafor.db'}", limits=0, page=page)))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://semafor:8000")
    async with app.router.lifespan_context(app), client as http:
        yield http


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    for path, text in {
        "index.html": "<!doctype html><title>page</title>",
        SCRIPT: "console.log(1)",
        "assets/plain.svg": "<svg/>",
        "sw.js": "self",
        "manifest.webmanifest": "{}",
        "engine/pyodide.wasm": "\0asm",
        "engine/semafor-0.1.0-py3-none-any.whl": "PK",
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    (folder / f"{SCRIPT}.gz").write_bytes(gzip.compress(b"console.log(1)"))
    (folder / f"{SCRIPT}.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (folder / "out").symlink_to(tmp_path / "secret.txt")
    return folder


def test_every_address_of_the_page_is_its_index(tmp_path: Path, page: Path) -> None:
    async def work() -> None:
        async with visited(tmp_path, str(page)) as http:
            given = {"game": "steamrollers", "room": "0123456789abcdef", "link": "0123", "draft": "12", "map": "own-12"}
            given["challenge"] = "daily.steamrollers"
            for address in ADDRESSES:
                answer = await http.get(address.format(**given))
                assert (answer.status_code, answer.text) == (200, "<!doctype html><title>page</title>"), address
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                policy = answer.headers["content-security-policy"]
                assert "script-src 'self' 'wasm-unsafe-eval';" in policy
                assert "connect-src 'self' ws://semafor:8000 wss://semafor:8000;" in policy
                assert "img-src 'self' data: blob:;" in policy
                assert "worker-src 'self';" in policy
            odd = await http.get("/", headers={"host": "a.example; script-src *"})
            assert "a.example" not in odd.headers["content-security-policy"]

    run(work())


@pytest.mark.parametrize(
    ("path", "media", "kept"),
    [
        (SCRIPT, "text/javascript; charset=utf-8", True),
        ("assets/plain.svg", "image/svg+xml", False),
        ("sw.js", "text/javascript; charset=utf-8", False),
        ("manifest.webmanifest", "application/manifest+json", False),
        ("engine/pyodide.wasm", "application/wasm", False),
        ("engine/semafor-0.1.0-py3-none-any.whl", "application/octet-stream", False),
    ],
)
def test_files_have_their_media_type_and_only_hashed_ones_are_kept(
    tmp_path: Path, page: Path, path: str, media: str, kept: bool
) -> None:
    async def work() -> None:
        async with visited(tmp_path, str(page)) as http:
            answer = await http.get(f"/{path}", headers={"accept-encoding": "identity"})
            again = await http.get(f"/{path}", headers={"accept-encoding": "", "if-none-match": answer.headers["etag"]})

            assert answer.content == (page / path).read_bytes()
            assert answer.headers["content-type"] == media
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert ("immutable" in answer.headers["cache-control"]) is kept
            assert (again.status_code, again.content) == (304, b"")

    run(work())


def test_packed_files_are_sent_to_those_who_accept_them(tmp_path: Path, page: Path) -> None:
    async def work() -> None:
        async with visited(tmp_path, str(page)) as http:
            for accepted, encoding in (("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("deflate", None)):
                request = http.build_request("GET", f"/{SCRIPT}", headers={"accept-encoding": accepted})
                answer = await http.send(request, stream=True)
                raw = b"".join([chunk async for chunk in answer.aiter_raw()])
                assert answer.headers.get("content-encoding") == encoding
                assert answer.headers["vary"] == "accept-encoding"
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
                assert raw == (page / f"{SCRIPT}{suffix}").read_bytes()

    run(work())


def test_nothing_outside_the_folder_is_served(tmp_path: Path, page: Path) -> None:
    site = BuiltPage(str(page))
    outside = ["../secret.txt", "assets/../../secret.txt", "out", str(tmp_path / "secret.txt"), "", "assets", "a\0b", "x" * 500]

    assert [path for path in outside if site.found(path, "") is not None] == []

    async def work() -> None:
        async with visited(tmp_path, str(page)) as http:
            for path in (
                "%2e%2e/secret.txt",
                "assets/%2e%2e%2f%2e%2e%2fsecret.txt",
                "out",
                "//etc/passwd",
                "nope",
                "x" * 3000,
            ):
                answer = await http.get(f"/{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
            for path in ("a%00b", "%ff"):
                answer = await http.get(f"/{path}")
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-address"), path

    run(work())


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
NOWHERE = [
    "/nowhere",
    "/rules/checkers",
    "/new/chess",
    "/print/railroad",
    "/tutorial/x",
    "/companion/x",
    "/a/b/c",
    "/assets/x.js",
]


@pytest.mark.parametrize("built", [True, False])
def test_an_address_that_does_not_exist_is_a_page_for_browsers_and_a_denial_for_programs(
    tmp_path: Path, page: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    monkeypatch.setattr("semafor.server.built_page.BUILT", tmp_path / "none")

    async def work() -> None:
        async with visited(tmp_path, str(page) if built else "") as http:
            for address in NOWHERE:
                seen = await http.get(address, headers={**BROWSER, "if-none-match": "*"})
                asked = await http.get(address, headers={"accept": "application/json"})
                assert (seen.status_code, seen.headers["content-type"]) == (404, "text/html; charset=utf-8"), address
                assert ("<title>page</title>" if built else "Pod tym adresem nic nie ma.") in seen.text
                assert "accept" in seen.headers["vary"]
                assert (asked.status_code, asked.json()["code"]) == (404, "not-found")
            for address in ("/api/nowhere", "/api/games/chess", "/api/rooms/0123456789abcdef"):
                answer = await http.get(address, headers=BROWSER)
                assert (answer.status_code, answer.json()["type"]) == (404, "denial"), address

    run(work())


def test_without_a_built_page_the_plain_one_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semafor.server.built_page.BUILT", tmp_path / "none")

    async def work() -> None:
        async with visited(tmp_path, "") as http:
            for address in ("/", "/table/0123456789abcdef"):
                answer = await http.get(address)
                assert answer.status_code == 200
                assert "No page to play in is built into this server" in answer.text

    run(work())
    with pytest.raises(BadInput, match=r"index\.html"):
        BuiltPage(str(tmp_path / "nowhere"))


def test_an_encoding_of_weight_nought_is_not_accepted() -> None:
    assert accepts("gzip, br", "br")
    assert not accepts("gzip;q=1, br;q=0", "br")
    assert not accepts("", "br")
