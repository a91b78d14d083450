"""The content pack of Fate of Fantos: typed cards with their texts, and the tables that the rules use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from fatebox.kernel import CardInfo, ContentError, Pack, Source
from fatebox.text.words import sentence

from .effects.base import Effect, Positive, Procedure, Struct, shards
from .effects.cards import Attach
from .effects.natives import Traits
from .effects.scores import LegacyBonus
from .effects.shards import Gain
from .effects.standing import FinalRound, ForbidAbilities
from .effects.trials import MomentEffect
from .effects.turns import Duel
from .effects.vocabulary import AnyEffect, AnyLaborNative, AnyLegacyNative, AnyTrialEffect
from .moments import MOMENTS, Moment, moments_text
from .terms import ACTION, RACES, SECONDARY

Race = Literal["feral", "enlightened", "cult", "hollow", "marked", "starborn"]
Icon = Literal["fa", "sec", "inst"]
Count = Annotated[int, Meta(ge=0)]
Times = Annotated[tuple[Moment, ...], Meta(min_length=1)]
Acts = Literal[
    "Untask & Draw Up", "Fantos Action", "Secondary Actions", "Hiring", "immediate", "end of turn", "always"
]

ICON_PHASE: dict[Icon, int] = {"fa": ACTION, "sec": SECONDARY, "inst": 0}
"""The phase in which an icon may be used (FAN-LEG.10); 0 is any phase."""
ICON_TEXT: dict[Icon, str] = {"fa": "Fantos Action", "sec": "Secondary", "inst": "Instant"}


class Mat(Struct, frozen=True):
    """A Citadel Mat with its Hiring Incentive (FAN-HIR.4)."""

    name: str
    race: Race
    incentive: Count

    def text(self) -> str:
        """What the Mat does, in words."""
        return (
            f"For each {self.race.title()} Legacy that you hire, the Trove pays {shards(self.incentive)} "
            "of its Hiring Cost; your Reserve still pays at least 1."
        )


class Ability(Struct, frozen=True):
    """What a Legacy, or the bearer of attached Labor, can do when a condition is met (FAN-LEG.11)."""

    icon: Icon
    moments: Times
    effects: tuple[AnyEffect, ...]
    task: bool = False
    spend: Count = 0
    discard: bool = False
    untasked: bool = False

    def text(self, who: str = "this Legacy") -> str:
        """The ability in words: moment, condition of the Legacy that has it, effect."""
        when = _together(moments_text(self.moments), self._condition(who))
        return sentence(f"{when}: {sentence(_told(self.effects))}")

    def _condition(self, who: str) -> str:
        deeds = [f"spend {shards(self.spend)} from"] * bool(self.spend)
        deeds += ["task"] * self.task + ["discard"] * self.discard
        done = " and ".join(f"{deed} {'it' if i else who}" for i, deed in enumerate(deeds))
        either = "tasked or untasked" if self.discard else ""  # FAN-CARD.12
        return _together(done, either, f"if {who} is untasked" if self.untasked else "")


class LegacyCard(Struct, frozen=True):
    """A Legacy (FAN-LEG)."""

    name: str
    race: Race
    cost: Positive
    stats: tuple[Count, Count, Count]
    """Harvest, War, Tribute."""
    ability: Ability | None = None
    native: tuple[AnyLegacyNative, ...] = ()

    def text(self) -> str:
        """What the card can do, in words."""
        if self.ability is not None:
            return f"{ICON_TEXT[self.ability.icon]}. {self.ability.text()}"
        return " ".join(["Native.", *(sentence(native.text()) for native in self.native)])


class LaborCard(Struct, frozen=True):
    """A Labor card (FAN-LAB); one that is attached has an ability or natives for its bearer."""

    name: str
    copies: Positive
    cost: Count
    icon: Icon
    moments: Times
    effects: tuple[AnyEffect, ...]
    ability: Ability | None = None
    native: tuple[AnyLaborNative, ...] = ()

    def text(self) -> str:
        """What the card does, in words."""
        parts = [f"{ICON_TEXT[self.icon]}."]
        parts.append(sentence(_together(moments_text(self.moments), _told(self.effects))))
        parts += [sentence(native.text()) for native in self.native]
        if self.ability is not None:
            parts.append(f"The bearer gains an ability ({ICON_TEXT[self.ability.icon]}).")
            parts.append(self.ability.text("the bearer"))
        return " ".join(parts)


class TrialCard(Struct, frozen=True):
    """A Trial (FAN-TRI)."""

    name: str
    tier: Annotated[int, Meta(ge=1, le=4)]
    kind: Literal["diplomacy", "cosmic"]
    acts: Acts
    effects: tuple[AnyTrialEffect, ...]

    def text(self) -> str:
        """What the Trial does, in words."""
        parts = [sentence(effect.text()) for effect in self.effects]
        if self.acts == "immediate":
            parts.append("Then this Trial is removed from the game.")  # FAN-TRI.10, .11
        text = " ".join(parts)
        return text if self.acts == "always" else sentence(f"{self.acts}: {text}")


def _told(effects: tuple[Effect, ...]) -> str:
    """What happens, one effect after the other."""
    return ", then ".join(effect.text() for effect in effects)


def _together(*parts: str) -> str:
    """When and what, as far as the card says so."""
    return ", ".join(filter(None, parts))


class Usage:
    """An item as the rules use it: when it may be played, what it demands, what it does."""

    __slots__ = (
        "asks", "checks", "cost", "discard", "effects", "first", "phase", "spend", "task",
    )  # fmt: skip

    def __init__(self, card: LaborCard | Ability) -> None:
        self.phase = ICON_PHASE[card.icon]
        self.checks = tuple(MOMENTS[moment] for moment in card.moments if moment != "any")
        self.effects: tuple[Effect, ...] = card.effects
        self.first: Effect = card.effects[0]
        self.cost = card.cost if isinstance(card, LaborCard) else 0
        ability = card if isinstance(card, Ability) else None
        self.task = ability is not None and ability.task
        self.spend = 0 if ability is None else ability.spend
        self.discard = ability is not None and ability.discard
        self.asks = any(effect.asks for effect in self.effects)


class FantosPack(Pack):
    """All content of the game; the lists are indexed by card."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.mats = source.table("mats", Mat)
        self.legacies = source.table("legacies", LegacyCard)
        self.labors = source.table("labor", LaborCard)
        self.trials = source.table("trials", TrialCard)
        self._check()
        box = self.box
        self.legacy_cards = [c for k, v in self.legacies.items() for c in box.add("legacy", k, v)]
        self.labor_cards = [c for k, v in self.labors.items() for c in box.add("labor", k, v, v.copies)]
        self.trial_cards = [c for k, v in self.trials.items() for c in box.add("trial", k, v)]
        self._index()

    def _index(self) -> None:
        cards = self.box.cards
        self.title = [key.rpartition(".")[0] or key for key in self.box.keys]
        """The key of the title that a card is a copy of."""
        self.stats = [card.stats if isinstance(card, LegacyCard) else (0, 0, 0) for card in cards]
        self.race: list[str] = [card.race if isinstance(card, LegacyCard) else "" for card in cards]
        self.hiring_cost = [card.cost if isinstance(card, LegacyCard) else 0 for card in cards]
        self.labor_cost = [card.cost if isinstance(card, LaborCard) else 0 for card in cards]
        self.traits = [_traits(card) for card in cards]
        self.stat_bonus = [traits.stats for traits in self.traits]
        usages = {id(c): Usage(c) for c in cards if isinstance(c, LaborCard)}
        self.labor: list[Usage | None] = [usages.get(id(card)) for card in cards]
        """How a Labor card is played."""
        abilities = {id(c): Usage(c.ability) for c in cards if getattr(c, "ability", None) is not None}
        self.ability: list[Usage | None] = [abilities.get(id(card)) for card in cards]
        """How the ability of a Legacy, or of attached Labor, is used."""
        self.starts_duel = [_starts_duel(card) for card in cards]
        self.trial_effects: list[tuple[Any, ...]] = [
            card.effects if isinstance(card, TrialCard) else () for card in cards
        ]
        self.diplomacy = [isinstance(card, TrialCard) and card.kind == "diplomacy" for card in cards]
        self.forbids = [_has(ForbidAbilities, effects) for effects in self.trial_effects]
        self.final_round = [_has(FinalRound, effects) for effects in self.trial_effects]

    def describe(self) -> list[CardInfo]:
        """All content in words, for people to browse."""
        from .describe import describe

        return describe(self)

    def _check(self) -> None:
        """What types cannot say."""
        for file, table in (("legacies", self.legacies), ("labor", self.labors)):
            for key, card in table.items():
                where = f"cards/{file}.toml: {key}"
                if isinstance(card, LaborCard):
                    _check_effects(card.effects, f"{where}: effects")
                    if _has(Attach, card.effects) != bool(card.native or card.ability):
                        raise ContentError(
                            f"{where}: expected natives or an ability if it is attached, else none"
                        )
                elif (card.ability is None) == (not card.native):
                    raise ContentError(f"{where}: expected either an ability or natives")
                if card.ability is not None:
                    _check_effects(card.ability.effects, f"{where}: ability.effects")
                    if _has(Attach, card.ability.effects) or _has(LegacyBonus, card.ability.effects):
                        raise ContentError(f"{where}: ability.effects: only Labor can be attached or linked")
        for key, trial in self.trials.items():
            now = trial.acts in ("immediate", "end of turn")
            if not trial.effects:
                raise ContentError(f"cards/trials.toml: {key}: effects: expected at least one effect")
            if _has(Procedure, trial.effects) and len(trial.effects) > 1:
                raise ContentError(f"cards/trials.toml: {key}: effects: a procedure must be the only effect")
            for effect in trial.effects:
                if now != isinstance(effect, MomentEffect | Procedure):
                    raise ContentError(f"cards/trials.toml: {key}: effects: not possible for {trial.acts!r}")
        ends = [key for key, trial in self.trials.items() if _has(FinalRound, trial.effects)]
        if len(ends) != 1:
            raise ContentError(f"cards/trials.toml: expected one Trial with final-round, got {ends}")
        if {mat.race for mat in self.mats.values()} != set(RACES):
            raise ContentError("cards/mats.toml: expected one Mat for each race")


