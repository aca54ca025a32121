"""Hostile strings in every place that takes one: nothing of them runs, and all of them are said."""

import json
import pathlib
import re

import places
import tripwire
from finding import Finding
from pages import Page

CORPUS = pathlib.Path(__file__).parent / "corpus.json"

# Places whose pictures the browser loads from wherever they say.
PICTURES = {"AsyncImage.url", "AvatarView.image", "Image.name", "Label.image"}

# Places whose strings are no part of a page, and why.
UNSAID = {
    "AvatarView.image": "what is wrong with it is told of the component's body",
    "Picker.children": "a choice without a tag stands for nothing",
    "Picker.selection": "it is compared with the tags",
    "modifier.tag": "it is compared with the selection",
}

# Places whose strings may not reach a page.
SECRET = {"SecureField.text", "redacted"}
SHORTEST_SECRET = 12

# What an address is written with, or what stands for one off the list, and a language with its direction.
STANDINGS = {
    "a role", "a aria-disabled", "a href", "a rel", "button", "button class", "button type",
    "img", "img src", "img alt", "img class", "span aria-hidden", "span role", "span aria-label", "p dir", "p lang",
}


def texts():
    """Returns the hostile strings."""
    corpus = json.loads(CORPUS.read_text())
    return list(dict.fromkeys(corpus["texts"] + corpus["urls"]))


def check(browser, server, tool):
    """Returns a finding for each string that runs, becomes markup, or is lost without a word."""
    strings = texts()
    found = []
    for place in places.all_places(tool):
        found += check_place(browser, server, tool, place, strings)
    return found


def check_place(browser, server, tool, place, strings):
    """Returns the findings of one place: one page with all strings against one with none that is hostile."""
    harmless, _ = render(tool, place, [f"harmless {index}" for index in range(8)] + ["/harmless.png", "harmless.png"])
    page, said = render(tool, place, strings)
    name = f"injection/{place.name}"
    if not page or not harmless:
        return [Finding("injection", "no page", name, said[:300])]
    expected, _ = visit(browser, server, Page(name + " harmless", harmless))
    content, requested = visit(browser, server, Page(name, page))
    if place.name in PICTURES or place.takes_urls or place.name == "modifier.environment.locale":
        expected["kinds"] += STANDINGS
    address = server.origin + Page(name, page).path.replace(" ", "%20")
    faults = [*tripwire.faults(content, address, expected), *faults_of_requests(requested, address, place)]
    if place.name in SECRET:
        faults += faults_of_secrets(strings, content["said"])
    elif place.name not in UNSAID:
        faults += faults_of_losses(strings, content["said"], said)
    return [Finding("injection", kind, name, detail) for kind, detail in faults]


def render(tool, place, strings):
    """Returns the page of a place with strings in it, written so that they are no expressions, and what is said."""
    document = place.document([string.replace("${", "$${") for string in strings])
    process = tool.run("render", "-", "--to", "html", text=json.dumps(document).encode())
    return process.stdout, process.stderr.decode(errors="replace")


def visit(browser, server, page):
    """Returns what a page is made of, and what was asked for because of it."""
    server.add([page])
    tripwire.requests(browser)
    browser.open(server.origin + page.path.replace(" ", "%20"))
    return browser.run(tripwire.INSPECT), tripwire.requests(browser)


def faults_of_requests(requested, address, place):
    """Yields each request that is not for the page, nor for a picture where one belongs."""
    for kind, url in requested:
        if url != address and not url.endswith("/favicon.ico") and not (kind == "Image" and place.name in PICTURES):
            yield "request", f"{kind} {url[:200]}"


def faults_of_secrets(strings, said):
    """Yields each string that a page says although it is secret."""
    everything = "\0".join(said)
    for string in strings:
        if len(string) >= SHORTEST_SECRET and written(string) in everything:
            yield "secret", repr(string)


def faults_of_losses(strings, said, diagnostics):
    """Yields each string that a page does not say although nothing was said against it."""
    refused = {int(number) for number in re.findall(r"\(/body(?:/children)?/(\d+)[/)]", diagnostics)}
    everything = "\0".join(said)
    for number, string in enumerate(strings):
        # A prompt is one line.
        forms = {string, written(string), written(string).replace("\n", " "), address_of(string)}
        if number not in refused and not any(form in everything for form in forms):
            yield "lost", repr(string)


def written(string):
    """Returns a string as HTML can write it: line feeds for all breaks, U+FFFD for other controls and noncharacters."""
    string = re.sub("\r\n?", "\n", string)
    return "".join("\ufffd" if is_unwritable(ord(character)) else character for character in string)


def is_unwritable(point):
    """Returns whether HTML has no way to write a code point."""
    is_control = point < 0x20 and point not in (0x9, 0xA) or 0x7F <= point <= 0x9F
    return is_control or 0xFDD0 <= point <= 0xFDEF or point & 0xFFFE == 0xFFFE


def address_of(string):
    """Returns a string as a browser reads an address: without controls, without spaces around it, and with slashes."""
    visible = re.sub("[\x00-\x1f\x7f-\x9f]", "", string).strip(" ")
    path = re.match("[^?#]*", visible).group()
    # A scheme of the web has a host behind it.
    return re.sub("^(https?):/*", r"\1://", path.replace("\\", "/"), flags=re.IGNORECASE) + visible[len(path):]
