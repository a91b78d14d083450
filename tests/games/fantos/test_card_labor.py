"""Each Labor title, alone; titles that are attached are in the next module."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.fantos.table import A, B, C, Table, citadel, table

# --- cancels -----------------------------------------------------------------------------------


def test_a_time_of_peace_cancels_a_war() -> None:
    t = table("knight", citadel("freeman", hand="a-time-of-peace"), "", dice=[3])
    t.war("knight")
    t.play(B, "a-time-of-peace", pay="freeman")
    t.resolve()
    assert (t.emitted("action-cancelled"), t.reserves) == ([("war", A)], [20, 20, 20])
    assert (t.shards("freeman"), t.state("knight"), t.labor_discard) == (3, "tasked", "a-time-of-peace")


@pytest.mark.clause("FAN-CARD.15")
def test_bled_dry_cancels_a_tribute() -> None:
    t = table("knight", citadel("freeman", hand="bled-dry"), "", dice=[3])
    t.tribute("knight")
    t.play(B, "bled-dry", pay="freeman")
    t.resolve()
    assert (t.emitted("action-cancelled"), t.reigning, t.shards("freeman")) == ([("tribute", A)], "", 3)


@pytest.mark.parametrize(("card", "reached"), [("a-time-of-peace", "war"), ("bled-dry", "tribute")])
@pytest.mark.parametrize("action", ["harvest", "war", "tribute"])
def test_these_cancels_reach_one_kind_of_action(card: str, reached: str, action: str) -> None:
    t = table("knight", citadel("freeman", hand=card), "astrologers", dice=[3])
    getattr(t, action)("knight")
    assert t.could(B, "play", card) == (action == reached)


@pytest.mark.clause("FAN-CARD.17")
@pytest.mark.parametrize("attached", ["knight", "diver"])
def test_shell_game_cancels_attached_labor_whenever_it_was_attached(attached: str) -> None:
    """Its player picks THACKO of A's KNIGHT or ZRADAS of C's DIVER."""
    t = table("knight+thacko", citadel("freeman", hand="shell-game"), "diver+zradas", phase=4)
    card = t.attached(attached)
    t.play(B, "shell-game", card, pay="freeman")
    t.resolve()
    assert (t.attached(attached), t.shards("freeman")) == ("", 4)
    assert sorted(t.labor_discard.split()) == sorted([card, "shell-game"])


def test_clever_ruse_cancels_an_ability_that_waits() -> None:
    t = table("alchemist", citadel("freeman", hand="clever-ruse"), "", phase=4)
    t.use(A, "alchemist")
    t.play(B, "clever-ruse", "alchemist", pay="freeman")
    t.resolve()
    assert (t.reserve(A), t.shards("alchemist"), t.shards("freeman")) == (20, 4, 3)


def test_clever_ruse_does_not_reach_labor() -> None:
    t = table(citadel("cook", hand="raid"), citadel("freeman", hand="clever-ruse"), "astrologers", phase=4)
    t.play(A, "raid", B, pay="cook")
    assert not t.could(B, "play", "clever-ruse")


# --- Shards ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-CARD.14")
@pytest.mark.parametrize(
    ("given", "then"),
    [
        ([20, 12, 7], [19, 12, 8]),
        ([20, 20, 7], [19, 19, 9]),
        ([20, 7, 7], [18, 8, 8]),
        ([20, 20, 7, 7], [18, 18, 9, 9]),
        ([9, 9, 9], [9, 9, 9]),
        ([2, 1, 1, 1], [0, 2, 2, 1]),
    ],
)
def test_alms(given: list[int], then: list[int]) -> None:
    """In the last row A has too few: it gives clockwise from itself until it is empty, and is out."""
    t = table(*(citadel("cook" if seat == B else "", hand="alms" if seat == B else "", reserve=each)
                for seat, each in enumerate(given)), phase=4, active=B)  # fmt: skip
    t.play(B, "alms", pay="cook")
    t.resolve()
    assert t.reserves == then
    assert t.citadel(A).alive == (then[A] > 0)


@pytest.mark.clause("FAN-CARD.14")
def test_a_giver_with_too_few_gives_clockwise_from_itself() -> None:
    """Of C, D and A, who are poorest, C and D sit next to B."""
    t = table(
        citadel("cook", hand="alms", reserve=1), citadel(reserve=2), citadel(reserve=1), citadel(reserve=1),
        phase=4,
    )  # fmt: skip
    t.play(A, "alms", pay="cook")
    t.resolve()
    assert t.reserves == [1, 0, 2, 2]


@pytest.mark.clause("FAN-CARD.16")
@pytest.mark.parametrize(("by", "reserves"), [(A, [22, 18, 20]), (B, [18, 22, 20]), (C, [18, 18, 24])])
def test_camp_followers_live_off_the_other_warring_citadels(by: int, reserves: list[int]) -> None:
    """From Reserves, not from the Legacies that fight."""
    own = ["knight cook", "freeman diver", "bishop"]
    payer = ["cook", "diver", "bishop"][by]
    t = table(*(citadel(own[seat], hand="camp-followers" if seat == by else "") for seat in (A, B, C)))
    t.war("knight")
    t.play(by, "camp-followers", pay=payer)
    t.resolve()
    assert (t.reserves, t.shards("knight"), t.shards("freeman")) == (reserves, 5, 5)
    assert t.shards(payer) == {A: 2, B: 3, C: 5}[by]


@pytest.mark.clause("FAN-CARD.16")
def test_mill_fee_is_paid_by_the_harvester() -> None:
    """After A's Harvest of 2, from A's Reserve; A cannot play it on itself."""
    t = table(
        citadel("cook knight", hand="mill-fee"), citadel("bishop", hand="mill-fee"), "", dice=[1], first=C
    )
    t.harvest("cook")
    assert (t.window, t.could(A, "play", "mill-fee")) == ("W.AFTER", False)
    t.play(B, "mill-fee", pay="bishop")
    t.resolve()
    assert (t.reserves, t.shards("bishop"), t.shards("cook")) == ([19, 23, 20], 5, 3)


@pytest.mark.clause("FAN-CARD.16")
def test_raid_takes_from_the_reserve_of_the_target() -> None:
    t = table(citadel("cook", hand="raid"), "knight", "freeman", phase=4)
    t.do("play", "raid")
    assert t.offered == ["name 1", "name 2"], "not its own"
    t.do("name", C)
    t.resolve()
    assert (t.reserves, t.shards("cook"), t.shards("freeman")) == ([23, 20, 17], 2, 5)


def test_rust_plague_removes_three_shards_of_any_legacy() -> None:
    t = table(citadel("cook", hand="rust-plague"), "knight", "", phase=4)
    t.play(A, "rust-plague", "knight", pay="cook")
    t.resolve()
    assert (t.shards("knight"), t.shards("cook"), t.reserves) == (2, 2, [20, 20, 20])


def test_field_surgeon_heals_a_legacy_other_than_the_payer() -> None:
    t = table(citadel("cook diver", hand="field-surgeon"), "knight/tasked", "")
    t.do("play", "field-surgeon")
    t.do("pay", "cook")
    assert t.offered == ["choose diver", "choose knight"]
    t.do("choose", "knight")
    t.resolve()
    assert (t.shards("knight"), t.shards("cook")) == (7, 3)


def test_pilgrimage_sends_an_untasked_legacy_away() -> None:
    """It may be the payer itself; a tasked one cannot go."""
    t = table(citadel("cook diver/tasked knight", hand="pilgrimage"), "freeman", "", phase=4)
    t.do("play", "pilgrimage")
    t.do("pay", "cook")
    assert t.offered == ["choose cook", "choose knight"]
    t.do("choose", "cook")
    t.resolve()
    assert (t.shards("cook"), t.state("cook"), t.legacy("cook").role) == (6, "tasked", "")


# --- states ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "before", "after", "cost"),
    [
        ("forced-march", "tasked", "untasked", 1),
        ("press-gang", "untasked", "tasked", 1),
        ("bitter-draught", "untasked", "disabled", 3),
    ],
)
@pytest.mark.parametrize("name", ["knight", "diver"])
def test_labor_changes_the_state_of_any_legacy(
    card: str, before: str, after: str, cost: int, name: str
) -> None:
    """Of another Citadel, or of its own."""
    t = table(citadel(f"freeman diver/{before}", hand=card), f"knight/{before}", "")
    t.play(A, card, name, pay="freeman")
    t.resolve()
    assert (t.state(name), t.shards("freeman"), t.labor_discard) == (after, 5 - cost, card)


# --- Scores ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "action", "score"),
    [
        ("iridium-picks", "harvest", 1 + 1 + 3),
        ("whetstones", "war", 2 + 1 + 3),
        ("gilded-tongues", "tribute", 2 + 1 + 2),
    ],
)
def test_labor_raises_what_a_legacy_counts(card: str, action: str, score: int) -> None:
    """C gives it to A's KNIGHT (1/2/2)."""
    t = table("knight", "", citadel("bishop", hand=card), dice=[1, 1])
    getattr(t, action)("knight")
    t.play(C, card, "knight", pay="bishop")
    t.resolve()
    if t.prompt == "tribute.challenge":
        t.passes()
    assert (t.final_scores[0], t.shards("bishop")) == (score, 5)


