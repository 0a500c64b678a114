"""Clusters of the last round of Railroad Ink with lava: routes that touch each other and hang on the board by themselves.

Every board of routes is made of clusters that do not touch. Central cells and errors of such clusters add up, and so do joins,
or they are fewer: two clusters that join the same networks join them once. Only a network without exit, and the longest ways,
can bring more by several clusters than by each alone. So what a cluster brings alone, with what it may bring beside others in
these two ways, is a bound; and clusters are thousands where boards are millions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from semafor.bots.railroad_ink.beam import draw_act
from semafor.bots.railroad_ink.flow_groups import FlowGroup, used_sides
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.keys import key_after
from semafor.bots.railroad_ink.meetings import NO_MEETING, Meeting, Ways, networks_met, orphan_ends
from semafor.bots.railroad_ink.seen import Seen
from semafor.bots.railroad_ink.shares import Shares
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import CONTEXT, FREE, HIGHWAY, OPEN, RAILWAY, ROUTES, SPECIALS
from semafor.games.railroad_ink.material import BIT, BIT_AT, ENDS, EXITS, FITS, INNER, NEIGHBOUR, SPREAD
from semafor.games.railroad_ink.parts.pen import beyond

JOIN: Final = 4000  # a join is worth four points
NETWORKS: Final = 62
WHOLE: Final = 2  # boards judged in the time that it takes to make one


@mypyc_attr(acyclic=True)
class Cluster:
    """The last of its routes, and the cluster of those before it."""

    def __init__(self, before: Cluster | None, cell: i64, look: i64, share: i64) -> None:
        self.before: Final = before
        self.cell: Final = cell
        self.look: Final = look
        self.share: Final[i64] = share + (before.share if before is not None else i64(0))
        self.cells: Final[i64] = BIT[cell] | (before.cells if before is not None else i64(0))
        self.ahead: i64 = before.ahead if before is not None else 0  # cells that its ends lead to
        self.leans: bool = before is not None and before.leans  # on a route that was devoured
        self.useful: bool = before is not None and before.useful  # where a devoured route was in the way, or on from a face
        self.highway: Meeting = before.highway if before is not None else NO_MEETING
        self.railway: Meeting = before.railway if before is not None else NO_MEETING
        self.networks: i64 = before.networks if before is not None else 0
        self.value: i64 = 0  # of the board with this cluster alone
        self.most: i64 = 0  # what it may bring beside others
        self.rank: i64 = 0  # in the order in which clusters are put together
        self.sheet: Sheet | None = None


class Clusters:
    """Finds all clusters of a group of flows, at most so many boards being looked at."""

    def __init__(self, judge: Judge, group: FlowGroup, shares: Shares, routes: i64, limit: i64) -> None:
        self.judge: Final = judge
        self.group: Final = group
        self.shares: Final = shares
        self.limit: Final = limit
        self.highways: Final = Ways(group.first, HIGHWAY)
        self.railways: Final = Ways(group.first, RAILWAY)
        self.orphans: Final = vec[i64]([0] * NETWORKS)  # by network without exit: what it may bring to each that meets it
        for network in range(i64(EXITS), min(group.first.networks, i64(NETWORKS))):
            ends = max(i64(1), orphan_ends(group.first, network))
            self.orphans[network] = (JOIN * (ends - 1) + ends - 1) // ends
        self.seen: Final = Seen()
        self.looked: i64 = 0
        self.found: Final[list[list[Cluster]]] = [[] for share in range(shares.size)]
        self.grow(None, group.first, routes)
        self.put_in_order()

    def put_in_order(self) -> None:
        """Large shares of the dice first, then those that may bring the most."""
        rank: i64 = 0
        for share in range(self.shares.whole, i64(0), i64(-1)):
            alike = self.found[share]
            order = sorted([(-int(cluster.most), at) for at, cluster in enumerate(alike)])
            self.found[share] = [alike[at] for _, at in order]
            for cluster in self.found[share]:
                cluster.rank = rank
                rank += 1

    def complete(self) -> bool:
        return self.looked < self.limit

    def grow(self, cluster: Cluster | None, sheet: Sheet, left: i64) -> None:
        """Add every cluster with one more route."""
        state = sheet.state
        wanted = state.masks[ROUTES] | state.masks[SPECIALS]
        cells = state.masks[FREE] & (cluster.ahead if cluster is not None else state.masks[OPEN] | self.group.around)
        while cells and self.complete():
            bit = cells & -cells
            cells ^= bit
            cell = BIT_AT[bit * SPREAD >> 58 & 63]
            context = i64(state.board[CONTEXT + cell])
            self.add_looks(cluster, sheet, cell, FITS[context] & wanted, False, left)
            if self.group.ghost >= 0:
                leaning = self.group.leaning(cell, context) & wanted & ~FITS[context]
                self.add_looks(cluster, sheet, cell, leaning, True, left)

    def add_looks(self, cluster: Cluster | None, sheet: Sheet, cell: i64, looks: i64, leans: bool, left: i64) -> None:
        required = self.group.required & BIT[cell] != 0
        while looks:
            low = looks & -looks
            looks ^= low
            look = BIT_AT[low * SPREAD >> 58 & 63]
            if cluster is not None and not touches(cluster.cells, sheet, cell, look):
                continue
            if (not required or self.group.leads_back(cell, look)) and self.seen.add(key_after(sheet, cell, look)):
                self.add(Cluster(cluster, cell, look, self.shares.of(look)), sheet, leans, left)

    def add(self, cluster: Cluster, sheet: Sheet, leans: bool, left: i64) -> None:
        """Judge the cluster and go on from it."""
        self.looked += 1
        cell = cluster.cell
        look = cluster.look
        cluster.leans = cluster.leans or leans
        cluster.useful = cluster.useful or self.group.makes_use(cell, look)
        cluster.highway = self.highways.with_route(cluster.highway, cell, look)
        cluster.railway = self.railways.with_route(cluster.railway, cell, look)
        cluster.ahead |= cells_led_to(cell, look)
        cluster.networks |= networks_met(self.group.first, cell, look)
        cluster.value = self.judge.after(sheet, cell, look)
        cluster.most = self.most(cluster)
        self.found[cluster.share].append(cluster)
        if left > 1 and cluster.ahead & sheet.free & ~BIT[cell]:
            self.looked += WHOLE
            after = draw_act(self.judge, sheet, sheet.state.kit.drawing(cell, look))
            cluster.sheet = after
            self.grow(cluster, after, left - 1)

    def most(self, cluster: Cluster) -> i64:
        """What the cluster just judged may bring beside others, at most."""
        first = self.group.first
        ways = self.highways.most_cells(cluster.highway) + self.railways.most_cells(cluster.railway)
        ways -= self.judge.highway - first.highway + self.judge.railway - first.railway
        found = cluster.value - first.value + POINT * ways
        orphans = cluster.networks & -BIT[EXITS]
        while orphans:
            low = orphans & -orphans
            orphans ^= low
            found += self.orphans[BIT_AT[low * SPREAD >> 58 & 63]]
        return found


def touches(cells: i64, sheet: Sheet, cell: i64, look: i64) -> bool:
    """Whether the route would meet an end of a route in these cells."""
    context = sheet.context(cell)
    for side in range(i64(4)):
        other = NEIGHBOUR[cell * 4 + side]
        end = ENDS[look] >> side * 2 & 3
        if end and other >= 0 and cells & BIT[other] and context >> side * 2 & 3 == end:
            return True
    return False


def cells_led_to(cell: i64, look: i64) -> i64:
    """The cells beyond the ends of the route."""
    return beyond(BIT[cell], used_sides(ENDS[look] & INNER[cell] * 3))


def routes_of(cluster: Cluster | None) -> list[Cluster]:
    """The clusters that it grew from and itself, in the order of drawing."""
    found: list[Cluster] = []
    while cluster is not None:
        found.append(cluster)
        cluster = cluster.before
    return found[::-1]
