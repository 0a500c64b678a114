"""`make screenshots`: every page and a table of every game, in both languages, by day and by night.

All of them go into docs/screenshots/all, which is not kept; the few that the README shows stand beside it. Names after the
command (`python tests/browser/screenshots.py landing end`) draw only those.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.asking import asked
from browser.conftest import opened_house
from browser.devices import LOCALES
from browser.driver import Driver
from browser.house import House
from browser.tables import made, seated

# The README's pictures are kept small.
QUALITY = 75
SHOTS = Path(__file__).parents[2] / "docs/screenshots"
PAGES = {
    "landing": "/",
    "new": "/new/ticket-to-ride-europe",
    "lobby": "/lobby",
    "mine": "/mine",
    "finished": "/finished",
    "leaders": "/leaders",
    "daily": "/daily",
    "challenges": "/challenges",
    "challenge": "/challenge/weekly.ticket-to-ride-usa",
    "account": "/account",
    "settings": "/settings",
    "rules": "/rules/ticket-to-ride-europe#ttr-eu.tunnel.match-colour",
    "tutorial": "/tutorial",
    "print": "/print/steamrollers",
    "companion": "/companion",
    "companion-railroad-ink": "/companion/railroad-ink",
    "replay": "/replay",
    "whatif": "/whatif",
}
# Each table with those who sit there beside me, and how many clicks I have made.
TABLES = {
    "ticket-to-ride-usa": (("bot:easy", "bot:easy"), 40),
    "ticket-to-ride-europe": (("bot:easy", "bot:easy"), 55),
    "railroad-ink": (("bot:random",), 45),
    "railroad-ink-lava": ((), 45),
    "railroad-ink-meteor": ((), 45),
    "steamrollers": (("bot:random",), 40),
    "railroad-revolution": (("bot:random", "bot:random"), 40),
}
WIDE = (1280, 800)
# What the README shows: a name of its own, the picture, the language, the light, the window.
SHOWN = {
    "landing": ("landing", "en", "light", WIDE),
    "ticket-to-ride": ("ticket-to-ride-europe", "en", "light", WIDE),
    "railroad-ink": ("railroad-ink", "pl", "dark", WIDE),
    "steamrollers": ("steamrollers", "en", "light", WIDE),
    "railroad-revolution": ("railroad-revolution", "pl", "light", WIDE),
    "phone": ("ticket-to-ride-usa", "pl", "dark", (390, 844)),
    "result": ("end", "en", "light", WIDE),
}


def device(browser: Browser, house: House, lang: str) -> Page:
    window = ViewportSize(width=1280, height=800)
    context = browser.new_context(base_url=house.address, reduced_motion="reduce", viewport=window, locale=LOCALES[lang])
    context.set_default_timeout(60_000)
    return context.new_page()


def drawn(page: Page, name: str, lang: str) -> None:
    """This page in both lights, and in the README's own window where it is shown there."""
    for light in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
        page.wait_for_timeout(300)
        page.screenshot(path=SHOTS / "all" / f"{name}-{lang}-{light}.png")
        for short, (picture, its_lang, its_light, (width, height)) in SHOWN.items():
            if (picture, its_lang, its_light) == (name, lang, light):
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(500)
                page.screenshot(path=SHOTS / f"{short}.jpg", type="jpeg", quality=QUALITY)
    print(name, lang, flush=True)


def page_drawn(page: Page, name: str, lang: str) -> None:
    page.goto(PAGES[name])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    drawn(page, name, lang)


def table_drawn(page: Page, name: str, lang: str) -> None:
    others, clicks = TABLES[name]
    seated(page, lang, name, *others)
    driver = Driver(page, lang, prefer=("route",))
    while driver.clicks < clicks and driver.step():
        pass
    drawn(page, name, lang)


def end_drawn(page: Page, lang: str) -> None:
    """A game to be proud of: a bot plays my seat."""
    room = made(page, "ticket-to-ride-usa", *({"kind": "bot", "level": "easy"} for _rival in range(3)))
    page.goto(f"/table/{room}")
    expect(page.locator('[data-legal="true"]').first).to_be_visible()
    order = {"key": "bot", "decision": None, "do": {"type": "give-to-bot", "seat": 0, "level": "hard"}}
    asked(page, room, "POST", "/commands", {"seat": 0, "command": order})
    expect(page.locator(".result .total").first).to_be_visible(timeout=240_000)
    page.locator(".ranking .proved").first.hover()
    drawn(page, "end", lang)


def pictures(lang: str, browser: Browser, house: House, wanted: list[str]) -> None:
    for name in [*PAGES, *TABLES, "end"]:
        if wanted and name not in wanted:
            continue
        page = device(browser, house, lang)
        if name in PAGES:
            page_drawn(page, name, lang)
        elif name in TABLES:
            table_drawn(page, name, lang)
        else:
            end_drawn(page, lang)
        page.context.close()


def main(wanted: list[str]) -> None:
    """All pictures, or those that are wanted, one after the other."""
    (SHOTS / "all").mkdir(parents=True, exist_ok=True)
    with opened_house() as (browser, house):
        for lang in ("en", "pl"):
            pictures(lang, browser, house, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
