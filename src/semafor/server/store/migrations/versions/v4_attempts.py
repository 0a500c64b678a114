"""A challenge belongs to an account or a browser, and to it once. What was ranked by name before stays, each by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v4"
down_revision = "v3"


def upgrade() -> None:
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
    op.add_column("daily", sa.Column("owner", sa.String(80), nullable=False, server_default=""))
    op.execute("update daily set owner = 'room:' || room")
    with op.batch_alter_table("daily") as table:
        table.alter_column("owner", server_default=None)
    op.create_index("daily_once", "daily", ["game", "day", "owner"], unique=True)


def downgrade() -> None:
    op.drop_index("daily_once", "daily")
    op.drop_column("daily", "owner")
    op.drop_table("attempt")
