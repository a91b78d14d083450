"""FAN-LAB.8 to .16: Labor that is played, linked, attached, cancelled and drawn."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, find, table

# --- played, resolved, discarded ---------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.8")
def test_labor_is_played_once_paid_and_takes_effect_when_it_resolves() -> None:
    """Paid and shown to all, it waits; its effect comes once, and then it lies on the discard pile."""
    t = table(citadel("cook", hand="raid"), "", "astrologers", phase=4)
    t.play(A, "raid", B)
    raid = find(t.s, "raid")
    assert (t.hand(A), t.stack, t.labor_discard) == ("", "raid", "")
    assert t.match.view(C)["table"]["stack"][0]["card"] == [raid]
    assert t.reserves == [20, 20, 20]
    t.resolve()
    assert (t.stack, t.labor_discard) == ("", "raid")
    assert t.reserves == [23, 17, 20]
    t.to("hire.choose")
    assert t.reserves == [23, 17, 20]


@pytest.mark.clause("FAN-LAB.8", "FAN-LAB.13")
def test_attached_labor_is_not_discarded() -> None:
    t = table(citadel("cook", hand="zradas"), "", "", phase=4)
    t.play(A, "zradas", "cook")
    t.resolve()
    assert (t.attached("cook"), t.labor_discard) == ("zradas", "")


@pytest.mark.clause("FAN-LAB.9")
def test_linked_labor_stays_beside_the_action_until_it_ends() -> None:
    t = table(citadel("cook bishop", hand="iridium-picks"), "", "astrologers", dice=[1])
    t.harvest("cook")
    t.play(A, "iridium-picks", pay="bishop")
    t.resolve()
    assert (t.names(t.action.linked), t.labor_discard) == ("iridium-picks", "")
    t.to("W.AFTER")
    assert (t.names(t.action.linked), t.labor_discard) == ("iridium-picks", "")
    t.to("W.FA9")
    assert t.labor_discard == "iridium-picks"


@pytest.mark.clause("FAN-LAB.9", "FAN-CAN.10")
@pytest.mark.parametrize(("window", "within_reach"), [("W.DECL", True), ("W.ROLL", True), ("W.AFTER", False)])
def test_linked_labor_can_be_cancelled_until_the_cut_off(window: str, within_reach: bool) -> None:
    """R23: SHELL GAME takes IRIDIUM PICKS away up to `W.ROLL`; in `W.AFTER` it has nothing to hit."""
    t = table(
        citadel("cook bishop", hand="iridium-picks"), citadel("knight", hand="shell-game"), "astrologers",
        dice=[1],
    )  # fmt: skip
    t.harvest("cook")
    t.play(A, "iridium-picks", pay="bishop")
    t.resolve()
    t.to(window)
    assert t.names(t.action.linked) == "iridium-picks"
    assert t.could(B, "play", "shell-game") == within_reach
    if within_reach:
        t.play(B, "shell-game", "iridium-picks")
        t.resolve()
        assert t.labor_discard.split() == ["iridium-picks", "shell-game"]
        t.to("W.AFTER")
    assert t.final_scores == [2 if within_reach else 5]


@pytest.mark.clause("FAN-LAB.10", "FAN-CAN.1")
def test_cancelled_labor_is_discarded_at_once_and_its_cost_is_lost() -> None:
    """R22: SHELL GAME on RAID: no theft; RAID's payer gets nothing back."""
    t = table(citadel("cook:3", hand="raid"), citadel("knight:5", hand="shell-game"), "astrologers", phase=4)
    t.play(A, "raid", B)
    t.play(B, "shell-game", "raid")
    t.resolve()
    assert t.labor_discard == "raid shell-game"
    assert (t.shards("cook"), t.shards("knight")) == (2, 4)
    assert t.reserves == [20, 20, 20]


@pytest.mark.clause("FAN-LAB.10", "FAN-CAN.4")
def test_labor_of_a_cancelled_action_is_discarded_at_once() -> None:
    """FREEMAN cancels the Harvest in reaction to ZRADAS: the PICKS go before ZRADAS resolves."""
    t = table(citadel("cook bishop", hand="iridium-picks zradas"), "freeman", "astrologers", dice=[1])
    t.harvest("cook")
    t.play(A, "iridium-picks", pay="bishop")
    t.resolve()
    t.play(A, "zradas", "cook", pay="bishop")
    t.use(B, "freeman")
    t.resolve(1)
    assert t.emitted("action-cancelled") == [("harvest", A)]
    assert (t.stack, t.labor_discard) == ("zradas", "iridium-picks")
    t.resolve()
    assert (t.shards("bishop"), t.reserve(A)) == (4, 20)