def test_whetstones_help_in_duels_and_a_bare_defense() -> None:
    """R72: a Citadel that defends without Legacies counts 3 more."""
    t = table("knight", "freeman", citadel("cook", hand="whetstones"), phase=4, dice=[1, 1])
    t.use(A, "knight", "freeman")
    t.to("W.DECL")
    t.play(C, "whetstones", ("boost", 0, "freeman"), pay="cook")
    t.resolve()
    assert t.final_scores == [3, 6]
    t = table("knight", "", citadel("cook", hand="whetstones"), dice=[1, 1])
    t.war("knight")
    t.to("W.ROLL")
    t.play(C, "whetstones", ("boost-bare", 0), pay="cook")
    t.resolve()
    assert t.final_scores == [3, 4]


def test_gilded_tongues_work_in_a_special_tribute_too() -> None:
    t = table(
        "cook", "knight", citadel("freeman diver", hand="gilded-tongues"),
        phase=3, first=A, trial_deck="tribunal-of-the-warden", dice=[1, 1, 1],
    )  # fmt: skip
    t.do("task", "freeman")
    t.to("W.JOIN")
    t.play(C, "gilded-tongues", ("boost", 0, "cook"), pay="diver")
    t.to("tribute.reward")
    assert t.final_scores == [4, 3, 2]


