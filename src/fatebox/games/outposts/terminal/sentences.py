"""Each kind of event in words, without capital and full stop: patterns and writers.

In the patterns `{0:post}` is an Outpost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fatebox.games.outposts.effects.words import bonus, said
from fatebox.kernel import Card
from fatebox.terminal.sentences import Sentences
from fatebox.text.words import listed

from .ending import ENDINGS
from .names import Names

TRIGGERS = {
    "arrive": "works as it comes into play",
    "cast": "works",
    "ambush": "springs its Ambush",
    "upkeep": "works",
    "onslaught": "works as the assault begins",
    "hold": "works against the attackers",
    "raid": "works: its assault has hit the Outpost",
    "fall": "works as it falls",
    "ruin": "works as its Outpost falls",
}
STEPS = {"first": "First", "second": "Second", "third": "Third", "fourth": "Fourth"}
ZONES = {"reserve": "the reserve", "defense": "the defense", "offense": "the offense"}
PATTERNS = {
    # before the game
    "faction": "{0:does choose} {1:faction}",
    "shards": "{0:does take} {1:count Shard card}",
    "deck": "{0:whose} deck has {1:count card}",
    "dealt": "{0:does get} {1:count Silver card}",
    "kept": "{0:does keep} {1:count card}",
    "starts": "{0:does start}",
    # the turn
    "turn": "round {1}: {0:whose} turn",
    "skipped": "{0:does skip} the {1:step} Step",
    "drew": "{0:does draw} {1:count card}",
    "drew-cards": "{0:does draw} {1:cards}",
    "shuffled": "{0:whose} deck is shuffled ({1:count card})",
    "outpost": "{0:does gain} {1:post}",
    "mana": "{0:does have} {1} mana",
    "taxed": "{0:does gain} {1} less mana next time",
    "pacified": "{0:does skip} the next Fourth Step",
    # cards
    "played": "{0:does play} {1:card}",
    "built": "{0:does build} {2:card} on {1:post}",
    "built-hidden": "{0:does put} a face-down upgrade on {1:post} for {2} mana",
    "discarded-for-mana": "{0:does discard} {1:card} for mana",
    "sacrificed": "{0:does sacrifice} {1:card} for mana",
    "discarded": "{0:does discard} {1:card}",
    "saw-hand": "{0:does hold} {1:cards}",
    "looked": "{0:does look} at {1:count card} of the deck",
    "searched": "{0:does take} {1:card} from the deck",
    "recovered": "{0:does take} {1:card} back from the discard pile",
    "revived": "{1:card} comes back into {0:whose} reserve",
    "recycled": "{0:does shuffle} {1:card} back into the deck",
    "returned": "{1:card} returns to {0:whose} hand",
    "tucked": "{1:card} goes to the bottom of {0:whose} deck",
    # Mana Crystals
    "crystal": "{0:does buy} Mana Crystal {1}",
    "shattered": "{0:does lose} a Mana Crystal, {1} left",
    "cut": "Mana Crystals cost {0:seat} {1} less this turn",
    # Outposts
    "damaged": "{0:post} takes {1} ({2:count counter})",
    "repaired": "{0:post} is repaired by {1} ({2:count counter} left)",
    "fell": "{0:post} falls",
    "upgrade-lost": "{1:card} is lost with it",
    "turned-up": "{1:card} turns up on {0:post}",
    "razed": "{1:card} on {0:post} is discarded",
    "sanctuary": "{0:post} cannot be attacked until its owner's next turn",
    # creatures
    "destroyed": "{1:card} is destroyed",
    "routed": "{1:card} goes to {0:whose} reserve",
    "rallied": "{1:card} joins the defense of {2:post}",
    "moved": "{0:does move} {1:card} to {2:zone}",
    "assigned": "{1:card} defends {2:post}",
    "grouped": "{1:cards} will attack",
    # assaults
    "assault": "{0:does attack} {2:post} with {1:cards}",
    "no-assault": "the assault on {1:post} does not take place",
    # leaving
    "out": "{0:does leave} the game",
    "conceded": "{0:does give} up",
}


# --- those that no pattern can say --------------------------------------------------------------


def _ended(names: Names, outcome: str, winners: Sequence[int]) -> str:
    if outcome == "draw":
        return f"the game is over: {listed(map(names.who, winners))} share a draw"
    return f"the game is over: {ENDINGS[outcome]}. {_capital(names.does(winners[0], 'win'))}!"


def _triggered(names: Names, seat: int, card: Card, on: str) -> str:
    del seat
    return f"{names.card(card)} {TRIGGERS[on]}"


def _bonuses(**stats: int) -> str:
    return listed(said(bonus(stat, amount)) for stat, amount in stats.items() if amount)


def _changed(names: Names, card: Card, attack: int, defense: int, health: int) -> str:
    return f"{names.card(card)} gets {_bonuses(attack=attack, defense=defense, health=health)}"


def _granted(names: Names, card: Card, pierce: int, elusive: bool) -> str:
    gained = [f"Pierce {pierce}"] * bool(pierce) + ["Elusive"] * elusive
    return f"{names.card(card)} gains {listed(gained)}"


def _fortified(names: Names, post: int, attack: int, defense: int) -> str:
    return f"{names.post(post)} has {_bonuses(attack=attack, defense=defense)} for a while"


def _reassigned(names: Names, seat: int, card: Card, post: int | None = None) -> str:
    if post is None:
        return f"{names.card(card)} falls back to {names.whose(seat)} reserve"
    return f"{names.card(card)} falls back to {names.post(post)}"


def _assigned_attack(names: Names, seat: int, group: int, post: int | None) -> str:
    if post is None:
        return f"{names.does(seat, 'hold')} back group {group + 1}"
    return f"{names.does(seat, 'send')} group {group + 1} against {names.post(post)}"


def _totals(names: Names, strength: int, defense: int, strike: int) -> str:
    del names
    through = max(0, strength - defense)
    got = f"{through} get{'s' if through == 1 else ''} through" if through else "nothing gets through"
    back = f", {strike} strike{'s' if strike == 1 else ''} back" if strike else ""
    return f"Attack {strength} against Defense {defense}: {got}{back}"


def _reward(names: Names, seat: int, loser: int, key: str) -> str:
    return f"{names.does(seat, 'take')} {names.pack.designs[key].name} from {names.whose(loser)} deck"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


WRITERS: dict[str, Callable[..., str]] = {
    "ended": _ended,
    "triggered": _triggered,
    "changed": _changed,
    "granted": _granted,
    "fortified": _fortified,
    "reassigned": _reassigned,
    "assigned-attack": _assigned_attack,
    "totals": _totals,
    "reward": _reward,
}
SENTENCES: Sentences[Names] = Sentences(
    PATTERNS,
    WRITERS,
    {
        "post": lambda names, post, _: names.post(post),
        "faction": lambda names, key, _: names.pack.factions[key].name,
        "step": lambda names, step, _: STEPS[step],
        "zone": lambda names, zone, _: ZONES[zone],
    },
)
