"""Challenges: making one, playing it once, its ranking with the bots' par, the archive and one's streaks."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec

import semafor
from semafor.kernel.game import Game, GameKey, OptionValue
from semafor.kernel.luck import commitment
from semafor.rooms import messages as m
from semafor.rooms import names
from semafor.rooms.commands import Level
from semafor.rooms.documents import MOST_BYTES
from semafor.rooms.render import render_room
from semafor.server.challenges import periods
from semafor.server.challenges.challenge import Challenge, ChallengeKind, standing_challenge
from semafor.server.challenges.periods import Kind, Streak, count_streak
from semafor.server.http.attempts import begin, current_room, resume
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.forms import Name, SeatKey
from semafor.server.http.new_rooms import check_level, check_material, check_name
from semafor.server.store.challenges import Made, Par, Past, Ranked
from semafor.server.tokens import fresh_id

MOST_OPEN = 20  # challenges that one owner may have open
DAY_MS = 24 * 3600 * 1000


class NewChallenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge to be made: the game, the bots against whom everybody plays, or `pair`; for how many days it is open."""

    game: GameKey
    name: Name
    options: dict[str, OptionValue] = {}
    rivals: Annotated[list[Level], msgspec.Meta(max_length=5)] = []
    pair: bool = False
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 7


class ChallengeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under which name to play the challenge."""

    name: Name


class Attempt(msgspec.Struct, frozen=True):
    """My attempt at a challenge. `seats` has the secrets of my seat when it is begun, and is empty when I come back to it."""

    room: m.RoomShown
    link: str
    seats: list[SeatKey]


class ChallengeCard(msgspec.Struct, frozen=True):
    """A challenge in a list: its link, who made it, until when it is open."""

    challenge: str
    link: str
    game: GameKey
    title: m.Both
    by: str
    pair: bool
    until_ms: int
    over: bool


class ChallengeShown(ChallengeCard, frozen=True):
    """A challenge, its ranking beside the bots' par, and my own attempt if I have begun one.

    Others' games can be looked at by those who have `played` it too, and by everybody when it is over; the secret is told then.
    """

    kind: ChallengeKind
    period: str
    options: dict[str, OptionValue]
    rivals: list[str]
    commitment: str
    secret: str | None
    begun: int
    ranking: list[Ranked]
    par: list[Par]
    mine: m.RoomShown | None
    played: bool


class Streaks(msgspec.Struct, frozen=True):
    """My days and weeks in a row: each counts in which I finished its challenge, of whatever game."""

    daily: Streak
    weekly: Streak


async def make(call: Call, body: NewChallenge) -> ChallengeShown:
    """Make a challenge; whoever has its link may play it."""
    call.meet()
    call.limit("challenge", await call.owner())
    name, who, now_ms = names.clean_name(body.name), await call.challenger(), periods.now_ms()
    await check_name(call, name, await call.account())
    game = await call.node.own_maps.game(body.game)
    options = check_form(call, game, body)
    if call.node.limits.factor and await call.node.challenges.count_open(who.owner, now_ms) >= MOST_OPEN:
        raise Problem(429, "too-many-challenges", most=MOST_OPEN)
    made = Challenge(
        fresh_id(),
        "own",
        game.key,
        options,
        [] if body.pair else list(body.rivals),
        secrets.token_hex(32),
        now_ms,
        now_ms + body.days * DAY_MS,
        pair=body.pair,
    )
    kept = Made(made.id, who.owner, name, made.made_ms, made.until_ms, msgspec.json.encode(made))
    await call.node.challenges.put(kept)
    return await show(call, named(kept), game)


def check_form(call: Call, game: Game, body: NewChallenge) -> dict[str, Any]:
    """The options, if such a table can be dealt."""
    options: dict[str, Any] = msgspec.to_builtins(game.option_values(body.options))
    if options.get("material"):
        options["material"] = check_material(call, game, options["material"], rated=False)
    for level in body.rivals:
        check_level(call, level, game.key)
    seats = 2 if body.pair else 1 + len(body.rivals)
    game.start(seats, game.option_values(options), semafor.FastLuck(0))
    return options


def named(made: Made) -> Challenge:
    """The challenge as it is kept; the name of who made it may have been forgotten since."""
    return msgspec.structs.replace(msgspec.json.decode(made.body, type=Challenge), by=made.name)


async def find(call: Call) -> tuple[Challenge, Game]:
    """The challenge of the address: `daily.GAME` and `weekly.GAME` are those of now, with `.PERIOD` of another day or week."""
    id = call.request.path_params["challenge"]
    found = find_standing(call, id)
    if found is None:
        made = await call.node.challenges.find(id)
        if made is None:
            raise Problem(404, "no-challenge")
        found = named(made)
    return found, await call.node.own_maps.game(found.game)


def find_standing(call: Call, id: str) -> Challenge | None:
    """The challenge of a day or a week that has begun."""
    word, _, rest = id.partition(".")
    key, _, period = rest.partition(".")
    kind = query_kind(word)
    if kind is None or key not in semafor.games():
        return None
    try:
        found = standing_challenge(call.node.installation, kind, semafor.game(key), period or periods.current(kind))
    except (ValueError, OverflowError):
        return None
    return found if found.made_ms <= periods.now_ms() else None


def query_kind(word: str | None) -> Kind | None:
    return "daily" if word == "daily" else "weekly" if word == "weekly" else None


async def look(call: Call) -> ChallengeShown:
    """A challenge: `daily.GAME` or `weekly.GAME`, perhaps with `.PERIOD`, or one that somebody made."""
    return await show(call, *await find(call))


async def show(call: Call, challenge: Challenge, game: Game) -> ChallengeShown:
    kept, who = call.node.challenges, await call.challenger()
    begun = await kept.find_attempt(challenge.id, who)
    mine = None if begun is None else await current_room(call, begun)
    order = call.node.settings.par.split(",")
    par = sorted(await kept.par(challenge.id), key=lambda each: order.index(each.level) if each.level in order else -1)
    return ChallengeShown(
        **msgspec.structs.asdict(card_of(challenge, game)),
        kind=challenge.kind,
        period=challenge.period,
        options=challenge.options,
        rivals=challenge.rivals,
        commitment=commitment(bytes.fromhex(challenge.secret)),
        secret=challenge.secret if challenge.over else None,
        begun=await kept.count_begun(challenge.id),
        ranking=await kept.ranking(challenge.id),
        par=par,
        mine=None if mine is None else render_room(mine),
        played=await kept.has_played(challenge.id, who),
    )


def card_of(challenge: Challenge, game: Game) -> ChallengeCard:
    title = m.Both(game.title("en"), game.title("pl"))
    link = f"/challenge/{challenge.id}"
    return ChallengeCard(challenge.id, link, game.key, title, challenge.by, challenge.pair, challenge.until_ms, challenge.over)


async def attempt(call: Call, body: ChallengeRequest) -> Attempt:
    """Play the challenge, or come back to the attempt that this account or browser has begun."""
    call.meet()
    challenge, game = await find(call)
    who = await call.challenger()
    begun = await call.node.challenges.find_attempt(challenge.id, who)
    if begun is not None:
        room, keys = await resume(call, begun, who, body.name)
    elif challenge.over:
        raise Problem(409, "challenge-over")
    else:
        call.limit("room")
        room, keys = await begin(call, challenge, game, who, body.name)
    return Attempt(render_room(room), f"/table/{room.id}", keys)


async def archive(call: Call) -> list[Past]:
    """The challenges of a game that are over and that somebody finished: `kind` is daily or weekly; `before` a day or week."""
    kind, game, before = query_kind(call.query("kind")), call.query("game"), call.query("before")
    if kind is None or game not in semafor.games():
        raise Problem(404, "no-challenge")
    this = periods.current(kind)
    return await call.node.challenges.past(kind, game, min(before or this, this))


async def mine(call: Call) -> list[ChallengeCard]:
    """The challenges that this account or browser has made, or has taken up from others; the newest first."""
    found = [named(made) for made in await call.node.challenges.mine(await call.challenger())]
    return [card_of(each, await call.node.own_maps.game(each.game)) for each in found]


async def streaks(call: Call) -> Streaks:
    """How many days and weeks in a row I have played."""
    who = await call.challenger()
    daily, weekly = [count_streak(kind, await call.node.challenges.periods(kind, who)) for kind in ("daily", "weekly")]
    return Streaks(daily, weekly)


ENDPOINTS = [
    Endpoint("POST", "/api/challenges", make, ChallengeShown, NewChallenge, most_bytes=2 * MOST_BYTES),
    Endpoint("GET", "/api/challenges", archive, list[Past], query=("kind", "game", "before")),
    Endpoint("GET", "/api/challenges/{challenge}", look, ChallengeShown),
    Endpoint("POST", "/api/challenges/{challenge}/attempts", attempt, Attempt, ChallengeRequest),
    Endpoint("GET", "/api/mine/challenges", mine, list[ChallengeCard]),
    Endpoint("GET", "/api/streaks", streaks, Streaks),
]
