"""A browser, a house with tables, and pages that fail their test when they say anything on the console."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from amount import NIGHTLY
from browser.asking import hang_up
from browser.devices import PATIENCE_MS, UNSEEN, Shelf
from browser.dice import VARIABLE, loaded, seed_of
from browser.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # one process for the pages of a device, and what it has compiled
    "--num-raster-threads=1",  # nobody looks: what is painted by several threads, and for each colour's dot, costs a tenth more
    "--disable-lcd-text",
    "--font-render-hinting=none",  # letters as wide as a browser with a window draws them
]
# Python in the page is compiled once and simply, and its scripts only by the simplest compiler: what the others gain costs more
# than it brings, but in the few tests that play a whole game. The nightly run has what people have.
SIMPLY = [] if NIGHTLY else ["--js-flags=--liftoff-only --no-turbofan --no-maglev"]
# The headless shell needs half the processor time of a whole browser.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=PATIENCE_MS)
SEED = pytest.StashKey[str]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test here plays with the installed page and compiled rules, so none is for the interpreted pass."""
    here = f"{Path(__file__).parent}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.slow)


def chromium() -> str:
    """The browser on this machine; `SEMAFOR_CHROMIUM` names another one."""
    found = os.environ.get("SEMAFOR_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        pytest.skip("there is no Chromium on this machine; SEMAFOR_CHROMIUM can name one")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=FLAGS + SIMPLY)
        yield made
        made.close()


Device = Callable[..., Page]


@pytest.fixture(scope="session")
def seed_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the servers read the seed of the running test."""
    file = tmp_path_factory.mktemp("dice") / "seed"
    file.write_text("", "utf-8")
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv(VARIABLE, str(file))
        yield file


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, seed_file: Path) -> Iterator[House]:  # noqa: ARG001 (which it is told by)
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    hang_up()
    made.stop()


@pytest.fixture
def shaky(tmp_path: Path) -> Iterator[House]:
    """A house of one test, which may stop it and spoil its database."""
    made = House(tmp_path)
    made.start()
    yield made
    made.stop()


@contextmanager
def opened_house() -> Iterator[tuple[Browser, House]]:
    """A browser and a house for programs that take pictures or measure; both are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser, house
        finally:
            browser.close()
            house.stop()


@pytest.fixture(autouse=True)
def seed(request: pytest.FixtureRequest, seed_file: Path) -> str:
    """What all dice of this test follow from."""
    wanted = request.node.stash[SEED] = seed_of(request.node.nodeid)
    seed_file.write_text(wanted, "utf-8")
    return wanted


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test says how it can be played again."""
    report = yield
    if report.failed and SEED in item.stash:
        report.sections.append(("dice", f"SEMAFOR_TEST_DICE={item.stash[SEED]} plays it again"))
    return report


@pytest.fixture(scope="session")
def shelf(browser: Browser) -> Shelf:
    return Shelf(browser)


@pytest.fixture
def device(shelf: Shelf, house: House, seed: str) -> Iterator[Device]:
    """A device nobody has ever been here with: no name, no settings, no cookies; `device("pl", width=360)` speaks Polish.

    One that `keeps` the page has it for times without a network, as soon as the page wants that. One that `paints` is
    for what is about painting itself, or how long it takes; by night all do.
    """
    numbers = count()

    def made(
        lang: str = "en",
        *,
        width: int = 1440,
        height: int = 900,
        theme: Literal["light", "dark"] = "light",
        at: str = "",
        touch: bool = False,
        keeps: bool = False,
        paints: bool = False,
    ) -> Page:
        page = shelf.lend((lang, at or house.address, touch), keeps=keeps)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.add_init_script(loaded(seed, next(numbers)))
        if not (paints or NIGHTLY):
            page.add_init_script(UNSEEN)
        return page

    yield made
    assert shelf.take_back() == []
