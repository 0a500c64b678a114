"""A browser, a house with tables, and pages that fail their test when they say anything on the console."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from browser.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")


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


@pytest.fixture
def device(browser: Browser, house: House) -> Iterator[Device]:
    """A new device with its own cookies: `device("pl", width=360)`."""
    contexts: list[BrowserContext] = []
    said: list[str] = []

    def made(
        lang: str = "en", *, width: int = 1440, height: int = 900, theme: str = "light", at: str = "", touch: bool = False
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=at or house.address,
            reduced_motion="reduce",
            has_touch=touch,
        )
        contexts.append(context)
        settings = {"lang": lang, "theme": theme, "name": "Anna", "confirm": "touch", "sound": False, "notify": False}
        key, value = json.dumps("semafor-settings"), json.dumps(json.dumps(settings))
        context.add_init_script(f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {value})")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", lambda message: said.append(spoken(message)) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        return page

    yield made
    for context in contexts:
        context.close()
    # A connection that a test cuts on purpose is said by the browser itself.
    loud = [line for line in said if "WebSocket connection" not in line and "ERR_CONNECTION" not in line]
    assert loud == []
