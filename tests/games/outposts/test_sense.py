"""Sense: learned players of Outposts throw nothing away, and a player who only passes is soon beaten."""

from __future__ import annotations

import os

import pytest

from fatebox.bots import make_bot
from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.sense import senseless
from fatebox.games.outposts.rules.damage import ATTACKER
from fatebox.games.outposts.rules.play import ACTION, crystal_price, playable
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Assault
from fatebox.games.outposts.state.terms import TURN_DRAW
from fatebox.games.outposts.state.values import post_limit
from fatebox.kernel import Card, Decision, Match, Option, Perspective

from .table import DOWN, A, GivenPost, player, post, table

pytestmark = pytest.mark.slow  # bots play: no card breaks them

POSITIONS = {"easy": 600, "normal": 300, "hard": 1000, "expert": 120}
if "SENSE_POSITIONS" in os.environ:
    POSITIONS = dict.fromkeys(POSITIONS, int(os.environ["SENSE_POSITIONS"]))
"""The positions of each level that are looked at; `normal` and `expert` look ahead and take their time."""
DEALS = {"easy": 6, "normal": 5, "hard": 12, "expert": 2}


def follies(s: OutpostsState, decision: Decision, option: Option) -> list[str]:
    """Everything about an answer that a beginner would see is wrong."""
    player = s.players[decision.seat]
    found = []
    if option[0] == "finish":
        creatures = [card for card in player.hand if s.pack.type[card] == "creature"]
        if any(playable(s, player, card) for card in creatures):
            found.append("ends the step with mana for a creature (OUT-MANA.7)")
        if player.mana >= crystal_price(s, player):
            found.append("ends the step with mana for a crystal (OUT-CRYS.2)")
        cheap = [card for card in player.hand if not s.pack.extra_cost[card]]  # a sacrifice may be too dear
        useful = [card for card in cheap if s.pack.type[card] != "spell"]  # a spell may do nothing now
        if any(playable(s, player, card) for card in useful):
            found.append("ends the step with mana for an upgrade (OUT-MANA.7)")
    if ("buy",) in decision.options and player.crystals == 2 and option != ("buy",):
        found.append("leaves the Mana Crystal that wins (OUT-CRYS.9)")
    if option[0] == "batter" and option[2] < max(other[2] for other in decision.options):
        found.append("leaves damage unused (OUT-ASLT.5)")
    if option == ("skip",) and decision.prompt.id == "skip_step":
        enough = len(player.deck) >= TURN_DRAW  # else the draw would cost five damage (OUT-DRAW.2, R8)
        if decision.prompt.clause == "OUT-TURN.2" and s.step == "first" and enough:
            found.append("does without the cards of the First Step (OUT-DRAW.1)")
    return found


def did_nothing(before: OutpostsState, now: OutpostsState, spell: Card) -> bool:
    """Whether a spell that has been resolved left all but its card and its price as it was (OUT-PLAY.6)."""
    then = before.copy()
    player = then.players[then.active]
    player.hand.remove(spell)
    player.discard.append(spell)
    player.mana -= before.pack.cost[spell]
    return all(str(getattr(then, name)) == str(getattr(now, name)) for name in ("players", "boosts", "forts"))


@pytest.mark.clause("OUT-MANA.7", "OUT-ASLT.5", "OUT-PLAY.6")
@pytest.mark.parametrize("level", POSITIONS)
def test_no_level_throws_anything_away(level: str) -> None:
    looked, deal = 0, 0
    while looked < POSITIONS[level]:
        match = GAME.start(f"sense {deal}", seats=2)
        bots = [make_bot(level, GAME, f"{deal} {seat}") for seat in (0, 1)]
        seats = [Perspective(match, seat) for seat in (0, 1)]
        deal += 1
        cast: tuple[OutpostsState, Card] | None = None
        while (decision := match.decision) is not None and looked < POSITIONS[level]:
            option, s = bots[decision.seat].choose(seats[decision.seat]), match.state
            assert not follies(s, decision, option), f"{option} of {decision.options}"
            looked += 1
            if decision.prompt is ACTION:
                assert not (cast and did_nothing(cast[0], s, cast[1])), f"{s.pack.name(cast[1])} did nothing"
                is_spell = option[0] == "play" and s.pack.type[option[1]] == "spell"
                cast = (s.copy(), option[1]) if is_spell else None
            match.answer(option, decision.seat)


def rounds_against_nobody(level: str, deal: int) -> int:
    """The rounds that a level needs against a player who always does what happens when time runs out."""
    match: Match[OutpostsState] = GAME.start(f"idle {deal}", seats=2)
    bot, own = make_bot(level, GAME, deal), deal % 2
    seat = Perspective(match, own)
    while (decision := match.decision) is not None:
        option = bot.choose(seat) if decision.seat == own else decision.default(match.state)
        match.answer(option, decision.seat)
    assert match.result is not None
    assert match.result.winners == (own,)
    return match.state.round


