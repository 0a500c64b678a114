"""Getting to a table: as a person does, by the poster and the button, or where only its end is looked at, by play."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.asking import asked
from browser.words import word


def seated(page: Page, lang: str, game: str, *others: str) -> str:
    """Anna starts a game from its page against these seats ("bot:random", "here:Ola", "open"); gives the room's id."""
    page.goto(f"/new/{game}")
    planned(page, lang, "Anna", *others)
    return started(page, lang)


def planned(page: Page, lang: str, name: str, *others: str) -> None:
    """On the page of a new table: my name, and who sits at the other seats."""
    expect(page.get_by_role("button", name=word(lang, "new-start"))).to_be_enabled()
    page.get_by_label(word(lang, "new-your-name")).fill(name)
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


def started(page: Page, lang: str) -> str:
    page.get_by_role("button", name=word(lang, "new-start")).click()
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


Shown = dict[str, Any]
Choose = Callable[[Shown], Shown]


def made(page: Page, game: str, *others: Shown, **options: object) -> str:
    """A room made by the server's interface, where Anna sits first on this device; gives its id."""
    seats = [{"kind": "me", "name": "Anna"}, *others]
    answer = page.request.post("/api/rooms", data={"game": game, "seats": seats, "options": options})
    assert answer.ok, answer.text()
    room: str = answer.json()["room"]["room"]
    return room


def at_table(page: Page, game: str, *levels: str) -> str:
    """Anna looks at a new table of hers with bots of these levels: for what is not about how one comes there; gives its id."""
    room = made(page, game, *({"kind": "bot", "level": level} for level in levels))
    page.goto(f"/table/{room}")
    return room


def dealt(host: Page, guest: Page, game: str) -> str:
    """Both devices have sat down, Anna here and Ola there, by the server's interface, and the game is dealt."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    answer = host.request.post("/api/rooms", data={"game": game, "seats": seats}).json()
    room: str = answer["room"]["room"]
    sat = guest.request.post(f"/api/rooms/{room}/seats/1", data={"name": "Ola", "join": answer["join"]})
    assert sat.ok, sat.text()
    return room


def finished(page: Page, game: str, *others: str) -> str:
    """A game this device has played to its end by the server's interface, against bots of these levels; gives the room's id."""
    room = made(page, game, *({"kind": "bot", "level": level} for level in others))
    play_on(room, page)
    return room


def play_on(room: str, *devices: Page, seed: int = 1) -> None:
    """Each device plays one seat of the room, until the game is over."""
    luck = random.Random(seed)
    steered(list(devices), room, lambda shown: luck.choice(shown["moves"]), lambda shown: shown["room"]["status"] == "over")


def end_unseen(*devices: Page) -> None:
    """The table that they all look at is played on while they look elsewhere; they come back to its end.

    For where only the end is asked: whole games are played by clicks in `test_whole_games.py`, and a table that two look at is
    drawn twice at every move.
    """
    tables = [device.url for device in devices]
    for device in devices:
        device.goto("about:blank")
    play_on(tables[0].rpartition("/")[2], *devices)
    for device, table in zip(devices, tables, strict=True):
        device.goto(table)


def act(page: Page, room: str, notation: str, seat: int = 0) -> None:
    """This device's seat makes a move without a look at the page."""
    shown = position(page, room, seat)
    acted(page, room, shown, next(move for move in shown["moves"] if move["notation"] == notation), seat)


def acted(page: Page, room: str, shown: Shown, move: Shown, seat: int) -> None:
    """The move made by the server's interface."""
    command = {"key": str(shown["n"]), "decision": shown["decision"], "do": {"type": "act", "move": move["number"]}}
    asked(page, room, "POST", "/commands", {"seat": seat, "command": command})


class Ended(AssertionError):
    """The game was over before the wanted position came."""


def reached(
    make: Callable[[], str], pages: list[Page], choose: Choose, wanted: Callable[[Shown], bool], tables: int = 10
) -> tuple[str, Shown]:
    """The first wanted position at one of several tables: what is dealt decides whether a game comes there before its end."""
    for _table in range(tables):
        room = make()
        with contextlib.suppress(Ended):
            return room, steered(pages, room, choose, wanted)
    raise AssertionError(f"no game of {tables} leads there")


def steered(
    pages: list[Page],
    room: str,
    choose: Choose,
    wanted: Callable[[Shown], bool],
    *,
    act: Callable[[Page, str, Shown, Shown, int], None] = acted,
    most: int = 3000,
) -> Shown:
    """The first wanted position, to which these devices' seats come by the moves that are chosen for them."""
    moves = 0
    while moves < most:
        for seat, page in enumerate(pages):
            shown = position(page, room, seat)
            if wanted(shown):
                return shown
            if shown["room"]["status"] == "over":
                raise Ended
            if shown["moves"]:
                act(page, room, shown, choose(shown), seat)
                moves += 1
                break
        else:
            pages[0].wait_for_timeout(10)  # a bot is thinking
    raise AssertionError(f"{most} moves do not lead there")


def position(page: Page, room: str, seat: int = 0) -> Shown:
    """What the server would show this seat of the device now."""
    shown: Shown = asked(page, room, "GET", f"/view?seat={seat}")
    return shown
