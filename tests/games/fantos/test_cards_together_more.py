"""Cards against each other: cancels, Trials, hires; and all of them in one fray."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.kernel import Rng
from tests.games.fantos.sight import check
from tests.games.fantos.table import A, B, C, Table, citadel, table, wander

# --- cancels of cancels ------------------------------------------------------------------------


def test_clever_ruse_saves_an_ability_from_logician() -> None:
    """ALCHEMIST, LOGICIAN on him, CLEVER RUSE on LOGICIAN: he gains, and LOGICIAN has spent for nothing."""
    t = table(citadel("alchemist cook", hand="clever-ruse"), "logician", "", phase=4)
    t.use(A, "alchemist")
    t.use(B, "logician", "alchemist")
    t.play(A, "clever-ruse", "logician", pay="cook")
    t.resolve()
    assert (t.reserve(A), t.shards("logician"), t.state("logician"), t.shards("cook")) == (23, 5, "tasked", 1)


def test_logician_answers_provost() -> None:
    """RAID, PROVOST on it, LOGICIAN on PROVOST: RAID takes its 3."""
    t = table(citadel("cook logician", hand="raid"), "provost", "", phase=4)
    t.play(A, "raid", B, pay="cook")
    t.use(B, "provost", "raid")
    t.use(A, "logician", "provost")
    t.resolve()
    assert t.reserves == [23, 17, 20]


def test_provost_answers_shell_game() -> None:
    """SHELL GAME costs 1: C's PROVOST cancels it, and THACKO stays attached."""
    t = table("knight+thacko", citadel("freeman", hand="shell-game"), "provost", phase=4)
    t.play(B, "shell-game", "thacko", pay="freeman")
    t.use(C, "provost", "shell-game")
    t.resolve()
    assert (t.attached("knight"), t.labor_discard) == ("thacko", "shell-game")


@pytest.mark.clause("FAN-CARD.17")
def test_shell_game_on_shell_game() -> None:
    t = table(
        citadel("knight+thacko cook", hand="shell-game"), citadel("freeman", hand="shell-game"), "", phase=4
    )
    t.play(B, "shell-game", "thacko", pay="freeman")
    t.play(A, "shell-game", "shell-game", pay="cook")
    t.resolve()
    assert (t.attached("knight"), t.labor_discard) == ("thacko", "shell-game shell-game")


def test_forced_march_stops_an_ability_and_frees_its_legacy() -> None:
    """FAN-CAN.7: TEMPEST ORACLE is untasked while her ability waits: no Tribute, her Shards are spent."""
    t = table("tempest-oracle cook", citadel("freeman", hand="forced-march"), "", phase=4)
    t.use(A, "tempest-oracle")
    t.play(B, "forced-march", "tempest-oracle", pay="freeman")
    t.resolve()
    assert (t.state("tempest-oracle"), t.shards("tempest-oracle"), t.emitted("scores")) == ("untasked", 5, [])
    assert not t.offers("use", "tempest-oracle")


def test_press_gang_stops_a_pilgrim() -> None:
    """R89: the Legacy that was to be sent away is tasked in reaction; it gains nothing."""
    t = table(citadel("cook", hand="pilgrimage"), citadel("freeman", hand="press-gang"), "", phase=4)
    t.play(A, "pilgrimage", "cook", pay="cook")
    t.play(B, "press-gang", "cook", pay="freeman")
    t.resolve()
    assert (t.shards("cook"), t.state("cook")) == (3, "tasked")


def test_bitter_draught_saves_a_victim() -> None:
    """FAN-DIS.2: a Legacy that is disabled in reaction cannot lose Shards."""
    t = table("executioner", citadel("knight freeman", hand="bitter-draught"), "", phase=4)
    t.use(A, "executioner", "knight")
    t.play(B, "bitter-draught", "knight", pay="freeman")
    t.resolve()
    assert (t.state("knight"), t.legacy("knight").shards) == ("disabled", 5)


@pytest.mark.clause("FAN-CARD.11")
def test_an_apothecary_who_is_gone_still_feeds() -> None:
    """FAN-CAN.8: nothing done to the discarded APOTHECARY stops him; CLEVER RUSE does, and he stays gone."""
    t = table("apothecary cook", citadel("freeman", hand="clever-ruse"), "", phase=4)
    t.use(A, "apothecary", "cook")
    t.play(B, "clever-ruse", "apothecary", pay="freeman")
    t.resolve()
    assert (t.state("apothecary"), t.shards("cook")) == ("discarded", 3)


# --- Trials ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.25")
@pytest.mark.parametrize(
    "name", ["gong-farmer", "apothecary", "sapper", "quarryman", "astrologers", "castellan"]
)
def test_star_witch_forbids_every_kind_of_activation(name: str) -> None:
    """By discarding, by tasking, in reaction to a War; GONG FARMER cannot even remove her."""
    usable = []
    for trials in ("long-night", "long-night star-witch"):
        t = table("knight", f"{name} cook/tasked", citadel("bishop", hand="field-surgeon"), trials=trials)
        t.war("knight")
        usable.append(t.could(B, "use", name))
    assert usable == [True, False]


def test_what_iron_hunger_leaves_tasked_may_be_untasked_otherwise() -> None:
    """MARQUIS, reigning, gains 2 after the untask step; SHIRAZAD untasks COOK in W.PH1."""
    t = table(
        citadel("shirazad/tasked cook/tasked marquis", reserve=3), "", "", phase=1, trials="iron-hunger",
        reigning="marquis", labor_deck="",
    )  # fmt: skip
    t.picks("shirazad")
    assert (t.reserve(A), t.state("cook")) == (4, "tasked")
    t.use(A, "shirazad", "cook")
    t.resolve()
    assert (t.state("cook"), t.state("shirazad")) == ("untasked", "tasked")


