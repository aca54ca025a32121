"""Pictures of key screens, to be looked at."""

import base64

import pages
from browser import HEIGHT, WIDTH
from repository import FIXTURES, OUTPUT

SCREENS = (
    "checkout", "dashboard", "edit-profile", "orders", "profile", "search", "settings", "sign-in", "team", "thread",
)
SCHEMES = ("light", "dark")


def take(browser, server, tool):
    """Writes a picture of each key screen in light, in dark and from right to left; returns the folder."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    paths = [FIXTURES / "screens" / f"{name}.json" for name in SCREENS]
    for looks, options in ((SCHEMES, ()), (("light",), ("--locale", "ar"))):
        shown, _ = pages.render(tool, paths, options)
        server.add(shown)
        for page in shown:
            browser.open(server.origin + page.path)
            for scheme in looks:
                write(browser, scheme, f"{page.name.split('/')[-1]}-{'right-to-left' if options else scheme}.png")
    browser.color_scheme("light")
    return OUTPUT


def write(browser, scheme, name):
    """Writes a picture of the shown page in a colour scheme."""
    browser.color_scheme(scheme)
    browser.resize(WIDTH, max(HEIGHT, browser.run("return document.documentElement.scrollHeight")))
    picture = browser.command("Page.captureScreenshot", format="png")
    browser.resize(WIDTH, HEIGHT)
    (OUTPUT / name).write_bytes(base64.b64decode(picture["data"]))
