"""FAN-RES.1 to .7: windows, the stack, last in first out."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from fatebox.games.fantos.effects.aims import Target, any_legacy, legacies
from fatebox.games.fantos.effects.base import Use
from tests.games.fantos.table import A, B, C, D, Table, citadel, start, table, wander

WATCHERS = ("astrologers cook", "shirazad bishop", "mistbroker knight", "apothecary marquis")
"""Four Citadels that can do something in every window."""


def asked_in_turn(t: Table, passes: int) -> list[int | None]:
    """The seats that are asked, when all pass that many times, within the open window."""
    window, seats = t.s.windows[-1], []
    for _ in range(passes):
        assert t.s.windows[-1] is window
        seats.append(t.asked)
        t.passes()
    return seats


# --- windows -----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.1")
def test_items_are_played_in_windows_only() -> None:
    """In whole games of random answers: whoever is offered an item is asked in an open window."""
    offered = 0
    for seed in range(2):
        for i, match in enumerate(wander(start(4, seed=seed).match, f"windows {seed}")):
            for decision in match.decisions:
                if {"play", "use"} & {option[0] for option in decision.options}:
                    offered += 1
                    assert decision.prompt.id.startswith("window.")
                    assert match.state.windows
            if i > 1200:
                break
    assert offered > 100


@pytest.mark.clause("FAN-RES.1")
@pytest.mark.parametrize("prompt", ["action.choose", "war.defenders", "hire.choose", "discard.cards"])
def test_where_no_window_is_open_no_item_can_be_played(prompt: str) -> None:
    """The same SHIRAZAD and FIELD SURGEON that may be played at any time, but in windows only."""
    given = citadel("shirazad cook", hand="field-surgeon")
    t = table(given, citadel("mistbroker knight", hand="field-surgeon"), "", dice=[1, 1])
    if prompt == "war.defenders":
        t.war("cook")
    t.to(prompt)
    assert not t.s.windows
    assert not t.offers("play")
    assert not t.offers("use")


@pytest.mark.clause("FAN-RES.1")
def test_a_window_is_open_to_every_living_citadel() -> None:
    """D has fallen: A, B and C are asked, and nobody else."""
    t = table(*WATCHERS[:3], citadel(reserve=0), first=A)
    assert t.window == "W.FA0"
    assert asked_in_turn(t, 3) == [A, B, C]
    assert t.prompt == "action.choose"


@pytest.mark.clause("FAN-RES.2", "FAN-GEN.7")
@pytest.mark.parametrize("active", [A, B, C, D])
def test_the_active_citadel_is_asked_first_then_the_others_clockwise(active: int) -> None:
    t = table(*WATCHERS, active=active)
    order = [(active + i) % 4 for i in range(4)]
    assert asked_in_turn(t, 4) == order
    assert t.prompt == "action.choose", "all have passed in a row: the window is closed"


@pytest.mark.clause("FAN-RES.2")
def test_a_citadel_plays_one_item_or_passes() -> None:
    """Its answers: to pass, or one of its items. Having passed, it is not asked again at once."""
    t = table(citadel("shirazad cook", hand="field-surgeon"), "mistbroker", "")
    assert (t.asked, t.offered) == (A, ["pass", "play field-surgeon", "use shirazad"])
    t.passes()
    assert t.asked == B


@pytest.mark.clause("FAN-RES.2")
def test_after_an_item_has_resolved_asking_starts_again_with_the_active_citadel() -> None:
    """A and B have passed; C plays and its item resolves: A is asked again, then B, then C."""
    t = table("astrologers", "apothecary marquis", citadel("mistbroker knight", hand="field-surgeon"))
    t.play(C, "field-surgeon", "marquis", pay="knight")
    assert asked_in_turn(t, 3) == [A, B, C]
    assert (t.stack, t.shards("marquis")) == ("", 8)
    assert asked_in_turn(t, 3) == [A, B, C]
    assert t.prompt == "action.choose"


@pytest.mark.clause("FAN-RES.2", "FAN-SEC.2")
def test_a_window_closes_only_when_all_pass_in_a_row() -> None:
    """Each item begins a new row: with three items in W.SEC, three times all pass, and a fourth time."""
    t = table(
        citadel("cook:9 astrologers", hand="field-surgeon alms"), "apothecary marquis",
        citadel("knight shirazad", hand="field-surgeon"), phase=4,
    )  # fmt: skip
    t.passes()
    t.passes()
    t.play(C, "field-surgeon", "marquis", pay="shirazad")
    t.resolve()
    t.play(A, "field-surgeon", "marquis", pay="cook")
    t.resolve()
    t.passes()
    t.passes()
    t.passes()
    assert t.window == "W.HIRE", "nobody has played since A was asked last"


@pytest.mark.clause("FAN-RES.2", "FAN-RES.4")
def test_the_active_citadel_reacts_first_also_to_itself() -> None:
    """R20: A has just played; in the reaction window A is asked first, then B, then C."""
    t = table(
        citadel("cook astrologers", hand="alms field-surgeon"), "shirazad bishop", "mistbroker", phase=4
    )
    t.play(A, "alms", pay="cook")
    assert asked_in_turn(t, 3) == [A, B, C]
    assert t.stack == ""


# --- playing an item ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.3")
def test_playing_labor_is_to_choose_card_payer_and_target_to_pay_and_to_wait() -> None:
    t = table(citadel("cook:3 knight:5", hand="raid alms"), "", "astrologers", phase=4)
    t.do("play", "raid")
    assert (t.prompt, t.offered) == ("labor.payer", ["pay cook", "pay knight"])
    t.do("pay", "knight")
    assert (t.prompt, t.offered) == ("target.citadel", ["name 1", "name 2"])
    assert (t.hand(A), t.stack, t.shards("knight")) == ("raid alms", "", 5), "nothing is done yet"
    t.do("name", B)
    assert (t.hand(A), t.stack, t.shards("knight")) == ("alms", "raid", 4)
    assert t.reserves == [20, 20, 20], "it only waits"


@pytest.mark.clause("FAN-RES.3", "FAN-LEG.11")
def test_activating_an_ability_is_to_choose_targets_to_meet_the_condition_and_to_wait() -> None:
    """SPERVITER spends 1 and is tasked; then the ability waits, and the theft has not happened yet."""
    t = table("sperviter:5 cook", "", "astrologers", phase=4)
    t.do("use", "sperviter")
    assert (t.prompt, t.state("sperviter")) == ("target.citadel", "untasked")
    t.do("name", C)
    assert (t.stack, t.shards("sperviter"), t.state("sperviter")) == ("sperviter", 4, "tasked")
    assert t.reserves == [20, 20, 20]


@pytest.mark.clause("FAN-RES.3")
def test_an_item_without_a_legal_target_cannot_be_played() -> None:
    """SHELL GAME needs Labor that it may hit, COOK another Legacy of his Citadel, CLEVER RUSE an ability."""
    t = table(citadel("cook", hand="shell-game clever-ruse alms"), "", "astrologers", phase=4)
    assert t.offered == ["pass", "play alms"]
    t.play(A, "alms")
    assert t.could(A, "play", "shell-game")
    assert not t.could(A, "play", "clever-ruse")


@pytest.mark.clause("FAN-RES.3")
def test_a_new_item_lies_on_top_of_the_stack() -> None:
    t = table(
        citadel("cook:3", hand="alms"), citadel("knight", hand="field-surgeon"), "astrologers bishop", phase=4
    )
    t.play(A, "alms")
    t.play(B, "field-surgeon", "cook")
    t.use(C, "bishop")
    assert t.stack == "alms field-surgeon bishop"


# --- reactions ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.3")
def test_an_item_that_aims_at_a_legacy_needs_one_that_may_be_named() -> None:
    """Throughout a game of random answers, whether or not the Legacy that pays would be gone then."""
    some: set[str] = set()
    none: set[str] = set()
    for i, match in enumerate(wander(start(4, seed="aims").match, "aims")):
        for legacy, left in product(match.state.all_hired()[:3], (0, 1)) if i < 10 or i % 10 == 0 else ():
            use = Use(legacy.seat, legacy, left)
            for target in get_args(Target):
                named = legacies(match.state, target, use)
                assert any_legacy(match.state, target, use) == bool(named)
                (some if named else none).add(target)
    assert some == set(get_args(Target))
    assert {"any", "any-other", "not-payer"} <= none, "after the first hire"


@pytest.mark.clause("FAN-RES.4")
def test_each_waiting_item_opens_a_reaction_window_for_all() -> None:
    """A's RAID waits: A, B and C may each react, whatever they have that is legal now."""
    t = table(
        citadel("freeman marquis", hand="raid field-surgeon"), citadel("sapper", hand="shell-game raid"),
        citadel("provost", hand="clever-ruse"), phase=4,
    )  # fmt: skip
    t.play(A, "raid", B, pay="freeman")
    assert (t.asked, t.offered) == (A, ["pass", "play field-surgeon"])
    t.passes()
    assert (t.asked, t.offered) == (B, ["pass", "play shell-game", "play raid"])
    t.passes()
    assert (t.asked, t.offered) == (C, ["pass", "use provost"])


