"""The position as lines of text, for a terminal."""

from __future__ import annotations

from semafor.games.steamrollers.views import OrderView, SheetView, SteamRollersView, TileView
from semafor.kernel.words import Words


def described(view: SteamRollersView, seat: int | None, words: Words) -> str:
    """Everything of the view that one looks at before a move; the sheet of the seat is drawn as a list of tracks."""
    lines = [words.say("show-round", round=view.round, dice=view.dice or "–", type=view.black)]
    if view.die is not None:
        lines.append(words.say("show-die", die=view.die))
    lines += [_city_line(view, city, words) for city in range(6)]
    lines.append(words.say("show-tiles", tiles=", ".join(_tile_text(tile, words) for tile in view.tiles)))
    lines += [_order_line(order, words) for order in view.orders]
    if view.walls:
        lines.append(words.say("show-walls", walls=[f"{one}|{other}" for one, other in view.walls]))
    if view.starting_tiles:
        lines.append(words.say("show-start", start=view.starting_tiles))
    lines += [_seat_line(view, sheet, words) for sheet in view.seats]
    lines += [_sheet_line(sheet, words) for sheet in view.seats if seat in (None, sheet.seat)]
    if view.eva is not None:
        lines.append(words.say("show-eva", crosses=view.eva.crosses, points=view.eva.points))
    lines += [
        words.say("show-delivery", origin=line.origin, to=line.to, distance=line.distance, stops=line.stops)
        for line in view.deliveries
    ]
    return "\n".join(lines)


def _city_line(view: SteamRollersView, city: int, words: Words) -> str:
    goods = view.cities[city]
    return words.say("show-city", city=city + 1, colour=view.colours[city], good=goods or "–")


def _tile_text(tile: TileView, words: Words) -> str:
    where = words.say("show-pool") if tile.owner is None else words.say("show-owner", seat=tile.owner + 1)
    return f"{tile.tile} {'↯' if tile.once else '∞'} {tile.points:+d} {where}{' ⟂' if tile.sideways else ''}"


def _order_line(order: OrderView, words: Words) -> str:
    where = words.say("show-free") if order.owner is None else words.say("show-owner", seat=order.owner + 1)
    return words.say("show-order", order=order.order, good=order.goods, points=order.points, where=where)


def _seat_line(view: SteamRollersView, sheet: SheetView, words: Words) -> str:
    line = words.say(
        "show-seat",
        seat=sheet.seat + 1,
        points=sheet.total,
        power=sheet.delivery_power,
        boxes=[str(box) for box in sheet.boxes] or "–",
        links=[f"{link.cities[0]}-{link.cities[1]}" for link in sheet.links] or "–",
    )
    kept = words.say("show-kept", good=[f"{count} {kind}" for kind, count in sheet.kept.items()]) if sheet.kept else ""
    load = words.say("show-load", good=sheet.load.good, city=sheet.load.city) if sheet.load else ""
    return "\n".join(["→ " * (sheet.seat in view.actors) + line, *(f"    {text}" for text in (kept, load) if text)])


def _sheet_line(sheet: SheetView, words: Words) -> str:
    tracks = ", ".join(f"{cell} {sides}" for cell, sides in sheet.tracks.items())
    return words.say("show-tracks", seat=sheet.seat + 1, tracks=tracks or "–")
