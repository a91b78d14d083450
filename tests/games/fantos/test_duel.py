"""FAN-DUEL: Duels."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, Table, citadel, table

DUEL_AT_ANY_TIME = ['labor.duel.icon="inst"']


def duel(challenger: str, challenged: str, *dice: int, by_others: str = "", hand: str = "") -> Table:
    """A's challenger against B's Legacy; TITHE REEVE pays. C may hold cards and has Legacies of its own."""
    t = table(
        citadel(f"{challenger} tithe-reeve", hand="duel"), challenged, citadel(by_others, hand=hand),
        phase=4, dice=dice,
    )  # fmt: skip
    t.play(
        A, "duel", *(word.split(":")[0].split("/")[0] for word in (challenger, challenged)), pay="tithe-reeve"
    )
    return t


# --- who duels ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DUEL.1", "FAN-DUEL.2")
def test_a_duel_is_between_two_hired_legacies_that_are_not_disabled() -> None:
    """The challenger is an untasked Legacy of A; the challenged one is any other, of A itself, too.

    QUARRYMAN is tasked and cannot challenge, but can be challenged; disabled and dormant ones can do neither.
    """
    t = table(
        citadel("brigands diver quarryman/tasked salvager/disabled", hand="duel"),
        "freeman castellan/tasked pioneer/disabled", "tithe-reeve vizier:0/dormant",
        phase=4,
    )  # fmt: skip
    t.do("play", "duel")
    t.do("pay", "diver")
    assert (t.prompt, t.offered) == ("duel.challenger", ["choose brigands", "choose diver"])
    t.do("choose", "brigands")
    assert t.prompt == "target.legacy"
    assert t.offered == [
        "choose diver", "choose quarryman", "choose freeman", "choose castellan", "choose tithe-reeve",
    ]  # fmt: skip


@pytest.mark.clause("FAN-DUEL.1")
def test_a_duel_is_no_fantos_action() -> None:
    """R73: were DUEL an Instant, a Duel in Phase 2 would use up no Fantos Action, and no cancel reach it."""
    t = table(
        citadel("brigands quarryman", hand="duel"),
        citadel("freeman mistbroker", hand="a-time-of-peace bled-dry"), "diver",
        changes=DUEL_AT_ANY_TIME, dice=[2, 2],
    )  # fmt: skip
    t.play(A, "duel", "brigands", "diver", pay="quarryman")
    t.resolve()
    for window in ("W.DECL", "W.ROLL"):
        t.to(window)
        assert not any(t.could(B, "play", name) for name in ("a-time-of-peace", "bled-dry"))
        assert not t.could(B, "use", "freeman")
    t.to("action.choose")
    assert t.offered == ["pass", "declare harvest", "declare war", "declare tribute"]


@pytest.mark.clause("FAN-DUEL.2")
def test_only_untasked_legacies_of_the_issuing_citadel_challenge() -> None:
    """R65: A's only untasked Legacy is DIVER, who pays and challenges. A tasked one can do neither."""
    t = table(citadel("diver brigands/tasked", hand="duel"), "freeman", "mistbroker", phase=4)
    t.do("play", "duel")
    t.do("choose", "freeman")
    assert t.names(t.s.stack[0].cards) == "diver freeman"
    t = table(citadel("brigands/tasked", hand="duel"), "freeman mistbroker", "", phase=4)
    assert not t.could(A, "play", "duel")


@pytest.mark.clause("FAN-DUEL.2")
def test_own_legacies_may_duel_each_other() -> None:
    """R66: BRIGANDS (3+2) beat DIVER (1+1) of the same Citadel by 3; the Shards move between them."""
    t = table(citadel("brigands:5 diver:4/tasked", hand="duel"), "", "", phase=4, dice=[2, 1])
    t.play(A, "duel", "brigands", "diver", pay="brigands")
    t.resolve()
    assert (t.shards("brigands"), t.shards("diver"), t.reserves) == (7, 1, [20, 20, 20])


