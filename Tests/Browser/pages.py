"""The pages of all fixtures."""

import concurrent.futures
import dataclasses

from finding import Finding
from repository import FIXTURES

FOLDERS = ("screens", "systems")


@dataclasses.dataclass(frozen=True)
class Page:
    """A page as it is served, and the name that findings give it."""

    name: str
    html: bytes

    @property
    def path(self):
        """The path of the page on the server."""
        return f"/{self.name}.html"


def fixtures():
    """Returns the screens that are shown, in a fixed order."""
    return [path for folder in FOLDERS for path in sorted((FIXTURES / folder).glob("*.json"))]


def render(tool, paths=None, options=()):
    """Returns the pages of screens, and a finding for each that the tool does not render without a word."""
    paths = fixtures() if paths is None else paths
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outputs = list(pool.map(lambda path: tool.page(path, *options), paths))
    pages, findings = [], []
    for path, (html, said) in zip(paths, outputs):
        page = Page(f"{path.parent.name}/{path.stem}", html)
        pages.append(page)
        if said.strip() or not html:
            findings.append(Finding("render", "diagnostics", page.name, said.strip()[:300] or "no page"))
    return pages, findings
