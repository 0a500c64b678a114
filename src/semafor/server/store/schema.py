"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

metadata = MetaData()

event = Table(
    "event",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("key", String(80), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("clock_ms", BigInteger),  # by the clock that stands while no server runs; entries of before have none
    UniqueConstraint("room", "key", name="event_once"),
)

# What follows from entries and is not done yet. Written with the entry, so that neither is ever there without the other.
due = Table(
    "due",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("what", String(16), primary_key=True),
    Column("n", Integer, nullable=False),  # the newest entry from which it follows
)

# How long servers have run, all in all: one row.
served = Table("served", metadata, Column("id", Integer, primary_key=True), Column("ms", BigInteger, nullable=False))

# What the lobby shows of a room. Derived from the log: it may be dropped and made again.
card = Table(
    "card",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Integer, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("n", Integer, nullable=False),  # how many entries it tells of: an older card never takes its place
    Index("card_lobby", "public", "status", "changed_ms"),
)

# What takes long to make from the log. Derived too.
derived = Table(
    "derived",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("what", String(16), primary_key=True),
    Column("version", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

account = Table(
    "account",
    metadata,
    Column("name", String(40), primary_key=True),  # folded, so that Anna and ANNA are one
    Column("shown", String(40), nullable=False),
    Column("password", String(200), nullable=False),
    Column("looks", String(80)),  # what the name looks like; none where an older account looks the same
    UniqueConstraint("looks", name="account_looks"),
)

session = Table(
    "session",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(40), nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)

claim = Table(
    "claim",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(40), nullable=False),
    Index("claim_account", "account"),
)

# The tokens for which a browser's one cookie stands: hashes of both.
keyring = Table(
    "keyring",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Index("keyring_newest", "guest", "at_ms"),
)

rating = Table(
    "rating",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("account", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

rated = Table("rated", metadata, Column("room", String(32), primary_key=True))

# Challenges that people made. Those of a day or a week follow from the installation's secret.
challenge = Table(
    "challenge",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(80), nullable=False),
    Column("name", String(40), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("challenge_owner", "owner", "until_ms"),
)

# Who began which challenge. The owner is an account, a browser or a bot; `guest` is the browser, whoever was signed in.
attempt = Table(
    "attempt",
    metadata,
    Column("challenge", String(80), primary_key=True),
    Column("owner", String(80), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("attempt_guest", "challenge", "guest"),
    Index("attempt_owner", "owner"),
    Index("attempt_room", "room", "seat", unique=True),
)

# The rankings: `kind` and `period` tell which day or week it was, if any; `level` a bot with which people are compared.
result = Table(
    "result",
    metadata,
    Column("challenge", String(80), primary_key=True),
    Column("owner", String(80), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("against", String(40), nullable=False),
    Column("first", String(32), nullable=False),
    Column("level", String(20), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("period", String(10), nullable=False),
    Index("result_ranking", "challenge", "points"),
    Index("result_streak", "owner", "kind", "period"),
    Index("result_past", "kind", "period"),
    Index("result_once", "room", "seat", unique=True),
)

# How a person wants to be called, everywhere (no room) or at one table. The owner is an account or a browser.
way = Table(
    "way",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(80), nullable=False),
    Column("room", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", String(2000), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("digest_min", Integer, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Index("way_owner", "owner"),
)

# What is to be sent by those ways. A row stays after it was sent, without a time: so nothing is sent twice of one turn.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("way", String(32), nullable=False),
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("due_ms", BigInteger),
    Column("leased_ms", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    UniqueConstraint("way", "room", "seat", "what", name="outbox_once"),
    Index("outbox_due", "due_ms"),
    Index("outbox_room", "room"),
)

# What people share by its content: material of a box, maps. The owner is an account, or a keyed hash of an address.
document = Table(
    "document",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("owner", String(80), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("document_owner", "owner"),
)

# Profiles that their owners show to others. The owner is an account or a browser.
publication = Table(
    "publication",
    metadata,
    Column("owner", String(80), primary_key=True),
    Column("link", String(32), nullable=False),
    Column("named", Integer, nullable=False),
    Column("sections", String(80), nullable=False),
    UniqueConstraint("link", name="publication_link"),
)

# Who played a seat before somebody else took it over, or spoke among the watchers (seat -1): so an account is forgotten whole.
former = Table(
    "former",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(40), primary_key=True),
    Index("former_account", "account"),
)

# What people at a table report to whoever runs the server.
report = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Index("report_room", "room"),
)

# Accounts that are programs. The owner is the account of who made it, empty where the host did.
program = Table(
    "program",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(40), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("about", String(200), nullable=False),
    Column("games", String(1000), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
    UniqueConstraint("account", name="program_account"),
    UniqueConstraint("hash", name="program_hash"),
    Index("program_owner", "owner"),
)

secret = Table("secret", metadata, Column("name", String(40), primary_key=True), Column("value", String(64), nullable=False))
