"""The position as lines of text, for a terminal."""

from __future__ import annotations

from semafor.games.railroad_revolution.moves import city_names
from semafor.games.railroad_revolution.views import OpenMilestone, RailroadRevolutionView, SeatView
from semafor.kernel.words import Words


def described(view: RailroadRevolutionView, words: Words) -> str:
    """Everything of the view that one looks at before a move."""
    lines = [
        words.say("show-general", workers=_workers(view.general, words)),
        words.say("show-trains", trains=_counted(view.trains, "train", words)),
        words.say("show-deal", deal=view.deal, stack=view.deal_stack),
    ]
    lines += [
        words.say("show-setup", place=place, tile=tile, worker=words.say(f"worker-{worker}"))
        for place, (tile, worker) in view.setup_tiles.items()
    ]
    if view.turns_left is not None:
        lines.append(words.say("show-last-round", turns=view.turns_left))
    for seat in view.seats:
        lines += _seat_lines(seat, words, acting=seat.seat in view.actors)
    if view.action is not None:
        field = words.say(f"field-{view.action.field}")
        lines.append(words.say("show-action", field=field, open=view.action.open or "–", owed=view.action.owed))
    if view.drawn:
        lines.append(words.say("show-drawn", milestones=", ".join(tile or "?" for tile in view.drawn)))
    return "\n".join(lines)


def _workers(workers: dict[str, int], words: Words) -> str:
    return _counted(workers, "worker", words) or "–"


def _counted(things: dict[str, int], kind: str, words: Words) -> str:
    return ", ".join(f"{count} × {words.say(f'{kind}-{name}')}" for name, count in things.items())


def _managers(tile: OpenMilestone, words: Words) -> str:
    return ", ".join(words.say(f"worker-{manager}") for manager in tile.managers) or "–"


def _seat_lines(seat: SeatView, words: Words, *, acting: bool) -> list[str]:
    board = {words.say(f"field-{field}"): workers for field, workers in seat.board.items() if workers}
    open_ = [f"{tile.id} ({_managers(tile, words)})" for tile in seat.open_milestones if tile is not None]
    markers = [f"{words.say(f'track-{track}')} {field}" for track, field in seat.markers.items()]
    trains = [f"{count} × {words.say(f'train-{kind}')} ↑" for kind, count in seat.trains_front.items()]
    trains += [f"{count} × {words.say(f'train-{kind}')} ↓" for kind, count in seat.trains_back.items()]
    lines = [
        "→ " * acting
        + words.say("show-seat", seat=seat.seat + 1, points=seat.points, money=seat.money, shares=seat.shares)
        + "  "
        + words.say("show-pieces", tracks=seat.tracks_left, buildings=seat.buildings_left),
        "    " + words.say("show-workers", supply=_workers(seat.supply, words)),
        *(f"    {field}: {_workers(workers, words)}" for field, workers in board.items()),
        "    " + "; ".join([", ".join(markers), ", ".join(trains), ", ".join(open_)]),
    ]
    places = [city_names().get(city, city) for city in seat.stations] + [str(office) for office in seat.offices]
    return [*lines, "    " + ", ".join([*seat.spaces, *places])]
