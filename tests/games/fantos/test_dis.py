"""FAN-DIS: disabled Legacies."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, find, table

# --- hired, but useless ------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIS.1")
def test_a_disabled_legacy_is_still_hired() -> None:
    """BITTER DRAUGHT on COOK: he stays in his tableau, with his Shards."""
    t = table("cook:3 bishop", citadel("freeman", hand="bitter-draught"), "", phase=4)
    t.play(B, "bitter-draught", "cook")
    t.resolve()
    assert (t.tableau(A), t.state("cook"), t.shards("cook")) == ("cook bishop", "disabled", 3)


@pytest.mark.clause("FAN-DIS.1")
@pytest.mark.parametrize("kind", ["harvest", "war", "tribute"])
def test_it_cannot_be_tasked_to_a_fantos_action(kind: str) -> None:
    t = table("cook/disabled bishop knight", "", "")
    t.to("action.choose")
    t.do("declare", kind)
    assert t.offered == ["task bishop", "task knight"]


@pytest.mark.clause("FAN-DIS.1", "FAN-ACT.8")
def test_with_disabled_legacies_alone_no_action_can_be_declared() -> None:
    t = table("cook/disabled bishop/disabled", "", "")
    assert t.prompt == "hire.choose"


@pytest.mark.clause("FAN-DIS.1")
def test_it_cannot_defend_challenge_or_be_nominated() -> None:
    t = table("cook", "marquis/disabled freeman", "", dice=[1, 1])
    t.war("cook")
    assert (t.prompt, t.offered) == ("war.defenders", ["done", "task freeman"])
    t = table("cook", "marquis/disabled freeman", "", dice=[1, 1])
    t.tribute("cook")
    assert (t.prompt, t.offered) == ("tribute.challenge", ["pass", "task freeman"])
    t = table("tempest-oracle", "marquis/disabled freeman", "", phase=4, dice=[1])
    t.use(A, "tempest-oracle")
    t.to("tribute.reward", B)
    assert t.reigning == "freeman", "B could nominate nobody else"


@pytest.mark.clause("FAN-DIS.1", "FAN-DUEL.1")
def test_it_can_neither_issue_nor_receive_a_challenge() -> None:
    t = table(citadel("marquis cook/disabled pioneer", hand="duel"), "freeman/disabled sapper", "", phase=4)
    t.do("play", "duel")
    t.do("pay", "marquis")
    assert t.offered == ["choose marquis", "choose pioneer"]
    t.do("choose", "pioneer")
    assert t.offered == ["choose marquis", "choose sapper"]


@pytest.mark.clause("FAN-DIS.1", "FAN-LAB.2")
def test_it_cannot_pay() -> None:
    """FIELD SURGEON costs nothing, but somebody must pay it: COOK may, if he is not disabled."""
    t = table(citadel("freeman/disabled", hand="field-surgeon alms"), "marquis", "", phase=4)
    assert t.prompt == "hire.choose"
    t = table(citadel("freeman", hand="field-surgeon alms"), "marquis", "", phase=4)
    assert t.offered == ["pass", "play field-surgeon", "play alms"]


@pytest.mark.clause("FAN-DIS.1", "FAN-DIS.2", "FAN-LAB.6")
@pytest.mark.parametrize(
    "labor",
    [
        "field-surgeon", "forced-march", "press-gang", "bitter-draught", "rust-plague", "thacko", "zradas",
        "mirror-shield", "deepdrill", "skull-of-lodan",
    ],
)  # fmt: skip
def test_labor_cannot_name_it(labor: str) -> None:
    """It cannot gain, be untasked, tasked, disabled again, hurt, or be given Labor."""
    t = table(
        citadel("freeman:9 pioneer cook/disabled", hand=labor),
        "sapper marquis/disabled",
        "quarryman",
        phase=4,
    )
    t.do("play", labor)
    t.do("pay", "freeman")
    named = {word.removeprefix("choose ") for word in t.offered}
    assert named - {"freeman"} == {"pioneer", "sapper", "quarryman"}


@pytest.mark.clause("FAN-DIS.1", "FAN-DIS.2")
@pytest.mark.parametrize(
    "ability",
    ["cook", "mirewalker", "executioner", "siphon", "gaoler-of-rime", "knight", "shirazad", "herzog"],
)
def test_abilities_cannot_name_it(ability: str) -> None:
    """Nor an ability: feed, task, hurt, rob, disable, challenge, untask, mirror."""
    phase = 2 if ability == "herzog" else 4
    t = table(f"{ability} freeman pioneer marquis/disabled", "sapper salvager/disabled", "", phase=phase)
    t.do("use", ability)
    named = {word.removeprefix("choose ") for word in t.offered}
    assert named
    assert not named & {"marquis", "salvager"}


@pytest.mark.clause("FAN-DIS.1")
def test_it_cannot_use_its_abilities() -> None:
    """Not even those that only spend or discard: ALCHEMIST, APOTHECARY, ASTROLOGERS, CLOCKWARDEN."""
    t = table("alchemist/disabled apothecary/disabled astrologers/disabled freeman", "", "", phase=4)
    assert t.prompt == "hire.choose"
    t = table("freeman", "clockwarden/disabled", "astrologers", dice=[1, 1])
    t.war("freeman")
    t.to("W.ROLL")
    assert not t.could(B, "use", "clockwarden")


@pytest.mark.clause("FAN-DIS.1", "FAN-LEG.12")
@pytest.mark.parametrize(("state", "score"), [("untasked", 3), ("disabled", 1)])
def test_its_native_ability_is_out_of_force(state: str, score: int) -> None:
    """COIL GUARD adds 2 when his Citadel is attacked, but not while he is disabled."""
    t = table("pioneer", f"coil-guard/{state}", "astrologers", dice=[1, 1])
    t.war("pioneer")
    t.to("W.ROLL")
    assert t.scores[1] == score


@pytest.mark.clause("FAN-DIS.1", "FAN-LEG.12")
@pytest.mark.parametrize(("state", "reeve", "salvager"), [("untasked", 6, 5), ("disabled", 5, 4)])
def test_it_gains_nothing_by_a_native_ability(state: str, reeve: int, salvager: int) -> None:
    """TITHE REEVE at another's Harvest of 7, SALVAGER when APOTHECARY is discarded."""
    t = table("bishop cook apothecary", f"tithe-reeve/{state} salvager/{state}", "", dice=[1, 2])
    t.use(A, "apothecary", "cook")
    t.harvest("bishop", "cook")
    t.to("hire.choose")
    assert t.final_scores == [7]
    assert (t.shards("tithe-reeve"), t.shards("salvager")) == (reeve, salvager)


