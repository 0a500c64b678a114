"""Boards of routes of a last round of Railroad Ink with lava that can be good enough, put together from clusters.

What the clusters may bring at most adds up, so the best for every share of the dice is known beforehand, and a combination is
only gone on with while it and the best for the rest may reach what is needed. What passes is drawn and judged exactly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from semafor.bots.railroad_ink.beam import draw_act
from semafor.bots.railroad_ink.clusters import WHOLE, Cluster, Clusters, routes_of, touches
from semafor.bots.railroad_ink.endings import Endings
from semafor.bots.railroad_ink.flow_groups import FlowGroup
from semafor.bots.railroad_ink.flows import NOTHING
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.kept_routes import KeptRoutes
from semafor.bots.railroad_ink.shares import Shares
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.material import BIT, FITS


@mypyc_attr(acyclic=True)
class Combination:
    """Clusters that do not touch: the last of them, and those before it."""

    def __init__(self, before: Combination | None, cluster: Cluster) -> None:
        self.before: Final = before
        self.cluster: Final = cluster
        self.share: Final[i64] = cluster.share + (before.share if before is not None else i64(0))
        self.cells: Final[i64] = cluster.cells | (before.cells if before is not None else i64(0))
        self.most: Final[i64] = cluster.most + (before.most if before is not None else i64(0))
        self.useful: Final[bool] = cluster.useful or (before is not None and before.useful)
        self.leans: Final[bool] = cluster.leans or (before is not None and before.leans)
        self.value: i64 = 0
        self.short: Sheet | None = None  # the board without the last route
        self.sheet: Sheet | None = None  # the board, once it is made


class Combinations:
    """All boards of a group that are needed: for what lies beside them, or to be kept for other groups."""

    def __init__(self, judge: Judge, group: FlowGroup, shares: Shares, routes: i64, endings: Endings, limit: i64) -> None:
        self.judge: Final = judge
        self.group: Final = group
        self.shares: Final = shares
        self.routes: Final = routes
        self.endings: Final = endings
        self.limit: Final = limit
        self.kept: KeptRoutes | None = None  # where boards of routes alone are kept
        self.clusters: Final = Clusters(judge, group, shares, routes, limit)
        self.looked: i64 = self.clusters.looked
        first = group.first
        self.must: Final = (group.required | group.covered) & first.free  # cells that have to get a route
        self.start: Final[i64] = first.value + (POINT if first.exit_networks > 1 else 0)  # all exits may become joined
        self.best: Final = self.find_best()

    def complete(self) -> bool:
        return self.looked < self.limit

    def find_best(self) -> vec[i64]:
        """By number of routes and share of the dice: what clusters may bring at most."""
        size = self.shares.size
        best = vec[i64]([0] * int(size * (self.routes + 1)))
        for routes in range(i64(1), self.routes + 1):
            for share in range(size):
                most = best[(routes - 1) * size + share]
                for part in range(i64(1), share + 1):
                    number = self.shares.routes[part]
                    if number <= routes and self.shares.holds(share, part) and self.clusters.found[part]:
                        most = max(most, self.clusters.found[part][0].most + best[(routes - number) * size + share - part])
                best[routes * size + share] = most
        return best

    def rest(self, share: i64) -> i64:
        """What may be brought at most by what is left when this share is used."""
        return self.best[(self.routes - self.shares.routes[share]) * self.shares.size + self.shares.whole - share]

    def needed(self) -> i64:
        """What a board of routes must be worth more than."""
        needed = self.endings.reached - self.group.value() + self.group.base
        kept = self.kept
        return min(needed, kept.least) if kept is not None else needed

    # Search

    def try_all(self) -> None:
        """Judge every board that may be needed; the others are worth no more than what is noted for them."""
        group = self.group
        if not self.must and not group.room and not group.own:
            self.offer(group.first, NOTHING, group.first.value, 0)
            if group.first.value > self.needed():
                self.endings.try_flows(group, group.first)
        self.go_on(None, None, self.shares.whole)
        size = self.shares.size
        for routes in range(i64(1), self.routes + 1):
            group.note(routes, min(self.needed(), self.start + self.best[routes * size + self.shares.whole]))

    def go_on(self, combination: Combination | None, first: Cluster | None, largest: i64) -> None:
        """Every combination with one more cluster, of this share at most: none twice."""
        used = combination.share if combination is not None else i64(0)
        most = self.start + (combination.most if combination is not None else i64(0))
        for share in range(largest, i64(0), i64(-1)):
            if self.shares.routes[used] + self.shares.routes[share] > self.routes:
                continue
            if not self.shares.holds(self.shares.whole - used, share):
                continue
            rest = most + self.rest(used + share)
            for cluster in self.clusters.found[share]:
                if cluster.most + rest <= self.needed() or not self.complete():
                    break
                if self.may_follow(combination, first, cluster):
                    self.try_one(Combination(combination, cluster), cluster if first is None else first)

    def may_follow(self, combination: Combination | None, first: Cluster | None, cluster: Cluster) -> bool:
        """Whether the cluster leaves the others their cells and is the next in order; the first has what the group requires."""
        if combination is None or first is None:
            return self.begins(cluster)
        if cluster.cells & combination.cells:
            return False
        if combination.before is not None and cluster.rank <= combination.cluster.rank:
            return False
        return cluster.rank > first.rank or not self.begins(cluster)

    def begins(self, cluster: Cluster) -> bool:
        """Whether the cluster has what the group requires, or the first of several things."""
        if self.must:
            return cluster.cells & self.must & -self.must != 0
        if self.group.room:
            return cluster.useful
        return cluster.leans or not self.group.own

    def try_one(self, combination: Combination, first: Cluster) -> None:
        """The board of the combination, and those with more clusters."""
        if not self.judge_board(combination):
            return
        group = self.group
        short = combination.short
        whole = self.must & ~combination.cells == 0 and (not group.room or combination.useful)
        if short is not None and whole and (not group.own or combination.leans):
            last = combination.cluster
            action = short.state.kit.drawing(last.cell, last.look)
            self.offer(short, action, combination.value, self.shares.routes[combination.share])
            if combination.value > self.needed():
                self.endings.try_flows(group, self.made(combination))
        if self.start + combination.most + self.rest(combination.share) > self.needed():
            largest = combination.cluster.share if combination.before is not None or self.begins_all() else self.shares.whole
            self.go_on(combination, first, largest)

    def begins_all(self) -> bool:
        """Whether nothing is required, so that the clusters of a combination are all alike."""
        return not self.must and not self.group.room and not self.group.own

    def offer(self, board: Sheet, action: i64, value: i64, routes: i64) -> None:
        """A board that was judged: the one after the action on this one."""
        self.group.note(routes, value)
        kept = self.kept
        if kept is not None:
            kept.offer(board, action, value)

    # Boards

    def judge_board(self, combination: Combination) -> bool:
        """The value of the board, if its clusters do not touch or clash."""
        cluster = combination.cluster
        before = combination.before
        if before is None:
            combination.short = cluster.before.sheet if cluster.before is not None else self.group.first
            combination.value = cluster.value
            return True
        sheet = self.made(before)
        for route in routes_of(cluster):
            if not self.fits(sheet, route.cell, route.look) or touches(before.cells, sheet, route.cell, route.look):
                return False
            if route is cluster:
                self.looked += 1
                combination.short = sheet
                combination.value = self.judge.after(sheet, route.cell, route.look)
            else:
                sheet = self.draw(sheet, route)
        return True

    def fits(self, sheet: Sheet, cell: i64, look: i64) -> bool:
        context = sheet.context(cell)
        looks = FITS[context] | (self.group.leaning(cell, context) if self.group.ghost >= 0 else i64(0))
        return looks & BIT[look] != 0

    def made(self, combination: Combination) -> Sheet:
        """The board of the combination, made if it was not yet."""
        made = combination.sheet
        if made is None:
            short = combination.short
            assert short is not None
            made = combination.cluster.sheet if combination.before is None else None
            if made is None:
                made = self.draw(short, combination.cluster)
            combination.sheet = made
        return made

    def draw(self, sheet: Sheet, route: Cluster) -> Sheet:
        self.looked += WHOLE
        return draw_act(self.judge, sheet, sheet.state.kit.drawing(route.cell, route.look))
