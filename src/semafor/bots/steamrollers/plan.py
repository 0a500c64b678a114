"""Networks that a seat of SteamRollers could aim at: the sheet with more links drawn, step by step the most promising."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.bots.steamrollers.judge import Judge, Plan
from semafor.bots.steamrollers.lines import ENDS, MOST_TOWNS, UNDRAWABLE, Lines, drawable
from semafor.games.steamrollers.layout import CELLS, CITIES, DICE, SHEET, TRACK, TRACKS
from semafor.games.steamrollers.parts.turn import ACTING
from semafor.games.steamrollers.state import SteamRollers

MOST_LINKS: Final = 7
MOST_SEATS: Final = 5


class Draft:
    """A plan being made: the table with its links drawn."""

    def __init__(self, state: SteamRollers, plan: Plan) -> None:
        self.state: Final = state
        self.plan: Final = plan


class Planner:
    """Adds links to the most promising drafts, `width` of them side by side."""

    def __init__(self, judge: Judge, width: i64, kept: i64) -> None:
        self.judge: Final = judge
        self.width: Final = width
        self.kept: Final = kept
        self.drafts: list[Draft] = []
        self.seen: vec[i64] = vec[i64]()

    def plans(self, state: SteamRollers, seat: i64) -> list[Plan]:
        """The best plans found with a view to each die at hand; the last one is the sheet as it is, with no more to draw."""
        self.judge.look(state, seat)
        first = Draft(state, self.plan_of(state, seat, vec[i64](), vec[i64]()))
        plans: list[Plan] = []
        for face in range(i64(CITIES)):
            if state.table[DICE + face] > 0 or (state.turn.phase == ACTING and state.turn.die == face):
                plans += self.plans_for(first, seat, Lines(state.material, state.walls, drawable(state, seat, face)))
        if not plans:
            plans = self.plans_for(first, seat, Lines(state.material, state.walls, UNDRAWABLE))
        plans.append(first.plan)
        return plans

    def plans_for(self, first: Draft, seat: i64, lines: Lines) -> list[Plan]:
        """The best plans that such lines make."""
        found: list[Plan] = []
        drafts = [first]
        for depth in range(i64(MOST_LINKS)):
            self.drafts = []
            self.seen = vec[i64]()
            for draft in drafts:
                self.spread(draft, seat, lines)
            if not self.drafts:
                break
            self.drafts.sort(key=worth_of_draft, reverse=True)
            drafts = self.drafts[: int(self.width)]
            for draft in drafts:
                found.append(draft.plan)
        found.sort(key=worth_of_plan, reverse=True)
        return found[: int(self.kept)]

    def spread(self, draft: Draft, seat: i64, lines: Lines) -> None:
        """Add every link to the draft that its sheet still allows."""
        for origin in range(i64(CITIES - 1)):
            lines.search(draft.state.sheets, seat * SHEET, origin)
            for end in range((origin + 1) * MOST_TOWNS, i64(ENDS)):
                added = lines.trace(end)
                if len(added) > 0:
                    self.add(draft, seat, added)

    def add(self, draft: Draft, seat: i64, added: vec[i64]) -> None:
        state = draft.state.clone()
        cells = draft.plan.cells[:]
        links = draft.plan.links[:]
        link = links[len(links) - 1] + 1 if len(links) > 0 else i64(0)
        for drawn in added:
            state.draw(seat, drawn // TRACKS, drawn % TRACKS)
            cells = append(cells, drawn)
            links = append(links, link)
        plan = self.plan_of(state, seat, cells, links)
        key = plan.worth * 64 + len(cells)
        for other in self.seen:
            if other == key:
                return
        self.seen = append(self.seen, key)
        self.drafts.append(Draft(state, plan))

    def plan_of(self, state: SteamRollers, seat: i64, cells: vec[i64], links: vec[i64]) -> Plan:
        plan = Plan(state.sheets[seat * SHEET : (seat + 1) * SHEET], cells, links)
        plan.find_reach(state.material.city_colour)
        plan.worth = self.judge.worth(plan)
        return plan


class PatientPlanner(Planner):
    """Keeps each seat's plans for some rounds; what was planned for a sheet serves all sheets that come of it."""

    def __init__(self, judge: Judge, width: i64, kept: i64, patience: i64) -> None:
        super().__init__(judge, width, kept)
        self.patience: Final = patience
        self.made: list[list[Plan]] = [[] for seat in range(MOST_SEATS)]
        self.since: Final = vec[i64]([0] * MOST_SEATS)

    def forget(self, seat: i64) -> None:
        self.made[int(seat)] = []

    def plans(self, state: SteamRollers, seat: i64) -> list[Plan]:
        made = self.made[int(seat)]
        age = state.turn.round - self.since[seat]
        if not made or age < 0 or age > self.patience or not comes_of(state, seat, made[len(made) - 1].sheet):
            made = super().plans(state, seat)
            self.made[int(seat)] = made
            self.since[seat] = state.turn.round
        return made


def comes_of(state: SteamRollers, seat: i64, sheet: vec[u8]) -> bool:
    """Whether the seat's sheet has all tracks of the other one."""
    for cell in range(i64(CELLS)):
        if sheet[TRACK + cell] != 0 and state.sheets[seat * SHEET + TRACK + cell] != sheet[TRACK + cell]:
            return False
    return True


def worth_of_draft(draft: Draft) -> int:
    return int(draft.plan.worth)


def worth_of_plan(plan: Plan) -> int:
    return int(plan.worth)
