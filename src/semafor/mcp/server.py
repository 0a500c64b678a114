"""The tools as a server of the Model Context Protocol, and what becomes of bad input there."""

from __future__ import annotations

from typing import Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, TextContent, ToolAnnotations
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from semafor.kernel.errors import BadInput
from semafor.kernel.words import Words
from semafor.mcp.seat import ROOM
from semafor.mcp.tools import WAIT_S, Tools

ASKING = ("games", "rules", "card", "explain_record", "judge_record", "wait", "look", "legal_moves", "why_not", "record")
DOING = ("start_table", "take_seat", "play")


class ToolServer(MCPServer[Any]):
    """The tools in one language. Bad input is answered by one sentence, which the model reads as the tool's error."""

    def __init__(self, lang: str, wait_s: float = WAIT_S) -> None:
        self.words = Words(lang, ROOM, "semafor.kernel")
        super().__init__("semafor", instructions=self.words.say("instructions"), log_level="WARNING")
        self.tools = Tools(lang, wait_s)
        for name in (*ASKING, *DOING):
            self.add_tool(
                getattr(self.tools, name),
                description=self.words.say(f"tool-{name.replace('_', '-')}"),
                annotations=ToolAnnotations(read_only_hint=name in ASKING, open_world_hint=name == "take_seat"),
            )

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        if unknown := self.unknown(name, arguments):
            return fault(self.words.say("bad-argument", tool=name, error=BadInput("misfit-unknown", field=unknown)))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            sentence = self.sentence(name, error.__cause__)
            if sentence is None:
                raise
            return fault(sentence)

    def unknown(self, name: str, arguments: dict[str, Any]) -> str:
        """The first argument that the tool does not have; the library would pass over it."""
        tool = self._tool_manager.get_tool(name)
        known = arguments if tool is None else tool.parameters["properties"]
        return next((each[:60] for each in arguments if each not in known), "")

    def sentence(self, name: str, cause: BaseException | None) -> str | None:
        """What was wrong with what was given; None where it is our own mistake."""
        if isinstance(cause, BadInput):
            return cause.sentence(self.words.lang)
        if isinstance(cause, ValidationError):
            return self.words.say("bad-argument", tool=name, error=misfit(cause.errors()[0]))
        return None


def fault(sentence: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


WANTED = {"int": "int", "string": "str", "list": "array", "dict": "object", "bool": "bool"}
GIVEN = {str: "str", bool: "bool", int: "int", float: "float", list: "array", dict: "object", type(None): "null"}
BOUNDS = {"greater_than_equal": (">=", "ge"), "less_than_equal": ("<=", "le")}


def misfit(found: ErrorDetails) -> BadInput:
    """Why an argument does not fit, in the words that the kernel has for it."""
    where, kind = str(found["loc"][0]), found["type"]
    if kind == "missing":
        return BadInput("misfit-missing", field=where)
    if kind in BOUNDS:
        sign, limit = BOUNDS[kind]
        return BadInput("bad-field", where=where, error=BadInput("misfit-bound", bound=sign, limit=found["ctx"][limit]))
    wanted = WANTED.get(kind.partition("_")[0])
    if wanted is None:
        return BadInput("bad-field", where=where, error=BadInput("misfit-other"))
    given = GIVEN.get(type(found["input"]), "object")
    return BadInput("bad-field", where=where, error=BadInput("misfit-kind", wanted=[wanted], given=given))
