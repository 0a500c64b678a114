"""Railroad Revolution's own table: a map whose parts keep apart, turns in taps and keys, clicks that explain themselves."""

from __future__ import annotations

import random
import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Device
from browser.finding import prompt, region, thing
from browser.layout import SIZES, violations, wrong_with
from browser.shapes import meet
from browser.tables import Choose, Shown, dealt, made, reached, seated, steered
from browser.words import word
from semafor.games.railroad_revolution.material import load

pytestmark = pytest.mark.timeout(120)

GAME = "railroad-revolution"
TEXT = "games/railroad_revolution"
OLA: Shown = {"kind": "me", "name": "Ola"}
COLOURS = ("white", "purple", "orange", "grey", "turquoise")
PROMPT = '[data-region="prompt"]'
ASKED = '[data-region="tray"] [role="tabpanel"] [data-legal="true"]'
FIELDS = ".fields.placing"
# The corners of every city's plate, of every track space's bed and of the signs beside it, in pixels.
DRAWN = """() => {
  const corners = (node) => {
    const { x, y, width: w, height: h } = node.getBBox(), to = node.getScreenCTM()
    return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]].map(([a, b]) => {
      const point = new DOMPoint(a, b).matrixTransform(to)
      return [point.x, point.y]
    })
  }
  const all = (things, part) => [...document.querySelectorAll(`[data-thing^="${things}:"]`)]
    .filter((node) => node.querySelector(part))
    .map((node) => [node.dataset.thing, corners(node.querySelector(part))])
  return { plates: all('city', '.plate'), beds: all('space', '.bed'), signs: all('space', '.chip') }
}"""


def opened(page: Page, lang: str) -> None:
    """At a table, with the set-up behind and a worker of mine to place: the last answer is the quiet one."""
    seated(page, lang, GAME, "bot:random")
    expect(page.locator(ASKED).or_(page.locator(FIELDS)).first).to_be_visible(timeout=30_000)
    for _answer in range(400):
        if page.locator(FIELDS).is_visible():
            return
        page.evaluate("(asked) => [...document.querySelectorAll(asked)].at(-1)?.click()", ASKED)
        page.wait_for_timeout(50)
    raise AssertionError("my turn never came")


def placed(page: Page, field: str) -> None:
    """A white worker put on the field, in two taps."""
    page.locator('[data-thing="worker:supply:white"]').click()
    page.locator(f'[data-thing="place:{field}:white"][data-legal="true"]').click()


def test_plates_beds_and_signs_of_the_map_keep_apart(device: Device) -> None:
    page = device("pl")
    seated(page, "pl", GAME, "bot:random", "bot:random", "bot:random")
    expect(page.locator('[data-thing="city:denver"]')).to_be_visible(timeout=30_000)
    shown: dict[str, Any] = page.evaluate(DRAWN)
    plates, beds, signs = shown["plates"], shown["beds"], shown["signs"]

    assert (len(plates), len(beds), len(signs)) == (15, 29, 28)
    assert [(one, two) for (one, a), (two, b) in combinations(plates, 2) if meet(a, b)] == []
    ends = {f"space:{space['id']}": [f"city:{city}" for city in space["between"]] for space in load("").printed["space"]}
    assert [(one, two) for one, a in plates for two, b in beds if one not in ends[two] and meet(a, b)] == []
    assert [(one, two) for one, a in plates for two, b in signs if meet(a, b)] == []
    assert [(one, two) for (one, a), (two, b) in combinations(signs, 2) if meet(a, b)] == []


def test_a_worker_and_a_field_are_two_taps_and_the_list_says_what_is_next(device: Device) -> None:
    page = device("en")
    opened(page, "en")
    placed(page, "telegraph")

    expect(page.locator(PROMPT)).to_contain_text("telegraph line")
    page.locator('[data-thing="section:8"]').click()
    expect(page.locator('[data-thing="effect:finish"]')).to_have_attribute("data-legal", "true")
    expect(page.locator('[data-thing^="tile:"]').first).to_be_visible()


def test_what_is_lit_says_what_it_will_do_before_it_is_done(device: Device) -> None:
    page = device("pl")
    opened(page, "pl")
    placed(page, "station")
    page.locator('[data-thing="city:washington"]').hover()

    expect(page.locator(PROMPT)).to_contain_text("za 200 $: Waszyngton. Nagroda:")


def test_a_city_one_does_not_reach_says_why_and_names_the_rule(device: Device) -> None:
    page = device("pl")
    opened(page, "pl")
    placed(page, "station")
    page.locator('[data-thing="city:seattle"]').dispatch_event("click")

    link = page.locator(PROMPT).get_by_role("link")
    expect(link).to_have_attribute("href", f"/rules/{GAME}#rev.station.connected")


