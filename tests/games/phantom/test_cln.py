"""The Cleanup phase (PHA-CLN)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import B, player, table


@pytest.mark.clause("PHA-CLN.1", "PHA-CLN.2")
@pytest.mark.parametrize("dropped", ["", "campfire", "colt-45 campfire", "colt-45 campfire guran"])
def test_any_number_of_cards_is_discarded_and_the_others_stay(dropped: str) -> None:
    t = table(player(hand="colt-45 campfire guran", deck=0), at="cleanup")
    t.picks(*dropped.split())
    if t.prompt == "cleanup":
        t.do("done")
    assert t.prompt == "recovery", "the next turn has begun"
    assert sorted(t.discard().split()) == sorted(dropped.split())
    assert t.hand() == " ".join(name for name in ("colt-45", "campfire", "guran") if name not in dropped)
    assert t.resources() == "", "no reward is gained"


@pytest.mark.clause("PHA-CLN.1")
def test_all_are_kept_if_nothing_is_said() -> None:
    t = table(player(hand="colt-45 campfire"), at="cleanup")
    assert t.default == "done"


@pytest.mark.clause("PHA-CLN.3")
def test_resources_above_the_limit_go_back_by_choice() -> None:
    t = table(player(resources="GGSSMF"), at="cleanup")
    assert t.prompt == "keep_resources"
    t.do("return", "G")
    t.do("return", "F")
    assert (t.resources(), t.prompt) == ("GSSM", "recovery")


@pytest.mark.clause("PHA-CLN.3")
@pytest.mark.parametrize(("held", "kept"), [("GGGGSS", "GGSS"), ("GSMMMFFF", "GSMF"), ("GGGGGGF", "GGGF")])
def test_by_default_the_most_varied_are_kept(held: str, kept: str) -> None:
    t = table(player(resources=held), at="cleanup")
    t.to("recovery")
    assert t.resources() == kept


@pytest.mark.clause("PHA-CLN.3")
def test_there_is_a_default_for_one_who_began_to_give_back_other_kinds() -> None:
    """Given mostly Good marks, when a Skull mark has gone back first and time runs out, others follow."""
    t = table(player(resources="GGGSMF"), at="cleanup")
    t.do("return", "S")
    t.to("recovery")
    assert t.resources() == "GGGF"


@pytest.mark.clause("PHA-CLN.3")
def test_up_to_the_limit_all_is_kept() -> None:
    """Diana's limit is 5; only the active player cleans up."""
    t = table(player(resources="G" * 9), player(resources="GGGGG"), at="cleanup", active=B)
    assert (t.resources(B), t.resources(0), t.prompt) == ("GGGGG", "G" * 9, "recovery")


@pytest.mark.clause("PHA-CLN.3")
def test_the_limit_never_goes_below_zero() -> None:
    """R14."""
    t = table(player(injuries="deep-cut", resources="GS"), row="cold-rain", at="cleanup",
              changes=["legends.phantom.resource_limit=1"])  # fmt: skip
    assert t.limits()[1] == 0
    assert (t.resources(), t.prompt) == ("", "recovery")
