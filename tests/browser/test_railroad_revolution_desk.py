"""Railroad Revolution's workers: a field opens into its steps, the map zooms to what is legal, and nothing needs a scroll."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import lit, region, thing
from browser.layout import OUT_OF_SIGHT, resized, wrong_with
from browser.revolution import GAME, OLA, by_luck, entered, turn
from browser.tables import Shown, made, reached
from browser.words import word

pytestmark = pytest.mark.timeout(240)

LAPTOP, PHONE = (1280, 720), (390, 844)
SPINE = 64
FIELDS = ("station", "rail", "telegraph", "sale")


def fits(page: Page) -> None:
    """All that can be used is seen on a laptop and on a phone."""
    for size in (PHONE, LAPTOP):
        resized(page, *size)
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        assert wrong_with(page) == [], size


def rail(shown: Shown) -> bool:
    return turn(shown) and bool(railwaymen(shown))


def railwaymen(shown: Shown) -> list[str]:
    """The workers who can be put on the rail field now."""
    return [each["move"]["colour"] for each in shown["moves"] if each["move"].get("field") == "rail"]


def test_a_worker_opens_his_field_and_the_map_goes_to_what_is_legal(device: Device) -> None:
    page = device("pl", width=1280, height=720)
    room, shown = reached(lambda: made(page, GAME, OLA), [page, page], by_luck(2), rail)
    entered(page, room, shown["view"]["turn"])
    fits(page)
    colour = railwaymen(shown)[0]
    if not thing(page, f"place:rail:{colour}").count():  # a single colour is in hand already
        thing(page, f"worker:supply:{colour}").click()
    fits(page)
    thing(page, "field:rail").locator(".scene").click()
    expect(thing(page, "field:rail").locator(".effects")).to_be_visible()
    fits(page)
    for other in (field for field in FIELDS if field != "rail"):
        spine = thing(page, f"field:{other}").bounding_box()
        assert spine
        assert spine["width"] < SPINE

    whole, near = (page.get_by_role("button", name=word("pl", name), exact=True) for name in ("board-fit", "board-near"))
    resized(page, *PHONE)
    expect(thing(page, "field:sale")).to_be_hidden()
    expect(thing(page, "city:washington")).not_to_contain_text("WAS")
    whole.click()
    expect(thing(page, "city:washington")).to_contain_text("WAS")
    near.click()
    expect(thing(page, "city:washington")).not_to_contain_text("WAS")
    lit(page, "space").first.dispatch_event("click")
    expect(page.locator(".effects > li").first).to_contain_text("1")


def test_paying_and_finishing_are_one_step_where_nothing_else_is_open(device: Device) -> None:
    page = device("pl")
    room, shown = reached(lambda: made(page, GAME, OLA), [page, page], by_luck(4), only_pay)
    entered(page, room, shown["view"]["turn"])
    fits(page)
    thing(page, "effect:pay").click()
    expect(page.locator(".effects")).to_have_count(0)
    expect(region(page, "log")).to_contain_text("kończy akcję")


def only_pay(shown: Shown) -> bool:
    """Nothing is left but to pay, with workers enough to finish."""
    action, seat = shown["view"]["action"], shown["view"]["turn"]
    if not any(each["move"]["move"] == "pay" for each in shown["moves"]) or action["open"] or shown["view"]["rewards"]:
        return False
    mine = shown["view"]["seats"][seat]
    return sum(sum(place.values()) for place in (mine["supply"], *mine["board"].values())) >= 4
