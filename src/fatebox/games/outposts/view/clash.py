"""The forecast of an assault as the table lies, computed by the rules, and what could change it."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.games.outposts.rules.assault import total
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Assault, Post
from fatebox.games.outposts.state.values import auras, post_limit, stats


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
    """Face-down upgrades and abilities that may change the totals first."""

    @property
    def reached(self) -> int:
        """The counters on the Outpost if all that can be is put there."""
        points = self.remaining - self.guards
        return self.counters + points + self.siege if points > 0 else self.counters

    @property
    def fells(self) -> bool:
        """Whether that destroys the Outpost."""
        return self.reached >= self.limit

    def words(self) -> str:
        """`7 against 3, 4 get through: to 8/10; 2 strike back`."""
        text = f"{self.strength} against {self.defense}, {self._outcome()}"
        if self.strike:
            text += f"; {self.strike} strike{'s' if self.strike == 1 else ''} back"
        return text + (f" (not counting {' and '.join(self.surprises)})" if self.surprises else "")

    def _outcome(self) -> str:
        if not self.remaining:
            return "nothing gets through"
        through = f"{self.remaining} get{'s' if self.remaining == 1 else ''} through"
        if self.remaining <= self.guards:
            return f"{through}, Guards cover it"
        guarded = f" ({self.guards} for Guards)" if self.guards else ""
        return f"{through}{guarded}: " + ("it falls" if self.fells else f"to {self.reached}/{self.limit}")


def clash(s: OutpostsState, group: int, post: Post) -> Clash:
    """An assault of one of the attacking groups on an Outpost, if nothing happens before."""
    attacker, defender = s.players[s.active], s.players[post.owner]
    now, s.assault = s.assault, Assault(group=group, post=post.id)
    a = s.assault
    total(s, a, attacker, defender, post)
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
    )


def _surprises(s: OutpostsState, group: int, post: Post) -> list[str]:
    """The cards that work before the totals are made (OUT-ASLT.1)."""
    on, name = s.pack.on, s.pack.name
    found = [name(card) for card in s.groups[group] if on["onslaught"][card]]
    found += [name(card) for card in post.upgrades if on["hold"][card]]
    return found + ["face-down cards"] * bool(post.bills)
