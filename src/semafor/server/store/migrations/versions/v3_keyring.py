"""What a browser holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    op.create_table(
        "keyring",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Index("keyring_newest", "guest", "at_ms"),
    )


def downgrade() -> None:
    op.drop_table("keyring")
