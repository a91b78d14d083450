"""Card designs: what a pack's tables are read into. A card's text is made from what it does."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from fatebox.games.outposts.effects import AnyEffect, StaticEffect
from fatebox.games.outposts.effects.battle import steps
from fatebox.games.outposts.effects.economy import Mana
from fatebox.games.outposts.effects.statics import Aura, AuraPerUpgrade
from fatebox.games.outposts.effects.words import STATS, bonus
from fatebox.games.outposts.state.terms import Trigger
from fatebox.kernel import Natural, Positive, Struct
from fatebox.kernel.messages import Message, chain, key_of

Condition = Literal["defending", "host_defended", "has_crystal", "three_posts"]


class Ability(Struct, frozen=True, tag_field="on"):
    """Effects that a trigger sets off, if a condition holds then."""

    trigger: ClassVar[Trigger]
    effects: Annotated[tuple[AnyEffect, ...], msgspec.Meta(min_length=1)]
    when: Condition | None = None

    def value(self) -> float:
        """The value of its effects when it works once, in points."""
        return sum(effect.value() for effect in self.effects)

    def message(self) -> Message:
        """The ability as a sentence."""
        done = steps(self.effects)
        if self.when is not None:
            done = Message(key_of("condition", self.when), steps=done)
        return Message(f"ability-{self.trigger}", steps=done)


class Arrive(Ability, frozen=True, tag="arrive"):
    """Triggers when this creature is played from hand, after it has entered the reserve."""

    trigger = "arrive"


class Cast(Ability, frozen=True, tag="cast"):
    """Triggers when this spell resolves."""

    trigger = "cast"


class Ambush(Ability, frozen=True, tag="ambush"):
    """Triggers when this upgrade is turned face-up by an attack."""

    trigger = "ambush"


class Upkeep(Ability, frozen=True, tag="upkeep"):
    """At the start of the controller's Second Step."""

    trigger = "upkeep"


class Onslaught(Ability, frozen=True, tag="onslaught"):
    """Triggers when an assault by this creature's group begins."""

    trigger = "onslaught"


class Hold(Ability, frozen=True, tag="hold"):
    """Triggers when an assault on this upgrade's Outpost begins."""

    trigger = "hold"


class Raid(Ability, frozen=True, tag="raid"):
    """Triggers when this attacker's assault put at least one counter on the Outpost."""

    trigger = "raid"


class Fall(Ability, frozen=True, tag="fall"):
    """Triggers when this creature is destroyed."""

    trigger = "fall"


class Ruin(Ability, frozen=True, tag="ruin"):
    """Triggers when the Outpost of this face-up upgrade is destroyed."""

    trigger = "ruin"


class Always(Struct, frozen=True, tag_field="on", tag="static"):
    """Rules that hold while the card is in play and face-up."""

    trigger: ClassVar[Trigger] = "static"
    effects: Annotated[tuple[StaticEffect, ...], msgspec.Meta(min_length=1)]
    when: Literal["defending"] | None = None

    def value(self) -> float:
        """The value of its effects while they hold, in points."""
        return sum(effect.value() for effect in self.effects)

    @property
    def auras(self) -> tuple[Aura | AuraPerUpgrade, ...]:
        """Those of them that change creatures."""
        return tuple(effect for effect in self.effects if isinstance(effect, Aura | AuraPerUpgrade))

    def message(self) -> Message:
        """The ability as a sentence."""
        per_upgrade = all(isinstance(effect, AuraPerUpgrade) for effect in self.effects)
        key = "ability-static-defending" if self.when and not per_upgrade else "ability-static"
        return Message(key, steps=chain("steps", [effect.message() for effect in self.effects]))


CreatureAbility = Arrive | Upkeep | Onslaught | Raid | Fall | Always
UpgradeAbility = Ambush | Upkeep | Hold | Ruin | Always


SIMPLE = ("swift", "slow", "berserk", "immobile", "guard", "elusive")
COUNTED = ("pierce", "siege", "harvest")


