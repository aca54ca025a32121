"""Checks the HTML of all fixtures in a real browser, and itself on pages that are broken on purpose."""

import argparse
import sys
import time

import checks
import screenshots
import sizes
from browser import OBSERVER, Browser
from finding import report
from pages import render
from repository import DEFAULT_TOOL
from server import Server
from tool import Tool
from tripwire import WIRES


def options():
    """Returns what the command line says."""
    parser = argparse.ArgumentParser(prog="Scripts/check-pages", description=__doc__)
    parser.add_argument("--tool", default=DEFAULT_TOOL, help="the tool whose pages are checked")
    parser.add_argument("--only", action="append", choices=checks.ALL, help="a check to make; all where it is absent")
    parser.add_argument("--screenshots", action="store_true", help="only write pictures of key screens")
    parser.add_argument("--report", action="store_true", help="only print the bytes of each page")
    parser.add_argument("--examples", type=int, default=3, help="how many findings of a kind are shown")
    return parser.parse_args()


def main(chosen):
    """Returns the exit status."""
    tool = Tool(chosen.tool)
    if chosen.report:
        print(sizes.table(render(tool)[0]))
        return 0
    server, browser = Server(), Browser(OBSERVER + WIRES)
    try:
        if chosen.screenshots:
            print(screenshots.take(browser, server, tool))
            return 0
        return check(browser, server, tool, chosen)
    finally:
        browser.close()
        server.close()


def check(browser, server, tool, chosen):
    """Makes the checks, prints what they found, and returns the exit status."""
    findings = []
    for name, make in checks.ALL.items():
        if not chosen.only or name in chosen.only:
            start = time.monotonic()
            found = make(browser, server, tool)
            print(f"{name}: {len(found)} findings in {time.monotonic() - start:.0f} s", flush=True)
            findings += found
    if findings:
        print(report(findings, chosen.examples))
    return 1 if findings else 0


sys.exit(main(options()))
