"""The reasons for one option over another: facts that follow from it, and terms that differ after both.

Both are tried in the same worlds with the same random outcomes, imagined by the seat that decides. Facts
happen in all of those worlds; the change of a term is the mean over them. So the words say no more than the
seat can know. Terms are named only where the evaluation agrees with the coach about which option is better:
otherwise they are not the reason.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from fatebox.bots import make_bot
from fatebox.kernel import DONE, PASS, Match, Option, Perspective, Rng
from fatebox.kernel.evaluation import EVEN
from fatebox.kernel.messages import Declared, Message, declare, key_of

from . import facts as known_facts
from .facts import Fact, facts
from .outcome import FINISHER, Outcome, outcome

WORLDS = 6
MOST = 3
"""The most terms that are named."""
LEAST = 0.0075
"""The least change of the chance to win that counts as a reason."""
STILL = LEAST / 2
"""A term that an option changes by less stays as it is."""
SLOPE = 0.25
"""The part of the chance that log-odds are worth where it is even: reasons are the same in a game that is
nearly won or lost, though they matter less there."""
WON, LOST = "won", "lost"
ENDINGS = (WON, LOST)
"""In place of terms, where the game ends."""
HELPS = declare("coach-helps", "terms")
KEEPS = declare("coach-keeps", "terms")
HURTS = declare("coach-hurts", "terms")
SLIGHTS = declare("coach-slights", "terms")
WINS = declare("coach-wins")
MISSES = declare("coach-misses")
SAVES = declare("coach-saves")
LOSES = declare("coach-loses")
THEN = declare("coach-then", "move")
OTHERWISE = declare("coach-otherwise", "event")
THIS_TURN = declare("coach-this-turn", "event")


class Reason(NamedTuple):
    """One term that differs after two options."""

    term: str
    change: float
    """About how much of an even chance to win comes from it: above 0 it speaks for the option."""
    step: float
    """The change that the option itself makes; the rest of the difference is what the other one does."""


class Reasons(NamedTuple):
    """Everything that is known for and against an option compared with another, the weightiest first."""

    facts: tuple[Fact, ...] = ()
    terms: tuple[Reason, ...] = ()
    lead: float = 0.0
    """The lead of the option by the evaluation: a part of the chance to win."""
    then: Message | None = None
    """The label of the move that the option prepares, if it is the same in all worlds."""
    averted: Fact | None = None
    """The weightiest fact that speaks against the other option, if that one is to do nothing."""
    far: bool = False
    """Whether both were played on to the end of the turn."""
    merits: tuple[Message, ...] = ()
    """The use of the option in the words of the game, where nothing else is known."""

    def own(self) -> Reasons:
        """Without terms that only the other option lowers: they speak against it, not for this one."""
        return self._replace(terms=tuple(each for each in self.terms if each.change < 0 or each.step > STILL))


def compare(seat: Perspective, option: Option, other: Option, rng: Rng, *, far: bool = False) -> Reasons:
    """The reasons for and against an option compared with another, at once or by the end of the turn.

    To do nothing where an action could be stopped lets that action happen. Anywhere else it lets time go on,
    and what comes then comes anyway. From the rest of the turn only events are named: whether a term differs
    by its end depends on everything else that is done in it.
    """
    if option == other:
        return Reasons()
    before: list[Mapping[str, float]] = []
    own: list[Outcome] = []
    others: list[Outcome] = []
    for number in range(WORLDS):
        world, luck = seat.imagine(rng), rng.fork()
        before.append(_shares(world, seat.seat))
        for tried, found in ((option, own), (other, others)):
            finisher = make_bot(FINISHER, seat.game, number)
            found.append(outcome(world, seat.seat, tried, finisher, luck, far=far))
    chance, rival = _chance(own, seat.seat), _chance(others, seat.seat)
    changes = _differences(_after(own, seat.seat), _after(others, seat.seat))
    steps = _differences(_after(own, seat.seat), before)
    weighty = _weighty(changes, steps, (EVEN, *seat.game.judgement.silent))
    idle = (PASS, *seat.game.judgement.ends)
    terms = [each for each in weighty if not _only_time(each, idle=option in idle, beside_idle=other in idle)]
    prepared = {each.then for each in own}
    then = prepared.pop() if len(prepared) == 1 else None
    stops = seat.decision.prompt.id in seat.game.judgement.details
    averted = _worst(facts(others, own, seat.seat)) if other in idle and stops else None
    if option[0] in seat.game.judgement.speaks:
        own = [each._replace(events=each.events[each.at_once :]) for each in own]
    if (named := seat.game.judgement.picks.get(seat.decision.prompt.id)) is not None:
        own = [each._replace(events=[e for e in each.events if e.kind != named]) for each in own]
    follows = facts(own, others, seat.seat) if option not in idle or stops else ()
    if far and _outweighed(follows, facts(others, own, seat.seat)):
        follows = ()
    return Reasons(follows, () if far else tuple(terms[:MOST]), chance - rival, then, averted, far)


def in_words(reasons: Reasons, *, better: bool = True) -> tuple[Message, ...]:
    """The reasons as sentences for an option that the coach calls better than the other one, or worse.

    An end of the game comes first, then facts; terms count only without facts. For the better option they
    say what speaks for it, not what it costs on the way; the move it prepares says enough, unless that wins.
    """
    if better and reasons.then is not None:
        won = [_end(reason) for reason in reasons.terms if reason.term == WON and reason.change > 0]
        return (THEN(move=reasons.then), *won)
    facts = [fact for fact in reasons.facts if fact.weight > 0 or not better]
    if better and reasons.averted is not None:
        facts.append(reasons.averted)
    terms = [reason for reason in reasons.terms if reason.change > 0 or not better]
    if (reasons.lead > 0) != better:
        terms = []
    ends = [_end(reason) for reason in terms if reason.term in ENDINGS]
    told = _told(known_facts.worth_naming(facts), reasons)
    return (*reasons.merits, *ends, *(told or _sentences(terms)))


def merits_of(seat: Perspective, option: Option, world: Match[Any]) -> tuple[Message, ...]:
    """The use of an option, as the game says it; an end of picking is for what was picked."""
    group = seat.decision.group
    if option == DONE and group is not None and group.chosen:
        return ()
    return seat.game.judgement.merits(world.state, seat.seat, option)


def _told(facts: Sequence[Fact], reasons: Reasons) -> list[Message]:
    """Facts in the words of the log: events at once or later in the turn, and events that are averted."""
    done = [fact.message() for fact in facts if fact != reasons.averted]
    averted = [OTHERWISE(event=fact.message()) for fact in facts if fact == reasons.averted]
    if reasons.far and done:  # it is said once, not before each of them
        done[0] = THIS_TURN(event=done[0])
    return [*done, *averted]


def _sentences(terms: Sequence[Reason]) -> list[Message]:
    """Sentences about the terms that an option raises or keeps, lowers or raises less."""
    said: dict[Declared, list[Message]] = {HELPS: [], KEEPS: [], HURTS: [], SLIGHTS: []}
    for reason in terms:
        if reason.term not in ENDINGS and (verb := _verb(reason)) is not None:
            said[verb].append(Message(key_of("reason", reason.term)))
    return [verb(terms=tuple(named)) for verb, named in said.items() if named]


def _verb(reason: Reason) -> Declared | None:
    """The word for a change; none for a loss that is only smaller than the other one's."""
    if reason.change > 0:
        return HELPS if reason.step > STILL else KEEPS if reason.step >= -STILL else None
    return HURTS if reason.step < -STILL else SLIGHTS