class Keywords(Struct, frozen=True):
    """The keywords of a creature (OUT-EFF.9 to .12)."""

    swift: bool = False
    slow: bool = False
    berserk: bool = False
    immobile: bool = False
    guard: bool = False
    elusive: bool = False
    pierce: Natural = 0
    siege: Natural = 0
    harvest: Natural = 0
    resonance: tuple[Natural, Natural, Natural] = (0, 0, 0)

    def names(self) -> list[Message]:
        """The keywords in short: `Swift`, `Pierce 2`, `Resonance 1/0/1`."""
        found = [Message(f"keyword-{name}") for name in SIMPLE if getattr(self, name)]
        for name in COUNTED:
            if value := getattr(self, name):
                found.append(Message(f"keyword-{name}", value=value))
        if any(self.resonance):
            found.append(Message("keyword-resonance", value="/".join(map(str, self.resonance))))
        return found

    def messages(self) -> list[Message]:
        """A sentence for each keyword, which explains it."""
        given = zip(STATS, self.resonance, strict=True)
        bonuses = tuple(bonus(stat, amount) for stat, amount in given if amount)
        resonance = Message("keyword-resonance", value=None, bonuses=bonuses)
        named = [resonance if name.key == resonance.key else name for name in self.names()]
        return [Message("keyword", keyword=name) for name in named]


class PlayingCard(Struct, frozen=True, tag_field="type", kw_only=True):
    """A playable card (OUT-CARD.1)."""

    name: str
    copies: Positive
    starred: bool = False
    cost: Natural
    abilities: tuple[Ability | Always, ...] = ()

    def triggered_by(self, trigger: Trigger) -> tuple[Ability, ...]:
        """The abilities that a trigger sets off."""
        return tuple(a for a in self.abilities if isinstance(a, Ability) and a.trigger == trigger)

    @property
    def upkeep_mana(self) -> int:
        """The mana that the card brings at the start of each Second Step."""
        effects = [effect for a in self.abilities if isinstance(a, Upkeep) for effect in a.effects]
        return sum(e.amount for e in effects if isinstance(e, Mana) and isinstance(e.amount, int))

    def sentences(self) -> list[Message]:
        """The sentences of the card, made from what it does."""
        return [ability.message() for ability in self.abilities]

    def message(self) -> Message:
        """The text of the card."""
        return chain("sentences", self.sentences())


class CreatureCard(PlayingCard, frozen=True, tag="creature", kw_only=True):
    """A creature with Attack, Defense and Health (OUT-CARD.2)."""

    stats: tuple[Natural, Natural, Natural]
    keywords: Keywords = Keywords()
    abilities: tuple[CreatureAbility, ...] = ()

    def sentences(self) -> list[Message]:
        """Keywords first, then abilities."""
        found = [*self.keywords.messages(), *(ability.message() for ability in self.abilities)]
        return found or [Message("card-plain")]


class SpellCard(PlayingCard, frozen=True, tag="spell", kw_only=True):
    """A spell."""

    abilities: Annotated[tuple[Cast, ...], msgspec.Meta(min_length=1)]


class UpgradeCard(PlayingCard, frozen=True, tag="upgrade", kw_only=True):
    """An upgrade."""

    abilities: Annotated[tuple[UpgradeAbility, ...], msgspec.Meta(min_length=1)]


AnyCard = CreatureCard | SpellCard | UpgradeCard


class Faction(Struct, frozen=True):
    """A faction; its cards are in the file of the same name."""

    name: str
    symbol: str
    about: str


class ReadyDeck(Struct, frozen=True):
    """A ready-made deck: the starter deck with some cards exchanged."""

    name: str
    faction: str
    take_out: dict[str, Positive]
    put_in: dict[str, Positive]


class Outpost(Struct, frozen=True):
    """The numbers of all Outposts (OUT-POST.1)."""

    limit: Positive
    attack: Natural
    defense: Natural
    mana: Natural
    upgrades: Natural
    defenders: Natural
    per_player: Annotated[int, msgspec.Meta(ge=2, le=3)]


class ManaCrystal(Struct, frozen=True):
    """The price and the yield of a Mana Crystal (OUT-CRYS)."""

    cost: Natural
    floor: Natural
    income: Natural
    draw: Natural
    to_win: Positive


class EmptyDeck(Struct, frozen=True):
    """The cost of drawing from a deck that is too short (OUT-DRAW.2)."""

    damage: Natural