@pytest.mark.clause("FAN-DIS.4", "FAN-DIS.5")
def test_a_disabled_marquis_earns_nothing_at_the_start_of_the_turn() -> None:
    """He is restored first, but the title has left him (FAN-DIS.4)."""
    t = table(
        "marquis cook", citadel("freeman", hand="bitter-draught"), "", active=C, phase=4, reigning="marquis"
    )
    t.play(B, "bitter-draught", "marquis")
    t.to("action.choose", A)
    assert (t.state("marquis"), t.reserve(A)) == ("untasked", 20)


# --- untouchable -------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIS.2", "FAN-CARD.22")
def test_the_cull_does_not_see_it() -> None:
    """CULL OF KYTU: MARQUIS has most Shards but is disabled; BISHOP is the mightiest of the others."""
    t = table("bishop:7", "marquis:9/disabled cook", "", phase=3, first=A, trial_deck="cull-of-kytu")
    assert (t.state("marquis"), t.state("bishop"), t.state("cook")) == ("disabled", "discarded", "untasked")


@pytest.mark.clause("FAN-DIS.2")
def test_the_plague_does_not_touch_it() -> None:
    """R99: WASTING PLAGUE: FREEMAN alone can lose Shards; if he is disabled too, the Reserve does."""
    t = table("freeman:5 marquis:6/disabled", "cook", "", phase=6, trials="wasting-plague")
    t.to("action.choose", B)
    assert (t.shards("freeman"), t.shards("marquis"), t.reserve(A)) == (3, 6, 20)
    t = table("freeman:5/disabled marquis:6/disabled", "cook", "", phase=6, trials="wasting-plague")
    t.to("action.choose", B)
    assert (t.shards("freeman"), t.shards("marquis"), t.reserve(A)) == (5, 6, 18)


