"""The spaces and the prize of each quest, alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, hero, quest, table

# name, what the spaces cost, prize in might
QUESTS: list[tuple[str, list[str], int]] = [
    ("the-broken-seal", ["3 red", "2 blue", "3 fame"], 4),
    ("wolves-of-the-white-pass", ["3 white", "2 green", "3 gold"], 4),
    ("the-drowned-bell", ["3 blue", "2 purple", "3 fame"], 4),
    ("the-hermit-in-the-thorns", ["3 green", "2 yellow", "3 gold"], 4),
    ("the-sunless-mine", ["3 yellow", "2 red", "3 fame"], 4),
    ("the-lantern-thieves", ["3 purple", "2 white", "3 gold"], 4),
    ("the-silent-bridge", ["2 red 1 blue", "2 green 1 white", "1 yellow 1 purple 1 gold"], 4),
    ("the-kneeling-king", ["2 blue 1 green", "2 yellow 1 purple", "1 red 1 white 1 fame"], 4),
    ("siege-of-emberford", ["2 red", "1 red 1 white", "2 green", "3 gold"], 4),
    ("the-plague-barges", ["2 blue", "1 blue 1 yellow", "2 white", "3 fame"], 4),
    ("the-hollow-oak", ["2 green", "1 green 1 purple", "2 red", "3 gold"], 4),
    ("the-serpent-stair", ["2 yellow", "1 yellow 1 blue", "2 purple", "3 fame"], 4),
    ("procession-of-ghosts", ["2 white", "1 white 1 green", "2 yellow", "3 gold"], 4),
    ("the-masked-duke", ["2 purple", "1 purple 1 red", "2 blue", "3 fame"], 4),
    ("caravan-in-the-storm", ["1 red 1 yellow", "1 blue 1 green", "2 gold", "2 fame"], 3),
    ("orphans-of-the-border-war", ["1 white 1 purple", "1 red 1 green", "2 gold", "2 fame"], 3),
    ("the-wandering-forge", ["1 blue 1 yellow", "1 purple 1 white", "2 gold", "2 fame"], 3),
    ("the-crown-of-thorns", ["2 red", "2 green", "2 white", "2 purple"], 5),
    ("the-thirteen-bandits", ["1 red", "1 blue", "1 green 1 yellow", "2 gold", "2 fame"], 4),
    ("the-library-fire", ["1 yellow", "1 white", "1 purple 1 blue", "2 gold", "2 fame"], 4),
    ("the-great-hunt", ["2 green", "1 red", "1 purple", "1 yellow 1 white", "3 fame"], 5),
    ("funeral-of-the-last-paladin", ["2 white", "1 blue", "1 yellow", "1 red 1 purple", "3 gold"], 5),
    ("night-of-open-gates", ["2 purple", "1 green", "2 blue", "1 yellow 1 red", "3 fame"], 6),
    (
        "herald-of-the-unnamed",
        ["1 red 1 blue", "1 green 1 yellow", "1 white 1 purple", "3 gold", "3 fame"],
        6,
    ),
]
SPACES = [(name, place, cost) for name, costs, _ in QUESTS for place, cost in enumerate(costs)]


def purse(cost: str) -> dict[str, Any]:
    """A hero's fields with just what this cost names."""
    words = cost.split()
    amounts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    money: dict[str, Any] = {what: amounts.pop(what) for what in ("gold", "fame") if what in amounts}
    return {"gifts": " ".join(f"{n} {color}" for color, n in amounts.items()), **money}


@pytest.mark.clause("SEV-QST.1", "SEV-QST.2")
@pytest.mark.parametrize(("name", "place", "cost"), SPACES)
def test_a_space_costs_exactly_what_it_shows(name: str, place: int, cost: str) -> None:
    t = table(hero(**purse(cost)), hero(), rows=[[quest(name), quest(other(name))]])
    assert t.offers("quest", name, place)
    t.do("quest", name, place)
    assert (t.gifts(A), t.gold(A), t.fame(A), t.might(A)) == ("", 0, 0, 0)
    assert (t.marks(name)[place], t.player(A).markers) == ("A", 6)


@pytest.mark.clause("SEV-QST.1", "SEV-ACT.2")
@pytest.mark.parametrize(("name", "place", "cost"), SPACES)
def test_a_space_cannot_be_marked_for_less(name: str, place: int, cost: str) -> None:
    words = cost.split()
    words[0] = str(int(words[0]) - 1)
    t = table(hero(**purse(" ".join(words))), hero(), rows=[[quest(name)]])
    assert not t.offers("quest", name, place)


@pytest.mark.clause("SEV-CMP.2")
@pytest.mark.parametrize(("name", "spaces", "prize"), [(n, len(costs), prize) for n, costs, prize in QUESTS])
def test_the_majority_gains_the_prize(name: str, spaces: int, prize: int) -> None:
    """B has one marker, A all the others."""
    t = table(hero(), hero(), rows=[[quest(name, "B" + "A" * (spaces - 1))]], at="row.finished")
    assert t.mights == [prize, 0]
    t = table(hero(), hero(), rows=[[quest(name, "BA".ljust(spaces, "n"))]], at="row.finished")
    assert t.mights == [prize // 2, prize // 2]


def other(name: str) -> str:
    """Another quest, so that the row is not finished."""
    return "the-crown-of-thorns" if name != "the-crown-of-thorns" else "the-great-hunt"
