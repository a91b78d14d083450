"""Sense of time and of whom something helps in Fate of Fantos: what a beginner would keep for later."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.effects.aims import TARGET
from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.rules.windows import PRIORITY
from fatebox.games.fantos.state.pieces import Item, Timer
from fatebox.games.fantos.state.terms import END, LABOR, TASKED
from fatebox.kernel import PASS, Decision, Option

from .bargain import market, offer
from .table import A, B, C, Table, citadel, find, table


def wrong(t: Table, seat: int) -> list[Option]:
    """The options of the asked seat that make no sense."""
    return list(GAME.judgement.features.senseless(t.s, t.decision(seat)))


def play(t: Table, name: str) -> Option:
    return ("play", find(t.s, name))


def aim(t: Table, name: str) -> Option:
    return ("choose", find(t.s, name))


@pytest.mark.clause("FAN-DIS.5")
def test_an_idle_legacy_of_a_third_citadel_is_left_alone() -> None:
    """Given the turn of A, when B disables a Legacy, then not one of C, which is restored before it acts."""
    t = table("bishop", citadel("knight:5", hand="bitter-draught"), "salvager gravedigger", phase=1)
    t.to("W.PH1")
    t.do("play", "bitter-draught", by=B)
    assert wrong(t, B) == [aim(t, "knight"), aim(t, "salvager")], "its own, and the one without an ability"


@pytest.mark.clause("FAN-TASK.5")
def test_a_legacy_that_could_defend_is_tasked_in_ones_own_turn() -> None:
    """Given a Legacy of C that could defend, then A tasks it by force in its own turn, and B not in A's."""
    rivals = citadel("knight", hand="press-gang"), "salvager gravedigger"
    t = table("packmother", *rivals)
    t.to("W.FA0")
    t.do("play", "press-gang", by=B)
    assert wrong(t, B) == [aim(t, "knight"), aim(t, "salvager")]
    t = table("packmother", *rivals, active=B)
    t.to("W.FA0")
    t.do("play", "press-gang", by=B)
    assert wrong(t, B) == [aim(t, "knight")]


@pytest.mark.clause("FAN-UNT.1")
@pytest.mark.parametrize(("trials", "foolish"), [("", ["knight"]), ("iron-hunger", [])])
def test_nobody_tasks_what_is_untasked_at_once(trials: str, foolish: list[str]) -> None:
    """Given the end of A's turn, then A does not task by force what B, who comes next, untasks.

    The Mistbroker could still use its ability now, and so could C's Gravedigger in B's turn.
    """
    hand = citadel("bishop:5", hand="press-gang")
    t = table(hand, "knight mistbroker", "gravedigger", phase=6, trials=trials)
    t.to(END)
    t.do("play", "press-gang", by=A)
    assert wrong(t, A) == [aim(t, "bishop"), *(aim(t, name) for name in foolish)]


@pytest.mark.clause("FAN-TASK.5")
def test_nobody_is_tasked_at_the_end_of_ones_own_turn_for_others_to_attack() -> None:
    """Given the end of A's turn, then C's Salvager is not tasked by force: A attacks nobody for a round."""
    t = table(citadel("bishop:5", hand="press-gang"), "mistbroker", "salvager", phase=6)
    t.to(END)
    t.do("play", "press-gang", by=A)
    assert wrong(t, A) == [aim(t, "bishop"), aim(t, "salvager")]


@pytest.mark.clause("FAN-DIS.5", "FAN-FIN.7")
@pytest.mark.parametrize(
    ("waiting", "foolish"),
    [
        ((), ["tithe-reeve", "cook"]),  # before the final round
        ((B, C, A), ["tithe-reeve", "cook"]),  # B still has a turn, at whose beginning it restores them
        ((C, A), []),  # the Shards of a disabled Legacy no longer count
    ],
)
def test_nobody_disables_what_is_tasked_anyway(waiting: tuple[int, ...], foolish: list[str]) -> None:
    """Given tasked Legacies of B, then only the Clockwarden, which needs no task, if B has a turn to come."""
    rival = "tithe-reeve/tasked cook/tasked clockwarden/tasked"
    end = "zodraz" if waiting else ""
    t = table(citadel("knight:5", hand="bitter-draught"), rival, "gravedigger", phase=4, trials=end)
    if waiting:
        t.s.timers = [Timer(card=find(t.s, "zodraz"), waiting=waiting)]
    t.to("W.SEC")
    t.do("play", "bitter-draught", by=A)
    assert wrong(t, A) == [aim(t, "knight"), *(aim(t, name) for name in foolish)]