# --- issuing -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DUEL.3")
def test_both_are_tasked_from_the_moment_the_card_is_paid() -> None:
    """R92: the card still waits; nobody has been asked whether the challenge is taken up."""
    t = duel("brigands", "freeman", by_others="mistbroker")
    assert (t.stack, t.s.actions, t.asked) == ("duel", [], C)
    assert (t.state("brigands"), t.legacy("brigands").role) == ("tasked", "duel")
    assert (t.state("freeman"), t.legacy("freeman").role) == ("tasked", "duel")


@pytest.mark.clause("FAN-DUEL.3")
def test_a_challenge_cannot_be_declined() -> None:
    """B has nothing to play: it is asked nothing at all before its Legacy has lost."""
    t = duel("brigands", "freeman:5", 3, 1)
    t.resolve()
    assert t.emitted("scores") == [("duel", (A, B), (6, 3))]
    assert t.shards("freeman") == 2


@pytest.mark.clause("FAN-DUEL.3", "FAN-DUEL.11")
def test_a_duel_by_ability_tasks_both_as_well() -> None:
    """R100: KNIGHT spends 1 and challenges; he has used his ability and his challenge of this turn."""
    t = table("knight:5", "freeman:5", "mistbroker", phase=4, dice=[3, 1])
    t.use(A, "knight", "freeman")
    assert (t.shards("knight"), t.state("knight"), t.state("freeman")) == (4, "tasked", "tasked")
    assert set(t.legacy("knight").used) == {"ability", "duel"}
    t.resolve()
    t.to("W.AFTER")
    assert (t.shards("knight"), t.shards("freeman")) == (6, 3)


@pytest.mark.clause("FAN-DUEL.4")
@pytest.mark.parametrize("payer", ["brigands", "diver"])
def test_any_untasked_legacy_of_the_issuing_citadel_may_pay(payer: str) -> None:
    """The challenger itself, or another, which is not tasked by it."""
    t = table(citadel("brigands:5 diver:4 salvager/tasked", hand="duel"), "freeman", "mistbroker", phase=4)
    t.do("play", "duel")
    assert t.offered == ["pay brigands", "pay diver"]
    t.do("pay", payer)
    t.do("choose", "brigands")
    t.do("choose", "freeman")
    paid = {"brigands": (4, 4), "diver": (5, 3)}[payer]
    assert (t.shards("brigands"), t.shards("diver")) == paid
    assert (t.state("brigands"), t.state("diver")) == ("tasked", "untasked")


@pytest.mark.clause("FAN-DUEL.4")
def test_the_payment_precedes_the_tasking() -> None:
    """A payer that pays its last Shard is discarded: it neither challenges nor is challenged (FAN-LAB.5)."""
    t = table(citadel("brigands:1 diver:4", hand="duel"), "freeman", "mistbroker", phase=4)
    t.do("play", "duel")
    t.do("pay", "brigands")
    assert (t.prompt, t.offered) == ("target.legacy", ["choose freeman", "choose mistbroker"])
    t.do("choose", "freeman")
    assert t.names(t.s.stack[0].cards) == "diver freeman"
    assert (t.state("brigands"), t.state("diver")) == ("discarded", "tasked")
    alone = table(citadel("brigands:1", hand="duel"), "freeman mistbroker", "", phase=4)
    assert not alone.could(A, "play", "duel"), "nobody would be left to challenge"


# --- the steps ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DUEL.5")
def test_the_steps_of_a_duel() -> None:
    """Reaction window on the card, W.DECL, dice, W.ROLL, then the result; the challenger rolls first."""
    t = duel("brigands:5", "freeman:5", 1, 3, by_others="mistbroker")
    assert (t.window, t.stack, t.s.actions) == ("W.SEC", "duel", [])
    t.passes()
    assert (t.window, t.stack, t.emitted("rolled")) == ("W.DECL", "", [])
    t.passes()
    assert t.window == "W.ROLL"
    assert [(t.name(card), die) for _, card, die in t.emitted("rolled")] == [("brigands", 1), ("freeman", 3)]
    assert (t.scores, t.shards("brigands"), t.shards("freeman")) == ([4, 5], 5, 5)
    t.passes()
    assert (t.window, t.shards("brigands"), t.shards("freeman")) == ("W.AFTER", 4, 6)
    t.passes()
    assert (t.window, t.s.actions) == ("W.SEC", [])