@pytest.mark.clause("FAN-DIS.2")
def test_its_shards_cannot_be_rearranged() -> None:
    """MISTBROKER lays out the 11 Shards of himself and FREEMAN; MARQUIS' 6 are not among them."""
    t = table("mistbroker:6 freeman:5 marquis:6/disabled", "", "", phase=4)
    t.use(A, "mistbroker")
    t.resolve()
    t.do("amount", 0)
    t.shares(mistbroker=10, freeman=1)
    assert (t.shards("mistbroker"), t.shards("freeman"), t.shards("marquis")) == (10, 1, 6)


@pytest.mark.clause("FAN-DIS.2", "FAN-RES.9")
def test_what_was_aimed_at_it_before_misses() -> None:
    """RUST PLAGUE on COOK's 3 Shards waits; COOK's own Citadel disables him, and he is saved."""
    t = table(
        citadel("cook:3 freeman", hand="bitter-draught"), citadel("pioneer", hand="rust-plague"), "", phase=4
    )
    t.play(B, "rust-plague", "cook")
    t.play(A, "bitter-draught", "cook", pay="freeman")
    t.resolve()
    assert (t.state("cook"), t.shards("cook")) == ("disabled", 3)


@pytest.mark.clause("FAN-DIS.2", "FAN-WIN.1")
def test_its_shards_are_not_counted() -> None:
    """MARQUIS is disabled in the very last turn: A has 20 and 5 on FREEMAN, B only 20."""
    t = table(citadel("freeman:8", hand="bitter-draught"), "marquis:6", "", trials="zodraz", zodraz=C)
    while t.s.active != C or t.window != "W.FA0":
        t.passes()
    t.play(A, "bitter-draught", "marquis")
    while t.match.decision is not None:
        t.passes()
    assert (t.result.scores, t.result.winners) == ((25, 20, 20), (A,))
    assert t.shards("marquis") == 6


# --- what it loses -----------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIS.3")
def test_its_attached_labor_is_discarded() -> None:
    t = table("freeman+thacko+zradas", citadel("pioneer", hand="bitter-draught"), "", phase=4)
    t.play(B, "bitter-draught", "freeman")
    t.resolve()
    assert (t.attached("freeman"), t.labor_discard) == ("", "thacko zradas bitter-draught")


@pytest.mark.clause("FAN-DIS.3", "FAN-DIS.6")
def test_labor_given_to_it_is_discarded() -> None:
    """IRIDIUM PICKS linked to BISHOP's Harvest, and a second set that still waits for him."""
    t = table(
        citadel("bishop freeman cook", hand="iridium-picks iridium-picks"),
        citadel("pioneer", hand="bitter-draught"), "astrologers", dice=[1, 1],
    )  # fmt: skip
    t.harvest("bishop", "cook")
    t.play(A, "iridium-picks", ("boost", 0, "bishop"), pay="freeman")
    t.resolve()
    t.play(A, "iridium-picks", ("boost", 0, "bishop"), pay="freeman")
    t.play(B, "bitter-draught", "bishop")
    t.resolve()
    assert t.labor_discard == "iridium-picks bitter-draught iridium-picks"
    t.to("W.AFTER")
    assert t.final_scores == [2], "COOK alone, without PICKS"


@pytest.mark.clause("FAN-DIS.4", "FAN-TRB.14")
def test_it_loses_the_title() -> None:
    """There is no Reigning Tribute, also when it is restored, until a Tribute is won."""
    t = table(
        "cook",
        citadel("marquis freeman"),
        citadel("pioneer", hand="bitter-draught"),
        reigning="marquis",
        dice=[1],
    )
    t.to("W.FA0")
    t.play(C, "bitter-draught", "marquis")
    t.resolve()
    assert t.reigning == ""
    t.to("action.choose", B)
    assert (t.state("marquis"), t.reigning) == ("untasked", "")
    t.tribute("freeman")
    t.to("tribute.reward")
    assert t.reigning == "freeman"


