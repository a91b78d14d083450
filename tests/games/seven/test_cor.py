"""SEV-COR: the Fall of a Hero."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven.state.terms import COLORS
from tests.games.seven.table import A, B, C, D, Table, hero, quest, table

BLUE, PURPLE = COLORS.index("blue"), COLORS.index("purple")
FALLEN: dict[str, Any] = {"corruption": 7}
PENANCE: dict[str, Any] = {"gold": 1, "fame": 1, "might": 1}
"""The cost of an atonement."""


def fall(*heroes: dict[str, Any], **given: Any) -> Table:
    """A game in which heroes can fall."""
    return table(*(hero(**each) for each in heroes), falling=True, **given)


def regroup(*heroes: dict[str, Any], **given: Any) -> Table:
    """The same at the beginning of Regrouping; nobody draws sins."""
    return fall(*heroes, **{"at": "regroup.score", "sin_deck": 0, **given})


def corruption(t: Table) -> list[int]:
    """The corruption cards of all heroes."""
    return [player.corruption for player in t.s.players]


def fallen(t: Table) -> list[int]:
    """The heroes whose evil side is up."""
    return [player.seat for player in t.s.players if player.corrupted]


# --- corruption cards ----------------------------------------------------------------------------------


@pytest.mark.clause("SEV-COR.1")
def test_a_sin_in_hand_is_worth_a_corruption_card_and_costs_no_might() -> None:
    """Each hero has 1 might more for the color of his banner."""
    t = regroup({"sins": "pride greed", "might": 9}, {"sins": "lust", "corruption": 3}, {})
    assert (corruption(t), t.mights) == ([2, 4, 0], [10, 1, 1])


@pytest.mark.clause("SEV-COR.1")
def test_in_the_order_of_play_after_the_scoring() -> None:
    t = regroup({"sins": "pride"}, {"sins": "lust greed"}, {"sins": "envy"}, order=[C, A, B])
    assert t.emitted("corrupted") == [(C, 1), (A, 1), (B, 2)]
    kinds = [event.kind for event in t.events]
    assert kinds.index("corrupted") > max(i for i, kind in enumerate(kinds) if kind == "most")


@pytest.mark.clause("SEV-COR.2")
@pytest.mark.parametrize(("falling", "cards"), [(True, 1), (False, 0)])
def test_a_taint_gives_the_acting_good_hero_a_corruption_card(falling: bool, cards: int) -> None:
    """Wrath's Rampage; a corrupted hero receives none (R48)."""
    b = hero(characters="pearl-diver")
    t = table(hero(sins="wrath"), b, hero(), falling=falling)
    t.plays("wrath", 1, B)
    assert corruption(t) == [cards, 0, 0]
    t = table(hero(sins="wrath", **FALLEN), b, hero(), falling=True)
    t.plays("wrath", 1, B)
    assert corruption(t) == [7, 0, 0]


@pytest.mark.clause("SEV-COR.3")
@pytest.mark.parametrize(
    ("before", "sins", "held", "falls"), [(5, 1, 6, False), (5, 2, 7, True), (6, 3, 9, True)]
)
def test_with_seven_cards_a_hero_falls_and_all_that_are_due_are_received(
    before: int, sins: int, held: int, falls: bool
) -> None:
    t = regroup({"corruption": before, "sins": " ".join(["pride"] * sins)}, {}, {})
    assert (corruption(t)[A], fallen(t)) == (held, [A] if falls else [])


@pytest.mark.clause("SEV-COR.3")
def test_he_falls_at_once_in_the_middle_of_a_phase() -> None:
    """The taint of Wrath is his seventh: B is next, and A is corrupted already."""
    t = fall({"corruption": 6, "sins": "wrath"}, {"characters": "pearl-diver"}, {})
    t.plays("wrath", 1, B)
    assert (t.asked, fallen(t)) == (B, [A])


@pytest.mark.clause("SEV-COR.4")
def test_corruption_cards_are_public_and_have_no_limit() -> None:
    """R48: 36 cards lie in the box, the heroes hold 40."""
    t = regroup({"corruption": 6, "sins": "pride pride"}, FALLEN, {"corruption": 25}, {})
    assert sum(corruption(t)) == 8 + 7 + 25
    for eye in (A, B, C, D, None):
        assert [player["corruption"] for player in t.match.view(eye)["table"]["players"]] == [8, 7, 25, 0]


