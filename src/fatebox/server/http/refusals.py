"""Refusals of the server as messages: each English sentence is found among those of the catalog."""

from __future__ import annotations

import re
from functools import cache

from fatebox.kernel.messages import Message, as_message
from fatebox.text.bundles import ENGLISH, SHARED, topics

ENTRY = re.compile(r"^(server-[\w-]+) = (.+)$", re.MULTILINE)
GAP = re.compile(r"\{ \$([\w-]+) \}")


@cache
def _sentences() -> list[tuple[str, re.Pattern[str]]]:
    found = []
    for key, text in ENTRY.findall(topics(SHARED, ENGLISH)["server"]):
        parts = GAP.split(text)
        written = [
            f"(?P<{part.replace('-', '_')}>.+)" if i % 2 else re.escape(part) for i, part in enumerate(parts)
        ]
        found.append((key, re.compile("".join(written))))
    return found


def heard(text: str) -> Message:
    """A refusal as a message; a sentence that no catalog knows stays as it is."""
    for key, sentence in _sentences():
        if match := sentence.fullmatch(text):
            return Message(key, **match.groupdict())
    return as_message(text)
