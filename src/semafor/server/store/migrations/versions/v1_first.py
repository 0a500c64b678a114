"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("room", "key", name="event_once"),
    )
    op.create_table(
        "card",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Index("card_lobby", "public", "status", "changed_ms"),
    )
    people()
    scores()


def people() -> None:
    op.create_table(
        "account",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("shown", sa.String(40), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "claim",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Index("claim_account", "account"),
    )
    op.create_table(
        "secret", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.String(64), nullable=False)
    )


def scores() -> None:
    op.create_table(
        "rating",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("account", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
    )
    op.create_table("rated", sa.Column("room", sa.String(32), primary_key=True))
    op.create_table(
        "daily",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Index("daily_ranking", "game", "day", "points"),
    )


def downgrade() -> None:
    for name in ("event", "card", "account", "session", "claim", "secret", "rating", "rated", "daily"):
        op.drop_table(name)
