"""A program at the tools, as the protocol's own client speaks to them inside one process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from mcp.client import Client
from mcp_types import TextContent

from semafor.mcp.server import ToolServer
from server.conftest import run

T = TypeVar("T")


class Program:
    """Calls tools; an answer is data, a fault is its sentence."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **given: Any) -> Any:
        answer = await self.client.call_tool(tool, given)
        assert not answer.is_error, answer.content
        found = answer.structured_content
        assert found is not None
        return found["result"] if list(found) == ["result"] else found

    async def fault(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        assert answer.is_error
        [said] = answer.content
        assert isinstance(said, TextContent)
        return said.text


def connected(work: Callable[[Program], Awaitable[T]], lang: str = "en", wait_s: float = 25) -> T:
    """Do the work with a client of fresh tools."""

    async def do() -> T:
        async with Client(ToolServer(lang, wait_s)) as client:
            return await work(Program(client))

    return run(do())
