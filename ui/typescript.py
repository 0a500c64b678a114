"""TypeScript for msgspec types: a struct is an interface, a literal a closed union, a docstring a comment."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_origin

import msgspec
from msgspec import inspect as ms

WIDTH = 120
HEAD = "// Made from the Python structs by `make contract`; `make check` compares. Change the structs, not this file.\n"
PLAIN: dict[type[ms.Type], str] = {
    ms.AnyType: "unknown",
    ms.BoolType: "boolean",
    ms.BytesType: "string",
    ms.FloatType: "number",
    ms.IntType: "number",
    ms.NoneType: "null",
    ms.StrType: "string",
}


class Writer:
    """Collects everything that the given types reach, and writes it as TypeScript files.

    `file_of` says into which file the types of a module go, `plain` which file has the name of a type that Python keeps
    as plain data. What is reached from an answer has all its fields; what only a client sends may leave out those that
    have a default.
    """

    def __init__(self, file_of: Callable[[str], str], plain: dict[str, str]) -> None:
        self.file_of = file_of
        self.plain = plain
        self.structs: dict[type[msgspec.Struct], ms.StructType] = {}
        self.answered: set[type[msgspec.Struct]] = set()
        self.aliases: dict[str, dict[str, str]] = {}  # by file: the text of a type that has a name, and the name
        self.declared: dict[str, dict[str, str]] = {}
        self.imports: dict[str, set[tuple[str, str]]] = {}

    def reach(self, kind: Any, *, answer: bool) -> None:
        """All that this type is made of belongs to the contract."""
        self._reach(ms.type_info(kind), answer)

    def _reach(self, kind: ms.Type, answer: bool) -> None:
        if isinstance(kind, ms.StructType):
            if kind.cls in self.structs and (not answer or kind.cls in self.answered):
                return
            self.structs[kind.cls] = kind
            if answer:
                self.answered.add(kind.cls)
        for part in parts(kind):
            self._reach(part, answer)

    def name_aliases(self, module: ModuleType) -> None:
        """Literals and unions to which the module gives a name have it on the page too."""
        file = self.file_of(module.__name__)
        for name, kind in vars(module).items():
            if is_alias(kind) and defines(module, name):
                self.aliases.setdefault(file, {}).setdefault(self._text(ms.type_info(kind), file), name)

    def write_structs(self) -> None:
        for kind in self.structs.values():
            file = self.file_of(kind.cls.__module__)
            self.declare(file, kind.cls.__name__, self.interface(kind, file))

    def interface(self, kind: ms.StructType, file: str) -> str:
        lines = [f"{comment(kind.cls)}export interface {kind.cls.__name__} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {literal(kind.tag)}")
        for field in kind.fields:
            free = "?" if not field.required and kind.cls not in self.answered else ""
            lines.append(f"  {field.encode_name}{free}: {self.text(field.type, file)}")
        return "\n".join([*lines, "}", ""])

    def declare(self, file: str, name: str, text: str) -> None:
        if self.declared.setdefault(file, {}).setdefault(name, text) != text:
            raise ValueError(f"two types of the contract are called {name} in {file}: one of them needs another name")

    def write(self, file: str, name: str, kind: Any) -> None:
        """A name of the page's own for a type."""
        self.declare(file, name, alias(name, self._text(ms.type_info(kind), file)))

    def text_of(self, kind: Any, file: str) -> str:
        return self.text(ms.type_info(kind), file)

    def text(self, kind: ms.Type, file: str) -> str:
        """The type as it is written in that file: by its name if it has one."""
        text = self._text(kind, file)
        for owner in (file, *(other for other in self.aliases if shares(other, file))):
            if name := self.aliases.get(owner, {}).get(text):
                self.declare(owner, name, alias(name, text))
                return self.taken(name, owner, file)
        return text

    def taken(self, name: str, owner: str, file: str) -> str:
        """The name, imported if another file has it."""
        if owner != file:
            self.imports.setdefault(file, set()).add((owner, name))
        return name

    def _text(self, kind: ms.Type, file: str) -> str:
        match kind:
            case ms.Metadata():
                name = (kind.extra or {}).get("contract")
                return self.taken(name, self.plain[name], file) if name else self.text(kind.type, file)
            case ms.StructType():
                return self.taken(kind.cls.__name__, self.file_of(kind.cls.__module__), file)
            case ms.LiteralType():
                return " | ".join(literal(value) for value in kind.values)
            case ms.UnionType():
                return " | ".join(dict.fromkeys(self.text(each, file) for each in kind.types))
            case ms.ListType() | ms.VarTupleType():
                return listed(self.text(kind.item_type, file))
            case ms.TupleType():
                return f"[{', '.join(self.text(each, file) for each in kind.item_types)}]"
            case ms.DictType():
                return self.record(kind, file)
        return PLAIN[type(kind)]

    def record(self, kind: ms.DictType, file: str) -> str:
        text = f"Record<{self.text(kind.key_type, file)}, {self.text(kind.value_type, file)}>"
        return f"Partial<{text}>" if isinstance(kind.key_type, ms.LiteralType) else text

    def files(self) -> dict[str, str]:
        bodies = {file: "\n".join(declared.values()) for file, declared in self.declared.items()}
        return {file: "\n".join([HEAD, *self.import_lines(file, body), body]) for file, body in bodies.items()}

    def import_lines(self, file: str, body: str) -> list[str]:
        """What the file takes from the others; of the names noted, some were only parts of a type that has its own name."""
        up = "../" * file.count("/") or "./"
        owners: dict[str, list[str]] = {}
        for owner, name in sorted(self.imports.get(file, ())):
            if re.search(rf"\b{name.removeprefix('* as ')}\b", body):
                owners.setdefault(owner, []).append(name)
        lines = [f"import type {bound(names)} from '{up}{owner}'" for owner, names in owners.items()]
        return ["\n".join([*lines, ""])] if lines else []


def parts(kind: ms.Type) -> Iterator[ms.Type]:
    """The types that this one is made of."""
    match kind:
        case ms.Metadata():
            yield kind.type
        case ms.StructType():
            yield from (field.type for field in kind.fields)
        case ms.UnionType():
            yield from kind.types
        case ms.ListType() | ms.VarTupleType():
            yield kind.item_type
        case ms.TupleType():
            yield from kind.item_types
        case ms.DictType():
            yield from (kind.key_type, kind.value_type)


def shares(owner: str, file: str) -> bool:
    """Whether a file may use names of the other that only stand for the same values: what one game has is its own."""
    return "/" not in owner or owner == f"games/{Path(file).name}"


def is_alias(value: object) -> bool:
    return get_origin(value) in (Literal, Union, UnionType)


def defines(module: ModuleType, name: str) -> bool:
    """Whether the name is the module's own, not imported."""
    source = Path(str(module.__file__)).parent / f"{module.__name__.rpartition('.')[2]}.py"
    return re.search(rf"^{name}(: TypeAlias)? = ", source.read_text("utf-8"), re.MULTILINE) is not None


def bound(names: list[str]) -> str:
    """What an import takes: some names, or everything under one."""
    return names[0] if names[0].startswith("* as ") else f"{{ {', '.join(names)} }}"


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def alias(name: str, text: str) -> str:
    """A named type, one member on each line where one line does not hold them."""
    line = f"export type {name} = {text}\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + text.replace(" | ", "\n  | ") + "\n"


def comment(cls: type) -> str:
    """The docstring as a comment."""
    lines = re.sub(r"\bNone\b", "null", cleandoc(cls.__doc__ or "")).splitlines()
    if len(lines) < 2:
        return "".join(f"/** {line} */\n" for line in lines)
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])