# --- when and how many -------------------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.11", "FAN-RES.10")
@pytest.mark.parametrize(
    ("window", "playable"),
    [
        ("W.PH1", "zradas"),
        ("W.FA0", "zradas"),
        ("W.DECL", "zradas a-time-of-peace"),
        ("W.ROLL", "zradas a-time-of-peace"),
        ("W.AFTER", "zradas"),
        ("W.SEC", "raid zradas"),
        ("W.END", "zradas"),
    ],
)
def test_labor_is_played_when_its_icon_and_its_situation_fit(window: str, playable: str) -> None:
    """RAID is SEC; A TIME OF PEACE is FA, during a War; ZRADAS is INST. All of them are C's, in A's turn."""
    hand = "raid zradas a-time-of-peace"
    t = table("knight", "", citadel("cook:9", hand=hand), phase=1, labor_deck="", dice=[1, 1])
    if window in ("W.DECL", "W.ROLL", "W.AFTER"):
        t.war("knight")
    t.to(window, C)
    assert t.s.active == A
    assert [name for name in hand.split() if t.offers("play", name)] == playable.split()


@pytest.mark.clause("FAN-LAB.11")
def test_labor_may_hinder_anybody_out_of_turn() -> None:
    """C, no party to it, cancels A's War against B."""
    t = table("knight", "", citadel("cook", hand="a-time-of-peace"), dice=[1, 1])
    t.war("knight")
    t.play(C, "a-time-of-peace")
    t.resolve()
    assert t.emitted("action-cancelled") == [("war", A)]


@pytest.mark.clause("FAN-LAB.12")
def test_there_is_no_limit_to_the_cards_of_a_turn() -> None:
    hand = "raid raid raid alms alms smugglers-ledger field-surgeon field-surgeon rust-plague zradas"
    t = table(citadel("cook:9 bishop", hand=hand), "", "", phase=4, labor_deck="")
    aims = {"raid": (B,), "field-surgeon": ("bishop",), "rust-plague": ("bishop",), "zradas": ("bishop",)}
    for name in hand.split():
        t.play(A, name, *aims.get(name, ()), pay="cook")
        t.resolve()
    assert len(t.emitted("played")) == 10


# --- attached Labor ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.13")
def test_attached_labor_serves_its_bearer_whoever_paid() -> None:
    """C attaches DEEPDRILL to A's COOK: A's Harvest is 1 higher, now and in A's next turn."""
    t = table("cook", "", citadel("knight", hand="deepdrill"), active=C, phase=4, dice=[1], first=B)
    t.play(C, "deepdrill", "cook")
    t.resolve()
    assert t.attached("cook") == "deepdrill"
    t.harvest("cook")
    assert t.final_scores == [3]
    assert t.attached("cook") == "deepdrill"


@pytest.mark.clause("FAN-LAB.13", "FAN-CARD.20")
def test_attached_labor_serves_the_citadel_of_its_bearer() -> None:
    """ZRADAS on B's KNIGHT: B has two votes, whoever paid."""
    t = table("cook", "knight/tasked+zradas", "", phase=3, first=A, trial_deck="overtime")
    t.do("vote", "nay", by=A)
    t.do("vote", "yea", by=B)
    t.do("vote", "nay", by=C)
    assert t.emitted("vote")[0][1:] == (2, 2)


@pytest.mark.clause("FAN-LAB.13")
@pytest.mark.parametrize(
    ("labor", "choice"),
    [("bitter-draught", "knight"), ("rust-plague", "knight"), ("shell-game", "deepdrill")],
)
def test_attached_labor_ends_with_its_legacy_or_by_a_cancel(labor: str, choice: str) -> None:
    """The bearer is disabled, or discarded, or the card is cancelled: it goes to the discard pile."""
    t = table(citadel("cook:5", hand=labor), "knight:3+deepdrill", "", phase=4)
    t.play(A, labor, choice)
    t.resolve()
    assert "deepdrill" in t.labor_discard.split()
    assert not any(legacy.attached for legacy in t.citadel(B).legacies)


