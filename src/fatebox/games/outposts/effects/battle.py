"""Effects on creatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from fatebox.games.outposts import events
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.creatures import bounce, destroy, rout, strike, tuck
from fatebox.games.outposts.state.leaving import unless_gone
from fatebox.games.outposts.state.pieces import Boost
from fatebox.games.outposts.state.terms import Until
from fatebox.games.outposts.state.values import stats_of
from fatebox.kernel import Card, Natural, Positive, Prompt, Rules, pick, take_first
from fatebox.kernel.messages import Message, chain, key_of

from .amounts import Amount, amount_of, expected
from .base import CREATURE, LEAST_CREATURE, Effect, stats_value
from .select import (
    ONE,
    UP_TO,
    Creatures,
    Players,
    candidates,
    creatures,
    harm_reach,
    help_reach,
    opponent,
    players,
    posts,
)
from .words import bonuses, spoken

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState

RALLY = Prompt("rally_pick", "OUT-ASLT.1", default=take_first)
DOOM = Prompt("effect_target", "OUT-GEN.7", variant="doom", follow_up=True)


class OnCreatures(Effect, frozen=True):
    """An effect that works on creatures."""

    at: Creatures
    max_cost: Natural | None = None

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(candidates(s, cause, self.at, self.max_cost))


class Strike(OnCreatures, frozen=True, tag="strike", kw_only=True):
    """Damage to creatures, all at once (OUT-EFF.5)."""

    damage: Amount

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        damage = amount_of(self.damage, s.players[cause.seat])
        strike(s, damage, (yield from creatures(s, cause, self.at, self.max_cost)))

    def value(self) -> float:
        destroyed = min(CREATURE, 0.9 * expected(self.damage))
        return destroyed * harm_reach(self.at)


class Prey(Effect, frozen=True, tag="prey"):
    """Your creature deals damage equal to its current Attack to an enemy creature."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        if self.possible(s, cause):
            (hunter,) = yield from creatures(s, cause, "own_creature")
            prey = yield from creatures(s, cause, "enemy_creature")
            strike(s, stats_of(s, hunter)[0], prey)

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(candidates(s, cause, "own_creature") and candidates(s, cause, "enemy_creature"))

    def value(self) -> float:
        return 0.7 * CREATURE


class Destroy(OnCreatures, frozen=True, tag="destroy"):
    """Destroy creatures."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        destroy(s, (yield from creatures(s, cause, self.at, self.max_cost)), "OUT-EFF.6")

    def value(self) -> float:
        return CREATURE * harm_reach(self.at)


class Bounce(OnCreatures, frozen=True, tag="bounce"):
    """Creatures return to their owner's hand."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for card in (yield from creatures(s, cause, self.at, self.max_cost)):
            bounce(s, card)

    def value(self) -> float:
        return 0.5 * CREATURE


class Tuck(OnCreatures, frozen=True, tag="tuck"):
    """Creatures go to the bottom of their owner's deck."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for card in (yield from creatures(s, cause, self.at, self.max_cost)):
            tuck(s, card)

    def value(self) -> float:
        return 0.9 * CREATURE


class Rout(Effect, frozen=True, tag="rout"):
    """Up to `creatures` defending creatures of one opponent go to that opponent's reserve zone."""

    creatures: Positive

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        player = yield from opponent(s, cause)
        if player is not None:
            defending = [card for post in player.posts for card in post.defenders]
            chosen = yield from pick(
                cause.seat, UP_TO, defending, most=self.creatures, verb="target", about=self
            )
            rout(s, chosen)

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(post.defenders for player in s.opponents(cause.seat) for post in player.posts)

    def value(self) -> float:
        return 0.7 * self.creatures


class RoutAll(Effect, frozen=True, tag="rout_all"):
    """All creatures that defend an Outpost go to their controller's reserve zone."""

    at: Literal["enemy_outpost"]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for post in (yield from posts(s, cause, self.at)):
            rout(s, post.defenders[:])

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(post.defenders for player in s.opponents(cause.seat) for post in player.posts)

    def value(self) -> float:
        return 1.6


class Rally(Effect, frozen=True, tag="rally"):
    """Creatures from your reserve zone become defenders of this Outpost at once (OUT-ZONE.4)."""

    creatures: Positive

    def able(self, s: OutpostsState, cause: Cause) -> list[Card]:
        """Those without Berserk, highest Defense first."""
        reserve = [card for card in s.players[cause.seat].reserve if not s.pack.berserk[card]]
        return sorted(reserve, key=lambda card: -stats_of(s, card)[1])

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        post = cause.post
        if post is not None and post.standing:
            room = min(self.creatures, s.pack.outpost.defenders - len(post.defenders))
            for card in (yield from pick(cause.seat, RALLY, self.able(s, cause), most=room, verb="rally")):
                s.players[cause.seat].reserve.remove(card)
                post.defenders.append(card)
                s.emit(events.Rallied, cause.seat, card, post.id, clause="OUT-ASLT.1")

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(self.able(s, cause))

    def value(self) -> float:
        return 1.0 * self.creatures


