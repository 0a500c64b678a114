"""Eva's turn in the solo game, phase by phase; every step is written down so that a person can follow it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.depot import TILE_TWO
from semafor.games.steamrollers.layout import (
    BAG,
    CITIES,
    COUNT,
    CROSSES,
    DICE,
    EVA_BLOCKED,
    EVA_BLOCKED_FULL,
    EVA_CROSS,
    EVA_DELIVERS,
    EVA_DIE,
    EVA_EMPTY,
    EVA_FULL,
    EVA_REROLLS,
    EVA_TILE,
    EVA_WEAK,
    GOODS,
    KINDS,
    MOST_STEPS,
    OWNER,
    PLACES,
    POOL,
    ROW,
    SIDE,
    STEP,
    STEPS,
    TURNED,
)
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.rounds import EVA_LOADS, EVA_ROLLED, REGION_FULL, Rounds
from semafor.games.steamrollers.scoring import EvaCount, most_crossed, pool_points
from semafor.kernel.luck import Luck

THRESHOLD: Final = 3  # crosses with which Eva delivers
EVA_LOCOMOTIVE: Final = 3


@mypyc_attr(acyclic=True)
class Eva(Rounds):
    """The automaton of the solo game."""

    def __init__(self, material: Material, seats: i64, sheets: vec[u8], table: vec[u8]) -> None:
        super().__init__(material, seats, sheets, table)
        self.eva_points: i64 = 0
        self.eva_die: i64 = 0
        self.eva_asked: bool = False  # Solo tile 2a has been used in this turn of hers

    def note(self, step: i64, about: i64) -> None:
        steps = i64(self.table[STEPS])
        if steps < MOST_STEPS:
            self.table[STEP + steps] = u8(step * 8 + about)
            self.table[STEPS] = u8(steps + 1)

    def begin_eva(self, luck: Luck) -> None:
        """Eva takes the die that is left."""
        for face in range(i64(CITIES)):
            if self.table[DICE + face] > 0:
                self.eva_die = face
                self.table[DICE + face] = 0
        self.eva_asked = False
        self.note(EVA_DIE, self.eva_die)
        self.before_phase_one(luck)

    def has_solo_tile(self, side: i64) -> bool:
        return self.table[OWNER + TILE_TWO] == 0 and i64(self.table[SIDE + TILE_TWO]) == side

    def before_phase_one(self, luck: Luck) -> None:
        if self.has_solo_tile(0) and not self.eva_asked:
            self.phase = EVA_ROLLED
        else:
            self.phases(luck)

    def reroll_eva(self, luck: Luck) -> None:
        """Solo tile 2a."""
        self.eva_asked = True
        self.note(EVA_REROLLS, self.eva_die)
        if self.once(TILE_TWO):
            self.return_tile(TILE_TWO)
        self.new_die(luck)
        self.phases(luck)

    def new_die(self, luck: Luck) -> None:
        self.eva_die = self.rerolled(luck)
        self.note(EVA_DIE, self.eva_die)

    def phases(self, luck: Luck) -> None:
        """Phases 1 to 3, and 4 unless the city is empty: then she rerolls and starts again."""
        region = self.eva_die
        if i64(self.table[CROSSES + region]) == self.material.drawable(region):
            self.note(EVA_FULL, region)
            self.finish(REGION_FULL)
            return
        self.table[CROSSES + region] += 1
        self.note(EVA_CROSS, region)
        if self.table[OWNER + region] == 0 and self.table[TURNED + region] == 0:
            self.return_tile(region)
            self.note(EVA_TILE, region)
        if self.table[COUNT + region] == 0:
            self.note(EVA_EMPTY, region)
            self.new_die(luck)
            self.before_phase_one(luck)
        elif i64(self.table[CROSSES + region]) < THRESHOLD:
            self.note(EVA_WEAK, region)
            self.close_round(luck)
        elif self.has_solo_tile(1):
            self.phase = EVA_LOADS
        else:
            self.eva_delivers(luck)

    def eva_delivers(self, luck: Luck) -> None:
        """Phase 4: the rightmost good goes, and Eva scores her crosses in the region."""
        city = self.eva_die
        place = i64(self.table[COUNT + city]) - 1
        kind = i64(self.table[ROW + city * PLACES + place]) - 1
        self.table[ROW + city * PLACES + place] = 0
        self.table[GOODS + city * KINDS + kind] -= 1
        self.table[COUNT + city] -= 1
        self.table[BAG + kind] += 1
        self.eva_points += i64(self.table[CROSSES + city])
        self.note(EVA_DELIVERS, kind)
        self.close_round(luck)

    def block_eva(self, luck: Luck) -> None:
        """Solo tile 2b: she crosses out one more cell instead, if there is one."""
        region = self.eva_die
        if i64(self.table[CROSSES + region]) < self.material.drawable(region):
            self.table[CROSSES + region] += 1
            self.note(EVA_BLOCKED, region)
        else:
            self.note(EVA_BLOCKED_FULL, region)
        if self.once(TILE_TWO):
            self.return_tile(TILE_TWO)
        self.close_round(luck)

    # Her count

    def faces_of(self, owner: i64) -> vec[i64]:
        """The faces of the action tiles that lie with that owner, or in the pool."""
        faces = vec[i64](capacity=6)
        for tile in range(i64(CITIES)):
            if i64(self.table[OWNER + tile]) == owner:
                faces = append(faces, self.face_of(tile))
        return faces

    def eva_count(self) -> EvaCount:
        pool = pool_points(self.material, self.faces_of(POOL))
        return EvaCount(self.eva_points, EVA_LOCOMOTIVE, most_crossed(self.table, CROSSES), pool)