@pytest.mark.clause("FAN-LAB.14", "FAN-RES.9")
@pytest.mark.parametrize(
    ("reaction", "state"), [("bitter-draught", "disabled"), ("rust-plague", "discarded")]
)
def test_labor_cannot_go_to_another_legacy(reaction: str, state: str) -> None:
    """DEEPDRILL was given to KNIGHT, who is disabled or discarded in reaction: it is discarded unused."""
    t = table(
        citadel("cook bishop knight:3", hand="deepdrill"), citadel("marquis", hand=reaction), "astrologers",
        phase=4,
    )  # fmt: skip
    t.play(A, "deepdrill", "knight", pay="cook")
    t.play(B, reaction, "knight")
    t.resolve()
    assert t.state("knight") == state
    assert t.labor_discard == f"{reaction} deepdrill"
    assert t.attached("bishop") == t.attached("cook") == ""


@pytest.mark.clause("FAN-LAB.14", "FAN-CAN.7", "FAN-DIS.3")
def test_labor_given_to_a_fighter_does_not_pass_to_the_next() -> None:
    """WHETSTONES lie with COOK; COOK is disabled in `W.ROLL`: BISHOP fights on without them."""
    t = table(
        citadel("cook bishop marquis", hand="whetstones"), citadel("knight", hand="bitter-draught"),
        "astrologers", dice=[1, 1, 1],
    )  # fmt: skip
    t.war("cook", "bishop")
    t.play(A, "whetstones", ("boost", 0, "cook"), pay="marquis")
    t.resolve()
    t.to("W.ROLL")
    assert t.scores[0] == 7
    t.play(B, "bitter-draught", "cook")
    t.resolve()
    assert t.scores[0] == 2
    assert t.labor_discard == "whetstones bitter-draught"


# --- deck and pile -----------------------------------------------------------------------------


@pytest.mark.clause("FAN-LAB.15")
def test_the_discard_pile_becomes_the_new_deck_while_drawing() -> None:
    """A draws 5: the 2 of the deck first, then 3 of the shuffled pile of 4."""
    pile = ["alms", "duel", "council", "zradas"]
    t = table("", "", "", phase=1, labor_deck="raid thacko", labor_discard=" ".join(pile))
    hand = t.hand(A).split()
    assert hand[:2] == ["raid", "thacko"]
    assert sorted([*hand[2:], *t.names(t.s.labor_deck).split()]) == sorted(pile)
    assert (len(hand), t.labor_discard) == (5, "")
    assert len(t.emitted("labor-shuffled")) == 1


@pytest.mark.clause("FAN-LAB.15")
def test_the_new_deck_is_shuffled() -> None:
    """By another course of chance the same pile gives another hand."""
    hands = set()
    for course in range(8):
        t = table(
            citadel("cook archivist"), "", "",
            phase=4, labor_deck="", labor_discard="raid duel alms council zradas thacko",
        )  # fmt: skip
        for _ in range(course):
            t.s.rng.word()
        t.use(A, "archivist")
        t.resolve()
        hands.add(t.hand(A))
    assert len(hands) > 3


@pytest.mark.clause("FAN-LAB.15")
def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    t = table("", "", "", phase=1, labor_deck="raid raid raid thacko alms", labor_discard="duel")
    assert (t.hand(A), t.labor_discard) == ("raid raid raid thacko alms", "duel")


@pytest.mark.clause("FAN-LAB.15")
def test_if_both_are_empty_the_rest_of_the_draw_is_lost() -> None:
    """R60: A draws the 3 cards that there are."""
    t = table("", "", "", phase=1, labor_deck="raid", labor_discard="thacko alms")
    assert sorted(t.hand(A).split()) == ["alms", "raid", "thacko"]
    assert (t.s.labor_deck, t.s.labor_discard) == ([], [])


@pytest.mark.clause("FAN-LAB.16", "FAN-HID.3")
def test_everybody_may_look_through_the_discard_pile() -> None:
    t = table("cook", "", "", labor_discard="raid thacko alms")
    for seat in (A, B, C, None):
        assert t.match.view(seat)["table"]["labor_discard"] == t.s.labor_discard
    assert t.labor_discard == "raid thacko alms"


@pytest.mark.clause("FAN-LAB.16")
def test_any_card_of_the_pile_may_be_recovered() -> None:
    """STAR TINKER's Citadel chooses among all titles that lie there."""
    t = table("star-tinker", "", "", phase=4, labor_discard="raid thacko raid alms")
    t.use(A, "star-tinker")
    t.resolve()
    assert sorted(t.offered) == ["recover alms", "recover raid", "recover thacko"]
