"""A hint: the best options of a seat's decision, each with its chance to win and the reason in words.

All of it comes from the seat's perspective: the options are judged in worlds that it imagines, calibrated as
the chart of the game is, and the reasons compare their results in such worlds. So a hint reveals nothing that
the seat could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fatebox.bots import Analyst, Appraisal
from fatebox.bots.easygoing import SURE, sensible
from fatebox.kernel import DONE, PASS, Decision, Match, Option, Perspective, Rng
from fatebox.kernel.gestures import item_of, left_to_pick
from fatebox.kernel.messages import Message, declare, looks

from .besides import besides
from .calibration import odds_of
from .chances import judge
from .lines import caught_up
from .reason import THEN, Reasons, compare, in_words, merits_of
from .rescue import rescue
from .warning import stops, warning

FEW = 3
"""The number of options shown."""
POINT = 1
"""Chances whose numbers differ by no more are as good as each other: the numbers are not that exact."""
CLEAR = 0.15
"""Log-odds that differ by more make a difference even so: near the ends of the scale a point matters."""


ALIKE_NEXT = declare("coach-alike-next")
ALIKE_BEST = declare("coach-alike-best")
ALIKE_OTHER = declare("coach-alike-other")
HOPELESS = declare("coach-hopeless")
WAIT = declare("coach-wait")
ONLY = declare("coach-only")
STOPS = declare("coach-stops")


class Advice(NamedTuple):
    """One option of a hint."""

    option: Option
    chance: float
    """The chance of the seat to win if it takes this option, from 0 to 1."""
    reasons: Reasons
    """The reasons for the best option beside the second, or beside none where that says nothing; those for
    and against the others beside the best."""
    why: tuple[Message, ...]
    """The reasons as sentences, and whether it hardly matters; none if the number says all that is known."""
    later: tuple[Option, ...] = ()
    """The picks that follow, where several are picked one by one."""


class Hint(NamedTuple):
    """The best options, the very best first."""

    advice: tuple[Advice, ...]
    threat: Message | None = None
    """The win of a rival's next turn that the seat is warned of."""

    @property
    def best(self) -> Advice:
        """The option to take."""
        return self.advice[0]


def hint(seat: Perspective, analyst: Analyst, rng: Rng) -> Hint:
    """An analyst's advice to a seat that is asked; equal generators give equal hints.

    Nothing is called better than the advice: an analyst tries the options it rejects less often, so it knows
    less about that. Options that throw something away are not shown, nor two that look alike.
    """
    judged = judge(seat, analyst, rng.copy())
    choices = _different(seat, judged)
    different = _different(seat, sensible(seat, judged))
    best, *rest = _other_plans(seat, _instead(seat.decision, different), rng)
    others = sorted(
        (caught_up(seat, analyst, best, each, rng.copy()) for each in rest), key=lambda each: -each.value
    )
    ends = best.option in _idle(seat)
    against = {each.option: compare(seat, each.option, best.option, rng.copy()).own() for each in others}
    world = seat.imagine(rng.copy())
    if ends:
        others = [each for each in others if not _is_idler(seat, each, best, against[each.option], world)]
    rival = next((each for each in (*others, *choices) if each.option != best.option), best)
    reasons = compare(seat, best.option, rival.option, rng.copy()).own()
    if _alike(best, rival) or not in_words(reasons):
        plain = _plain(seat, best, judged)
        beside = reasons if plain == rival else compare(seat, best.option, plain.option, rng.copy()).own()
        reasons = beside if in_words(beside) else reasons._replace(terms=())
    if not (in_words(reasons) or ends or seat.game.judgement.turn is None):
        other = _plain(seat, best, judged) if _alike(best, rival) else rival
        if other.option in seat.game.judgement.ends:  # beside it, all that comes later this turn would count
            other = rival
        reasons = compare(seat, best.option, other.option, rng.copy(), far=True).own()
    alone = len(different) == 1 < len(choices)
    first = _praised(best, rival, reasons, alone=alone, ends=ends, shown=rival in others)
    weighed = (_weighed(each, best, against[each.option]) for each in others)
    merited = (
        each._replace(why=(*merits_of(seat, each.option, world), *each.why)) for each in (first, *weighed)
    )
    planned = (_planned(seat, each, analyst, rng.copy()) for each in merited)
    threat = warning(seat)
    if threat is None:
        return Hint(tuple(planned))
    return Hint(tuple(_stopping(seat, each, rng.copy()) for each in planned), threat)


def _idle(seat: Perspective) -> tuple[Option, ...]:
    """The options that do nothing but end something."""
    return (PASS, DONE, *seat.game.judgement.ends)


def _is_idler(
    seat: Perspective, other: Appraisal, best: Appraisal, reasons: Reasons, world: Match[Any]
) -> bool:
    """Whether an option is no better than doing nothing, and nothing speaks for it: what it costs is lost."""
    return _alike(other, best) and not (in_words(reasons) or merits_of(seat, other.option, world))


