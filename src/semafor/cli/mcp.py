"""Tools for language models and other programs."""

from __future__ import annotations

from typing import Annotated

import typer

from semafor.cli.terminal import Lang, Settings
from semafor.kernel.errors import BadInput


def mcp(
    http: Annotated[bool, typer.Option("--http", help="Streamable HTTP at /mcp instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option(help="Address to listen at, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port, with --http.")] = 8010,
    lang: Lang = Settings.lang,
) -> None:
    """Serve tools of the Model Context Protocol, with which programs play by the rules and explain records."""
    try:
        from semafor.mcp.server import ToolServer
    except ImportError as error:
        raise BadInput("no-mcp-library", "semafor.cli", library=error.name or "") from None
    server = ToolServer(lang)
    if http:
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")
