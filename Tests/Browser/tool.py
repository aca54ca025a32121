"""Runs the tool."""

import dataclasses
import subprocess

from repository import FIXTURES


@dataclasses.dataclass(frozen=True)
class Tool:
    """The tool at a path."""

    path: str

    def run(self, *arguments, text=None):
        """Returns the finished process; its output is not looked at."""
        return subprocess.run([self.path, *map(str, arguments)], input=text, capture_output=True, timeout=120)

    def page(self, path, *options):
        """Returns the page of a screen, with the data and the state that the golden tests give it, and what is
        said of it."""
        arguments = ["render", path, "--to", "html", "--design-system", FIXTURES / "design-systems", *options]
        for values in ("data", "state"):
            for folder in (FIXTURES, path.parent):
                file = folder / values / path.name
                if file.exists():
                    arguments += [f"--{values}", file]
        process = self.run(*arguments)
        return process.stdout, process.stderr.decode(errors="replace")
