"""Leaving the game: out, exile, concession (OUT-ELIM)."""

from __future__ import annotations

import pytest

from .table import DOWN, A, B, C, GivenPlayer, GivenPost, Table, player, post, table


def bolt(t: Table, target: str) -> None:
    """A puts two counters on an Outpost with Firebolt."""
    t.play("firebolt")
    t.do("mode", 1)
    if t.prompt == "effect_target":
        t.do("target_post", target)


def bolted(*others: GivenPlayer) -> Table:
    """A destroys B's first Outpost with Firebolt."""
    t = table(player(hand="firebolt", mana=1), *others)
    bolt(t, "b1")
    return t


# --- out and exile -------------------------------------------------------------------------------


@pytest.mark.clause("OUT-ELIM.1")
@pytest.mark.parametrize(
    ("others", "out"), [((DOWN, DOWN), True), ((DOWN,), False), ((DOWN, post()), False), ((), False)]
)
def test_three_face_down_outposts_mean_out(others: tuple[GivenPost, ...], out: bool) -> None:
    t = bolted(player(post(9), *others), player())
    assert bool(t.player(B).out) is out
    assert t.match.result is None


@pytest.mark.clause("OUT-ELIM.2", "OUT-ELIM.3")
def test_exile_ends_with_the_next_first_step() -> None:
    t = bolted(player(post(9), turns=0), player())
    assert (t.standing(B), t.player(B).out) == ("", 0)
    t.finish()
    assert t.asked == B
    t.go()
    assert t.standing(B) == ""  # not on the first turn (OUT-DRAW.11)
    t.pass_turn()
    t.to("skip_step", B)
    t.go()
    assert t.standing(B) == "b2"


@pytest.mark.clause("OUT-ELIM.3", "OUT-POST.8")
def test_the_defenders_of_a_player_in_exile_are_in_reserve() -> None:
    t = bolted(player(post(9, "p=1/1/1")), player())
    assert t.zone("p") == "reserve"
    t.finish()
    t.skip()
    t.skip()
    assert not t.offers("move", "p", "defense")
    assert t.offers("move", "p", "offense")


@pytest.mark.clause("OUT-ELIM.3")
def test_a_player_in_exile_may_buy_and_attack() -> None:
    """Without an Outpost there is no mana of Outposts, but discards and crystals give some."""
    t = table(player(DOWN, crystals=2, mana=8, offense="x=3/1/1"), player(post(), post(), post()), player())
    t.do("buy")
    assert (t.result.outcome, t.result.winners) == ("crystal", (A,))
    t = table(player(DOWN, offense="x=3/1/1", hand=3), player(), player(), at="second_step")
    t.go()
    assert t.mana == 0
    t.do("discard", "recruit")
    t.play("recruit")
    t.finish()
    t.moves()
    t.attack("b1")
    t.damage(outpost=3)
    assert t.counters(B) == [3, 0, 0]


@pytest.mark.clause("OUT-ELIM.4", "OUT-END.1")
def test_with_two_players_there_is_no_exile() -> None:
    t = bolted(player(post(9)))
    assert (t.result.outcome, t.result.winners) == ("conquest", (A,))


@pytest.mark.clause("OUT-ELIM.4")
def test_with_two_players_left_there_is_no_exile() -> None:
    """C has left before; B could still receive two Outposts."""
    t = table(player(hand="firebolt"), player(post(9)), player(), active=C, at="first_step")
    t.concede(C)
    assert (t.asked, t.match.result) == (A, None)
    t.go()
    t.go()
    bolt(t, "b1")
    assert (t.result.outcome, t.result.winners) == ("conquest", (A,))


@pytest.mark.clause("OUT-ELIM.5", "OUT-CRYS.10")
def test_all_cards_of_who_is_out_leave_the_table() -> None:
    t = table(
        player(hand="firebolt", mana=1),
        player(
            post(9, "p=1/1/1", upgrades="stone-wall", hidden="needle-trap"),
            DOWN,
            DOWN,
            reserve="q=1/1/1",
            offense="r=1/1/1",
            hand=3,
            deck=4,
            discard=2,
            crystals=2,
            tax=1,
        ),
        player(crystals=1, hand=2),
    )
    others = (t.player(C).crystals, len(t.player(C).hand), t.player(A).crystals)
    bolt(t, "b1")
    left = t.player(B)
    assert len(left.aside) == 1 + 1 + 1 + 1 + 1 + 3 + 4 + 2
    assert (left.hand, left.deck, left.discard, left.creatures(), left.crystals) == ([], [], [], [], 0)
    assert all(not place.standing and not place.upgrades and not place.hidden for place in left.posts)
    assert (t.player(C).crystals, len(t.player(C).hand), t.player(A).crystals) == others  # no spoils
    assert t.asked == A


