"""FAN-TRI: Phase 3, Trials."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.kernel import Card
from tests.games.fantos.table import A, B, C, Given, Table, citadel, start, table, wander

STAYING = "dark-unions long-night iron-hunger"
"""Three Cosmic Trials that stay in play and ask nothing in Phases 3 and 4."""
FULL = "dark-unions long-night wasting-plague"


def revealed(t: Table) -> list[str]:
    """The Trials that were drawn, in order."""
    return [t.name(card) for (card,) in t.emitted("trial-revealed")]


def trials_of_a(*citadels: Given | str, trial_deck: str = STAYING, **more: Any) -> Table:
    """A's Phase 3; A is not First Citadel unless the test says so."""
    return table(*citadels, phase=3, trial_deck=trial_deck, **more)


def all_vote(t: Table, word: str) -> None:
    """Every Citadel votes alike."""
    while t.prompt == "vote.cast":
        t.do("vote", word)


# --- how many ----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRI.1")
@pytest.mark.parametrize(
    ("first", "action", "drawn"),
    [(B, "harvest", 1), (B, "war", 0), (B, "none", 0), (A, "war", 1), (A, "none", 1)],
)
def test_trials_come_after_a_harvest_and_for_the_first_citadel(first: int, action: str, drawn: int) -> None:
    t = table("cook", "", "", first=first, trial_deck=STAYING, dice=[1, 1])
    if action != "none":
        getattr(t, action)("cook")
    t.to("hire.choose")
    assert len(revealed(t)) == drawn


@pytest.mark.clause("FAN-TRI.1")
def test_a_cancelled_harvest_brings_no_trials() -> None:
    t = table("cook", "freeman", "", first=B, trial_deck=STAYING)
    t.harvest("cook")
    t.use(B, "freeman")
    t.to("hire.choose")
    assert (revealed(t), t.reserves) == ([], [20, 20, 20])


@pytest.mark.clause("FAN-TRI.1")
def test_a_skipped_phase_has_no_windows() -> None:
    """ASTROLOGERS are asked in every window: after W.FA9 of A's turn comes W.SEC."""
    t = table("cook", "astrologers", "", first=B)
    t.to("action.choose")
    t.passes()
    assert t.window == "W.FA9"
    t.passes()
    assert t.window == "W.SEC"


