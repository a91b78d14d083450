"""FAN-LEG.1 to .9: Legacy cards, their Shards, and how they are discarded."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, find, table

# --- Stats, health, purse ----------------------------------------------------------------------


@pytest.mark.clause("FAN-LEG.1")
def test_the_harvest_stat_counts_in_a_harvest() -> None:
    t = table("quarryman cook", "", "", dice=[1, 1])  # Harvest 3 and 1
    t.harvest("quarryman", "cook")
    assert t.final_scores == [6]


@pytest.mark.clause("FAN-LEG.1")
def test_the_war_stat_counts_in_war_and_duel() -> None:
    t = table("executioner quarryman", "knight", "", dice=[1, 1, 1])  # War 3 and 1 against 2
    t.war("executioner", "quarryman")
    t.defend("knight")
    assert t.final_scores == [6, 3]
    t = table(citadel("executioner cook", hand="duel"), "bishop", "", phase=4, dice=[1, 1])  # War 3 against 1
    t.play(A, "duel", "executioner", "bishop", pay="cook")
    t.to("hire.choose")
    assert t.final_scores == [4, 2]


@pytest.mark.clause("FAN-LEG.1")
def test_the_tribute_stat_counts_in_a_tribute() -> None:
    t = table("vizier", "quarryman", "cook", dice=[1, 1, 1])  # Tribute 3, 0 and 1
    t.tribute("vizier")
    t.challenge(B, "quarryman")
    t.challenge(C, "cook")
    assert t.final_scores == [4, 1, 2]


@pytest.mark.clause("FAN-LEG.2")
def test_damage_takes_shards_off_a_legacy() -> None:
    """KNIGHT (5 Shards) loses a War by 2; with 3 Shards he does not survive EXECUTIONER's ability."""
    t = table("executioner cook", "knight:5", "marquis", dice=[3, 2])
    t.war("executioner")
    t.defend("knight")
    assert t.shards("knight") == 3
    t = table("executioner cook", "knight:3", "marquis", phase=4)
    t.use(A, "executioner", "knight")
    t.resolve()
    assert t.state("knight") == "discarded"


@pytest.mark.clause("FAN-LEG.2")
def test_a_forced_transfer_takes_shards_off_a_legacy() -> None:
    t = table("siphon:5", "knight:5", "", phase=4)
    t.use(A, "siphon", "knight")
    t.resolve()
    assert (t.shards("siphon"), t.shards("knight")) == (7, 3)


@pytest.mark.clause("FAN-LEG.3", "FAN-LAB.1")
def test_an_untasked_legacy_spends_on_labor_of_its_own_citadel() -> None:
    """A has COOK (untasked, 1 Shard) and BISHOP (tasked, 6): COOK must pay for RAID, not B's rich KNIGHT."""
    t = table(citadel("cook:1 bishop:6/tasked", hand="raid"), "knight:9", "astrologers", phase=4)
    t.play(A, "raid", C, pay="cook")
    assert (t.state("cook"), t.shards("bishop"), t.shards("knight")) == ("discarded", 6, 9)


@pytest.mark.clause("FAN-LEG.3")
def test_an_untasked_legacy_spends_on_its_own_ability() -> None:
    t = table("alchemist:5 cook:9", "", "", phase=4)
    t.use(A, "alchemist")
    assert (t.shards("alchemist"), t.shards("cook")) == (4, 9)


@pytest.mark.clause("FAN-LEG.4", "FAN-LAB.1")
def test_a_tasked_legacy_cannot_spend() -> None:
    """Neither on Labor nor on a spend-only ability: CLOCKWARDEN harvests, so nobody rerolls a die."""
    t = table(citadel("clockwarden", hand="loaded-shard"), "", "astrologers", dice=[1])
    t.harvest("clockwarden")
    t.to("W.ROLL")
    assert not t.could(A, "use", "clockwarden")
    assert not t.could(A, "play", "loaded-shard")
    t = table(citadel("clockwarden cook", hand="loaded-shard"), "", "astrologers", dice=[1])
    t.harvest("cook")
    t.to("W.ROLL")
    assert t.could(A, "use", "clockwarden")
    assert t.could(A, "play", "loaded-shard")


@pytest.mark.clause("FAN-LEG.4")
def test_all_spending_comes_before_the_tasking() -> None:
    t = table("alchemist", "astrologers", "", phase=4)
    t.use(A, "alchemist")
    kinds = [event.kind for event in t.events]
    assert kinds.index("shards") < kinds.index("tasked")


@pytest.mark.clause("FAN-LEG.4")
def test_shards_of_a_tasked_legacy_can_be_taken_by_force() -> None:
    t = table("siphon", "knight:5/tasked", "", phase=4)
    t.use(A, "siphon", "knight")
    t.resolve()
    assert t.shards("knight") == 3


