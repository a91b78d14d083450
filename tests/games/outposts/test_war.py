"""The Third Step: moving creatures, assigning defenders, forming groups (OUT-WAR)."""

from __future__ import annotations

import pytest

from fatebox.games.outposts import GAME
from fatebox.kernel import DONE
from fatebox.text.speaker import Speaker

from .table import DOWN, RECRUIT, A, B, C, Table, player, post, table

PLENTY = 50
"""Mana for everything that a test wants to play."""
EYES = (A, B, C, None)


def zones_seen(t: Table, eye: int | None) -> list[object]:
    """The places of all creatures, as a seat sees them."""
    sides = [t.side(seat, eye) for seat in range(t.s.seats)]
    return [(s["reserve"], s["offense"], [place["defenders"] for place in s["posts"]]) for s in sides]


def partition(t: Table) -> frozenset[frozenset[str]]:
    """The attacking groups, whatever their order."""
    return frozenset(frozenset(map(t.name, group)) for group in t.s.groups)


@pytest.mark.clause("OUT-WAR.1")
def test_four_moves_are_possible() -> None:
    """Another Outpost for a defender is offered, too, but is no move (OUT-WAR.3)."""
    t = table(
        player(post(0, "p=1/1/1"), post(), reserve="r=1/1/1", offense="x=1/1/1"), player(), at="third_step"
    )
    assert t.offered == [
        *("skip", "done"),
        *("move p reserve", "move p defense", "move x reserve", "move r defense", "move r offense"),
    ]


@pytest.mark.clause("OUT-WAR.1")
@pytest.mark.parametrize(
    ("name", "to", "zone"),
    [
        ("p", "reserve", "reserve"),
        ("r", "a2", "a2"),
        ("r", "offense", "offense"),
        ("x", "reserve", "reserve"),
    ],
)
def test_each_move_is_carried_out(name: str, to: str, zone: str) -> None:
    t = table(
        player(post(0, "p=1/1/1"), post(), reserve="r=1/1/1", offense="x=1/1/1"), player(), at="third_step"
    )
    before = {each: t.zone(each) for each in "prx"}
    t.moves(**{name: to})
    assert {each: t.zone(each) for each in "prx"} == {**before, name: zone}


@pytest.mark.clause("OUT-WAR.1")
def test_any_of_the_creatures_may_move_in_one_step() -> None:
    t = table(
        player(post(0, "p=1/1/1 q=1/1/1"), reserve="r=1/1/1 s=1/1/1", offense="x=1/1/1 y=1/1/1"),
        player(),
        at="third_step",
    )
    t.moves(p="reserve", q="reserve", x="reserve", y="reserve", r="a1", s="offense")
    assert [t.zone(name) for name in "pqxyrs"] == ["reserve"] * 4 + ["a1", "offense"]


@pytest.mark.clause("OUT-WAR.1")
def test_nobody_has_to_move() -> None:
    t = table(player(post(0, "p=1/1/1"), reserve="r=1/1/1", offense="x=1/1/1"), player(), at="third_step")
    t.do("done")
    assert [t.zone(name) for name in "prx"] == ["a1", "reserve", "offense"]
    assert t.prompt == "attack_assign"


@pytest.mark.clause("OUT-WAR.1")
def test_on_time_out_all_stay() -> None:
    t = table(player(post(0, "p=1/1/1"), reserve="r=1/1/1 s=1/1/1"), player(), at="third_step")
    t.do("move", "r", "offense")
    t.idles()
    assert [t.zone(name) for name in "prs"] == ["a1", "offense", "reserve"]
    assert t.prompt == "attack_assign"


@pytest.mark.clause("OUT-WAR.1")
def test_only_the_active_players_creatures_move() -> None:
    t = table(player(reserve="r=1/1/1"), player(reserve="s=1/1/1", offense="y=1/1/1"), at="third_step")
    assert t.offered == ["skip", "move r defense", "move r offense"]


@pytest.mark.clause("OUT-WAR.2")
def test_each_creature_makes_at_most_one_move() -> None:
    t = table(player(post(0, "p=1/1/1"), offense="x=1/1/1", reserve="r=1/1/1"), player(), at="third_step")
    t.do("move", "p", "reserve")
    assert not t.offers("move", "p")
    t.do("move", "x", "reserve")
    assert not t.offers("move", "x")
    t.do("move", "r", "offense")
    assert not t.offers("move")
    assert [t.zone(name) for name in "pxr"] == ["reserve", "reserve", "offense"]


