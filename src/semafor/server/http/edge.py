"""What every request passes: its origin, its size and rate, the headers of the answer, and errors said by code and id."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from semafor.kernel.errors import BadInput
from semafor.rooms.messages import Denial
from semafor.rooms.refold import SetAside
from semafor.rooms.render import render_bad_input
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer, Unfinished
from semafor.server.http.denials import deny
from semafor.server.limits import prefix
from semafor.server.metrics import DENIALS, REQUESTS
from semafor.server.node.health import RETRY_S
from semafor.server.node.node import Node
from semafor.server.tokens import PROGRAM, fresh_id

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
logger = logging.getLogger("semafor.http")
_encoder = msgspec.json.Encoder()


def client_address(connection: HTTPConnection, proxies: int) -> str:
    """Where the request comes from; behind proxies, what the outermost of ours says; of IPv6 only the prefix."""
    told = connection.headers.get("x-forwarded-for", "").split(",") if proxies else []
    if told and told[0]:
        return prefix(told[-min(proxies, len(told))].strip()[:64])
    return prefix(connection.client.host) if connection.client else "?"


def is_foreign(connection: HTTPConnection, node: Node) -> bool:
    """Whether a browser says that another site sends this."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
    allowed = [each.strip() for each in node.settings.origins.split(",")]
    return origin not in allowed and urlsplit(origin).netloc != connection.headers.get("host")


def denial_answer(status: int, denial: Denial) -> Response:
    DENIALS.labels(denial.code).inc()
    return Response(_encoder.encode(denial), status, HEADERS, "application/json")


def problem_answer(problem: Problem) -> Response:
    answer = denial_answer(problem.status, deny(problem.code, dict(problem.facts), id=fresh_id()))
    if problem.retry_s is not None:
        answer.headers["retry-after"] = str(problem.retry_s)
    return answer


def is_garbled(connection: HTTPConnection) -> bool:
    """Whether the address holds what no address of ours can: signs that control, or bytes that are no text."""
    asked = unquote_to_bytes(connection.scope.get("query_string", b"")).decode("utf-8", "replace")
    return any(sign < " " or sign in "\x7f\ufffd" for sign in connection.scope["path"] + asked)


async def read_body(request: Request, most_bytes: int) -> bytes:
    """The body, refused as soon as it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most_bytes:
            raise Problem(413, "too-large")
    return bytes(body)


async def read_arguments(request: Request, endpoint: Endpoint) -> list[Any]:
    """What the handler takes besides the call: the decoded body if it has one."""
    if endpoint.body is None:
        return []
    body = await read_body(request, endpoint.most_bytes)
    if endpoint.body is bytes:
        return [body]
    try:
        return [msgspec.json.decode(body, type=endpoint.body)]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-message", "semafor.server", error=str(error)[:200]) from None


def make_response(call: Call, answer: object, endpoint: Endpoint) -> Response:
    if isinstance(answer, Response):
        response = answer
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
    elif isinstance(answer, RawAnswer):
        response = Response(answer.body, 200, HEADERS, answer.media)
    elif isinstance(answer, Unfinished):
        response = Response(_encoder.encode(answer.so_far), 202, HEADERS, endpoint.media)
    else:
        response = Response(_encoder.encode(answer), 200, HEADERS, endpoint.media)
    for name, value, age_s in call.cookies:
        secure = bool(call.node.settings.secure)
        response.set_cookie(name, value, max_age=age_s, path="/", httponly=True, samesite="lax", secure=secure)
    return response


def make_route(node: Node, endpoint: Endpoint) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    """The endpoint as Starlette calls it."""

    async def serve(request: Request) -> Response:
        began = time.perf_counter()
        response = await _serve(node, endpoint, request)
        took_s = time.perf_counter() - began
        REQUESTS.labels(f"{endpoint.method} {endpoint.path}").observe(took_s)
        logger.info(
            "request",
            extra={
                "endpoint": f"{endpoint.method} {endpoint.path}",
                "status": response.status_code,
                "ms": round(took_s * 1e3, 1),
            },
        )
        return response

    return serve


async def _serve(node: Node, endpoint: Endpoint, request: Request) -> Response:
    call = Call(node, request, client_address(request, node.settings.proxies))
    try:
        if is_garbled(request):
            raise Problem(400, "bad-address")
        if endpoint.method not in SAFE and is_foreign(request, node):
            raise Problem(403, "origin")
        call.limit(endpoint.limit)
        if call.token.startswith(PROGRAM):
            call.limit("program", call.token)
        answer = await endpoint.handler(call, *await read_arguments(request, endpoint))
        return make_response(call, answer, endpoint)
    except Problem as problem:
        return problem_answer(problem)
    except SetAside as why:
        return problem_answer(Problem(409, why.why, **why.facts))
    except BadInput as error:
        return denial_answer(400, msgspec.structs.replace(render_bad_input(error), id=fresh_id()))
    except Exception as error:
        away = node.health.report(error)
        if away is not None:
            return problem_answer(Problem(503, away).later(RETRY_S[away]))
        id = fresh_id()
        logger.exception("broke", extra={"id": id, "endpoint": endpoint.path})
        return denial_answer(500, deny("internal", id=id))
