"""The typed cards, each with its message made from its effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

from msgspec import Meta

from fatebox.games.fantos.effects.base import Effect
from fatebox.games.fantos.effects.moments import MOMENTS, WINDOW_OF, Moment, moments_message
from fatebox.games.fantos.effects.vocabulary import AnyEffect, AnyLaborNative, AnyLegacyNative, AnyTrialEffect
from fatebox.games.fantos.effects.words import Speaking, race_word, sentence, shards
from fatebox.games.fantos.state.terms import ACTION, SECONDARY, WINDOWS
from fatebox.kernel import Natural, Positive, Struct
from fatebox.kernel.messages import Message, chain, key_of

Race = Literal["feral", "enlightened", "cult", "hollow", "marked", "starborn"]
Icon = Literal["fa", "sec", "inst"]
Times = Annotated[tuple[Moment, ...], Meta(min_length=1)]
Acts = Literal[
    "Untask & Draw Up", "Fantos Action", "Secondary Actions", "Hiring", "immediate", "end of turn", "always"
]

ICON_PHASE: dict[Icon, int] = {"fa": ACTION, "sec": SECONDARY, "inst": 0}
"""The phase in which an icon may be used (FAN-LEG.10); 0 is any phase."""


class Mat(Struct, frozen=True):
    """A Citadel Mat with its Hiring Incentive (FAN-HIR.4)."""

    name: str
    race: Race
    incentive: Natural

    def message(self) -> Message:
        """The text of the Mat."""
        return Message("card-mat", race=race_word(self.race), incentive_shards=shards(self.incentive))


class Ability(Struct, frozen=True):
    """An ability of a Legacy, or of the bearer of attached Labor, with its condition (FAN-LEG.11)."""

    icon: Icon
    moments: Times
    effects: tuple[AnyEffect, ...]
    task: bool = False
    spend: Natural = 0
    discard: bool = False
    untasked: bool = False

    def message(self, who: str = "self") -> Message:
        """The ability in words: moment, condition of the Legacy that has it, effect."""
        moments = moments_message(self.moments)
        when = chain("commas", [*([moments] if moments else []), *self._conditions(Message(f"who-{who}"))])
        return Message("ability-text", when=when, effects=_in_turn(self.effects))

    def _conditions(self, who: Message) -> Iterator[Message]:
        """The demands on the Legacy."""
        deeds = ["spend"] * bool(self.spend) + ["task"] * self.task + ["discard"] * self.discard
        if deeds:
            yield Message(key_of("condition", *deeds), who=who, spend_shards=shards(self.spend))
        if self.discard:
            yield Message("condition-either")  # FAN-CARD.12
        if self.untasked:
            yield Message("condition-untasked", who=who)


class LegacyCard(Struct, frozen=True):
    """A Legacy (FAN-LEG)."""

    name: str
    race: Race
    cost: Positive
    stats: tuple[Natural, Natural, Natural]
    """Harvest, War, Tribute."""
    ability: Ability | None = None
    native: tuple[AnyLegacyNative, ...] = ()

    def message(self) -> Message:
        """The text of the card."""
        if self.ability is not None:
            return Message("card-icon", icon=icon_word(self.ability.icon), text=self.ability.message())
        return Message("card-native", text=chain("sentences", _sentences(self.native)))


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

    def message(self) -> Message:
        """The text of the card."""
        moments = moments_message(self.moments)
        words = chain("moment-effects", [*([moments] if moments else []), _in_turn(self.effects)])
        parts = [sentence(words), *_sentences(self.native)]
        if self.ability is not None:
            icon = icon_word(self.ability.icon)
            parts.append(Message("card-bearer", icon=icon, text=self.ability.message("bearer")))
        return Message("card-icon", icon=icon_word(self.icon), text=chain("sentences", parts))


class TrialCard(Struct, frozen=True):
    """A Trial (FAN-TRI)."""

    name: str
    tier: Annotated[int, Meta(ge=1, le=4)]
    kind: Literal["diplomacy", "cosmic"]
    acts: Acts
    effects: tuple[AnyTrialEffect, ...]

    def message(self) -> Message:
        """The text of the Trial."""
        text = chain("sentences", _sentences(self.effects))
        if self.acts == "immediate":
            text = Message("card-removed", text=text)  # FAN-TRI.10, .11
        if self.acts == "always":
            return text
        return Message("card-acts", acts=Message(key_of("acts", self.acts)), text=text)


def icon_word(icon: Icon) -> Message:
    """An icon in words: `Instant`."""
    return Message(key_of("icon", icon))


def _in_turn(effects: tuple[Effect, ...]) -> Message:
    """The effects, one after the other."""
    return chain("then", [effect.message() for effect in effects])


def _sentences(speakers: Iterable[Speaking]) -> list[Message]:
    """Its parts, each as a sentence of its own."""
    return [sentence(each.message()) for each in speakers]


class Usage:
    """An item as the rules use it: when it may be played, what it demands, what it does."""

    __slots__ = (
        "always", "asks", "checks", "cost", "discard", "effects", "first", "phase", "spend", "task",
        "windows",
    )  # fmt: skip

    def __init__(self, card: LaborCard | Ability) -> None:
        self.phase = ICON_PHASE[card.icon]
        self.checks = tuple(MOMENTS[moment] for moment in card.moments if moment != "any")
        self.windows = {kind for m in card.moments for kind in WINDOWS if WINDOW_OF.get(m, kind) == kind}
        """The kinds of windows in which one of its moments can come."""
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