def test_loaded_shard_rerolls_any_one_die() -> None:
    """Here the extra die of OVERTIME, which belongs to no Legacy."""
    t = table("cook", "", citadel("bishop", hand="loaded-shard"), dice=[3, 3, 1], trials="overtime")
    t.harvest("cook")
    t.to("W.ROLL")
    t.play(C, "loaded-shard", ("die", 0, 1), pay="bishop")
    t.resolve()
    assert (t.final_scores, t.shards("bishop")) == ([1 + 3 + 1], 6)


# --- Duels ---------------------------------------------------------------------------------------


def test_duel_lets_an_untasked_legacy_challenge_any_other() -> None:
    """Payer and challenger may differ (R65)."""
    t = table(citadel("cook knight diver/tasked", hand="duel"), "freeman/tasked", "", "bishop", phase=4,
              dice=[3, 1])  # fmt: skip
    t.do("play", "duel")
    t.do("pay", "cook")
    assert t.offered == ["choose cook", "choose knight"]
    t.do("choose", "knight")
    assert t.offered == ["choose cook", "choose diver", "choose freeman", "choose bishop"]
    t.do("choose", "freeman")
    t.to("hire.choose")
    assert (t.final_scores, t.shards("knight"), t.shards("freeman"), t.shards("cook")) == ([5, 3], 7, 3, 2)


