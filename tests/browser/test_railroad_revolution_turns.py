"""Railroad Revolution as it goes on: what workers would do, the checklist, deals, the story, milestones, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Device
from browser.finding import prompt, region, thing
from browser.langs import IN_ENGLISH, IN_POLISH
from browser.layout import SIZES, resized, violations, wrong_with
from browser.revolution import GAME, OLA, acting, by_luck, entered, keeps_trains, layer, on_field, said, turn
from browser.tables import Shown, dealt, made, reached, steered

pytestmark = pytest.mark.timeout(240)

COLOURS = ("white", "purple", "orange", "grey", "turquoise")
FIELDS = ".fields.placing"
# Parts of the score, and the things that they light.
PROVED = {"trains": "train", "milestones": "completed"}


@pytest.mark.parametrize("lang", IN_ENGLISH)
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


@pytest.mark.parametrize("lang", IN_POLISH)
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


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_a_deal_is_asked_of_all_and_everybody_sees_the_answers(device: Device, lang: str) -> None:
    page, other = device(lang), device(lang)
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
    expect(prompt(pages[asked])).to_contain_text(re.compile("[Dd]eal|[Tt]ransakcj"))
    thing(pages[asked], "effect:no-deal").click()
    for each in pages:
        expect(region(each, "log")).to_contain_text({"en": "accepts no deal", "pl": "nie przyjmuje transakcji"}[lang])


@pytest.mark.parametrize("lang", IN_POLISH)
def test_the_log_names_things_as_they_are_printed_and_no_id_is_left(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, GAME, OLA)
    steered([page, page], room, layer, lambda each: each["n"] > 150 or each["room"]["status"] == "over")
    entered(page, room)
    lines = region(page, "log").locator("li button > span")
    expect(lines.first).to_be_visible()
    story = [without_notation(line) for line in lines.all()]
    assert [line for line in story if re.search(r"\b([tds]\d+|s\d-[ab])\b", line)] == []
    assert any(re.search(r"lays a track between \S+.* and \S|kładzie tor między miastami \S+.* i \S", line) for line in story)


def without_notation(line: Locator) -> str:
    """The words of a line without the notation under it."""
    text: str = line.evaluate(
        "(node) => { const copy = node.cloneNode(true); copy.querySelector('small')?.remove(); return copy.textContent }"
    )
    return text


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_milestones_are_ticked_and_what_is_left_to_the_end_is_counted(device: Device, lang: str) -> None:
    page = device(lang)
    room, shown = reached(lambda: made(page, GAME, OLA), [page, page], by_luck(9), lambda each: turn(each) and met(each))
    seat = shown["view"]["turn"]
    mine = shown["view"]["seats"][seat]
    entered(page, room, seat)
    for tile in filter(None, mine["open_milestones"]):
        card = thing(page, f"milestone:{tile['id']}")
        unmet = card.locator("li:not(.met)")
        if tile["conditions_met"]:
            expect(unmet).to_have_count(0)
        else:
            expect(unmet.first).to_be_visible()
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
    room, shown = reached(lambda: made(page, GAME, OLA), [page, page], keeps_trains, lambda each: all(proved(each).values()))
    entered(page, room)
    for name, kind in PROVED.items():
        seat, things = proved(shown)[name][0]
        counted = page.locator(".ranking > li", has=page.locator(f'[data-total="{seat}"]'))
        counted.locator(".parts button", has_text={"trains": "pociągi", "milestones": "kamienie"}[name]).focus()
        lit = page.locator(f'.lit[data-thing^="{kind}:"]')
        expect(lit).to_have_count(len(things))


def proved(shown: Shown) -> dict[str, list[tuple[int, list[str]]]]:
    """After the end: for these parts of the score, the seats that have points by them, and for what."""
    sheets = shown["result"]["seats"] if shown["result"] else []
    parts = [(part["name"], sheet["seat"], part["proof"]) for sheet in sheets for part in sheet["parts"]]
    return {wanted: [(seat, proof) for name, seat, proof in parts if name == wanted and proof] for wanted in PROVED}


def test_a_late_turn_fits_every_window_and_axe_finds_nothing(device: Device) -> None:
    page = device("pl")
    room, shown = reached(
        lambda: made(page, GAME, OLA), [page, page], by_luck(1), lambda each: each["n"] > 120 and acting_any(each)
    )
    entered(page, room, shown["view"]["turn"])
    for width, height in SIZES:
        page.emulate_media(color_scheme="dark" if width == 768 else "light", reduced_motion="reduce")
        resized(page, width, height)
        assert wrong_with(page) == []
        assert violations(page) == []
        expect(prompt(page)).to_be_in_viewport(ratio=0.99)


def acting_any(shown: Shown) -> bool:
    return shown["view"]["phase"] == "action" and shown["view"]["action"]["open"] and bool(shown["moves"])
