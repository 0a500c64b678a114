"""What people share by its content: material of a box, maps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v6"
down_revision = "v5"


def upgrade() -> None:
    op.create_table(
        "document",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Index("document_owner", "owner"),
    )


def downgrade() -> None:
    op.drop_table("document")
