"""The numbers of the actions are written out; here they are added up from what the box holds."""

from __future__ import annotations

from semafor.games.railroad_revolution import actions as a
from semafor.games.railroad_revolution.layout import CITIES, COLOURS, FIELDS, KINDS, SECTIONS, SPACES, TRACKS_OF_POINTS


def test_each_kind_of_action_begins_where_the_one_before_it_ends() -> None:
    sizes = {
        a.HIRE: COLOURS,
        a.PICK_TILE: 4,
        a.PLACE: FIELDS * a.MODES,
        a.BUILD_STATION: CITIES,
        a.LAY_TRACK: SPACES,
        a.BUILD_OFFICE: SECTIONS,
        a.SELL_TRACK: 1,
        a.SELL_BUILDING: 1,
        a.USE_EXTRA: 1,
        a.USE_BASIC: 1,
        a.USE_FIRST: 1,
        a.USE_TILE: a.SOURCES,
        a.ACCEPT: 2,
        a.FLIP_FRONT: KINDS,
        a.FLIP_BACK: KINDS,
        a.TAKE_TRAIN: KINDS,
        a.STEP: TRACKS_OF_POINTS * a.STEP_WAYS,
        a.PROMOTE: 2 * a.SOURCES,
        a.SWAP: a.SOURCES * COLOURS,
        a.GAIN_WORKER: COLOURS,
        a.COMPLETE: 2,
        a.KEEP_TILE: 3,
    }

    assert [first + size for first, size in sizes.items()] == [*list(sizes)[1:], a.SIZE]