class Change(OnCreatures, frozen=True, kw_only=True):
    """Something about creatures that is different for some time."""

    commutes: ClassVar[bool] = True
    until: Until

    def gains(self) -> tuple[Message, ...]:
        """The keywords that it gives."""
        return ()

    def continues(self, before: Effect) -> bool:
        """Whether it changes the same creatures for as long as the effect before it does."""
        if not isinstance(before, Change) or self.until != before.until:
            return False
        return self.at == "same" or (self.at == before.at and self.at not in (*ONE, "upto3_own"))

    def message(self) -> Message:
        return changed([self])


class Mod(Change, frozen=True, tag="mod", kw_only=True):
    """Change Attack, Defense, Health of creatures for some time."""

    attack: int = 0
    defense: int = 0
    health: int = 0

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """The creatures that are in play now (R66)."""
        for card in (yield from creatures(s, cause, self.at, self.max_cost)):
            s.boosts.append(
                Boost(
                    card=card,
                    attack=self.attack,
                    defense=self.defense,
                    health=self.health,
                    until=self.until,
                    by=cause.seat,
                )
            )
            s.emit(events.Changed, card, self.attack, self.defense, self.health, clause="OUT-EFF.14")

    def value(self) -> float:
        return help_reach(self.at) * stats_value(self.attack, self.defense, self.health)


class Grant(Change, frozen=True, tag="grant", kw_only=True):
    """Give a keyword to creatures for some time; Pierce values add up (OUT-EFF.11)."""

    pierce: Natural = 0
    elusive: bool = False

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for card in (yield from creatures(s, cause, self.at, self.max_cost)):
            s.boosts.append(
                Boost(card=card, pierce=self.pierce, elusive=self.elusive, until=self.until, by=cause.seat)
            )
            s.emit(events.Granted, card, self.pierce, self.elusive, clause="OUT-EFF.11")

    def value(self) -> float:
        return help_reach(self.at) * (0.4 * self.pierce + 0.5 * self.elusive)

    def gains(self) -> tuple[Message, ...]:
        pierce = (Message("gain-pierce", value=self.pierce),) if self.pierce else ()
        return (*pierce, Message("gain-elusive")) if self.elusive else pierce


class Sac(Effect, frozen=True, tag="sac"):
    """Players destroy creatures of their own, of their choice; it gives no mana."""

    creatures: Positive
    who: Players

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for player in (yield from players(s, cause, self.who)):
            own = player.creatures()
            number = min(self.creatures, len(own))
            choice = pick(player.seat, DOOM, own, least=number, most=number, verb="doom")
            destroy(s, (yield from unless_gone(player.seat, choice)) or [], "OUT-GEN.7")

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        target = cause.opponent if self.who == "opponent" and cause.opponent is not None else None
        return target is None or bool(s.players[target].creatures())

    def value(self) -> float:
        lost = LEAST_CREATURE * self.creatures
        return -lost if self.who == "you" else lost


class PaySac(Effect, frozen=True, tag="pay_sac"):
    """An extra cost: destroy creatures of your own (OUT-PLAY.7). Paid before the card resolves."""

    creatures: Positive

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        own = s.players[cause.seat].creatures()
        least = self.creatures
        destroy(
            s, (yield from pick(cause.seat, DOOM, own, least=least, most=least, verb="doom")), "OUT-PLAY.7"
        )

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return len(s.players[cause.seat].creatures()) >= self.creatures

    def value(self) -> float:
        return -LEAST_CREATURE * self.creatures


def changed(changes: Sequence[Change]) -> Message:
    """Changes of the same creatures, for the same time, in one breath."""
    first = changes[0]
    given = tuple(bonus for change in changes for bonus in bonuses(change))
    gained = tuple(keyword for change in changes for keyword in change.gains())
    until = Message(key_of("until", first.until))
    parts = spoken("effect", first, until=until, bonuses=given, keywords=gained).arguments
    key = "effect-mod-grant" if given and gained else "effect-mod" if given else "effect-grant"
    return Message(key, **parts)


def steps(effects: Sequence[Effect]) -> Message:
    """Several effects, one after the other; an extra cost is a sentence of its own."""
    if isinstance(effects[0], PaySac) and len(effects) > 1:
        return Message("steps-after-cost", first=effects[0].message(), rest=steps(effects[1:]))
    said: list[Message] = []
    number = 0
    while number < len(effects):
        effect, end = effects[number], number + 1
        if isinstance(effect, Change):
            run = [effect]
            while (
                end < len(effects) and isinstance(after := effects[end], Change) and after.continues(run[-1])
            ):
                run.append(after)
                end += 1
            said.append(changed(run))
        else:
            said.append(effect.message())
        number = end
    return chain("steps", said)