@pytest.mark.clause("OUT-ELIM.5")
def test_what_lay_open_is_still_known_and_what_lay_hidden_is_not() -> None:
    """R81: also not the face-down upgrades."""
    t = bolted(
        player(post(9, upgrades="stone-wall", hidden="needle-trap"), DOWN, DOWN, hand="overheat"), player()
    )
    seen = t.side(B, C)["aside"]
    assert t.find("stone-wall") in seen
    assert t.find("needle-trap") not in seen
    assert t.find("overheat") not in seen
    assert seen.count(None) == len(seen) - 1


@pytest.mark.clause("OUT-ELIM.5", "OUT-EFF.13")
def test_taxes_and_skips_placed_on_others_stay() -> None:
    """A taxes B and forbids C to attack, and leaves."""
    t = table(player(hand="intercept-shipment decree-of-peace", mana=9), player(), player(offense="x=1/1/1"))
    t.play("intercept-shipment")
    t.do("opponent", B)
    tax = t.player(B).tax
    t.play("decree-of-peace")
    t.do("opponent", C)
    t.concede(A)
    assert t.player(B).tax == tax > 0
    t.go()
    t.go()
    assert t.mana == max(0, 3 - tax)
    t.finish()
    t.to("moves", C)
    t.do("done")
    assert t.s.active == B  # C had no Fourth Step


