"""Card designs: the types of the pack's tables. A card's text is made from its effects."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.lasting import Cancel, Ward
from fatebox.games.seven.effects.vocabulary import (
    BuildingEffect,
    CataclysmEffect,
    Deed,
    HeroAbility,
    SinEffect,
    TempleEffect,
    TreasureEffect,
    UnnamedEffect,
)
from fatebox.games.seven.effects.words import amounts, gift_card, gift_cards, number
from fatebox.games.seven.state.terms import ARMOUR, GOAL
from fatebox.kernel.effects import Natural, Positive, Struct
from fatebox.text.words import listed, sentence

Gifts = dict[str, Positive]
"""Gifts by color."""
SomeGifts = Annotated[dict[str, Positive], Meta(min_length=1)]


class GiftType(Struct, frozen=True):
    """A color of gifts: one card for each virtue, which is only decoration (SEV-TERM.4)."""

    name: str
    kingdom: str
    virtues: Annotated[tuple[str, ...], Meta(min_length=1)]

    def text(self) -> str:
        """The kingdom and its virtues, in words."""
        return f"A gift of {self.kingdom}, with one card for each virtue: {listed(self.virtues)}."


class Portal(Struct, frozen=True):
    """A portal and what closes it (SEV-PRT)."""

    name: str
    color: str
    needs: SomeGifts
    might_each_turn: Natural
    temple: str

    def text(self) -> str:
        """Its needs and its might, in words."""
        close = f"Discard {gift_cards(self.needs)} and place a marker to close it."
        return f"{close} The marker gives you {self.might_each_turn} might each turn."


class Income(Struct, frozen=True):
    """The yield of a production (SEV-REG.8)."""

    fame: Natural = 0
    gold: Natural = 0

    def text(self) -> str:
        """`2 fame and 1 gold`."""
        return amounts({what: n for what, n in (("fame", self.fame), ("gold", self.gold)) if n})


class Start(Struct, frozen=True):
    """The things a hero begins with (SEV-SET.2)."""

    gifts: Gifts
    fame: Natural
    gold: Natural

    def text(self) -> str:
        """All of it, in words."""
        return listed([*map(gift_card, self.gifts.items()), f"{self.fame} fame", f"{self.gold} gold"])


class Side(Struct, frozen=True):
    """The evil side of a hero (SEV-COR.16)."""

    name: str
    income: Income
    ability: Annotated[tuple[Deed, ...], Meta(min_length=1)]


class Hero(Struct, frozen=True):
    """A hero; what is not in `evil` is the good side (SEV-HERO)."""

    number: Positive
    name: str
    banner: str
    start: Start
    income: Income
    ability: Annotated[tuple[HeroAbility, ...], Meta(min_length=1)]
    evil: Side

    def text(self) -> str:
        """Both sides, in words."""
        good = f"Starts with {self.start.text()}. Each turn: {self.income.text()}. Tap: {steps(self.ability)}"
        evil = f"Each turn instead: {self.evil.income.text()}. Tap instead: {steps(self.evil.ability)}"
        return f"{good} When fallen, becomes {self.evil.name}. {evil}"


class Character(Struct, frozen=True):
    """A character (SEV-REC, SEV-GFT)."""

    name: str
    banner: str
    cost: Natural
    gifts: SomeGifts
    income: Income = Income()
    might: Natural = 0
    """Gained once, when it is recruited (SEV-MGT.3)."""
    might_each_turn: Natural = 0
    """Gained in every production (SEV-MGT.4)."""

    def text(self) -> str:
        """Its text."""
        parts = [f"Turn it to take {gift_cards(self.gifts)}."]
        if self.might:
            parts.append(f"When recruited: {self.might} might.")
        if self.each_turn():
            parts.append(f"Each turn: {self.each_turn()}.")
        return " ".join(parts)

    def each_turn(self) -> str:
        """The yield of every production, in words."""
        each = {"fame": self.income.fame, "gold": self.income.gold, "might": self.might_each_turn}
        some = {what: n for what, n in each.items() if n}
        return amounts(some) if some else ""


class ElixirOption(Struct, frozen=True):
    """Other gifts of an elixir, for enough banners of a color (SEV-ELX.4)."""

    color: str
    count: Positive
    gifts: SomeGifts

    def text(self) -> str:
        """`2 red with 2 blue`."""
        return f"{amounts(self.gifts)} with {self.count} {self.color}"

    def sentence(self) -> str:
        """`or, with at least 2 blue banners, 2 red gifts`."""
        return f"or, with at least {self.count} {self.color} banners, {gift_cards(self.gifts)}"


class Elixir(Struct, frozen=True):
    """An elixir (SEV-ELX)."""

    name: str
    cost: Natural
    always: SomeGifts
    options: Annotated[tuple[ElixirOption, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its options, in words."""
        always = f"Discard it at any moment to take {gift_cards(self.always)}"
        return "; ".join([always, *(option.sentence() for option in self.options)]) + "."


class Rating(Struct, frozen=True):
    """The production of a castle or estate (SEV-BLD.4)."""

    base: Natural
    improved: Natural
    color: str
    count: Positive

    def text(self, what: str) -> str:
        """`Each turn: 1 fame, or 3 with at least 2 red banners.`."""
        improved = f"{self.improved} with at least {self.count} {self.color} banners"
        return f"Each turn: {self.base} {what}, or {improved}."


