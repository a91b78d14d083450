"""Records, snapshots and state data: what is written comes back the same."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from fatebox.kernel import Card, Match, Record
from fatebox.kernel.replay import Replay
from fatebox.kernel.state import State

from .subject import Subject, face, same, text_of, viewers


def records_replay(subject: Subject) -> None:
    """A record becomes the same text and the same match again, from its answers and from its snapshot."""
    game = subject.game
    newer = replace(game, version=f"{game.version}, changed")
    for number in range(subject.games):
        match = subject.start(number)
        for match in subject.moments(number, subject.samples // 2):
            _replays(match)
            resumed = Record.from_json(Record.of(match, snapshot=True).to_json()).replay(newer)
            same(match, "a match goes on otherwise from its snapshot", face(resumed), face(match))
        _replays(match)


def _replays(match: Match[Any]) -> None:
    text = Record.of(match).to_json()
    again = Record.from_json(text).replay(match.game)
    same(match, "a record replays to another match", face(again), face(match))
    same(match, "the record of a replayed match is another", Record.of(again).to_json(), text)


def replays_show_what_was_seen(subject: Subject) -> None:
    """A replay ends each scene with what each viewer saw then; with open cards no pile lacks a card."""
    for number in range(subject.games):
        for match in subject.moments(number, 2):
            replay = Replay(Record.of(match), subject.game)
            scene = len(replay) - 1
            for viewer in viewers(match):
                shown = replay.frames(scene, viewer, open_cards=False)[-1].view["table"]
                seen = match.view(viewer)["table"]
                same(match, "a replay shows another table", text_of(shown), text_of(seen))
            frames = replay.frames(scene, None, open_cards=True)
            if [event for frame in frames for event in frame.events] != replay.events[scene]:
                raise AssertionError(f"{replay.events[scene]} were heard, others are shown")
            open_piles = text_of(frames[-1].view["table"])
            if open_piles.count("null") > text_of(match.state.to_data()).count("null"):
                raise AssertionError("something is hidden although all cards are open")


def states_survive_json(subject: Subject) -> None:
    """The state comes back from its data, with cards as numbers and as names."""
    for number in range(subject.games):
        for match in subject.moments(number):
            for state in (match.state, match.checkpoint()):
                _survives(match, state)


def _survives(match: Match[Any], state: State) -> None:
    keys = state.pack.box.keys
    numbers = {key: Card(number) for number, key in enumerate(keys)}
    text = text_of(state.to_data())
    again = type(state).from_data(json.loads(text), pack=state.pack)
    same(match, "the state's data reads back as another state", text_of(again.to_data()), text)
    if again != state:
        raise AssertionError(f"the state is not equal to what its data reads back as: {state} {again}")
    named = text_of(state.to_data(keys.__getitem__))
    again = type(state).from_data(json.loads(named), numbers.__getitem__, pack=state.pack)
    same(match, "the state's data with names reads back as another state", text_of(again.to_data()), text)
