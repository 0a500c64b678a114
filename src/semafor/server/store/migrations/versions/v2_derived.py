"""A place for what is derived from the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    op.create_table(
        "derived",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("derived")