# --- restoring ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIS.5", "FAN-UNT.1")
def test_it_is_restored_untasked_when_its_own_citadels_turn_begins() -> None:
    """BISHOP harvested in A's turn and was disabled then; through B's and C's turns nothing restores him."""
    t = table(
        "bishop", citadel("freeman", hand="bitter-draught"), "pioneer", phase=4, trials="zodraz", zodraz=A
    )
    t.play(B, "bitter-draught", "bishop")
    t.resolve()
    for seat in (B, C):
        t.to("action.choose", seat)
        assert t.state("bishop") == "disabled"
    t.to("action.choose", A)
    assert t.state("bishop") == "untasked"


@pytest.mark.clause("FAN-DIS.5")
def test_it_comes_back_untasked_whatever_it_was() -> None:
    t = table("bishop/tasked cook", citadel("freeman", hand="bitter-draught"), "", active=C, phase=4)
    t.play(B, "bitter-draught", "bishop")
    t.to("action.choose", A)
    t.do("declare", "harvest")
    assert t.offered == ["task bishop", "task cook"]


@pytest.mark.clause("FAN-DIS.6", "FAN-CAN.7")
def test_disabling_a_legacy_makes_it_leave_its_action() -> None:
    """GAOLER OF RIME acts in the Secondary Phase: the Duel that he reaches into is cancelled."""
    t = table(citadel("pioneer marquis", hand="duel"), "freeman", "gaoler-of-rime", phase=4, dice=[3, 1])
    t.play(A, "duel", "pioneer", "freeman", pay="marquis")
    t.to("W.ROLL")
    t.use(C, "gaoler-of-rime", "freeman")
    t.resolve()
    assert t.emitted("action-cancelled") == [("duel", A)]
    assert (t.state("freeman"), t.shards("freeman")) == ("disabled", 5)


@pytest.mark.clause("FAN-DIS.7")
def test_a_citadel_may_disable_its_own() -> None:
    t = table(citadel("cook freeman", hand="bitter-draught"), "", "", phase=4)
    t.play(A, "bitter-draught", "cook", pay="freeman")
    t.resolve()
    assert t.state("cook") == "disabled"


@pytest.mark.clause("FAN-DIS.7")
def test_even_the_payer_itself_if_a_shard_is_left_on_it() -> None:
    """FREEMAN pays 3 of 4 Shards and is disabled; with 3 of 3 he would be gone (FAN-LAB.5)."""
    t = table(citadel("freeman:4", hand="bitter-draught"), "pioneer", "", phase=4)
    t.play(A, "bitter-draught", "freeman")
    t.resolve()
    assert (t.state("freeman"), t.shards("freeman")) == ("disabled", 1)


@pytest.mark.clause("FAN-DIS.8", "FAN-HID.3")
@pytest.mark.parametrize("eye", [A, B, None])
def test_who_it_is_stays_public(eye: int | None) -> None:
    t = table("cook/disabled freeman", "", "", phase=4)
    seen = t.match.view(eye)["table"]["citadels"][A]
    assert seen["tableau"] == [find(t.s, "cook"), find(t.s, "freeman")]
    assert (seen["legacies"][0]["card"], seen["legacies"][0]["state"]) == (find(t.s, "cook"), "disabled")
    assert seen["legacies"][0]["shards"] == 3


@pytest.mark.clause("FAN-DIS.9", "FAN-ELIM.2")
def test_it_goes_with_its_citadel_when_that_is_eliminated() -> None:
    """R44: B falls; its disabled MARQUIS is discarded too, and his 6 Shards go to the Trove."""
    t = table(citadel("freeman", hand="raid"), citadel("marquis:6/disabled cook:3", reserve=3), "", phase=4)
    trove = t.s.trove
    t.play(A, "raid", B)
    t.resolve()
    assert (t.state("marquis"), t.state("cook"), t.tableau(B)) == ("discarded", "discarded", "")
    assert t.s.trove == trove + 1 + 6 + 3
