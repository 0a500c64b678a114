"""SteamRollers' own table: tracks turned at their cell, deliveries as lines, tile 2b asked of another, Eva step by step."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import confirm_if_asked, lit, prompt, region, tab_to, thing
from browser.langs import IN_ENGLISH, IN_POLISH
from browser.layout import SIZES, resized, violations, wrong_with
from browser.steam import drawer, of_kind, quiet, railwayman, sides_of, starting, taker, tile_two, two_dice, ways
from browser.tables import Shown, dealt, made, position, reached, steered
from browser.words import minused, word

pytestmark = pytest.mark.timeout(240)

GAME = "steamrollers"
TEXT = "games/steamrollers"
ALL: dict[str, Any] = {"coal": True, "orders": True, "starting_tiles": True, "walls": "hard"}
BOT: Shown = {"kind": "bot", "level": "random"}
OLA: Shown = {"kind": "me", "name": "Ola"}


def opened(page: Page, room: str, seat: int = 0) -> None:
    page.goto(f"/table/{room}?seat={seat}")
    expect(thing(page, "cell:A1")).to_be_visible()


def picture(page: Page) -> str:
    return page.locator(".track.ghost .rail").get_attribute("d") or ""


def at_start_track(page: Page) -> tuple[str, Shown]:
    """A table of two at one device where somebody may draw any track anywhere, opened for them."""
    room = made(page, GAME, OLA, **ALL)
    shown = steered([page, page], room, starting("track"), lambda each: each["view"]["phase"] == "start-track")
    seat = shown["view"]["turn"]
    opened(page, room, seat)
    return room, position(page, room, seat)


@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_tap_shows_a_track_that_turns_through_all_its_legal_ways_and_the_next_draws_it(device: Device, lang: str) -> None:
    page = device(lang)
    room, shown = at_start_track(page)
    legal = ways(shown, "E4")
    pictures = page.get_by_role("group", name=word(lang, "steam-turns", TEXT, cell="E4")).get_by_role("button")
    thing(page, "cell:E4").click()
    seen = []
    for _turn in legal:
        seen.append((picture(page), pictures.and_(page.locator('[aria-pressed="true"]')).get_attribute("aria-label")))
        page.keyboard.press("r")
    assert len(legal) == len(set(seen)) == len({path for path, _ in seen}) == 15
    names = [label.split(",")[0] for _, label in seen if label]
    assert {name: names.count(name) for name in names} == kinds(lang)
    assert picture(page) == seen[0][0]
    expect(pictures).to_have_count(15)
    pictures.first.click()
    thing(page, "cell:E4").click()
    lies = word(lang, f"sides-{sides_of(legal[0])}", TEXT)
    expect(thing(page, "cell:E4")).to_have_attribute("aria-label", re.compile(re.escape(lies)))
    assert position(page, room)["view"]["seats"][shown["view"]["turn"]]["tracks"] == {"E4": sides_of(legal[0])}


def kinds(lang: str) -> dict[str, int]:
    """The three kinds of track with how many ways each can lie on a hexagon."""
    said = {"en": ("straight", "gentle curve", "sharp curve"), "pl": ("prosty", "łagodny łuk", "ostry łuk")}[lang]
    return dict(zip(said, (3, 6, 6), strict=True))


def test_a_turn_by_keyboard_alone(device: Device) -> None:
    page = device("pl")
    room = made(page, GAME, BOT)
    opened(page, room)
    expect(lit(page, "die").first).to_be_visible()
    tab_to(page, '[data-thing^="die:"][data-legal="true"]')
    page.keyboard.press("Enter")
    expect(page.locator(".hand")).to_be_visible()
    tab_to(page, '[data-thing^="cell:"][data-legal="true"]')
    cell = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("Enter")
    first = picture(page)
    page.keyboard.press(" ")
    assert picture(page) != first
    page.keyboard.press("Enter")
    expect(page.locator(".track.ghost")).to_have_count(0)
    expect(thing(page, cell)).not_to_have_attribute("aria-label", re.compile("pust"))
    tracks = position(page, room)["view"]["seats"][0]["tracks"]
    assert list(tracks) == [cell.removeprefix("cell:")]


def test_arrow_keys_walk_from_cell_to_cell(device: Device) -> None:
    page = device()
    opened(page, made(page, GAME, BOT))
    thing(page, "cell:E4").focus()
    for key, next_cell in (("ArrowRight", "F4"), ("ArrowUp", "F3"), ("ArrowLeft", "E3"), ("ArrowDown", "E4")):
        page.keyboard.press(key)
        expect(thing(page, f"cell:{next_cell}")).to_be_focused()


def from_4_to_2(shown: Shown) -> bool:
    return any((move["move"]["origin"], move["move"]["to"]) == (4, 2) for move in of_kind(shown, "deliver"))


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_deliveries_are_drawn_as_lines_with_their_points_before_one_is_chosen(device: Device, lang: str) -> None:
    page = device(lang)
    room, shown = reached(lambda: made(page, GAME, OLA, **{**ALL, "walls": "none"}), [page, page], railwayman, from_4_to_2)
    seat = shown["view"]["turn"]
    opened(page, room, seat)
    thing(page, "choice:deliver").click()
    offered = lit(page, "delivery").filter(has_text="4 → 2").first
    best = max(each["distance"] for each in shown["view"]["deliveries"] if (each["origin"], each["to"]) == (4, 2))
    line = page.locator('[data-line="4 2"]')
    expect(line.and_(page.locator(".faint"))).to_contain_text(f"+{best}")

    offered.hover()
    expect(line.and_(page.locator(":not(.faint)"))).to_contain_text(f"+{best}")
    expect(page.locator("[data-line]")).to_have_count(1)
    way = page.locator('[data-glow="4 2"] path')
    assert {path.get_attribute("data-over") for path in way.all()} == {"F4", "G3"}
    points = shown["view"]["seats"][seat]["deliveries"] + best
    offered.click()
    expect(prompt(page).locator("button.main")).to_be_visible()
    offered.click()
    expect(page.locator(".tray .mine")).to_contain_text(word(lang, "steam-delivered", TEXT, points=points))
    expect(page.locator(".shelf li").last).to_contain_text(f"+{best}")


def test_all_that_a_die_can_do_is_seen_without_scrolling_and_a_crate_tapped_twice_is_delivered(device: Device) -> None:
    page = device("pl")
    room, shown = reached(
        lambda: made(page, GAME, OLA, **{**ALL, "walls": "none"}),
        [page, page],
        railwayman,
        lambda each: from_4_to_2(each) and bool(of_kind(each, "track")),
    )
    seat = shown["view"]["turn"]
    opened(page, room, seat)
    for width, height in ((1280, 720), (1024, 768), (390, 844)):
        resized(page, width, height)
        for what in page.locator('[data-region="tray"] :is([data-thing^="choice:"], [data-legal="true"], .mine)').all():
            expect(what).to_be_in_viewport(ratio=0.99)
    thing(page, "choice:deliver").click()  # the board is seen whole again
    crate = lit(page, "crate").and_(page.locator('[data-thing^="crate:4:"]')).first
    crate.click()
    expect(page.locator(".good.chosen").first).to_be_visible()
    best = max(each["distance"] for each in shown["view"]["deliveries"])
    page.locator(".good.chosen").first.click()
    expect(page.locator("[data-line]")).to_have_count(0)
    expect(lit(page, "crate")).to_have_count(0)
    while (now := position(page, room, seat))["n"] == shown["n"]:
        page.wait_for_timeout(50)
    gained = now["view"]["seats"][seat]["deliveries"] - shown["view"]["seats"][seat]["deliveries"]
    assert 1 <= gained <= best


def with_tile(page: Page, side: str, make: Callable[[], str]) -> str:
    """A table where this side of an action tile lies up; gives the room's id."""
    for _deal in range(40):
        room = make()
        if side in [tile["tile"] for tile in position(page, room)["view"]["tiles"]]:
            return room
    raise AssertionError(f"tile {side} never lay that way up")


