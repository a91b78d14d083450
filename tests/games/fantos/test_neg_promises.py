"""FAN-NEG.7, .8 and .14: promises, kept, broken and open."""

from __future__ import annotations

import pytest

from tests.games.fantos.bargain import market, offer, outcomes, promises
from tests.games.fantos.table import A, B, C, Table, citadel


def deal(t: Table, by: int, to: int, *words: str) -> None:
    """This Citadel promises another something, which that one accepts."""
    offer(t, by, to, promise=list(words))
    t.do("accept")


# --- what may be promised ----------------------------------------------------------------------


def kinds(t: Table, by: int, to: int, part: str = "promise") -> list[str]:
    """The promises that may be made (or asked for) in an Offer now."""
    t.to("deal.offer", by)
    t.do("offer")
    if t.prompt == "deal.to":
        t.do("to", to)
    t.do("add", part)
    return sorted({word.split()[1] for word in t.offered})


ALWAYS = ["free_text", "harvest_at_most", "no_war", "play_for_you", "war_on"]


@pytest.mark.clause("FAN-NEG.7")
def test_what_may_always_be_promised() -> None:
    t = market()
    assert kinds(t, A, B) == ALWAYS
    t.do("promise", "free_text")
    t.do("drop")
    assert kinds(t, B, C, "ask") == ALWAYS


@pytest.mark.clause("FAN-NEG.7")
def test_what_may_be_promised_when_war_is_declared() -> None:
    """B, the defender, may promise with how many it defends; C only not to cancel. A has nothing to add."""
    for by, to, more in ((A, B, []), (B, A, ["defend_with", "no_cancel"]), (C, A, ["no_cancel"])):
        t = market("freeman", "marquis cook", "pioneer")
        t.war("freeman")
        assert kinds(t, by, to) == sorted([*ALWAYS, *more])


@pytest.mark.clause("FAN-NEG.7")
def test_what_may_be_promised_when_a_tribute_is_declared() -> None:
    others = ["challenge", "no_cancel", "no_challenge", "spare_in_reward"]
    for by, to, more in ((A, B, ["spare_in_reward"]), (B, A, others)):
        t = market("freeman", "marquis", "pioneer")
        t.tribute("freeman")
        assert kinds(t, by, to) == sorted([*ALWAYS, *more])


@pytest.mark.clause("FAN-NEG.7")
def test_what_may_be_promised_before_a_vote() -> None:
    t = market("freeman", "marquis", "", phase=3, first=A, trial_deck="overtime")
    assert kinds(t, B, A) == sorted([*ALWAYS, "vote"])
    assert t.offers("promise", "vote", "yea")
    assert t.offers("promise", "vote", "nay")


@pytest.mark.clause("FAN-NEG.7", "FAN-RT.2")
def test_what_may_be_promised_before_a_removal() -> None:
    """By the one who chooses: the Citadel of the Reigning Tribute. No Trial of this turn, nor Zodraz."""
    for by, to, more in ((B, A, ["keep_trial", "remove_trial"]), (A, B, [])):
        t = market(
            "freeman", "marquis", "", phase=3, first=A, trials="long-night dark-unions arena-of-ash",
            reigning="marquis",
        )  # fmt: skip
        assert kinds(t, by, to) == sorted([*ALWAYS, *more])


@pytest.mark.clause("FAN-NEG.7")
def test_what_may_be_promised_before_a_reward() -> None:
    t = market("freeman", "marquis", "", dice=[3])
    t.tribute("freeman")
    t.to("tribute.challenge")
    t.passes()
    assert kinds(t, A, B) == sorted([*ALWAYS, "spare_in_reward"])


@pytest.mark.clause("FAN-NEG.7")
def test_promises_change_no_legal_move() -> None:
    """B promises not to challenge, not to cancel, to defend with 2...: it may do all the same as before."""
    t = market("freeman cook", citadel("marquis quarryman", hand="bled-dry"), "")
    t.tribute("freeman")
    deal(t, B, A, "no_challenge", "no_cancel")
    t.to("W.DECL", B)
    assert t.offered == ["pass", "play bled-dry"]
    t.to("tribute.challenge", B)
    assert t.offered == ["pass", "task marquis", "task quarryman"]


