"""Each treasure and the ways to it, alone."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, hero, quest, table

TREASURES = [
    ("copper-hoard", "2 gold"),
    ("silver-casket", "3 gold"),
    ("merchants-strongbox", "3 gold"),
    ("dragons-tithe", "4 gold"),
    ("kings-ransom", "5 gold"),
    ("minstrels-song", "2 fame"),
    ("victory-garland", "3 fame"),
    ("knights-banner", "3 fame"),
    ("hall-of-trophies", "4 fame"),
    ("ballad-of-the-first-hero", "5 fame"),
    ("battle-scar", "1 might"),
    ("old-warriors-ring", "1 might"),
    ("rune-of-valour", "2 might"),
    ("giants-girdle", "2 might"),
    ("blood-of-the-first-hero", "3 might"),
    ("reliquary-of-the-dawn", "an artifact"),
    ("reliquary-of-the-deep", "an artifact"),
    ("reliquary-of-the-void", "an artifact"),
]


def gain(gold: int, fame: int, might: int, artifacts: str) -> str:
    """The gains of a hero, in the words of the list."""
    found = {"gold": gold, "fame": fame, "might": might}
    return " ".join(f"{n} {what}" for what, n in found.items() if n) + ("an artifact" if artifacts else "")


@pytest.mark.clause("SEV-TRS.1", "SEV-TRS.2", "SEV-TRS.3", "SEV-TRS.4", "SEV-ART.1", "SEV-DECK.7")
@pytest.mark.parametrize(("name", "expected"), TREASURES)
def test_a_treasure_beside_a_quest_is_worth_a_marker(name: str, expected: str) -> None:
    t = table(hero(), hero(), rows=[[quest("the-hollow-oak", "A.B", treasures=name)]])
    t.do("treasure", "the-hollow-oak", name)
    assert gain(t.gold(A), t.fame(A), t.might(A), t.artifacts(A)) == expected
    assert (t.marks("the-hollow-oak"), t.player(A).markers) == ("n.B.", 7)
    assert (t.quest("the-hollow-oak").treasures, t.names(t.s.treasure_discard)) == ([], name)


@pytest.mark.clause("SEV-CMP.4", "SEV-CMP.5")
@pytest.mark.parametrize(("name", "expected"), TREASURES)
def test_a_treasure_of_the_reward_pool(name: str, expected: str) -> None:
    """Of the prize of 4 might A and B get half."""
    t = table(
        hero(),
        hero(),
        rows=[[quest("the-hollow-oak", "ABnn", treasures=name)]],
        treasure_deck="silver-casket" if name != "silver-casket" else "copper-hoard",
        at="row.finished",
    )
    t.do("pick", name)
    assert gain(t.gold(A), t.fame(A), t.might(A) - 2, t.artifacts(A)) == expected


@pytest.mark.clause("SEV-COR.9", "SEV-COR.10")
@pytest.mark.parametrize(
    ("name", "taker", "fallen"),
    [("kings-ransom", 4, 1), ("rune-of-valour", 1, 1), ("battle-scar", 0, 1), ("copper-hoard", 1, 1)],
)
def test_a_fallen_hero_shares_a_treasure(name: str, taker: int, fallen: int) -> None:
    t = table(
        hero(),
        hero(corruption=7),
        hero(),
        rows=[[quest("the-hollow-oak", "A", treasures=name)]],
        falling=True,
    )
    t.do("treasure", "the-hollow-oak", name)
    assert (sum((t.gold(A), t.might(A))), sum((t.gold(B), t.might(B)))) == (taker, fallen)
