"""A player who only knows the page: clicks what is lit, confirms what waits, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from browser.words import word

# One look at the page: which lit things can be clicked now, which tabs say that there is something behind them, what the
# prompt says, and its main button, if any.
LOOK = """() => {
  const seen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 }
  const lit = [...document.querySelectorAll('[data-legal="true"]')].filter(seen)
  const main = document.querySelector('[data-region="prompt"] button.main')
  const tabs = [...document.querySelectorAll('[role="tab"]:has(.lit)')].filter(seen).map((tab) => tab.dataset.tab)
  const said = document.querySelector('[data-region="prompt"]')?.textContent ?? ''
  return { lit: lit.map((node) => node.dataset.thing ?? ''), said, tabs, main: main ? main.textContent.trim() : '' }
}"""
CLICK = """([thing, at]) => {
  const lit = [...document.querySelectorAll(`[data-legal="true"][data-thing="${CSS.escape(thing)}"]`)]
  const node = lit[at % Math.max(lit.length, 1)]
  if (node) node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return Boolean(node)
}"""

# Presses the prompt's main button, unless it has gone since one looked.
PRESS = """() => document.querySelector('[data-region="prompt"] button.main')?.click()"""


class Driver:
    """Plays one seat on one page. `prefer` names kinds of things that bring the game to its end sooner."""

    def __init__(self, page: Page, lang: str, seed: int = 1, prefer: tuple[str, ...] = ()) -> None:
        self.page = page
        self.lang = lang
        self.luck = random.Random(seed)
        self.prefer = prefer
        self.clicks = 0
        self.asked: set[str] = set()  # all that the prompt has said

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate(LOOK)["main"] == word(self.lang, "do-result"))

    def choose(self, things: list[str]) -> str:
        liked = [thing for thing in things if thing.split(":")[0] in self.prefer]
        return self.luck.choice(liked if liked and self.luck.random() < 0.9 else things)

    def step(self) -> bool:
        """One click, if there is anything to click; False once the game is over."""
        look = self.page.evaluate(LOOK)
        self.asked.add(look["said"])
        if look["main"] == word(self.lang, "do-result"):
            return False
        if look["main"]:
            self.page.evaluate(PRESS)
        elif look["lit"]:
            self.page.evaluate(CLICK, [self.choose(look["lit"]), self.luck.randrange(8)])
        elif look["tabs"]:
            self.page.locator(f'[data-tab="{look["tabs"][0]}"]').click()
        else:
            self.page.wait_for_timeout(20)
            return True
        self.clicks += 1
        self.page.wait_for_timeout(5)
        return True

    def play(self, most_s: float) -> None:
        """To the end of the game, or the test has failed."""
        end = time.monotonic() + most_s
        while self.step():
            if time.monotonic() > end:
                raise TooLate(f"no end after {self.clicks} clicks: {self.page.locator('[data-region=prompt]').inner_text()}")


def together(drivers: list[Driver], done: Callable[[], bool], most: int = 4000) -> None:
    """All of them click on, one after the other, until it is done."""
    for _round in range(most):
        if done():
            return
        for driver in drivers:
            driver.step()
    raise AssertionError(f"not done after {[driver.clicks for driver in drivers]} clicks")
