"""The network that reads maps learns, and thinks in PyTorch what it thinks in NumPy."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

import semafor
from semafor.bots.master.packing import unpacked
from semafor.bots.ticket_to_ride.surveyor.network import SurveyorNetwork
from semafor.train.drawn_maps import game_on
from semafor.train.schools import MasterSchool, School, Schools
from semafor.train.survey_net import SurveyLearner, SurveyNet
from semafor.train.surveying import asked_for, sizes, survey_maps


def test_it_thinks_the_same_in_numpy(tmp_path: Path) -> None:
    school = School(game_on(5), 3, seed=2)
    net, file = SurveyNet(sizes(school.lesson().read)), tmp_path / "reader.npz"
    next(survey_maps(asked_for([str(file), "--seconds", "1"])))
    net.take(unpacked(file)[0])

    wishes, values = net(school.survey, school.lesson().read)
    thought = SurveyorNetwork(school.game, file)(school.seen())

    assert np.allclose(wishes.detach().numpy(), thought.wishes, atol=1e-3)
    assert np.allclose(values.detach().numpy()[:, 0], thought.hopes, atol=1e-3)


def test_it_is_surprised_less_and_less() -> None:
    """By a master whose games it is shown."""
    school = MasterSchool(semafor.game("ticket-to-ride-usa"), 2, seed=3)
    learner = SurveyLearner(SurveyNet(sizes(school.lesson().read)), rate=2e-3)
    surprises = [learner.learn([school], 0.0)[0][0] for _ in range(80)]

    assert np.mean(surprises[-10:]) < 0.7 * np.mean(surprises[:10])


def test_every_portion_has_printed_maps_and_others_that_change() -> None:
    schools = Schools(["ticket-to-ride-usa", "ticket-to-ride-europe"], 2, seed=1)
    before = schools.maps
    portions = [schools.portion() for _ in range(8)]

    assert all([each.game.material is None for each in portion] == [True, True, False, False] for portion in portions)
    assert schools.maps > before
    assert len({id(each) for portion in portions for each in islice(portion, 2)}) == 12