@pytest.mark.parametrize(("lang", "answer"), [("en", "take-die"), ("pl", "leave-die")])
def test_tile_2b_is_asked_of_another_person_in_one_sentence(device: Device, lang: str, answer: str) -> None:
    anna, ola = device(lang), device(lang)
    room, shown = reached(
        lambda: with_tile(anna, "2b", lambda: dealt(anna, ola, GAME)),
        [anna, ola],
        tile_two,
        lambda each: each["view"]["phase"] == "asked-2b" and bool(each["moves"]),
    )
    chooser = shown["view"]["turn"]
    for seat, page in enumerate((anna, ola)):
        opened(page, room, seat)
    names, face = ("Anna", "Ola"), shown["view"]["die"]
    asking, asked = (anna, ola) if chooser == 0 else (ola, anna)
    expect(prompt(asked)).to_contain_text(word(lang, "steam-prompt-asked-2b", TEXT, who=names[chooser], face=face))
    expect(prompt(asking)).to_contain_text(names[1 - chooser])
    assert lit(asking, "move").count() == 0
    asked.get_by_role("button", name=word(lang, f"steam-do-{answer}", TEXT)).click()
    told = {"take-die": f"Ola uses tile 2b and takes the {face}", "leave-die": "zostawia kość"}[answer]
    for page in (asked, asking):
        expect(region(page, "log")).to_contain_text(told.replace("Ola", names[1 - chooser]))


