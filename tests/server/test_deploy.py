"""The files for systemd, Docker and compose fit this server, as far as that can be checked without running them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from semafor.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAMES = {f"SEMAFOR_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_every_setting_named_in_the_files_exists() -> None:
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"\b(SEMAFOR_[A-Z_]+)(?:=|: )", file.read_text("utf-8")))
        assert named <= NAMES | of_the_build(), file


def of_the_build() -> set[str]:
    """The settings that building reads."""
    return {
        name for file in (ROOT / "building").glob("*.py") for name in re.findall(r"\bSEMAFOR_[A-Z_]+", file.read_text("utf-8"))
    }


def test_every_setting_of_the_build_is_explained() -> None:
    explained = re.findall(r"SEMAFOR_[A-Z_]+", (ROOT / "docs" / "building.md").read_text("utf-8"))

    assert set(explained) == of_the_build()


def test_every_setting_is_explained_in_the_docs() -> None:
    explained = set(re.findall(r"SEMAFOR_[A-Z_]+", (ROOT / "docs" / "hosting.md").read_text("utf-8")))

    assert explained >= NAMES


def test_compose_names_only_services_volumes_and_files_that_are_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    node = services["node"]
    depended = [name for service in services.values() for name in service.get("depends_on", [])]
    mounted = [mount.partition(":")[0] for service in services.values() for mount in service.get("volumes", [])]
    hosts = re.findall(r"(?:@|redis://)(\w+)", " ".join(node["environment"].values()))

    assert set(depended) <= set(services)
    assert {name for name in mounted if not name.startswith("./")} == set(compose["volumes"])
    assert [name for name in mounted if name.startswith("./") and not (DEPLOY / name).is_file()] == []
    assert set(hosts) == {"database", "redis"}
    assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert services["database"]["healthcheck"]["test"][0] == "CMD"
    assert node["depends_on"]["database"]["condition"] == "service_healthy"
    front = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "reverse_proxy node:8000" in front
    assert re.search(r"@inside path /metrics\*.*\n\s*respond @inside 404", front), "figures are not for strangers"


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="docker-compose is not installed")
def test_compose_understands_its_file_and_wants_a_password() -> None:
    asked = ["docker-compose", "-f", str(DEPLOY / "compose.yaml"), "config"]
    checked = [
        subprocess.run(asked, capture_output=True, text=True, timeout=60, env={"PATH": os.environ["PATH"], **given})
        for given in ({"SEMAFOR_PASSWORD": "x"}, {})
    ]

    assert (checked[0].returncode, checked[0].stderr) == (0, "")
    assert set(yaml.safe_load(checked[0].stdout)["services"]) == {"database", "front", "node", "redis"}
    assert "SEMAFOR_PASSWORD" in checked[1].stderr


def test_what_the_image_copies_is_there_and_what_it_starts_is_the_command() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]]
    start = next(line for line in lines if line.startswith("CMD "))

    assert {"src", "ui"} <= set(copied), "the rules and the page"
    assert [word for word in copied if not (ROOT / word).exists()] == []
    assert msgspec.json.decode(start.removeprefix("CMD "))[-2:] == ["/opt/semafor/bin/semafor", "serve"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "semafor.service").read_text("utf-8")
    file = tmp_path / "semafor.service"
    # It wants the program to be there; our own may lie in a folder with a space, which would be two words of the unit.
    file.write_text(unit.replace("/opt/semafor/bin/semafor", "/bin/sh"), "utf-8")
    checked = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, timeout=60)

    assert unit.count("ExecStart=/opt/semafor/bin/semafor serve\n") == 1
    assert (checked.returncode, [line for line in checked.stderr.splitlines() if "semafor.service" in line]) == (0, [])
