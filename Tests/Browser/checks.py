"""All checks by name, in the order in which they are made."""

import accessibility
import cases
import console
import injection
import keyboard
import layout
import markup
import pages
import posting
import proxy
import selfcheck
import serving


def check_markup(_, __, tool):
    """Holds pages to the rules of HTML and CSS, among them those that are broken on purpose."""
    shown, findings = pages.render(tool, pages.fixtures() + layout.screens())
    found = markup.check(shown + selfcheck.MARKUP_PAGES)
    broken = {page.name for page in selfcheck.MARKUP_PAGES}
    return findings + [each for each in found if each.page not in broken] + selfcheck.judge_markup(found)


def check_pages(browser, server, tool):
    """Loads every page, holds it to the rules of accessibility, and walks through it by keyboard."""
    shown, _ = pages.render(tool)
    server.add(shown)
    axe, findings = accessibility.Axe(), []
    for page in shown:
        browser.open(server.origin + page.path)
        findings += console.check(browser, page) + layout.check_width(browser, page)
        findings += keyboard.check(browser, page) + axe.check(browser, page)
    return findings + axe.unused()


def check_layout(browser, server, tool):
    """Measures views."""
    shown, findings = pages.render(tool, layout.screens())
    server.add(shown)
    for page in shown:
        browser.open(server.origin + page.path)
        findings += layout.check(browser, page, layout.expectation(page))
    return findings


def check_posting(browser, server, tool):
    """Presses buttons without scripts."""
    shown, _ = pages.render(tool)
    server.add(shown)
    return posting.check(browser, server, shown)


ALL = {
    "selfcheck": selfcheck.check,
    "markup": check_markup,
    "pages": check_pages,
    "layout": check_layout,
    "posting": check_posting,
    "cases": cases.check,
    "serving": serving.check,
    "proxy": proxy.check,
    "injection": injection.check,
}
