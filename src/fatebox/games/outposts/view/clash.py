"""The forecast of an assault as the table lies, computed by the rules, and what could change it."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.games.outposts.rules.assault import total
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Assault, Post
from fatebox.games.outposts.state.values import auras, post_limit, stats
from fatebox.kernel.messages import Message


@dataclass(frozen=True, slots=True)
class Clash:
    """The totals of an assault (OUT-ASLT.2), before anybody distributes damage."""

    strength: int
    defense: int
    strike: int
    """Defender's Strength."""
    remaining: int
    guards: int
    """The damage that Guards take before the Outpost can be hurt (OUT-EFF.10)."""
    siege: int
    counters: int
    limit: int
    surprises: tuple[str, ...]
    """Cards with abilities that may change the totals first."""
    traps: bool
    """Whether face-down upgrades may change them, too."""

    @property
    def reached(self) -> int:
        """The counters on the Outpost if all that can be is put there."""
        points = self.remaining - self.guards
        return self.counters + points + self.siege if points > 0 else self.counters

    @property
    def fells(self) -> bool:
        """Whether that destroys the Outpost."""
        return self.reached >= self.limit

    def message(self) -> Message:
        """`7 against 3, 4 get through: to 8/10; 2 strike back`."""
        covered = 0 < self.remaining <= self.guards
        form = (
            "vain" if not self.remaining else "covered" if covered else "falls" if self.fells else "reaches"
        )
        hidden = (Message("terminal-face-down"),) if self.traps else ()
        return Message(
            "terminal-clash",
            strength=self.strength,
            defense=self.defense,
            form=form,
            through=self.remaining,
            guards=self.guards,
            reached=self.reached,
            limit=self.limit,
            strike=self.strike,
            surprises=(*self.surprises, *hidden),
        )


def clash(s: OutpostsState, group: int, post: Post) -> Clash:
    """An assault of one of the attacking groups on an Outpost, if nothing happens before."""
    attacker, defender = s.players[s.active], s.players[post.owner]
    now, s.assault = s.assault, Assault(group=group, post=post.id)
    a = s.assault
    total(s, a, attacker, post)
    s.assault = now
    active = auras(s, defender)
    guards = [card for card in post.defenders if s.pack.guard[card]]
    return Clash(
        strength=a.strength,
        defense=a.defense,
        strike=a.strike,
        remaining=a.remaining,
        guards=sum(max(1, stats(s, defender, card, post, active)[2]) for card in guards),
        siege=a.siege,
        counters=post.counters,
        limit=post_limit(s, post),
        surprises=tuple(_surprises(s, group, post)),
        traps=bool(post.bills),
    )


def _surprises(s: OutpostsState, group: int, post: Post) -> list[str]:
    """The cards that work before the totals are made (OUT-ASLT.1)."""
    on, name = s.pack.on, s.pack.name
    found = [name(card) for card in s.groups[group] if on["onslaught"][card]]
    return found + [name(card) for card in post.upgrades if on["hold"][card]]
