"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fatebox.games.weaver.effects.round import CycleTop, GainNow, Hasten, SetHour
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import FINISH, ability_of, owned_abilities, plays
from fatebox.games.weaver.rules.refresh import is_last_round
from fatebox.games.weaver.rules.resolve import reading_pay
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import would_match
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX, SUITS
from fatebox.kernel import DONE, Decision, Option

from .rows import lay, tried

FORESIGHT = 3
"""The cards to go in a reading that everybody thinks of together."""
ON_ROW = (SetHour, RotateCard, KnotPair, Conquer)
"""The abilities that change what the cards of a full row pay."""


class Outcome(NamedTuple):
    """The means of the player after a reading."""

    gold: int
    """The gold that it pays."""
    shards: int
    """The shards that are stored then (WEA-REN.4)."""
    points: int
    """The place on the track then."""


def senseless(s: WeaverState, decision: Decision) -> list[Option]:
    """Options that fail a reading, or leave shards or gold unused that can no longer do anything else."""
    match decision.prompt.id:
        case "read.play":
            wrong = _avoidable_failure(s, decision.options) or _missed_demand(s, decision.options)
            wrong += [*_early_uses(s, decision.options), *_spent_rescue(s, decision.options)]
            return [*wrong, *_spared_death(s, decision.options), *_poorer_places(s, decision.options)]
        case "read.finish":
            wrong = _failed_reading(s, decision.options) or _skipped_gain(s, decision.options)
            wrong += [*_spent_rescue(s, decision.options), *_vain_uses(s, decision.options)]
            return [*wrong, *_idle_uses(s, decision.options)]
        case "renovate.buy":
            return _wasted_gold(s, decision.options)
    return []


def failing(s: WeaverState) -> bool:
    """Whether a full row fails as it lies: only an ability could save the reading (WEA-REA.11)."""
    return len(s.row) == READING and _fails(s)


def _missed_demand(s: WeaverState, options: list[Option]) -> list[Option]:
    """A last card of another suit than the visitor demands, while that suit can be played (WEA-REA.11).

    Only another hour could save such a reading (WEA-REL.15).
    """
    if len(s.row) < READING - 1 or not _lacks_demand(s):
        return []
    required = demand(s)
    if not any(option[:2] == ("play", required) for option in options) or _payable(s, SetHour):
        return []
    return [option for option in options if option[0] == "play" and option[1] != required]


def _avoidable_failure(s: WeaverState, options: list[Option]) -> list[Option]:
    """A card after which the open cards no longer pass, while they would after another one (WEA-REA.11).

    Abilities might still save the reading, so it is left to judgment where one can be paid.
    """
    if READING - len(s.row) > FORESIGHT or any(option[0] == "use" for option in options):
        return []
    trials = [tried(s) for _ in range(len(s.row), READING)]
    failing = [option for option in options if not _can_pass(s, option, trials)]
    return failing if len(failing) < len(options) else []


def _can_pass(s: WeaverState, option: Option, trials: Sequence[WeaverState]) -> bool:
    """Whether a reading passes after a play and others of the cards that lie open.

    Each card that is still to be played has a trial of its own to lie on: a copy for each play would cost
    more than all the rest.
    """
    trial, *later = trials
    lay(trial, s, option)
    if not later:
        return not _fails(trial)
    trial.tops = s.tops[:]
    trial.tops[SUIT_INDEX[option[1]]] = []  # nobody knows the next one
    return _passes_plainly(trial) or any(
        _can_pass(trial, following, later) for following in _useful_plays(trial)
    )


def _passes_plainly(s: WeaverState) -> bool:
    """Whether the open cards that are no Death cards make a row pass, wherever they are played."""
    if s.has_open_death():
        return False
    death = s.pack.death
    plain = [suit for suit, top in zip(SUITS, s.tops, strict=True) if top and not death[top[0]]]
    return len(s.row) + len(plain) >= READING and (not _lacks_demand(s) or demand(s) in plain)


def _useful_plays(s: WeaverState) -> list[Option]:
    """The plays of a row that does not pass plainly after which it might still pass."""
    if len(s.row) < READING - 1:
        return plays(s)
    required = demand(s) if _lacks_demand(s) else None
    # WEA-DTH.2: a Death card at an end is conquered only by a card beyond it
    leftmost, rightmost = s.is_open_death(0), s.is_open_death(READING - 2)
    return [
        option
        for option in plays(s)
        if required in (None, option[1])
        and (not leftmost or option[2] == 0)
        and (not rightmost or option[2] == READING - 1)
        and would_match(s, s.tops[SUIT_INDEX[option[1]]][0], option[2])
    ]


