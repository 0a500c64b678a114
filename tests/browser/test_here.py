"""Tables of the device itself: made, played, kept, listed and passed on without a server."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from math import floor
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect

import semafor
from browser.conftest import Device
from browser.driver import Driver
from browser.finding import draw_a_die, follow_poster, lit, prompt, region
from browser.house import House
from browser.langs import IN_POLISH, nightly
from browser.words import figure, word
from semafor.bots import Knowledge, bot
from semafor.kernel.words import Words

pytestmark = pytest.mark.timeout(600)

INK, LAVA = "railroad-ink", "-lava"
# Python itself has to be loaded first, on a machine that may be busy.
ENGINE_MS = 200_000
DESK, PHONE = ("en", 1280, 720), ("pl", 390, 844)


def chosen(page: Page, lang: str, game: str, *others: str) -> None:
    """From the first page by the poster to a plan with these other seats, on this device."""
    page.goto("/")
    follow_poster(page, game.removesuffix(LAVA))
    if game.endswith(LAVA):  # which is chosen on the page of its poster
        follow_poster(page, game)
    page.get_by_label(word(lang, "new-your-name")).fill("Ola")
    for number in range(3, len(others) + 1, -1):
        page.get_by_role("button", name=word(lang, "new-remove", number=number)).click()
    page.get_by_role("radio", name=re.compile(word(lang, "new-where-here"))).check()
    for number, other in enumerate(others, 2):
        kind, _, detail = other.partition(":")
        page.get_by_label(word(lang, "new-who", number=number)).select_option(kind)
        if kind == "bot":
            page.get_by_label(word(lang, "new-level", number=number)).select_option(detail)
        else:
            page.get_by_label(word(lang, "new-name", number=number)).fill(detail)


def start(page: Page, lang: str) -> str:
    """The table's address on this device."""
    page.get_by_role("button", name=word(lang, "new-start")).click()
    page.wait_for_url(re.compile("/here/"), timeout=ENGINE_MS)
    return page.url.split("/here/")[1]


def cut_off(page: Page) -> None:
    """The page says that it is kept; then there is no network any more."""
    expect(page.locator("[data-kept]")).to_be_visible(timeout=ENGINE_MS)
    page.context.set_offline(True)


def dealt(page: Page) -> None:
    expect(region(page, "board")).to_be_visible(timeout=ENGINE_MS)
    expect(lit(page, "die").or_(lit(page, "cell")).first).to_be_visible(timeout=ENGINE_MS)


def drawn(page: Page, cell: str) -> None:
    """The cell of the board is not empty."""
    label = region(page, "board").locator(f'[data-thing="{cell}"]')
    expect(label).not_to_have_attribute("aria-label", re.compile("empty|pust"), timeout=ENGINE_MS)


def my_tables(page: Page, lang: str) -> Locator:
    """The cards of this device's tables, by the way a person goes there from a table."""
    page.get_by_role("link", name=word(lang, "bar-home")).click()
    page.get_by_role("link", name=word(lang, "site-mine")).click()
    return page.get_by_role("region", name=word(lang, "here-tables")).get_by_role("listitem")


def saved(page: Page, click: Locator, folder: Path) -> semafor.Record:
    with page.expect_download() as coming:
        click.click()
    coming.value.save_as(folder / "game.log")
    return semafor.Record.read((folder / "game.log").read_text("utf-8"))


@pytest.fixture
def spoken() -> Iterator[list[str]]:
    """Everything that any page says on its console; nothing may be, not even of the network that is not there."""
    said: list[str] = []
    yield said
    assert said == []


def listen(page: Page, said: list[str]) -> None:
    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    page.context.on("console", hear)


