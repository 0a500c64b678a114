"""Accounts and the leaderboard."""

from __future__ import annotations

import asyncio
import hmac
from functools import cache
from typing import Annotated

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.game import GameKey
from semafor.rooms import entries as e
from semafor.rooms import names
from semafor.rooms.commands import SeatNumber
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.forms import Name
from semafor.server.http.games import query_game
from semafor.server.node.forgetting import forget_account
from semafor.server.store.accounts import SESSION_MS
from semafor.server.store.ratings import Rating
from semafor.server.tokens import fresh_id, fresh_token, hash_token

LEAST, MOST = 8, 200
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@cache
def hash_of_nobody() -> str:
    """A hash that is verified when there is no such account, so that both answers take as long."""
    return HASHER.hash(fresh_token())


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class Me(msgspec.Struct, frozen=True):
    """Who is signed in: the name, and the rating at each game."""

    name: str | None
    ratings: dict[GameKey, Rating]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat whose token I have, to be claimed by my account."""

    room: Annotated[str, msgspec.Meta(max_length=32)]
    seat: SeatNumber


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My password, once more."""

    password: Annotated[str, msgspec.Meta(max_length=1000)]


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far and the one from now on."""

    old: Annotated[str, msgspec.Meta(max_length=1000)]
    new: Annotated[str, msgspec.Meta(max_length=1000)]


async def sign_up(call: Call, body: Credentials) -> Me:
    """Make an account and sign in."""
    call.limit("login")
    check_password(body.password)
    name = names.fold_name(body.name)
    hash = await asyncio.to_thread(HASHER.hash, body.password)
    if not await call.node.accounts.add(name, names.clean_name(body.name), names.shape_of(body.name), hash):
        raise Problem(409, "name-taken")
    return await open_session(call, name, names.clean_name(body.name))


async def sign_in(call: Call, body: Credentials) -> Me:
    """Sign in."""
    name = names.fold_name(body.name)
    device = known_device(call, name)
    if not device:
        call.check_limit("login")
    caller = device or f"{call.address} {name}"
    call.limit("login", caller)
    none, hash = await asyncio.to_thread(hash_of_nobody), await call.node.accounts.password(name)
    try:
        await asyncio.to_thread(HASHER.verify, hash or none, body.password)
    except VerificationError:
        if not device:
            call.limit("login")  # who tries many names is slowed at all of them
        raise Problem(403, "wrong-password") from None
    call.node.limits.give_back("login", caller)
    return await open_session(call, name, names.clean_name(body.name))


def device_mark(call: Call, name: str) -> str:
    """What a device is given that has signed in: strangers who guess wrong passwords never slow it down."""
    return hmac.new(bytes.fromhex(call.node.installation), f"device {name}".encode(), "sha256").hexdigest()


def known_device(call: Call, name: str) -> str:
    """By what the attempts of a device are counted that has signed in to the account before; empty for all others."""
    mark = device_mark(call, name)
    return f"device {name}" if hmac.compare_digest(call.cookie("device").encode(), mark.encode()) else ""


async def open_session(call: Call, name: str, shown: str) -> Me:
    """A session in a cookie."""
    token = fresh_token()
    await call.node.accounts.open_session(hash_token(token), name, call.node.rooms.now_ms())
    call.set_cookie("session", token, SESSION_MS // 1000)
    call.set_cookie("device", device_mark(call, name))
    return Me(shown, await read_ratings(call, name))


async def sign_out(call: Call) -> Me:
    """Sign out; seats stay with this browser."""
    await call.node.accounts.close_session(hash_token(call.cookie("session")))
    call.set_cookie("session", "", 0)
    return Me(None, {})


async def me(call: Call) -> Me:
    """Who is signed in."""
    account = await call.account()
    return Me(account[1], await read_ratings(call, account[0])) if account else Me(None, {})


async def read_ratings(call: Call, name: str) -> dict[str, Rating]:
    found = {key: await call.node.ratings.ratings(key, [name]) for key in semafor.games()}
    return {key: by_name[name] for key, by_name in found.items() if name in by_name}


async def signed_in(call: Call) -> tuple[str, str]:
    account = await call.account()
    if account is None:
        raise Problem(403, "no-account")
    return account


async def verify_own(call: Call, password: str) -> tuple[str, str]:
    """The account that is signed in, if the password is its own: a browser left open is not enough."""
    account = await signed_in(call)
    call.limit("login", f"own {account[0]}")
    hash = await call.node.accounts.password(account[0])
    try:
        await asyncio.to_thread(HASHER.verify, hash or "", password)
    except (VerificationError, InvalidHashError):
        raise Problem(403, "wrong-password") from None
    call.node.limits.give_back("login", f"own {account[0]}")
    return account


def check_password(password: str) -> str:
    if not LEAST <= len(password) <= MOST:
        raise BadInput("bad-password", "semafor.server", least=LEAST, most=MOST)
    return password


async def change_password(call: Call, body: NewPassword) -> Me:
    """Change the password; every other device is signed out."""
    name, shown = await verify_own(call, body.old)
    hash = await asyncio.to_thread(HASHER.hash, check_password(body.new))
    await call.node.accounts.change_password(name, hash)
    await call.node.accounts.close_sessions(name)
    return await open_session(call, name, shown)


async def sign_out_everywhere(call: Call) -> Me:
    """Sign out on all devices."""
    await call.node.accounts.close_sessions((await signed_in(call))[0])
    call.set_cookie("session", "", 0)
    return Me(None, {})


async def delete_account(call: Call, body: Password) -> Me:
    """Delete the account: games stay, the name goes."""
    name, _ = await verify_own(call, body.password)
    await forget_account(call.node.forgetting, call.node.upkeep, name)
    for cookie in ("session", "device"):
        call.set_cookie(cookie, "", 0)
    return Me(None, {})


async def claim(call: Call, body: Claim) -> Me:
    """Claim a seat whose token one has for one's account; the game goes on as it was."""
    account = await call.account()
    if account is None:
        raise Problem(403, "no-account")
    call.request.scope["path_params"]["room"] = body.room
    live = await call.live()
    call.require_seat(live.room, body.seat)
    if not live.room.seats[body.seat].account:
        await call.append(live, f"claim:{fresh_id()}", lambda _: e.Claimed(body.seat, account[0]))
    return await me(call)


async def leaders(call: Call) -> list[Rating]:
    """The leaderboard of a game."""
    return await call.node.ratings.leaders(query_game(call).key)


ENDPOINTS = [
    Endpoint("POST", "/api/accounts", sign_up, Me, Credentials),
    Endpoint("POST", "/api/session", sign_in, Me, Credentials),
    Endpoint("DELETE", "/api/session", sign_out, Me),
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("POST", "/api/me/password", change_password, Me, NewPassword),
    Endpoint("POST", "/api/me/deletion", delete_account, Me, Password),
    Endpoint("DELETE", "/api/sessions", sign_out_everywhere, Me),
    Endpoint("POST", "/api/claims", claim, Me, Claim),
    Endpoint("GET", "/api/leaders/{game}", leaders, list[Rating]),
]