@pytest.mark.clause("FAN-DIS.5", "FAN-FIN.7")
def test_a_legacy_is_disabled_in_the_last_turn_of_its_citadel() -> None:
    """Given the last turn of A, then its tasked Legacy may be disabled: it is restored no more."""
    t = table("cook/tasked", citadel("knight:5", hand="bitter-draught"), "salvager/tasked", trials="zodraz")
    t.to("W.FA0", B)
    t.do("play", "bitter-draught", by=B)
    assert wrong(t, B) == [aim(t, "knight"), aim(t, "salvager")]


@pytest.mark.clause("FAN-FIN.2")
@pytest.mark.parametrize(("trials", "foolish"), [("", False), ("zodraz", True)])
def test_nobody_looks_at_trials_that_are_not_drawn(trials: str, foolish: bool) -> None:
    """Given the Astrologers, then they look at the next Trials before the final round only."""
    t = table("astrologers", "knight", "salvager", trials=trials)
    t.to("W.FA0")
    use = ("use", find(t.s, "astrologers"))
    assert use in t.decision(A).options
    assert (use in wrong(t, A)) is foolish


@pytest.mark.clause("FAN-UNT.1")
@pytest.mark.parametrize(("trials", "foolish"), [("", True), ("iron-hunger", False)])
def test_nobody_untasks_what_is_untasked_anyway(trials: str, foolish: bool) -> None:
    """Given the end of A's turn, then B, who comes next, keeps Forced March, unless untasking costs."""
    t = table("bishop", citadel("knight cook/tasked", hand="forced-march"), "", phase=6, trials=trials)
    t.to(END)
    assert wrong(t, B) == ([play(t, "forced-march")] if foolish else [])


@pytest.mark.clause("FAN-CARD.14")
@pytest.mark.parametrize(
    ("reserves", "foolish"),
    [((20, 12, 7), True), ((20, 20, 7), True), ((9, 9, 9), True), ((7, 12, 20), False), ((12, 20, 7), False)],
)
def test_nobody_gives_alms_of_their_own(reserves: tuple[int, int, int], foolish: bool) -> None:
    """Given Alms, then the richest Citadel keeps them, and they are kept while all have the same."""
    own, second, third = reserves
    t = table(
        citadel("bishop", hand="alms", reserve=own),
        citadel("knight", reserve=second),
        citadel("cook", reserve=third),
        phase=4,
    )
    t.to("W.SEC")
    assert wrong(t, A) == ([play(t, "alms")] if foolish else [])


@pytest.mark.clause("FAN-LAB.6")
@pytest.mark.parametrize(
    ("legacies", "foolish"), [("bishop", True), ("bishop cook/tasked", False), ("bishop cook", False)]
)
def test_nobody_heals_a_rival(legacies: str, foolish: bool) -> None:
    """Given Labor for a Legacy other than its payer, then a Citadel with one Legacy keeps it."""
    t = table(citadel(legacies, hand="field-surgeon"), "knight", "salvager", phase=4)
    t.to("W.SEC")
    assert wrong(t, A) == ([play(t, "field-surgeon")] if foolish else [])


@pytest.mark.clause("FAN-FIN.3")
def test_labor_for_harvests_and_votes_comes_too_late_in_the_final_round() -> None:
    """Given the final round, then what helps Harvests and votes is not attached; a shield still is."""
    hand = citadel("bishop:9", hand="zradas mirror-shield thacko")
    t = table(hand, "knight", "cook", trials="zodraz")
    t.to("W.FA0")
    assert wrong(t, A) == [play(t, "zradas")]
    t = table(hand, "knight", "cook")
    t.to("W.FA0")
    assert wrong(t, A) == []


@pytest.mark.clause("FAN-FIN.7")
@pytest.mark.parametrize(("more", "foolish"), [("", True), ("duel", False)])
def test_weapons_come_too_late_after_the_last_action(more: str, foolish: bool) -> None:
    """Given a Citadel whose last action is over, then it attaches a weapon only if it can start a Duel."""
    t = table(
        "packmother", "coil-guard", citadel("salvager:9", hand=f"thacko {more}"), phase=4, trials="zodraz"
    )
    t.s.timers[0].waiting = (A, B)
    t.to("W.SEC")
    assert (play(t, "thacko") in wrong(t, C)) is foolish