@pytest.mark.clause("FAN-RES.4")
def test_the_owner_may_react_to_its_own_item() -> None:
    """A thinks better of it and cancels its own RAID."""
    t = table(citadel("cook:9", hand="raid shell-game"), "astrologers", "", phase=4)
    t.play(A, "raid", B)
    t.play(A, "shell-game", "raid")
    t.resolve()
    assert t.reserves == [20, 20, 20]
    assert t.labor_discard == "raid shell-game"


@pytest.mark.clause("FAN-RES.4")
def test_a_reaction_opens_a_reaction_window_of_its_own() -> None:
    """In reaction to B's SHELL GAME, all are asked again, A first, before it resolves."""
    t = table(
        citadel("cook:3 astrologers", hand="raid"), citadel("knight shirazad", hand="shell-game"),
        "mistbroker", phase=4,
    )  # fmt: skip
    t.play(A, "raid", B, pay="cook")
    t.play(B, "shell-game", "raid", pay="knight")
    assert asked_in_turn(t, 3) == [A, B, C]
    assert t.emitted("item-cancelled") != []


# --- last in, first out ------------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.5")
def test_the_latest_item_resolves_first() -> None:
    """ALMS, then RAID by B, then RAID by C: C's comes first, then B's; ALMS finds the Reserves after both."""
    t = table(
        citadel("cook", hand="alms", reserve=20), citadel("knight", hand="raid", reserve=20),
        citadel("bishop", hand="raid", reserve=20), "astrologers", phase=4,
    )  # fmt: skip
    t.play(A, "alms")
    t.play(B, "raid", C)
    t.play(C, "raid", A)
    assert t.stack == "alms raid raid"
    t.resolve(2)
    assert t.reserves == [17, 20, 23, 20]
    t.resolve(1)
    assert t.reserves == [17, 23, 20, 20]
    t.resolve()
    assert t.reserves == [18, 22, 20, 20]
    assert [t.name(card) for _, _, card in t.emitted("resolves")] == ["raid", "raid", "alms"]