def test_of_two_dice_taken_together_either_can_be_the_first(device: Device) -> None:
    page = device()
    room, shown = reached(
        lambda: with_tile(page, "2a", lambda: made(page, GAME, OLA)),
        [page, page],
        two_dice,
        lambda each: each["view"]["phase"] == "which-die",
    )
    opened(page, room, shown["view"]["turn"])
    for face in (shown["view"]["die"], shown["view"]["second_die"]):
        expect(lit(page, "die").and_(thing(page, f"die:{face}"))).to_have_count(1)
    expect(page.locator(".hand")).to_have_count(0)
    thing(page, f"die:{shown['view']['die']}").and_(lit(page, "die")).click()
    expect(page.locator(".hand")).to_have_attribute("aria-label", re.compile(str(shown["view"]["die"])))


@pytest.mark.parametrize("lang", IN_POLISH)
def test_tiles_orders_and_starting_tiles_say_what_they_do_and_whose_they_are(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, GAME, OLA, **ALL)
    opened(page, room, position(page, room)["view"]["turn"])
    for start in ("locomotive", "track", "plus-two", "action-tile", "own-load"):
        expect(region(page, "tray")).to_contain_text(word(lang, f"steam-start-{start}", TEXT))
    room, shown = reached(
        lambda: made(page, GAME, OLA, **ALL),
        [page, page],
        taker,
        lambda each: any(tile["sideways"] for tile in each["view"]["tiles"]),
    )
    opened(page, room, shown["view"]["turn"])
    for tile in shown["view"]["tiles"]:
        card = thing(page, f"tile:{tile['tile'][0]}")
        expect(card).to_contain_text(word(lang, f"steam-tile-{tile['tile']}", TEXT))
        expect(card).to_contain_text(minused(f"{tile['points']:+}"))
        if tile["owner"] is not None:
            expect(card).to_contain_text(("Anna", "Ola")[tile["owner"]])
            expect(card).to_contain_text(word(lang, "steam-sideways" if tile["sideways"] else "steam-upright", TEXT))
    for order in shown["view"]["orders"]:
        expect(thing(page, f"order:{order['order']}").get_by_role("img")).to_have_count(len(order["goods"]))


def test_another_sheet_is_a_thumbnail_that_opens_large_and_closes(device: Device) -> None:
    page = device("pl")
    room = made(page, GAME, OLA)
    steered([page, page], room, drawer, lambda each: len(each["view"]["seats"][1]["tracks"]) > 1)
    opened(page, room)
    thumb = page.get_by_role("button", name=word("pl", "steam-enlarge", TEXT, name="Ola"))
    expect(thumb.locator("g.track")).to_have_count(2)
    thumb.click()
    large = page.get_by_role("dialog", name=word("pl", "steam-sheet", TEXT, name="Ola"))
    expect(large.locator("g.track")).to_have_count(2)
    enlarged, small = large.locator("svg.large").bounding_box(), thumb.bounding_box()
    assert enlarged is not None
    assert small is not None
    assert enlarged["width"] > 4 * small["width"]
    assert violations(page) == []
    large.get_by_role("button").click()
    expect(large).to_be_hidden()


@pytest.mark.parametrize("lang", IN_ENGLISH)
def test_a_refused_click_names_the_rule(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, GAME, OLA)
    shown = steered([page, page], room, quiet, lambda each: each["view"]["phase"] == "act" and bool(each["moves"]))
    opened(page, room, shown["view"]["turn"])
    other = shown["view"]["die"] % 6 + 1
    here = {1: "A1", 2: "H1", 3: "C3", 4: "E2", 5: "A5", 6: "H8"}
    clicks = {
        f"cell:{here[other]}": "steam.track.region",
        f"box:{other}": "steam.loco.cross-box",
        f"tile:{other}": "steam.tile.take",
        f"die:{shown['view']['dice'][0]}": "steam.round.take-one-white-die",
    }
    for what, rule in clicks.items():
        thing(page, what).first.click()
        expect(prompt(page).get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}#{rule}")
    expect(prompt(page)).to_contain_text({"en": "You have a die already", "pl": "Masz już kość"}[lang])


@pytest.mark.parametrize("lang", IN_POLISH)
def test_eva_has_a_sheet_and_her_turn_is_told_step_by_step(device: Device, lang: str) -> None:
    page = device(lang)
    room = made(page, GAME)
    opened(page, room)
    hers = page.get_by_role("region", name=word(lang, "steam-eva", TEXT))
    before = position(page, room)["view"]["eva"]["crosses"]
    shown = steered([page], room, quiet, lambda each: each["view"]["eva"]["crosses"] != before)
    for count in shown["view"]["eva"]["crosses"]:
        expect(hers).to_contain_text(re.compile(rf"{count} [oz]f? \d+"))
    expect(hers.locator("i.crossed")).to_have_count(sum(shown["view"]["eva"]["crosses"]))
    steps = hers.locator("ol li")
    expect(steps.first).to_contain_text({"en": "Eva's die shows", "pl": "Kość Ewy"}[lang])
    expect(steps.nth(1)).to_contain_text({"en": "Eva", "pl": "Ew"}[lang])


