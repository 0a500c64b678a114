"""How this server is set up: by environment variables `SEMAFOR_…`, and by flags that stand above them."""

from __future__ import annotations

import os

import msgspec

from semafor.kernel.errors import BadInput

RANGES: dict[str, tuple[float, float]] = {  # what is not a number lies in none of them
    "port": (0, 65_535),
    "secure": (0, 1),
    "proxies": (0, 10),
    "workers": (1, 256),
    "bot_s": (0.1, 600),
    "bot_mb": (64, 1 << 20),
    "limits": (0, 1000),
    "keep_days": (0, 36_500),
    "keep_chat_days": (0, 36_500),
    "open_days": (0, 36_500),
    "stop_s": (0, 3600),
    "calls_private": (0, 1),
    "calls_wait_s": (0, 3600),
    "fd": (-1, 1 << 20),
    "compiling": (0, 1),
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with its default; `docs/hosting.md` explains them."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///semafor.db"
    bus: str = "memory:"
    origins: str = ""  # besides the server's own: https://a.example,https://b.example
    secure: int = 0  # 1 behind HTTPS: cookies are marked Secure
    proxies: int = 0  # how many proxies in front tell the client's address
    workers: int = 1  # bot processes
    bot_s: float = 10.0
    bot_mb: int = 1024
    page: str = ""  # a folder with the built page; the package's own if not given
    limits: float = 1.0  # rates are multiplied by this; 0 turns them off
    keep_days: float = 0.0  # rooms in which nothing happened for so long are dropped; 0 keeps them for ever
    keep_chat_days: float = 0.0  # the same for talk
    open_days: float = 14.0  # tables that nobody has joined for so long are dropped before their deal; 0 keeps them for ever
    par: str = "easy,normal,hard"  # levels of the bots that play every challenge too, separated by commas
    boxes: str = ""  # hashes of corrected boxes with which rated games may be played, separated by commas
    stop_s: float = 10.0
    address: str = ""  # where people find this server: https://games.example.org; links in calls begin with it
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT or smtps://…; without it there are no calls by e-mail
    smtp_from: str = ""  # the sender of e-mails
    calls_private: int = 0  # 1 lets webhooks go to private networks, and without TLS
    calls_wait_s: float = 15.0  # who comes to the table within that time is not called
    fd: int = -1  # a socket that listens already, handed over by who started this process
    compiling: int = 0  # 1 while the rules are being compiled beside this server, which makes way for one that has them

    @property
    def home(self) -> str:
        """What links to this server begin with."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.address.rstrip("/") or f"http://{host}:{self.port}"

    @classmethod
    def read(cls, **flags: object) -> Settings:
        """The settings of the environment, under the flags that were given."""
        values: dict[str, object] = {}
        for field in msgspec.structs.fields(cls):
            given = os.environ.get(f"SEMAFOR_{field.name.upper()}")
            if given is not None:
                values[field.name] = _number(field.name, given, field.type)
        values |= {name: value for name, value in flags.items() if value is not None}
        found = msgspec.convert(values, cls)
        for name, (least, most) in RANGES.items():
            if not least <= getattr(found, name) <= most:
                facts = {"value": str(getattr(found, name)), "least": str(least), "most": str(most)}
                raise BadInput("bad-setting-range", "semafor.server", name=f"SEMAFOR_{name.upper()}", **facts)
        return found


def _number(name: str, text: str, kind: object) -> object:
    try:
        return int(text) if kind is int else float(text) if kind is float else text
    except ValueError:
        raise BadInput("bad-setting", "semafor.server", name=f"SEMAFOR_{name.upper()}", value=text) from None