@pytest.mark.clause("FAN-TASK.9")
@pytest.mark.parametrize(("others", "foolish"), [("cook", True), ("cook/tasked", False)])
def test_nobody_untasks_what_is_untasked(others: str, foolish: bool) -> None:
    """Given Shirazad, then her ability is used for a tasked Legacy only."""
    t = table(f"shirazad {others}", "knight/tasked", "salvager", phase=4)
    t.to("W.SEC")
    assert (("use", find(t.s, "shirazad")) in wrong(t, A)) is foolish


@pytest.mark.clause("FAN-RES.4")
def test_nobody_does_what_another_card_is_about_to_do() -> None:
    """Given a Forced March that waits, then another one is aimed at the other harvester."""
    rivals = citadel("knight:5", hand="forced-march"), citadel("gravedigger:5", hand="forced-march")
    t = table("bishop cook", *rivals)
    t.to("action.choose")
    t.do("declare", "harvest")
    t.do("task", "bishop")
    t.do("task", "cook")
    t.do("play", "forced-march", by=B)
    t.do("choose", "bishop")
    t.do("play", "forced-march", by=C)
    foolish = wrong(t, C)
    assert aim(t, "bishop") in foolish
    assert aim(t, "cook") not in foolish


@pytest.mark.clause("FAN-ACT.8")
@pytest.mark.parametrize(
    ("others", "foolish"), [("cook", True), ("cook bishop/tasked", True), ("cook bishop", False)]
)
def test_nobody_pays_for_an_action_that_nobody_is_left_for(others: str, foolish: bool) -> None:
    """Given the Grey Commodore, then one more action needs one more Legacy than the first."""
    t = table(f"grey-commodore:8 {others}", "knight", "salvager")
    t.to("W.FA0")
    assert (("use", find(t.s, "grey-commodore")) in wrong(t, A)) is foolish


@pytest.mark.clause("FAN-CARD.4")
def test_nobody_pays_to_copy_lower_stats() -> None:
    """Given the Herzog (all 2), then he copies a Legacy that is better at something, or none."""
    t = table("herzog", "archivist", "marquis")
    t.to("W.FA0")
    t.do("use", "herzog", by=A)
    assert wrong(t, A) == [aim(t, "archivist")]
    t = table("herzog", "archivist", "freeman")
    t.to("W.FA0")
    assert wrong(t, A) == [("use", find(t.s, "herzog"))]


@pytest.mark.clause("FAN-CARD.4", "FAN-WAR.3", "FAN-TRB.2")
@pytest.mark.parametrize(
    ("action", "fighter", "stranger", "foolish"),
    [
        ("", "knight", "executioner", True),  # nobody has declared anything yet
        ("harvest", "archivist", "executioner", True),
        ("war", "knight", "executioner", False),  # A attacks B, who can defend with War 3
        ("war", "cook", "marquis", True),  # nobody is better at War
        ("tribute", "cook", "marquis", False),
        ("tribute", "cook", "executioner", True),
    ],
)
def test_stats_are_copied_when_they_are_needed(
    action: str, fighter: str, stranger: str, foolish: bool
) -> None:
    """Given the Herzog (all 2) on a rival's turn, then he waits until he can defend or challenge."""
    t = table(fighter, "herzog", stranger)
    t.to("W.FA0", B)
    if action:
        getattr(t, action)(fighter)
        t.to("W.DECL", B)
    use = ("use", find(t.s, "herzog"))
    assert use in t.decision(B).options
    assert (use in wrong(t, B)) is foolish


@pytest.mark.clause("FAN-CARD.4", "FAN-ACT.3")
def test_stats_are_not_copied_after_ones_own_action() -> None:
    """Given the Herzog, who can still be tasked, then he copies Stats before his Citadel's action only."""
    t = table("herzog cook", "knight", "executioner")
    t.to("W.FA0")
    use = ("use", find(t.s, "herzog"))
    assert use not in wrong(t, A)
    t.harvest("cook")
    t.to("W.FA9", A)
    assert use in t.decision(A).options
    assert use in wrong(t, A)


