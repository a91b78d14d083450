"""SEV-ACT: actions in general."""

from __future__ import annotations

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.rules.actions import CARRY_OUT, as_declared
from fatebox.games.seven.rules.turn import STEP
from fatebox.games.seven.rules.verbs import VERBS
from fatebox.games.seven.state.terms import SIN
from fatebox.kernel import Option, Rng
from tests.games.seven.table import A, B, C, Table, hero, quest, table

RICH_ROWS = [[quest("the-broken-seal", "A", treasures="copper-hoard"), quest("the-wandering-forge")]]


def rich(**given: object) -> Table:
    """A could take every kind of action."""
    fields: dict[str, object] = {"falling": True, "corruption": 1, **given}
    corruption = fields.pop("corruption")
    return table(
        hero(
            "red",
            characters="ember-squire",
            elixirs="cinder-drop",
            buildings="tidewatch salt-harbour/manned",
            sins="greed pride",
            artifacts="cord-of-kindness",
            gifts="7 red 1 blue",
            gold=9,
            fame=9,
            might=9,
            corruption=corruption,
        ),
        hero(gifts="2 white"),
        hero(),
        tavern="forge-sister",
        store="dew-drop",
        rows=RICH_ROWS,
        **fields,  # type: ignore[arg-type]
    )


# --- which actions there are -----------------------------------------------------------------------------


@pytest.mark.clause("SEV-ACT.1")
def test_these_are_the_actions() -> None:
    """Beside the instants, which are no actions, and the wish to watch (R72)."""
    verbs = {option[0] for option in rich().options}
    instants = {"elixir", "cash", "use"}
    assert verbs - instants - {"watch"} == {
        "recruit", "buy", "found", "man", "sin", "artifact", "gifts", "ability", "quest",
        "treasure", "treasure-top", "portal", "pass", "atone",
    }  # fmt: skip


@pytest.mark.clause("SEV-ACT.1")
def test_without_fall_of_a_hero_nobody_atones() -> None:
    assert not rich(falling=False).offers("atone")


@pytest.mark.clause("SEV-ACT.2")
@pytest.mark.parametrize("short", ["gold", "fame", "gifts"])
def test_no_cost_is_paid_in_part(short: str) -> None:
    """R14: who lacks one of what is asked is not offered the action; who has it all pays it all."""
    own: dict[str, object] = {"gold": 1, "fame": 1, "gifts": "1 red 1 white 1 yellow 1 purple"}
    rows = [[quest("the-silent-bridge"), quest("the-kneeling-king")]]
    t = table(hero(**own), hero(), hero(), rows=rows)  # type: ignore[arg-type]
    assert t.offers("quest", "the-silent-bridge", 2)
    assert t.offers("quest", "the-kneeling-king", 2)
    less = {**own, short: 0} if short != "gifts" else {**own, "gifts": "1 red 1 purple"}
    t = table(hero(**less), hero(), hero(), rows=rows)  # type: ignore[arg-type]
    assert t.offers("quest", "the-silent-bridge", 2) == (short == "fame")
    assert t.offers("quest", "the-kneeling-king", 2) == (short == "gold")


# --- how an action runs ----------------------------------------------------------------------------------


@pytest.mark.clause("SEV-ACT.3")
def test_declare_react_pay_apply_refill_check() -> None:
    """Recruiting with the reaction of B in between, who lets it happen."""
    t = table(
        hero("blue", fame=5),
        hero(sins="sloth"),
        hero(),
        tavern="lance-captain toll-keeper bell-ringer",
        character_deck="ember-squire",
    )
    t.do("recruit", "lance-captain")
    assert (t.asked, t.prompt, t.fame(A), t.characters(A)) == (B, "react.recruit", 5, "")
    t.passes(B)
    kinds = [event.kind for event in t.events]
    assert kinds == ["declared", "lost", "recruited", "gained", "laid-out"]
    assert (t.fame(A), t.might(A), t.tavern.split()[0]) == (0, 3, "ember-squire")


@pytest.mark.clause("SEV-ACT.3")
@pytest.mark.parametrize(
    ("sin", "function", "asked"),
    [
        ("envy", 0, ["name", "effect.steal_gifts"]),
        ("wrath", 1, ["name", "effect.turn"]),
        ("lust", 0, ["effect.recruit"]),
        ("greed", 1, ["name", "effect.resource"]),
        ("gluttony", 0, ["effect.take_gifts", "effect.take_gifts"]),
    ],
)
def test_all_choices_of_a_sin_are_declared_before_others_react(
    sin: str, function: int, asked: list[str]
) -> None:
    """R15: who reacts knows whom and what it would hit, and nothing has happened yet."""
    t = table(
        hero(sins=sin, fame=9),
        hero(sins="pride", gifts="2 red 1 blue", characters="pearl-diver harbour-clerk", gold=5, fame=5),
        hero(gifts="1 red"),
        tavern="ember-squire toll-keeper bell-ringer",
    )
    before = (t.gifts(A), t.gifts(B), t.characters(A), t.characters(B), t.gold(B), t.fame(A), t.fame(B))
    t.do("sin", sin, function)
    prompts = []
    while t.prompt != "react.sin":
        assert t.asked == A
        prompts.append(t.prompt)
        t.idles()
    assert prompts[: len(asked)] == asked
    after = (t.gifts(A), t.gifts(B), t.characters(A), t.characters(B), t.gold(B), t.fame(A), t.fame(B))
    assert after == before
    t.passes(B)
    assert (t.asked, t.prompt) == (B, "step")