# --- the fall ------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-COR.5", "SEV-COR.6")
def test_markers_on_quests_and_portals_return_and_those_on_buildings_stay() -> None:
    """R49: spaces and portals are open again, no neutral marker is put there; all else stays."""
    rows = [[quest("the-hollow-oak", "ABAn"), quest("the-great-hunt")], [quest("the-broken-seal", "A")]]
    t = fall(
        {
            "corruption": 6,
            "sins": "wrath pride",
            "gold": 2,
            "fame": 3,
            "might": 4,
            "gifts": "1 red",
            "elixirs": "dew-drop",
            "characters": "ember-squire/tapped",
            "artifacts": "cord-of-kindness",
            "buildings": "tidewatch/manned",
            "tapped": True,
        },
        {"characters": "pearl-diver", "gold": 9},
        {},
        rows=rows,
        portals={"blue": A, "red": B},
    )
    t.plays("wrath", 1, B)
    assert fallen(t) == [A]
    assert (t.marks("the-hollow-oak"), t.marks("the-broken-seal")) == (".B.n", "...")
    assert (t.s.portals[BLUE], t.s.portals[0]) == (-1, B)
    player = t.player(A)
    assert (player.markers, t.buildings(A), player.tapped) == (6, "tidewatch/manned", True)
    assert (t.gold(A), t.fame(A), t.might(A), t.gifts(A)) == (2, 3, 4, "1 red")
    assert (t.elixirs(A), t.characters(A), t.sins(A), t.artifacts(A)) == (
        "dew-drop",
        "ember-squire/tapped",
        "pride",
        "cord-of-kindness",
    )


@pytest.mark.clause("SEV-COR.5")
def test_the_spaces_and_the_portal_can_be_marked_by_others_again() -> None:
    rows = [[quest("the-hollow-oak", "...A")]]
    t = fall(
        {"corruption": 6, "sins": "wrath"},
        {"characters": "pearl-diver", "gold": 3, "gifts": "7 blue"},
        {},
        rows=rows,
        portals={"blue": A},
    )
    t.plays("wrath", 1, B)
    assert t.offers("quest", "the-hollow-oak", 3)
    assert t.offers("portal", BLUE)


@pytest.mark.clause("SEV-COR.6")
def test_an_untapped_hero_stays_untapped() -> None:
    t = fall({"corruption": 6, "sins": "wrath"}, {"characters": "pearl-diver"}, {})
    t.plays("wrath", 1, B)
    assert (fallen(t), t.player(A).tapped) == ([A], False)


# --- playing a corrupted hero --------------------------------------------------------------------------


@pytest.mark.clause("SEV-COR.7", "SEV-COR.8")
def test_no_quests_no_treasures_no_portals_no_artifacts() -> None:
    """R50: but he keeps the artifacts he has; with one corruption card less he could do it all."""
    ann: dict[str, Any] = {"gold": 9, "gifts": "7 purple", "artifacts": "cord-of-kindness"}
    rows = [[quest("the-hollow-oak", "n", treasures="copper-hoard")]]
    t = fall({**ann, **FALLEN}, {}, {}, rows=rows)
    verbs = {option[0] for option in t.options}
    assert not verbs & {"quest", "treasure", "treasure-top", "portal", "artifact"}
    assert t.artifacts(A) == "cord-of-kindness"
    t = fall({**ann, "corruption": 6}, {}, {}, rows=rows)
    assert {option[0] for option in t.options} >= {"quest", "portal", "artifact"}


@pytest.mark.clause("SEV-COR.8")
def test_he_gets_no_share_of_an_artifact() -> None:
    rows = [[quest("the-hollow-oak", "A", treasures="reliquary-of-the-dawn")]]
    t = fall({}, FALLEN, {}, rows=rows)
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    assert (len(t.player(A).artifacts), t.player(B).artifacts) == (1, [])


@pytest.mark.clause("SEV-COR.9", "SEV-COR.10")
@pytest.mark.parametrize(
    ("name", "what", "gains"),
    [
        ("copper-hoard", "gold", [0, 1, 0, 1]),
        ("kings-ransom", "gold", [2, 1, 1, 1]),
        ("victory-garland", "fame", [0, 1, 1, 1]),
        ("battle-scar", "might", [0, 0, 0, 1]),
    ],
)
def test_each_corrupted_hero_gains_one_of_a_treasure(name: str, what: str, gains: list[int]) -> None:
    """R51: in the order of play D, A, B, C until it is used up; A takes the treasure."""
    rows = [[quest("the-hollow-oak", "A", treasures=name)]]
    t = fall({}, FALLEN, FALLEN, FALLEN, rows=rows, order=[D, A, B, C], position=1)
    t.do("treasure", "the-hollow-oak", name)
    assert [getattr(player, what) for player in t.s.players] == gains