def _fails(s: WeaverState) -> bool:
    """Whether a full row fails: the visitor's demand is not met, or a Death card is open."""
    return _lacks_demand(s) or s.has_open_death()


def _lacks_demand(s: WeaverState) -> bool:
    """Whether the row has no card of the suit that the visitor demands."""
    required = demand(s)
    return required is not None and not s.row_has(required)


def _failed_reading(s: WeaverState, options: list[Option]) -> list[Option]:
    """The end of a reading that fails, while an ability could still change it (WEA-REL.5)."""
    return [FINISH] if len(options) > 1 and _fails(s) else []


def _poorer_places(s: WeaverState, options: list[Option]) -> list[Option]:
    """Places for the last card where the reading pays less than with the same card at another place.

    The cards that are left are the same then. Abilities might still change what the row pays.
    """
    if len(s.row) < READING - 1 or any(_payable(s, kind) for kind in ON_ROW):
        return []
    trial, paying = tried(s), dict[Option, Outcome]()
    for option in options:
        if option[0] == "play":
            lay(trial, s, option)
            if not _fails(trial):
                paying[option] = _outcome(trial)
    return [
        option
        for option, outcome in paying.items()
        if any(_pays_more(other, outcome) for each, other in paying.items() if each[1] == option[1])
    ]


def _skipped_gain(s: WeaverState, options: list[Option]) -> list[Option]:
    """The end of a reading while an ability makes it pay more of something and leaves no less of anything.

    The shards that it costs would be lost: all in the last round, else those that can't be stored
    (WEA-REN.4, WEA-SCO.2).
    """
    plain = _outcome(s)
    for use in options:
        if use[0] == "use" and isinstance(_effect(s, use), (GainNow, *ON_ROW)):
            if any(_gains(trial, plain) for trial in _using(s, use)):
                return [FINISH]
    return []


def _using(s: WeaverState, use: Option) -> Iterator[WeaverState]:
    """The table after an ability; after Gaze, as often as it can be paid.

    Points never fall below 0, so one use of Gaze may bring nothing where two do (WEA-RES.4).
    """
    trial = _used(s, use)
    yield trial
    while isinstance(_effect(s, use), GainNow) and ability_of(s, use[1], use[2]).cost <= trial.shards:
        trial = _used(trial, use)
        yield trial


def _gains(trial: WeaverState, plain: Outcome) -> bool:
    """Whether a reading that passes leaves more; in the last round only points count (WEA-SCO.2)."""
    outcome = _outcome(trial)
    if is_last_round(trial):
        outcome = outcome._replace(gold=min(outcome.gold, plain.gold))
    return not _fails(trial) and _pays_more(outcome, plain)


def _limit(s: WeaverState, points: int) -> int:
    """The shards that can be stored with so many points (WEA-REN.4)."""
    return next(limit for least, limit, _ in s.pack.rank_steps if points >= least)


def _payable(s: WeaverState, kind: type[AnyEffect]) -> list[int]:
    """The costs of the abilities of a kind that can be paid."""
    costs = [ability.cost for ability in owned_abilities(s) if isinstance(ability.effect, kind)]
    return [cost for cost in costs if cost <= s.shards]


def _early_uses(s: WeaverState, options: list[Option]) -> list[Option]:
    """Abilities that do the same once the row is full: their shards may be needed before (WEA-REA.10)."""
    uses = (option for option in options if option[0] == "use")
    return [option for option in uses if isinstance(_effect(s, option), (SetHour, GainNow, Hasten))]


def _spent_rescue(s: WeaverState, options: list[Option]) -> list[Option]:
    """Abilities that cost the shards for another hour, without which the reading fails (WEA-REL.15).

    The suit that the visitor demands has run out, or the row is full without it.
    """
    if not s.shards or _can_please(s, s.hour):
        return []
    hours = [
        (ability.cost, hour)
        for ability in owned_abilities(s)
        if isinstance(ability.effect, SetHour) and ability.cost <= s.shards
        for hour in ability.effect.targets(s)
        if _can_please(s, hour)
    ]
    if not hours:
        return []
    left = s.shards - min(cost for cost, _ in hours)
    saving = [hour for _, hour in hours]
    uses = (option for option in options if option[0] == "use" and option[3] not in saving)
    return [option for option in uses if ability_of(s, option[1], option[2]).cost > left]


