"""The facts that a refusal names, read once more from what the seat sees: each reader gives what the fact must be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.moves import cell_name
from semafor.games.ticket_to_ride.maps.names import city_name, route_name
from semafor.kernel.game import Game
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal
from semafor.kernel.state import State

Reader = Callable[[Any, Any, Refusal], Any]  # (view of the seat, move, refusal) → the fact; KeyError where it cannot be told


def misstated(game: Game, state: State, seat: int, move: Move, refusal: Refusal) -> Iterator[str]:
    """Facts of the refusal that are not those of the table."""
    readers = [
        (name, read) for (rule, name), read in READERS.items() if refusal.rule.startswith(rule) and name in refusal.facts
    ]
    view = game.view(state, seat) if readers else None
    for name, read in readers:
        due = read(view, move, refusal)
        if refusal.facts[name] != due:
            yield f"{name} = {refusal.facts[name]} where the table has {due}"


# Ticket to Ride


def held(view: Any, _: Any, refusal: Refusal) -> int:
    return int(view.mine.hand.get(refusal.facts["card"], 0))


def owner(view: Any, move: Any, _: Any) -> int:
    return int(view.routes[move.route]) + 1


def route(view: Any, move: Any, _: Any) -> str:
    return route_name(view.map, move.route)


# Railroad Ink


def face_there(view: Any, move: Any, _: Any) -> str:
    own = view.boards[view.seat].cells
    return str(next(cell.face for cell in own if (cell.row, cell.column) == (move.row, move.column)))


# SteamRollers and Railroad Revolution: whoever is told such a fact is the one to decide


def decides(view: Any) -> Any:
    return view.seats[view.actors[0]]


def waited_for(view: Any, _: Any, refusal: Refusal) -> int:
    return int(view.turn if refusal.facts["moment"] == "answering" else view.actors[0]) + 1


def owed(view: Any, _: Any, refusal: Refusal) -> Any:
    return view.action.owed if refusal.facts["moment"] == "unpaid" else refusal.facts["need"]


def built(view: Any, _: Any, refusal: Refusal) -> Any:
    return view.action.built if refusal.facts["moment"] in ("done", "useless") else refusal.facts["city"]


def milestone(view: Any, move: Any, _: Any) -> Any:
    tile = decides(view).open_milestones[move.milestone - 1]
    return tile.id if tile else move.milestone


def kept(view: Any, _: Any, __: Any) -> Any:
    return [f"{count} {kind}" for kind, count in decides(view).kept.items()] or "none"


READERS: dict[tuple[str, str], Reader] = {
    ("ttr.turn.clockwise", "seat"): lambda view, _, __: next(each.seat for each in view.seats if each.choosing) + 1,
    ("ttr.claim.from-hand", "have"): held,
    ("ttr-eu.tunnel.decline", "have"): held,
    ("ttr.claim.any-free", "seat"): owner,
    ("ttr.claim", "route"): route,
    ("ttr.double", "route"): route,
    ("ttr-eu.ferry", "route"): route,
    ("ttr.claim.count", "played"): lambda _, move, __: len(move.cards),
    ("ttr.claim.enough-cars", "have"): lambda view, _, __: view.seats[view.seat].cars,
    ("ttr-eu.station.one-per-city", "seat"): lambda view, move, _: view.stations[move.city] + 1,
    ("ttr-eu.station.one-per-city", "city"): lambda view, move, _: city_name(view.map, move.city),
    ("ttr.ticket.draw-fewer", "offered"): lambda view, _, __: len(view.mine.offer),
    ("ttr.ticket.keep-one", "offered"): lambda view, _, __: len(view.mine.offer),
    ("ttr-eu.tunnel", "extra"): lambda view, _, __: view.tunnel.extra,
    ("ttr.setup.secret-choice", "whom"): lambda view, _, __: [each.seat + 1 for each in view.seats if each.choosing],
    ("ink.", "cell"): lambda _, move, __: cell_name(move.row * SIZE + move.column),
    ("ink.place.empty-cell", "face"): face_there,
    ("ink.lava.free-cell", "face"): face_there,
    ("ink.special.one-per-round", "round"): lambda view, _, __: view.round,
    ("ink.meteor.dice", "direction"): lambda view, _, __: view.direction,
    ("ink.round.simultaneous", "whom"): lambda view, _, __: [each.seat + 1 for each in view.boards if not each.finished],
    ("ink.round.same-dice", "dice"): lambda view, move, _: list(view.lava_dice if move.face.startswith("lava") else view.dice),
    ("rev.turn.order", "seat"): waited_for,
    ("rev.general.hire", "have"): lambda view, _, __: decides(view).money,
    ("rev.supply.pay", "have"): lambda view, _, __: decides(view).money,
    ("rev.supply.pay", "need"): owed,
    ("rev.perf.pay-money", "have"): lambda view, _, __: decides(view).money,
    ("rev.perf.discard-shares", "have"): lambda view, _, __: decides(view).shares,
    ("rev.deal.accept", "have"): lambda view, _, __: decides(view).shares,
    ("rev.turn.four-actions", "field"): lambda view, _, __: view.action.field,
    ("rev.turn.place-worker", "field"): lambda view, _, __: view.action.field,
    ("rev.turn.basic-in-full", "pieces"): lambda view, _, __: view.action.pieces_due,
    ("rev.turn.no-legal-action", "tracks"): lambda view, _, __: decides(view).tracks_left,
    ("rev.turn.no-legal-action", "buildings"): lambda view, _, __: decides(view).buildings_left,
    ("rev.telegraph.available", "section"): lambda _, move, __: move.section,
    ("rev.station.one-per-player", "city"): lambda _, move, __: move.city,
    ("rev.station.connected", "city"): lambda _, move, __: move.city,
    ("rev.station.basic-reward", "city"): built,
    ("rev.station.first-bonus", "city"): built,
    ("rev.station.leftmost-building", "city"): lambda view, _, __: view.action.built,
    ("rev.station.later-place", "seat"): lambda view, _, refusal: (
        refusal.facts["seat"] if refusal.facts["moment"] == "neutral" else view.first_stations[view.action.built] + 1
    ),
    ("rev.rail", "space"): lambda _, move, __: move.space,
    ("rev.milestone.two-at-once", "milestone"): lambda view, _, __: [tile.id for tile in decides(view).open_milestones],
    ("rev.milestone.draw-three-keep-one", "count"): lambda view, _, __: len(view.drawn),
    ("rev.promote.fitting", "milestone"): milestone,
    ("steam.round.order", "seat"): lambda view, _, __: view.actors[0] + 1,
    ("steam.round.must-act", "die"): lambda view, _, __: view.die,
    ("steam.track.region", "die"): lambda view, _, __: view.die,
    ("steam.loco.cross-box", "die"): lambda view, _, __: view.die,
    ("steam.tile.take", "die"): lambda view, _, __: view.die,
    ("steam.tile.5b-final", "die"): lambda view, _, __: view.die,
    ("steam.deliver.origin-by-die", "die"): lambda view, _, __: view.die,
    ("steam.track", "cell"): lambda _, move, __: move.cell,
    ("steam.track.type", "type-shown"): lambda view, _, __: view.black,
    ("steam.deliver.power", "power"): lambda view, _, __: decides(view).delivery_power,
    ("steam.deliver.colour-match", "colour"): lambda view, move, _: view.colours[move.to - 1],
    ("steam.tile.sideways-protected", "seat"): lambda view, move, _: view.tiles[move.tile - 1].owner + 1,
    ("steam.order.first-come", "seat"): lambda view, move, _: view.orders[move.order - 1].owner + 1,
    ("steam.order.exact-goods", "good-kept"): kept,
}
