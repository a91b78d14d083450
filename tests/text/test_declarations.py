"""Declarations and catalogs agree: each event class has its message, each message of an event its class."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Event, Prompt
from fatebox.kernel.messages import hyphened
from fatebox.text.bundles import ENGLISH, SHARED, topics
from tests.text.test_catalogs import arguments, follows, parts

CLIENT = Path(__file__).parents[2] / "web/src"
MOVED = tuple(game for game in game_ids() if "prompts" in topics(load_game(game).package, ENGLISH))
"""Games whose prompts, labels and refusals are in the catalogs."""


def event_classes(game: str) -> list[type[Event]]:
    """The kinds of events of a game."""
    module = import_module(f"{load_game(game).package}.events")
    found = [each for _, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, Event)]
    return [each for each in found if each.__module__ == module.__name__]


@pytest.mark.parametrize("game", game_ids())
def test_every_event_has_a_message_and_every_message_an_event(game: str) -> None:
    noted = {
        key.removeprefix("event-") for key in parts(load_game(game).package, ENGLISH) if key[:6] == "event-"
    }
    assert noted == {event.kind for event in event_classes(game)}


@pytest.mark.parametrize("game", game_ids())
def test_messages_of_events_use_the_fields_of_their_events(game: str) -> None:
    """A kind that says its message in a way of its own gives other arguments: those are tested in play."""
    catalog = parts(load_game(game).package, ENGLISH)
    wrong = {}
    for event in event_classes(game):
        if event.message is Event.message:
            given = {hyphened(field.name) for field in fields(event) if not field.kw_only} | {"form"}
            used = arguments(catalog[f"event-{event.kind}"])
            if not follows(used, given):
                wrong[event.kind] = used - given
    assert wrong == {}


@pytest.mark.parametrize("game", MOVED)
def test_every_prompt_has_a_message_and_every_message_a_prompt(game: str) -> None:
    """A question may come in several forms, each under its prompt's key; windows name their occasion."""
    known = set(parts(load_game(game).package, ENGLISH))
    noted = {key for key in known if key.startswith("prompt-")}
    asked = {prompt.key for prompt in prompts(game)}
    occasions = {f"prompt-{key}{end}" for key in known if key.startswith("window-") for end in ("", "-react")}
    assert asked - noted - occasions == set()
    assert {key for key in noted if not key.startswith(tuple(asked))} == set()


@pytest.mark.parametrize("game", MOVED)
def test_every_verb_has_a_label_and_every_label_a_verb(game: str) -> None:
    """A label may come in several forms, each under its verb's key."""
    noted = {key for key in parts(load_game(game).package, ENGLISH) if key.startswith("option-")}
    verbs = {f"option-{hyphened(verb)}" for verb in load_game(game).verbs}
    left = {key for key in noted if not any(key == verb or key.startswith(f"{verb}-") for verb in verbs)}
    assert left == set()


def prompts(game: str) -> list[Prompt]:
    """All prompts that the modules of a game declare."""
    package = import_module(load_game(game).package)
    names = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    modules = [import_module(name) for name in names if ".terminal" not in name]
    values = [value for module in modules for value in vars(module).values()]
    tables = [each for value in values if isinstance(value, dict) for each in value.values()]
    return [each for each in (*values, *tables) if isinstance(each, Prompt)]


@pytest.mark.parametrize("folder", ["", *game_ids()])
def test_the_texts_that_the_client_asks_for_are_there(folder: str) -> None:
    known = {*parts(SHARED, ENGLISH), *(parts(load_game(folder).package, ENGLISH) if folder else ())}
    files = (CLIENT / "boards" / folder).rglob("*.*") if folder else CLIENT.rglob("*.*")
    asked: set[str] = set()
    for file in files:
        if file.suffix in (".ts", ".svelte") and (folder or file.relative_to(CLIENT).parts[0] != "boards"):
            asked |= set(re.findall(r"\bt\(\s*'([\w.-]+)'", file.read_text(encoding="utf-8")))
    assert sorted(asked - known - {"game-blurb", "booklet-intro"}) == []
