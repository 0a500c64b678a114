"""The repository as MkDocs sees it: the pages of its root stand beside those of docs/, and so do files that pages link to."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {"README.md": "index.md"} | {
    name: name for name in ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
}
UPWARDS = re.compile(r"\]\(\.\./([^)#]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Lay the root's pages, and whatever a page of docs/ links to outside of it, beside the pages of docs/."""
    for name, place in PAGES.items():
        files.append(File.generated(config, place, content=(ROOT / name).read_text("utf-8")))
    texts = [file.content_string for file in files.documentation_pages()]
    outside = {link for text in texts for link in UPWARDS.findall(text)} | {"LICENSE"}
    for link in sorted(outside - set(PAGES)):
        files.append(File.generated(config, link, abs_src_path=str(ROOT / link)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (MkDocs calls it so)
    """The links of a page as they are on the site, where there is neither docs/ nor a way upwards out of it."""
    markdown = markdown.replace("](docs/", "](").replace("](../", "](")
    for name, place in PAGES.items():
        markdown = markdown.replace(f"]({name})", f"]({place})")
    return markdown
