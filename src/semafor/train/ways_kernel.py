"""`semafor.train.ways` as one Triton kernel: a program for each table, so that only the answer goes through memory.

In PyTorch every step of the distances writes all tables out, which took longer than the network's thinking.
"""

from __future__ import annotations

import torch
import triton
import triton.language as tl
from torch import Tensor

from semafor.bots.master.chart import Chart
from semafor.games.ticket_to_ride.encoding import insight
from semafor.games.ticket_to_ride.encoding.ways import CLAIM, FAR

WARPS = 8  # of a table
SMALLEST = 16  # side of a tile
OPEN = tl.constexpr(CLAIM)
UNREACHED = tl.constexpr(FAR)
USEFUL = tl.constexpr(insight.NEAR)
HUES = tl.constexpr(insight.HUES)
CARS = tl.constexpr(insight.MOST_WANTED)
HELPED = tl.constexpr(insight.MOST_HELPED)


@triton.jit
def _costs(
    seen: tl.tensor, closed: tl.tensor, length: tl.tensor, route: tl.tensor, routes: tl.constexpr, places: tl.constexpr
) -> tl.tensor:
    """Of each route; then of one that is never open, and of that from a city to itself."""
    real = route < routes
    own = tl.load(seen + route, real, 0) > 0
    shut = tl.load(closed + route, real, 0) > 0
    for place in range(1, places):
        shut = shut | (tl.load(seen + place * routes + route, real, 0) > 0)
    cost = tl.where(own, 0, tl.where(shut, UNREACHED, length + OPEN))
    return tl.where(real, cost, tl.where(route == routes, UNREACHED, 0))


@triton.jit
def _distances(costs: tl.tensor, pairs: tl.tensor, cities: tl.constexpr, side: tl.constexpr) -> tl.tensor:
    """Cities × cities, by the costs of the routes between two of them."""
    a, b = tl.arange(0, side)[:, None], tl.arange(0, side)[None, :]
    inside = (a < cities) & (b < cities)
    pair = pairs + (a * cities + b) * 2
    one = tl.load(costs + tl.load(pair, inside, 0))
    two = tl.load(costs + tl.load(pair + 1, inside, 0))
    far = tl.minimum(one, two).to(tl.int32)
    for city in range(cities):
        there = tl.sum(tl.where(b == city, far, 0), 1)
        onwards = tl.sum(tl.where(a == city, far, 0), 0)
        far = tl.minimum(far, there[:, None] + onwards[None, :])
    return far


@triton.jit
def _ticket_distances(
    far: tl.tensor, held: tl.tensor, joined: tl.tensor, offer: tl.tensor, chart: tl.tensor, out: tl.tensor,
    tickets: tl.constexpr, offered: tl.constexpr, side: tl.constexpr, long: tl.constexpr,
) -> None:  # fmt: skip
    """Of each ticket held and not joined, and of each on offer, how far its cities are apart."""
    ticket = tl.arange(0, long)
    real = ticket < tickets
    one, two = tl.load(chart + ticket, real, 0), tl.load(chart + tickets + ticket, real, 0)
    apart = tl.load(far + one * side + two, real, 0)
    mine = (tl.load(held + ticket, real, 0) > 0) & (tl.load(joined + ticket, real, 0) == 0)
    shown = tl.load(offer + ticket, real, 0) > 0
    for place in range(1, offered):
        shown = shown | (tl.load(offer + place * tickets + ticket, real, 0) > 0)
    tl.store(out + ticket, tl.where(mine, apart, 0).to(tl.uint8), real)
    tl.store(out + tickets + ticket, tl.where(shown, apart, 0).to(tl.uint8), real)


@triton.jit
def _uses(
    far: tl.tensor, held: tl.tensor, joined: tl.tensor, chart: tl.tensor, cost: tl.tensor, route: tl.tensor,
    routes: tl.constexpr, tickets: tl.constexpr, side: tl.constexpr, wide: tl.constexpr,
) -> tl.tensor:  # fmt: skip
    """Of each open route its use for the ticket it is best for, and for how many tickets it is as good as any."""
    real = route < routes
    a, b = tl.load(chart + route, real, 0), tl.load(chart + routes + route, real, 0)
    free = real & (cost > 0) & (cost < UNREACHED)
    best, many = tl.zeros([wide], tl.int32), tl.zeros([wide], tl.int32)
    for ticket in range(tickets):
        if (tl.load(held + ticket) > 0) & (tl.load(joined + ticket) == 0):
            end = tl.load(chart + 4 * routes + tickets + ticket)
            one = far + tl.load(chart + 4 * routes + ticket) * side
            two = far + end * side
            apart = tl.load(one + end).to(tl.int32)
            there = tl.load(one + a).to(tl.int32) + tl.load(two + b).to(tl.int32)
            back = tl.load(one + b).to(tl.int32) + tl.load(two + a).to(tl.int32)
            use = tl.minimum(tl.maximum(USEFUL - (tl.minimum(there, back) + cost - apart), 0), USEFUL)
            use = tl.where(free & (apart < UNREACHED), use, 0)
            best = tl.maximum(best, use)
            many += (use == USEFUL).to(tl.int32)
    return best, many