# --- cards and Trials --------------------------------------------------------------------------


def test_smugglers_ledger_draws_two() -> None:
    t = table(citadel("cook", hand="smugglers-ledger"), "", "", phase=4, labor_deck="alms duel council")
    t.play(A, "smugglers-ledger", pay="cook")
    t.resolve()
    assert (t.hand(A), t.shards("cook")) == ("alms duel", 2)


@pytest.mark.parametrize(
    ("thrown", "hand"),
    [
        ((), "raid raid duel alms"),
        (("duel",), "raid raid alms council"),
        (("raid", "raid", "duel"), "alms council zradas thacko"),
    ],
)
def test_night_market_exchanges_up_to_three_cards(thrown: Sequence[str], hand: str) -> None:
    t = table(
        citadel("cook", hand="night-market raid raid duel alms"), "", "",
        phase=4, labor_deck="council zradas thacko deepdrill",
    )  # fmt: skip
    t.play(A, "night-market", pay="cook")
    t.to("recycle.cards")
    t.picks(*thrown)
    assert (t.hand(A), t.shards("cook")) == (hand, 3)
    assert sorted(t.labor_discard.split()) == sorted(["night-market", *thrown])


def test_night_market_exchanges_no_more_than_three() -> None:
    t = table(citadel("cook", hand="night-market raid raid duel alms"), "", "", phase=4,
              labor_deck="council zradas thacko deepdrill")  # fmt: skip
    t.play(A, "night-market", pay="cook")
    t.to("recycle.cards")
    while t.prompt == "recycle.cards":
        t.answer(next(option for option in t.options if option[0] == "discard"))
    assert len(t.citadel(A).hand) == 4
    assert len(t.s.labor_discard) == 4


def voting(*citadels: str, hand: str = "") -> Table:
    """BAD BLOOD was revealed in A's turn; A has a hand."""
    first, *others = citadels
    return table(citadel(first, hand=hand), *others, phase=3, first=A, trial_deck="bad-blood")


def vote(t: Table, *votes: str) -> None:
    """All cast their votes."""
    t.to("vote.cast")
    for seat, each in enumerate(votes):
        t.do("vote", each, by=seat)


@pytest.mark.parametrize("seat", [A, C])
def test_council_gives_two_more_votes_to_a_citadel(seat: int) -> None:
    """Alone against two others, with 3 votes against 2."""
    t = voting("cook", "", "", hand="council")
    t.play(A, "council", seat, pay="cook")
    t.resolve()
    vote(t, *("yea" if each == seat else "nay" for each in (A, B, C)))
    assert (t.trials, t.emitted("vote")[0][1:], t.shards("cook")) == ("bad-blood", (3, 2), 2)


@pytest.mark.parametrize(
    ("first", "gained", "draws"), [(B, 9, 1), (B, 3, 0), (A, -1, 1), (A, 9, 1), (A, 15, 2)]
)
def test_appease_the_warden_saves_a_draw(first: int, gained: int, draws: int) -> None:
    """A Harvest of 9 draws 2, of 3 draws 1, of 15 draws 3; the First Citadel never draws less than 1."""
    t = table(
        citadel("cook", hand="appease-the-warden"), "", "", phase=3, first=first, gained=gained,
        trial_deck="dark-unions arena-of-ash long-night",
    )  # fmt: skip
    t.play(A, "appease-the-warden", pay="cook")
    t.to("hire.choose")
    assert (len(t.emitted("trial-revealed")), t.shards("cook")) == (draws, 1)
