"""Blows: attacks that can do nothing, attacks and kills that cost nothing (OUT-ATK.1, OUT-ASLT.5, .10)."""

from __future__ import annotations

from fatebox.games.outposts.effects.cards import Draw
from fatebox.games.outposts.rules.attack import open_posts
from fatebox.games.outposts.rules.turn import SKIP
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Post
from fatebox.games.outposts.state.values import garrison, health_of, is_elusive, post_limit
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import DONE, Card, Decision, Option


def wasted_groups(s: OutpostsState, options: list[Option]) -> list[Option]:
    """Assaults on an Outpost that falls before them, while another can be attacked (OUT-ATK.6)."""
    doomed = [target for target in set(s.targets) if target is not None and _falls(s, s.post(target))]
    needless = [option for option in options if option[0] == "attack" and option[2] in doomed]
    elsewhere = any(option[0] == "attack" and option[2] not in doomed for option in options)
    return needless if elsewhere else []


def _falls(s: OutpostsState, post: Post) -> bool:
    """Whether the groups sent so far fell an Outpost for sure: nobody defends it, nothing is face-down."""
    sent = [clash(s, group, post) for group, target in enumerate(s.targets) if target == post.id]
    if post.defenders or any(each.traps or each.surprises for each in sent):
        return False
    damage = sum(each.reached - each.counters for each in sent)
    return post.counters + damage >= post_limit(s, post)


def vain_attacks(s: OutpostsState, options: list[Option]) -> list[Option]:
    """Attacks on an Outpost that no group can hurt, nor destroy a creature there (OUT-ASLT.4).

    One group may clear the way for another, a face-down upgrade may be worth a look, and some creatures do
    something as they fall.
    """
    return [option for option in options if option[0] == "attack" and _is_vain(s, option[1], option[2])]


def _is_vain(s: OutpostsState, group: int, post_id: int) -> bool:
    post = s.post(post_id)
    if any(s.pack.on["fall"][card] for card in s.groups[group]):
        return False
    others = (
        number
        for number in range(len(s.groups))
        if number > group or (number < group and s.targets[number] == post_id)
    )
    return all(_does_nothing(s, number, post) for number in (group, *others))


def _does_nothing(s: OutpostsState, group: int, post: Post) -> bool:
    """Whether the strength of a group surely changes nothing at an Outpost."""
    forecast = clash(s, group, post)
    if forecast.traps or forecast.surprises or forecast.reached > forecast.counters:
        return False
    return all(forecast.remaining < _lethal(s, card) for card in post.defenders)


def unused_attacks(s: OutpostsState, decision: Decision) -> list[Option]:
    """Groups held back, or steps skipped, while an attack costs nothing: nobody strikes back (OUT-ATK.1).

    At larger tables there may be reasons to spare somebody.
    """
    idle = [option for option in decision.options if option == SKIP or option[0] == "hold"]
    if not idle or not _targets(s, decision.seat):
        return []
    if decision.prompt.id == "attack_assign":
        number = len(s.targets)
        skipped = SKIP in idle and any(_is_free(s, each) for each in range(number, len(s.groups)))
        held = [option for option in idle if option != SKIP] if _is_free(s, number) else []
        return [SKIP, *held] if skipped else held
    if DONE not in decision.options:  # nobody is in the offense zone
        return []
    trial = s.copy()
    trial.groups, trial.targets = [[card] for card in s.players[decision.seat].offense], []
    return [SKIP] if any(_is_free(trial, number) for number in range(len(trial.groups))) else []


def _targets(s: OutpostsState, seat: int) -> list[Post]:
    """The Outposts of the only rival where nobody strikes back, and nothing that lies there works."""
    if len(s.opponents(seat)) > 1:
        return []
    on = s.pack.on
    return [
        post
        for post in open_posts(s, seat)
        if not (post.bills or any(on["hold"][card] or on["ruin"][card] for card in post.upgrades))
        and not garrison(s, post)[0]
    ]


def _is_free(s: OutpostsState, group: int) -> bool:
    """Whether a group can put counters on an Outpost without any loss."""
    on = s.pack.on
    raids = [ability for card in s.groups[group] for ability in on["raid"][card]]
    if any(isinstance(effect, Draw) for ability in raids for effect in ability.effects):
        return False  # OUT-DRAW.2: the deck may be too short
    return any(_hurts(s, group, post) and not _falls(s, post) for post in _targets(s, s.active))


def _hurts(s: OutpostsState, group: int, post: Post) -> bool:
    forecast = clash(s, group, post)
    return forecast.reached > forecast.counters


def spared_creatures(s: OutpostsState, decision: Decision) -> list[Option]:
    """A creature that is spared, though there are points enough for it and all others (OUT-ASLT.7, .11).

    Some creatures do something as they fall.
    """
    assert s.assault is not None
    assert decision.group is not None
    (verb, card, lethal), *rest = decision.options
    if verb != "strike" or not lethal or not rest or s.pack.on["fall"][card]:
        return []
    items = decision.group.items
    later = items[items.index(card) + 1 :]
    attacks = decision.prompt.id == "attacker_damage"
    kind = s.pack.guard[card] if attacks else is_elusive(s, card)
    alike = [other for other in later if (s.pack.guard[other] if attacks else is_elusive(s, other)) == kind]
    wanted = lethal + sum(_lethal(s, other) for other in alike if _lethal(s, other) <= s.assault.remaining)
    if attacks and not kind:  # a Guard that is spared covers the Outpost (OUT-EFF.10)
        post = s.post(s.assault.post)
        wanted += max(1, post_limit(s, post) - post.counters - s.assault.siege)
    return rest if wanted <= s.assault.remaining else []


def _lethal(s: OutpostsState, card: Card) -> int:
    return max(1, health_of(s, card))
