"""The events of Fate of Fantos: each class is used, and only those with an audience are secret."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from fatebox.games.fantos import GAME
from tests.games.screens import event_classes

SOURCES = Path(str(files("fatebox.games.fantos")))


def test_every_class_of_events_is_emitted() -> None:
    """Nothing is left over from rules that are gone."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    emitted = set(re.findall(r"\.emit\(\s*events\.(\w+)", text))
    assert emitted == {event.__name__ for event in event_classes(GAME)}


def test_only_looks_and_hands_are_secret() -> None:
    secret = {event.kind for event in event_classes(GAME) if event.to is not None}
    assert secret == {"drew-cards", "saw-hand", "saw-trials", "offered-cards", "traded-cards"}
