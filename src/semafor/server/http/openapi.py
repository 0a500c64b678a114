"""The OpenAPI description, made from the endpoints themselves."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec

from semafor.rooms.commands import Incoming
from semafor.rooms.messages import Denial, Outgoing
from semafor.server.http.call import Endpoint

PATTERNS = {
    "room": "^[0-9a-f]{16}$",
    "game": "^[a-z0-9-]{1,40}$",
    "lang": "^(en|pl)$",
    "kind": "^[a-z0-9-]{1,40}$",
    "hash": "^[0-9a-f]{64}$",
    "n": "^(last|[0-9]{1,6})$",
    "puzzle": "^[0-9a-f]{8}$",
    "way": "^[0-9a-f]{16}$",
    "challenge": "^([0-9a-f]{16}|(daily|weekly)[.][a-z-]{1,40}([.][0-9W-]{8,10})?)$",
    "link": "^[0-9a-f]{16}$",
    "program": "^[0-9a-f]{16}$",
}
PROBLEMS = {
    "400": "Not understood",
    "403": "Not allowed",
    "404": "Not there",
    "409": "Not now",
    "413": "Too large",
    "429": "Too many",
    "500": "Broke",
    "503": "Not able",
}


def describe_api(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The description of these endpoints."""
    kinds = [kind for each in endpoints for kind in (each.answer, each.body) if kind not in (None, bytes, str)]
    kinds += [Denial, Incoming, Outgoing]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        path = re.sub(r":\w+\}", "}", each.path)
        paths.setdefault(path, {})[each.method.lower()] = _operation(each, by_kind)
    components |= {"SocketIn": by_kind[repr(Incoming)], "SocketOut": by_kind[repr(Outgoing)]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Semafor", "version": "1", "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(each: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": by_kind[repr(Denial)]}}
    responses: dict[str, Any] = {status: {"description": why, "content": problem} for status, why in PROBLEMS.items()}
    answer = {"type": "string"} if each.answer is str else by_kind[repr(each.answer)]
    done = {"description": "Done", "content": {each.media.partition(";")[0]: {"schema": answer}}}
    responses |= {"200": done} | ({"202": {**done, "description": "Not finished yet"}} if each.unfinished else {})
    operation: dict[str, Any] = {
        "summary": (inspect.getdoc(each.handler) or "").partition("\n")[0],
        "operationId": f"{each.handler.__module__.rpartition('.')[2]}-{each.handler.__name__}",
        "parameters": [
            *_path_parameters(each.path),
            *({"name": name, "in": "query", "schema": {"type": "string"}} for name in each.query),
        ],
        "responses": responses,
        "security": [{}, {"token": []}],
    }
    if each.body is not None:
        media, schema = (
            ("text/plain", {"type": "string"}) if each.body is bytes else ("application/json", by_kind[repr(each.body)])
        )
        operation["requestBody"] = {"required": True, "content": {media: {"schema": schema}}}
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    found = []
    for name, kind in re.findall(r"\{(\w+)(:int)?\}", path):
        schema = {"type": "integer", "minimum": 0, "maximum": 15} if kind else {"type": "string", "pattern": PATTERNS[name]}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    return found