class Building(Struct, frozen=True):
    """A castle or an estate (SEV-BLD, SEV-MAN)."""

    number: Positive
    name: str
    cost: Natural
    rating: Rating
    man: Natural
    special: Annotated[tuple[BuildingEffect, ...], Meta(min_length=1)]

    def reaction(self) -> bool:
        """Whether its special rule waits for its own window (SEV-RCT)."""
        return isinstance(self.special[0], Ward | Cancel)

    def special_text(self) -> str:
        """Its special rule, in words."""
        moment = self.special[0].moment() or "at any moment"
        return f"Manned for {self.man} might, once, {moment}: {steps(self.special)}"


class Castle(Building, frozen=True):
    """A castle produces fame (SEV-BLD.3)."""

    def text(self) -> str:
        """Its text."""
        return f"{self.rating.text('fame')} {self.special_text()}"


class Estate(Building, frozen=True):
    """An estate produces gold (SEV-BLD.3)."""

    def text(self) -> str:
        """Its text."""
        return f"{self.rating.text('gold')} {self.special_text()}"


class TempleMight(Struct, frozen=True):
    """The might that a temple gives in production, with enough banners of its color (SEV-BLD.6)."""

    might: Natural
    count: Positive


class Temple(Struct, frozen=True):
    """A temple (SEV-BLD, SEV-MAN)."""

    number: Positive
    name: str
    color: str
    cost: Natural
    might: Natural
    """Gained when it is founded (SEV-BLD.5)."""
    might_each_turn: TempleMight
    man: Natural
    special: Annotated[tuple[TempleEffect, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its text."""
        each_turn = f"{self.might_each_turn.might} might"
        banners = f"at least {self.might_each_turn.count} {self.color} banners"
        gain = f"When founded: {self.might} might. Each turn with {banners}: {each_turn}."
        return f"{gain} Manned for {self.man} might, for the rest of the turn: {steps(self.special)}"

    def each_turn(self) -> str:
        """`1 might with 3 red`."""
        return f"{self.might_each_turn.might} might with {self.might_each_turn.count} {self.color}"


class Space(Struct, frozen=True):
    """A requirement space of a quest: what it costs (SEV-QST.1)."""

    gifts: Gifts = msgspec.field(default_factory=dict)
    gold: Natural = 0
    fame: Natural = 0

    def text(self) -> str:
        """`1 yellow, 1 purple and 1 gold`."""
        return amounts({**self.gifts, **{w: n for w, n in (("gold", self.gold), ("fame", self.fame)) if n}})


class Quest(Struct, frozen=True):
    """A quest (SEV-QST, SEV-CMP)."""

    name: str
    prize: Natural
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its spaces and its prize, in words."""
        spaces = "; ".join(space.text() for space in self.spaces)
        tied = f"those tied for most gain {self.prize // 2} each"
        return f"Spaces: {spaces}. The hero with the most markers gains {self.prize} might; {tied}."


class Treasure(Struct, frozen=True):
    """A treasure (SEV-TRS)."""

    name: str
    effects: Annotated[tuple[TreasureEffect, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its text."""
        return steps(self.effects)


class ArtifactCard(Struct, frozen=True):
    """An artifact (SEV-ART)."""

    name: str
    effects: Annotated[tuple[Deed, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its text."""
        return steps(self.effects)


class Armour(Struct, frozen=True):
    """A piece of the Legendary Armour, without an effect of its own."""

    name: str

    def text(self) -> str:
        """Its text."""
        pieces = f"One of the {number(ARMOUR)} pieces of the Legendary Armour"
        goal = f"the mightiest good hero with at least {GOAL} might wins"
        return f"{pieces}; each finished row brings the next one. Once all are collected, {goal}."


class Function(Struct, frozen=True):
    """One of the two things that a sin can do (SEV-SIN.1)."""

    name: str
    effects: Annotated[tuple[SinEffect, ...], Meta(min_length=1)]

    def reaction(self) -> Cancel | None:
        """The reaction, if it is one (SEV-SIN.5)."""
        first = self.effects[0]
        return first if isinstance(first, Cancel) else None

    def names_hero(self) -> bool:
        """Whether it names another hero."""
        return any(effect.names_hero() for effect in self.effects)

    def text(self) -> str:
        """Its text."""
        reaction = self.reaction()
        if reaction is not None:
            return f"{self.name} (reaction): {sentence(f'{reaction.moment()}, {reaction.text()}')}"
        return f"{self.name}: {steps(self.effects)}"


class Sin(Struct, frozen=True):
    """A sin (SEV-SIN)."""

    name: str
    copies: Positive
    functions: tuple[Function, Function]

    def text(self) -> str:
        """Both functions, in words."""
        return " ".join(function.text() for function in self.functions)


class Cataclysm(Struct, frozen=True):
    """A cataclysm (SEV-CAT)."""

    number: Positive
    name: str
    effects: Annotated[tuple[CataclysmEffect, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its text."""
        return steps(self.effects)


class UnnamedCard(Struct, frozen=True):
    """An action card of the Unnamed (SEV-UNN)."""

    name: str
    effects: Annotated[tuple[UnnamedEffect, ...], Meta(min_length=1)]

    def text(self) -> str:
        """Its text."""
        return steps(self.effects)


class Piece(Struct, frozen=True):
    """A card without text, or a marker."""

    name: str
    copies: Positive
    about: str
    faces: tuple[str, ...] = ()


def steps(effects: tuple[Effect, ...]) -> str:
    """Effects one after the other, as sentences."""
    return " ".join(sentence(effect.text()) for effect in effects)