def _worst(facts: Sequence[Fact]) -> Fact | None:
    """The weightiest fact that speaks against an option."""
    return next((fact for fact in facts if fact.weight < 0), None)


def _outweighed(own: Sequence[Fact], others: Sequence[Fact]) -> bool:
    """Whether the other option leads to more good: two Wounds are no reason when an Enemy is defeated."""
    return sum(fact.weight for fact in own) < sum(fact.weight for fact in others)


def _only_time(reason: Reason, *, idle: bool, beside_idle: bool) -> bool:
    """Whether a term differs only because time passes: doing nothing does not help it."""
    helps, slights = reason.change > 0 and reason.step > STILL, reason.change < 0 and reason.step >= -STILL
    return reason.term not in ENDINGS and ((idle and helps) or (beside_idle and slights))


def _end(reason: Reason) -> Message:
    if reason.term == WON:
        return WINS() if reason.change > 0 else MISSES()
    return SAVES() if reason.change > 0 else LOSES()


def _weighty(
    changes: Mapping[str, float], steps: Mapping[str, float], silent: Collection[str]
) -> tuple[Reason, ...]:
    """The terms that change the chance to win, the weightiest first."""
    reasons = []
    for term, change in changes.items():
        worth = 1.0 if term in ENDINGS else SLOPE
        reasons.append(Reason(term, worth * change, worth * steps[term]))
    if changes[WON] * changes[LOST] > 0:  # who wins does not lose: one of the two is enough
        reasons = [reason for reason in reasons if reason.term != LOST]
    weighty = [reason for reason in reasons if reason.term not in silent and abs(reason.change) >= LEAST]
    return tuple(sorted(weighty, key=lambda reason: -abs(reason.change)))


def _differences(
    ours: Sequence[Mapping[str, float]], theirs: Sequence[Mapping[str, float]]
) -> Mapping[str, float]:
    """The mean difference of every term over the worlds."""
    sums: defaultdict[str, float] = defaultdict(float)
    for sign, worlds in ((1, ours), (-1, theirs)):
        for shares in worlds:
            for term, share in shares.items():
                sums[term] += sign * share / WORLDS
    return sums


def _after(outcomes: Sequence[Outcome], seat: int) -> list[Mapping[str, float]]:
    return [_shares(each.match, seat) for each in outcomes]


def _chance(outcomes: Sequence[Outcome], seat: int) -> float:
    return fmean(each.match.game.judgement.evaluate(each.match.state, seat) for each in outcomes)


def _shares(match: Match[Any], seat: int) -> Mapping[str, float]:
    """The share of each term in the log-odds; for a finished game, its result."""
    if match.result is not None:
        return {WON: 1.0} if seat in match.result.winners else {LOST: -1.0}
    evaluator = match.game.judgement.evaluator
    return {} if evaluator is None else dict(evaluator.terms(match.state, seat))
