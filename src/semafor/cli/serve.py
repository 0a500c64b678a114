"""Starting the server."""

from __future__ import annotations

from typing import Annotated

import typer

from semafor.cli.terminal import Lang, Settings, err, say
from semafor.kernel.errors import BadInput


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at; 127.0.0.1 if not given.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 8000 if not given, 0 for any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")] = None,
    bus: Annotated[str | None, typer.Option(help="memory:, postgresql: or redis://HOST, for several nodes.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Bot processes.")] = None,
    page: Annotated[str | None, typer.Option(help="Folder with the built page; the package's own if not given.")] = None,
    log_level: Annotated[str, typer.Option(help="debug | info | warning | error")] = "info",
    lang: Lang = Settings.lang,
) -> None:
    """Serve tables over HTTP and WebSocket. Every setting can also be given as SEMAFOR_… in the environment."""
    try:
        from semafor.server.built_page import BuiltPage
        from semafor.server.lacks import find_lacks
        from semafor.server.serve import serve as run
        from semafor.server.settings import Settings as ServerSettings
    except ImportError as error:
        raise BadInput("no-server-library", "semafor.cli", library=error.name or "") from None

    settings = ServerSettings.read(host=host, port=port, database=database, bus=bus, workers=workers, page=page)
    missing = [
        getattr(lack.text, Settings.lang) for lack in find_lacks(BuiltPage(settings.page), compiling=bool(settings.compiling))
    ]

    def ready(address: str) -> None:
        for lack in missing:
            err.print(lack)
        say("serve-address", address=address)

    run(settings, log_level=log_level, ready=ready)