@pytest.mark.clause("FAN-RES.5")
def test_when_the_top_item_has_resolved_there_is_a_fresh_window_for_the_next() -> None:
    """C passes while B's FIELD SURGEON is on top. It resolves; C may still cancel A's RAID below it."""
    t = table(
        citadel("freeman:5", hand="raid"), citadel("sapper", hand="field-surgeon"),
        citadel("marquis", hand="shell-game"), phase=4,
    )  # fmt: skip
    t.play(A, "raid", B)
    t.play(B, "field-surgeon", "freeman")
    assert (t.stack, t.asked) == ("raid field-surgeon", C)
    t.passes()
    assert (t.stack, t.shards("freeman"), t.asked) == ("raid", 6, C)
    t.play(C, "shell-game", "raid")
    t.resolve()
    assert t.reserves == [20, 20, 20]


@pytest.mark.clause("FAN-RES.5")
def test_a_procedure_that_an_item_starts_runs_before_the_items_below() -> None:
    """B answers A's RAID with a DUEL: the whole Duel, with its windows, comes before the RAID."""
    t = table(
        citadel("cook:3", hand="raid"), citadel("knight bishop", hand="duel"), "astrologers", phase=4,
        dice=[1, 1],
    )  # fmt: skip
    t.play(A, "raid", B)
    t.play(B, "duel", "knight", "cook", pay="bishop")
    seen = []
    while t.stack:
        if t.window not in seen:
            seen.append(t.window)
        t.passes()
    assert seen == ["W.SEC", "W.DECL", "W.ROLL", "W.AFTER"]
    assert [event.kind for event in t.events if event.kind in ("duel-won", "resolves")] == [
        "resolves", "duel-won", "resolves",
    ]  # fmt: skip
    assert t.reserves == [23, 17, 20]


