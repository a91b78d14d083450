"""Sense in negotiation: Offers that no player makes or takes at any level (FAN-NEG)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.fantos.rules.winning import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Offer, Promise
from fatebox.games.fantos.state.terms import DIE, WAR
from fatebox.kernel import Option

from .timing import last_actions

ACCEPT: Option = ("accept",)
SEND: Option = ("send",)
DEMANDS: tuple[Option, ...] = (("add", "want"), ("add", "want-cards"), ("add", "want-title"), ("add", "ask"))
"""The parts of an Offer that ask for something, in the order in which they are added."""
PRICE = 3
"""A card or a promise is worth about this many Shards."""
LOPSIDED = 2
"""An Offer in which one side is worth this many times the other is an insult or a present."""
MOST = 5
"""Nobody deals in more Shards at once: hardly any card or promise is worth them."""
SPARE = "spare_in_reward"
IDLE = ("free_text", "play_for_you", "harvest_at_most")
"""Promises that a bot cannot mean, or that help nobody."""
OPPOSITES = ({"no_war", "war_on"}, {"no_challenge", "challenge"}, {"keep_trial", "remove_trial"})
"""Promises that cannot both be kept if they are about the same thing."""
EXCLUSIVE = ("vote", "war_on", "remove_trial")
"""Promises that cannot both be kept if they are about different things."""


def foolish_answer(s: FantosState, offer: Offer, options: list[Option]) -> list[Option]:
    """A gift that is declined, one to a Citadel that offers nothing, a word that can't be kept (FAN-NEG.2).

    A promise that has been made already counts for nothing, and so does one against an earlier promise.
    """
    if ACCEPT not in options:
        return []
    if any(promise.seat == offer.to and contradicts(s, promise) for promise in offer.promises):
        return [ACCEPT]
    promised = [promise.seat for promise in offer.promises if not is_hollow(s, promise)]
    given = offer.give or offer.cards or offer.seat in promised
    wanted = offer.want or offer.want_cards or offer.want_titles
    if wanted and not given:
        return [ACCEPT]
    gift = (offer.give or offer.cards) and not wanted and offer.to not in promised
    return [option for option in options if option != ACCEPT] if gift else []


def is_hollow(s: FantosState, promise: Promise) -> bool:
    """Whether a promise was made already, goes against earlier ones, or costs the game (FAN-NEG.7)."""
    made = any(_matter(promise) == _matter(each) for each in s.promises)
    return made or contradicts(s, promise) or _gives_up(s, promise)


def _gives_up(s: FantosState, promise: Promise) -> bool:
    """Whether nobody would believe in peace: a War on this Citadel alone can win the game, and is the last.

    The one that acts last is behind, overtakes the leader if it takes the spoils from the leader itself, and
    nobody can pay it back (FAN-FIN.7). War on a third Citadel would not be enough.
    """
    if promise.kind != "no_war" or last_actions(s) != (promise.seat,):
        return False
    own, leads = s.citadels[promise.seat], score(s.citadels[promise.to])
    if leads < max(map(score, s.citadels)):
        return False
    spoils = sum(s.stat(legacy, 1) + max(DIE) for legacy in own.free_for(WAR)) - min(DIE)
    return leads - 2 * spoils <= score(own) < leads - spoils


def contradicts(s: FantosState, promise: Promise) -> bool:
    """Whether a Citadel would promise what it cannot do without breaking its word."""
    earlier = [each for each in s.promises if each.seat == promise.seat]
    return _spares_everybody(s, [*earlier, promise]) or any(_clash(promise, each) for each in earlier)


def _spares_everybody(s: FantosState, promises: Sequence[Promise]) -> bool:
    """Whether nobody would be left to pay a reward of the Citadel that makes these promises (FAN-TRB.11)."""
    last = promises[-1]
    spared = {each.to for each in promises if each.kind == last.kind == SPARE}
    return spared.issuperset(s.others(last.seat))


def _clash(one: Promise, other: Promise) -> bool:
    about_the_same = (one.word, one.number) == (other.word, other.number)
    if one.kind == other.kind:
        return one.kind in EXCLUSIVE and not about_the_same
    return about_the_same and {one.kind, other.kind} in OPPOSITES


def _matter(promise: Promise) -> tuple[int, int, str, str, int]:
    """The content of a promise, whenever it was made."""
    return promise.seat, promise.to, promise.kind, promise.word, promise.number


def foolish_offer(offer: Offer, options: list[Option]) -> list[Option]:
    """A lopsided Offer is not sent, and asks for no more before it gives (FAN-NEG.2); one promise is enough.

    What the other is asked to promise comes last, so that nothing can be given after it.
    """
    promised = [promise.seat for promise in offer.promises]
    own, asked = promised.count(offer.seat), promised.count(offer.to)
    given = offer.give + PRICE * (len(offer.cards) + own)
    wanted = offer.want + PRICE * (offer.want_cards + len(offer.want_titles) + asked)
    wrong: list[Option] = []
    if max(given, wanted) >= LOPSIDED * min(given, wanted):
        wrong.append(SEND)
    if not given:
        wrong += DEMANDS if wanted else DEMANDS[-1:]
    if own:
        wrong.append(("add", "promise"))
    if asked:
        wrong.append(("add", "ask"))
    return [option for option in options if option in wrong]


def foolish_amounts(options: list[Option]) -> list[Option]:
    """More Shards than anything on offer is worth (FAN-NEG.3)."""
    return [option for option in options if option[1] > MOST]


def foolish_promises(other: int, options: list[Option]) -> list[Option]:
    """Promises to another Citadel that mean nothing to it, or harm it (FAN-NEG.7)."""
    return [option for option in options if _means_nothing(option, other)]


def _means_nothing(option: Option, other: int) -> bool:
    _, kind, _, number = option
    return kind in IDLE or (kind == "no_war" and number != other) or (kind == "war_on" and number == other)
