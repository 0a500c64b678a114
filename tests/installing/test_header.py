"""The header that rule files share is read once for all of them, and by nobody after it has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from building.header import read_once
from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CompileError
from setuptools._distutils.sysconfig import customize_compiler

pytestmark = [pytest.mark.slow, pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no GCC")]


def test_what_was_read_once_is_not_read_again_and_is_gone_afterwards(tmp_path: Path) -> None:
    header, source = tmp_path / "shared.h", tmp_path / "rule.c"
    header.write_text("#define ONE 1\n", "utf-8")
    source.write_text('#include "shared.h"\nint one(void) { return ONE; }\n', "utf-8")
    rules = Extension("rules", [str(source)], extra_compile_args=["-O0"])
    compiler = new_compiler()
    customize_compiler(compiler)

    def compiled() -> None:
        compiler.compile([str(source)], output_dir=str(tmp_path), extra_postargs=rules.extra_compile_args)

    with read_once(compiler, header, rules):
        header.write_text("#error it is read again\n", "utf-8")
        compiled()
    assert sorted(file.name for file in tmp_path.glob("shared*")) == ["shared.h"]
    with pytest.raises(CompileError):
        compiled()


def test_a_header_that_cannot_be_compiled_alone_is_left_to_the_rules(tmp_path: Path) -> None:
    header = tmp_path / "shared.h"
    header.write_text("#error\n", "utf-8")
    compiler = new_compiler()
    customize_compiler(compiler)

    with read_once(compiler, header, Extension("rules", [])):
        assert not list(tmp_path.glob("*.gch"))
