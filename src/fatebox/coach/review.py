"""The review of a game: which decisions of a seat cost most, and what would have been better.

Every decision is judged by what its seat could know when it was asked, not by its result. A quick
analyst looks at all of them, then a better one judges those that looked worst. A review can be interrupted at
any time and continued in another process: it is plain data.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any, Literal, NamedTuple, TypeAlias

from fatebox.bots import Analyst, Appraisal
from fatebox.bots.learned.thinking import Line, begun, think_all
from fatebox.kernel import CONCEDE, Game, ImagineError, Match, Option, OptionsError, Perspective, Record, Rng
from fatebox.kernel.messages import Message
from fatebox.kernel.replay import Replay

from .analysts import coach_name, make_coach
from .cause import Cause, Mistake, cause_of, explained, turns_of
from .chances import judge, rebased
from .course import Chances, chances_at, is_forced, scenes, settle
from .lines import caught_up, rest_of_turn
from .reason import Reasons, compare, in_words, merits_of
from .sift import doubt
from .telling import is_told

TOGETHER = 16
"""Decisions that are looked at in one go: a network judges them faster together."""
STAKE = 0.05
"""The fall of the chance that is added for every doubtful decision."""
UNSURE = 0.05
"""The least doubt that counts where the chance fell: the first look may be wrong, too."""
NEARLY_EQUAL = 0.025
"""Options whose chances differ by less are as good as each other."""
Degree: TypeAlias = Literal["blunder", "mistake", "slip"]
DEGREES: tuple[tuple[float, Degree], ...] = ((0.15, "blunder"), (0.06, "mistake"), (0.0, "slip"))
"""The names of decisions by the chance to win that they cost."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The effort of a review."""

    quick: str = ""
    """The bot that looks at every decision; if none is named, the network that chances come from."""
    thorough: str = ""
    """The bot that judges what looked worst; if none is named, the best one that the game has."""
    suspects: int = 12
    """The number of decisions it judges, for each seat."""


class Suspect(NamedTuple):
    """A decision that may have cost something."""

    doubt: float
    """The doubt at first sight (`sift`)."""
    number: int
    seat: int


class Verdict(NamedTuple):
    """An option that was or could have been chosen."""

    option: Option
    label: Message
    chance: float


class Finding(NamedTuple):
    """A decision that cost something."""

    number: int
    """The number of answers given before."""
    seat: int
    question: Message
    """The prompt."""
    clause: str
    chosen: Verdict
    best: Verdict
    reasons: Reasons
    """The reasons for the best option rather than the chosen one."""

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return self.best.chance - self.chosen.chance

    @property
    def degree(self) -> Degree:
        """A word for how bad it was."""
        return next(word for least, word in DEGREES if self.cost >= least)


