"""How fast and how loud others' acts are told: as wished, never behind a running clock, and not at all where nobody looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import claim_a_route, lit
from browser.tables import Shown, reached
from browser.words import word

pytestmark = pytest.mark.timeout(240)

USA = "ticket-to-ride-usa"
SMALL_MS = 600
FACTORS = {"calm": 1.5, "normal": 1, "fast": 0.5, "none": 0}
# Writes down for how long each act of others is told, and what is asked to sound; whether the tab is seen is the test's to say.
LISTEN = """
window.paces = []
window.tones = 0
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype
  kind.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when) }
}
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
  const paces = added.flatMap((node) => (node.matches('.pace') ? [node] : [...node.querySelectorAll('.pace')]))
  window.paces.push(...paces.map((pace) => parseInt(pace.style.getPropertyValue('--ms'))))
}).observe(document, { childList: true, subtree: true })
"""
MOVING = """() => document.getAnimations()
  .filter(({ effect }) => effect?.target?.closest('[data-region="board"] .car, .air')).length"""
# The cards fly at the click already; the train is there, and the points are, when the server has answered.
CLAIMED = f"""(name) => document.querySelector(`[data-thing="${{name}}"] .car:not(.ghost)`) && ({MOVING})()"""


def claimable(shown: Shown) -> bool:
    return any(move["move"]["move"] == "claim" for move in shown["moves"])


def opened(page: Page, **more: object) -> None:
    """A table at which a route can be claimed, as somebody opens it who has never chosen anything."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]

    def started() -> str:
        answer = page.request.post("/api/rooms", data={"game": USA, "seats": seats, **more})
        assert answer.ok, answer.text()
        room: str = answer.json()["room"]["room"]
        return room

    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(LISTEN)
    room, _ = reached(started, [page], lambda each: each["moves"][0], claimable)
    page.goto(f"/table/{room}")
    expect(lit(page, "route").first).to_be_visible()


def chosen(page: Page, pace: str) -> None:
    page.get_by_role("button", name=word("pl", "bar-menu")).click()
    page.get_by_label(word("pl", "settings-pace")).select_option(pace)
    page.get_by_role("button", name=word("pl", "do-close"), exact=True).click()


def round_told(page: Page) -> list[int]:
    """I draw two cards; gives for how long each act of the bot was told until I could act again."""
    page.evaluate("window.paces = []")
    deck = page.locator('[data-thing="deck:cards"][data-legal="true"]')
    for _card in range(2):
        expect(deck).to_be_visible()
        deck.click()
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    told: list[int] = page.evaluate("window.paces")
    return told


def test_acts_of_others_are_told_as_calmly_as_one_wishes(device: Device) -> None:
    page = device("pl")
    opened(page)
    assert min(round_told(page)) >= SMALL_MS  # nobody has wished for anything yet
    for pace, factor in FACTORS.items():
        chosen(page, pace)
        told = round_told(page)
        if pace == "none":
            assert told == []
        else:
            assert min(told) >= SMALL_MS * factor
    chosen(page, "fast")
    assert min(round_told(page) + round_told(page)) < SMALL_MS


def test_nothing_is_told_behind_a_running_clock(device: Device) -> None:
    page = device("pl")
    opened(page, clock={"kind": "turn", "turn_s": 300})
    chosen(page, "calm")
    assert round_told(page) == []


def test_there_is_no_sound_until_it_is_asked_for(device: Device) -> None:
    page = device("pl")
    opened(page)
    claim_a_route(page)
    expect(page.locator(".rising")).to_be_visible()
    assert page.evaluate("window.tones") == 0
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    page.get_by_role("button", name=word("pl", "bar-sound-on")).click()
    chosen(page, "normal")
    page.evaluate("window.tones = 0")
    round_told(page)
    assert page.evaluate("window.tones") > 0


# Writes down how loud and how high everything is that the page lets sound.
MEASURE = """
window.loud = []
window.pitches = []
const { exponentialRampToValueAtTime: ramp, setValueAtTime: set } = AudioParam.prototype
AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
  if (value > 0.001 && value < 1) window.loud.push(value)
  return ramp.call(this, value, at)
}
AudioParam.prototype.setValueAtTime = function (value, at) {
  window.pitches.push(value)
  return set.call(this, value, at)
}
"""
LOUDEST = 0.126  # 18 dB below the loudest that there is
RAISED_PITCH = 660  # points that rise
# Ends everything as soon as cars fall, and listens from then on.
SKIP = """() => new Promise((done) => {
  const falling = () => document.getAnimations().some(({ effect }) => effect?.target?.matches('[data-region="board"] .car'))
  const look = () => {
    if (!falling()) return void requestAnimationFrame(look)
    window.pitches = []
    dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    done(null)
  }
  look()
})"""


def loudest(page: Page, volume: str) -> float:
    """How loud the loudest sound is when the volume is chosen so: the page lets it be heard at once."""
    page.get_by_role("button", name=word("pl", "bar-menu")).click()
    page.evaluate("window.loud = []")
    page.get_by_label(word("pl", "settings-volume")).fill(volume)
    page.get_by_label(word("pl", "settings-volume")).dispatch_event("change")
    found: float = page.evaluate("Math.max(...window.loud)")
    page.get_by_role("button", name=word("pl", "do-close"), exact=True).click()
    return found


def test_sound_is_as_loud_as_one_wishes_and_stays_so(device: Device) -> None:
    page = device("pl")
    page.add_init_script(MEASURE)
    opened(page)
    page.get_by_role("button", name=word("pl", "bar-sound-on")).click()
    assert loudest(page, "1") == pytest.approx(LOUDEST, rel=0.01)
    assert loudest(page, "0.2") == pytest.approx(LOUDEST / 5, rel=0.01)

    page.reload()
    expect(lit(page, "route").first).to_be_visible()
    page.get_by_role("button", name=word("pl", "bar-menu")).click()
    expect(page.get_by_label(word("pl", "settings-volume"))).to_have_value("0.2")
    page.get_by_role("button", name=word("pl", "do-close"), exact=True).click()
    page.evaluate("() => ([window.loud, window.pitches] = [[], []])")
    claim_a_route(page)
    expect(page.locator(".rising")).to_be_visible()
    assert RAISED_PITCH in page.evaluate("window.pitches")
    assert max(page.evaluate("window.loud")) <= LOUDEST / 5 + 0.001


def test_what_is_skipped_makes_no_sound(device: Device) -> None:
    page = device("pl")
    page.add_init_script(MEASURE)
    opened(page)
    page.get_by_role("button", name=word("pl", "bar-sound-on")).click()
    claim_a_route(page)
    page.evaluate(SKIP)
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()
    assert RAISED_PITCH not in page.evaluate("window.pitches")


def test_a_hidden_tab_moves_nothing_and_comes_back_with_all_of_it_done(device: Device) -> None:
    page = device("pl")
    opened(page)
    score = page.locator('[data-plate="0"] [data-score]')
    before = score.inner_text()
    name = claim_a_route(page)
    page.wait_for_function(CLAIMED, arg=name)
    page.evaluate("() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')) }")
    assert page.evaluate(MOVING) == 0
    assert score.inner_text() != before
    expect(page.locator('[data-thing="deck:tickets"][data-legal="true"]')).to_be_visible()  # the bot has acted meanwhile
    assert page.evaluate(MOVING) == 0
    page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')) }")
    assert page.evaluate(MOVING) == 0
    expect(page.locator(".pace")).to_have_count(0)
