"""Perspective: one seat's knowledge of a match, and nothing more. It is all that a bot is given."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from .cards import View
from .decision import Decision, Option
from .encoding.encoder import Encoded, encoder_of
from .features import Plan
from .game import Game, Match
from .imagine import Imagination
from .messages import Message
from .rng import Rng


class Perspective:
    """The knowledge of one seat: its decision, its view, and worlds that agree with both."""

    __slots__ = ("_imagination", "_match", "game", "seat")

    def __init__(self, match: Match[Any], seat: int) -> None:
        self._match = match
        self._imagination: Imagination[Match[Any]] | None = None
        self.game: Game[Any] = match.game
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """The decision of the seat."""
        decision = self._match.decision_of(self.seat)
        assert decision is not None, "the seat is not asked now"
        return decision

    @property
    def seats(self) -> int:
        """The number of seats."""
        seats: int = self._match.state.seats
        return seats

    @property
    def pack(self) -> Any:
        """The content that the match is played with: what each card says."""
        return self._match.state.pack

    def view(self) -> View:
        """The view of the seat, as JSON data."""
        return self._match.view(self.seat)

    def encoded(self) -> Encoded:
        """The decision with all that the seat knows, as numbers for a network."""
        state = self._match.state
        return encoder_of(self.game, state.pack).encode(state, self.decision, self.seat)

    def label(self, option: Option) -> Message:
        """An option in words, as the table shows it to the seat."""
        return self._match.label(option)

    def sensible(self) -> list[int]:
        """The numbers of the options that throw nothing away; all of them if none is left."""
        decision = self.decision
        wrong = self.game.judgement.features.senseless(self._match.state, decision)
        every = range(len(decision.options))
        return [number for number in every if decision.options[number] not in wrong] or list(every)

    def chances(self, values: Sequence[float]) -> list[float]:
        """The chances of all seats to win, by the values that they expect."""
        return self.game.judgement.features.chances(self._match.state, values)

    def winner_in_sight(self) -> int | None:
        """The seat that surely wins soon unless it passes that up, by what the seat that is asked can see."""
        return self.game.judgement.winner_in_sight(self._match.state, self.decision)

    def threat(self) -> Message | None:
        """A win of a rival's next turn that is sure if nothing comes between, by what the seat knows."""
        return self.game.judgement.threat(self._match.state, self.seat)

    def breaks(self) -> Collection[Option]:
        """The options by which the seat would break its word."""
        bargaining = self.game.judgement.features.bargaining
        return () if bargaining is None else bargaining.breaks(self._match.state, self.decision)

    def plans(self) -> list[Plan]:
        """The answers still to be given for each deal that the seat might propose, or go on to propose."""
        bargaining = self.game.judgement.features.bargaining
        plans = [] if bargaining is None else bargaining.plans(self._match.state, self.seat)
        if not plans:
            return []
        given, options = self._own_answers(), self.decision.options
        begun = [plan[len(given) :] for plan in plans if plan[: len(given)] == given]
        return [plan for plan in begun if plan and plan[0] in options]

    def _own_answers(self) -> Plan:
        """The answers of the seat since the last step of the rules: those of a proposal that it has begun."""
        return tuple(option for seat, option in self._match.answers_since_checkpoint() if seat == self.seat)

    def imagine(self, rng: Rng) -> Match[Any]:
        """A world that agrees with what the seat knows, with a future of its own."""
        if self._imagination is None or self._imagination.history is not self._match.history:
            self._imagination = Imagination(self._match, self.seat)
        world = self._imagination.world(rng)
        world.game = self.game
        return world

    def judged_by(self, game: Game[Any]) -> Perspective:
        """The same knowledge, for a player who judges positions as this game does (with other weights)."""
        other = Perspective(self._match, self.seat)
        other.game = game
        return other
