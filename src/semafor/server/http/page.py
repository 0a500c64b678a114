"""Serving the built page: index.html for each of its addresses, its other files by their path."""

from __future__ import annotations

import re

from starlette.responses import FileResponse, Response

import semafor
from semafor.rooms.maps import is_drawn
from semafor.server.built_page import PageFile
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer
from semafor.server.http.fallback_page import fallback_page, nowhere_document

ADDRESSES = [
    "/",
    "/new/{game}",
    "/box/{game}",
    "/lobby",
    "/mine",
    "/finished",
    "/leaders",
    "/daily",
    "/weekly",
    "/challenges",
    "/challenge/{challenge}",
    "/account",
    "/settings",
    "/profile",
    "/profile/{link}",
    "/table/{room}",
    "/here/{room}",
    "/screen/{room}",
    "/replay",
    "/replay/{room}",
    "/whatif",
    "/maps",
    "/maps/{draft}",
    "/map/{map}",
    *(f"/{part}{game}" for part in ("rules", "tutorial", "companion", "print") for game in ("", "/{game}")),
]
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")


def policy(host: str) -> str:
    """What the page may load: its own files, Python in WebAssembly, and its own server's socket.

    Older browsers do not count a socket of the same host as `'self'`, so it is named.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self';"
        f" img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'{sockets};"
        " manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


async def page(call: Call) -> RawAnswer | Response:
    """The page; without a built one, the plain first page."""
    game = call.request.path_params.get("game")
    if game is not None and game not in semafor.games() and not is_drawn(game):  # whether such a map is here, the page asks
        return send_nowhere(call)
    found = call.node.page.found("index.html", call.request.headers.get("accept-encoding", ""))
    return await fallback_page(call) if found is None else send_file(call, found)


async def file(call: Call) -> Response:
    """A file of the built page."""
    found = call.node.page.found(call.request.path_params["path"], call.request.headers.get("accept-encoding", ""))
    return send_nowhere(call) if found is None else send_file(call, found)


def send_nowhere(call: Call) -> Response:
    """An address that does not exist: the page, which says so and shows ways on, for a browser; a denial for programs."""
    path, accepted = call.request.url.path, call.request.headers.get("accept", "")
    if path.startswith("/api/") or "text/html" not in accepted:
        raise Problem(404, "not-found")
    found = call.node.page.found("index.html", call.request.headers.get("accept-encoding", ""))
    headers = {"content-security-policy": policy(call.request.headers.get("host", "")), "vary": "accept, accept-encoding"}
    if found is None:
        return Response(nowhere_document(), 404, {"vary": "accept"}, "text/html; charset=utf-8")
    return FileResponse(found.file, 404, {**found.headers, **headers}, found.media)


def send_file(call: Call, found: PageFile) -> Response:
    """The file, or only the word that it has not changed."""
    headers = {**found.headers, "content-security-policy": policy(call.request.headers.get("host", ""))}
    answer = FileResponse(found.file, headers=headers, media_type=found.media, stat_result=found.file.stat())
    known = [tag.strip().removeprefix("W/") for tag in call.request.headers.get("if-none-match", "").split(",")]
    return Response(None, 304, {**headers, "etag": answer.headers["etag"]}) if answer.headers["etag"] in known else answer


PAGES = [Endpoint("GET", address, page, str, media="text/html", limit="file") for address in ADDRESSES]
FILES = [Endpoint("GET", "/{path:path}", file, str, limit="file")]
