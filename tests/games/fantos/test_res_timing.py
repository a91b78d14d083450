"""FAN-RES.8 to .16: costs, targets, phases, windows of a turn, the fallen, what happens by itself."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, Table, citadel, table

# --- costs, amounts, targets -------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.8")
def test_what_was_paid_is_never_returned() -> None:
    """R22: RAID and SPERVITER are cancelled: their Shards stay spent, and SPERVITER stays tasked."""
    t = table(
        citadel("cook:3 sperviter:5", hand="raid"), citadel("knight:9", hand="shell-game clever-ruse"), "",
        phase=4,
    )  # fmt: skip
    trove = t.s.trove
    t.play(A, "raid", B, pay="cook")
    t.play(B, "shell-game", "raid")
    t.resolve()
    t.use(A, "sperviter", B)
    t.play(B, "clever-ruse", "sperviter")
    t.resolve()
    assert (t.shards("cook"), t.shards("sperviter"), t.shards("knight")) == (2, 4, 6)
    assert t.s.trove == trove + 1 + 1 + 1 + 2
    assert t.state("sperviter") == "tasked"
    assert t.reserves == [20, 20, 20]


@pytest.mark.clause("FAN-RES.8")
def test_amounts_are_computed_on_resolution() -> None:
    """BISHOP takes from the richest other Citadel: B when he is activated, C when it resolves."""
    t = table("bishop", citadel("cook", reserve=22), citadel("knight", reserve=20, hand="raid"), phase=4)
    t.use(A, "bishop")
    t.play(C, "raid", B)
    t.resolve()
    assert t.reserves == [22, 19, 21]


@pytest.mark.clause("FAN-RES.9")
def test_labor_whose_target_is_gone_just_goes_to_the_discard_pile() -> None:
    """R21: FIELD SURGEON for KNIGHT; in reaction RUST PLAGUE empties KNIGHT. Nobody gets the 2 Shards."""
    t = table(
        citadel("cook:3", hand="field-surgeon"), "knight:3 bishop", citadel("marquis", hand="rust-plague"),
        phase=4,
    )  # fmt: skip
    t.play(A, "field-surgeon", "knight")
    t.play(C, "rust-plague", "knight")
    trove = t.s.trove
    t.resolve()
    assert t.state("knight") == "discarded"
    assert t.labor_discard.split() == ["rust-plague", "field-surgeon"]
    assert t.s.trove == trove + 3
    assert (t.shards("cook"), t.shards("bishop")) == (3, 6)


@pytest.mark.clause("FAN-RES.9")
def test_a_target_must_still_be_what_the_card_asks_for() -> None:
    """R89: PILGRIMAGE is for an untasked Legacy; COOK is tasked by force in reaction, and gains nothing."""
    t = table(citadel("cook:3 freeman", hand="pilgrimage"), citadel("knight", hand="press-gang"), "", phase=4)
    t.play(A, "pilgrimage", "cook", pay="freeman")
    t.play(B, "press-gang", "cook")
    t.resolve()
    assert (t.state("cook"), t.shards("cook")) == ("tasked", 3)
    assert t.labor_discard == "press-gang pilgrimage"


@pytest.mark.clause("FAN-RES.9", "FAN-CAN.8")
def test_a_target_must_still_be_where_the_card_seeks_it() -> None:
    """SAPPER disables a Legacy that wars against his Citadel; KNIGHT has left the War in reaction."""
    t = table("knight pioneer", "sapper", citadel("freeman", hand="forced-march"), dice=[1, 1, 1])
    t.war("knight", "pioneer")
    t.use(B, "sapper", "knight")
    t.play(C, "forced-march", "knight")
    t.resolve()
    assert (t.state("sapper"), t.state("knight")) == ("discarded", "untasked")


@pytest.mark.clause("FAN-RES.9")
def test_only_the_part_whose_target_is_gone_does_nothing() -> None:
    """R21: APOTHECARY for COOK and BISHOP; COOK is disabled in reaction: BISHOP still gains 2."""
    t = table("apothecary cook bishop", citadel("knight", hand="bitter-draught"), "", phase=4)
    t.use(A, "apothecary", "cook", "bishop")
    t.play(B, "bitter-draught", "cook")
    t.resolve()
    assert (t.shards("cook"), t.shards("bishop")) == (3, 8)


@pytest.mark.clause("FAN-RES.9", "FAN-ELIM.6")
def test_a_theft_from_an_eliminated_citadel_takes_nothing() -> None:
    """Two RAIDs on B, who has 3 Shards: the later one resolves first and eliminates B."""
    t = table(
        citadel("cook", hand="raid"), citadel("knight", reserve=3), citadel("bishop", hand="raid"), "",
        phase=4,
    )  # fmt: skip
    t.play(A, "raid", B)
    t.play(C, "raid", B)
    t.resolve()
    assert t.reserves == [20, 0, 23, 20]
    assert t.labor_discard.split() == ["raid", "raid"]


@pytest.mark.clause("FAN-RES.9")
def test_an_ability_whose_target_is_gone_just_ends() -> None:
    """COOK feeds MARQUIS, who is disabled in reaction: COOK stays tasked, his ability is used up."""
    t = table("cook marquis bishop", citadel("knight", hand="bitter-draught"), "", phase=4)
    t.use(A, "cook", "marquis")
    t.play(B, "bitter-draught", "marquis")
    t.resolve()
    assert (t.shards("marquis"), t.shards("bishop"), t.state("cook")) == (6, 6, "tasked")


# --- phases and windows ------------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.10")
@pytest.mark.parametrize(
    ("phase", "reactions"),
    [
        (2, "field-surgeon iridium-picks"),
        (4, "raid field-surgeon"),
        (5, "field-surgeon"),
        (6, "field-surgeon"),
    ],
)
def test_the_icon_must_fit_the_phase_also_in_reactions(phase: int, reactions: str) -> None:
    """In reaction to A's SHIRAZAD (INST), B may play RAID (SEC) in Phase 4 only, INST in any phase.

    IRIDIUM PICKS (FA) are for a Harvest: in Phase 2 SHIRAZAD is used in its `W.DECL`.
    """
    hand = "raid field-surgeon iridium-picks"
    t = table("shirazad cook/tasked pioneer", citadel("freeman:1", hand=hand), "", phase=phase)
    if phase == 2:
        t.harvest("pioneer")
    elif phase == 6:
        t.to("W.END")
    t.use(A, "shirazad", "cook")
    assert [name for name in hand.split() if t.could(B, "play", name)] == reactions.split()


def windows_of_a_turn(t: Table, kind: str) -> list[str]:
    """The windows in which somebody is asked until A's turn is over, if all but A's action is by default."""
    seen, turn = [], t.s.turn
    while t.s.turn == turn:
        if t.window:
            seen.append(t.window)
        if t.offers("declare", kind):
            t.do("declare", kind)
        else:
            t.idles()
    return seen


@pytest.mark.clause("FAN-RES.11")
@pytest.mark.parametrize(
    ("kind", "inside"),
    [("harvest", "W.DECL W.ROLL"), ("war", "W.DECL W.JOIN W.ROLL"), ("tribute", "W.DECL W.JOIN W.ROLL")],
)
def test_the_windows_of_a_turn(kind: str, inside: str) -> None:
    """R19: C's ASTROLOGERS may act at any time, so C is asked in every window there is, once.

    A is First Citadel, so that it draws a Trial whatever it does.
    """
    t = table("pioneer", "marquis", "astrologers", phase=1, first=A, trial_deck="long-night", dice=[1, 1])
    expected = f"W.PH1 W.FA0 {inside} W.AFTER W.FA9 W.TR0 W.TR1 W.SEC W.HIRE W.END"
    assert windows_of_a_turn(t, kind) == expected.split()


@pytest.mark.clause("FAN-RES.11")
def test_before_and_after_each_trial_there_is_a_window() -> None:
    """A Harvest of 7 draws two Trials; without a Harvest, and not First Citadel, there is no window."""
    t = table("pioneer bishop", "", "astrologers", trial_deck="long-night shard-rain", dice=[1, 1])
    seen = windows_of_a_turn(t, "harvest")
    assert seen[5:10] == ["W.TR0", "W.TR1", "W.TR0", "W.TR1", "W.SEC"]
    t = table("pioneer", "", "astrologers", dice=[3, 1])
    assert windows_of_a_turn(t, "war")[5:8] == ["W.FA9", "W.SEC", "W.HIRE"]


@pytest.mark.clause("FAN-RES.11", "FAN-DUEL.5")
def test_a_duel_has_its_windows_inside_the_secondary_phase() -> None:
    t = table(citadel("marquis pioneer", hand="duel"), "freeman", "astrologers", phase=4, dice=[1, 1])
    t.play(A, "duel", "pioneer", "freeman", pay="marquis")
    seen = []
    while t.s.phase == 4:
        seen.append(t.window)
        t.passes()
    assert seen == ["W.SEC", "W.DECL", "W.ROLL", "W.AFTER", "W.SEC"]


@pytest.mark.clause("FAN-RES.12", "FAN-CAN.2")
def test_nobody_can_play_between_the_cut_off_and_the_transfer() -> None:
    """A loses its War: after `W.ROLL` it is asked who pays, with no window open; at `W.AFTER` it has paid."""
    t = table("cook knight", "brandsworn", "astrologers", dice=[1, 1, 3, 3])
    t.war("cook", "knight")
    t.defend("brandsworn")
    t.to("W.ROLL")
    t.passes()
    assert (t.prompt, t.asked, t.s.windows) == ("war.damage", A, [])
    t.shares(cook=1, knight=1)
    assert (t.window, t.reserves) == ("W.AFTER", [20, 22, 20])


@pytest.mark.clause("FAN-RES.12")
def test_the_gain_of_a_harvest_follows_the_cut_off_at_once() -> None:
    t = table("pioneer", "", "astrologers", dice=[2])
    t.harvest("pioneer")
    t.to("W.ROLL")
    assert t.reserve(A) == 20
    t.passes()
    assert (t.window, t.reserve(A)) == ("W.AFTER", 24)


@pytest.mark.clause("FAN-RES.12")
def test_between_the_cut_off_of_a_tribute_and_its_reward_only_the_winner_is_asked() -> None:
    t = table("marquis", "", "astrologers", dice=[3])
    t.tribute("marquis")
    t.to("W.ROLL")
    t.passes()
    assert (t.prompt, t.asked, t.s.windows) == ("tribute.reward", A, [])
    t.shares(b=6)
    assert (t.window, t.reserves) == ("W.AFTER", [26, 14, 20])


@pytest.mark.clause("FAN-RES.13", "FAN-HAR.6")
@pytest.mark.parametrize("window", ["W.FA0", "W.DECL", "W.ROLL", "W.AFTER", "W.FA9"])
def test_after_a_harvest_is_in_its_own_window_only(window: str) -> None:
    """R24: MILL FEE and DIVER act after another Citadel's Harvest."""
    t = table("pioneer", "", citadel("diver astrologers", hand="mill-fee"), dice=[2])
    if window != "W.FA0":
        t.harvest("pioneer")
    t.to(window)
    fits = window == "W.AFTER"
    assert t.could(C, "play", "mill-fee") == t.could(C, "use", "diver") == fits


