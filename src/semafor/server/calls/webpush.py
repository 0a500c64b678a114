"""A call as Web Push: encrypted for the one browser (RFC 8291), signed by this server (VAPID, RFC 8292).

It needs no more than the library `cryptography`; where that is missing this way is not offered.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import os
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from semafor.kernel.errors import BadInput
from semafor.server.calls.errands import Push
from semafor.server.calls.posting import post

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

RECORD = 4096
KEEP_S = 24 * 3600  # so long the push service tries
TOKEN_S = 12 * 3600


class Keys(msgspec.Struct, frozen=True):
    """The browser's own keys."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """Where and how a browser is reached, as it says itself."""

    endpoint: str
    keys: Keys


def read_subscription(text: str) -> Subscription:
    """The subscription, if it is one."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        if len(unpack(found.keys.p256dh)) == 65 and len(unpack(found.keys.auth)) == 16:
            return found
    except (msgspec.MsgspecError, ValueError):
        pass
    raise BadInput("bad-push", "semafor.server")


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pusher:
    """Sends pushes in the name of this installation."""

    possible = importlib.util.find_spec("cryptography") is not None

    def __init__(self, key: str, contact: str) -> None:
        self.contact = contact
        self.private = private_key(key) if self.possible else None
        self.public = pack(point_of(self.private.public_key())) if self.private else ""
        self.tokens: dict[str, tuple[str, int]] = {}

    async def send(self, push: Push, *, private: bool) -> None:
        to = read_subscription(push.subscription)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP_S),
            "urgency": "normal",
            "topic": push.topic,
            "authorization": f"vapid t={self._token(to.endpoint)}, k={self.public}",
        }
        await post(to.endpoint, encrypt(push.text, to.keys), headers, private=private)

    def _token(self, endpoint: str) -> str:
        parts, now_s = urlsplit(endpoint), int(time.time())
        origin = f"{parts.scheme}://{parts.netloc}"
        known, until_s = self.tokens.get(origin, ("", 0))
        if until_s < now_s + KEEP_S // 24:
            assert self.private is not None
            known, until_s = sign_token(self.private, origin, now_s + TOKEN_S, self.contact), now_s + TOKEN_S
            self.tokens[origin] = known, until_s
        return known


def private_key(number: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    # every number below the order of the curve is a key; a hash above it is as rare as a collision
    return ec.derive_private_key(int.from_bytes(hashlib.sha256(f"vapid {number}".encode()).digest()) | 1, ec.SECP256R1())


def point_of(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives import serialization as s

    return key.public_bytes(s.Encoding.X962, s.PublicFormat.UncompressedPoint)


def sign_token(key: EllipticCurvePrivateKey, origin: str, until_s: int, contact: str) -> str:
    """The JSON Web Token that says who sends, to whom and until when."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    head: Any = {"typ": "JWT", "alg": "ES256"}
    claims: Any = {"aud": origin, "exp": until_s, "sub": contact}
    signed = f"{pack(msgspec.json.encode(head))}.{pack(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{signed}.{pack(r.to_bytes(32) + s.to_bytes(32))}"


def encrypt(text: bytes, keys: Keys) -> bytes:
    """The text for whoever has the private half of the browser's key: RFC 8291 in one record of RFC 8188."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = unpack(keys.p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    mine, salt = point_of(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    seed = derive(unpack(keys.auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    key = derive(salt, seed, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, seed, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine
    return header + AESGCM(key).encrypt(nonce, text[: RECORD - 103] + b"\2", None)


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