@pytest.mark.clause("FAN-DUEL.5")
def test_the_score_is_war_stat_and_die_and_modifiers() -> None:
    """BRIGANDS 3+1, WHETSTONES +3; FREEMAN 2+3, TROUBADOUR -2."""
    t = duel("brigands", "freeman", 1, 3, by_others="troubadour salvager", hand="whetstones")
    t.to("W.ROLL")
    assert t.scores == [4, 5]
    t.play(C, "whetstones", "brigands", pay="salvager")
    t.resolve()
    t.use(C, "troubadour", ("lower", 0, 1))
    t.resolve()
    assert t.emitted("scores") == [("duel", (A, B), (7, 3))]


# --- the result --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DUEL.6")
@pytest.mark.parametrize(
    ("dice", "brigands", "freeman"), [((3, 2), 7, 3), ((1, 3), 4, 6)], ids=["challenger", "challenged"]
)
def test_the_losers_shards_go_on_the_winner(dice: tuple[int, int], brigands: int, freeman: int) -> None:
    """The difference, from Legacy to Legacy; no Reserve and no Trove is touched; both stay tasked."""
    t = duel("brigands:5", "freeman:5", *dice)
    trove = t.s.trove
    t.resolve()
    assert (t.shards("brigands"), t.shards("freeman")) == (brigands, freeman)
    assert (t.reserves, t.s.trove) == ([20, 20, 20], trove)
    assert (t.state("brigands"), t.state("freeman")) == ("tasked", "tasked")


@pytest.mark.clause("FAN-DUEL.7")
def test_a_loser_gives_all_it_has_and_is_discarded() -> None:
    """BRIGANDS 3+3 against DIVER 1+1 with 3 Shards: damage 4, 3 are given; B's Reserve gives nothing."""
    t = duel("brigands:5", "diver:3", 3, 1)
    t.resolve()
    assert (t.shards("brigands"), t.state("diver"), t.reserves) == (8, "discarded", [20, 20, 20])


@pytest.mark.clause("FAN-DUEL.7")
def test_a_challenger_can_be_the_one_that_falls() -> None:
    t = duel("diver:1", "brigands:5", 1, 3)
    t.resolve()
    assert (t.state("diver"), t.shards("brigands"), t.reserves) == ("discarded", 6, [20, 20, 20])


@pytest.mark.clause("FAN-DUEL.8")
def test_a_tie_has_no_consequence() -> None:
    """BRIGANDS 3+1, FREEMAN 2+2."""
    t = duel("brigands:5", "freeman:5", 1, 2)
    t.resolve()
    assert t.emitted("scores") == [("duel", (A, B), (4, 4))]
    assert (t.shards("brigands"), t.shards("freeman")) == (5, 5)
    assert (t.state("brigands"), t.state("freeman")) == ("tasked", "tasked")


# --- cancelled ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DUEL.9")
@pytest.mark.parametrize("window", ["W.SEC", "W.DECL", "W.ROLL"])
def test_a_cancelled_duel_leaves_both_tasked_and_the_card_is_discarded(window: str) -> None:
    """SHELL GAME on the DUEL card: while it waits, or linked to the Duel under way (FAN-CAN.10, R23)."""
    t = duel("brigands:5", "freeman:5", 3, 1, by_others="salvager", hand="shell-game")
    t.to(window)
    t.play(C, "shell-game", "duel", pay="salvager")
    t.resolve()
    assert sorted(t.labor_discard.split()) == ["duel", "shell-game"]
    assert (t.shards("brigands"), t.shards("freeman")) == (5, 5)
    assert (t.state("brigands"), t.state("freeman")) == ("tasked", "tasked")
    assert (t.s.actions, t.emitted("scores")) == ([], [])