@pytest.mark.clause("OUT-WAR.2")
def test_there_is_no_move_between_defense_and_offense() -> None:
    """R28: not through the reserve either, in one step; in the next turn the way is open."""
    t = table(player(post(0, "p=1/1/1"), offense="x=1/1/1"), player(), at="third_step")
    assert not t.offers("move", "p", "offense")
    assert not t.offers("move", "x", "defense")
    t.moves(p="reserve", x="reserve")
    t.pass_turn()
    t.go()
    t.skip()
    t.moves(p="offense", x="a1")
    assert (t.zone("p"), t.zone("x")) == ("offense", "a1")


@pytest.mark.clause("OUT-WAR.3")
def test_each_new_defender_is_assigned_after_all_moves() -> None:
    t = table(player(post(), DOWN, post(), reserve="r=1/1/1 s=1/1/1 q=1/1/1"), player(), at="third_step")
    t.do("move", "r", "defense")
    assert t.prompt == "moves"
    t.do("move", "s", "defense")
    t.do("move", "q", "offense")
    assert (t.prompt, t.offered) == ("defend_assign", ["defend r a1", "defend r a3"])
    t.do("defend", "r", "a3")
    assert t.offered == ["defend s a1", "defend s a3"]
    t.do("defend", "s", "a1")
    assert (t.zone("r"), t.zone("s"), t.zone("q")) == ("a3", "a1", "offense")


@pytest.mark.clause("OUT-WAR.3")
def test_defenders_may_be_reassigned_freely() -> None:
    """Even where every place is taken two of them change places; that is no move (R28)."""
    t = table(
        player(post(0, "p=1/1/1 recruit recruit"), post(0, "q=1/1/1 recruit recruit")),
        player(),
        at="third_step",
    )
    t.do("move", "p", "defense")
    t.do("move", "q", "defense")
    t.do("done")
    assert t.offered == ["defend p a1", "defend p a2"]
    t.do("defend", "p", "a2")
    t.to("skip_step", B)  # the last place is clear
    assert (t.zone("p"), t.zone("q")) == ("a2", "a1")


@pytest.mark.clause("OUT-WAR.3")
def test_defenders_that_are_not_touched_stay_where_they_are() -> None:
    t = table(player(post(0, "p=1/1/1"), post(0, "q=1/1/1"), reserve="r=1/1/1"), player(), at="third_step")
    t.moves(r="a2")
    assert (t.zone("p"), t.zone("q"), t.zone("r")) == ("a1", "a2", "a2")


@pytest.mark.clause("OUT-WAR.3")
def test_on_time_out_a_defender_goes_where_fewest_are() -> None:
    t = table(
        player(post(0, "p=1/1/1 q=1/1/1"), post(0, "s=1/1/1"), post(0, "t=1/1/1 u=1/1/1"), reserve="r=1/1/1"),
        player(),
        at="third_step",
    )
    t.do("move", "r", "defense")
    assert t.default == "defend r a2"


@pytest.mark.clause("OUT-WAR.4")
def test_at_most_three_creatures_are_assigned_to_one_outpost() -> None:
    t = table(
        player(post(0, "p=1/1/1 q=1/1/1"), post(), reserve="r=1/1/1 s=1/1/1"), player(), at="third_step"
    )
    t.do("move", "r", "defense")
    t.do("move", "s", "defense")
    t.do("defend", "r", "a1")
    assert t.names(t.post("a1").defenders) == "p q r"
    assert t.zone("s") == "a2"  # the only place that was left


@pytest.mark.clause("OUT-WAR.4")
def test_who_cannot_be_placed_may_not_be_in_the_defense_zone() -> None:
    t = table(player(post(0, "p=1/1/1 q=1/1/1"), DOWN, reserve="r=1/1/1 s=1/1/1"), player(), at="third_step")
    assert t.offers("move", "s", "defense")
    t.do("move", "r", "defense")
    assert t.offered == ["done", "move s offense"]
    t.do("done")
    assert (t.zone("r"), t.zone("s")) == ("a1", "reserve")


@pytest.mark.clause("OUT-WAR.4")
def test_it_is_told_why_there_is_no_room() -> None:
    t = table(player(post(0, "p=1/1/1 q=1/1/1 s=1/1/1"), reserve="r=1/1/1"), player(), at="third_step")
    assert not t.offers("move", "r", "defense")
    assert [refusal.clause for refusal in t.refusals()] == ["OUT-WAR.4"]


