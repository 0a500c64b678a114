"""Several people at one table: by a link, at one device, around a big screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Device
from browser.finding import claim_a_route, keep_tickets, lit, prompt, region, thing, whose_turn
from browser.langs import IN_POLISH
from browser.scanning import SQUARES, scanned
from browser.tables import joined, seated
from browser.words import word

pytestmark = pytest.mark.timeout(240)

USA = "ticket-to-ride-usa"
LOUD = "<b>Ola</b>"
HAND = '[data-thing^="hand:"]'
TICKETS = '[data-thing^="ticket:"]'


@pytest.mark.parametrize("lang", IN_POLISH)
def test_two_devices_meet_by_a_link_and_see_each_other_move_and_talk(device: Device, lang: str) -> None:
    anna, ola = device(lang), device(lang)
    joined(anna, ola, (lang, lang), USA, LOUD)
    for page in (anna, ola):
        keep_tickets(page)
    route = claim_a_route(whose_turn(anna, ola))
    for page in (anna, ola):
        expect(page.locator(f'[data-thing="{route}"] .car:not(.ghost)').first).to_be_visible()
    say_and_read(ola, anna, lang, "<img src=x> hej")


def test_who_sits_down_sees_the_table_as_a_player_at_once_though_others_are_told_first(device: Device) -> None:
    anna, ola = device("pl"), device("pl")
    seated(anna, "pl", USA, "open")
    kept: list[Route] = []
    ola.route("**/api/rooms/*/seats/*", lambda route: kept.append(route))
    ola.goto(anna.get_by_label(word("pl", "invite-link"), exact=True).input_value())
    ola.get_by_label(word("pl", "waiting-name"), exact=True).fill("Ola")
    ola.get_by_role("button", name=word("pl", "do-sit-down")).click()
    while not kept:
        ola.wait_for_timeout(10)
    [asked] = kept
    answer = asked.fetch()  # which is on its way while the table is dealt
    expect(region(anna, "board")).to_be_visible()
    ola.wait_for_timeout(500)  # for what must not happen
    assert region(ola, "board").count() == 0
    asked.fulfill(response=answer)
    expect(ola.locator(HAND).first).to_be_visible()


def say_and_read(speaker: Page, reader: Page, lang: str, text: str) -> None:
    for page in (speaker, reader):
        page.get_by_role("tab", name=word(lang, "tab-chat")).click()
    speaker.get_by_label(word(lang, "chat-write")).fill(text)
    speaker.get_by_role("button", name=word(lang, "do-send")).click()
    talk = reader.get_by_role("list", name=word(lang, "tab-chat"))
    expect(talk).to_contain_text(text)
    expect(talk).to_contain_text(LOUD)
    assert reader.get_by_role("article", name=LOUD).count() == 1
    assert talk.locator("img, b b").count() == 0
    assert reader.evaluate("[...document.querySelectorAll('b')].filter((b) => b.textContent === 'Ola').length") == 0


def test_at_one_device_a_curtain_hides_every_hand(device: Device) -> None:
    page = device("pl")
    seated(page, "pl", USA, "here:Ola")
    hidden(page, "Anna")
    offered = tickets(page)
    keep_tickets(page)
    page.get_by_role("button", name=word("pl", "hot-hide")).click()
    hidden(page, "Ola")
    assert len(offered) == len(tickets(page)) == 3
    assert not set(offered) & set(tickets(page))


def hidden(page: Page, who: str) -> None:
    """The curtain is down: nobody's things are on the page until this person takes the device."""
    take = page.get_by_role("button", name=word("pl", "hot-take", who=who))
    expect(take).to_be_visible()
    assert page.locator(f"{HAND}, {TICKETS}").count() == 0
    take.click()
    expect(page.locator(HAND).first).to_be_visible()


def tickets(page: Page) -> list[str]:
    return [each.get_attribute("data-thing") or "" for each in page.locator(TICKETS).all()]


def test_the_big_screen_shows_the_board_and_no_hand(device: Device) -> None:
    mine, screen = device("en"), device("en", width=1920, height=1080)
    seated(mine, "en", USA, "bot:random")
    keep_tickets(mine)
    mine.get_by_role("button", name=word("en", "bar-invite")).click()
    link = mine.get_by_role("dialog").get_by_label(word("en", "invite-screen")).input_value()
    mine.keyboard.press("Escape")
    screen.goto(link)
    expect(screen.locator('[data-thing^="city:"]').first).to_be_visible()
    expect(mine.locator(HAND).first).to_be_visible()
    assert screen.locator(f"{HAND}, {TICKETS}").count() == 0
    assert region(screen, "tray").count() == 0
    expect(lit(mine, "route").first).to_be_visible()
    route = claim_a_route(mine)
    expect(screen.locator(f'[data-thing="{route}"] .car:not(.ghost)').first).to_be_visible()
    assert screen.locator(f"{HAND}, {TICKETS}").count() == 0


