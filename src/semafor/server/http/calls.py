"""How I want to be called when it is my turn; and the pages that the links of a call lead to."""

from __future__ import annotations

from html import escape
from typing import Annotated, Literal

import msgspec
from starlette.responses import Response

from semafor.kernel.errors import BadInput
from semafor.kernel.words import Words
from semafor.server.calls.hours import zone_named
from semafor.server.calls.mail import check_mail_address
from semafor.server.calls.posting import read_address
from semafor.server.calls.webpush import read_subscription
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.fallback_page import document
from semafor.server.node.archive import NoRoom
from semafor.server.store.outbox import Letter
from semafor.server.store.ways import Kind, Way, owned_by
from semafor.server.tokens import fresh_id, fresh_token

MOST_WAYS = 20
HTML = "text/html; charset=utf-8"
FORM = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When I am called: in which language and time zone, not between these minutes of the day, at once or every so many."""

    lang: Literal["en", "pl"] = "en"
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    digest_min: int = 0


class NewWay(Hours, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new way to call me, at all my tables or at one `room`. The address of `push` is the browser's subscription as JSON."""

    kind: Kind
    address: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    room: Annotated[str, msgspec.Meta(max_length=32)] = ""


class WayShown(msgspec.Struct, frozen=True):
    """A way as its owner sees it: of the address no more than is needed to know it. `waits`: it is not confirmed yet."""

    id: str
    kind: Kind
    hint: str
    room: str
    waits: bool
    hours: Hours


class CallsShown(msgspec.Struct, frozen=True):
    """By what this server can call people, its public key for push, and how I am called."""

    possible: list[Kind]
    key: str
    ways: list[WayShown]


