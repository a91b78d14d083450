"""Texts of people, without what could deceive or disturb others."""

from __future__ import annotations

import unicodedata

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of signs that show nothing or change how others are shown: controls, directions, zero width."""
MARKS = 2
"""The most marks that may be piled up on one letter."""


def clean_text(text: str, length: int) -> str:
    """One line of visible signs, with single spaces, of at most this length."""
    shown = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: 8 * length]):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS:
            shown.append(" " if category in HIDDEN else sign)
    return " ".join("".join(shown).split())[:length].rstrip()