def test_phones_are_hands_around_the_big_screen(device: Device) -> None:
    host, screen = device("en"), device("en", width=1920, height=1080)
    phone = device("pl", width=360, height=740, touch=True)
    seated(host, "en", USA, "open")
    screen.goto(host.get_by_label(word("en", "invite-screen")).input_value())
    expect(screen.get_by_role("img", name=word("en", "invite-qr"))).to_be_visible()
    expect(screen.get_by_role("status")).to_contain_text(word("en", "asks-open", count=1))
    phone.goto(host.get_by_label(word("en", "invite-link"), exact=True).input_value())
    phone.get_by_label(word("pl", "waiting-name"), exact=True).fill("Ola")
    phone.get_by_role("button", name=word("pl", "do-sit-down")).tap()
    expect(screen.get_by_role("article", name="Ola")).to_be_visible()
    expect(phone.locator(TICKETS)).to_have_count(3)
    for offered in phone.locator(TICKETS).all():
        offered.tap()
    thing(phone, "keep").tap()
    expect(phone.locator(HAND).first).to_be_visible()
    expect(region(screen, "log")).to_contain_text("Ola has chosen")
    assert screen.locator(f"{HAND}, {TICKETS}").count() == 0


def test_a_spectator_sees_every_move_and_can_make_none(device: Device) -> None:
    mine, watcher = device("en"), device("pl")
    seated(mine, "en", USA, "bot:random")
    keep_tickets(mine)
    mine.get_by_role("button", name=word("en", "bar-invite")).click()
    link = mine.get_by_role("dialog").get_by_label(word("en", "invite-watch")).input_value()
    mine.keyboard.press("Escape")
    watcher.goto(link)
    expect(watcher.locator('[data-thing^="city:"]').first).to_be_visible()
    expect(lit(mine, "route").first).to_be_visible()
    expect(prompt(watcher)).to_contain_text(word("pl", "asks-wait", who="Anna", count=1))
    assert watcher.locator(f'{HAND}, {TICKETS}, [data-legal="true"]').count() == 0
    route = claim_a_route(mine)
    expect(watcher.locator(f'[data-thing="{route}"] .car:not(.ghost)').first).to_be_visible()
    assert watcher.locator('[data-legal="true"]').count() == 0


def test_the_invitation_is_a_link_to_copy_and_a_code_to_scan(device: Device) -> None:
    page = device("en")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room = seated(page, "en", USA, "open")
    link = page.get_by_label(word("en", "invite-link"), exact=True)
    assert f"/table/{room}#join=" in link.input_value()
    link.locator("..").get_by_role("button", name=word("en", "do-copy")).click()
    expect(page.get_by_role("button", name=word("en", "do-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link.input_value()
    code = page.get_by_role("img", name=word("en", "invite-qr"))
    assert scanned(code.evaluate(SQUARES)) == link.input_value()


def test_new_links_shut_out_whoever_has_an_old_one(device: Device) -> None:
    host, stranger, guest = device("pl"), device("en"), device("en")
    room = seated(host, "pl", USA, "open")
    link = host.get_by_label(word("pl", "invite-link"), exact=True)
    old = link.input_value()
    host.get_by_role("button", name=word("pl", "invite-renew")).click()
    expect(host.get_by_text(word("pl", "invite-renew-sure"))).to_be_visible()
    expect(link).to_have_value(old)  # nothing has happened before the second tap
    host.get_by_role("button", name=word("pl", "invite-renew")).click()
    expect(host.get_by_text(word("pl", "invite-renewed"))).to_be_visible()
    expect(link).not_to_have_value(old)
    stranger.goto(old)
    expect(stranger.get_by_role("heading", name=word("en", "no-table"))).to_be_visible()
    guest.goto(link.input_value())
    guest.get_by_label(word("en", "waiting-name"), exact=True).fill("Ola")
    guest.get_by_role("button", name=word("en", "do-sit-down")).click()
    expect(region(guest, "board")).to_be_visible()
    expect(region(host, "board")).to_be_visible()
    assert guest.url.endswith(f"/table/{room}")


def test_a_seat_is_given_to_a_bot_and_taken_back(device: Device) -> None:
    anna, ola = device("en"), device("pl")
    joined(anna, ola, ("en", "pl"), USA, "Ola")
    card, by_bot = ola.get_by_role("article", name="Anna"), word("pl", "seat-played-by", level=word("pl", "level-random"))
    anna.get_by_role("button", name=word("en", "seat-actions", name="Anna")).click()
    anna.get_by_label(word("en", "seat-level")).select_option("random")
    anna.get_by_role("button", name=word("en", "do-give-to-bot")).click()
    expect(prompt(anna)).to_contain_text(word("en", "asks-bot"))
    expect(card).to_contain_text(by_bot)
    prompt(anna).get_by_role("button", name=word("en", "do-come-back")).click()
    expect(prompt(anna)).not_to_contain_text(word("en", "asks-bot"))
    expect(card).not_to_contain_text(by_bot)
    assert thing(ola, "keep").count() == 1
