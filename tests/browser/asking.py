"""A device's questions to its server without its browser: a game is played on in a tenth of the time its `request` takes."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Page

lines: dict[str, HTTPConnection] = {}
origins: WeakKeyDictionary[BrowserContext, str] = WeakKeyDictionary()
# By device and room: its seats' cookies stay as they were when it sat down.
keys: WeakKeyDictionary[BrowserContext, dict[str, str]] = WeakKeyDictionary()


def asked(page: Page, room: str, method: str, path: str, body: Any = None) -> Any:
    """What the server answers this device about one of its rooms."""
    origin = origin_of(page)
    line = lines.setdefault(origin, HTTPConnection(urlsplit(origin).netloc, timeout=60))
    headers = {"Cookie": cookies(page.context, room), "Content-Type": "application/json"}
    given = None if body is None else json.dumps(body)
    try:
        line.request(method, f"/api/rooms/{room}{path}", given, headers)
        answer = line.getresponse()
    except ConnectionError:  # the server has been started anew meanwhile
        line.close()
        line.request(method, f"/api/rooms/{room}{path}", given, headers)
        answer = line.getresponse()
    text = answer.read().decode()
    assert answer.status < 300, text
    return json.loads(text)


def hang_up() -> None:
    """Nobody asks any server any more."""
    while lines:
        lines.popitem()[1].close()


def origin_of(page: Page) -> str:
    """The server that the device's addresses lead to."""
    if page.context not in origins:
        origins[page.context] = page.request.get("/healthz").url.removesuffix("/healthz")
    return origins[page.context]


def cookies(device: BrowserContext, room: str) -> str:
    known = keys.setdefault(device, {})
    if room not in known:
        known[room] = "; ".join(f"{each['name']}={each['value']}" for each in device.cookies())
    return known[room]