@dataclass(slots=True)
class Reviewing:
    """A review as far as it has come."""

    record: Record
    seats: tuple[int, ...]
    """The seats whose decisions are judged."""
    budget: Budget = Budget()
    first: int = 0
    """The number of answers before the course; a game that goes on from a snapshot starts in the middle."""
    course: list[Chances] = field(default_factory=list)
    """The chance of every seat to win: at the start and after each answer looked at so far."""
    forced: list[int] = field(default_factory=list)
    """The places of the course at which there was nothing to choose."""
    quiet: list[int] = field(default_factory=list)
    """The places of the course at which nothing had happened since the answer before."""
    looked: int = 0
    """The number of decisions with a choice that were looked at."""
    suspects: list[Suspect] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    judged: int = 0
    """The number of suspects judged so far; judging starts once all decisions were looked at."""
    causes: list[Cause] | None = None
    """The cause of the defeat of each seat that lost; known when everything is judged."""

    def __post_init__(self) -> None:
        for seat in self.seats:
            if not 0 <= seat < self.record.seats:
                raise OptionsError(f"seat: expected 0 to {self.record.seats - 1}, got {seat}")

    @property
    def sifted(self) -> bool:
        """Whether every decision was looked at."""
        return len(self.course) > len(self.record.answers) - self.first

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.causes is not None

    @property
    def _all_judged(self) -> bool:
        return self.judged == len(self.suspects)

    @property
    def progress(self) -> float:
        """The progress, from 0 to 1: one half is looking, one half is judging."""
        if not self.sifted:
            return 0.5 * len(self.course) / (len(self.record.answers) + 1)
        return 1.0 if self.done else 0.5 + 0.5 * self.judged / (len(self.suspects) + 1)

    @property
    def worst(self) -> list[Finding]:
        """The decisions that cost most, the costliest first."""
        return sorted(self.findings, key=lambda finding: (-finding.cost, finding.number))

    def go_on(self, game: Game[Any], seconds: float | None = None) -> None:
        """Continue to the end, or for about this long; at least one step is done."""
        until = None if seconds is None else time.monotonic() + seconds
        for _ in self._steps(game):
            if until is not None and time.monotonic() >= until:
                return

    # --- the work ------------------------------------------------------------------------------------

    def _steps(self, game: Game[Any]) -> Iterator[None]:
        """The work in small pieces."""
        if not self.sifted:
            yield from self._sift(game)
        if not self._all_judged:
            yield from self._judge_suspects(game)
        if not self.done:
            replay = Replay(self.record, game)
            self.causes = explained(list(self._defeats(replay)), replay, self.course)
            yield

    def _sift(self, game: Game[Any]) -> Iterator[None]:
        unseen = islice(enumerate(scenes(self.record, game)), len(self.course), None)
        while not self.sifted:
            doubts, chances = [], []
            for index, (match, happened) in islice(unseen, TOGETHER):
                if index == 0:
                    self.first = len(match.answers())
                doubts.append(begun(self._look(match, self.first + index)))
                chances.append(begun(chances_at(match)))
                if is_forced(match):
                    self.forced.append(index)
                if not happened:
                    self.quiet.append(index)
            self.suspects += [suspect for suspect in think_all(doubts) if suspect is not None]
            self.course += think_all(chances)
            if self.sifted:
                settle(self.course, self.forced, self.quiet)
                self._choose_suspects()
            yield

    def _look(self, match: Match[Any], number: int) -> Line[Suspect | None]:
        """The answer of that number, if its seat chose it and is being reviewed."""
        if number == len(self.record.answers):
            return None
        seat, chosen = self.record.answers[number]
        if seat not in self.seats or number in self.record.stand_ins or not _had_choice(match, seat, chosen):
            return None
        self.looked += 1
        with suppress(ImagineError):  # what cannot be imagined cannot be judged
            seed = f"review {number}"  # the same in every slice
            found = yield from doubt(match, seat, chosen, self.budget.quick, seed)
            return Suspect(found, number, seat)
        return None

    def _choose_suspects(self) -> None:
        """The decisions of each seat that look worst, in the order of the game."""
        kept = []
        for seat in self.seats:
            own = sorted((s for s in self.suspects if s.seat == seat), key=self._weight, reverse=True)
            kept += own[: self.budget.suspects]
        self.suspects = sorted(kept, key=lambda suspect: suspect.number)

    def _weight(self, suspect: Suspect) -> float:
        """The doubt times what followed: a doubtful answer after which the chance fell is looked at first."""
        place = suspect.number - self.first
        before, after = (self.course[scene][suspect.seat] for scene in (place, place + 1))
        return max(suspect.doubt, UNSURE) * (STAKE + max(0.0, before - after))

    def _judge_suspects(self, game: Game[Any]) -> Iterator[None]:
        name = self.budget.thorough or coach_name(game)
        wanted = {suspect.number for suspect in self.suspects[self.judged :]}
        for index, match in enumerate(self.record.steps(game)):
            number = self.first + index
            if number in wanted:
                self.judged += 1
                with suppress(ImagineError):
                    self._judge(match, number, make_coach(name, game, f"review {number}"))
                yield
            if self._all_judged:
                return

    def _defeats(self, replay: Replay) -> Iterator[Cause]:
        """The causes of the defeats, as far as the chances show them."""
        told, turns = partial(is_told, replay), turns_of(replay)
        for seat in self.seats:
            if self.course[-1][seat] == 0:
                yield cause_of(seat, self.course, list(self._mistakes(seat)), told, turns)

    def _mistakes(self, seat: int) -> Iterator[Mistake]:
        """The mistakes of a seat; an option that was missed again and again was missed once."""
        missed = {each.best.option: each for each in reversed(self.worst) if each.seat == seat}
        for each in missed.values():
            yield Mistake(each.number - self.first, each.best.chance, each.chosen.chance)

    def _judge(self, match: Match[Any], number: int, analyst: Analyst) -> None:
        """Note what a decision cost, if it cost anything."""
        seat, chosen = self.record.answers[number]
        perspective = Perspective(match, seat)
        judged = judge(perspective, analyst, Rng.from_seed(f"review {number}"))
        fair = true_to_its_word(rebased(judged, self.course[number - self.first][seat]), chosen, perspective)
        best, taken = _both(fair, chosen)
        if best.value - taken.value >= NEARLY_EQUAL or not taken.trials:
            own = rest_of_turn(match, self.record.answers[number:])
            taken = caught_up(perspective, analyst, best, taken, Rng.from_seed(f"lines {number}"), own)
        if best.value - taken.value < NEARLY_EQUAL:
            return
        prompt = perspective.decision.prompt
        question = match.game.display.question(match.state, perspective.decision)
        verdicts = _verdict(match, taken), _verdict(match, best)
        reasons = _reasons(perspective, best.option, chosen, Rng.from_seed(f"review {number}"))
        self.findings.append(Finding(number, seat, question, prompt.clause, *verdicts, reasons))


def _reasons(seat: Perspective, best: Option, chosen: Option, rng: Rng) -> Reasons:
    """The reasons for the best option: what it does at once, or by the end of the turn, or what it avoids.

    If neither shows anything, what the game says it is for comes first.
    """
    reasons = compare(seat, best, chosen, rng.copy())
    if in_words(reasons.own()):
        return reasons
    if seat.game.judgement.turn is not None:
        later = compare(seat, best, chosen, rng.copy(), far=True).own()
        if in_words(later):
            return later
    return reasons._replace(merits=merits_of(seat, best, seat.imagine(rng.copy())))


def _had_choice(match: Match[Any], seat: int, chosen: Option) -> bool:
    decision = match.decision_of(seat)
    if chosen == CONCEDE or decision is None or len(decision.options) == 1:
        return False
    judgement = match.game.judgement
    deal = judgement.features.bargaining
    beyond = (*judgement.tastes, *(() if deal is None else deal.prompts))
    return decision.prompt.id not in beyond


def _verdict(match: Match[Any], appraisal: Appraisal) -> Verdict:
    return Verdict(appraisal.option, match.label(appraisal.option), appraisal.value)


def true_to_its_word(judged: list[Appraisal], chosen: Option, seat: Perspective) -> list[Appraisal]:
    """The options without those that break a promise, if the chosen one keeps it: that is no mistake."""
    broken = seat.breaks()
    return judged if chosen in broken else [each for each in judged if each.option not in broken]


def _both(appraisals: list[Appraisal], chosen: Option) -> tuple[Appraisal, Appraisal]:
    """An analyst's opinion of the best option and of the chosen one."""
    return appraisals[0], next(appraisal for appraisal in appraisals if appraisal.option == chosen)
