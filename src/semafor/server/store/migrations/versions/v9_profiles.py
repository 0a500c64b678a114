"""Profiles that their owners show to others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v9"
down_revision = "v8"


def upgrade() -> None:
    op.create_table(
        "publication",
        sa.Column("owner", sa.String(80), primary_key=True),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("named", sa.Integer, nullable=False),
        sa.Column("sections", sa.String(80), nullable=False),
        sa.UniqueConstraint("link", name="publication_link"),
    )


def downgrade() -> None:
    op.drop_table("publication")