class MadeWay(msgspec.Struct, frozen=True):
    """The new way; `secret` signs what a webhook is sent, and is told only now."""

    way: WayShown
    secret: str


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the link in a call carries."""

    ticket: Annotated[str, msgspec.Meta(max_length=200)]


class OpenedSeat(msgspec.Struct, frozen=True):
    """The seat that this browser holds now."""

    seat: int


def possible_kinds(call: Call) -> list[Kind]:
    there: dict[Kind, bool] = {"email": call.node.mails, "webhook": True, "push": call.node.pusher.possible}
    return [kind for kind, possible in there.items() if possible]


async def owners(call: Call) -> list[str]:
    account = await call.account()
    return owned_by(account[0] if account else None, call.guest)


def show_way(way: Way) -> WayShown:
    hours = Hours(way.lang, way.zone, way.quiet_from, way.quiet_to, way.digest_min)  # type: ignore[arg-type]
    return WayShown(way.id, way.kind, hint_of(way), way.room, not way.confirmed, hours)


def hint_of(way: Way) -> str:
    """Of an e-mail the first letter and the domain, of everything else the host."""
    if way.kind == "email":
        local, _, domain = way.address.rpartition("@")
        return f"{local[:1]}…@{domain}"
    url = read_subscription(way.address).endpoint if way.kind == "push" else way.address
    return read_address(url, private=True).hostname or ""


async def show_calls(call: Call) -> CallsShown:
    """How I am called when it is my turn."""
    ways = await call.node.ways.of_owners(await owners(call))
    return CallsShown(possible_kinds(call), call.node.pusher.public, [show_way(way) for way in ways])


def check_hours(hours: Hours) -> None:
    zone_named(hours.zone)
    fine = 0 <= hours.quiet_from < 1440 and 0 <= hours.quiet_to < 1440 and hours.digest_min in (0, 60, 1440)
    if not fine:
        raise BadInput("bad-quiet", "semafor.server")


def check_address(call: Call, body: NewWay) -> str:
    private = bool(call.node.settings.calls_private)
    match body.kind:
        case "email":
            return check_mail_address(body.address)
        case "webhook":
            return read_address(body.address, private=private).geturl()
        case "push":
            read_address(read_subscription(body.address).endpoint, private=private)
            return body.address


async def add_way(call: Call, body: NewWay) -> MadeWay:
    """Be called by a new way; an e-mail address is asked first whether it wants to be."""
    call.limit("calls")
    if body.kind not in possible_kinds(call):
        raise Problem(409, "way-impossible")
    check_hours(body)
    address = check_address(call, body)
    if body.room:
        await require_member(call, body.room)
    account = await call.account()
    if account is None:
        call.meet()
    owner = owned_by(account[0] if account else None, call.guest)[0]
    if await call.node.ways.count(owner) >= MOST_WAYS:
        raise Problem(409, "too-many-ways", most=MOST_WAYS)
    if body.kind == "email":
        call.limit("asked", address.casefold())
    secret = fresh_token() if body.kind == "webhook" else ""
    hours = (body.lang, body.zone, body.quiet_from, body.quiet_to, body.digest_min)
    confirmed, now_ms = int(body.kind != "email"), call.node.rooms.now_ms()
    way = Way(fresh_id(), owner, body.room, body.kind, address, secret, *hours, confirmed, now_ms)
    asking = [] if confirmed else [Letter(way.id, "", -1, "confirm", 1, now_ms)]
    await call.node.ways.add(way)
    async with call.node.database.begin() as connection:
        await call.node.postman.outbox.put(connection, asking)
    return MadeWay(show_way(way), secret)


async def require_member(call: Call, room: str) -> None:
    call.request.scope["path_params"]["room"] = room
    live = await call.live()
    if not call.held_seats(live.room):
        raise Problem(403, "no-token")


async def own_way(call: Call) -> Way:
    id = call.request.path_params["way"]
    way = (await call.node.ways.find([id])).get(id)
    if way is None or way.owner not in await owners(call):
        raise Problem(404, "no-way")
    return way


async def change_way(call: Call, body: Hours) -> WayShown:
    """Be called at other hours."""
    way = await own_way(call)
    check_hours(body)
    changed = msgspec.structs.replace(way, **msgspec.structs.asdict(body))
    await call.node.ways.change(changed)
    return show_way(changed)


async def drop_way(call: Call) -> CallsShown:
    """Be called by that way no more; its address is deleted."""
    await call.node.ways.drop((await own_way(call)).id)
    return await show_calls(call)


async def open_seat(call: Call, body: Ticket) -> OpenedSeat:
    """Take the seat to which a call has led me into this browser too."""
    call.limit("code")
    try:
        room = (await call.node.rooms.open(call.request.path_params["room"])).room
    except NoRoom:
        raise Problem(404, "no-room") from None
    found = call.node.tickets.seat_of(body.ticket, room)
    if found is None or found[0] not in await call.node.ways.find([found[0]]):
        raise Problem(403, "ticket")
    await call.keep(room.id, [room.seats[found[1]].token])
    return OpenedSeat(found[1])


# Pages that links lead to: they work without a script, and looking at one changes nothing.


def form(lang: str, title: str, line: str, button: str = "") -> Response:
    words = Words(lang, "semafor.server")
    does = f'<form method="post"><button>{escape(words.say(button))}</button></form>' if button else ""
    body = f'<section lang="{lang}"><h1>{escape(words.say(title))}</h1><p>{escape(words.say(line))}</p>{does}</section>'
    # with no referrer at all a browser hides the origin of what the form sends
    return Response(document(body), 200, {"content-security-policy": FORM, "referrer-policy": "same-origin"}, HTML)


async def way_of_link(call: Call, deed: str) -> Way | None:
    id = call.node.tickets.read(deed, call.request.path_params["ticket"])
    return (await call.node.ways.find([id])).get(id) if id else None


def gone(call: Call) -> Response:
    accepted = call.request.headers.get("accept-language", "")
    return form("pl" if accepted.startswith("pl") else "en", "stop-title", "stop-gone")


async def ask_stop(call: Call) -> Response:
    """Whether the calls shall stop."""
    way = await way_of_link(call, "stop")
    return form(way.lang, "stop-title", "stop-ask", "stop-do") if way else gone(call)


async def stop(call: Call) -> Response:
    """The calls stop, and the address is deleted."""
    way = await way_of_link(call, "stop")
    if way is None:
        return gone(call)
    await call.node.ways.drop(way.id)
    return form(way.lang, "stop-title", "stop-done")


async def ask_confirm(call: Call) -> Response:
    """Whether this address shall be called."""
    way = await way_of_link(call, "confirm")
    return form(way.lang, "confirm-title", "confirm-ask", "confirm-do") if way else gone(call)


async def confirm(call: Call) -> Response:
    """The address may be called."""
    way = await way_of_link(call, "confirm")
    if way is None:
        return gone(call)
    await call.node.ways.confirm(way.id)
    return form(way.lang, "confirm-title", "confirm-done")


ENDPOINTS = [
    Endpoint("GET", "/api/calls", show_calls, CallsShown),
    Endpoint("POST", "/api/calls", add_way, MadeWay, NewWay),
    Endpoint("POST", "/api/calls/{way}", change_way, WayShown, Hours),
    Endpoint("DELETE", "/api/calls/{way}", drop_way, CallsShown),
    Endpoint("POST", "/api/rooms/{room}/open", open_seat, OpenedSeat, Ticket),
]
PAGES = [
    Endpoint("GET", "/calls/stop/{ticket}", ask_stop, str, media="text/html"),
    Endpoint("POST", "/calls/stop/{ticket}", stop, str, media="text/html"),
    Endpoint("GET", "/calls/confirm/{ticket}", ask_confirm, str, media="text/html"),
    Endpoint("POST", "/calls/confirm/{ticket}", confirm, str, media="text/html"),
]