def test_a_phone_tells_evas_turn_where_the_next_die_is_chosen(device: Device) -> None:
    page = device("pl", width=390, height=844)
    room = made(page, GAME)
    steered([page], room, quiet, lambda each: each["view"]["round"] > 1 and each["view"]["phase"] == "choose-die")
    opened(page, room)
    told = region(page, "tray").locator("ol li")
    expect(told.first).to_contain_text("Kość Ewy pokazuje")
    for each in (*told.all(), *page.locator('[data-thing^="tile:"]').all()):
        expect(each).to_be_in_viewport(ratio=0.9)
    lit(page, "die").first.click()
    expect(thing(page, "choice:track")).to_be_visible()
    expect(told).to_have_count(0)


def test_a_solo_tile_is_offered_before_eva_goes_on(device: Device) -> None:
    page = device("pl")
    room, shown = reached(lambda: made(page, GAME), [page], taker, lambda each: each["view"]["phase"].startswith("eva-"))
    opened(page, room)
    phase, face = shown["view"]["phase"], shown["view"]["eva"]["die"]
    expect(prompt(page)).to_contain_text(word("pl", f"steam-prompt-{phase}", TEXT, face=face))
    expect(page.get_by_role("button", name=word("pl", "steam-do-let-eva", TEXT))).to_be_visible()
    use = {"eva-rolled": "reroll", "eva-loads": "block"}[phase]
    page.get_by_role("button", name=word("pl", f"steam-do-{use}-eva", TEXT)).click()
    expect(region(page, "log")).to_contain_text(re.compile("Kafelek Solo 2[ab]"))
    steps = page.get_by_role("region", name=word("pl", "steam-eva", TEXT)).locator("ol li")
    expect(steps.first).to_contain_text("Kość Ewy pokazuje")
    expect(thing(page, "tile:2")).not_to_contain_text("Anna")


def test_the_busiest_moment_fits_every_window_and_axe_finds_nothing(device: Device) -> None:
    page = device("pl")
    luck = random.Random(1)
    room, shown = reached(
        lambda: made(page, GAME, OLA, BOT, BOT, BOT, **ALL),
        [page, page],
        lambda each: luck.choice(each["moves"]),
        lambda each: each["view"]["round"] >= 4 and each["view"]["phase"] == "act" and bool(of_kind(each, "track")),
    )
    opened(page, room, shown["view"]["turn"])
    lit(page, "cell").first.dispatch_event("click")
    for width, height in SIZES:
        resized(page, width, height)
        assert wrong_with(page) == []
        assert violations(page) == []
        expect(prompt(page)).to_be_in_viewport(ratio=0.99)


@pytest.mark.nightly
def test_all_expansions_with_three_seats_are_played_to_the_end_by_clicks(device: Device) -> None:
    page = device("pl")
    room = made(page, GAME, BOT, BOT, coal=True, orders=True, starting_tiles=True)
    opened(page, room)
    shown = steered([page], room, railwayman, lambda each: each["room"]["status"] == "over", act=clicked)
    expect(page.get_by_role("button", name=word("pl", "result-board"))).to_be_visible()
    assert shown["view"]["ended_by"] == "steam.end.three-empty"


def clicked(page: Page, room: str, shown: Shown, move: Shown, seat: int) -> None:
    """The move made on the page by the things that are lit there; afterwards the server knows it."""
    kind, fields = move["move"]["move"], move["move"]
    if kind == "track":
        thing(page, f"cell:{fields['cell']}").and_(lit(page, "cell")).click()
        page.locator(".turns button").nth(ways(shown, fields["cell"]).index(move)).click()
        prompt(page).locator("button.main").click()
    else:
        if kind == "deliver":
            thing(page, "choice:deliver").click()
        names = {"die": f"die:{fields.get('face')}", "box": f"box:{fields.get('box')}", "deliver": f"delivery:{move['number']}"}
        if shown["view"]["phase"] == "act":
            names["tile"] = f"tile:{fields.get('tile')}"
        name = names.get(kind, f"move:{move['number']}")
        page.locator(f'[data-thing="{name}"][data-legal="true"]').first.click()
        confirm_if_asked(page)
    while position(page, room, seat)["n"] == shown["n"]:
        page.wait_for_timeout(5)