@pytest.mark.clause("OUT-WAR.4")
def test_one_may_leave_and_another_take_the_place() -> None:
    """R62: only the end of all moves counts."""
    t = table(player(post(0, "p=1/1/1 q=1/1/1 s=1/1/1"), reserve="r=1/1/1"), player(), at="third_step")
    t.do("move", "p", "reserve")
    t.do("move", "r", "defense")
    assert t.names(t.post("a1").defenders) == "q s r"
    assert t.zone("p") == "reserve"


@pytest.mark.clause("OUT-WAR.4")
def test_without_a_face_up_outpost_nobody_defends() -> None:
    t = table(player(DOWN, reserve="r=1/1/1"), player(), player(), at="third_step")
    assert t.offered == ["skip", "move r offense"]


@pytest.mark.clause("OUT-WAR.5")
def test_every_division_into_groups_of_one_to_three_is_possible_and_no_other() -> None:
    """Four creatures can be divided in fifteen ways; all four together are too many."""
    found: set[frozenset[frozenset[str]]] = set()
    paths: list[tuple[int, ...]] = [()]
    while paths:
        path = paths.pop()
        t = table(player(offense="w=1/1/1 x=2/1/1 y=3/1/1 z=4/1/1"), player(), at="third_step")
        t.do("done")
        for choice in path:
            t.answer(t.options[choice])
        if t.prompt == "group_up":
            paths += [(*path, choice) for choice in range(len(t.options))]
        else:
            assert sorted(t.name(card) for group in t.s.groups for card in group) == ["w", "x", "y", "z"]
            assert all(1 <= len(group) <= 3 for group in t.s.groups)
            assert partition(t) not in found  # nothing is offered twice
            found.add(partition(t))
    assert len(found) == 14


@pytest.mark.clause("OUT-WAR.5")
def test_to_be_done_with_a_group_says_that_no_one_else_joins() -> None:
    """Given a group that is formed, then its last option names the first creature, whoever has joined."""
    t = table(player(offense="x=3/1/1 y=2/1/1 z=1/1/1"), player(), at="third_step")
    english = Speaker.of(GAME, t.s.pack)
    t.do("done")
    for joining in ("y", "z"):
        assert english.say(GAME.display.label(t.s, DONE)) == "No one else joins x's attack"
        t.do("join", joining)
    assert t.prompt == "attack_assign"


@pytest.mark.clause("OUT-WAR.5")
def test_the_number_of_groups_is_not_limited() -> None:
    t = table(player(offense=" ".join([RECRUIT] * 9)), player(), at="third_step")
    t.do("done")
    while t.prompt == "group_up":
        t.do("done")
    assert [len(group) for group in t.s.groups] == [1] * 9
    assert t.prompt == "attack_assign"


@pytest.mark.clause("OUT-WAR.5")
def test_creatures_that_have_just_come_to_the_offense_zone_are_in_it() -> None:
    t = table(player(offense="x=1/1/1 y=1/1/1", reserve="r=1/1/1 s=1/1/1"), player(), at="third_step")
    t.moves(y="reserve", r="offense")
    t.groups("r x")
    assert partition(t) == {frozenset("rx")}


@pytest.mark.clause("OUT-WAR.5")
def test_on_time_out_groups_of_three_in_order_of_attack() -> None:
    t = table(player(offense="v=1/1/1 w=2/1/1 x=3/1/1 y=4/1/1 z=5/1/1"), player(), at="third_step")
    t.do("done")
    while t.prompt == "group_up":
        t.idles()
    assert partition(t) == {frozenset("zyx"), frozenset("wv")}


@pytest.mark.clause("OUT-WAR.5")
def test_no_groups_are_formed_where_the_fourth_step_is_skipped_by_force() -> None:
    """R72."""
    t = table(player(offense="x=1/1/1 y=1/1/1", no_attack=2, turns=2), player(), at="third_step")
    t.do("done")
    assert (t.s.active, t.s.step) == (B, "first")
    assert not t.emitted("grouped")


@pytest.mark.clause("OUT-WAR.6")
def test_groups_last_until_the_end_of_the_turn() -> None:
    t = table(player(offense="x=1/1/1 y=1/1/1 z=1/1/1"), player(), at="third_step")
    t.do("done")
    t.groups("x y", "z")
    assert partition(t) == {frozenset("xy"), frozenset("z")}
    t.attack("b1", "b2")
    t.do("resolve", 0)
    assert partition(t) == {frozenset("xy"), frozenset("z")}  # to the end of the Fourth Step
    t.damage()
    t.damage()
    assert (t.s.active, t.s.groups, t.s.targets) == (B, [], [])
    t.pass_turn()
    t.go()
    t.skip()
    t.do("done")
    t.groups("x z", "y")
    assert partition(t) == {frozenset("xz"), frozenset("y")}


