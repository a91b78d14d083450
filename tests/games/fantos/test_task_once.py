"""FAN-TASK.7 and .8: a Legacy is tasked to one specific action once per turn."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, table


@pytest.mark.clause("FAN-TASK.7", "FAN-CAN.7")
def test_one_untasked_from_a_harvest_cannot_come_back() -> None:
    """Given COOK untasked in `W.ROLL`: its Stat and die are gone; nobody is asked to add it again."""
    t = table("cook bishop", citadel("knight", hand="forced-march"), "", dice=[3, 1])
    t.harvest("cook", "bishop")
    t.to("W.ROLL")
    t.play(B, "forced-march", "cook")
    t.to("hire.choose")
    assert t.final_scores == [4]
    assert t.emitted("tasked").count((t.legacy("cook").card, "harvest")) == 1


@pytest.mark.clause("FAN-TASK.7")
def test_another_action_stays_open() -> None:
    """COOK is untasked in the Harvest, which is then cancelled: COOK may go to War, not to a Harvest."""
    t = table("cook bishop", citadel("freeman knight", hand="forced-march"), "")
    t.harvest("cook", "bishop")
    t.play(B, "forced-march", "cook", pay="knight")
    t.resolve()
    t.use(B, "freeman")
    t.to("action.choose")
    assert t.offered == ["pass", "declare war", "declare tribute"]
    t.war("cook")
    assert t.state("cook") == "tasked"


@pytest.mark.clause("FAN-TASK.7", "FAN-TASK.8", "FAN-STA.2")
def test_a_nominee_cannot_be_nominated_again_in_a_special_tribute() -> None:
    """R16: Tribute and Special Tribute are one specific action. COOK was nominated; it is untasked later."""
    t = table(
        citadel("cook tempest-oracle knight archivist", hand="forced-march"), "bishop", "marquis",
        dice=[1, 3, 3],
    )  # fmt: skip
    t.tribute("cook")
    t.to("tribute.reward")
    t.shares(b=2)
    t.to("W.FA9")
    t.play(A, "forced-march", "cook", pay="knight")
    t.resolve()
    t.to("W.SEC")
    t.use(A, "tempest-oracle")
    t.resolve()
    assert t.state("cook") == "untasked"
    assert (t.prompt, t.offered) == ("special.nominee", ["task knight", "task archivist"])


@pytest.mark.clause("FAN-TASK.7", "FAN-TASK.8", "FAN-DUEL.11")
def test_a_legacy_challenges_once_per_turn() -> None:
    """KNIGHT has challenged and is untasked: a DUEL card cannot send him again, but BISHOP."""
    t = table(
        citadel("knight bishop cook", hand="duel duel forced-march"), "marquis", "",
        phase=4, dice=[1, 1],
    )  # fmt: skip
    t.play(A, "duel", "knight", "marquis", pay="cook")
    t.resolve()
    t.play(A, "forced-march", "knight", pay="cook")
    t.resolve()
    assert t.state("knight") == "untasked"
    t.do("play", "duel")
    t.do("pay", "bishop")
    assert t.offered == ["choose bishop", "choose cook"]


@pytest.mark.clause("FAN-TASK.7", "FAN-TASK.8", "FAN-DUEL.11")
def test_a_challenge_by_ability_is_both_ability_and_challenge() -> None:
    """R100: KNIGHT challenges by ability and is untasked: neither that nor a DUEL card sends him again."""
    t = table(
        citadel("knight bishop cook", hand="duel forced-march"), "marquis", "",
        phase=4, dice=[1, 1],
    )  # fmt: skip
    t.use(A, "knight", "marquis")
    t.resolve()
    t.to("W.SEC")
    t.play(A, "forced-march", "knight", pay="cook")
    t.resolve()
    assert t.state("knight") == "untasked"
    assert not t.could(A, "use", "knight")
    t.do("play", "duel")
    t.do("pay", "bishop")
    assert t.offered == ["choose bishop", "choose cook"]


@pytest.mark.clause("FAN-TASK.7", "FAN-TASK.8", "FAN-LEG.16")
def test_a_legacy_is_tasked_to_its_ability_once_per_turn() -> None:
    t = table("cook bishop shirazad", "", "", phase=4)
    t.use(A, "cook", "bishop")
    t.resolve()
    t.use(A, "shirazad", "cook")
    t.resolve()
    assert t.state("cook") == "untasked"
    assert t.offered == ["pass", "use bishop"]


@pytest.mark.clause("FAN-TASK.8", "FAN-CARD.18")
def test_each_attached_labor_is_a_specific_action_of_its_own() -> None:
    """The bearer of the SKULL OF LODAN may still use its own ability, but the SKULL only once in a turn."""
    t = table(
        citadel("knight shirazad:7+skull-of-lodan mistbroker cook", hand="duel forced-march"), "bishop", "",
        phase=4, dice=[1, 1, 1, 1],
    )  # fmt: skip
    t.use(A, "knight", "bishop")
    t.to("W.AFTER")
    t.use(A, "skull-of-lodan")
    t.resolve()
    t.to("W.SEC")
    t.play(A, "forced-march", "shirazad", pay="cook")
    t.resolve()
    assert t.could(A, "use", "shirazad")
    t.play(A, "duel", "cook", "bishop", pay="mistbroker")
    t.to("W.AFTER")
    assert not t.could(A, "use", "skull-of-lodan")
    assert t.could(A, "use", "shirazad")


@pytest.mark.clause("FAN-TASK.7")
def test_a_turn_is_that_of_any_citadel() -> None:
    """R58: B's KNIGHT challenged in A's turn. In B's turn, the next one, he may challenge again."""
    t = table(
        "astrologers cook", citadel("knight marquis", hand="forced-march"), "bishop",
        phase=4, dice=[1, 1], trials="zodraz", zodraz=C,
    )  # fmt: skip
    t.use(B, "knight", "bishop")
    t.resolve()
    t.to("W.SEC")
    t.play(B, "forced-march", "knight", pay="marquis")
    t.resolve()
    assert not t.could(B, "use", "knight")
    t.to("action.choose", B)
    t.to("W.SEC", B)
    assert t.could(B, "use", "knight")


@pytest.mark.clause("FAN-TASK.7", "FAN-WAR.3")
def test_the_limit_counts_for_defenders_in_the_turn_of_another() -> None:
    """R58: B's KNIGHT defends in A's turn and is untasked. In B's turn, the next one, he may go to War."""
    t = table(
        "cook", citadel("knight bishop", hand="forced-march"), "", dice=[1, 1], trials="zodraz", zodraz=C
    )
    t.war("cook")
    t.defend("knight")
    t.to("W.ROLL")
    t.play(B, "forced-march", "knight", pay="bishop")
    t.resolve()
    assert t.legacy("knight").used == ("war",)
    t.to("action.choose", B)
    t.do("declare", "war")
    assert t.offers("task", "knight")
