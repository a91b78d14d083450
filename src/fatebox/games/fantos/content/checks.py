"""Checks of the content that types cannot express."""

from __future__ import annotations

from collections.abc import Mapping

from fatebox.games.fantos.effects.base import Effect, Procedure
from fatebox.games.fantos.effects.cards import Attach
from fatebox.games.fantos.effects.scores import LegacyBonus
from fatebox.games.fantos.effects.shards import Gain
from fatebox.games.fantos.effects.standing import FinalRound
from fatebox.games.fantos.effects.trials import MomentEffect
from fatebox.games.fantos.state.terms import RACES
from fatebox.kernel import ContentError

from .designs import LaborCard, LegacyCard, Mat, TrialCard, has


def check_items(file: str, table: Mapping[str, LegacyCard | LaborCard]) -> None:
    """Check Legacies or Labor: attached Labor has natives or an ability, a Legacy has one of them."""
    for key, card in table.items():
        where = f"cards/{file}.toml: {key}"
        if isinstance(card, LaborCard):
            _check_effects(card.effects, f"{where}: effects")
            if has(Attach, card.effects) != bool(card.native or card.ability):
                raise ContentError(f"{where}: expected natives or an ability if it is attached, else none")
        elif (card.ability is None) == (not card.native):
            raise ContentError(f"{where}: expected either an ability or natives")
        if card.ability is not None:
            _check_effects(card.ability.effects, f"{where}: ability.effects")
            if has(Attach, card.ability.effects) or has(LegacyBonus, card.ability.effects):
                raise ContentError(f"{where}: ability.effects: only Labor can be attached or linked")


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


def check_trials(trials: Mapping[str, TrialCard]) -> None:
    """Check that every Trial can do what it says when it acts, and that one of them ends the game."""
    for key, trial in trials.items():
        where = f"cards/trials.toml: {key}: effects"
        now = trial.acts in ("immediate", "end of turn")
        if not trial.effects:
            raise ContentError(f"{where}: expected at least one effect")
        if has(Procedure, trial.effects) and len(trial.effects) > 1:
            raise ContentError(f"{where}: a procedure must be the only effect")
        if any(now != isinstance(effect, MomentEffect | Procedure) for effect in trial.effects):
            raise ContentError(f"{where}: not possible for {trial.acts!r}")
    ends = [key for key, trial in trials.items() if has(FinalRound, trial.effects)]
    if len(ends) != 1:
        raise ContentError(f"cards/trials.toml: expected one Trial with final-round, got {ends}")


def check_mats(mats: Mapping[str, Mat]) -> None:
    """Check that every race has its Citadel."""
    if {mat.race for mat in mats.values()} != set(RACES):
        raise ContentError("cards/mats.toml: expected one Mat for each race")
