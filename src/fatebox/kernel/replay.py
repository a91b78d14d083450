"""Replays: a record as a row of scenes, one for each answer, with a frame for each event that came of it.

Frames are made when somebody looks. To be quick at any place, the replay keeps a copy of the match every few
answers and plays on from the nearest one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .cards import Eye, OpenEye, View
from .decision import Option
from .events import Event
from .game import Game, Match
from .history import CONCEDE
from .messages import Message
from .record import Record, give_again
from .view import make_board, waiting

KEEP_EVERY = 64


class Frame(NamedTuple):
    """The table at one moment, as somebody sees it."""

    view: View
    events: tuple[Event, ...]
    """The event that has just happened, if any; at the start all of the set-up."""


class Replay:
    """The scenes of one record. Scene 0 is the start; scene n is what the nth answer led to."""

    def __init__(self, record: Record, game: Game[Any]) -> None:
        self.record = record
        self.game = game
        self.events: list[list[Event]] = []
        """The events of each scene; in the first one, the set-up."""
        self.before = 0
        """Answers before the first scene: a record that goes on after a change of rules starts later."""
        self._kept: list[Match[Any]] = []
        heard: list[Event] = []
        for scene, match in enumerate(record.steps(game, heard.append)):
            if scene == 0:
                self.before = len(match.answers())
            match.state.listener = heard.append
            self.events.append(heard[:])
            heard.clear()
            if scene % KEEP_EVERY == 0:
                self._kept.append(match.copy())
        match.state.listener = None
        self.end = match
        """The match as the record leaves it."""

    def __len__(self) -> int:
        return len(self.events)

    def at(self, scene: int) -> Match[Any]:
        """A match of one's own, as it stands at the end of a scene."""
        match = self._kept[scene // KEEP_EVERY].copy()
        for number in range(scene - scene % KEEP_EVERY + 1, scene + 1):
            give_again(match, *self.answer(number))
        return match

    def answer(self, scene: int) -> tuple[int, Option]:
        """The seat and the answer that a scene begins with."""
        return self.record.answers[self.before + scene - 1]

    def stand_in(self, scene: int) -> str:
        """The stand-in who gave that answer for a person who was away or late, if any."""
        return self.record.stand_ins.get(self.before + scene - 1, "")

    def answer_label(self, scene: int) -> Message | None:
        """The label of that answer; None where there is none, as when somebody gives up."""
        seat, option = self.answer(scene)
        match = self.at(scene - 1)
        decision = match.decision_of(seat)
        legal = option != CONCEDE and decision is not None and option in decision.options
        return match.label(option) if legal else None

    def frames(self, scene: int, seat: int | None, *, open_cards: bool) -> list[Frame]:
        """The frames of a scene as a seat (None: a spectator) sees them, or with all cards open.

        There is at least one. Events that a seat may not see are left out, unless all is open.
        """
        if scene == 0:
            match = self.at(0)
            events = tuple(event for event in self.events[0] if open_cards or event.visible(seat))
            return [Frame(_view(match, seat, open_cards, waiting(match)), events)]
        match = self.at(scene - 1)
        found: list[Frame] = []

        def look(event: Event) -> None:
            if open_cards or event.visible(seat):
                found.append(Frame(_view(match, seat, open_cards, []), (event,)))

        match.state.listener = look
        give_again(match, *self.answer(scene))
        last = found.pop().events if found else ()
        return [*found, Frame(_view(match, seat, open_cards, waiting(match)), last)]


def _view(match: Match[Any], seat: int | None, open_cards: bool, awaited: list[int] | None) -> View:
    eye = OpenEye() if open_cards else Eye(seat, match.state.seen)
    return {**make_board(match, eye, seat), "decision": None, "waiting": awaited}
