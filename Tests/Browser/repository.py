"""Where things are in the repository."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Fixtures"
OUTPUT = ROOT / ".build" / "pages"
DEFAULT_TOOL = ROOT / ".build" / "debug" / "paravent"