def _check_effects(effects: tuple[Effect, ...], where: str) -> None:
    if not effects:
        raise ContentError(f"{where}: expected at least one effect")
    for i, effect in enumerate(effects):
        if not i and isinstance(effect, Gain) and effect.to == "target":
            raise ContentError(f"{where}[{i}].to: expected an effect with targets before it")
        if i and effect.aims:
            raise ContentError(f"{where}[{i}]: only the first effect can have targets of its own")
        if isinstance(effect, Procedure) and i < len(effects) - 1:
            raise ContentError(f"{where}[{i}]: expected to be the last effect")


def _traits(card: object) -> Traits:
    traits = Traits()
    if isinstance(card, LegacyCard | LaborCard):
        for native in card.native:
            native.lend(traits)
    return traits


def _starts_duel(card: object) -> bool:
    effects: tuple[object, ...] = ()
    if isinstance(card, LaborCard):
        effects = card.effects
    elif isinstance(card, LegacyCard) and card.ability is not None:
        effects = card.ability.effects
    return _has(Duel, effects)


def _has(kind: type, effects: tuple[object, ...]) -> bool:
    return any(isinstance(effect, kind) for effect in effects)


__all__ = ["Ability", "FantosPack", "LaborCard", "LegacyCard", "Mat", "TrialCard", "Usage"]
