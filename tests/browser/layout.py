"""What is wrong with a page at a glance: sideways scrolling, covered regions, an unseen prompt, a hyphen for a minus."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.devices import SEEN
from browser.words import HYPHENED

SIZES = ((360, 740), (768, 1024), (1440, 900))

# Every pair of the table's regions that shares more than a hair of the window. What is scrolled out of sight is not there.
OVERLAPS = """() => {
  const regions = [...document.querySelectorAll('[data-region]')]
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow)
  const within = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  })
  const inSight = (node) => {
    let place = node.getBoundingClientRect()
    for (let around = node.parentElement; around; around = around.parentElement)
      if (scrolls(around)) place = within(place, around.getBoundingClientRect())
    return place
  }
  const places = regions.map((node) => [node.dataset.region, inSight(node)])
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const along = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return places.flatMap(([one, a], at) => places.slice(at + 1)
    .filter(([, b]) => across(a, b) > 1 && along(a, b) > 1)
    .map(([two]) => `${one} over ${two}`))
}"""
# Media queries tell of a change before a frame is painted; what they change is there in the next one.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
# Axe looks at a page where it is already, and tells only what is wrong; all that it could tell are fifty kilobytes. Nobody
# reads its selectors, and only a rule that is switched off asks for the style sheets as text.
AXE = """() => axe.run({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 300)]))"""
# How far the page is wider than its window.
WIDER = "() => document.documentElement.scrollWidth - innerWidth"

# What can be used now and is not wholly seen: outside the window, or cut off by what it lies in. A map may be panned.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('[data-legal="true"]')]
  .filter((node) => !node.closest('[data-region="board"] svg'))
  .filter((node) => {
    const box = node.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const inside = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1
    return box.width > 0 && !(inside && node.contains(document.elementFromPoint(x, y)))
  })
  .map((node) => node.dataset.thing)"""


def resized(page: Page, width: int, height: int) -> None:
    """The window has this size, and the page has been laid out and painted in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(PAINTED)


def wrong_with(page: Page) -> list[str]:
    """What does not fit into the window or is badly set, in words, once the page has settled in it; nothing is well."""
    for _look in range(30):
        if not (wrong := seen(page)):
            return []
        page.wait_for_timeout(100)
    return wrong


def seen(page: Page) -> list[str]:
    wider = page.evaluate(WIDER)
    overlaps: list[str] = page.evaluate(OVERLAPS)
    hyphens = [line for line in page.locator("body").inner_text().splitlines() if HYPHENED.search(line)]
    return ([f"{wider} px too wide"] if wider > 0 else []) + overlaps + [f"a hyphen for a minus: {line}" for line in hyphens]


def violations(page: Page) -> list[tuple[str, str]]:
    """What axe finds, each with the first place."""
    page.evaluate(SEEN)  # axe judges nothing that is transparent
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    return [(rule, html) for rule, html in page.evaluate(AXE)]