def _plain(seat: Perspective, best: Appraisal, judged: Sequence[Appraisal]) -> Appraisal:
    """The option that shows what the best one is for: doing nothing, if possible, or else the worst."""
    others = [each for each in judged if each.option != best.option] or [best]
    return next((each for each in others if each.option in _idle(seat)), others[-1])


def _different(seat: Perspective, judged: Sequence[Appraisal]) -> list[Appraisal]:
    """The options without those that look like an earlier one, such as a second card of the same name."""
    found = {looks(seat.label(each.option), seat.pack.name): each for each in reversed(judged)}
    return [each for each in judged if each in found.values()]


def _instead(decision: Decision, judged: Sequence[Appraisal]) -> list[Appraisal]:
    """The options that could be taken instead of the first.

    Where several items are picked one by one, those after the first may still be taken besides it: without it
    they look worse than they are.
    """
    group, best = decision.group, judged[0].option
    if group is None or group.kind != "pick" or left_to_pick(group)[1] == 1 or item_of(group, best) is None:
        return list(judged)
    later = decision.options[decision.options.index(best) + 1 :]
    return [each for each in judged if each.option not in later or item_of(group, each.option) is None]


def _other_plans(seat: Perspective, judged: Sequence[Appraisal], rng: Rng) -> list[Appraisal]:
    """The best few options, without those that only prepare a move that a better one makes or prepares.

    The card that is given up for the mana of a move is a detail of one plan.
    """
    plans: list[Appraisal] = []
    moves = set()
    for each in judged:
        move = seat.label(each.option)
        if each.option[0] in seat.game.judgement.prepares:
            move = compare(seat, each.option, _plain(seat, each, judged).option, rng.copy()).then or move
        look = looks(move, seat.pack.name)
        if look not in moves:
            plans.append(each)
            moves.add(look)
        if len(plans) == FEW:
            break
    return plans


def _praised(
    best: Appraisal, rival: Appraisal, reasons: Reasons, *, alone: bool, ends: bool, shown: bool = True
) -> Advice:
    """The option to take.

    `alone`: all others throw something away; `ends`: it only ends something; `shown`: the rival is shown
    next to it in the hint.
    """
    if best.option == rival.option:
        why: tuple[Message, ...] = ()
    elif alone:
        why = in_words(reasons) or (ONLY(),)
    elif ends and not shown:
        why = in_words(reasons)
    elif _alike(best, rival):
        alike = ALIKE_NEXT() if shown else ALIKE_OTHER()
        why = (*in_words(reasons), HOPELESS() if _hopeless(best) else alike)
    else:
        why = in_words(reasons) or ((WAIT(),) if ends else ())
    return Advice(best.option, best.value, reasons, why)


def _weighed(other: Appraisal, best: Appraisal, reasons: Reasons) -> Advice:
    """Another option beside the best: what it prepares, and the reasons against it."""
    then = () if reasons.then is None else (THEN(move=reasons.then),)
    if _alike(other, best):
        alike = () if _hopeless(best) else (ALIKE_BEST(),)
        why = (*then, *in_words(reasons._replace(terms=()), better=False), *alike)
    else:
        why = (*then, *in_words(reasons, better=False))
    return Advice(other.option, other.value, reasons, why)


def _planned(seat: Perspective, advice: Advice, analyst: Analyst, rng: Rng) -> Advice:
    """The same advice; it first says what else to pick, or what must follow so that it does not fail."""
    move = rescue(seat, advice.option, analyst, rng)
    if move is not None:
        return advice._replace(why=(THEN(move=move), *advice.why))
    picks = besides(seat, advice.option, analyst, rng)
    said = () if picks.said is None else (picks.said,)
    return advice._replace(why=(*said, *advice.why), later=picks.options)


def _stopping(seat: Perspective, advice: Advice, rng: Rng) -> Advice:
    """The same advice; it says whether it stops a rival's threat, counting the move that it prepares."""
    if not stops(seat, advice.option, rng):
        return advice
    first = next((number for number, why in enumerate(advice.why) if why.key != THEN.key), len(advice.why))
    return advice._replace(why=(*advice.why[:first], STOPS(), *advice.why[first:]))


def _hopeless(best: Appraisal) -> bool:
    """Whether even the best option looks lost, so that others as good are no good."""
    return _percent(best) == 0


def _alike(one: Appraisal, other: Appraisal) -> bool:
    """Whether two options are about as good, or look so because they show the same number.

    Of two sure wins, one may still bring a better score.
    """
    if min(one.value, other.value) >= SURE:
        return False
    apart = abs(_percent(one) - _percent(other))
    return apart == 0 or (apart <= POINT and abs(odds_of(one.value) - odds_of(other.value)) < CLEAR)


def _percent(appraisal: Appraisal) -> int:
    """The chance as it is shown."""
    return round(100 * appraisal.value)