def test_a_turn_by_keyboard_alone(device: Device) -> None:
    page = device("en")
    opened(page, "en")
    page.locator('[data-thing="worker:supply:white"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-thing="place:sale:white"]').focus()
    page.keyboard.press("Enter")
    sale = page.locator('[data-thing="piece:track"]')
    expect(sale).to_be_focused()
    page.keyboard.press("Enter")
    finish = page.locator('[data-thing="effect:finish"]')
    expect(finish).to_have_attribute("data-legal", "true")
    finish.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-thing="effect:finish"]')).to_have_count(0)


def test_arrow_keys_walk_along_the_lit_sections(device: Device) -> None:
    page = device("en")
    opened(page, "en")
    placed(page, "telegraph")
    expect(page.locator('[data-thing="section:7"]')).to_have_attribute("data-legal", "true")
    page.locator('[data-thing="section:6"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-thing="section:7"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-thing="section:6"]')).to_be_focused()


def by_luck(seed: int) -> Choose:
    luck = random.Random(seed)
    return lambda shown: luck.choice(shown["moves"])


def entered(page: Page, room: str, seat: int = 0) -> None:
    page.goto(f"/table/{room}?seat={seat}")
    expect(thing(page, "city:denver")).to_be_visible()


def turn(shown: Shown) -> bool:
    return shown["view"]["phase"] == "turn" and bool(shown["moves"])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_field_says_what_each_worker_would_do_there(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, GAME, OLA)
    shown = steered([page, page], room, by_luck(1), turn)
    seat = shown["view"]["turn"]
    entered(page, room, seat)
    supply = [colour for colour in COLOURS if shown["view"]["seats"][seat]["supply"].get(colour)]
    for field in ("station", "rail", "telegraph", "sale"):
        told = page.locator(FIELDS).locator(f'[data-thing="field:{field}"] li')
        expect(told).to_have_count(len(supply))
        for colour, line in zip(supply, told.all(), strict=True):
            expect(line).to_contain_text(said(lang, "rr-worker-does", hue=colour, extra=line.get_attribute("title")))
    thing(page, f"worker:supply:{supply[-1]}").click()
    expect(page.locator(f'{FIELDS} [data-thing^="place:"]')).to_have_count(4 if supply[-1] == "white" else 8)


def said(lang: str, message: str, **facts: object) -> str:
    return word(lang, message, TEXT, **facts)


def on_field(field: str, colour: str) -> Choose:
    """Any moves until a worker of this colour can be put on the field."""
    luck = random.Random(7)

    def choose(shown: Shown) -> Shown:
        moves = [each for each in shown["moves"] if each["move"] == placing(field, colour)]
        return moves[0] if moves else luck.choice(shown["moves"])

    return choose


def placing(field: str, colour: str) -> Shown:
    return {"move": "place", "colour": colour, "field": field, "as_white": False}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_open_effects_are_a_checklist_in_any_order(device: Device, lang: str) -> None:
    page = device(lang)
    builds = on_field("rail", "grey")
    room, running = reached(lambda: made(page, GAME, OLA), [page, page], builds, lambda each: acting(each, "rail", "grey"))
    seat = running["view"]["turn"]
    entered(page, room, seat)
    tasks = page.locator(".effects > li:not(.finish)")
    expect(tasks).to_have_count(3)
    expect(tasks.nth(2)).to_contain_text(said(lang, "rr-item-may"))
    thing(page, "effect:extra").click()
    expect(tasks.nth(2)).to_contain_text(said(lang, "rr-item-done"))
    expect(tasks.nth(0)).to_contain_text(said(lang, "rr-item-must"))
    expect(page.locator(".wealth")).to_contain_text(str(running["view"]["seats"][seat]["shares"] + 2))
    thing(page, "effect:finish").dispatch_event("click")
    expect(prompt(page).get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}#rev.turn.basic-in-full")


