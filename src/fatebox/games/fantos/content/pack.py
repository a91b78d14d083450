"""The content pack: the cards, and the tables that the rules look things up in."""

from __future__ import annotations

from typing import Any

from fatebox.games.fantos.effects.natives import Traits
from fatebox.games.fantos.effects.standing import FinalRound, ForbidAbilities
from fatebox.games.fantos.effects.turns import Duel
from fatebox.games.fantos.state.terms import PHASES, WINDOWS
from fatebox.kernel import CardInfo, Option, Pack, Source
from fatebox.text.bundles import ENGLISH

from .checks import check_items, check_mats, check_trials
from .describe import Facts, describe
from .designs import LaborCard, LegacyCard, Mat, TrialCard, Usage, has


class FantosPack(Pack):
    """All content of the game; the lists are indexed by card."""

    facts = Facts

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.mats = source.table("mats", Mat)
        self.legacies = source.table("legacies", LegacyCard)
        self.labors = source.table("labor", LaborCard)
        self.trials = source.table("trials", TrialCard)
        self.titles: list[Option] = [("title", key) for key in self.labors]
        """The options of naming a Labor card."""
        check_items("legacies", self.legacies)
        check_items("labor", self.labors)
        check_trials(self.trials)
        check_mats(self.mats)
        box = self.box
        self.legacy_cards = [c for k, v in self.legacies.items() for c in box.add("legacy", k, v)]
        self.labor_cards = [c for k, v in self.labors.items() for c in box.add("labor", k, v, v.copies)]
        self.trial_cards = [c for k, v in self.trials.items() for c in box.add("trial", k, v)]
        self.title = [key.rpartition(".")[0] or key for key in box.keys]
        """The key of the title that a card is a copy of."""
        self._index_legacies(box.cards)
        self._index_items(box.cards)
        self._index_trials(box.cards)

    def _index_legacies(self, cards: list[Any]) -> None:
        self.stats = [card.stats if isinstance(card, LegacyCard) else (0, 0, 0) for card in cards]
        self.race: list[str] = [card.race if isinstance(card, LegacyCard) else "" for card in cards]
        self.hiring_cost = [card.cost if isinstance(card, LegacyCard) else 0 for card in cards]
        self.traits = [_traits(card) for card in cards]
        self.stat_bonus = [traits.stats for traits in self.traits]

    def _index_items(self, cards: list[Any]) -> None:
        self.labor_cost = [card.cost if isinstance(card, LaborCard) else 0 for card in cards]
        usages = {id(c): Usage(c) for c in cards if isinstance(c, LaborCard)}
        self.labor: list[Usage | None] = [usages.get(id(card)) for card in cards]
        """The use of a Labor card."""
        abilities = {id(c): Usage(c.ability) for c in cards if getattr(c, "ability", None) is not None}
        self.ability: list[Usage | None] = [abilities.get(id(card)) for card in cards]
        """The use of the ability of a Legacy or of attached Labor."""
        self.labor_in, self.ability_in = _by_window(self.labor), _by_window(self.ability)
        """The same by phase and kind of window: only the uses that these allow."""
        self.starts_duel = [_starts_duel(card) for card in cards]

    def _index_trials(self, cards: list[Any]) -> None:
        self.trial_effects: list[tuple[Any, ...]] = [
            card.effects if isinstance(card, TrialCard) else () for card in cards
        ]
        self.diplomacy = [isinstance(card, TrialCard) and card.kind == "diplomacy" for card in cards]
        self.forbids = [has(ForbidAbilities, effects) for effects in self.trial_effects]
        self.final_round = [has(FinalRound, effects) for effects in self.trial_effects]

    def describe(self, language: str = ENGLISH) -> list[CardInfo]:
        """All content in words, for people to browse."""
        return describe(self.legacies, self.labors, self.trials, self.mats, language)


def _by_window(usages: list[Usage | None]) -> list[dict[str, list[Usage | None]]]:
    """For each phase and kind of window the uses that they allow (FAN-RES.10, FAN-LEG.10)."""
    return [
        {kind: [_if_in(usage, phase, kind) for usage in usages] for kind in WINDOWS}
        for phase in range(len(PHASES))
    ]


def _if_in(usage: Usage | None, phase: int, kind: str) -> Usage | None:
    return usage if usage is not None and usage.phase in (0, phase) and kind in usage.windows else None


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
    return has(Duel, effects)
