"""What a check has to say against a page."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Finding:
    """One fault of one page, of a kind by which faults are counted."""

    check: str
    kind: str
    page: str
    detail: str


def report(findings, examples=3):
    """Returns the findings grouped by kind, the most frequent first, each with a few examples."""
    groups = {}
    for finding in findings:
        groups.setdefault((finding.check, finding.kind), []).append(finding)
    lines = []
    for (check, kind), group in sorted(groups.items(), key=lambda item: (item[0][0], -len(item[1]), item[0][1])):
        pages = len({finding.page for finding in group})
        lines.append(f"{check}: {kind} ({len(group)} on {pages} pages)")
        lines += [f"    {finding.page}: {finding.detail}" for finding in group[:examples]]
    return "\n".join(lines)