@pytest.mark.clause("SEV-COR.9")
def test_it_holds_for_every_treasure_taken_outside_quest_completion() -> None:
    """R51: here the special rule of the Shadow Market."""
    t = fall({"buildings": "shadow-market/manned"}, FALLEN, {}, treasure_deck="silver-casket")
    t.uses("use", "shadow-market")
    assert (t.gold(A), t.gold(B)) == (2, 1)


@pytest.mark.clause("SEV-COR.11")
def test_treasures_of_a_completed_quest_are_not_shared() -> None:
    rows = [[quest("the-broken-seal", "AAn"), quest("the-great-hunt", "nnnnn")]]
    t = fall({}, FALLEN, {}, rows=rows, at="row.finished", treasure_deck="kings-ransom")
    t.do("complete", "the-broken-seal")
    t.do("pick", "kings-ransom")
    assert (t.gold(A), t.gold(B)) == (5, 0)


@pytest.mark.clause("SEV-COR.12")
def test_at_the_end_of_the_turn_a_corrupted_hero_discards_all_his_gifts() -> None:
    """R52: after step 7; in step 1 they still count."""
    t = regroup({"gifts": "1 red"}, {"gifts": "2 red 3 blue", **FALLEN}, {})
    assert t.emitted("most")[0] == (B, "gifts")
    assert (t.gifts(A), t.gifts(B), t.pools["red"], t.pools["blue"]) == ("1 red", "", 6, 7)
    kinds = [event.kind for event in t.events]
    assert kinds.index("gifts-dropped") > kinds.index("order")


@pytest.mark.clause("SEV-COR.13")
def test_sins_do_a_corrupted_hero_no_harm_but_he_draws_scores_and_produces() -> None:
    """R53: B, blue, has a point for his banner and one for his gold; his evil side brings 1 fame, 4 gold."""
    t = regroup({}, {"sins": "pride greed", "might": 5, "gold": 3, **FALLEN}, {}, sin_deck=20)
    assert (corruption(t)[B], t.might(B)) == (7, 7)
    assert (B, 1) in t.emitted("sins-drawn")
    assert (t.fame(B), t.gold(B)) == (1, 7)


@pytest.mark.clause("SEV-COR.16")
@pytest.mark.parametrize(
    ("banner", "good", "evil"),
    [
        ("red", (3, 1), (3, 2)),
        ("blue", (1, 3), (1, 4)),
        ("green", (2, 2), (2, 3)),
        ("yellow", (2, 2), (2, 3)),
        ("white", (2, 2), (2, 3)),
        ("purple", (2, 2), (2, 3)),
    ],
)
def test_the_income_of_the_side_that_is_up(banner: str, good: tuple[int, int], evil: tuple[int, int]) -> None:
    for given, income in (({}, good), (FALLEN, evil)):
        t = fall({"banner": banner, **given}, {}, {}, at="regroup.produce")
        assert (t.fame(A), t.gold(A)) == income


@pytest.mark.clause("SEV-COR.16")
def test_his_evil_ability_replaces_the_exchange() -> None:
    """R54, R69: a fallen Ilvane costs another hero 2 might and cannot exchange gifts."""
    t = fall({"banner": "white", "gifts": "1 red", **FALLEN}, {"might": 5}, {"might": 5})
    t.ability(B)
    assert (t.mights, t.gifts(A), t.player(A).tapped) == ([0, 3, 5], "1 red", True)


# --- atoning -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-COR.14")
@pytest.mark.parametrize("cards", [1, 4, 9])
def test_atoning_costs_one_of_each_and_takes_a_corruption_card(cards: int) -> None:
    """Good or corrupted, as an action, one card each time."""
    t = fall({"gold": 2, "fame": 2, "might": 2, "corruption": cards}, {}, {})
    t.do("atone")
    assert (corruption(t)[A], t.gold(A), t.fame(A), t.might(A), t.asked) == (cards - 1, 1, 1, 1, B)


@pytest.mark.clause("SEV-COR.14")
@pytest.mark.parametrize("lack", ["gold", "fame", "might", "corruption"])
def test_without_the_full_price_or_a_card_nobody_atones(lack: str) -> None:
    given = {**PENANCE, "corruption": 1}
    assert fall(given, {}, {}).offers("atone")
    assert not fall({**given, lack: 0}, {}, {}).offers("atone")


