"""The table calls whoever is to act: by a sound, the tab's title and a notification; and remembers who wants quiet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Device
from browser.finding import region
from browser.langs import IN_POLISH
from browser.tables import act, dealt, position
from browser.words import word

pytestmark = pytest.mark.timeout(120)

USA = "ticket-to-ride-usa"
# Writes down what the browser is asked to show and to sound. A tab in the background is what notifications are for; without a
# window the browser grants none, whatever it is told.
LISTEN = """
window.notices = []
window.Notification = class extends window.Notification {
  static get permission() { return 'granted' }
  static requestPermission() { return Promise.resolve('granted') }
  constructor(title, more) { super(title, more); window.notices.push([title, more.body]) }
}
window.tones = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when) }
Object.defineProperty(document, 'hidden', { get: () => true })
"""


def waiting(anna: Page, ola: Page) -> str:
    """A table at which Ola is to act and Anna looks on."""
    room = dealt(anna, ola, USA)
    act(anna, room, "keep 1 2")
    anna.goto(f"/table/{room}")
    expect(anna.locator('[data-region="board"]')).to_be_visible()
    return room


def let_anna_act(ola: Page, room: str) -> None:
    act(ola, room, "keep 1 2", 1)
    while 1 in position(ola, room, 1)["prompt"]["seats"]:
        act(ola, room, "draw deck", 1)


def wish(page: Page, lang: str, setting: str, *, on: bool) -> None:
    page.get_by_role("button", name=word(lang, "bar-menu")).click()
    page.get_by_label(word(lang, setting)).set_checked(on)
    page.get_by_role("button", name=word(lang, "do-close"), exact=True).click()


@pytest.mark.parametrize("lang", IN_POLISH)
def test_my_turn_is_called_by_sound_title_and_notification(device: Device, lang: str) -> None:
    anna, ola = device(lang), device(lang)
    anna.context.grant_permissions(["notifications"])
    anna.add_init_script(LISTEN)
    room = waiting(anna, ola)
    wish(anna, lang, "settings-sound", on=True)
    wish(anna, lang, "settings-notify", on=True)
    game = position(anna, room)["room"]["title"][lang]
    expect(anna).to_have_title(game)
    assert anna.evaluate("[window.tones, window.notices]") == [0, []]

    let_anna_act(ola, room)
    expect(anna).to_have_title(f"● {word(lang, 'title-turn', title=game)}")
    anna.wait_for_function("() => window.notices.length && window.tones >= 3")
    assert anna.evaluate("window.notices") == [[game, word(lang, "notify-turn")]]
    assert anna.evaluate("window.tones") == 3


def test_who_wants_quiet_has_it_after_a_reload_too(device: Device) -> None:
    anna, ola = device("en"), device("en")
    anna.context.grant_permissions(["notifications"])
    anna.add_init_script(LISTEN)
    room = waiting(anna, ola)
    wish(anna, "en", "settings-sound", on=True)
    wish(anna, "en", "settings-sound", on=False)
    anna.reload()
    anna.get_by_role("button", name=word("en", "bar-menu")).click()
    expect(anna.get_by_label(word("en", "settings-sound"))).not_to_be_checked()
    anna.get_by_role("button", name=word("en", "do-close"), exact=True).click()
    let_anna_act(ola, room)
    expect(anna).to_have_title(f"● {word('en', 'title-turn', title='Ticket to Ride')}")
    assert anna.evaluate("[window.tones, window.notices]") == [0, []]


def test_who_is_muted_stays_muted_after_a_reload(device: Device) -> None:
    anna, ola = device("en"), device("en")
    room = waiting(anna, ola)
    menu, chat = word("en", "seat-actions", name="Ola"), word("en", "tab-chat")
    anna.get_by_role("button", name=menu).click()
    anna.get_by_role("button", name=word("en", "do-mute")).click()
    known(anna, room, muted=[1])
    said(ola, room, "before")
    anna.reload()
    anna.get_by_role("tab", name=chat).click()
    expect(region(anna, "log")).to_contain_text(word("en", "chat-empty"))
    anna.get_by_role("button", name=menu).click()
    anna.get_by_role("button", name=word("en", "do-unmute")).click()
    known(anna, room, muted=[])
    said(ola, room, "after")
    expect(region(anna, "log")).to_contain_text("after")


def known(anna: Page, room: str, muted: list[int]) -> None:
    """The server has heard whom Anna does not want to hear."""
    while position(anna, room)["muted"] != muted:
        anna.wait_for_timeout(20)


def said(ola: Page, room: str, text: str) -> None:
    command = {"key": text, "decision": None, "do": {"type": "chat", "text": text}}
    assert ola.request.post(f"/api/rooms/{room}/commands", data={"seat": 1, "command": command}).ok
