"""A room with its whole history: every frame and every state."""

from __future__ import annotations

from semafor.bots.records import events_for_seat
from semafor.kernel.state import State
from semafor.kernel.table import Act, Entry
from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.room import Room

COURSE_POINTS = 60  # a line across a page has no use for more


class History:
    """A room from which nothing was let go, and the moments of each of its audiences.

    Moment 0 is the deal; every other is the table after an act that still stands: what was taken back is folded away.
    While the game lasts an audience has only the moments it was told of; after the end everybody has all of them.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.acts_by_frame: dict[tuple[int | None, int], Entry] = {}  # the act of which a frame told its audience
        self._known: dict[int | None, list[int]] = {}

    @property
    def open(self) -> bool:
        """Whether everybody may know of every act."""
        return self.room.status == "over"

    def apply(self, n: int, at_ms: int, entry: e.Entry, clock_ms: int | None = None) -> None:
        """Take the next entry of the log."""
        self._known.clear()
        counts = [frames.count for frames in self.room.audiences]
        self.room.apply(n, at_ms, entry, clock_ms)
        if isinstance(entry, e.Acted):
            self._note_frames(self.room.playing().entries[-1], counts)

    def _note_frames(self, act: Entry, counts: list[int]) -> None:
        for at, (frames, count) in enumerate(zip(self.room.audiences, counts, strict=True)):
            if frames.count > count:
                self.acts_by_frame[at if at < len(self.room.seats) else None, count + 1] = act

    def moments(self, seat: int | None) -> list[int]:
        """How many acts stand at each moment of the audience."""
        acts = range(1, len(self.room.playing().acts) + 1)
        if self.open:
            return [0, *acts]
        if seat not in self._known:
            self._known[seat] = [0, *(number for number in acts if self._was_told(number, seat))]
        return self._known[seat]

    def _was_told(self, number: int, seat: int | None) -> bool:
        """Whether the audience was sent a frame for that act."""
        before, after = self.state(number - 1), self.state(number)
        changed = [int(actor) for actor in before.actors()] != [int(actor) for actor in after.actors()]
        return changed or self.act(number).entry.seat == seat or bool(self.events_of_act(number, seat))

    def act(self, number: int) -> Act:
        return self.room.playing().acts[number - 1]

    def state(self, number: int) -> State:
        """The table after so many acts."""
        table = self.room.playing()
        return table.acts[number].before if number < len(table.acts) else table.state

    def course(self) -> list[list[int]]:
        """The points of all seats at some moments of a game that is over, as if counted then; the last is the result."""
        if not self.open or self.room.table is None:
            return []
        acts = len(self.room.table.acts)
        step = 1 + acts // COURSE_POINTS
        return [[int(points) for points in self.state(number).scores()] for number in [*range(0, acts, step), acts]]

    def events_of_act(self, number: int, to: int | None) -> tuple[Event, ...]:
        """What the audience is told of that act."""
        act = self.act(number)
        assert act.entry.action is not None
        return self.room.game.events(act.before, act.entry.seat, act.entry.action, self.state(number), to)

    def events_for_seat(self, seat: int) -> list[Event]:
        """Every act that stands, as the seat was told of it: what a bot that reads the record is given."""
        return events_for_seat(self.room.playing(), seat)

    def moments_by_frame(self, seat: int | None) -> dict[int, int]:
        """The moment of which each frame of the audience told; what was taken back since has none."""
        if self.room.table is None:
            return {}
        numbers = {id(act.entry): number for number, act in enumerate(self.room.table.acts, 1)}
        moments = {number: moment for moment, number in enumerate(self.moments(seat))}
        standing = {frame: numbers.get(id(act)) for (to, frame), act in self.acts_by_frame.items() if to == seat}
        return {frame: moments[number] for frame, number in standing.items() if number in moments}