@pytest.mark.clause("FAN-RES.13")
def test_after_the_action_means_that_very_action() -> None:
    """BRIGANDS act after a Tribute, MILL FEE after a Harvest, the SKULL after a Duel: none after a War."""
    t = table(
        "pioneer", "", citadel("diver+skull-of-lodan brigands astrologers", hand="mill-fee"), dice=[1, 1]
    )
    t.war("pioneer")
    t.to("W.AFTER")
    assert t.offered == ["pass", "use astrologers"]


@pytest.mark.clause("FAN-RES.13", "FAN-CARD.18")
@pytest.mark.parametrize(("window", "fits"), [("W.DECL", False), ("W.ROLL", False), ("W.AFTER", True)])
def test_after_a_duel_is_in_its_own_window_only(window: str, fits: bool) -> None:
    """SKULL OF LODAN, borne by C's FREEMAN, after a Duel of others."""
    t = table("knight", "cook", "freeman+skull-of-lodan astrologers", phase=4, dice=[1, 1])
    assert not t.could(C, "use", "skull-of-lodan")
    t.use(A, "knight", "cook")
    t.to(window)
    assert t.could(C, "use", "skull-of-lodan") == fits


@pytest.mark.clause("FAN-RES.13", "FAN-HAR.3")
def test_after_an_action_its_scores_and_result_stay_as_they_are() -> None:
    """Items that change the Score in `W.ROLL` are out of place in `W.AFTER`; MILL FEE changes no Score."""
    hand = "loaded-shard iridium-picks mill-fee"
    t = table("siphon", "", citadel("troubadour clockwarden mummers freeman", hand=hand), dice=[2])
    t.harvest("siphon")
    t.to("W.ROLL")
    assert len(t.options) == 7, t
    t.to("W.AFTER")
    assert t.offered == ["pass", "play mill-fee"]
    t.play(C, "mill-fee", pay="freeman")
    t.resolve()
    assert (t.final_scores, t.s.gained, t.reserves) == ([3], 3, [20, 20, 23])