@triton.jit
def _ways(
    seen: tl.tensor, stride: tl.tensor, added: tl.tensor, scratch: tl.tensor, chart: tl.tensor, pairs: tl.tensor,
    taken_at: tl.tensor, closed_at: tl.tensor, held_at: tl.tensor, joined_at: tl.tensor, offer_at: tl.tensor,
    cities: tl.constexpr, routes: tl.constexpr, tickets: tl.constexpr, places: tl.constexpr, offered: tl.constexpr,
    side: tl.constexpr, wide: tl.constexpr, long: tl.constexpr,
) -> None:  # fmt: skip
    """`chart` has by route both cities, length and colour, then by ticket both cities."""
    table = tl.program_id(0).to(tl.int64)
    seen += table * stride
    added += table * (2 * tickets + 2 * routes + HUES)
    costs = scratch + table * (wide + side * side)
    far = costs + wide
    route = tl.arange(0, wide)
    real = route < routes
    length = tl.load(chart + 2 * routes + route, real, 0)
    cost = _costs(seen + taken_at, seen + closed_at, length, route, routes, places)
    tl.store(costs + route, cost.to(tl.int16))
    tl.debug_barrier()  # what one thread has written others read
    a, b = tl.arange(0, side)[:, None], tl.arange(0, side)[None, :]
    tl.store(far + a * side + b, _distances(costs, pairs, cities, side).to(tl.int16))
    tl.debug_barrier()
    held, joined = seen + held_at, seen + joined_at
    _ticket_distances(far, held, joined, seen + offer_at, chart + 4 * routes, added, tickets, offered, side, long)
    best, many = _uses(far, held, joined, chart, cost, route, routes, tickets, side, wide)
    added += 2 * tickets
    tl.store(added + route, best.to(tl.uint8), real)
    tl.store(added + routes + route, tl.minimum(many, HELPED).to(tl.uint8), real)
    colour = tl.load(chart + 3 * routes + route, real, 0)
    for hue in range(HUES):
        cars = tl.sum(tl.where((best == USEFUL) & (colour == hue) & real, length, 0), 0)
        tl.store(added + 2 * routes + hue, tl.minimum(cars, CARS).to(tl.uint8))


class WaysKernel:
    """The kernel of one map; `pairs` says by two cities their routes, at most two."""

    def __init__(self, chart: Chart, pairs: Tensor) -> None:
        columns = (chart.a, chart.b, chart.length, chart.colour, chart.ticket_a, chart.ticket_b)
        self.chart = torch.cat([torch.tensor(each, dtype=torch.int32) for each in columns]).to(pairs.device)
        self.pairs = pairs.to(torch.int32).contiguous()
        self.starts = [chart.starts[name] for name in ("routes", "routes-closed", "tickets", "tickets-joined", "offer")]
        cities, routes, tickets = chart.cities, len(chart.a), len(chart.ticket_a)
        self.size = 2 * tickets + 2 * routes + insight.HUES
        self.tiles = [triton.next_power_of_2(max(SMALLEST, size)) for size in (cities, routes + 2, tickets)]
        self.sizes = (cities, routes, tickets, chart.places, chart.offered, *self.tiles)
        self.scratch = torch.zeros(0, dtype=torch.int16, device=pairs.device)

    def __call__(self, seen: Tensor) -> Tensor:
        """Tables × bytes of the outlook → tables × bytes that are added."""
        side, wide, _ = self.tiles
        if len(self.scratch) < len(seen) * (wide + side * side):
            self.scratch = torch.zeros(len(seen) * (wide + side * side), dtype=torch.int16, device=seen.device)
        added = torch.empty(len(seen), self.size, dtype=torch.uint8, device=seen.device)
        given = (seen, seen.stride(0), added, self.scratch, self.chart, self.pairs, *self.starts, *self.sizes)
        _ways[len(seen),](*given, num_warps=WARPS)
        return added
