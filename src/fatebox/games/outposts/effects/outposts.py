"""Effects on Outposts and their upgrades."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from fatebox.games.outposts import events
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.outposts import fall, hit, raze, repair, turn_up
from fatebox.games.outposts.state.pieces import Fort, Post
from fatebox.kernel import Decision, Natural, Option, Positive, Rules

from .amounts import Amount, amount_of, expected
from .base import COUNTER, UPGRADE, Effect, stats_value
from .select import TARGET, Posts, post_candidates, posts, posts_reach

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState


class Hit(Effect, frozen=True, tag="hit"):
    """Put counters on Outposts."""

    counters: Amount
    at: Posts

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        counters = amount_of(self.counters, s.players[cause.seat])
        targets = yield from posts(s, cause, self.at)
        for post in targets:
            hit(s, post, counters, cause.seat, "OUT-POST.2")
        yield from fall(s, targets)

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return bool(post_candidates(s, cause, self.at))

    def value(self) -> float:
        own = self.at in ("own_outpost", "each_own_outpost", "this_outpost")
        counters = COUNTER * expected(self.counters) * posts_reach(self.at)
        return -counters if own else counters


class Repair(Effect, frozen=True, tag="repair"):
    """Remove counters from Outposts."""

    commutes: ClassVar[bool] = True
    counters: Amount
    at: Posts

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        counters = amount_of(self.counters, s.players[cause.seat])
        for post in (yield from posts(s, cause, self.at)):
            repair(s, post, counters)

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(post.counters for post in post_candidates(s, cause, self.at))

    def value(self) -> float:
        return 0.7 * COUNTER * expected(self.counters) * posts_reach(self.at)


class Fortify(Effect, frozen=True, tag="fortify"):
    """Outposts have more Attack and Defense until the start of your next turn (OUT-EFF.8)."""

    at: Posts
    attack: Natural = 0
    defense: Natural = 0

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for post in (yield from posts(s, cause, self.at)):
            s.forts.append(Fort(post=post.id, attack=self.attack, defense=self.defense, by=cause.seat))
            s.emit(events.Fortified, post.id, self.attack, self.defense, clause="OUT-POST.1")

    def value(self) -> float:
        return posts_reach(self.at) * stats_value(self.attack, self.defense, 0) / 2


class Sanctuary(Effect, frozen=True, tag="sanctuary"):
    """Until the start of your next turn no group can be assigned to that Outpost."""

    at: Literal["own_outpost", "each_own_outpost", "this_outpost"]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for post in (yield from posts(s, cause, self.at)):
            post.sanctuary = True
            s.emit(events.Sanctuary, post.id, clause="OUT-EFF.8")

    def value(self) -> float:
        return 2.5 * posts_reach(self.at)


class Raze(Effect, frozen=True, tag="raze"):
    """Upgrades of your choice, face-up or face-down, go to their owner's discard pile."""

    upgrades: Positive
    at: Literal["enemy_upgrade", "same_outpost"]

    def hosts(self, s: OutpostsState, cause: Cause) -> list[Post]:
        """The Outposts whose upgrades may be chosen."""
        return post_candidates(s, cause, "enemy_outpost" if self.at == "enemy_upgrade" else self.at)

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        """Face-down ones are named by their place, which gives nothing away (OUT-INFO.5)."""
        for _ in range(self.upgrades):
            options: list[Option] = [
                ("raze", post.id, place)
                for post in self.hosts(s, cause)
                for place in range(len(post.upgrades) + len(post.hidden))
            ]
            if options:
                option = yield Decision(cause.seat, TARGET, options, about=self)
                yield from raze(s, s.post(option[1]), option[2], "OUT-INFO.5")

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(post.upgrades or post.hidden for post in self.hosts(s, cause))

    def value(self) -> float:
        return UPGRADE * self.upgrades


class RazeSelf(Effect, frozen=True, tag="raze_self"):
    """This upgrade goes to its owner's discard pile."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        post = cause.post
        if post is not None and cause.card in post.upgrades:
            yield from raze(s, post, post.upgrades.index(cause.card), "OUT-INFO.5")

    def value(self) -> float:
        return -UPGRADE / 2


class Expose(Effect, frozen=True, tag="expose"):
    """Turn all face-down upgrades of an Outpost face-up; `AMBUSH` does not trigger."""

    at: Literal["enemy_outpost"]

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for post in (yield from posts(s, cause, self.at)):
            turn_up(s, post, "OUT-UPG.7")

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        return any(post.hidden for post in post_candidates(s, cause, self.at))

    def value(self) -> float:
        return 0.6
