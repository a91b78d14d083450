"""The highlights of a game in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from fatebox.coach import Chances, Highlight, deed, highlights, is_told, told
from fatebox.kernel import Record
from fatebox.kernel.replay import Replay
from fatebox.terminal.face import Face
from fatebox.text.speaker import Speaker

SENTENCES = 2
"""The most sentences shown for an answer."""


class Described(NamedTuple):
    """A highlight, who made it by which answer, and what came of it."""

    highlight: Highlight
    number: int
    """The number of the answer, from 1."""
    who: int
    what: str
    story: tuple[str, ...]

    def words(self, who: str, speaker: Speaker) -> str:
        """The sentences of what happened; the answer that led to it, by whom, if nothing did."""
        if self.story or not self.what:
            return " ".join(self.story)
        return speaker.text("highlight-answer", who=who, what=self.what)


def describe_highlights(record: Record, face: Face, course: Sequence[Chances]) -> list[Described]:
    """The turning points of a finished game, in order."""
    replay = Replay(record, face.game)
    turns = highlights(course, told=partial(is_told, replay))
    return [_describe(replay, face, highlight) for highlight in turns]


def _describe(replay: Replay, face: Face, highlight: Highlight) -> Described:
    scene = deed(replay, highlight.scene)
    pack = replay.end.state.pack
    speaker = face.onlooker(replay.end)
    label = replay.answer_label(scene)
    what = "" if label is None else speaker.say(label)
    sentences = (face.event(speaker, pack, event) for event in told(replay, highlight))
    story = tuple(sentence for sentence in sentences if sentence)[:SENTENCES]
    return Described(highlight, replay.before + scene, replay.answer(scene)[0], what, story)
