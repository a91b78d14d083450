"""Card designs: the types of the pack's tables. A card's text is made from its effects."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

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
from fatebox.games.seven.effects.words import amount, amounts, banners, gift_cards, number
from fatebox.games.seven.events import function_title
from fatebox.games.seven.state.terms import ARMOUR, FAME, GOAL, GOLD, MIGHT
from fatebox.kernel.effects import Natural, Positive, Struct
from fatebox.kernel.messages import Message, chain, key_of

from .steps import one_by_one, steps

Gifts = dict[str, Positive]
"""Gifts by color."""
SomeGifts = Annotated[dict[str, Positive], Meta(min_length=1)]


class GiftType(Struct, frozen=True):
    """A color of gifts: one card for each virtue, which is only decoration (SEV-TERM.4)."""

    name: str
    kingdom: str
    virtues: Annotated[tuple[str, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """The kingdom and its virtues."""
        virtues = tuple(Message(key_of("virtue", virtue.lower())) for virtue in self.virtues)
        return Message("card-gifts", kingdom=self.kingdom, virtues=virtues)


class Portal(Struct, frozen=True):
    """A portal and what closes it (SEV-PRT)."""

    name: str
    color: str
    needs: SomeGifts
    might_each_turn: Natural
    temple: str

    def message(self) -> Message:
        """Its needs and its might."""
        return Message("card-portal", gifts=gift_cards(self.needs), might=amount(MIGHT, self.might_each_turn))


class Income(Struct, frozen=True):
    """The yield of a production (SEV-REG.8)."""

    fame: Natural = 0
    gold: Natural = 0

    def amounts(self) -> tuple[Message, ...]:
        """`2 fame`, `1 gold`."""
        return amounts({what: n for what, n in ((FAME, self.fame), (GOLD, self.gold)) if n})


class Start(Struct, frozen=True):
    """The things a hero begins with (SEV-SET.2)."""

    gifts: Gifts
    fame: Natural
    gold: Natural

    def amounts(self) -> tuple[Message, ...]:
        """All of it."""
        return (*gift_cards(self.gifts), amount(FAME, self.fame), amount(GOLD, self.gold))


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

    def message(self) -> Message:
        """Both sides."""
        return Message(
            "card-hero",
            start=self.start.amounts(),
            income=self.income.amounts(),
            ability=steps(self.ability),
            evil=self.evil.name,
            evil_income=self.evil.income.amounts(),
            evil_ability=steps(self.evil.ability),
        )


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

    def message(self) -> Message:
        """Its gifts, its might and its income."""
        parts = [Message("card-character", gifts=gift_cards(self.gifts))]
        if self.might:
            parts.append(Message("card-recruited", might=amount(MIGHT, self.might)))
        if self.each_turn():
            parts.append(Message("card-each-turn", income=self.each_turn()))
        return chain("sentences", parts)

    def each_turn(self) -> tuple[Message, ...]:
        """The yield of every production."""
        each = {FAME: self.income.fame, GOLD: self.income.gold, MIGHT: self.might_each_turn}
        return amounts({what: n for what, n in each.items() if n})


class ElixirOption(Struct, frozen=True):
    """Other gifts of an elixir, for enough banners of a color (SEV-ELX.4)."""

    color: str
    count: Positive
    gifts: SomeGifts

    def message(self, more: Message) -> Message:
        """`; or, with at least 2 blue banners, 2 red gifts`, and what comes after it."""
        return Message(
            "elixir-option",
            banners=banners(self.color, self.count),
            gifts=gift_cards(self.gifts),
            more=more,
        )


class Elixir(Struct, frozen=True):
    """An elixir (SEV-ELX)."""

    name: str
    cost: Natural
    always: SomeGifts
    options: Annotated[tuple[ElixirOption, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """Its options."""
        options = Message("nothing")
        for option in reversed(self.options):
            options = option.message(options)
        return Message("card-elixir", gifts=gift_cards(self.always), options=options)


class Rating(Struct, frozen=True):
    """The production of a castle or estate (SEV-BLD.4)."""

    base: Natural
    improved: Natural
    color: str
    count: Positive

    def message(self, what: str) -> Message:
        """`Each turn: 1 fame, or 3 with at least 2 red banners.`."""
        return Message(
            "card-rating",
            base=amount(what, self.base),
            improved=self.improved,
            banners=banners(self.color, self.count),
        )


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

    def special_message(self) -> Message:
        """Its special rule."""
        return Message(
            "card-special",
            might=amount(MIGHT, self.man),
            moment=self.special[0].moment() or Message("moment-any"),
            steps=steps(self.special),
        )


class Castle(Building, frozen=True):
    """A castle produces fame (SEV-BLD.3)."""

    def message(self) -> Message:
        """Its production and its special rule."""
        return chain("sentences", [self.rating.message(FAME), self.special_message()])


class Estate(Building, frozen=True):
    """An estate produces gold (SEV-BLD.3)."""

    def message(self) -> Message:
        """Its production and its special rule."""
        return chain("sentences", [self.rating.message(GOLD), self.special_message()])


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

    def message(self) -> Message:
        """Its might and its special rule."""
        return Message(
            "card-temple",
            founded=amount(MIGHT, self.might),
            banners=banners(self.color, self.might_each_turn.count),
            might=amount(MIGHT, self.might_each_turn.might),
            man=amount(MIGHT, self.man),
            steps=steps(self.special),
        )


class Space(Struct, frozen=True):
    """A requirement space of a quest: what it costs (SEV-QST.1)."""

    gifts: Gifts = msgspec.field(default_factory=dict)
    gold: Natural = 0
    fame: Natural = 0

    def amounts(self) -> tuple[Message, ...]:
        """`1 yellow`, `1 purple`, `1 gold`."""
        return amounts({**self.gifts, **{w: n for w, n in ((GOLD, self.gold), (FAME, self.fame)) if n}})


class Quest(Struct, frozen=True):
    """A quest (SEV-QST, SEV-CMP)."""

    name: str
    prize: Natural
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """Its spaces and its prize."""
        return Message(
            "card-quest",
            spaces=one_by_one([space.amounts() for space in self.spaces]),
            prize=amount(MIGHT, self.prize),
            shared=self.prize // 2,
        )


class Treasure(Struct, frozen=True):
    """A treasure (SEV-TRS)."""

    name: str
    effects: Annotated[tuple[TreasureEffect, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """Its effects."""
        return steps(self.effects)


class ArtifactCard(Struct, frozen=True):
    """An artifact (SEV-ART)."""

    name: str
    effects: Annotated[tuple[Deed, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """Its effects."""
        return steps(self.effects)


class Armour(Struct, frozen=True):
    """A piece of the Legendary Armour, without an effect of its own."""

    name: str

    def message(self) -> Message:
        """The way in which the armour is won."""
        return Message("card-armour", pieces=number(ARMOUR), goal=amount(MIGHT, GOAL))


class Function(Struct, frozen=True):
    """One of the two things that a sin can do (SEV-SIN.1)."""

    name: str
    effects: Annotated[tuple[SinEffect, ...], Meta(min_length=1)]

    def reaction(self) -> Cancel | None:
        """The reaction, if it is one (SEV-SIN.5)."""
        first = self.effects[0]
        return first if isinstance(first, Cancel) else None

    def rule(self) -> Message:
        """Its effects; those of a reaction with the moment for it."""
        if (reaction := self.reaction()) is not None:
            return Message("reaction-rule", moment=reaction.moment(), effect=reaction.message())
        return steps(self.effects)

    @property
    def title(self) -> Message:
        """Its name, said in the language of the reader."""
        return function_title(self.name)

    def message(self) -> Message:
        """Its name and its rule."""
        key = "card-function" if self.reaction() is None else "card-reaction"
        return Message(key, name=self.title, rule=self.rule())


class Sin(Struct, frozen=True):
    """A sin (SEV-SIN)."""

    name: str
    copies: Positive
    functions: tuple[Function, Function]

    def message(self) -> Message:
        """Both functions."""
        return chain("sentences", (function.message() for function in self.functions))


class Cataclysm(Struct, frozen=True):
    """A cataclysm (SEV-CAT)."""

    number: Positive
    name: str
    effects: Annotated[tuple[CataclysmEffect, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """Its effects."""
        return steps(self.effects)


class UnnamedCard(Struct, frozen=True):
    """An action card of the Unnamed (SEV-UNN)."""

    name: str
    effects: Annotated[tuple[UnnamedEffect, ...], Meta(min_length=1)]

    def message(self) -> Message:
        """Its effects."""
        return steps(self.effects)


class Piece(Struct, frozen=True):
    """A card without text, or a marker."""

    name: str
    copies: Positive
    about: str
    faces: tuple[str, ...] = ()