@pytest.mark.clause("FAN-TRI.2")
@pytest.mark.parametrize(
    ("gained", "drawn"), [(1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (20, 3)], ids=lambda n: str(n)
)
def test_the_number_depends_on_the_shards_gained(gained: int, drawn: int) -> None:
    """WE-8: 6 draw 1; 7 and 12 draw 2; 13 and 20 draw 3."""
    t = trials_of_a("cook", "", "", gained=gained)
    assert revealed(t) == STAYING.split()[:drawn]


@pytest.mark.clause("FAN-TRI.2", "FAN-HAR.6")
def test_only_the_gain_of_the_harvest_counts() -> None:
    """R28: BISHOP and COOK bring 7; MILL FEE takes 3 of them. Still two Trials are drawn."""
    t = table("bishop cook", citadel("knight", hand="mill-fee"), "", first=B, trial_deck=STAYING, dice=[1, 2])
    t.harvest("bishop", "cook")
    t.to("W.AFTER")
    t.play(B, "mill-fee")
    t.to("hire.choose")
    assert (t.reserves, revealed(t)) == ([24, 23, 20], STAYING.split()[:2])


@pytest.mark.clause("FAN-TRI.3")
@pytest.mark.parametrize(("gained", "drawn"), [(-1, 1), (5, 1), (8, 2), (13, 3)], ids=lambda n: str(n))
def test_the_first_citadel_draws_at_least_one_but_nothing_extra(gained: int, drawn: int) -> None:
    """WE-8: without a Harvest 1; with a Harvest of 5 also 1, of 8 just 2."""
    t = trials_of_a("cook", "", "", first=A, gained=gained)
    assert len(revealed(t)) == drawn


@pytest.mark.clause("FAN-TRI.3")
def test_the_first_citadel_draws_on_each_of_its_turns() -> None:
    t = table("", "", "", first=B, trial_deck=STAYING)
    while len(t.emitted("turn")) < 6:
        t.passes()
    drawn_by = []
    for event in t.events:
        if event.kind == "turn":
            active = event.args[1]
        elif event.kind == "trial-revealed":
            drawn_by.append(active)
    assert drawn_by == [B, B]


@pytest.mark.clause("FAN-TRI.3")
def test_appease_the_warden_leaves_the_first_citadel_one() -> None:
    """APPEASE THE WARDEN: one Trial fewer; for the First Citadel never none, for another Citadel perhaps."""
    for first, drawn in ((A, 1), (B, 0)):
        t = trials_of_a(
            citadel("cook", hand="appease-the-warden"), "", "", first=first, gained=3, segment="trials.begin"
        )
        t.play(A, "appease-the-warden")
        t.to("hire.choose")
        assert len(revealed(t)) == drawn


@pytest.mark.clause("FAN-TRI.4")
@pytest.mark.parametrize(("first", "drawn"), [(B, 0), (A, 1)])
def test_a_harvest_of_nothing_draws_none(first: int, drawn: int) -> None:
    """R27: EXECUTIONER, Harvest 0, rolls 1 in the LONG NIGHT: the Score is 0; the First Citadel draws 1."""
    t = table("executioner", "", "", first=first, trials="long-night", trial_deck="dark-unions", dice=[1])
    t.harvest("executioner")
    t.to("hire.choose")
    assert (t.reserve(A), t.s.gained, len(revealed(t))) == (20, 0, drawn)


# --- one after the other -----------------------------------------------------------------------


@pytest.mark.clause("FAN-TRI.5")
def test_a_trial_is_dealt_with_before_the_next_is_drawn() -> None:
    """OVERTIME is voted on before SHARD RAIN is even drawn; its rain falls before LONG NIGHT is drawn."""
    t = trials_of_a("", "astrologers", "", trial_deck="overtime shard-rain long-night", gained=13)
    t.to("vote.cast")
    assert (revealed(t), t.s.draws) == (["overtime"], 2)
    all_vote(t, "yea")
    assert (t.window, revealed(t), t.trials) == ("W.TR0", ["overtime"], "overtime")
    t.passes()
    assert (t.window, revealed(t), t.reserves) == ("W.TR1", ["overtime", "shard-rain"], [20, 20, 20])
    t.passes()
    assert (t.window, len(revealed(t)), t.reserves) == ("W.TR0", 2, [23, 23, 23])
    t.passes()
    assert (t.window, revealed(t)[-1], t.trials) == ("W.TR1", "long-night", "overtime")


# --- space -------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRI.6")
def test_a_space_is_made_before_the_draw_whatever_is_drawn() -> None:
    """Three are in play; SHARD RAIN, which will not stay, is next. A removes one before anybody sees it."""
    t = trials_of_a("", "", "", first=A, trials=FULL, trial_deck="shard-rain")
    assert (t.prompt, revealed(t)) == ("trials.remove", [])
    assert t.offered == ["remove dark-unions", "remove long-night", "remove wasting-plague"]
    assert t.default == "remove dark-unions"
    t.do("remove", "long-night")
    assert (revealed(t), t.reserves) == (["shard-rain"], [23, 23, 23])
    assert t.trials == "dark-unions wasting-plague"


@pytest.mark.clause("FAN-TRI.6")
def test_with_two_in_play_nothing_has_to_go() -> None:
    t = trials_of_a("", "", "", first=A, trials="dark-unions long-night", trial_deck="iron-hunger")
    assert (t.trials, t.emitted("trial-removed")) == ("dark-unions long-night iron-hunger", [])


@pytest.mark.clause("FAN-TRI.7")
def test_when_the_title_ends_the_active_citadel_removes() -> None:
    """B's KNIGHT reigns until BITTER DRAUGHT disables him in W.TR0, right before the removal."""
    t = trials_of_a(
        citadel("cook", hand="bitter-draught"), "knight", "",
        first=A, trials=FULL, trial_deck="iron-hunger", reigning="knight",
    )  # fmt: skip
    t.play(A, "bitter-draught", "knight")
    t.resolve()
    assert (t.prompt, t.asked) == ("trials.remove", A)


@pytest.mark.clause("FAN-TRI.8")
def test_a_trial_drawn_this_turn_does_not_make_space() -> None:
    """Two are in play and two are drawn: for the second one of the old ones must go."""
    t = trials_of_a(
        "", "", "", gained=7, trials="wasting-plague arena-of-ash", trial_deck="long-night dark-unions"
    )
    assert revealed(t) == ["long-night"]
    assert t.offered == ["remove wasting-plague", "remove arena-of-ash"]


@pytest.mark.clause("FAN-TRI.8")
def test_nor_may_an_effect_remove_it_this_turn() -> None:
    """GONG FARMER may remove LONG NIGHT, but not DARK UNIONS, drawn this turn. In the next turn he may."""
    t = trials_of_a("", "gong-farmer", "", first=A, trials="long-night", trial_deck="dark-unions")
    t.to("W.SEC")
    t.do("use", "gong-farmer")
    t.resolve()
    assert t.trials == "dark-unions"
    t = trials_of_a("", "gong-farmer", "", first=A, trial_deck="dark-unions")
    t.to("hire.choose")
    assert not t.emitted("activated")
    t.passes()
    t.to("W.PH1", B)
    assert t.could(B, "use", "gong-farmer")


@pytest.mark.clause("FAN-TRI.8")
def test_zodraz_is_never_removed() -> None:
    """R39: of ZODRAZ and BAD BLOOD GONG FARMER can only remove BAD BLOOD; of ZODRAZ alone, nothing."""
    t = table("gong-farmer", "", "", trials="bad-blood zodraz")
    t.use(A, "gong-farmer")
    t.resolve()
    assert t.trials == "zodraz"
    t = table("gong-farmer astrologers", "", "", trials="zodraz")
    assert not t.could(A, "use", "gong-farmer")


@pytest.mark.clause("FAN-TRI.9")
def test_if_none_may_go_the_remaining_draws_are_dropped() -> None:
    """R36: four draws, of which three stay: all were drawn this turn, so the fourth is dropped."""
    t = table(
        "", "", "", phase=3, segment="trials.next", draws=5, gained=13, trial_deck=f"{STAYING} shard-rain"
    )
    assert (revealed(t), t.trials) == (STAYING.split(), STAYING)
    assert (t.s.phase, t.s.draws, len(t.emitted("draws-dropped"))) == (5, 0, 1)


@pytest.mark.clause("FAN-TRI.10")
def test_removed_trials_leave_the_game_for_good() -> None:
    """Given whole games: no Trial is drawn twice, and what is gone never comes back."""
    for seed in range(3):
        t = start(3, seed=seed, negotiation=False, zodraz_last=True)
        gone: list[Card] = []
        for match in wander(t.match, seed):
            now = match.state.trials_gone
            assert now[: len(gone)] == gone
            gone = now[:]
        assert len(set(revealed(t))) == len(revealed(t))
        assert gone


@pytest.mark.clause("FAN-TRI.10")
def test_a_trial_that_made_space_is_gone() -> None:
    t = trials_of_a("", "", "", first=A, trials=FULL, trial_deck="iron-hunger")
    t.do("remove", "dark-unions")
    assert t.names(t.s.trials_gone) == "dark-unions"
    assert all("dark-unions" not in t.names(block).split() for block in t.s.trial_deck)


# --- how they work -----------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRI.11")
def test_a_cosmic_trial_applies_in_every_turn_until_it_is_removed() -> None:
    """LONG NIGHT, drawn by A: B's Harvest with COOK and C's with KNIGHT bring 2 less (1+3-2).

    Then C's GONG FARMER removes it, and A's Harvest brings it all.
    """
    t = trials_of_a("quarryman", "cook", "knight gong-farmer", first=A, trial_deck="long-night dark-unions")
    for seat, name, gain in ((B, "cook", 2), (C, "knight", 2), (A, "quarryman", 6)):
        t.to("action.choose", seat)
        t.dice(3)
        t.harvest(name)
        if seat != A:
            t.to("W.FA9")
        assert t.final_scores == [gain]
        if seat == C:
            t.use(C, "gong-farmer", "long-night")
            t.resolve()


@pytest.mark.clause("FAN-TRI.11")
@pytest.mark.parametrize("name", ["shard-rain", "comet-swarm", "cull-of-kytu", "tribunal-of-the-warden"])
def test_some_remove_themselves_right_after_their_effect(name: str) -> None:
    t = trials_of_a("cook/tasked", "", "", first=A, trial_deck=name, dice=[1, 1, 1])
    assert (t.trials, t.names(t.s.trials_gone)) == ("", name)


@pytest.mark.clause("FAN-TRI.12")
def test_the_cards_name_their_phases() -> None:
    pack = GAME.pack()
    acts = {pack.box.keys[card]: pack.box.cards[card].acts for card in pack.trial_cards}
    assert acts == {
        "overtime": "Fantos Action",
        "stimulus": "Untask & Draw Up",
        "bad-blood": "Fantos Action",
        "shard-rain": "immediate",
        "dark-unions": "Hiring",
        "arena-of-ash": "Secondary Actions",
        "iridium-levy": "end of turn",
        "long-night": "Fantos Action",
        "star-witch": "always",
        "wasting-plague": "end of turn",
        "open-borders": "Fantos Action",
        "comet-swarm": "immediate",
        "cull-of-kytu": "immediate",
        "tribunal-of-the-warden": "immediate",
        "iron-hunger": "Untask & Draw Up",
        "common-cause": "end of turn",
        "zodraz": "always",
    }


@pytest.mark.clause("FAN-TRI.12")
def test_a_trial_acts_in_the_phase_it_names_and_in_no_other() -> None:
    """COMMON CAUSE gives 3 to a poor Citadel at the end of its turn: after W.END, and to nobody else."""
    t = table(citadel("astrologers", reserve=4), citadel(reserve=5), "", phase=1, trials="common-cause")
    windows = []
    while t.s.turn == 2:
        if t.in_window:
            windows.append(t.window)
            assert t.reserves == [4, 5, 20]
        t.passes()
    assert windows[-1] == "W.END"
    assert t.reserves == [7, 5, 20]


@pytest.mark.clause("FAN-TRI.13")
def test_a_later_phase_of_the_same_turn_is_already_concerned() -> None:
    """A draws ARENA OF ASH, DARK UNIONS, WASTING PLAGUE: free Duels, the deck hire and the plague follow."""
    t = trials_of_a(
        "cook knight/tasked", "", "", gained=13, trial_deck="arena-of-ash dark-unions wasting-plague"
    )
    assert (t.prompt, t.asked) == ("arena.challenge", A)
    t.to("hire.choose")
    assert t.offers("reveal")
    t.to("plague.legacy")
    t.do("choose", "cook")
    assert (t.s.turn, t.shards("cook")) == (2, 1)


@pytest.mark.clause("FAN-TRI.13")
def test_an_earlier_phase_is_not() -> None:
    """STIMULUS, drawn by A in Phase 3, sells its first cards to B."""
    t = trials_of_a("", "", "", first=A, trial_deck="stimulus")
    all_vote(t, "yea")
    t.to("draw.buy")
    assert (t.asked, t.s.active) == (B, B)


# --- contradictions ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-TRI.15")
@pytest.mark.parametrize("trials", ["bad-blood open-borders", "open-borders bad-blood"])
def test_permissions_add_up(trials: str) -> None:
    """R38: BAD BLOOD turns War to the right, OPEN BORDERS frees it: any target, whichever is newer."""
    t = table("cook", "", "", "", trials=trials)
    t.do("declare", "war")
    assert sorted(t.offered) == ["attack 1", "attack 2", "attack 3"]


@pytest.mark.clause("FAN-TRI.15", "FAN-FIN.3")
def test_bans_beat_permissions() -> None:
    """R42: GREY COMMODORE grants one more action; ZODRAZ still forbids the Harvest."""
    t = table("grey-commodore cook knight", "", "", trials="zodraz", dice=[3])
    t.use(A, "grey-commodore")
    t.resolve()
    t.tribute("cook")
    t.shares(b=4)
    assert t.offered == ["pass", "declare war"]


@pytest.mark.clause("FAN-TRI.15")
def test_star_witch_forbids_what_phases_allow_and_arena_still_works() -> None:
    """Given both in play, then KNIGHT's ability is banned, but he may challenge by ARENA OF ASH."""
    t = table(citadel("knight", hand="duel"), "cook", "", phase=4, trials="star-witch arena-of-ash")
    assert t.offered == ["pass", "challenge knight"]
    t.to("W.SEC")
    assert not t.could(A, "use", "knight")
    assert t.could(A, "play", "duel")
