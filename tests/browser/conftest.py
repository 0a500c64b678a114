"""A browser, a house with tables, and pages that fail their test when they say anything on the console."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect, sync_playwright

from browser.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
NAMES = ("chromium", "chromium-browser", "google-chrome")
# A loaded machine may be slow; what a test waits for comes or it does not.
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)
# A connection that a test cuts on purpose is said by the browser itself, also of what was on its way.
CUT = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_INTERNET_DISCONNECTED")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test here plays with the installed page and compiled rules, so none is for the interpreted pass."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


def chromium() -> str:
    """The browser on this machine; `SEMAFOR_CHROMIUM` names another one."""
    found = os.environ.get("SEMAFOR_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        pytest.skip("there is no Chromium on this machine; SEMAFOR_CHROMIUM can name one")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()


Device = Callable[..., Page]


def spoken(message: ConsoleMessage) -> str:
    return f"{message.text} ({message.location['url']})"


def lost(answer: Response) -> bool:
    """Somebody went to an address that does not exist, or asked for a seat under another's name; the browser says so itself."""
    nowhere = answer.status == 404 and answer.request.is_navigation_request()
    return nowhere or (answer.status == 409 and "/seats/" in answer.url)


@pytest.fixture
def device(browser: Browser, house: House) -> Iterator[Device]:
    """A device nobody has ever been here with: no name, no settings, no cookies; `device("pl", width=360)` speaks Polish."""
    contexts: list[BrowserContext] = []
    said: list[str] = []
    nowhere: list[str] = []

    def made(
        lang: str = "en",
        *,
        width: int = 1440,
        height: int = 900,
        theme: Literal["light", "dark"] = "light",
        at: str = "",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            locale=LOCALES[lang],
            color_scheme=theme,
            viewport={"width": width, "height": height},
            base_url=at or house.address,
            reduced_motion="reduce",
            has_touch=touch,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.on("console", lambda message: said.append(spoken(message)) if message.type in ("error", "warning") else None)
        context.on("response", lambda answer: nowhere.append(f"({answer.url})") if lost(answer) else None)
        context.on("weberror", lambda wrong: said.append(str(wrong.error)))
        return context.new_page()

    yield made
    for context in contexts:
        context.close()
    assert [line for line in said if not any(known in line for known in (*CUT, *nowhere))] == []
