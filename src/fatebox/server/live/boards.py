"""The boards and the questions of a match, each encoded once for each position.

A table is shown again and again although nothing on it has changed: while several seats decide at once, when
people come or go, when a clock begins to run.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from fatebox.kernel import Decision, Match, Option, Refusal
from fatebox.kernel.messages import MessageData
from fatebox.kernel.view import Boards as Views
from fatebox.server.http.protocol import Asked, Choice, GroupData, WhyNot, encode


class Boards:
    """The boards and questions of the present position."""

    def __init__(self) -> None:
        self._position: tuple[Any, Any] = (None, None)
        """The state, and the answers that have made it so."""
        self._views: Views | None = None
        """The views that boards are encoded from, once somebody needs one."""
        self._boards: dict[int | None, msgspec.Raw] = {}
        self._questions: dict[int, tuple[Decision, msgspec.Raw]] = {}

    def board(self, match: Match[Any], seat: int | None) -> msgspec.Raw:
        """The table as a seat, or a spectator, sees it."""
        self._follow(match)
        board = self._boards.get(seat)
        if board is None:
            if self._views is None:
                self._views = Views(match)
            board = self._boards[seat] = msgspec.Raw(encode(self._views.board(seat)))
        return board

    def question(self, match: Match[Any], seat: int) -> msgspec.Raw | None:
        """The open decision of a seat, if it has one."""
        decision = match.decision_of(seat)
        if decision is None:
            return None
        self._follow(match)
        known, question = self._questions.get(seat, (None, None))
        if question is None or known is not decision:
            question = msgspec.Raw(encode(_asked(match, seat, decision)))
            self._questions[seat] = decision, question
        return question

    def _follow(self, match: Match[Any]) -> None:
        """Forget what was encoded before the position changed."""
        state, settled = self._position
        if state is not match.state or settled is not match.settled:
            self._position = match.state, match.settled
            self._views = None
            self._boards.clear()
            self._questions.clear()


def _asked(match: Match[Any], seat: int, decision: Decision) -> Asked:
    """An open decision of a seat, with everything in words."""
    game, state, prompt = match.game, match.state, decision.prompt
    labels = {option: game.display.label(state, option).to_data() for option in decision.options}
    return Asked(
        prompt=prompt.id,
        message=game.display.question(state, decision).to_data(),
        clause=prompt.clause,
        choices=[Choice(list(option), labels[option]) for option in decision.options],
        group=_group(match, decision, labels),
        refusals=[_why_not(no) for no in game.display.refusals(state, seat)],
        passable=game.may_pass(prompt.id),
    )


def _why_not(no: Refusal) -> WhyNot:
    return WhyNot(no.what.to_data(), no.why.to_data(), no.clause, list(no.option), list(no.also))


def _group(match: Match[Any], decision: Decision, known: Mapping[Option, MessageData]) -> GroupData | None:
    """The larger choice of a decision; the labels of its options are known."""
    group = decision.group
    verb = next((option[0] for option in decision.options if len(option) > 1), None)
    if group is None or verb is None:
        return None
    labels = []
    for item in group.items:
        option = (verb, *item) if isinstance(item, tuple) else (verb, item)
        if group.kind == "share":
            option = (*option, 0)
        labels.append(known.get(option) or match.label(option).to_data())
    return GroupData(
        group.kind,  # type: ignore[arg-type]
        list(group.items),
        list(group.chosen),
        group.least,
        group.most,
        labels,
    )