# --- what waits when its owner falls -----------------------------------------------------------


@pytest.mark.clause("FAN-RES.15")
def test_an_item_of_the_fallen_resolves_if_it_does_not_depend_on_them() -> None:
    """R45: B's BITTER DRAUGHT on MARQUIS waits; C's RAID eliminates B. MARQUIS is disabled all the same."""
    t = table(
        "marquis", citadel("freeman", hand="bitter-draught", reserve=2), citadel("pioneer", hand="raid"), "",
        phase=4,
    )  # fmt: skip
    t.play(B, "bitter-draught", "marquis")
    t.play(C, "raid", B)
    t.resolve()
    assert not t.citadel(B).alive
    assert t.state("marquis") == "disabled"


@pytest.mark.clause("FAN-RES.15")
def test_an_item_of_the_fallen_that_depends_on_them_does_nothing() -> None:
    """R45: B's RAID on A waits when B is eliminated: A keeps its Shards, and B stays dead and poor."""
    t = table(
        "marquis", citadel("freeman", hand="raid", reserve=2), citadel("pioneer", hand="raid"), "", phase=4
    )
    t.play(B, "raid", A)
    t.play(C, "raid", B)
    t.resolve()
    assert t.reserves == [20, 0, 22, 20]
    assert t.labor_discard.split().count("raid") == 2


