"""JSON text in, JSON text out: what the functions of this package share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec

from semafor.kernel.errors import BadInput
from semafor.offline.sentences import Problem, explain


def takes(form: Any) -> Callable[[Callable[[Any], object]], Callable[[str], str]]:
    """Give the function its request in that form, and its answer as JSON; bad input is answered by a Problem."""

    def made(answer: Callable[[Any], object]) -> Callable[[str], str]:
        @wraps(answer)
        def spoken(request: str) -> str:
            try:
                return msgspec.json.encode(answer(read_request(request, form))).decode()
            except BadInput as error:
                return msgspec.json.encode(Problem(explain(error))).decode()

        return spoken

    return made


def read_request(request: str, form: Any) -> Any:
    try:
        return msgspec.json.decode(request, type=form)
    except msgspec.DecodeError as error:
        raise BadInput("bad-request", "semafor.offline", error=str(error)) from None
