"""The action of the placed worker: where he stands, what is still open and what is owed."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Job:
    """What a worker does on an action field. It stays as it was left until the next worker is placed."""

    def __init__(self) -> None:
        self.per_track: bool = False  # the other reading of the engineer's cost
        self.field: i64 = 0
        self.ability: i64 = 0  # the colour the placed worker counts as
        self.pool: i64 = 0  # the open effects, as bits
        self.main: i64 = 0  # pieces the main part still has to place
        self.owed: i64 = 0
        self.triangles: i64 = 0  # beside the spaces built in this action
        self.target: i64 = 0  # the city or section built in

    def clone(self) -> Job:
        copy = Job()
        copy.per_track = self.per_track
        copy.field = self.field
        copy.ability = self.ability
        copy.pool = self.pool
        copy.main = self.main
        copy.owed = self.owed
        copy.triangles = self.triangles
        copy.target = self.target
        return copy