# --- what becomes of them ----------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize("eye", [A, C, None])
def test_the_list_of_promises_is_public_and_marks_each(eye: int | None) -> None:
    """Open when it was made; kept or broken when that is known."""
    t = market()
    deal(t, A, B, "no_war 1", "war_on 2")
    assert promises(t) == ["A to B no_war 1", "A to B war_on 2"]
    assert [p["kind"] for p in t.match.view(eye)["table"]["promises"]] == ["no_war", "war_on"]
    t.war("freeman")
    assert outcomes(t) == ["A to B no_war 1: broken"]
    t.to("W.SEC")
    assert outcomes(t) == ["A to B no_war 1: broken", "A to B war_on 2: broken"]
    assert [each[-1] for each in t.match.view(eye)["table"]["settled"]] == ["broken", "broken"]
    assert t.emitted("promise-settled") == [
        (A, B, "no_war", "", B, "broken"),
        (A, B, "war_on", "", C, "broken"),
    ]


@pytest.mark.clause("FAN-NEG.8")
def test_no_war_is_kept_when_the_fantos_action_phase_has_passed_without_it() -> None:
    """R98: also that of B, who promised in A's turn: it is about B's next Fantos Action Phase."""
    t = market("freeman", "marquis", "pioneer", trials="zodraz", zodraz=C)
    deal(t, A, B, "no_war 1")
    deal(t, B, C, "no_war 2")
    t.to("action.choose")
    t.passes()
    assert outcomes(t) == ["A to B no_war 1: kept"]
    assert promises(t) == ["B to C no_war 2"]
    t.to("action.choose", B)
    assert promises(t) == ["B to C no_war 2"]
    t.passes()
    assert outcomes(t)[1:] == ["B to C no_war 2: kept"]


@pytest.mark.clause("FAN-NEG.8")
def test_war_on_somebody_is_kept_by_declaring_it() -> None:
    t = market("freeman", "marquis", "pioneer")
    deal(t, A, C, "war_on 1")
    t.war("freeman")
    assert outcomes(t) == ["A to C war_on 1: kept"]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(("die", "outcome"), [(1, "kept"), (2, "broken")])
def test_harvest_at_most(die: int, outcome: str) -> None:
    """BISHOP (3) and COOK (1) with dice of 1 and 1, or of 2 and 1: a Harvest of 6, or of 7."""
    t = market("bishop cook", "marquis", "", dice=[die, 1])
    deal(t, A, B, "harvest_at_most 6")
    t.harvest("bishop", "cook")
    assert outcomes(t) == [f"A to B harvest_at_most 6: {outcome}"]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize("vote", ["yea", "nay"])
def test_a_vote(vote: str) -> None:
    t = market("freeman", "marquis", "pioneer", phase=3, first=A, trial_deck="overtime")
    deal(t, B, A, "vote yea")
    t.to("vote.cast")
    for seat, word in ((A, "yea"), (B, vote), (C, "nay")):
        t.do("vote", word, by=seat)
    assert outcomes(t) == [f"B to A vote yea: {'kept' if vote == 'yea' else 'broken'}"]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize("challenges", [True, False])