@pytest.mark.clause("FAN-CARD.4", "FAN-WAR.3")
@pytest.mark.parametrize(
    ("model", "foolish"),
    [("executioner", [("done",), "salvager"]), ("pioneer", []), ("", [])],  # War 3, War 2 as his own, none
)
def test_who_pays_to_copy_stats_defends_with_them(model: str, foolish: list[Option | str]) -> None:
    """Given a War on B, whose Herzog (all 2) has copied a better War Stat, then he is not left out."""
    t = table("knight", "cook herzog salvager", "executioner pioneer")
    t.to("W.FA0", B)
    t.war("knight")
    t.to("W.DECL", B)
    if model:
        t.legacy("herzog").copied = find(t.s, model)
    t.to("war.defenders", B)
    assert wrong(t, B) == [each if isinstance(each, tuple) else ("task", find(t.s, each)) for each in foolish]


@pytest.mark.clause("FAN-CARD.4", "FAN-TRB.1", "FAN-TRB.2")
def test_who_pays_to_copy_a_tribute_stat_sends_it() -> None:
    """Given a Herzog who has copied Tribute 3, then A nominates him, or a Pale Duchess (Tribute 4)."""
    t = table("herzog cook pale-duchess", "marquis", "salvager")
    t.to("W.FA0")
    t.use(A, "herzog", "marquis")
    t.resolve()
    t.to("action.choose", A)
    assert set(wrong(t, A)) == {PASS, ("declare", "harvest"), ("declare", "war")}
    t.do("declare", "tribute", by=A)
    assert wrong(t, A) == [("task", find(t.s, "cook"))]


@pytest.mark.clause("FAN-CARD.11")
@pytest.mark.parametrize(("shards", "foolish"), [(6, False), (7, True)])
def test_a_rich_legacy_is_not_given_up(shards: int, foolish: bool) -> None:
    """Given the Gong Farmer, then he is discarded to remove a Trial only while he holds few Shards."""
    t = table(f"gong-farmer:{shards}", "archivist", "marquis", trials="overtime")
    t.to("W.FA0")
    use = ("use", find(t.s, "gong-farmer"))
    assert use in t.decision(A).options
    assert (use in wrong(t, A)) is foolish


@pytest.mark.clause("FAN-TASK.11")
def test_a_second_pilgrimage_is_for_another_legacy() -> None:
    """Given a Pilgrimage that waits, then the next one is for another Legacy, or stays in hand."""
    s = table("knight salvager", "bishop").s
    first, second = s.pack.box.find("Pilgrimage")
    usage = s.pack.labor[second]
    assert usage is not None
    knight, salvager = s.citadels[A].legacies
    s.stack = [Item(seat=A, kind=LABOR, source=first, by=knight.card, cards=(knight.card,))]
    aims: list[Option] = [("choose", knight.card), ("choose", salvager.card)]
    target = Decision(A, TARGET, aims, about=Aiming(second, usage.first))
    window = Decision(A, next(iter(PRIORITY.values())), [PASS, ("play", second)])
    senseless = GAME.judgement.features.senseless
    assert senseless(s, target) == aims[:1]
    assert senseless(s, window) == []
    salvager.state = TASKED
    assert senseless(s, window) == [("play", second)]


@pytest.mark.clause("FAN-NEG.7", "FAN-FIN.7")
@pytest.mark.parametrize(
    ("waiting", "reserves", "foolish"),
    [
        ((A,), (30, 38, 20), True),
        ((A, C), (30, 38, 20), False),  # C may still strike back
        ((A,), (30, 25, 20), False),  # A leads, and can do without a War
        ((A,), (30, 33, 20), False),  # a War on C would be enough
        ((A,), (30, 38, 40), False),  # C leads, and there is more to be had from it
        ((A,), (20, 60, 20), False),  # no War makes up for that
    ],
)
def test_nobody_buys_peace_of_whoever_must_break_it_to_win(
    waiting: tuple[int, ...], reserves: tuple[int, int, int], foolish: bool
) -> None:
    """Given the last action, when A sells peace to a leader that only War on it overtakes, then in vain."""
    legacies = ("knight:5", "pioneer:5", "brigands:5")  # a KNIGHT takes 4 Shards at most
    t = market(*(citadel(each, reserve=reserve) for each, reserve in zip(legacies, reserves, strict=True)))
    t.s.timers = [Timer(card=find(t.s, "zodraz"), waiting=waiting)]
    offer(t, A, B, want=3, promise=["no_war 1"])
    assert (("accept",) in wrong(t, B)) == foolish
