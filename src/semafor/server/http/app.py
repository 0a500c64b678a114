"""The whole server as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from semafor.server import metrics
from semafor.server.http import (
    accounts,
    advice,
    calls,
    challenges,
    documents,
    fallback_page,
    gallery,
    games,
    leaving,
    look_links,
    moments,
    new_rooms,
    own_data,
    page,
    profiles,
    programs,
    puzzles,
    records,
    rooms,
)
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer
from semafor.server.http.edge import make_route, problem_answer
from semafor.server.http.openapi import describe_api
from semafor.server.http.socket import Socket
from semafor.server.node.health import RETRY_S
from semafor.server.node.node import Node

API = [
    *games.ENDPOINTS,
    *new_rooms.ENDPOINTS,
    *rooms.ENDPOINTS,
    *leaving.ENDPOINTS,
    *gallery.ENDPOINTS,
    *own_data.ENDPOINTS,
    *programs.ENDPOINTS,
    *moments.ENDPOINTS,
    *look_links.ENDPOINTS,
    *advice.ENDPOINTS,
    *records.ENDPOINTS,
    *documents.ENDPOINTS,
    *accounts.ENDPOINTS,
    *calls.ENDPOINTS,
    *challenges.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *profiles.ENDPOINTS,
]


async def openapi(call: Call) -> RawAnswer:
    """The description of all endpoints."""
    del call
    return RawAnswer(msgspec.json.encode(describe_api(API)), "application/json")


async def healthz(call: Call) -> RawAnswer:
    """Whether this process lives."""
    del call
    return RawAnswer(b"ok\n", "text/plain")


async def readyz(call: Call) -> RawAnswer:
    """Whether moves can be stored here now: one word is."""
    if call.node.stopping:
        raise Problem(503, "stopping").later(5)
    away = await call.node.health.probe()
    if away is not None:
        raise Problem(503, away).later(RETRY_S[away])
    return RawAnswer(b"ok, without the bus\n" if call.node.health.bus_down else b"ok\n", "text/plain")


async def metrics_page(call: Call) -> RawAnswer:
    """Figures for Prometheus."""
    del call
    return RawAnswer(metrics.page(), "text/plain; version=0.0.4")


ENDPOINTS = [
    *API,
    *fallback_page.ENDPOINTS,
    *calls.PAGES,
    *page.PAGES,
    Endpoint("GET", "/openapi.json", openapi, str),
    Endpoint("GET", "/healthz", healthz, str, media="text/plain"),
    Endpoint("GET", "/readyz", readyz, str, media="text/plain"),
    Endpoint("GET", "/metrics", metrics_page, str, media="text/plain"),
]


def routes(node: Node) -> list[BaseRoute]:
    """Every endpoint, the socket of a room, and last the files of the page."""

    async def socket(websocket: WebSocket) -> None:
        await Socket(node, websocket).serve()

    found: list[BaseRoute] = [Route(each.path, make_route(node, each), methods=[each.method]) for each in ENDPOINTS]
    files = [Route(each.path, make_route(node, each), methods=[each.method]) for each in page.FILES]
    return [*found, WebSocketRoute("/api/rooms/{room}/socket", socket), *files]


async def not_served(request: Request, error: Exception) -> Response:
    """An address or a method that is not there, said like every other problem."""
    del request
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    answer = problem_answer(Problem(405, "method") if wrong_method else Problem(404, "not-found"))
    if isinstance(error, HTTPException):
        answer.headers.update(error.headers or {})
    return answer


def application(node: Node) -> Starlette:
    """The application of an node that is open; it is closed when the application stops."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.router.routes.extend(routes(node))
        app.state.node = node
        try:
            yield
        finally:
            await node.close()

    return Starlette(lifespan=lifespan, exception_handlers={404: not_served, 405: not_served})