def test_to_challenge_or_not(challenges: bool) -> None:
    """B promised not to challenge, C to challenge; both do, or neither does."""
    t = market("freeman", "marquis", "pioneer", dice=[1, 1, 1])
    t.tribute("freeman")
    deal(t, B, A, "no_challenge")
    deal(t, C, A, "challenge")
    for seat, legacy in ((B, "marquis"), (C, "pioneer")):
        t.to("tribute.challenge", seat)
        t.do("task", legacy) if challenges else t.passes()
    assert outcomes(t) == [
        f"B to A no_challenge: {'broken' if challenges else 'kept'}",
        f"C to A challenge: {'kept' if challenges else 'broken'}",
    ]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(
    ("defenders", "outcome"), [((), "broken"), (("marquis",), "broken"), (("marquis", "cook"), "kept")]
)
def test_to_defend_with_so_many(defenders: tuple[str, ...], outcome: str) -> None:
    """R98: n or more."""
    t = market("freeman", "marquis cook", "", dice=[1, 1, 1])
    t.war("freeman")
    deal(t, B, A, "defend_with 2")
    t.defend(*defenders)
    assert outcomes(t) == [f"B to A defend_with 2: {outcome}"]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(
    ("labor", "outcome"), [("", "kept"), ("a-time-of-peace", "broken"), ("forced-march", "broken")]
)
def test_not_to_cancel_an_action(labor: str, outcome: str) -> None:
    """R112: by A TIME OF PEACE, or by untasking the last attacker; or not at all."""
    t = market("freeman", citadel("marquis", hand="a-time-of-peace forced-march"), "", dice=[1, 1])
    t.war("freeman")
    deal(t, B, A, "no_cancel")
    if labor:
        t.to("W.DECL", B)
        t.play(B, labor, *(["freeman"] if labor == "forced-march" else []))
        t.resolve()
        assert t.emitted("action-cancelled") == [("war", A)]
    else:
        t.to("W.SEC")
    assert outcomes(t) == [f"B to A no_cancel: {outcome}"]


@pytest.mark.clause("FAN-NEG.8")
def test_a_cancel_that_failed_or_that_another_played_breaks_nothing() -> None:
    """B promised A not to cancel the War; C does, and B only tried to."""
    t = market(
        citadel("freeman cook", hand="shell-game"), citadel("marquis", hand="a-time-of-peace"),
        citadel("pioneer", hand="a-time-of-peace"),
    )  # fmt: skip
    t.war("freeman")
    deal(t, B, A, "no_cancel")
    t.to("W.DECL", B)
    t.play(B, "a-time-of-peace")
    t.play(A, "shell-game", "a-time-of-peace")
    t.resolve()
    t.play(C, "a-time-of-peace")
    t.resolve()
    assert t.emitted("action-cancelled") == [("war", A)]
    assert outcomes(t) == ["B to A no_cancel: kept"]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(("payer", "outcome"), [("b", "broken"), ("c", "kept")])
def test_to_spare_somebody_in_the_reward(payer: str, outcome: str) -> None:
    t = market("freeman", "", "", dice=[3])
    t.tribute("freeman")
    deal(t, A, B, "spare_in_reward")
    t.to("tribute.reward")
    t.shares(**{payer: 4})
    assert outcomes(t) == [f"A to B spare_in_reward: {outcome}"]


@pytest.mark.clause("FAN-NEG.8")
def test_what_was_promised_for_a_reward_that_another_won_lapses() -> None:
    """A would spare C, but B's MARQUIS wins."""
    t = market("freeman", "marquis", "", dice=[1, 3])
    t.tribute("freeman")
    deal(t, A, C, "spare_in_reward")
    t.challenge(B, "marquis")
    t.to("tribute.reward", B)
    t.shares(c=4)
    assert outcomes(t) == ["A to C spare_in_reward: lapsed"]


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(
    ("removed", "remove", "keep"), [("long-night", "kept", "kept"), ("dark-unions", "broken", "broken")]
)
def test_to_remove_or_to_keep_a_trial(removed: str, remove: str, keep: str) -> None:
    t = market("freeman", "marquis", "", phase=3, first=A, trials="long-night dark-unions common-cause")
    deal(t, A, B, "remove_trial long-night", "keep_trial dark-unions")
    t.to("trials.remove")
    t.do("remove", removed)
    assert outcomes(t) == [
        f"A to B remove_trial long-night: {remove}", f"A to B keep_trial dark-unions: {keep}",
    ]  # fmt: skip