@pytest.mark.clause("OUT-WAR.7")
def test_without_a_third_step_there_is_no_fourth() -> None:
    """R29: nothing moves, defenders stay, no groups are formed, though creatures stand in offense."""
    t = table(
        player(post(0, "p=1/1/1"), post(), reserve="r=1/1/1", offense="x=5/1/1"), player(), at="third_step"
    )
    t.skip()
    assert [t.zone(name) for name in "prx"] == ["a1", "reserve", "offense"]
    assert (t.s.active, t.s.step) == (B, "first")
    assert not t.emitted("grouped")


@pytest.mark.clause("OUT-WAR.7")
def test_a_step_without_moves_is_not_a_skipped_one() -> None:
    """The step is carried out even if all attackers stand in offense already."""
    t = table(player(offense="x=5/1/1"), player(), at="third_step")
    t.do("done")
    t.attack("b1")
    t.damage(outpost=5)
    assert t.counters(B)[0] == 5


@pytest.mark.clause("OUT-WAR.8")
def test_creatures_do_not_move_at_any_other_time() -> None:
    """In the other steps, and in the turns of others, no zone changes and no move is offered."""
    t = table(
        player(post(0, "p=1/1/9"), post(), reserve="r=1/1/9", offense="x=1/1/9", hand=2),
        player(post(0, "q=1/1/9"), reserve="s=1/1/9", offense="y=1/1/9", hand=2),
        at="first_step",
    )
    zones = {name: t.zone(name) for name in "prxqsy"}
    for _ in range(60):
        moving = {option[0] for option in t.options} & {"move", "defend", "withdraw"}
        assert not moving or t.s.step == "third"
        wish = next((o for o in t.options if o[0] in ("go", "finish", "done", "attack", "batter")), None)
        t.answer(t.options[0] if wish is None else wish)
        assert {name: t.zone(name) for name in "prxqsy"} == zones
        if t.s.round == 4:
            break
    assert t.emitted("assault")


@pytest.mark.clause("OUT-WAR.8")
def test_a_card_moves_them() -> None:
    t = table(player(mana=PLENTY, hand="misdirection"), player(post(0, "p=1/1/1 q=1/1/1")))
    t.play("misdirection")
    t.picks("q")
    assert (t.zone("p"), t.zone("q")) == ("b1", "reserve")


@pytest.mark.clause("OUT-WAR.8")
def test_a_card_brings_them_to_the_defense_of_an_outpost() -> None:
    t = table(
        player(offense="x=1/1/9"),
        player(post(hidden="watchfire-beacon"), reserve="r=1/1/1 s=1/1/1 q=1/1/1"),
        at="fourth_step",
        groups=["x"],
    )
    t.attack("b1")
    t.picks("r")
    assert [t.zone(name) for name in "rsq"] == ["b1", "reserve", "reserve"]


@pytest.mark.clause("OUT-WAR.9")
def test_moves_assignments_and_groups_are_public() -> None:
    """R26."""
    t = table(
        player(post(0, "p=1/1/1"), post(), reserve="r=1/1/1 s=1/1/1", offense="x=1/1/1 y=1/1/1"),
        player(),
        player(),
        at="third_step",
    )
    t.moves(p="a2", r="offense", s="a1")
    t.groups("x r", "y")
    x, y, r, s, p = (t.find(name) for name in "xyrsp")
    for eye in EYES:
        kinds = [(event.kind, event.args) for event in t.heard(eye)]
        assert ("moved", (A, r, "offense")) in kinds
        assert ("assigned", (A, p, 1)) in kinds
        assert ("assigned", (A, s, 0)) in kinds
        groups = [args[1] for kind, args in kinds if kind == "grouped"]
        assert sorted(map(sorted, groups)) == sorted([sorted([x, r]), [y]])
        assert zones_seen(t, eye) == zones_seen(t, A)
        assert sorted(map(sorted, t.match.view(eye)["table"]["groups"])) == sorted([sorted([x, r]), [y]])
    assert zones_seen(t, B)[A] == ([], [x, y, r], [[s], [p]])