def test_end_of_turn_trials_act_in_order_of_entry() -> None:
    """COMMON CAUSE lifts A from 9 to 12, which makes it sole richest: IRIDIUM LEVY then takes 2."""
    given = [citadel(reserve=9), citadel(reserve=10), citadel(reserve=5)]
    t = table(*given, phase=6, trials="common-cause iridium-levy")
    assert t.reserves == [10, 10, 7]
    t = table(*given, phase=6, trials="iridium-levy common-cause")
    assert t.reserves == [12, 10, 5]


@pytest.mark.clause("FAN-CARD.23")
def test_dark_unions_with_incentive_and_bargain_captain() -> None:
    """BISHOP costs 6: TEMPESTGATE pays 2, BARGAIN CAPTAIN 3, the Reserve 1 (FAN-HIR.5)."""
    t = table(
        citadel("bargain-captain", reserve=2, mat="tempestgate"), "", "", phase=5, trials="dark-unions",
        legacy_deck="bishop cook", pool="knight diver",
    )  # fmt: skip
    t.use(A, "bargain-captain")
    t.resolve()
    t.do("reveal")
    t.do("hire", "bishop")
    assert (t.reserve(A), t.shards("bishop")) == (1, 6)


@pytest.mark.clause("FAN-CARD.3", "FAN-HIR.13")
def test_a_blind_hire_that_is_too_dear_is_lost() -> None:
    """R51: BISHOP (6) for a Reserve of 6 stays face up; with BARGAIN CAPTAIN's help he must be hired."""
    given = citadel("bargain-captain", reserve=6, mat="axiom")
    t = table(given, "", "", phase=5, pool="", pool_down="bishop cook", legacy_deck="knight")
    t.to("hire.choose")
    t.do("hire-blind", 0)
    assert (t.tableau(A), t.names(t.s.pool), t.s.phase != 5 or t.s.active != A) == (
        "bargain-captain", "bishop", True,
    )  # fmt: skip
    t = table(given, "", "", phase=5, pool="", pool_down="bishop cook", legacy_deck="knight")
    t.use(A, "bargain-captain")
    t.resolve()
    t.do("hire-blind", 0)
    assert (t.tableau(A), t.reserve(A)) == ("bargain-captain bishop", 3)


@pytest.mark.clause("FAN-CARD.3")
def test_the_pool_is_laid_out_anew() -> None:
    """R95: face-down cards are taken up together with the others."""
    t = table("gravedigger", "", "", phase=4, pool="knight", pool_down="bishop cook")
    t.use(A, "gravedigger")
    t.do("next", "cook")
    t.do("next", "knight")
    assert (t.names(t.s.pool_down), t.s.pool) == ("cook knight bishop", [])


def test_appease_the_warden_and_astrologers() -> None:
    """Before a draw of two: ASTROLOGERS put LONG NIGHT first, APPEASE THE WARDEN leaves it at that."""
    t = table(
        citadel("astrologers cook", hand="appease-the-warden"), "", "", phase=3, first=B, gained=8,
        trial_deck="dark-unions long-night",
    )  # fmt: skip
    t.use(A, "astrologers")
    t.resolve()
    t.do("next", "long-night")
    t.play(A, "appease-the-warden", pay="cook")
    t.to("hire.choose")
    assert (t.trials, t.names(t.s.trial_deck[0])) == ("long-night", "dark-unions")


# --- all together ------------------------------------------------------------------------------


def fray(seed: int) -> Table:
    """All Legacies but a few are hired by four Citadels, and all Labor is in their hands."""
    rng = Rng.from_seed(f"fray {seed}")
    pack = table("", "", "").s.pack
    legacies, labor = (
        list(pack.legacies),
        [key for key, card in pack.labors.items() for _ in range(card.copies)],
    )
    trials = [key for key in pack.trials if pack.trials[key].acts not in ("immediate", "always")]
    for pile in (legacies, labor, trials):
        for i in range(len(pile)):  # shuffled by hand: the table's own chance is scripted
            j = rng.choose("place", range(i, len(pile)))
            pile[i], pile[j] = pile[j], pile[i]
    given = [
        citadel(
            " ".join(legacies[10 * seat : 10 * seat + 10]), hand=" ".join(labor[12 * seat : 12 * seat + 12])
        )
        for seat in range(4)
    ]
    t = table(
        *given,
        phase=1,
        first=A,
        trials=" ".join(trials[:2]),
        reigning=legacies[0],
        pool=" ".join(legacies[40:45]),
    )
    t.s.rng.script = None
    return t


def test_all_cards_in_one_fray() -> None:
    """Random answers among all cards at once: nothing is lost, and nearly all that can be played is."""
    used: Counter[str] = Counter()
    for seed in range(5):
        t = fray(seed)
        for number, match in enumerate(wander(t.match, seed)):
            check(match.state)
            if number > 1000:
                break
        for kind in ("played", "activated"):
            used.update({t.name(args[1]) for args in t.emitted(kind)})
    pack = t.s.pack
    active = [
        key for key, card in (*pack.legacies.items(), *pack.labors.items()) if not getattr(card, "native", ())
    ]
    assert len(set(active) - set(used)) <= 5