def acting(shown: Shown, field: str, colour: str) -> bool:
    action = shown["view"]["action"]
    return (
        bool(shown["moves"] and action and (action["field"], action["used_as"]) == (field, colour))
        and "extra" in action["open"]
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_deal_is_asked_of_all_and_everybody_sees_the_answers(device: Device, lang: str) -> None:
    page, other = device(lang), device(lang, name="Ola")
    pages = [page, other]
    room, shown = reached(
        lambda: dealt(page, other, GAME),
        pages,
        by_luck(3),
        lambda each: each["view"]["phase"] == "deal" and bool(each["moves"]),
    )
    asked = shown["view"]["actors"][0]
    for seat, each in enumerate(pages):
        entered(each, room, seat)
        card = each.get_by_role("article", name=("Anna", "Ola")[asked])
        expect(card).to_contain_text(said(lang, "rr-deal-thinks"))
    expect(prompt(pages[asked])).to_contain_text(re.compile(r"A deal:|Transakcja:"))
    thing(pages[asked], "effect:no-deal").click()
    for each in pages:
        expect(region(each, "log")).to_contain_text({"en": "accepts no deal", "pl": "nie przyjmuje transakcji"}[lang])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_log_names_things_as_they_are_printed_and_no_id_is_left(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, GAME, OLA)
    steered([page, page], room, by_luck(5), lambda each: each["n"] > 150 or each["room"]["status"] == "over")
    entered(page, room)
    lines = region(page, "log").locator("li button > span")
    expect(lines.first).to_be_visible()
    story = [without_notation(line) for line in lines.all()]
    assert [line for line in story if re.search(r"\b([tds]\d+|s\d-[ab])\b", line)] == []
    assert any(re.search(r"lays a track \w+.* – \w|kładzie tor \w+.* – \w", line) for line in story)


def without_notation(line: Locator) -> str:
    """The words of a line without the notation under it."""
    text: str = line.evaluate(
        "(node) => { const copy = node.cloneNode(true); copy.querySelector('small')?.remove(); return copy.textContent }"
    )
    return text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_milestones_are_ticked_and_what_is_left_to_the_end_is_counted(device: Device, lang: str) -> None:
    page = device(lang)
    room, shown = reached(lambda: made(page, GAME, OLA), [page, page], by_luck(9), lambda each: turn(each) and met(each))
    seat = shown["view"]["turn"]
    mine = shown["view"]["seats"][seat]
    entered(page, room, seat)
    page.get_by_role("tab", name=said(lang, "rr-tab-board")).click()
    for tile in filter(None, mine["open_milestones"]):
        card = thing(page, f"milestone:{tile['id']}")
        expect(card.locator("li:not(.met)")).to_have_count(
            0 if tile["conditions_met"] else card.locator("li:not(.met)").count()
        )
        assert (card.locator("li:not(.met)").count() == 0) == tile["conditions_met"]
    ends = page.get_by_role("region", name=said(lang, "rr-own-board")).locator("p")
    expect(ends).to_contain_text(re.compile(r"\d+ .*\d+"))
    pieces = [int(number) for number in re.findall(r"\d+", ends.inner_text())]
    card = page.get_by_role("article", name=("Anna", "Ola")[seat])
    expect(card.first).to_contain_text(said(lang, "rr-to-the-end-short", n=sum(pieces)))


def met(shown: Shown) -> bool:
    mine = shown["view"]["seats"][shown["view"]["turn"]]
    return any(tile and tile["conditions_met"] for tile in mine["open_milestones"])


def test_the_end_lights_the_trains_and_milestones_that_have_points(device: Device) -> None:
    page = device("pl")
    room = made(page, GAME, OLA)
    shown = steered([page, page], room, keeps_trains, lambda each: each["room"]["status"] == "over")
    sheets = {sheet["seat"]: {part["name"]: part["proof"] for part in sheet["parts"]} for sheet in shown["result"]["seats"]}
    entered(page, room)
    for name, kind in (("trains", "train"), ("milestones", "completed")):
        seat = next(seat for seat, parts in sheets.items() if parts[name])
        page.get_by_role("row", name=re.compile({"trains": "^pociągi", "milestones": "^kamienie"}[name])).get_by_role(
            "button"
        ).nth(seat).focus()
        lit = page.locator(f'.lit[data-thing^="{kind}:"]')
        expect(lit).to_have_count(len(sheets[seat][name]))


def keeps_trains(shown: Shown) -> Shown:
    """Lays tracks and completes milestones where it can, and leaves its trains as they lie."""
    moves = [each for each in shown["moves"] if each["move"]["move"] not in ("flip", "sell-share", "hire", "no-deal")]
    luck = random.Random(shown["n"])
    return luck.choice(moves or shown["moves"])


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_late_turn_fits_every_window_and_axe_finds_nothing(device: Device, width: int, height: int) -> None:
    page = device("pl", width=width, height=height, theme="dark" if width == 768 else "light")
    room = made(page, GAME, OLA)
    shown = steered([page, page], room, by_luck(width), lambda each: each["n"] > 120 and acting_any(each))
    entered(page, room, shown["view"]["turn"])
    assert wrong_with(page) == []
    assert violations(page) == []
    expect(prompt(page)).to_be_in_viewport(ratio=0.99)


def acting_any(shown: Shown) -> bool:
    return shown["view"]["phase"] == "action" and shown["view"]["action"]["open"] and bool(shown["moves"])


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_the_table_needs_no_sideways_scrolling(device: Device, width: int) -> None:
    page = device("pl", width=width)
    seated(page, "pl", GAME, "bot:random", "bot:random")
    expect(page.locator('[data-thing="city:denver"]')).to_be_visible(timeout=30_000)

    wide = page.evaluate(
        "[...document.querySelectorAll('main, main *')].filter((node) => node.scrollWidth > node.clientWidth + 1"
        " && getComputedStyle(node).overflowX === 'auto' && node.getAttribute('role') !== 'tablist')"
        ".map((node) => node.className)"
    )
    assert wide == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
