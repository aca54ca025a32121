"""How large pages are."""

import gzip


def table(pages):
    """Returns the bytes of each page, as they are and compressed, as lines of a table, the largest first."""
    rows = [(len(page.html), len(gzip.compress(page.html, 9, mtime=0)), page.name) for page in pages]
    total = (sum(row[0] for row in rows), sum(row[1] for row in rows), f"{len(rows)} pages")
    lines = [f"{raw:9,} {compressed:9,}  {name}" for raw, compressed, name in [*sorted(rows, reverse=True), total]]
    return "\n".join([f"{'bytes':>9} {'gzip -9':>9}  page", *lines])
