"""Every option of every game is set on the page of a new table, and the table that is dealt holds it.

The form is the server's own: an option that is new is set and looked for here without a line of test.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, expect

import semafor
from browser.entering import ROOT
from browser.finding import keep_tickets, prompt, region
from browser.journeys.deeds import choose, looked_at, tab
from browser.tables import planned, started
from browser.words import word

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.journeys.conftest import Stranger

pytestmark = pytest.mark.timeout(120)

PLACES = [("en", "desk"), ("pl", "phone"), ("pl", "desk"), ("en", "phone")]
TABLES = [(game, "bot:random") for game in semafor.games()] + [("steamrollers", "")]
CASES = [(game, other, *PLACES[at % 4]) for at, (game, other) in enumerate(TABLES)]

Option = dict[str, Any]


@pytest.mark.parametrize(("game", "other", "lang", "size"), CASES, ids=[" ".join(case) for case in CASES])
def test_every_option_can_be_set_and_the_table_holds_it(
    stranger: Stranger, game: str, other: str, lang: str, size: str
) -> None:
    page = stranger(lang, size)
    looked_at(page, lang)
    has_box(page, game)
    choose(page, lang, game)
    planned(page, lang, "Ala", *([other] if other else []))
    page.get_by_text(word(lang, "new-options")).click()
    form = offered(page, game, 2 if other else 1)
    expect(page.locator("details [name]")).to_have_count(len(form))
    said = {option["name"]: (option["text"][lang], chosen(page, lang, option)) for option in form if option["kind"] != "text"}
    looked_at(page, lang)
    started(page, lang)
    expect(region(page, "board")).to_be_visible()
    looked_at(page, lang)
    told(page, lang, list(said.values()), whose=game in MATERIALS)
    for name in said.keys() & HOLDS.keys():
        HOLDS[name](page, lang)


def offered(page: Page, game: str, seats: int) -> list[Option]:
    """The form of the game as the server gives it, for this number of players."""
    form: list[Option] = page.request.get(f"/api/games/{game}").json()["form"]
    return [option for option in form if seats in option["seats"]]


def has_box(page: Page, game: str) -> None:
    """The device has a corrected box of the game (test_my_box.py makes one by hand): a new table is laid with it."""
    if game in MATERIALS:
        page.evaluate("([game, text]) => localStorage.setItem(`semafor-box-${game}`, text)", [game, MATERIALS[game]()])


def chosen(page: Page, lang: str, option: Option) -> str:
    """Sets the option to something else than what is usual; gives the words for it, where there are any."""
    field = page.get_by_label(option["text"][lang])
    expect(field).to_be_visible()
    if option["kind"] == "flag":
        field.set_checked(not option["default"])
        return word(lang, "option-no" if option["default"] else "option-yes")
    usual, last = field.input_value(), field.locator("option").last
    field.select_option(label=last.inner_text())
    expect(field).not_to_have_value(usual)
    return last.inner_text()


def told(page: Page, lang: str, wanted: list[tuple[str, str]], *, whose: bool) -> None:
    """The table's menu says every option that is not as usual, and nothing else, and whose box is played."""
    page.get_by_role("button", name=word(lang, "bar-menu")).click()
    owner = word(lang, "box-mark-own", "box", title=word(lang, "box-nameless", "box"))
    expect(page.get_by_role("dialog").get_by_role("button", name=owner)).to_have_count(int(whose))
    terms = page.get_by_role("list", name=word(lang, "table-options")).get_by_role("listitem")
    expect(terms).to_have_count(len(wanted))
    for text, value in wanted:
        expect(terms.filter(has_text=text)).to_contain_text(value)
    looked_at(page, lang)
    page.get_by_role("button", name=word(lang, "do-close"), exact=True).click()


def revolution_box() -> str:
    """Correction of a box: the first one of its page of the documents, without Python's dots."""
    page = (ROOT / "docs/railroad-revolution-material.md").read_text("utf-8")
    return re.sub(r"^\.\.\. ?", "", re.findall(r'corrected = """\n(.*?)\.\.\. """', page, re.DOTALL)[0], flags=re.MULTILINE)


def steam_box() -> str:
    page = (ROOT / "docs/steamrollers-material.md").read_text("utf-8")
    return str(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0])


MATERIALS: dict[str, Callable[[], str]] = {"railroad-revolution": revolution_box, "steamrollers": steam_box}


def supply(page: Page, lang: str) -> Locator:
    """What lies beside the boards; on a phone behind a tab."""
    if tab(page, lang, "supply").count():
        tab(page, lang, "supply").click()
    return region(page, "supply").or_(page.get_by_role("tabpanel")).first


def stops_after_one_card(page: Page, lang: str) -> None:
    keep_tickets(page)
    supply(page, lang).locator('[data-thing="deck:cards"][data-legal="true"]').click()  # a card is one tap, also of a finger
    expect(page.get_by_role("button", name=word(lang, "ttr-stop", room="games/ticket_to_ride"))).to_be_visible()


def steam(lang: str, message: str) -> str:
    return word(lang, message, room="games/steamrollers")


def a_magnate_has_six_crosses(page: Page, lang: str) -> None:
    supply(page, lang)
    expect(page.get_by_role("region", name=steam(lang, "steam-eva")).locator(".crossed")).to_have_count(6)


# What one sees of an option at the table itself.
HOLDS: dict[str, Callable[[Page, str], None]] = {
    "second_card_optional": stops_after_one_card,
    "walls": lambda page, _: expect(region(page, "board").locator("path.wall").first).to_be_visible(),
    "orders": lambda page, lang: expect(supply(page, lang).locator('[data-thing^="order:"]')).not_to_have_count(0),
    "starting_tiles": lambda page, lang: expect(prompt(page)).to_contain_text(steam(lang, "steam-prompt-start-pick")),
    "eva": a_magnate_has_six_crosses,
}
