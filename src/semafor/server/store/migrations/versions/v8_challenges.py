"""Daily challenges become one kind of challenge among others: those of a week, and those that people make."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v8"
down_revision = "v7"


def upgrade() -> None:
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Index("challenge_owner", "owner", "until_ms"),
    )
    move_attempts()
    move_results()
    op.execute("update due set what = 'result' where what = 'daily'")


def move_attempts() -> None:
    op.drop_index("attempt_guest", "attempt")
    op.drop_index("attempt_room", "attempt")
    op.rename_table("attempt", "attempt_before")
    op.create_table(
        "attempt",
        sa.Column("challenge", sa.String(80), primary_key=True),
        sa.Column("owner", sa.String(80), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Index("attempt_guest", "challenge", "guest"),
        sa.Index("attempt_owner", "owner"),
        sa.Index("attempt_room", "room", "seat", unique=True),
    )
    op.execute(
        "insert into attempt (challenge, owner, guest, room, seat)"
        " select 'daily.' || game || '.' || day, owner, guest, room, 0 from attempt_before"
    )
    op.drop_table("attempt_before")


def move_results() -> None:
    op.create_table(
        "result",
        sa.Column("challenge", sa.String(80), primary_key=True),
        sa.Column("owner", sa.String(80), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("against", sa.String(40), nullable=False),
        sa.Column("first", sa.String(32), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("period", sa.String(10), nullable=False),
        sa.Index("result_ranking", "challenge", "points"),
        sa.Index("result_streak", "owner", "kind", "period"),
        sa.Index("result_past", "kind", "period"),
        sa.Index("result_once", "room", "seat", unique=True),
    )
    op.execute(
        "insert into result (challenge, owner, room, seat, name, points, against, first, level, kind, period)"
        " select 'daily.' || game || '.' || day, owner, room, 0, name, points, '', '', '', 'daily', day from daily"
    )
    op.drop_table("daily")


def downgrade() -> None:
    op.execute("update due set what = 'daily' where what = 'result'")
    op.create_table(
        "daily",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Index("daily_ranking", "game", "day", "points"),
        sa.Index("daily_once", "game", "day", "owner", unique=True),
    )
    op.execute(
        "insert into daily (room, game, day, name, points, owner) select room,"
        " substr(challenge, 7, length(challenge) - 17), period, name, points, owner"
        " from result where kind = 'daily' and level = ''"
    )
    op.drop_table("result")
    op.drop_index("attempt_guest", "attempt")
    op.drop_index("attempt_room", "attempt")
    op.rename_table("attempt", "attempt_after")
    op.create_table(
        "attempt",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("owner", sa.String(80), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Index("attempt_guest", "game", "day", "guest"),
        sa.Index("attempt_room", "room", unique=True),
    )
    op.execute(
        "insert into attempt (game, day, owner, guest, room) select substr(challenge, 7, length(challenge) - 17),"
        " substr(challenge, length(challenge) - 9), owner, guest, room from attempt_after"
        " where challenge like 'daily.%' and owner not like 'bot:%'"
    )
    op.drop_table("attempt_after")
    op.drop_table("challenge")