@pytest.mark.clause("OUT-END.1")
@pytest.mark.parametrize("level", DEALS)
def test_a_player_who_only_passes_is_soon_beaten(level: str) -> None:
    """In 6 rounds on average and never above 12; `easy` may take twice as long."""
    slow = 2 if level == "easy" else 1
    rounds = [rounds_against_nobody(level, deal) for deal in range(DEALS[level])]
    assert sum(rounds) / len(rounds) <= 6 * slow
    assert max(rounds) <= 12 * slow


def begun(seed: str) -> Match[OutpostsState]:
    """A game in its first Second Step."""
    match = GAME.start(seed, seats=2)
    while match.decision is None or match.decision.prompt.id != "play_action":
        assert match.decision is not None
        match.answer(match.decision.options[0], match.decision.seat)
    return match


@pytest.mark.clause("OUT-MANA.3")
def test_a_card_is_discarded_only_with_a_purchase_in_view() -> None:
    match = begun("view")
    s, decision = match.state, match.decision
    assert decision is not None
    player = s.players[decision.seat]
    player.mana = 0
    player.hand = player.hand[:1]
    discards: list[Option] = [("discard", player.hand[0])]
    alone = Decision(decision.seat, decision.prompt, [("finish",), *discards])
    assert senseless(s, alone) == discards  # nothing is left that its mana could buy


@pytest.mark.clause("OUT-CRYS.9")
def test_the_mana_crystal_that_wins_is_bought() -> None:
    """Given two Mana Crystals and mana for a third, then nothing else makes sense; with one it may."""
    s = begun("crystals").state
    options: list[Option] = [("finish",), ("buy",), ("play", 3)]
    decision = Decision(0, ACTION, options)
    s.players[0].crystals = 2
    assert senseless(s, decision) == [("finish",), ("play", 3)]
    s.players[0].crystals = 1
    assert ("play", 3) not in senseless(s, decision)


@pytest.mark.clause("OUT-END.1")
def test_the_last_outpost_falls_when_it_can() -> None:
    """Given strength that just fells the last Outpost, then no creature gets any, unless there is more."""
    s = begun("last").state
    last, *others = s.players[1].posts
    for other in others:
        other.standing = False
    last.counters = post_limit(s, last) - 3
    s.assault = Assault(group=0, post=last.id, strength=5, remaining=3)
    options: list[Option] = [("strike", 5, 2), ("strike", 5, 0)]
    decision = Decision(0, ATTACKER, options, ("share", (5,), (), 0, 5))
    assert senseless(s, decision) == [("strike", 5, 2)]
    s.assault.remaining = 5
    assert senseless(s, decision) == [("strike", 5, 0)]


