"""Devices nobody has ever been here with. A used one is wiped and used again: what a browser has read and compiled stays.

A new context reads and compiles the whole page anew, and so does a new process, which costs more than most tests do with it: an
empty page keeps that of a device (the browser has one for each site of a device, see `conftest.py`). Wiping takes away all that
the page could have left: cookies, storage of every kind, permissions. Who asks for a device that `keeps` the page for times
without a network gets a new one, which is thrown away: what was read before must not help it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Frame, Page, WebError

LOCALES = {"en": "en-GB", "pl": "pl-PL"}
# A loaded machine may be slow; what a test waits for comes or it does not.
PATIENCE_MS = 30_000
# A connection that a test cuts on purpose is said by the browser itself, also of what was on its way; and that a device which
# is not to keep the page does not keep it.
KNOWN = (
    "WebSocket connection",
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "Service Worker registration blocked",
)
# So the browser says that an address does not exist, and that somebody asked for a seat under another's name.
LOST, TAKEN = "status of 404", "status of 409"
# Nobody looks at most pages of the tests: they are styled, laid out and clicked as ever, but what is wholly transparent is not
# painted, which would be an eighth of all that a browser does for them. Paper is printed all the same.
UNSEEN = """{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@media screen { :root { opacity: 0 !important; will-change: opacity !important } }')
  document.adoptedStyleSheets = [sheet]
}"""
SEEN = "() => { document.adoptedStyleSheets = [] }"


@dataclass
class Used:
    """A device with what its pages have said."""

    context: BrowserContext
    said: list[str] = field(default_factory=list)
    visited: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("console", self._hear)
        self.context.on("page", lambda page: page.on("framenavigated", self._arrived))
        self.context.on("weberror", self._wrong)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(f"{message.text} ({message.location['url']})")

    def _arrived(self, frame: Frame) -> None:
        self.visited.add(frame.url.partition("#")[0])

    def _wrong(self, wrong: WebError) -> None:
        self.said.append(str(wrong.error))

    def complaints(self) -> list[str]:
        return [line for line in self.said if not any(known in line for known in KNOWN) and not self._meant(line)]

    def _meant(self, line: str) -> bool:
        """A test went itself to an address that does not exist, or asked for another's seat."""
        lost = LOST in line and any(f"({address})" in line for address in self.visited)
        return lost or (TAKEN in line and "/seats/" in line)

    @cached_property
    def empty(self) -> Page:
        """A page with nothing on it, which no server is asked for. It stays open, and with it the process of all of them."""
        page = self.context.new_page()
        page.route("**/*", lambda route: route.fulfill(body=""))
        page.goto("/empty")
        return page

    @cached_property
    def wiper(self) -> CDPSession:
        return self.context.new_cdp_session(self.empty)

    def wiped(self, origins: set[str]) -> None:
        """Nothing is left of who was here; the pages are closed, but for the empty one."""
        self.context.set_offline(False)
        self.context.clear_cookies()
        self.context.clear_permissions()
        kept = self.empty
        for other in self.context.pages:
            if other is not kept:
                other.close()
        for origin in origins:
            self.wiper.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.said.clear()
        self.visited.clear()


Kind = tuple[str, str, bool]


class Shelf:
    """The devices of this run: those that lie there wiped, and those in somebody's hands."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Kind, list[Used]] = defaultdict(list)
        self.lent: list[tuple[Kind, Used]] = []
        self.thrown: list[Used] = []

    def lend(self, kind: Kind, *, keeps: bool) -> Page:
        """A device of that language and address, with or without a screen to touch."""
        if keeps:
            self.thrown.append(self._made(kind, "allow"))
            return self.thrown[-1].context.new_page()
        found = self.free[kind].pop() if self.free[kind] else self._made(kind, "block")
        self.lent.append((kind, found))
        return found.context.new_page()

    def _made(self, kind: Kind, keeping: Literal["allow", "block"]) -> Used:
        lang, address, touch = kind
        context = self.browser.new_context(
            locale=LOCALES[lang],
            base_url=address,
            has_touch=touch,
            service_workers=keeping,
        )
        return Used(context)

    def take_back(self) -> list[str]:
        """All devices are back, wiped or thrown away; gives what their pages have complained of."""
        complaints = [line for used in (*(used for _, used in self.lent), *self.thrown) for line in used.complaints()]
        for kind, used in self.lent:
            used.wiped({kind[1]})
            self.free[kind].append(used)
        for used in self.thrown:
            used.context.close()
        self.lent, self.thrown = [], []
        return complaints
