"""What an effect could do at all, its cost aside."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.actions import (
    SOURCES,
)
from semafor.games.railroad_revolution.layout import (
    ACTION,
    COLOURS,
    FROM_BOARD,
    FROM_SPARE,
    KINDS,
    MAIN,
    MANAGER,
    MARK,
    NONE,
    OPEN,
    ROW,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_EXCHANGE,
    ROW_FLIPS,
    ROW_LAY,
    ROW_MONEY,
    ROW_PROMOTE,
    ROW_SHARES,
    ROW_STEPS,
    ROW_TRAIN,
    ROW_WIRE,
    ROW_WORKERS,
    SALE,
    SEAT,
    SPARE_BUILDING,
    SPARE_TRACK,
    STOCK,
    TRACKS_OF_POINTS,
)
from semafor.games.railroad_revolution.material import ANY_MANAGER
from semafor.games.railroad_revolution.means import Means


@mypyc_attr(acyclic=True)
class Usable(Means):
    """Whether steps, promotions, trains and pieces find a place."""

    def usable(self, seat: i64, bonus: i64) -> bool:
        """Whether some effect of the bonus can happen now, its cost aside."""
        row = self.material.bonus
        at = bonus * ROW
        if self.certain(seat, at):
            return True
        return (row[at + ROW_STEPS] > 0 and self.can_step(seat)) or (row[at + ROW_PROMOTE] > 0 and self.can_promote(seat))

    def certain(self, seat: i64, at: i64) -> bool:
        """Whether the bonus has an effect that costs nothing further and needs only what lies on the table."""
        row = self.material.bonus
        if row[at + ROW_MONEY] or row[at + ROW_SHARES]:
            return True
        if (row[at + ROW_FLIPS] and self.trains(seat)) or (row[at + ROW_TRAIN] and self.trains_in_stock()):
            return True
        if self.spaces_to_lay(seat, row[at + ROW_LAY]) or self.cities_to_build(seat, row[at + ROW_BUILD]):
            return True
        if self.sections_to_wire(seat, row[at + ROW_WIRE]):
            return True
        return self.gives_workers(at) and self.general_size() > 0

    def gives_workers(self, at: i64) -> bool:
        row = self.material.bonus
        if row[at + ROW_EXCHANGE] or row[at + ROW_CHOICE]:
            return True
        for colour in range(i64(COLOURS)):
            if row[at + ROW_WORKERS + colour]:
                return True
        return False

    def can_step(self, seat: i64) -> bool:
        for track in range(i64(TRACKS_OF_POINTS)):
            if i64(self.box[seat * SEAT + MARK + track]) < self.material.top:
                return True
        return False

    def can_promote(self, seat: i64) -> bool:
        for slot in range(2):
            for source in range(i64(SOURCES)):
                if self.box[seat * SEAT + source] and self.fits(seat, slot, source % COLOURS):
                    return True
        return False

    def trains_in_stock(self) -> bool:
        for kind in range(i64(KINDS)):
            if self.box[STOCK + kind]:
                return True
        return False

    def fits(self, seat: i64, slot: i64, colour: i64) -> bool:
        """Whether the open milestone has an open place for a manager of this colour (rev.promote.fitting)."""
        return self.manager_place(seat, slot, colour) >= 0

    def manager_place(self, seat: i64, slot: i64, colour: i64) -> i64:
        """The open place this colour would fill, one of its own colour first; -1 if there is none."""
        tile = i64(self.box[seat * SEAT + OPEN + slot])
        if tile == NONE:
            return -1
        found: i64 = -1
        for place in range(2):
            if self.box[seat * SEAT + MANAGER + 2 * slot + place] == NONE:
                wanted = self.material.managers[2 * tile + place]
                if wanted == colour:
                    return place
                if wanted == ANY_MANAGER and found < 0:
                    found = place
        return found

    def last_for_sale(self, seat: i64) -> bool:
        """Whether the last piece is needed for the main part of a sale."""
        if self.phase != ACTION or self.field != SALE or not self.pool & MAIN:
            return False
        return self.tracks_left(seat) + self.buildings_left(seat) == 1

    def spaces_to_lay(self, seat: i64, piece: i64) -> i64:
        """Spaces for a free track of the board or the spare one, as bits."""
        if piece == FROM_SPARE:
            return self.free_spaces(seat) if self.box[seat * SEAT + SPARE_TRACK] else 0
        if piece != FROM_BOARD or self.tracks_left(seat) == 0 or self.last_for_sale(seat):
            return 0
        return self.free_spaces(seat)

    def cities_to_build(self, seat: i64, piece: i64) -> i64:
        if piece == FROM_SPARE:
            return self.spare_cities(seat) if self.box[seat * SEAT + SPARE_BUILDING] else 0
        if piece != FROM_BOARD or self.buildings_left(seat) == 0 or self.last_for_sale(seat):
            return 0
        return self.open_cities(seat)

    def sections_to_wire(self, seat: i64, piece: i64) -> i64:
        if piece == FROM_SPARE:
            return self.spare_sections() if self.box[seat * SEAT + SPARE_BUILDING] else 0
        if piece != FROM_BOARD or self.buildings_left(seat) == 0 or self.last_for_sale(seat):
            return 0
        return self.open_sections(seat)
