"""`make film`: a claim of Ticket to Ride and a delivery of SteamRollers as one short animated picture for the README."""

from __future__ import annotations

import base64
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect

from browser.conftest import opened_house
from browser.devices import LOCALES
from browser.driver import Driver
from browser.finding import confirm_if_asked, keep_tickets, lit
from browser.house import House
from browser.steam import railwayman
from browser.tables import made, reached

FILM = Path(__file__).parents[2] / "docs/screenshots/film.webp"
WINDOW, WIDTH = (1280, 720), 800
FRAME_MS = 66  # fifteen frames a second
QUALITIES = (70, 55, 40, 25)
MOST_BYTES = 3_000_000
SCENE_MS = 5000
Shot = tuple[float, Image.Image]


class Camera:
    """Takes down what the page paints while a scene is played."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.shots: list[Shot] = []
        self.session.on("Page.screencastFrame", self._take)

    def _take(self, told: dict[str, Any]) -> None:
        picture = Image.open(io.BytesIO(base64.b64decode(told["data"]))).convert("RGB")
        self.shots.append((told["metadata"]["timestamp"] * 1000, picture))
        self.session.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

    def film(self, page: Page, scene: Callable[[], None]) -> list[Image.Image]:
        """The scene in even steps of time."""
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "maxWidth": WINDOW[0]})
        page.wait_for_timeout(600)
        scene()
        page.wait_for_timeout(SCENE_MS)
        self.session.send("Page.stopScreencast")
        return evenly(self.shots)


def evenly(shots: list[Shot]) -> list[Image.Image]:
    """At every step the newest picture; the browser sends one only when something has changed."""
    frames, at = [], 0
    begun, end = shots[0][0], shots[0][0] + 600 + SCENE_MS
    for step in range(int((end - begun) / FRAME_MS)):
        while at + 1 < len(shots) and shots[at + 1][0] <= begun + step * FRAME_MS:
            at += 1
        frames.append(shots[at][1])
    return frames


def device(browser: Browser, house: House) -> Page:
    window = ViewportSize(width=WINDOW[0], height=WINDOW[1])
    context = browser.new_context(base_url=house.address, locale=LOCALES["en"], viewport=window, color_scheme="light")
    context.set_default_timeout(60_000)
    return context.new_page()


def claim(browser: Browser, house: House) -> list[Image.Image]:
    """After some rounds of drawing a route is claimed."""
    page = device(browser, house)
    room = made(page, "ticket-to-ride-usa", {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})
    page.goto(f"/table/{room}")
    keep_tickets(page)
    driver = Driver(page, "en", prefer=("deck", "card"))
    while driver.clicks < 24:
        driver.step()
    while not lit(page, "route").count():
        driver.step()
    expect(page.locator(".pace")).to_have_count(0)  # what the others did has been told
    return Camera(page).film(page, lambda: claim_longest(page))


def claim_longest(page: Page) -> None:
    """The route with the most cars that can be paid, so that there is something to see."""
    names = lit(page, "route").evaluate_all(
        "(all) => all.toSorted((a, b) => b.querySelectorAll('.slot').length - a.querySelectorAll('.slot').length)"
        ".map(({ dataset }) => dataset.thing)"
    )
    page.locator(f'[data-thing="{names[0]}"]').dispatch_event("click")
    page.wait_for_timeout(700)
    confirm_if_asked(page)


def delivery(browser: Browser, house: House) -> list[Image.Image]:
    """The first delivery of at least two links that comes up."""
    page = device(browser, house)

    def offered(shown: dict[str, Any]) -> bool:
        mine = {move["number"] for move in shown["moves"]}
        return any(each["action"] in mine and each["distance"] > 1 for each in shown["view"]["deliveries"])

    room, shown = reached(lambda: made(page, "steamrollers", {"kind": "bot", "level": "random"}), [page], railwayman, offered)
    best = max(shown["view"]["deliveries"], key=lambda each: each["distance"])
    page.goto(f"/table/{room}")
    page.locator('[data-thing="choice:deliver"]').click()
    button = page.locator(f'[data-thing="delivery:{best["action"]}"]').first
    expect(button).to_be_visible()

    def scene() -> None:
        button.click()
        page.wait_for_timeout(700)
        confirm_if_asked(page)

    return Camera(page).film(page, scene)


def saved(frames: list[Image.Image]) -> None:
    """As good as it may be without being heavy."""
    small = [frame.resize((WIDTH, WIDTH * frame.height // frame.width), Image.Resampling.LANCZOS) for frame in frames]
    for quality in QUALITIES:
        small[0].save(FILM, save_all=True, append_images=small[1:], duration=FRAME_MS, loop=0, quality=quality, method=4)
        if FILM.stat().st_size <= MOST_BYTES:
            print(f"{FILM.name}: {len(frames)} frames, {FILM.stat().st_size / 1000:.0f} kB")
            return
    sys.exit(f"the film is heavier than {MOST_BYTES} bytes")


def main() -> None:
    with opened_house() as (browser, house):
        saved(claim(browser, house) + delivery(browser, house))


if __name__ == "__main__":
    main()