@pytest.mark.clause("SEV-COR.15")
def test_with_fewer_than_seven_cards_he_is_good_again_at_once() -> None:
    """R49: lost markers are not put back; he takes part in quests again."""
    rows = [[quest("the-hollow-oak", "n..."), quest("the-great-hunt")]]
    t = fall({"gold": 4, "fame": 1, "might": 1, **FALLEN}, {}, {}, rows=rows)
    t.do("atone")
    assert (fallen(t), t.marks("the-hollow-oak"), t.player(A).markers) == ([], "n...", 7)
    t.passes(B, C)
    assert t.offers("quest", "the-hollow-oak", 3)


@pytest.mark.clause("SEV-COR.15")
def test_with_seven_left_he_stays_corrupted() -> None:
    t = fall({**PENANCE, "corruption": 8}, {}, {})
    t.do("atone")
    assert (corruption(t)[A], fallen(t)) == (7, [A])


@pytest.mark.clause("SEV-COR.15", "SEV-COR.18")
def test_who_returns_with_30_might_and_seven_pieces_wins_at_once() -> None:
    """R71: as long as he was corrupted his 31 might did not count."""
    t = fall({"gold": 1, "fame": 1, "might": 31, **FALLEN}, {"might": 29}, {}, armour=7)
    t.do("atone")
    assert (t.result.outcome, t.result.winners) == ("armour", (A,))


# --- endings -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-COR.17")
def test_if_the_unnamed_wins_the_corrupted_heroes_win_too() -> None:
    t = fall(FALLEN, {"corruption": 6}, FALLEN, cataclysms=14)
    t.all_pass()
    assert (t.result.outcome, t.result.winners, t.result.places) == ("unnamed", (A, C), (1, 3, 1))


@pytest.mark.clause("SEV-COR.18")
def test_corrupted_heroes_do_not_count_for_the_30_might_and_never_win_by_the_armour() -> None:
    t = fall({"might": 40, "sins": "greed greed", **FALLEN}, {"might": 29, "sins": "pride"}, {}, armour=7)
    t.plays("greed", 0)
    t.idles()  # B does not cancel it
    assert t.match.result is None
    t.plays("pride", 0)
    assert (t.result.outcome, t.result.winners) == ("armour", (B,))


@pytest.mark.clause("SEV-COR.18", "SEV-COR.3")
def test_who_falls_when_he_reaches_30_does_not_win() -> None:
    """In step 1 the red hero has his 30th might, and then his seventh corruption card."""
    t = regroup({"might": 29, "corruption": 6, "sins": "pride"}, {}, {}, armour=7)
    assert (t.might(A), fallen(t), t.match.result) == (30, [A], None)


@pytest.mark.clause("SEV-COR.18")
def test_nor_by_portals() -> None:
    """His portals are open again, so others close them."""
    t = fall(
        {"corruption": 6, "sins": "wrath"},
        {"characters": "pearl-diver"},
        {"gifts": "7 blue"},
        portals={
            **dict.fromkeys(COLORS, B),
            "blue": A,
        },
    )
    t.plays("wrath", 1, B)
    assert (fallen(t), t.match.result) == ([A], None)
    t.passes(B)
    t.do("portal", BLUE)
    assert (t.result.outcome, t.result.winners) == ("portals", (B,))


@pytest.mark.clause("SEV-COR.19")
def test_when_all_are_corrupted_all_win_except_the_last_to_fall() -> None:
    t = fall(FALLEN, {"corruption": 6, "sins": "wrath"}, {"characters": "ember-squire", **FALLEN}, position=1)
    t.plays("wrath", 1, C)
    assert (t.result.outcome, t.result.winners, t.result.places) == ("all_corrupted", (A, C), (1, 3, 1))


@pytest.mark.clause("SEV-COR.19")
def test_who_falls_a_second_time_falls_then() -> None:
    """A fell first and returned; he falls again as the last one."""
    t = fall({"sins": "pride", **PENANCE, **FALLEN}, FALLEN, FALLEN)
    t.do("atone")
    t.all_pass()
    assert (t.result.outcome, t.result.winners) == ("all_corrupted", (B, C))


@pytest.mark.clause("SEV-COR.20")
@pytest.mark.parametrize(
    ("order", "winners"), [([A, B, C], (A, B)), ([C, B, A], (B, C)), ([A, C, B], (A, C))]
)
def test_who_falls_in_the_same_step_falls_in_the_order_of_play(
    order: list[int], winners: tuple[int, ...]
) -> None:
    """R55: all three have their seventh card in step 1."""
    each = {"corruption": 6, "sins": "pride"}
    t = regroup(each, each, each, order=order)
    assert [seat for (seat,) in t.emitted("fell")] == order
    assert (t.result.outcome, t.result.winners) == ("all_corrupted", winners)