@pytest.mark.clause("FAN-LEG.5")
def test_legacies_that_are_not_hired_hold_nothing_and_do_nothing() -> None:
    """No Shard lies outside Trove, Reserves and tableaux; Pool and discard pile cannot be named or tasked."""
    t = table(
        citadel("executioner", hand="field-surgeon"), "knight", "",
        phase=4, pool="cook archivist bishop marquis herzog", legacy_discard="siphon",
    )  # fmt: skip
    assert t.offered == ["pass", "play field-surgeon", "use executioner"]
    t.do("use", "executioner")
    assert t.offered == ["choose executioner", "choose knight"]
    assert t.s.trove + sum(t.reserves) + t.shards("executioner") + t.shards("knight") == 200


# --- discarding --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-LEG.6", "FAN-LEG.9")
def test_an_exhausted_legacy_is_discarded_at_once() -> None:
    """By damage, by theft, by its own payment; the card lies face up on the pile."""
    t = table("executioner", "knight:3", "", phase=4)
    t.use(A, "executioner", "knight")
    t.resolve()
    assert t.tableau(B) == ""
    assert t.names(t.s.legacy_discard) == "knight"
    assert t.match.view(C)["table"]["legacy_discard"] == [find(t.s, "knight")]


@pytest.mark.clause("FAN-LEG.6")
def test_a_payment_can_exhaust_a_legacy() -> None:
    t = table(citadel("cook:1", hand="raid"), "", "astrologers", phase=4)
    t.play(A, "raid", B)
    assert (t.state("cook"), t.stack) == ("discarded", "raid")


@pytest.mark.clause("FAN-LEG.6")
def test_a_legacy_emptied_by_its_own_citadel_is_exhausted() -> None:
    """R104: MISTBROKER moves all Shards of COOK to BISHOP."""
    t = table("mistbroker:6 cook:3 bishop:6", "", "", phase=4)
    t.use(A, "mistbroker")
    t.resolve()
    t.do("amount", 0)
    t.shares(mistbroker=6, cook=0, bishop=9)
    assert (t.state("cook"), t.shards("bishop"), t.reserve(A)) == ("discarded", 9, 20)


@pytest.mark.clause("FAN-LEG.6", "FAN-CARD.13")
def test_the_vizier_is_not_discarded() -> None:
    t = table(citadel("vizier:1 cook", hand="raid"), "", "astrologers", phase=4)
    t.play(A, "raid", B, pay="vizier")
    assert t.state("vizier") == "dormant"


@pytest.mark.clause("FAN-LEG.7")
def test_what_a_discarded_legacy_still_holds_goes_to_the_trove() -> None:
    """GONG FARMER discards himself with 3 Shards; CULL OF KYTU discards the one with most Shards."""
    t = table("gong-farmer:3", "", "", phase=4, trials="overtime")
    trove = t.s.trove
    t.use(A, "gong-farmer", "overtime")
    assert (t.s.trove, t.state("gong-farmer"), t.reserve(A)) == (trove + 3, "discarded", 20)
    t = table("knight:9", "cook:3", "", phase=3, first=A, trial_deck="cull-of-kytu")
    assert (t.s.trove, t.state("knight")) == (200 - 60 - 3, "discarded")


@pytest.mark.clause("FAN-LEG.8")
def test_attached_labor_goes_with_its_legacy() -> None:
    t = table("executioner", "knight:3+thacko+zradas", "", phase=4)
    t.use(A, "executioner", "knight")
    t.resolve()
    assert t.labor_discard == "thacko zradas"


@pytest.mark.clause("FAN-LEG.8", "FAN-CAN.7")
def test_labor_given_for_an_unfinished_action_goes_with_its_legacy() -> None:
    """SAPPER fights with WHETSTONES; he discards himself in `W.ROLL`: the card is discarded, too."""
    t = table(citadel("sapper cook bishop", hand="whetstones"), "knight", "astrologers", dice=[1, 1, 1])
    t.war("sapper", "cook")
    t.defend("knight")
    t.play(A, "whetstones", ("boost", 0, "sapper"), pay="bishop")
    t.to("W.ROLL")
    assert (t.scores, t.labor_discard) == ([9, 3], "")
    t.use(A, "sapper", "knight")
    assert t.scores[0] == 2
    assert t.labor_discard == "whetstones"


@pytest.mark.clause("FAN-LEG.8", "FAN-TRB.14")
def test_the_title_ends_with_its_holder() -> None:
    t = table("executioner", "knight:3", "", phase=4, reigning="knight")
    assert t.reigning == "knight"
    t.use(A, "executioner", "knight")
    t.resolve()
    assert t.reigning == ""


@pytest.mark.clause("FAN-LEG.9")
def test_discarded_legacies_lie_face_up_in_order() -> None:
    t = table(citadel("cook:1 archivist:1 bishop", hand="raid raid"), "", "", phase=4)
    t.play(A, "raid", B, pay="cook")
    t.resolve()
    t.play(A, "raid", B, pay="archivist")
    t.resolve()
    assert t.names(t.s.legacy_discard) == "cook archivist"
    assert t.match.view(None)["table"]["legacy_discard"] == t.s.legacy_discard
