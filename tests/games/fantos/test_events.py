"""The events of Fate of Fantos: each class is used, and only those with an audience are secret."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from fatebox.games.fantos import GAME
from fatebox.kernel.events import event_classes
from fatebox.text.bundles import LANGUAGES
from fatebox.text.speaker import Speaker

from .table import A, C, Table, citadel, table

SOURCES = Path(str(files("fatebox.games.fantos")))


def test_every_class_of_events_is_emitted() -> None:
    """Nothing is left over from rules that are gone."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    emitted = set(re.findall(r"\.emit\(\s*events\.(\w+)", text))
    assert emitted == {event.__name__ for event in event_classes(GAME.package)}


def test_only_looks_and_hands_are_secret() -> None:
    secret = {event.kind for event in event_classes(GAME.package) if event.to is not None}
    assert secret == {"drew-cards", "saw-hand", "saw-trials", "offered-cards", "traded-cards"}


def told(t: Table, since: int) -> str:
    """The sentences of the log about the events since then."""
    speaker = Speaker.of(GAME, t.s.pack)
    return " ".join(speaker.say(event.message()) for event in t.events[since:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_citadel_that_is_robbed(language: str) -> None:
    """Given a Raid on C, then the log says whom it is aimed at."""
    t = table(citadel("bishop", hand="raid"), "cook", "knight", phase=4)
    t.to("W.SEC")
    t.play(A, "raid", C)
    played = next(event for event in t.events if event.kind == "played")
    speaker = Speaker.of(GAME, t.s.pack, language)
    assert f"{speaker.seat(C)} (" in speaker.say(played.message())


def test_a_duel_is_aimed_at_the_challenged() -> None:
    """Given a Duel of Bishop against Knight, then it is not played on both."""
    t = table(citadel("bishop cook", hand="duel"), "knight", "salvager", phase=4)
    t.to("W.SEC")
    noted = len(t.events)
    t.play(A, "duel", "bishop", "knight", pay="cook")
    assert "Duel on Knight (Cook pays)" in told(t, noted)


@pytest.mark.parametrize(
    ("paid", "said"),
    [(("cook", "knight"), "Legacies are untasked."), (("cook",), "Cook is untasked."), ((), "")],
)
def test_the_log_says_which_legacies_iron_hunger_leaves_tasked(paid: tuple[str, ...], said: str) -> None:
    """Given two tasked Legacies that cost a Shard each, then nobody is told that all are untasked."""
    t = table("cook/tasked knight/tasked", "", "", phase=1, trials="iron-hunger")
    t.picks(*paid)
    log = told(t, 0)
    assert said in log
    assert ("Legacies are untasked" in log) == (len(paid) == 2)