@pytest.mark.clause("OUT-ELIM.5", "OUT-ATK.6")
def test_assaults_on_who_is_out_do_not_take_place() -> None:
    t = table(
        player(offense="x=3/1/1 y=1/1/1"),
        player(post(9), DOWN, DOWN),
        player(),
        at="fourth_step",
        groups=["x", "y"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=None)
    assert t.player(B).out
    assert t.emitted("no-assault") == [(A, 3)]
    assert t.names(t.player(A).offense) == "x y"


@pytest.mark.clause("OUT-ELIM.6")
def test_the_turn_ends_at_once_if_the_active_player_is_out() -> None:
    """By their own card: Overheat would have drawn three cards."""
    t = table(player(post(9), DOWN, DOWN, hand="overheat", mana=1), player(), player())
    t.play("overheat")
    assert t.player(A).out
    assert (t.s.active, t.asked, t.prompt) == (B, B, "skip_step")
    assert not t.emitted("drew")
    assert len(t.player(A).aside) == 11


@pytest.mark.clause("OUT-ELIM.6")
def test_the_turn_ends_at_once_in_the_middle_of_drawing() -> None:
    t = table(player(post(6), DOWN, DOWN, deck=0, discard=3), player(), player(), at="first_step")
    t.go()
    assert t.player(A).out
    assert (t.s.active, t.asked) == (B, B)


@pytest.mark.clause("OUT-ELIM.8", "OUT-GEN.3")
def test_who_is_out_is_passed_over_and_cannot_be_chosen() -> None:
    t = table(
        player(hand="firebolt decree-of-peace", mana=9),
        player(post(9), DOWN, DOWN, reserve="q=1/1/1"),
        player(),
        player(),
    )
    bolt(t, "b1")
    t.play("decree-of-peace")
    assert t.offered == ["opponent 2", "opponent 3"]
    t.do("opponent", C)
    t.finish()
    assert t.s.active == C


# --- concession ----------------------------------------------------------------------------------


@pytest.mark.clause("OUT-ELIM.7")
def test_with_two_players_a_concession_decides_the_game() -> None:
    """R41."""
    t = table(player(), player())
    t.concede(A)
    assert (t.result.outcome, t.result.winners, t.result.places) == ("concession", (B,), (2, 1))


@pytest.mark.clause("OUT-ELIM.7", "OUT-ELIM.6")
def test_the_active_player_may_concede_in_the_middle_of_a_spell() -> None:
    t = table(player(hand="arc-bolt", mana=9), player(reserve="x=1/1/1 y=1/1/1"), player())
    t.play("arc-bolt")
    t.concede(A)
    assert t.player(A).out
    assert t.zone("arc-bolt") == "aside"
    assert (t.s.active, t.asked, t.s.casting, t.s.resolving) == (B, B, [], [])


@pytest.mark.clause("OUT-ELIM.7")
def test_only_who_is_asked_may_concede() -> None:
    t = table(player(), player(), player())
    with pytest.raises(Exception, match="seat 1 is not asked now"):
        t.concede(B)


@pytest.mark.clause("OUT-ELIM.7")
def test_a_spell_goes_on_without_who_gave_up() -> None:
    """R63: B has to place draw damage and leaves; C draws all the same, and the spell is discarded."""
    t = table(
        player(hand="grand-auction", mana=9),
        player(post(), post(), deck=0, discard=1),
        player(hand=0),
    )
    t.play("grand-auction")
    assert (t.asked, t.prompt) == (B, "exhaust_damage")
    t.concede(B)
    assert len(t.player(C).hand) == 1
    assert (t.asked, t.prompt, t.zone("grand-auction")) == (A, "play_action", "discard")


@pytest.mark.clause("OUT-ELIM.7")
def test_the_next_part_of_a_spell_is_carried_out() -> None:
    """R63: B leaves instead of placing a defender; the second part of Levelling Charge follows."""
    t = table(
        player(hand="levelling-charge", mana=9),
        player(post(12, "p=1/1/1", upgrades="reliquary"), post()),
        player(post(upgrades="stone-wall")),
    )
    t.play("levelling-charge")
    t.do("raze", "b1", 0)
    assert (t.asked, t.prompt) == (B, "reassign")
    t.concede(B)
    assert t.counters(C)[0] > 0  # the only Outpost left for the second part
    assert (t.asked, t.prompt) == (A, "play_action")


@pytest.mark.clause("OUT-ELIM.7")
@pytest.mark.parametrize(("hand", "reserve"), [(3, "x=1/1/1"), (3, ""), (0, "x=1/1/1 y=1/1/1")])
def test_who_is_to_choose_an_evil_may_give_up_instead(hand: int, reserve: str) -> None:
    """Blackmail: at the choice itself, at the discard, at the sacrifice."""
    t = table(player(hand="blackmail", mana=9), player(hand=hand, reserve=reserve), player())
    t.play("blackmail")
    t.do("opponent", B)
    assert t.asked == B
    t.concede(B)
    assert (t.asked, t.prompt, t.zone("blackmail")) == (A, "play_action", "discard")
    assert t.player(B).discard == []


@pytest.mark.clause("OUT-ELIM.7")
def test_abilities_of_others_that_wait_are_resolved() -> None:
    """B leaves when asked for the order of their own; C's creature has its last act."""
    t = table(
        player(hand="mirror-storm", mana=9),
        player(reserve="burrow-kin echo-swarm"),
        player(reserve="burrow-kin"),
    )
    t.play("mirror-storm")
    assert (t.asked, t.prompt) == (B, "trigger_order")
    t.concede(B)
    assert [seat for seat, _, _ in t.emitted("triggered")] == [C]
    assert len(t.player(C).hand) == 1
    assert t.s.waiting == []


@pytest.mark.clause("OUT-ELIM.7")
def test_an_ability_ends_with_its_controller() -> None:
    """B's Zealot is destroyed; B leaves when asked for its target, and it strikes nobody."""
    t = table(
        player(hand="arc-bolt", mana=9, reserve="x=1/1/1 y=1/1/1"),
        player(reserve="emberwake-zealot"),
        player(),
    )
    t.play("arc-bolt")
    assert (t.asked, t.prompt) == (B, "effect_target")
    t.concede(B)
    assert t.names(t.player(A).reserve) == "x y"
    assert (t.asked, t.s.resolving) == (A, [])


@pytest.mark.clause("OUT-ELIM.7", "OUT-ASLT.10")
def test_an_assault_goes_on_without_a_bystander() -> None:
    """C's Wisp is struck by a Raid; C leaves when drawing, B strikes back all the same."""
    t = table(
        player(offense="flame-dancer x=5/0/2 y=1/0/2"),
        player(post(0, "p=2/0/9"), post()),
        player(post(), post(), reserve="quicksilver-wisp", deck=0),
        at="fourth_step",
        groups=["flame-dancer x y"],
    )
    t.attack("b1")
    t.damage(outpost=1)
    t.do("target", "quicksilver-wisp")
    assert (t.asked, t.prompt) == (C, "exhaust_damage")
    t.concede(C)
    assert (t.asked, t.prompt) == (B, "defender_damage")
    t.damage(kill="x")
    assert t.zone("x") == "discard"


@pytest.mark.clause("OUT-ELIM.7", "OUT-ASLT.9")
def test_raid_resolves_though_the_defender_gave_up() -> None:
    """R61, R63: at the question where the survivors go."""
    t = table(
        player(offense="ash-plunderer x=9/0/1"),
        player(post(9, "p=9/0/9"), post()),
        player(),
        at="fourth_step",
        groups=["ash-plunderer x"],
    )
    t.attack("b1")
    t.damage(outpost=None)
    assert (t.asked, t.prompt) == (B, "reassign")
    t.concede(B)
    assert len(t.player(A).hand) == 1
    assert t.names(t.player(A).offense) == "ash-plunderer x"


@pytest.mark.clause("OUT-ELIM.7", "OUT-END.1")
def test_a_concession_may_leave_one_player_with_outposts() -> None:
    """C is in exile: B's concession makes A the only one with a face-up Outpost."""
    t = table(player(), player(), player(DOWN), active=B)
    t.concede(B)
    assert (t.result.outcome, t.result.winners, t.result.places) == ("conquest", (A,), (1, 3, 2))
