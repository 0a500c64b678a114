"""Seats that changed hands, reports, and accounts that are programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v10"
down_revision = "v9"


def upgrade() -> None:
    op.create_table(
        "former",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(40), primary_key=True),
        sa.Index("former_account", "account"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Index("report_room", "room"),
    )
    op.create_table(
        "program",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("about", sa.String(200), nullable=False),
        sa.Column("games", sa.String(1000), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("account", name="program_account"),
        sa.UniqueConstraint("hash", name="program_hash"),
        sa.Index("program_owner", "owner"),
    )


def downgrade() -> None:
    op.drop_table("program")
    op.drop_table("report")
    op.drop_table("former")
