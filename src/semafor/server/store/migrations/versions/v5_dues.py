"""Dues in the log's own transactions, the clock that stands while no server runs, and what names look like.

What servers of before left undone becomes due: the cards of games that are shown as being played, and whatever may follow
from the end of a rated game or of a challenge.
"""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa
from alembic import op

from semafor.rooms.names import shape_of

revision = "v5"
down_revision = "v4"


class Shown(msgspec.Struct):
    """What a card says of what may follow from it."""

    rated: bool = False
    day: str = ""


def upgrade() -> None:
    due = op.create_table(
        "due",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    served = op.create_table(
        "served", sa.Column("id", sa.Integer, primary_key=True), sa.Column("ms", sa.BigInteger, nullable=False)
    )
    op.add_column("event", sa.Column("clock_ms", sa.BigInteger))
    op.add_column("card", sa.Column("n", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("card") as table:
        table.alter_column("n", server_default=None)
    with op.batch_alter_table("account") as table:
        table.add_column(sa.Column("looks", sa.String(80)))
        table.create_unique_constraint("account_looks", ["looks"])
    told = find_undone(op.get_bind())
    if told:
        op.bulk_insert(due, told)
    if has_rooms(op.get_bind()):
        op.bulk_insert(served, [{"id": 1, "ms": time.time_ns() // 1_000_000}])  # clocks of before go on from here
    note_looks(op.get_bind())


def has_rooms(connection: sa.Connection) -> bool:
    return connection.execute(sa.text("select 1 from event limit 1")).first() is not None


def find_undone(connection: sa.Connection) -> list[dict[str, object]]:
    """Every game that may have ended without what follows from that."""
    found: list[dict[str, object]] = []
    rated = set(connection.execute(sa.text("select room from rated")).scalars())
    for room, status, body in connection.execute(sa.text("select room, status, body from card where status <> 'open'")):
        shown = msgspec.json.decode(bytes(body), type=Shown)
        kinds = ["card"] if status == "playing" else []
        kinds += ["rating"] if shown.rated and room not in rated else []
        kinds += ["daily"] if shown.day else []
        found += [{"room": room, "what": kind, "n": 0} for kind in kinds]
    return found


def note_looks(connection: sa.Connection) -> None:
    """Of accounts whose names look the same the first has the look."""
    taken: set[str] = set()
    for name, shown in list(connection.execute(sa.text("select name, shown from account order by name"))):
        look = shape_of(shown)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.text("update account set looks = :look where name = :name"), {"look": look, "name": name})


def downgrade() -> None:
    with op.batch_alter_table("account") as table:
        table.drop_constraint("account_looks", type_="unique")
        table.drop_column("looks")
    op.drop_column("card", "n")
    op.drop_column("event", "clock_ms")
    op.drop_table("served")
    op.drop_table("due")
