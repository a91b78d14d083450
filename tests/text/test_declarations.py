"""Declarations and catalogs agree: each event class has its message, each message of an event its class."""

from __future__ import annotations

from dataclasses import fields
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Event
from fatebox.kernel.events import AsMessage, Seat, event_classes
from fatebox.kernel.messages import hyphened
from fatebox.text.bundles import ENGLISH, LANGUAGES
from tests.text.test_catalogs import ANY, MANY, SEAT, parts, unknown
from tools.message_use import prompts


@pytest.mark.parametrize("game", game_ids())
def test_every_event_has_a_message_and_every_message_an_event(game: str) -> None:
    noted = {
        key.removeprefix("event-") for key in parts(load_game(game).package, ENGLISH) if key[:6] == "event-"
    }
    assert noted == {event.kind for event in event_classes(load_game(game).package)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_messages_of_events_use_the_fields_of_their_events(game: str, language: str) -> None:
    """A kind that says its message in a way of its own gives other arguments (`test_usage`)."""
    package = load_game(game).package
    catalog = parts(package, language)
    wrong = {}
    for event in event_classes(package):
        if event.message is Event.message:
            hints = get_type_hints(event, include_extras=True)
            given = {hyphened(f.name): _kind(hints[f.name]) for f in fields(event) if not f.kw_only}
            strange = unknown(catalog[f"event-{event.kind}"], {**given, "form": ""}, package, language)
            if strange:
                wrong[event.kind] = strange
    assert wrong == {}


def _kind(hint: Any) -> str:
    """The kind of a field as an argument: a seat, a list, a plain value, or a message."""
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        if any(isinstance(mark, AsMessage) for mark in arguments[1:]):
            return ANY
        return SEAT if hint == Seat else _kind(arguments[0])
    if get_origin(hint) in (UnionType, Union):
        return next((kind for kind in map(_kind, arguments) if kind), "")
    return MANY if get_origin(hint) is tuple else ""


@pytest.mark.parametrize("game", game_ids())
def test_every_prompt_has_a_message_and_every_message_a_prompt(game: str) -> None:
    """A question may come in several forms, each under its prompt's key; windows name their occasion."""
    known = set(parts(load_game(game).package, ENGLISH))
    noted = {key for key in known if key.startswith("prompt-")}
    asked = {prompt.key for prompt in prompts(load_game(game).package)}
    occasions = {f"prompt-{key}{end}" for key in known if key.startswith("window-") for end in ("", "-react")}
    assert asked - noted - occasions == set()
    assert {key for key in noted if not key.startswith(tuple(asked))} == set()


@pytest.mark.parametrize("game", game_ids())
def test_every_verb_has_a_label_and_every_label_a_verb(game: str) -> None:
    """A label may come in several forms, each under its verb's key."""
    noted = {key for key in parts(load_game(game).package, ENGLISH) if key.startswith("option-")}
    verbs = {f"option-{hyphened(verb)}" for verb in load_game(game).verbs}
    left = {key for key in noted if not any(key == verb or key.startswith(f"{verb}-") for verb in verbs)}
    assert left == set()
