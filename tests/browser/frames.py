"""`make frames`: how evenly frames are painted while a claim is seen happening, and how soon after its arrival a frame is.

Figures, not a test: on a busy machine they are its own. The same page at rest, measured just before, says what it could do.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page, expect

from browser.conftest import opened_house
from browser.devices import LOCALES
from browser.driver import Driver
from browser.finding import claim_a_route, keep_tickets, lit
from browser.painting import INTERVALS, WATCH, told
from browser.tables import made

CLAIMS = 4


def claims(page: Page) -> None:
    room = made(page, "ticket-to-ride-usa", {"kind": "bot", "level": "random"})
    page.goto(f"/table/{room}")
    keep_tickets(page)
    driver = Driver(page, "en", prefer=("deck", "card"))
    for number in range(1, CLAIMS + 1):
        while not lit(page, "route").count():
            driver.step()
        told("at rest", page.evaluate(INTERVALS, 1200))
        before = page.evaluate("window.frames_drawn.length")
        claim_a_route(page)
        page.wait_for_function("(before) => window.frames_drawn.length > before", arg=before)
        told(f"claim {number}", page.evaluate(INTERVALS, 1200))
    drawn = page.evaluate("window.frames_drawn")
    late = [each for each in drawn if each > 100]
    print(
        f"a frame is painted {median(drawn):.0f} ms after it came (median of {len(drawn)}), {len(late)} after more than 100 ms"
    )


def main() -> None:
    with opened_house() as (browser, house):
        context = browser.new_context(base_url=house.address, locale=LOCALES["en"], viewport={"width": 1280, "height": 720})
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.add_init_script(WATCH)
        claims(page)
        expect(page.locator("body")).to_be_visible()


if __name__ == "__main__":
    main()
