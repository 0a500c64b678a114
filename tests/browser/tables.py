"""Getting to a table: as a person does, by the poster and the button, or where only its end is looked at, by play."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.words import word


def seated(page: Page, lang: str, game: str, *others: str) -> str:
    """Start a game from its page against these seats ("bot:random", "here:Ola", "open"); gives the room's id."""
    page.goto(f"/new/{game}")
    start = page.get_by_role("button", name=word(lang, "new-start"))
    expect(start).to_be_enabled()
    for number in range(3, len(others) + 1, -1):
        page.get_by_role("button", name=word(lang, "new-remove", number=number)).click()
    for at, other in enumerate(others):
        kind, _, detail = other.partition(":")
        number = at + 2
        if page.get_by_label(word(lang, "new-who", number=number)).count() == 0:
            page.get_by_role("button", name=word(lang, "new-add-bot")).click()
        page.get_by_label(word(lang, "new-who", number=number)).select_option(kind)
        if kind == "bot":
            page.get_by_label(word(lang, "new-level", number=number)).select_option(detail)
        elif kind == "here":
            page.get_by_label(word(lang, "new-name", number=number)).fill(detail)
    start.click()
    page.wait_for_url(re.compile(r"/table/"))
    return page.url.split("/table/")[1].split("#")[0].split("?")[0]


def joined(host: Page, guest: Page, langs: tuple[str, str], game: str, name: str) -> str:
    """Two devices at one table: the guest comes by the host's invitation and sits down under this name."""
    room = seated(host, langs[0], game, "open")
    link = host.get_by_label(word(langs[0], "invite-link"), exact=True).input_value()
    guest.goto(link)
    guest.get_by_label(word(langs[1], "waiting-name"), exact=True).fill(name)
    guest.get_by_role("button", name=word(langs[1], "do-sit-down")).click()
    for page in (host, guest):
        expect(page.locator('[data-region="board"]')).to_be_visible()
        assert page.url.endswith(f"/table/{room}")  # no token is left in the address
    return room


def dealt(host: Page, guest: Page, game: str) -> str:
    """The same without a look at the pages: both devices have sat down by the server's interface, and the game is dealt."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = host.request.post("/api/rooms", data={"game": game, "seats": seats}).json()
    room: str = made["room"]["room"]
    sat = guest.request.post(f"/api/rooms/{room}/seats/1", data={"name": "Ola", "join": made["join"]})
    assert sat.ok, sat.text()
    return room


def finished(page: Page, game: str, *others: str, seed: int = 1) -> str:
    """A game this device has played to its end by the server's interface, against bots of these levels; gives the room's id."""
    seats = [{"kind": "me", "name": "Anna"}] + [{"kind": "bot", "level": level} for level in others]
    made = page.request.post("/api/rooms", data={"game": game, "seats": seats}).json()
    room: str = made["room"]["room"]
    play_on(room, page, seed=seed)
    return room


def play_on(room: str, *devices: Page, seed: int = 1) -> None:
    """Each device plays one seat of the room, until the game is over."""
    luck = random.Random(seed)
    while True:
        shown = [position(device, room, seat) for seat, device in enumerate(devices)]
        if shown[0]["room"]["status"] == "over":
            return
        for seat, device in enumerate(devices):
            if shown[seat]["moves"]:
                act(device, room, luck.choice(shown[seat]["moves"])["notation"], seat)
        if not any(each["moves"] for each in shown):
            devices[0].wait_for_timeout(20)


def act(page: Page, room: str, notation: str, seat: int = 0) -> None:
    """This device's seat makes a move without a look at the page."""
    shown = position(page, room, seat)
    command = {"key": str(shown["n"]), "decision": shown["decision"], "do": {"type": "act", "move": notation}}
    answer = page.request.post(f"/api/rooms/{room}/commands", data={"seat": seat, "command": command})
    assert answer.ok, answer.text()


def position(page: Page, room: str, seat: int = 0) -> dict[str, Any]:
    """What the server would show this device's seat now."""
    shown: dict[str, Any] = page.request.get(f"/api/rooms/{room}/view?seat={seat}").json()
    return shown
