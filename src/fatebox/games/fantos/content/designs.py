"""The typed cards, each with its text made from its effects."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fatebox.games.fantos.effects.base import Effect, shards
from fatebox.games.fantos.effects.moments import MOMENTS, Moment, moments_text
from fatebox.games.fantos.effects.vocabulary import AnyEffect, AnyLaborNative, AnyLegacyNative, AnyTrialEffect
from fatebox.games.fantos.state.terms import ACTION, SECONDARY
from fatebox.kernel import Natural, Positive, Struct
from fatebox.text.words import sentence

Race = Literal["feral", "enlightened", "cult", "hollow", "marked", "starborn"]
Icon = Literal["fa", "sec", "inst"]
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
    incentive: Natural

    def text(self) -> str:
        """The text of the Mat."""
        return (
            f"For each {self.race.title()} Legacy that you hire, the Trove pays {shards(self.incentive)} "
            "of its Hiring Cost; your Reserve still pays at least 1."
        )


class Ability(Struct, frozen=True):
    """An ability of a Legacy, or of the bearer of attached Labor, with its condition (FAN-LEG.11)."""

    icon: Icon
    moments: Times
    effects: tuple[AnyEffect, ...]
    task: bool = False
    spend: Natural = 0
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
    stats: tuple[Natural, Natural, Natural]
    """Harvest, War, Tribute."""
    ability: Ability | None = None
    native: tuple[AnyLegacyNative, ...] = ()

    def text(self) -> str:
        """The text of the card."""
        if self.ability is not None:
            return f"{ICON_TEXT[self.ability.icon]}. {self.ability.text()}"
        return " ".join(["Native.", *(sentence(native.text()) for native in self.native)])


class LaborCard(Struct, frozen=True):
    """A Labor card (FAN-LAB); one that is attached has an ability or natives for its bearer."""

    name: str
    copies: Positive
    cost: Natural
    icon: Icon
    moments: Times
    effects: tuple[AnyEffect, ...]
    ability: Ability | None = None
    native: tuple[AnyLaborNative, ...] = ()

    def text(self) -> str:
        """The text of the card."""
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
        """The text of the Trial."""
        parts = [sentence(effect.text()) for effect in self.effects]
        if self.acts == "immediate":
            parts.append("Then this Trial is removed from the game.")  # FAN-TRI.10, .11
        text = " ".join(parts)
        return text if self.acts == "always" else sentence(f"{self.acts}: {text}")


def _told(effects: tuple[Effect, ...]) -> str:
    """The effects in words, one after the other."""
    return ", then ".join(effect.text() for effect in effects)


def _together(*parts: str) -> str:
    """The parts of a sentence that are there, with commas."""
    return ", ".join(filter(None, parts))


class Usage:
    """An item as the rules use it: when it may be played, what it demands, what it does."""

    __slots__ = (
        "always", "asks", "checks", "cost", "discard", "effects", "first", "phase", "spend", "task",
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
        self.always = not self.first.aims and type(self.first).possible is Effect.possible
        """Whether its first effect is possible at any time; this is asked of everybody in every window."""


def has(kind: type, effects: tuple[object, ...]) -> bool:
    """Whether one of these effects is of a kind."""
    return any(isinstance(effect, kind) for effect in effects)
