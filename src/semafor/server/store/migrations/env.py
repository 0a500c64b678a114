"""What alembic runs: the connection is given by the server, so there is no configuration file."""

from __future__ import annotations

from alembic import context

from semafor.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