@pytest.mark.clause("FAN-DUEL.9")
@pytest.mark.parametrize("window", ["W.SEC", "W.DECL", "W.ROLL"])
@pytest.mark.parametrize(
    ("labor", "state"),
    [("forced-march", "untasked"), ("bitter-draught", "disabled"), ("rust-plague", "discarded")],
)
@pytest.mark.parametrize("leaver", ["brigands", "freeman"])
def test_a_duel_that_a_duelist_leaves_is_cancelled(window: str, labor: str, state: str, leaver: str) -> None:
    """FAN-CAN.7: untasked, disabled or discarded; the other one stays tasked."""
    t = duel("brigands:3", "freeman:3", 3, 1, by_others="salvager", hand=labor)
    t.to(window)
    t.play(C, labor, leaver, pay="salvager")
    t.resolve()
    rest = "freeman" if leaver == "brigands" else "brigands"
    assert (t.state(leaver), t.state(rest), t.shards(rest)) == (state, "tasked", 3)
    assert "duel" in t.labor_discard.split()
    assert (t.s.actions, t.emitted("scores")) == ([], [])


# --- afterwards --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DUEL.10", "FAN-CARD.18")
def test_after_a_completed_duel_there_is_a_window() -> None:
    """SKULL OF LODAN: not before, only in W.AFTER; also after a tie."""
    t = duel("brigands", "freeman", 1, 2, by_others="salvager:4+skull-of-lodan mistbroker")
    for window in ("W.SEC", "W.DECL", "W.ROLL"):
        t.to(window)
        assert not t.could(C, "use", "skull-of-lodan")
    t.to("W.AFTER")
    t.use(C, "skull-of-lodan")
    t.resolve()
    assert t.shards("salvager") == 7


@pytest.mark.clause("FAN-DUEL.10")
def test_there_is_none_after_a_cancelled_duel() -> None:
    t = duel("brigands", "freeman", 1, 2, by_others="salvager+skull-of-lodan diver", hand="shell-game")
    t.to("W.ROLL")
    t.play(C, "shell-game", "duel", pay="diver")
    while t.s.phase == 4 and t.in_window:
        assert t.window != "W.AFTER"
        t.passes()


@pytest.mark.clause("FAN-DUEL.11")
def test_a_legacy_issues_one_duel_per_turn() -> None:
    """BRIGANDS have challenged and were untasked: in this turn DIVER alone can still challenge."""
    t = table(
        citadel("brigands:9 diver:9", hand="duel duel forced-march"), "freeman:9", "", phase=4,
        labor_deck="raid raid raid alms alms", dice=[2, 2],
    )  # fmt: skip
    t.play(A, "duel", "brigands", "freeman", pay="diver")
    t.resolve()
    t.to("W.SEC")
    t.play(A, "forced-march", "brigands", pay="diver")
    t.resolve()
    assert t.state("brigands") == "untasked"
    t.do("play", "duel")
    t.do("pay", "brigands")
    assert t.offered == ["choose brigands", "choose freeman"], "DIVER is the only challenger"


@pytest.mark.clause("FAN-DUEL.11")
def test_card_and_ability_are_one_challenge() -> None:
    """R100: KNIGHT has challenged by a DUEL card and was untasked: no challenge by ability is left."""
    t = table(
        citadel("knight:9 diver:9", hand="duel forced-march"), "freeman:9", "archivist", phase=4, dice=[2, 2]
    )
    assert t.could(A, "use", "knight")
    t.play(A, "duel", "knight", "freeman", pay="diver")
    t.resolve()
    t.to("W.SEC")
    t.play(A, "forced-march", "knight", pay="diver")
    t.resolve()
    assert (t.window, t.state("knight"), t.legacy("knight").used) == ("W.SEC", "untasked", ("duel",))
    assert not t.could(A, "use", "knight")


