"""How true a network's chances are: what is fitted, told and drawn."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

import semafor
from semafor.bots.master.card import Card, Line
from semafor.bots.master.judge import log_odds
from semafor.bots.master.levels import network_in, weights_of
from semafor.train import calibration
from semafor.train.calibration import (
    Foretold,
    curve,
    fitted_chances,
    fitted_points,
    foretold,
    of_all_ways,
    sigmoid,
    ways,
    written,
)
from semafor.train.reliability import picture

KEY = "ticket-to-ride-usa"


def boastful(positions: int = 20_000) -> Foretold:
    """A network whose log odds are twice too far from even and half a unit too high."""
    luck = np.random.default_rng(3)
    true = luck.normal(size=positions)
    wins = (luck.random(positions) < sigmoid(true)).astype(float)
    return Foretold(np.arange(positions), 2 * true + 1, true, wins, 20 * true + 3)


def test_the_lines_make_chances_true() -> None:
    told = boastful()
    line = fitted_chances(told)
    before, after = curve(2, told, Line(1, 0)), curve(2, told, line)

    assert line.times == pytest.approx(0.5, abs=0.03)
    assert line.plus == pytest.approx(-0.5, abs=0.05)
    assert after.fitted < before.fitted
    assert after.far < 0.02 < before.far
    points = fitted_points(told)
    assert points.times == pytest.approx(20)
    assert points.plus == pytest.approx(3)


def test_a_card_is_read_as_it_was_written_and_curves_are_drawn() -> None:
    card = Card(5, {"apprentice": 2.5}, {"2": Line(0.9, 0.1)}, {"2": Line(20.0, -1.0)}, foresight=6, tries=8, whole_turns=True)

    assert msgspec.convert(tomllib.loads(written(card)), Card) == card
    drawn = ElementTree.fromstring(picture(KEY, [curve(2, boastful(), Line(0.5, -0.5))]))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == calibration.BINS


def test_chances_rounded_to_certainty_leave_the_lines_finite() -> None:
    told = boastful()
    sure = [log_odds(chance) for chance in (0.0, 1.0)]
    line = fitted_chances(told._replace(odds=np.concatenate([told.odds[:-2], sure])))

    assert line.times == pytest.approx(0.5, abs=0.03)


@pytest.mark.slow
def test_what_was_foretold_comes_with_how_the_game_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "TABLES", 3)
    told = foretold(network_in(weights_of(KEY), KEY), 2, 3)

    assert sorted(set(told.game)) == [0, 1, 2]
    assert all(len(set(told.points[told.game == game])) <= 2 for game in range(3))
    assert (told.points[told.wins == 1] >= 0).all()  # after equal points the longest route or the tickets decide
    assert (told.points[told.wins == 0] <= 0).all()
    assert 0 < told.wins.mean() < 1


def test_against_every_eva_as_many_games_are_played() -> None:
    """Fitted by the weakest alone, the chances told against the others were too good."""
    game = semafor.game("steamrollers")

    assert ways(game, 2) == ways(semafor.game(KEY), 2) == [{}]
    found = ways(game, 1)
    evas = [each["eva"] for each in found]
    assert len({tuple(each.items()) for each in found}) == len(found)
    assert len(set(evas)) == 6
    assert {evas.count(each) for each in evas} == {len(found) // 6}


@pytest.mark.slow
def test_games_of_all_ways_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "TABLES", 1)
    network = network_in(weights_of("steamrollers"), "steamrollers")
    told = of_all_ways(network, 1, 12)

    assert sorted(set(told.game)) == list(range(12))
    assert all(len(set(told.points[told.game == game])) == 1 for game in range(12))
    weak, strong = told.some(told.game < 2), told.some(told.game >= 10)
    assert weak.odds.mean() > strong.odds.mean()