@pytest.mark.clause("FAN-RES.15", "FAN-CAN.7")
def test_an_ability_of_the_fallen_does_nothing() -> None:
    """R45: EXECUTIONER is tasked to hit MARQUIS; his Citadel falls: he is gone, MARQUIS unhurt."""
    t = table("marquis", citadel("executioner", reserve=2), citadel("pioneer", hand="raid"), "", phase=4)
    t.use(B, "executioner", "marquis")
    t.play(C, "raid", B)
    t.resolve()
    assert (t.state("executioner"), t.shards("marquis")) == ("discarded", 6)


@pytest.mark.clause("FAN-RES.15", "FAN-ELIM.3")
def test_what_waits_when_the_active_citadel_falls_still_resolves() -> None:
    """R85: D's BITTER DRAUGHT and C's RAID wait; B's RAID eliminates A. Both resolve, and nobody may react.

    Then B's turn begins: FREEMAN, B's own, would be restored by that; MARQUIS is C's.
    """
    t = table(
        citadel("pioneer", reserve=3), citadel("freeman", hand="raid shell-game"),
        citadel("marquis:9 sapper", hand="raid"), citadel("quarryman", hand="bitter-draught"), phase=4,
    )  # fmt: skip
    t.play(D, "bitter-draught", "marquis")
    t.play(C, "raid", D, pay="sapper")
    t.play(B, "raid", A)
    while t.s.turn == 1:
        t.passes()
    assert [t.name(card) for _, _, card in t.emitted("resolves")] == ["raid", "raid", "bitter-draught"]
    assert (t.s.active, t.reserves) == (B, [0, 23, 23, 17])
    assert (t.state("marquis"), t.stack) == ("disabled", "")


