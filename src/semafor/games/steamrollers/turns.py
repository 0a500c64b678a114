"""Turns: choosing dice, changing them, and the four actions."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.steamrollers.actions import (
    CHOOSE,
    CHOOSE_TWO,
    FACE_A,
    FACE_B,
    FLIP,
    LOWER,
    RAISE,
    SET,
    destination_of,
    distance_of,
    good_of,
    origin_of,
)
from semafor.games.steamrollers.depot import (
    ANY_TRACK,
    CHANGE_DIE,
    DESTINATION_OR_LONGER,
    SET_DIE,
    TILE_TWO,
    UNLIMITED_OR_POWER,
)
from semafor.games.steamrollers.layout import DICE, OWNER, POWER, SHEET
from semafor.games.steamrollers.material import track_type
from semafor.games.steamrollers.offers import FINAL, WAS_NUDGED, WAS_SET
from semafor.games.steamrollers.rounds import ACTING, AFTER, ASKED, CHOOSING, NO_DIE, WHICH
from semafor.games.steamrollers.sheets import BIT
from semafor.games.steamrollers.starting import Starting
from semafor.kernel.luck import Luck


@mypyc_attr(acyclic=True)
class Turns(Starting):
    """What a turn does."""

    def choose_dice(self, action: i64) -> None:
        if self.phase == WHICH:
            other = self.die + self.second - (action - CHOOSE)
            self.hold(action - CHOOSE)
            self.second = other
            return
        self.to_choose -= 1
        if action >= CHOOSE_TWO:
            pair = action - CHOOSE_TWO
            self.table[DICE + FACE_A[pair]] -= 1
            self.table[DICE + FACE_B[pair]] -= 1
            self.two_dice = True
            self.actions_left = 2
            self.hold(FACE_A[pair])
            self.second = FACE_B[pair]
            if FACE_A[pair] != FACE_B[pair]:
                self.phase = WHICH
            return
        self.table[DICE + action - CHOOSE] -= 1
        self.hold(action - CHOOSE)
        if self.owner_of_2b() >= 0:
            self.phase = ASKED

    def steal(self) -> None:
        """Tile 2b: its owner has the die for its own turn, the robbed seat chooses again."""
        self.thief = i64(self.table[OWNER + TILE_TWO])
        self.stolen = self.die
        self.resolve(TILE_TWO)
        self.die = 0
        self.phase = CHOOSING

    def change_die(self, action: i64, luck: Luck) -> None:
        if action < LOWER:
            self.die = action - SET
            self.changed |= WAS_SET
            self.serve(SET_DIE)
            return
        self.serve(CHANGE_DIE)
        if action == LOWER:
            self.die -= 1
            self.changed |= WAS_NUDGED
        elif action == RAISE:
            self.die += 1
            self.changed |= WAS_NUDGED
        else:
            self.die = 5 - self.die if action == FLIP else self.rerolled(luck)
            self.changed |= FINAL

    def serve(self, tile: i64) -> None:
        """A tile that changes the die: lightning lies in the pool before the action (steam.tile.once-returns)."""
        if self.once(tile):
            self.return_tile(tile)
        else:
            self.used |= BIT[tile]

    def apply_track(self, seat: i64, cell: i64, track: i64, luck: Luck) -> None:
        if self.phase == ACTING and self.material.black[self.black * 3 + track_type(track)] == 0:
            self.used |= BIT[ANY_TRACK]
        self.draw(seat, cell, track)
        self.progress = True
        self.action_done(luck)

    def apply_delivery(self, seat: i64, action: i64, luck: Luck) -> None:
        origin = origin_of(action)
        destination = destination_of(action)
        good = good_of(action)
        distance = distance_of(action)
        self.use_delivery_tiles(seat, origin, destination, distance)
        self.remove_good(seat, origin, self.good_kind(seat, origin, destination, good), good)
        self.add_points(seat, distance)
        self.progress = True
        self.action_done(luck)

    def use_delivery_tiles(self, seat: i64, origin: i64, destination: i64, distance: i64) -> None:
        """The tiles without which this delivery could not be made (see actions.py)."""
        by_destination = origin != self.die
        longer = self.reach(seat, origin, destination) >> distance - 1 & 1 == 0
        if by_destination or longer:
            self.used |= BIT[DESTINATION_OR_LONGER]
        if distance > i64(self.sheets[seat * SHEET + POWER]):
            self.used |= BIT[UNLIMITED_OR_POWER]

    def action_done(self, luck: Luck) -> None:
        """Lightning tiles that served it (3, 4, 6) go back to the pool; then the second die, the last exchange, or the end."""
        if self.phase != ACTING:
            self.next_pick(luck)
            return
        self.resolve_used()
        self.actions_left -= 1
        if self.actions_left == 0:
            self.close_actions(luck)
        elif self.seats == 1:
            self.phase = CHOOSING
        else:
            second = self.second
            self.second = NO_DIE
            self.hold(second)

    def close_actions(self, luck: Luck) -> None:
        if self.seats == 1:
            self.begin_eva(luck)
        elif self.orders and not self.exchanged and self.can_exchange(self.turn):
            self.phase = AFTER
        else:
            self.end_turn(luck)
