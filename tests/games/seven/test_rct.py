"""SEV-RCT: reactions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, D, Table, hero, quest, table

ROWS = [[quest("the-wandering-forge"), quest("the-great-hunt")]]


def declared(action: str, *others: dict[str, Any], **given: Any) -> Table:
    """A has declared an action; what the others have is given."""
    t = table(
        hero("red", sins="greed", fame=2, gold=2),
        *(hero(**each) for each in others),
        tavern="ember-squire",
        rows=ROWS,
        **given,
    )
    if action == "sin":
        t.do("sin", "greed", 0)
    elif action == "recruit":
        t.do("recruit", "ember-squire")
    else:
        t.do("quest", "the-wandering-forge", 2)
    return t


# --- windows -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-RCT.1")
@pytest.mark.parametrize(
    ("action", "sin", "window"),
    [
        ("sin", "pride", "react.sin"),
        ("recruit", "sloth", "react.recruit"),
        ("quest", "sloth", "react.quest"),
        ("sin", "sloth", ""),
        ("recruit", "pride", ""),
        ("quest", "pride", ""),
        ("recruit", "greed", ""),
    ],
)
def test_a_reaction_is_used_only_in_the_window_it_names(action: str, sin: str, window: str) -> None:
    """R25: after the declaration and before anything is applied or paid."""
    t = declared(action, {"sins": sin}, {})
    if window:
        assert (t.asked, t.prompt, t.offered) == (B, window, ["pass", f"react {sin}"])
        assert (t.gold(A), t.fame(A), t.characters(A), t.marks("the-wandering-forge")) == (2, 2, "", "....")
    else:
        assert (t.asked, t.prompt) == (B, "step")


@pytest.mark.clause("SEV-RCT.1")
def test_the_window_of_a_cataclysm_is_before_it_is_applied() -> None:
    t = table(
        hero(might=5),
        hero(might=5, buildings="whitecrag/manned"),
        at="row.cataclysm",
        cataclysm_deck="judgement",
    )
    assert (t.asked, t.prompt, t.mights, t.names(t.s.cataclysms)) == (
        B,
        "react.cataclysm",
        [5, 5],
        "judgement",
    )
    t.do("react", "whitecrag")
    assert t.mights == [2, 5]


@pytest.mark.clause("SEV-RCT.1")
def test_other_actions_have_no_window() -> None:
    """Everybody holds everything that cancels; founding and gaining gifts go through."""
    t = table(hero(gold=5, characters="ember-squire"), hero(sins="pride sloth"), hero(sins="pride sloth"))
    t.do("found", "temple-of-snow")
    t.passes(B, C)
    t.do("gifts", "ember-squire")
    assert (t.buildings(A), t.gifts(A), t.asked, t.prompt) == ("temple-of-snow", "1 red", B, "step")


@pytest.mark.clause("SEV-RCT.2")
def test_the_others_are_asked_in_the_order_of_play_after_the_acting_player() -> None:
    """Order C, A, B, D: after A come B, D, C."""
    others = [{"sins": "pride"}] * 3
    t = declared("sin", *others, order=[C, A, B, D], position=1)
    asked = []
    while t.prompt == "react.sin":
        asked.append(t.asked)
        t.passes()
    assert asked == [B, D, C]
    assert t.gold(A) == 5


@pytest.mark.clause("SEV-RCT.2")
@pytest.mark.parametrize("order", [[A, B], [B, A]])
def test_for_a_cataclysm_all_are_asked_from_the_first_player_on(order: list[int]) -> None:
    """Whoever played the seventh sin; here another building wards as Whitecrag does."""
    ward = 'castles.cas_tidewatch.special=[{ do = "ward" }]'
    t = table(
        hero(sins="lust", buildings="whitecrag/manned"),
        hero(buildings="tidewatch/manned"),
        order=order,
        position=order.index(A),
        sin_discard=6,
        cataclysm_deck="judgement",
        changes=[ward],
    )
    t.plays("lust", 1)
    asked = []
    while t.prompt == "react.cataclysm":
        asked.append(t.asked)
        t.passes()
    assert asked == order


@pytest.mark.clause("SEV-RCT.3")
def test_the_first_who_cancels_closes_the_window_and_nobody_reacts_to_him() -> None:
    """C and D hold Pride as well, and A, whose sin is cancelled, too: none of them is asked."""
    t = declared("sin", {"sins": "pride"}, {"sins": "pride"}, {"sins": "pride"})
    t.do("react", "pride")
    assert (t.asked, t.prompt, t.gold(A)) == (B, "step", 2)
    assert [t.sins(seat) for seat in (B, C, D)] == ["", "pride", "pride"]


@pytest.mark.clause("SEV-RCT.4")
def test_a_cancelled_sin_goes_to_the_pile_after_the_reacting_card() -> None:
    t = declared("sin", {"sins": "pride"}, {})
    t.do("react", "pride")
    assert (t.gold(A), t.names(t.s.sin_discard), t.s.shown) == (2, "pride greed", [])


@pytest.mark.clause("SEV-RCT.4")
def test_the_reacting_card_may_be_the_seventh() -> None:
    """R73: the cataclysm is played, and the cancelled card begins the new pile."""
    t = declared("sin", {"sins": "pride"}, {}, sin_discard=6, cataclysm_deck="rising-tide")
    t.do("react", "pride")
    assert (t.gold(A), t.names(t.s.sin_discard), len(t.s.cataclysms)) == (0, "greed", 1)


@pytest.mark.clause("SEV-RCT.5")
@pytest.mark.parametrize("action", ["recruit", "quest"])
def test_a_cancelled_action_costs_and_does_nothing_and_is_no_pass(action: str) -> None:
    """The step is used up: B is next. The phase needs three passes from here."""
    t = declared(action, {"sins": "sloth"}, {}, passes=2)
    t.do("react", "sloth")
    assert (t.gold(A), t.fame(A), t.characters(A), t.player(A).markers) == (2, 2, "", 7)
    assert (t.tavern.split()[0], t.marks("the-wandering-forge")) == ("ember-squire", "....")
    assert (t.asked, t.prompt, t.s.passes) == (B, "step", 0)


@pytest.mark.clause("SEV-RCT.7")
def test_cards_of_the_unnamed_cannot_be_cancelled() -> None:
    own = {"sins": "pride sloth", "gold": 2, "buildings": "duskgate/manned"}
    t = table(hero(), hero(**own), hero(), unnamed=True, at="unnamed")  # type: ignore[arg-type]
    t.do("unnamed", "tithe-of-gold")
    t.do("name", B)
    assert (t.gold(B), t.asked, t.prompt) == (0, A, "step")


# --- who is asked is secret ------------------------------------------------------------------------------


@pytest.mark.clause("SEV-RCT.6")
@pytest.mark.parametrize(("action", "sin"), [("sin", "pride"), ("recruit", "sloth"), ("quest", "sloth")])
def test_others_do_not_learn_who_is_asked(action: str, sin: str) -> None:
    """Whether B, C or D holds the reaction: A and a spectator see the same and hear the same."""
    seen = set()
    for holder in (B, C, D):
        others = [{"sins": sin if seat == holder else "envy"} for seat in (B, C, D)]
        t = declared(action, *others)
        assert t.asked == holder
        assert t.match.view(A)["waiting"] is None
        seen.add((*t.views(A, None), str(t.heard(A)), str(t.heard(None))))
        t.passes()
        seen_after = (*t.views(A, None), str(t.heard(A)), str(t.heard(None)))
        assert str(t.heard(None)).count("reaction") == 0
        seen.add(("after", *seen_after))
    assert len(seen) == 2


@pytest.mark.clause("SEV-RCT.6")
def test_a_bystander_cannot_tell_one_holder_from_another() -> None:
    """D looks on while B or C is asked, and while B has declined and C is asked."""
    seen = set()
    for holders in ((B,), (C,), (B, C)):
        t = declared("sin", *({"sins": "pride" if seat in holders else "envy"} for seat in (B, C)), {})
        for _ in holders:
            seen.add((*t.views(D), str(t.heard(D))))
            t.passes()
        assert t.prompt == "step"
    assert len(seen) == 1


@pytest.mark.clause("SEV-RCT.6")
def test_who_holds_no_usable_reaction_is_not_asked() -> None:
    """Pride and Sloth name other windows; a manned Duskgate helps only whom the sin names."""
    own = {"sins": "sloth greed", "buildings": "duskgate/manned"}
    t = declared("sin", own, {})
    assert (t.asked, t.prompt, t.gold(A)) == (B, "step", 5)
    t = declared("recruit", {"sins": "pride greed", "buildings": "duskgate/manned"}, {})
    assert (t.asked, t.prompt, t.characters(A)) == (B, "step", "ember-squire")


@pytest.mark.clause("SEV-RCT.6", "SEV-ACT.3")
@pytest.mark.parametrize(("action", "sin"), [("sin", "pride"), ("recruit", "sloth"), ("quest", "sloth")])
@pytest.mark.parametrize("held", [True, False])
def test_a_declaration_to_which_others_can_react_is_not_taken_back(action: str, sin: str, held: bool) -> None:
    """R76: it would be a way to learn whether somebody holds a reaction."""
    t = declared(action, {"sins": sin if held else "envy"}, {})
    assert (t.prompt == "step") != held
    assert t.match.why_no_undo(A) is not None


@pytest.mark.clause("SEV-ACT.3")
def test_what_has_shown_a_hidden_card_is_not_taken_back() -> None:
    """R76: the top treasure, and three characters of which none can be paid; but gifts of a character can."""
    rows = [[quest("the-hollow-oak", "A")]]
    t = table(hero(), hero(), rows=rows, treasure_deck="copper-hoard")
    t.do("treasure-top", "the-hollow-oak")
    assert t.match.why_no_undo(A) is not None
    for building in ("shadow-market", "sunspire"):
        for at in ("step", "closing"):
            t = table(
                hero("red", buildings=f"{building}/manned"),
                hero(),
                at=at,
                treasure_deck="copper-hoard",
                tavern="ember-squire toll-keeper bell-ringer",
            )
            t.do("use", building)
            assert t.match.why_no_undo(A) is not None
    t = table(hero(characters="ember-squire"), hero())
    t.do("gifts", "ember-squire")
    assert t.match.why_no_undo(A) is None