@pytest.mark.clause("FAN-RES.15")
def test_no_duel_begins_in_a_turn_that_is_over() -> None:
    """R85: C's DUEL waits when A, the active Citadel, falls: the card is discarded, both stay tasked."""
    t = table(
        citadel("pioneer", reserve=3), citadel("freeman", hand="raid"),
        citadel("marquis sapper", hand="duel"), "quarryman", phase=4, labor_deck="",
    )  # fmt: skip
    t.play(C, "duel", "sapper", "quarryman", pay="marquis")
    t.play(B, "raid", A)
    while t.s.turn == 1:
        t.passes()
    assert (t.emitted("duel"), t.state("sapper"), t.state("quarryman")) == ([], "tasked", "tasked")
    assert "duel" in t.labor_discard.split() + t.hand(B).split()


# --- what happens by itself --------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.16", "FAN-LEG.12")
def test_native_abilities_are_not_on_the_stack_and_cannot_be_cancelled() -> None:
    """R81: TITHE REEVE gains by a Harvest of 7; before anybody is asked he has gained, and nothing waits."""
    t = table(
        "bishop cook", "tithe-reeve", citadel("logician", hand="clever-ruse field-surgeon"), dice=[1, 2]
    )
    t.harvest("bishop", "cook")
    t.to("W.ROLL")
    assert t.shards("tithe-reeve") == 5
    t.to("W.AFTER")
    assert (t.shards("tithe-reeve"), t.stack) == (6, "")
    assert t.offered == ["pass", "play field-surgeon"]


@pytest.mark.clause("FAN-RES.16", "FAN-TRI.14")
def test_trials_and_attached_labor_work_by_themselves() -> None:
    """LONG NIGHT takes 2, DEEPDRILL adds 1: no item, no window of their own, nothing to cancel as ability."""
    t = table(
        "bishop+deepdrill",
        "",
        citadel("logician", hand="clever-ruse field-surgeon"),
        trials="long-night",
        dice=[2],
    )
    t.harvest("bishop")
    t.to("W.ROLL")
    assert (t.scores, t.stack) == ([4], "")
    assert not t.could(C, "use", "logician")
    assert t.emitted("activated") == []


@pytest.mark.clause("FAN-RES.16")
@pytest.mark.parametrize("active", [A, B, C])
def test_natives_that_act_at_once_go_in_turn_order_from_the_active_citadel(active: int) -> None:
    """R97: with the same native on two more cards, each of the others gains by a Harvest of 7, in order."""
    native = "native=[{do = 'gain-when', when = 'harvest', at_least = 7, amount = 1}]"
    t = table(
        "bishop salvager", "knight tithe-reeve", "alchemist frost-revenant", active=active, dice=[3, 3],
        changes=[f"legacies.salvager.{native}", f"legacies.frost-revenant.{native}"],
    )  # fmt: skip
    reeves = {A: "salvager", B: "tithe-reeve", C: "frost-revenant"}
    own = {A: ("bishop", "salvager"), B: ("knight", "tithe-reeve"), C: ("alchemist", "frost-revenant")}
    t.harvest(*own[active])
    t.to("hire.choose")
    gains = [args[3] for args in t.emitted("shards") if args[0] == "trove" and args[2] == "legacy"]
    others = [(active + 1) % 3, (active + 2) % 3]
    assert [t.name(card) for card in gains] == [reeves[seat] for seat in others]