@pytest.mark.parametrize(("lang", "width", "height"), [nightly(*DESK), PHONE])
def test_a_game_against_bots_is_played_to_its_end_without_a_network(
    device: Device, spoken: list[str], tmp_path: Path, lang: str, width: int, height: int
) -> None:
    page = device(lang, width=width, height=height, keeps=True)
    listen(page, spoken)
    chosen(page, lang, INK, "bot:random")
    cut_off(page)
    id = start(page, lang)
    dealt(page)
    page.get_by_role("button", name=word(lang, "bar-card")).click()
    expect(page.get_by_role("dialog", name=word(lang, "bar-card")).get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    cell = draw_a_die(page)
    drawn(page, cell)

    page.reload()
    dealt(page)
    drawn(page, cell)
    card = my_tables(page, lang)
    expect(card).to_have_count(1)
    expect(card).to_contain_text(word(lang, "here-game"))
    expect(card).to_contain_text(word(lang, "rooms-your-turn"))
    expect(card.get_by_role("button", name=word(lang, "menu-record"))).to_have_count(0)  # while it lasts bots have secrets
    card.get_by_role("link", name=word(lang, "rooms-enter")).click()
    assert page.url.endswith(f"/here/{id}")
    dealt(page)
    drawn(page, cell)

    Driver(page, lang, prefer=("die", "cell", "done")).play(300)
    card = my_tables(page, lang)
    record = saved(page, card.get_by_role("button", name=word(lang, "menu-record")), tmp_path)
    game = semafor.game(INK)
    assert record.verify(game) == "seeded"
    for sheet in game.result(record.replay(game).state).seats:
        expect(card.locator("b.number").nth(int(sheet.seat))).to_have_text(figure(sheet.total))
    card.get_by_role("link", name=word(lang, "rooms-replay")).click()
    at = prompt(page).get_by_role("status")
    expect(at).to_contain_text(re.compile(f"^0/{len(record.lines)}"), timeout=ENGINE_MS)
    page.get_by_role("button", name=word(lang, "replay-next")).click()
    expect(at).to_contain_text(re.compile("^1/"))

    card = my_tables(page, lang)
    card.get_by_role("button", name=word(lang, "here-forget")).click()
    card.get_by_role("button", name=word(lang, "here-forget-sure")).click()
    expect(card).to_have_count(0)
    page.goto(f"/here/{id}")
    expect(page.get_by_role("heading", name=word(lang, "here-none"))).to_be_visible()


def record_of(seats: int, folder: Path) -> tuple[Path, semafor.Record]:
    """A game that bots have played, in a file that a person could have downloaded."""
    game = semafor.game(INK)
    table = game.table(seats=seats, seed=3)
    table.names = ["Ola", "Jan"][:seats]
    chooser = bot("random", INK, 3)
    while not table.over:
        seat = table.actors[0]
        table.play(chooser.choose(Knowledge(game, table.state, seat)), seat)
    record = semafor.Record.of(table)
    (folder / "played.log").write_text(str(record), "utf-8")
    return folder / "played.log", record


def branched(page: Page, lang: str, file: Path, moment: int, who: str) -> None:
    """From a record's moment to a what-if table."""
    page.goto("/")
    page.get_by_role("link", name=word(lang, "site-replay")).click()
    page.get_by_label(word(lang, "record-choose")).set_input_files(file)
    expect(prompt(page).get_by_role("status")).to_contain_text(re.compile("^0/"), timeout=ENGINE_MS)
    page.get_by_label(word(lang, "replay-moment")).fill(str(moment))
    expect(prompt(page).get_by_role("status")).to_contain_text(re.compile(f"^{moment}/"))
    page.get_by_role("button", name=word(lang, "replay-branch")).click()
    play_as(page, lang, who)


def play_as(page: Page, lang: str, who: str) -> None:
    page.get_by_role("button", name=word(lang, "whatif-as", who=who)).click(timeout=ENGINE_MS)
    page.wait_for_url(re.compile("/here/"), timeout=ENGINE_MS)
    dealt(page)


@pytest.mark.parametrize(("lang", "width", "height"), [DESK, nightly(*PHONE)])
def test_a_what_if_table_is_kept_checked_and_passed_on_by_a_link(
    device: Device, tmp_path: Path, lang: str, width: int, height: int
) -> None:
    file, played = record_of(2, tmp_path)
    page = device(lang, width=width, height=height)
    branched(page, lang, file, 6, "Ola")
    cell = draw_a_die(page)
    drawn(page, cell)
    page.reload()
    dealt(page)
    drawn(page, cell)

    page.get_by_role("tab", name=word(lang, "tab-record")).click()
    record = saved(page, page.get_by_role("button", name=word(lang, "menu-record")), tmp_path)
    assert [line.what for line in record.lines[:6]] == [line.what for line in played.lines[:6]]
    assert len(record.lines) > 6
    assert record.verify(semafor.game(INK)) == "replayed"
    page.get_by_role("button", name=word(lang, "record-check")).click()
    expect(page.get_by_text(Words(lang, "semafor.offline").say("check-luck-replayed"))).to_be_visible(timeout=ENGINE_MS)
    page.get_by_role("button", name=word(lang, "record-share")).click()
    link = page.get_by_label(word(lang, "record-share-about")).input_value()
    card = my_tables(page, lang)
    expect(card).to_contain_text(word(lang, "here-whatif"))

    other_lang = {"en": "pl", "pl": "en"}[lang]
    other = device(other_lang)
    other.goto(link)
    expect(prompt(other).get_by_role("status")).to_contain_text(re.compile(r"^(\d+)/\1\b"), timeout=ENGINE_MS)  # the last
    other.get_by_label(word(other_lang, "replay-lens")).select_option("0")
    drawn(other, cell)
    other.get_by_role("button", name=word(other_lang, "replay-branch")).click()
    play_as(other, other_lang, "Ola")
    drawn(other, cell)
    expect(my_tables(other, other_lang)).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_link_that_was_cut_is_refused_in_words(device: Device, lang: str) -> None:
    page = device(lang)
    page.goto("/replay#4.7VZNb9swDP0r")
    expect(page.get_by_role("alert")).to_have_text(word(lang, "record-link-cut"))


def test_two_people_play_at_one_device_and_hide_their_hands(device: Device) -> None:
    page = device("pl")
    chosen(page, "pl", "ticket-to-ride-usa", "here:Jan")
    start(page, "pl")
    curtain = page.get_by_role("button", name=word("pl", "hot-take", who="Ola"))
    expect(curtain).to_be_visible(timeout=ENGINE_MS)
    assert page.locator('[data-thing^="ticket:"]').count() == 0
    curtain.click()
    expect(page.locator('[data-thing^="ticket:"]').first).to_be_visible()


def test_a_table_played_on_in_another_window_is_not_overwritten(device: Device) -> None:
    page = device("en")
    chosen(page, "en", INK)
    start(page, "en")
    dealt(page)
    other = page.context.new_page()
    other.goto(page.url)
    dealt(other)
    cell = draw_a_die(other)
    drawn(other, cell)
    draw_a_die(page)
    expect(page.get_by_role("alert")).to_have_text(word("en", "link-overtaken"))
    page.reload()
    dealt(page)
    drawn(page, cell)
    expect(page.get_by_role("alert")).to_have_text("")


def test_without_its_server_the_page_offers_a_table_of_the_device(device: Device, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    page = device("en", at=house.address, keeps=True)
    try:
        chosen(page, "en", INK)
        expect(page.locator("[data-kept]")).to_be_visible(timeout=ENGINE_MS)
    finally:
        house.stop()
    page.goto("/new/steamrollers")
    expect(page.get_by_role("radio", name=re.compile(word("en", "new-where-server")))).to_be_disabled()
    expect(page.get_by_role("radio", name=re.compile(word("en", "new-where-here")))).to_be_checked()
    expect(page.get_by_text(word("en", "new-where-no-server"))).to_be_visible()
    start(page, "en")
    expect(region(page, "board")).to_be_visible(timeout=ENGINE_MS)


KEPT = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open('semafor')
  asked.onerror = () => reject(asked.error)
  asked.onsuccess = () => {
    const all = asked.result.transaction('tables').objectStore('tables').getAll()
    all.onsuccess = () => resolve(all.result.map(({ table }) => ({ ...table.room, record: table.record })))
  }
})"""


LEVELS = ("random", "easy", "normal", "apprentice", "journeyman", "hard", "master")
WEIGHTS = "async () => (await (await caches.open('masters')).keys()).map(({ url }) => new URL(url).pathname)"
SCALE = Path(semafor.__file__).parent / "bots" / "scale.toml"
PARTNERS = ("planner", "racer", "hungry", "veteran")


@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_master_plays_at_a_table_of_the_device_also_without_a_network(device: Device, spoken: list[str], lang: str) -> None:
    page = device(lang, keeps=True)
    listen(page, spoken)
    chosen(page, lang, "ticket-to-ride-usa", "bot:master")
    level = page.get_by_label(word(lang, "new-level", number=2))
    names = [re.compile(word(lang, f"level-{each}")) for each in LEVELS]
    partners = [re.compile(word(lang, f"level-{each}")) for each in PARTNERS]
    only_there = re.compile(word(lang, "level-grandmaster"))  # it would think too long on a device
    for where, offered in (("server", [*names, only_there, *partners]), ("here", names)):
        page.get_by_role("radio", name=re.compile(word(lang, f"new-where-{where}"))).check()
        expect(level.locator("option")).to_have_text(offered)
        expect(level).to_have_value("master")
    expect(page.locator("[data-kept]")).to_be_visible(timeout=ENGINE_MS)
    start(page, lang)
    assert page.evaluate(WEIGHTS) == ["/engine/weights/ticket-to-ride-usa.npz"]  # and of no other game
    page.context.set_offline(True)
    page.reload()
    expect(region(page, "board")).to_be_visible(timeout=ENGINE_MS)
    Driver(page, lang).step(8, waits=500)
    (room,) = page.evaluate(KEPT)
    assert [seat["level"] for seat in room["seats"]] == ["", "master"]
    assert re.search(r"^\d+\. 1 ", room["record"], re.MULTILINE)


@pytest.mark.parametrize(("game", "chosen_level"), [(INK, "journeyman"), (INK + LAVA, "master")])
@pytest.mark.parametrize("lang", IN_POLISH)
def test_a_network_that_judges_rounds_draws_the_round_that_its_bot_found(
    device: Device, lang: str, game: str, chosen_level: str
) -> None:
    page = device(lang)
    chosen(page, lang, game, f"bot:{chosen_level}")
    levels = page.get_by_label(word(lang, "new-level", number=2)).locator("option")
    quick = ("random", "easy", "casual", "steady", "normal", "journeyman", "master")  # hard is too slow
    expect(levels).to_have_text([rated(lang, game, level) for level in quick])
    start(page, lang)
    dealt(page)
    acts: list[str] = []
    while "finish" not in acts:
        page.wait_for_timeout(200)
        (room,) = page.evaluate(KEPT)
        acts = [line.what for line in semafor.Record.read(room["record"]).lines if line.seat == 1]
    assert len(acts) >= 5  # the dice before it
    assert page.evaluate(WEIGHTS) == [f"/engine/weights/{game}.npz"]


def rated(lang: str, game: str, level: str) -> str:
    """The level as the page calls it, with its place on the scale if it has one; halves go up, as they do in a browser."""
    name, places = word(lang, f"level-{level}"), tomllib.loads(SCALE.read_text("utf-8"))[game]
    return word(lang, "new-level-rated", level=name, rating=floor(places[level] + 0.5)) if level in places else name


@pytest.mark.parametrize("lang", IN_POLISH)
def test_what_is_chosen_on_the_page_holds_on_the_device(device: Device, lang: str) -> None:
    page = device(lang)
    chosen(page, lang, "steamrollers", "bot:normal")
    levels = page.get_by_label(word(lang, "new-level", number=2)).locator("option")
    quick = ("random", "easy", "normal", "apprentice", "journeyman", "master")  # hard is too slow
    expect(levels).to_have_text([rated(lang, "steamrollers", level) for level in quick])
    page.locator("details summary").click()
    form = page.request.get("/api/games/steamrollers").json()["form"]
    flags = [field for field in form if field["kind"] == "flag" and 2 in field["seats"]]
    for field in flags:
        page.get_by_label(field["text"][lang]).click()
    start(page, lang)
    expect(region(page, "board")).to_be_visible(timeout=ENGINE_MS)
    (room,) = page.evaluate(KEPT)
    assert flags
    assert {field["name"]: room["options"][field["name"]] for field in flags} == {
        field["name"]: not field["default"] for field in flags
    }
    assert [seat["level"] for seat in room["seats"]] == ["", "normal@1s"]
    assert room["seats"][0]["name"] == "Ola"