@pytest.mark.clause("FAN-RES.6")
def test_an_item_for_its_own_sake_resolves_at_once_unless_someone_reacts() -> None:
    t = table(citadel("freeman", hand="raid"), "marquis", "", phase=4)
    t.play(A, "raid", C)
    assert t.reserves == [23, 20, 17], "nobody can react, nobody is asked"
    t = table(citadel("freeman", hand="raid"), citadel("marquis", hand="shell-game"), "", phase=4)
    t.play(A, "raid", C)
    assert (t.asked, t.stack) == (B, "raid")
    t.play(B, "shell-game", "raid")
    assert t.reserves == [20, 20, 20]


# --- procedures --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-RES.7")
@pytest.mark.parametrize("window", ["W.DECL", "W.ROLL", "W.AFTER", "W.FA9", "W.TR0", "W.TR1", "W.HIRE"])
def test_actions_trials_votes_and_hires_are_not_on_the_stack(window: str) -> None:
    """Nothing waits, so there is nothing for SHELL GAME, CLEVER RUSE, LOGICIAN and PROVOST to cancel."""
    t = table(
        "bishop", "", citadel("logician provost", hand="shell-game clever-ruse field-surgeon"),
        trial_deck="overtime", dice=[1], first=A,
    )  # fmt: skip
    t.harvest("bishop")
    t.to(window, C)
    assert t.stack == ""
    assert t.offered == ["pass", "play field-surgeon"]


@pytest.mark.clause("FAN-RES.7")
def test_a_duel_in_progress_is_not_on_the_stack() -> None:
    """KNIGHT's ability has resolved: the Duel it called cannot be cancelled as an ability any more."""
    t = table("knight", "cook", citadel("bishop", hand="clever-ruse field-surgeon"), phase=4, dice=[1, 1])
    t.use(A, "knight", "cook")
    assert t.could(C, "play", "clever-ruse")
    t.resolve()
    assert (t.window, t.stack, t.action.kind) == ("W.DECL", "", "duel")
    assert not t.could(C, "play", "clever-ruse")


@pytest.mark.clause("FAN-RES.7")
def test_reacting_to_a_procedure_is_playing_an_item_in_one_of_its_windows() -> None:
    """FREEMAN cancels a Harvest in its `W.DECL`; he had no chance before, in `W.FA0`."""
    t = table("cook", "freeman astrologers", "")
    assert not t.could(B, "use", "freeman")
    t.harvest("cook")
    t.to("W.DECL")
    t.use(B, "freeman")
    t.resolve()
    assert t.emitted("action-cancelled") == [("harvest", A)]