@pytest.mark.clause("FAN-DUEL.11")
def test_the_next_turn_it_may_challenge_again() -> None:
    """R58: once per turn of whichever Citadel is active. BRIGANDS challenge in A's turn and in B's."""
    t = table(
        citadel("brigands:9 diver:9", hand="duel duel forced-march"), "freeman:9", "", phase=4,
        labor_deck="raid raid raid alms alms", dice=[2, 2],
    )  # fmt: skip
    t.play(A, "duel", "brigands", "freeman", pay="diver")
    t.resolve()
    t.to("W.SEC")
    t.play(A, "forced-march", "brigands", pay="diver")
    t.resolve()
    while t.s.active != B or t.s.phase != 4:
        t.passes()
    t.to("W.SEC", A)
    t.do("play", "duel")
    t.do("pay", "diver")
    assert (t.prompt, t.offered) == ("duel.challenger", ["choose brigands", "choose diver"])


@pytest.mark.clause("FAN-DUEL.11")
def test_a_legacy_may_be_challenged_any_number_of_times() -> None:
    """FREEMAN is challenged by DIVER, by BRIGANDS and by C's PACKMOTHER in one turn."""
    t = table(
        citadel("brigands diver tithe-reeve", hand="duel duel"), "freeman:9",
        citadel("packmother", hand="duel"), phase=4, dice=[3, 2, 1, 2, 1, 2],
    )  # fmt: skip
    for by, challenger, payer in ((A, "diver", "tithe-reeve"), (A, "brigands", "tithe-reeve"),
                                  (C, "packmother", "packmother")):  # fmt: skip
        t.to("W.SEC")
        t.play(by, "duel", challenger, "freeman", pay=payer)
        t.resolve()
    t.to("hire.choose")
    assert [scores for _, _, scores in t.emitted("scores")] == [(4, 4)] * 3


@pytest.mark.clause("FAN-DUEL.11")
def test_being_challenged_does_not_use_up_the_own_challenge() -> None:
    """FREEMAN was challenged and untasked: he may challenge in the same turn."""
    t = table(
        citadel("brigands:9 diver:9", hand="duel"),
        citadel("freeman:9 castellan:9", hand="forced-march duel"), "", phase=4, dice=[1, 2],
    )  # fmt: skip
    t.play(A, "duel", "brigands", "freeman", pay="diver")
    t.resolve()
    t.to("W.SEC")
    t.play(B, "forced-march", "freeman", pay="castellan")
    t.resolve()
    t.do("play", "duel")
    t.do("pay", "castellan")
    assert t.offered == ["choose freeman", "choose castellan"]


@pytest.mark.clause("FAN-DUEL.5", "FAN-DUEL.9")
def test_a_duel_in_the_window_of_a_duel_is_fought_first() -> None:
    """In W.DECL of BRIGANDS against FREEMAN, C's PACKMOTHER challenges FREEMAN and beats him out of play.

    Then the first Duel is cancelled, BRIGANDS stay tasked, and the phase goes on.
    """
    t = table(
        citadel("brigands:5 tithe-reeve", hand="duel"), "freeman:2", citadel("packmother:6", hand="duel"),
        phase=4, dice=[3, 1],
    )  # fmt: skip
    t.play(A, "duel", "brigands", "freeman", pay="tithe-reeve")
    t.to("W.DECL")
    t.play(C, "duel", "packmother", "freeman", pay="packmother")
    t.resolve()
    assert t.emitted("scores") == [("duel", (C, B), (6, 3))]
    assert (t.shards("packmother"), t.state("freeman")) == (7, "discarded")
    assert (t.state("brigands"), t.shards("brigands"), t.s.actions) == ("tasked", 5, [])
    assert t.labor_discard == "duel duel"