# --- checks after everything that is complete ------------------------------------------------------------


@pytest.mark.clause("SEV-ACT.4")
def test_the_seventh_sin_comes_before_the_end_of_the_game() -> None:
    """Vainglory would bring A to 30 with seven pieces; but Judgement strikes first and leaves 27."""
    t = table(hero(sins="pride", might=28), hero(), armour=7, sin_discard=6, cataclysm_deck="judgement")
    t.plays("pride", 0)
    assert (t.might(A), t.match.result) == (27, None)
    t = table(hero(sins="pride", might=28), hero(), armour=7, sin_discard=5)
    t.plays("pride", 0)
    assert (t.result.outcome, t.result.winners) == ("armour", (A,))


@pytest.mark.clause("SEV-ACT.4")
def test_the_seventh_sin_comes_before_a_fall() -> None:
    """Rampage taints A, his seventh corruption card, and is the seventh sin."""
    t = table(
        hero(sins="wrath", corruption=6),
        hero(),
        hero(),
        falling=True,
        sin_discard=6,
        cataclysm_deck="judgement",
    )
    t.plays("wrath", 1, B)
    kinds = [event.kind for event in t.events if event.kind in ("cataclysm", "sins-remade", "fell")]
    assert kinds == ["cataclysm", "sins-remade", "fell"]
    assert t.player(A).corrupted


@pytest.mark.clause("SEV-ACT.4")
def test_a_return_to_the_good_side_comes_before_the_end_of_the_game() -> None:
    """R71: with seven pieces collected A atones, is good again with 30 might, and wins at once."""
    t = table(hero(gold=1, fame=1, might=31, corruption=7), hero(), hero(), falling=True, armour=7)
    t.do("atone")
    assert (t.result.outcome, t.result.winners, t.might(A)) == ("armour", (A,), 30)


@pytest.mark.clause("SEV-ACT.4")
def test_a_fall_comes_before_the_end_of_the_game() -> None:
    """Everybody else has fallen; the one who taints himself falls, and the game ends at this check."""
    t = table(
        hero(sins="wrath", corruption=6), hero(corruption=7), hero(corruption=8), falling=True, sin_discard=0
    )
    t.plays("wrath", 1, B)
    assert (t.result.outcome, t.result.winners) == ("all_corrupted", (B, C))


@pytest.mark.clause("SEV-ACT.4")
def test_the_end_of_the_game_comes_before_the_end_of_the_phase() -> None:
    """The last portal is closed after the fourteenth cataclysm: no pass has to follow."""
    sealed = dict.fromkeys(("blue", "green", "yellow", "white", "purple"), A)
    t = table(hero(gifts="7 red"), hero(), portals=sealed, cataclysms=14)
    t.do("portal", 0)
    assert (t.result.outcome, t.result.winners, t.emitted("phase-over")) == ("portals", (A,), [])


@pytest.mark.clause("SEV-ACT.4")
def test_a_full_row_comes_before_the_next_step() -> None:
    rows = [[quest("the-broken-seal", "nn.")]]
    t = table(hero(fame=3), hero(), rows=rows)
    t.do("quest", "the-broken-seal", 2)
    assert t.emitted("completing") == [(t.find("the-broken-seal"),)]


@pytest.mark.clause("SEV-ACT.4")
def test_instants_are_checked_too() -> None:
    """Shadow Market brings the last might that the armour needs."""
    t = table(hero(might=29, buildings="shadow-market/manned"), hero(), armour=7, treasure_deck="battle-scar")
    t.do("use", "shadow-market")
    assert (t.result.outcome, t.result.winners) == ("armour", (A,))


# --- costs and trade ---------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-ACT.5")
def test_what_is_paid_goes_to_the_pools() -> None:
    """Nobody gets it: The Silent Bridge, third space, costs 1 yellow, 1 purple and 1 gold."""
    rows = [[quest("the-silent-bridge")]]
    t = table(hero(gifts="1 yellow 1 purple", gold=1), hero(), hero(), rows=rows)
    t.do("quest", "the-silent-bridge", 2)
    assert (t.pools["yellow"], t.pools["purple"]) == (7, 7)
    for seat in (A, B, C):
        assert (t.gifts(seat), t.gold(seat)) == ("", 0)


@pytest.mark.clause("SEV-ACT.6")
def test_nothing_can_be_given_lent_or_traded() -> None:
    """R16: of all that may be answered, only sins, abilities and the like name another player."""
    naming = [verb for verb, kinds in VERBS.items() if {"seat", "source"} & set(kinds)]
    assert naming == ["name", "source"]  # a sin, an artifact or an ability asks this, no step does
    t = rich()
    assert not any(t.offers(verb) for verb in naming)
    assert all(t.match.decision_of(seat) is None for seat in (B, C))


def test_what_was_declared_is_never_changed() -> None:
    """An action is made from its option once and shared by all matches, so nothing may write to it."""
    match, rng = GAME.start(1, seats=3, options={"fall_of_a_hero": True}), Rng.from_seed(1)
    declared = set[tuple[int, Option]]()
    while (decision := match.decision) is not None:
        answer = rng.choose("answer", decision.options)
        if decision.prompt == STEP and answer[0] in (*CARRY_OUT, SIN):
            declared.add((decision.seat, answer))
        match.answer(answer, decision.seat)
    assert len(declared) > 100
    for each in declared:
        assert as_declared(*each) == as_declared.__wrapped__(*each)
