"""Profiles: my own statistics, as files too, and what of them I show to others."""

from __future__ import annotations

from typing import Annotated

import msgspec

from semafor.profiles.bgstats import write_plays
from semafor.profiles.files import write_csv
from semafor.profiles.profile import Asked, Played, Profile, count_profile
from semafor.profiles.published import SECTIONS, Section, publish
from semafor.server.http.call import Call, Endpoint, Problem, RawAnswer
from semafor.server.node.profiles import Whose, keep_facts
from semafor.server.store.publications import Publication
from semafor.server.tokens import fresh_id

CSV, PLAYS = "text/csv; charset=utf-8", "application/octet-stream"


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of my profile others may see: which parts, and whether the name of my account stands above them."""

    sections: Annotated[list[Section], msgspec.Meta(max_length=len(SECTIONS))] = []
    named: bool = False


class MyPublication(msgspec.Struct, frozen=True):
    """The link under which my profile is to be seen; none while it is private. A browser has no name to show."""

    link: str | None
    shown: Shown
    has_name: bool


class PublishedProfile(msgspec.Struct, frozen=True):
    """A profile that its owner shows to others; the name of the account only if that was chosen."""

    name: str
    sections: list[Section]
    profile: Profile


async def whose(call: Call) -> Whose:
    account = await call.account()
    return Whose(account[0] if account else "", call.guest)


def asked(call: Call, *, rival: bool = True) -> Asked:
    """Which games of the profile are asked for; what is no number of seats asks for none."""
    seats = call.query("seats") or ""
    count = int(seats) if seats.isdecimal() and len(seats) < 3 else 0
    return Asked(call.query("game") or "", count, (call.query("rival") or "") if rival else "")


async def my_profile(call: Call) -> Profile:
    """My statistics, of my account and of this browser: of one `game`, of so many `seats`, against one `rival` if asked."""
    return count_profile(await my_games(call), asked(call))


async def my_games(call: Call) -> list[Played]:
    """The facts of all my finished games, the oldest first."""
    return await call.node.profiles.gather(await whose(call))


async def my_games_csv(call: Call) -> RawAnswer:
    """The same as a table, a line for each game."""
    return RawAnswer(write_csv(await my_games(call)).encode(), CSV)


async def my_games_bgsplay(call: Call) -> RawAnswer:
    """The same as a play file of BG Stats."""
    return RawAnswer(write_plays(await my_games(call)).encode(), PLAYS)


async def game_bgsplay(call: Call) -> RawAnswer:
    """One finished game as a play file of BG Stats."""
    live = await call.live()
    kept = keep_facts(live.room) if live.room.status == "over" else None
    if kept is None:
        raise Problem(409, "not-over")
    own = call.held_seats(live.room)
    return RawAnswer(write_plays([Played(kept.facts, own[0] if own else 0)]).encode(), PLAYS)


async def my_publication(call: Call) -> MyPublication:
    """Whether others may see my profile, under which link, and what of it."""
    mine = await whose(call)
    return render_publication(await call.node.publications.of(mine.owner) if mine.owner else None, mine)


def render_publication(found: Publication | None, mine: Whose) -> MyPublication:
    if found is None:
        return MyPublication(None, Shown(), bool(mine.account))
    return MyPublication(found.link, Shown(sections_of(found), found.named), bool(mine.account))


def sections_of(found: Publication) -> list[Section]:
    return [each for each in SECTIONS if each in found.sections.split()]


async def publish_mine(call: Call, body: Shown) -> MyPublication:
    """Show my profile to whoever has its link, from now on these parts of it; the link stays as long as it is shown."""
    call.limit("document")
    mine = await whose(call)
    if not mine.owner or not await call.node.profiles.gather(mine):
        raise Problem(409, "no-games")
    before = await call.node.publications.of(mine.owner)
    sections = " ".join(each for each in SECTIONS if each in body.sections)
    shown = Publication(mine.owner, before.link if before else fresh_id(), body.named and bool(mine.account), sections)
    await call.node.publications.put(shown)
    return render_publication(shown, mine)


async def unpublish_mine(call: Call) -> MyPublication:
    """Show my profile to nobody any more: the link leads nowhere, and the next one will be another."""
    mine = await whose(call)
    await call.node.publications.drop(mine.owner)
    return render_publication(None, mine)


async def published_profile(call: Call) -> PublishedProfile:
    """A profile that its owner shows to others; of one `game` and of tables of so many `seats` if asked."""
    found = await call.node.publications.find(call.request.path_params["link"])
    if found is None:
        raise Problem(404, "no-profile")
    games = await call.node.profiles.gather(Whose.of_owner(found.owner))
    name = await call.node.accounts.shown_name(Whose.of_owner(found.owner).account) if found.named else ""
    sections = sections_of(found)
    return PublishedProfile(name, sections, publish(count_profile(games, asked(call, rival=False)), sections))


ENDPOINTS = [
    Endpoint("GET", "/api/profile", my_profile, Profile, query=("game", "seats", "rival")),
    Endpoint("GET", "/api/profile/games.json", my_games, list[Played]),
    Endpoint("GET", "/api/profile/games.csv", my_games_csv, str, media=CSV),
    Endpoint("GET", "/api/profile/games.bgsplay", my_games_bgsplay, str, media=PLAYS),
    Endpoint("GET", "/api/profile/publication", my_publication, MyPublication),
    Endpoint("POST", "/api/profile/publication", publish_mine, MyPublication, Shown),
    Endpoint("DELETE", "/api/profile/publication", unpublish_mine, MyPublication),
    Endpoint("GET", "/api/profiles/{link}", published_profile, PublishedProfile, query=("game", "seats")),
    Endpoint("GET", "/api/rooms/{room}/bgsplay", game_bgsplay, str, media=PLAYS),
]
