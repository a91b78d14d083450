"""Card designs: what a pack's tables are read into. A card's text is made from what it does."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from fatebox.games.outposts.effects import AnyEffect, StaticEffect
from fatebox.games.outposts.effects.base import bonus_text
from fatebox.games.outposts.effects.battle import steps_text
from fatebox.games.outposts.effects.economy import Mana
from fatebox.games.outposts.effects.statics import Aura, AuraPerUpgrade
from fatebox.games.outposts.state.terms import Trigger
from fatebox.kernel import Natural, Positive, Struct
from fatebox.text.words import sentence

PLAIN = "A plain creature, without keywords or abilities."

Condition = Literal["defending", "host_defended", "has_crystal", "three_posts"]

TRIGGER_TEXT: dict[Trigger, str] = {
    "arrive": "when you play it: ",
    "cast": "",
    "ambush": "Ambush (when an attack turns this face-up): ",
    "upkeep": "at the start of your Second Step: ",
    "onslaught": "when its group's assault begins: ",
    "hold": "when this Outpost is attacked: ",
    "raid": "when its assault puts a counter on an Outpost: ",
    "fall": "when it is destroyed: ",
    "ruin": "when this Outpost is destroyed: ",
}
CONDITION_TEXT: dict[Condition, str] = {
    "defending": "if it is defending, ",
    "host_defended": "if a creature defends this Outpost, ",
    "has_crystal": "if you have a Mana Crystal, ",
    "three_posts": "if you have three face-up Outposts, ",
}


class Ability(Struct, frozen=True, tag_field="on"):
    """Effects that a trigger sets off, if a condition holds then."""

    trigger: ClassVar[Trigger]
    effects: Annotated[tuple[AnyEffect, ...], msgspec.Meta(min_length=1)]
    when: Condition | None = None

    def value(self) -> float:
        """The value of its effects when it works once, in points."""
        return sum(effect.value() for effect in self.effects)

    def text(self) -> str:
        """The ability in words."""
        steps = steps_text(self.effects)
        if self.when == "three_posts":
            return f"Play only if you have three face-up Outposts. {sentence(steps)}"
        condition = "" if self.when is None else CONDITION_TEXT[self.when]
        return sentence(f"{TRIGGER_TEXT[self.trigger]}{condition}{steps}")


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

    def text(self) -> str:
        """The ability in words."""
        steps = "; ".join(effect.text() for effect in self.effects)
        per_upgrade = all(isinstance(effect, AuraPerUpgrade) for effect in self.effects)
        return sentence(steps + (" while it is defending" if self.when and not per_upgrade else ""))


CreatureAbility = Arrive | Upkeep | Onslaught | Raid | Fall | Always
UpgradeAbility = Ambush | Upkeep | Hold | Ruin | Always


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

    def names(self) -> list[str]:
        """The keywords in short: `Swift`, `Pierce 2`, `Resonance 1/0/1`."""
        short = []
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name == "resonance":
                value = "/".join(map(str, value)) if any(value) else 0
            if value:
                short.append(name.capitalize() + ("" if value is True else f" {value}"))
        return short

    def texts(self) -> list[str]:
        """One sentence for each keyword."""
        attack, defense, health = self.resonance
        bonus = bonus_text(attack=attack, defense=defense, health=health)
        texts = {
            "Swift: may move twice in one Third Step.": self.swift,
            "Slow: cannot enter the offense zone on the turn it comes into play.": self.slow,
            "Berserk: never defends.": self.berserk,
            "Immobile: never enters the offense zone.": self.immobile,
            "Guard: while it defends, the Outpost and defenders without Guard can be assigned damage only if"
            " every defender with Guard is assigned lethal damage.": self.guard,
            "Elusive: while it attacks, it can be assigned damage only if every creature of its group without"
            " Elusive is assigned lethal damage.": self.elusive,
            f"Pierce {self.pierce}: its assault lowers the total Defense by {self.pierce}"
            " (not below 0).": self.pierce,
            f"Siege {self.siege}: if its assault puts a counter on an Outpost, it puts {self.siege} more on"
            " it.": self.siege,
            f"Harvest {self.harvest}: gives {self.harvest} more mana when you sacrifice it for"
            " mana.": self.harvest,
            f"Resonance: gets {bonus} for each Mana Crystal you have.": any(self.resonance),
        }
        return [text for text, present in texts.items() if present]


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

    def text(self) -> str:
        """The text of the card, made from what it does."""
        return " ".join(ability.text() for ability in self.abilities)


class CreatureCard(PlayingCard, frozen=True, tag="creature", kw_only=True):
    """A creature with Attack, Defense and Health (OUT-CARD.2)."""

    stats: tuple[Natural, Natural, Natural]
    keywords: Keywords = Keywords()
    abilities: tuple[CreatureAbility, ...] = ()

    def text(self) -> str:
        """Keywords first, then abilities."""
        texts = [*self.keywords.texts(), *(ability.text() for ability in self.abilities)]
        return " ".join(texts) or PLAIN


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
