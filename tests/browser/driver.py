"""A player who only knows the page: clicks what is lit, confirms what waits, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from browser.words import word

# Plays in the page itself, for at most so many clicks, until a button of the result or the prompt says what it is to stop at,
# or one has to wait for others for long: asked from outside, click by click, a game costs more talk than play. Meanwhile
# nothing is painted, which would be half of the work, and nobody looks. A look at the page:
# which lit things can be clicked now, which tabs say that there is something behind them, the prompt and its main button.
PLAY = """async ({ seed, prefer, button, sentence, most, waits }) => {
  let drawn = seed
  const luck = () => {
    drawn = (drawn + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const one = (things) => things[Math.floor(luck() * things.length)]
  const pause = (ms) => new Promise((done) => setTimeout(done, ms))
  const seen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 }
  const all = (what) => [...document.querySelectorAll(what)].filter(seen)
  const liked = (node) => prefer.includes((node.dataset.thing ?? '').split(':')[0])
  const click = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const asked = new Set()
  let clicks = 0
  const told = (done) => {
    document.documentElement.style.clipPath = ''
    return { done, clicks, asked: [...asked] }
  }
  document.documentElement.style.clipPath = 'inset(50%)'
  for (let idle = 0; ; ) {
    const prompt = document.querySelector('[data-region="prompt"]')
    const said = (prompt?.textContent ?? '').replace(/\\s+/g, ' ')
    const main = prompt?.querySelector('button.main')
    asked.add(said)
    const over = button && all('.result button').some((each) => each.textContent.trim() === button)
    if (over || (sentence && said.includes(sentence)))
      return told(true)
    if (clicks === most || idle > waits) return told(false)
    const lit = all('[data-legal="true"]')
    const better = lit.filter(liked)
    const chosen = main ?? one(better.length && luck() < 0.9 ? better : lit) ?? all('[role="tab"]:has(.lit)')[0]
    if (chosen) click(chosen)
    clicks += chosen ? 1 : 0
    idle = chosen ? 0 : idle + 1
    await pause(chosen ? 5 : 20)
  }
}"""


class Driver:
    """Plays one seat on one page. `prefer` names kinds of things that bring the game to its end sooner."""

    def __init__(self, page: Page, lang: str, seed: int = 1, prefer: tuple[str, ...] = ()) -> None:
        self.page = page
        self.end = word(lang, "result-board")  # stands under the result
        self.luck = random.Random(seed)
        self.prefer = prefer
        self.clicks = 0
        self.asked: set[str] = set()  # all that the prompt has said

    @property
    def over(self) -> bool:
        return not self.step(most=0)

    def step(self, most: int = 1, *, waits: int = 0, sentence: str = "") -> bool:
        """So many clicks, if there is anything to click; False once the game is over, or the prompt says the sentence."""
        wanted: dict[str, Any] = {"seed": self.luck.randrange(2**32), "prefer": self.prefer, "most": most, "waits": waits}
        told = self.page.evaluate(PLAY, {**wanted, "button": self.end, "sentence": sentence})
        self.clicks += told["clicks"]
        self.asked.update(told["asked"])
        return not told["done"]

    def play(self, most_s: float) -> None:
        """To the end of the game, or the test has failed."""
        self.play_until("", most_s)

    def play_until(self, sentence: str, most_s: float) -> None:
        end = time.monotonic() + most_s
        while self.step(50, waits=25, sentence=sentence):
            if time.monotonic() > end:
                raise TooLate(f"no end after {self.clicks} clicks: {self.page.locator('[data-region=prompt]').inner_text()}")


def together(drivers: list[Driver], done: Callable[[], bool], most: int = 4000) -> None:
    """All of them click on, one after the other, until it is done."""
    for _round in range(most):
        if done():
            return
        for driver in drivers:
            driver.step(10)
    raise AssertionError(f"not done after {[driver.clicks for driver in drivers]} clicks")