# --- to play something for somebody ------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(
    ("labor", "targets", "kept"),
    [
        ("field-surgeon", ["freeman"], True),
        ("field-surgeon", ["pioneer"], False),
        ("forced-march", ["cook"], True),
        ("forced-march", ["freeman"], False),
        ("zradas", ["freeman"], True),
        ("zradas", ["marquis"], False),
        ("raid", [A], False),
        ("raid", [C], False),
        ("rust-plague", ["freeman"], False),
        ("bitter-draught", ["freeman"], False),
    ],
)
def test_to_play_labor_for_somebody(labor: str, targets: list[str | int], kept: bool) -> None:
    """R112: kept if it plainly helps A: feeds FREEMAN, untasks COOK, adds a vote. Never by harming A."""
    t = market("freeman cook/tasked", citadel("marquis quarryman", hand=labor), "pioneer", phase=4)
    deal(t, B, A, f"play_for_you {labor}")
    t.to("W.SEC", B)
    t.play(B, labor, *targets, pay="quarryman")
    t.resolve()
    assert outcomes(t) == ([f"B to A play_for_you {labor}: kept"] if kept else [])
    assert bool(promises(t)) != kept


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize(("on", "kept"), [("freeman", True), ("marquis", False)])
def test_a_bonus_is_played_for_the_one_who_fights(on: str, kept: bool) -> None:
    """WHETSTONES for A's attacker, or for B's own defender, though B promised them to A."""
    t = market("freeman", citadel("marquis quarryman", hand="whetstones"), "astrologers", dice=[1, 1])
    deal(t, B, A, "play_for_you whetstones")
    t.war("freeman")
    t.defend("marquis")
    t.to("W.JOIN", B)
    t.play(B, "whetstones", ("boost", 0, on), pay="quarryman")
    assert outcomes(t) == (["B to A play_for_you whetstones: kept"] if kept else [])


@pytest.mark.clause("FAN-NEG.8")
def test_peace_is_played_for_the_one_who_is_attacked() -> None:
    t = market("freeman", "marquis", citadel("pioneer", hand="a-time-of-peace"))
    deal(t, C, B, "play_for_you a-time-of-peace")
    t.war("freeman")
    t.to("W.DECL", C)
    t.play(C, "a-time-of-peace")
    assert outcomes(t) == ["C to B play_for_you a-time-of-peace: kept"]


@pytest.mark.clause("FAN-NEG.8")
def test_what_nobody_can_judge_is_put_on_record_as_open() -> None:
    """R98: after the next turn of the one who promised."""
    t = market("freeman", "marquis", "pioneer", trials="zodraz", zodraz=C)
    deal(t, A, B, "free_text")
    deal(t, B, A, "free_text", "play_for_you raid")
    t.to("action.choose", B)
    assert promises(t) == ["A to B free_text", "B to A free_text", "B to A play_for_you raid"]
    while t.s.active == B:
        t.passes()
    assert outcomes(t) == ["B to A free_text: open", "B to A play_for_you raid: open"]
    assert promises(t) == ["A to B free_text"]


# --- the fallen --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.14", "FAN-ELIM.6")
def test_open_promises_of_the_fallen_lapse() -> None:
    """B falls by RAID: what it promised, what was promised to it, and what was promised about War on it."""
    t = market(citadel("freeman", hand="raid"), citadel("marquis", reserve=3), "pioneer", "", phase=4)
    deal(t, A, C, "war_on 1", "no_war 2")
    deal(t, B, A, "no_war 0")
    deal(t, C, B, "harvest_at_most 3")
    t.to("W.SEC")
    t.play(A, "raid", B)
    t.resolve()
    assert outcomes(t) == [
        "A to C war_on 1: lapsed", "B to A no_war: lapsed", "C to B harvest_at_most 3: lapsed",
    ]  # fmt: skip
    assert promises(t) == ["A to C no_war 2"]


@pytest.mark.clause("FAN-NEG.14")
def test_the_fallen_make_no_offers() -> None:
    """B has fallen in A's Phase 4; in the negotiation of C's turn it is neither asked nor named."""
    t = market(citadel("freeman", hand="raid"), citadel("marquis", reserve=3), "pioneer", "cook", phase=4)
    t.to("W.SEC")
    t.play(A, "raid", B)
    t.to("deal.offer", C)
    t.do("offer")
    assert t.offered == ["to 3", "to 0"]
    t.do("to", A)
    t.do("drop")
    asked = []
    while t.prompt == "deal.offer":
        asked.append(t.asked)
        t.passes()
    assert asked == [3, A]