@pytest.mark.clause("OUT-ATK.6")
@pytest.mark.parametrize(
    ("first", "hidden", "wasted"),
    [("x=10/1/1", "", ["b1"]), ("x=9/1/1", "", []), ("x=10/1/1", "decoy-camp", [])],
)
def test_no_group_is_sent_to_an_outpost_that_falls_without_it(
    first: str, hidden: str, wasted: list[str]
) -> None:
    """Given a group that fells an Outpost for sure, then the next one attacks another, or stays."""
    t = table(
        player(offense=f"{first} y=2/1/1"),
        player(post(hidden=hidden), post()),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.do("attack", 0, "b1")
    wrong = senseless(t.s, t.decision())
    assert [t.words(option)[1] for option in wrong if option[0] == "attack"] == wasted


@pytest.mark.clause("OUT-EFF.1", "OUT-ATK.3")
@pytest.mark.parametrize(
    ("offense", "rival", "wrong"),
    [
        ("ember-captain x=2/1/1", [post()], ["done"]),  # x has +1 Attack beside the Captain
        ("y=2/1/1 x=2/1/1", [post()], []),
        ("ember-captain x=2/1/1", [post(), post()], []),  # they may attack both
        ("ember-captain x=2/1/1", [post(0, "p=1/1/1")], []),  # somebody strikes back
        ("ember-captain x=2/1/1", [post(hidden="needle-trap")], []),
    ],
)
def test_a_captain_leads_all_it_can(offense: str, rival: list[GivenPost], wrong: list[str]) -> None:
    """Given an Onslaught that strengthens its group and one open Outpost, then the attackers go together."""
    t = table(player(post(), offense=offense), player(*rival, DOWN), at="group_up")
    assert t.prompt == "group_up"
    assert [option[0] for option in senseless(t.s, t.decision())] == wrong


@pytest.mark.clause("OUT-ASLT.2", "OUT-ATK.2")
def test_a_thought_about_the_next_group_is_not_logged() -> None:
    """Given two groups, when the first is sent and the second is thought about, then no totals are logged."""
    t = table(player(offense="x=10/1/1 y=2/1/1"), player(post(), post()), at="fourth_step", groups=["x", "y"])
    t.do("attack", 0, "b1")
    senseless(t.s, t.decision())
    t.do("attack", 1, "b2")
    assert t.emitted("totals") == []  # the first assault is still to come


@pytest.mark.clause("OUT-POST.3")
@pytest.mark.parametrize(
    ("defender", "counters", "groups", "missed"),
    [
        ("thicket-wolf", 5, ["x"], True),  # 6 attack against 1 defense just fell the Outpost
        ("thicket-wolf", 6, ["x"], False),  # one point is left for the creature
        ("thicket-wolf", 4, ["x"], False),  # it stands anyway
        ("great-bear", 8, ["x"], False),  # a dear creature may be worth more
        ("thicket-wolf", 5, ["x", "y"], False),  # the other group can fell it
    ],
)
def test_no_outpost_is_spared_for_a_cheap_creature(
    defender: str, counters: int, groups: list[str], missed: bool
) -> None:
    """Given strength that just fells an Outpost, then a cheap creature gets none of it."""
    t = table(
        player(offense="x=6/1/1 y=9/1/1"),
        player(post(counters, defender), post()),
        at="fourth_step",
        groups=groups,
    )
    for number in range(len(groups)):
        t.do("attack", number, "b1")
    if t.prompt == "assault_order":
        t.do("resolve", 0)
    if t.prompt == "attacker_damage" and t.decision().options[0][0] == "strike":
        wrong = senseless(t.s, t.decision())
        assert any(option[2] > 0 for option in wrong) == missed
    else:
        assert defender == "great-bear"


@pytest.mark.clause("OUT-END.1")
@pytest.mark.parametrize(
    ("posts", "reserve", "open_gate"),
    [
        ([post(9)], "x=1/2/2", True),
        ([post(9, "p=1/1/1")], "x=1/2/2", False),  # somebody defends it
        ([post(9), post()], "x=1/2/2", False),  # it is not the last one
        ([post(9)], "", False),  # nobody could
    ],
)
def test_the_last_outpost_is_defended(posts: list[GivenPost], reserve: str, open_gate: bool) -> None:
    """Given one Outpost and an idle creature in the reserve, then the moves go on until somebody defends."""
    foe = player(post(0, "q=0/9/9"))  # nothing that y could do there
    t = table(player(*posts, reserve=reserve, offense="y=1/1/1"), foe, at="third_step")
    assert t.prompt == "moves"
    assert [option[0] for option in senseless(t.s, t.decision())] == (["skip", "done"] if open_gate else [])
    if open_gate:
        t.do("move", "x", "defense")
        assert t.prompt != "moves" or senseless(t.s, t.decision()) == []


@pytest.mark.clause("OUT-MANA.4")
@pytest.mark.parametrize(("card", "foolish"), [("oath-knight", True), ("scorch-adept", False)])
def test_no_creature_is_played_to_be_sacrificed(card: str, foolish: bool) -> None:
    """Given a creature that was played this turn, then it is not given up, unless it has done something."""
    t = table(player(post(), reserve=card, hand="great-bear"), player(post()), at="second_step")
    while t.prompt != "play_action":
        t.go()
    t.s.players[A].mana = 3
    creature = t.s.players[A].reserve[0]
    t.s.fresh = [creature]
    sacrifice: Option = ("sacrifice", creature)
    assert (sacrifice in senseless(t.s, Decision(A, ACTION, [("finish",), sacrifice]))) == foolish
    t.s.fresh = []
    assert sacrifice not in senseless(t.s, Decision(A, ACTION, [("finish",), sacrifice]))


@pytest.mark.clause("OUT-MANA.3", "OUT-MANA.4")
@pytest.mark.parametrize(
    ("given", "posts", "in_hand", "foolish"),
    [
        ("great-bear", [post(), post()], "great-bear", [True, True]),
        ("shieldbearer", [post(), post()], "great-bear", [True, False]),  # the one in play is cheap itself
        ("shieldbearer", [post(), post()], "shieldbearer", [False, True]),  # the one in hand will do
        ("great-bear", [post(9)], "pyre-giant", [False, False]),  # the spell may save the last Outpost
    ],
)
def test_no_dear_creature_is_given_up_for_a_cheap_spell(
    given: str, posts: list[GivenPost], in_hand: str, foolish: list[bool]
) -> None:
    """Given a creature whose mana would pay for a spell, then it is kept, unless the spell may decide."""
    own = player(*posts, reserve=given, hand=f"{in_hand} firebolt")
    t = table(own, player(post(), post()), at="second_step")
    while t.prompt != "play_action":
        t.go()
    me = t.s.players[A]
    (spell,) = (card for card in me.hand if t.s.pack.type[card] == "spell")
    me.mana = t.s.pack.cost[spell] - 1
    (other,) = (card for card in me.hand if card != spell)
    raising: list[Option] = [("discard", other), ("sacrifice", me.reserve[0])]
    wrong = senseless(t.s, Decision(A, ACTION, [("finish",), *raising]))
    assert [option in wrong for option in raising] == foolish