def _can_please(s: WeaverState, hour: str) -> bool:
    """Whether the visitor demands nothing at an hour, or a suit that the row has or may get (WEA-ADV.3)."""
    wanted = s.pack.lines[s.visitor[0]].get(hour)
    if wanted is None or s.row_has(wanted.required):
        return True
    suit = SUIT_INDEX[wanted.required]
    return len(s.row) < READING and bool(s.tops[suit] or s.decks[suit])


def _idle_uses(s: WeaverState, options: list[Option]) -> list[Option]:
    """Abilities that change nothing more in the last round: Hasten and Swallow (WEA-REL.16, .11)."""
    if not is_last_round(s):
        return []
    return [
        option
        for option in options
        if option[0] == "use" and isinstance(_effect(s, option), (Hasten, CycleTop))
    ]


def _vain_uses(s: WeaverState, options: list[Option]) -> list[Option]:
    """Abilities after which a reading that passes pays no more, so that their shards are lost (WEA-REL.5).

    A turn of the hour comes last: whatever else is used pays with it, too. A turn of a card may be the first
    of two.
    """
    if len(options) == 1 or _fails(s):
        return []
    best = _outcome(s)
    return [option for option in options if option[0] == "use" and _is_vain(s, option, best)]


def _is_vain(s: WeaverState, use: Option, best: Outcome) -> bool:
    """Whether an ability that works on the row or the hour brings nothing, and no other one can follow it."""
    if not isinstance(_effect(s, use), ON_ROW):
        return False
    trial = _used(s, use)
    if not isinstance(_effect(s, use), SetHour) and any(_payable(trial, kind) for kind in ON_ROW):
        return False
    return _fails(trial) or all(ours <= theirs for ours, theirs in zip(_outcome(trial), best, strict=True))


def _used(s: WeaverState, use: Option) -> WeaverState:
    """A copy in which an ability has been paid for and used."""
    trial = tried(s)
    trial.shards -= ability_of(s, use[1], use[2]).cost
    _effect(s, use).apply(trial, use[3])
    return trial


def _outcome(s: WeaverState) -> Outcome:
    """The outcome of a reading that passes; shards are worth nothing after the last one."""
    gold, shards, clairvoyance = reading_pay(s)
    points = max(0, s.points + clairvoyance)  # WEA-RES.4
    stored = 0 if is_last_round(s) else min(s.shards + shards, _limit(s, points))
    return Outcome(gold, stored, points)


def _pays_more(one: Outcome, other: Outcome) -> bool:
    """Whether a reading leaves more of something than another, and less of nothing."""
    return one != other and all(ours >= theirs for ours, theirs in zip(one, other, strict=True))


def _spared_death(s: WeaverState, options: list[Option]) -> list[Option]:
    """A Swallow of another card before a reading, while a Death card lies open that it could take.

    Later in a reading a card of some suit may be wanted more (WEA-REL.11, WEA-DTH.13).
    """
    if s.row:
        return []
    uses = (option for option in options if option[0] == "use")
    swallows = [option for option in uses if isinstance(_effect(s, option), CycleTop)]
    harmless = [option for option in swallows if not s.pack.death[s.tops[SUIT_INDEX[option[3]]][0]]]
    return harmless if len(harmless) < len(swallows) else []


def _effect(s: WeaverState, option: Option) -> AnyEffect:
    _, relic, line, _ = option
    effect: AnyEffect = ability_of(s, relic, line).effect
    return effect


def _wasted_gold(s: WeaverState, options: list[Option]) -> list[Option]:
    """The end of the last round with gold for a relic that scores (WEA-REN.6, WEA-SCO.1)."""
    return [DONE] if is_last_round(s) and any(_scores(s, option[1]) for option in options[1:]) else []


def _scores(s: WeaverState, key: str) -> bool:
    """Whether the next rank of a relic is worth more than what is owned of it."""
    relic = s.pack.relic_keys.index(key)
    rank = s.relics[relic]
    return s.pack.values[relic][rank + 1] > s.pack.values[relic][rank]
