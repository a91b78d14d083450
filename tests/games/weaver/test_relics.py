"""WEA-REL.1 to WEA-REL.10: owning relics and paying for their abilities. The abilities: test_abilities.py."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.kernel import ContentError, IllegalAnswer, Rng, Source
from tests.games.weaver.table import CARDS, pack_with, table


@pytest.mark.clause("WEA-REL.1")
def test_every_relic_card_has_a_price_a_value_and_an_ability_with_a_cost() -> None:
    pack = GAME.pack()
    for relic, key in enumerate(pack.relic_keys):
        assert pack.relics[key].name
        for rank in (1, 2, 3):
            assert pack.prices[relic][rank] > 0 or (key, rank) == ("mimic-chest", 1)
            assert pack.values[relic][rank] >= 0
            abilities = pack.abilities[relic][rank]
            assert abilities
            assert all(ability.name and ability.cost > 0 and ability.message() for ability in abilities)


@pytest.mark.clause("WEA-REL.1")
@pytest.mark.parametrize("field", ["name", "price", "value", "ability", "cost", "effect"])
def test_none_of_these_may_be_missing(field: str) -> None:
    source = Source(CARDS)
    del source.tables["relics"]["naga-stone"][field]
    with pytest.raises(ContentError) as error:
        WeaverPack(source)
    assert str(error.value) == f"cards/relics.toml: naga-stone: {field}: this field is missing"


@pytest.mark.clause("WEA-REL.2")
def test_ranks_are_bought_one_on_top_of_the_other() -> None:
    """9 gold would pay for Rank II of the Stone; without Rank I only that one is on sale."""
    t = table(segment="renovate", gold=9)
    t.buy("naga-stone")
    assert (t.s.relics[1], t.s.gold) == (1, 4)
    assert ("buy", "naga-stone") not in t.options, "Rank II costs 9"
    t = table(segment="renovate", gold=22, relics={"naga-stone": 1})
    t.buy("naga-stone")
    assert (t.s.relics[1], t.s.gold) == (2, 13)
    t.buy("naga-stone")
    assert (t.s.relics[1], t.s.gold) == (3, 1)


@pytest.mark.clause("WEA-REL.2")
def test_only_owned_relics_can_be_used() -> None:
    t = table(row="H01 L01", shards=100)
    assert {option[1] for option in t.options if option[0] == "use"} == {"mimic-chest"}
    with pytest.raises(IllegalAnswer):
        t.use("naga-stone", 0)


@pytest.mark.clause("WEA-REL.3")
@pytest.mark.parametrize(("rank", "cost", "value"), [(1, 4, 1), (2, 3, 3), (3, 2, 6)])
def test_only_the_top_card_counts(rank: int, cost: int, value: int) -> None:
    """R16: the ability of the highest rank, and its value alone."""
    t = table(row="H01", relics={"naga-stone": rank}, shards=10)
    t.use("naga-stone", 0)
    assert t.s.shards == 10 - cost
    won = table(segment="refresh", icon=10, relics={"naga-stone": rank})
    assert won.match.result is not None
    assert won.match.result.scores == (value,)


@pytest.mark.clause("WEA-REL.3")
def test_a_covered_card_offers_nothing() -> None:
    """R16: Rank III of the Hourglass has two lines, the ranks below have one."""
    lines = {}
    for rank in (1, 2, 3):
        t = table(row="H01", relics={"twin-hourglass": rank}, shards=100)
        lines[rank] = [option[2] for option in t.options if option[:2] == ("use", "twin-hourglass")]
    assert lines == {1: [1], 2: [1, 1], 3: [1, 1, 2]}


@pytest.mark.clause("WEA-REL.4")
def test_abilities_are_used_in_read_fortune_only() -> None:
    t = table(segment="renovate", gold=10, relics=dict.fromkeys(GAME.pack().relic_keys, 2), shards=50)
    assert {option[0] for option in t.options} == {"done", "buy"}
    with pytest.raises(IllegalAnswer):
        t.use("veilglass-orb")


@pytest.mark.clause("WEA-REL.5")
def test_the_price_is_paid_first_then_the_effect_with_its_chain() -> None:
    t = table(row="H01 P07", relics={"naga-stone": 1}, shards=7)
    t.use("naga-stone", 0)
    assert t.s.shards == 3
    assert [event.kind for event in t.events] == ["used", "turned", "turned"]
    assert t.row == "H01:2 P07:1"


@pytest.mark.clause("WEA-REL.6")
def test_any_number_of_uses_is_allowed() -> None:
    t = table(row="H01 L01", relics={"veilglass-orb": 2, "naga-stone": 3}, shards=23)
    for _ in range(8):
        t.use("veilglass-orb")
    for place in (0, 0, 0):
        t.use("naga-stone", place)
    assert (t.s.points, t.s.shards) == (8, 1)
    assert [option for option in t.options if option[0] == "use"] == []


@pytest.mark.clause("WEA-REL.6")
def test_no_ability_is_free() -> None:
    """R50: uses are not limited, so each must cost something."""
    with pytest.raises(ContentError, match="veilglass-orb: cost: expected int >= 1"):
        pack_with("relics.veilglass-orb.cost=0")


@pytest.mark.clause("WEA-REL.7")
def test_shards_cannot_be_paid_in_part_or_with_gold() -> None:
    """R17."""
    t = table(row="H01", relics={"naga-stone": 1}, shards=3, gold=100)
    with pytest.raises(IllegalAnswer):
        t.use("naga-stone", 0)
    assert (t.s.shards, t.s.gold) == (3, 100)


@pytest.mark.clause("WEA-REL.7")
def test_gold_cannot_be_paid_with_shards() -> None:
    t = table(segment="renovate", gold=6, shards=100)
    assert ("buy", "living-blade") not in t.options, "the Blade costs 7"
    assert ("buy", "first-spindle") in t.options, "the Spindle costs 6"


@pytest.mark.clause("WEA-REL.8")
@pytest.mark.parametrize(
    ("relic", "row"),
    [
        ("naga-stone", ""),
        ("naga-stone", "H01:3 WD2 HD1:1"),
        ("living-blade", "H01 WD2:1"),
        ("living-blade", "H01 WD2"),
        ("first-spindle", "H01"),
        ("first-spindle", "H01:3 L01 WD2:1"),
    ],
)
def test_without_a_legal_target_an_ability_cannot_be_used(relic: str, row: str) -> None:
    """R17."""
    t = table(row=row, relics={relic: 1}, shards=20)
    assert t.targets(relic) == []
    refused = [refusal.clause for refusal in GAME.display.refusals(t.s, 0)]
    assert refused == ["WEA-REL.8"], "the player is told why"


@pytest.mark.clause("WEA-REL.8")
def test_a_wrong_target_costs_nothing() -> None:
    t = table(row="H01:3 L01", relics={"naga-stone": 1}, shards=4)
    before = t.s.copy()
    with pytest.raises(IllegalAnswer):
        t.use("naga-stone", 0)
    assert t.s == before


@pytest.mark.clause("WEA-REL.9")
def test_shards_and_relics_of_a_round_can_be_used_from_the_next_on() -> None:
    """The reading pays 3 shards; 5 gold buy the Orb, whose ability costs 3."""
    t = table(row="H01 P10:1 L01 P01", gold=4)
    t.finish()
    assert t.reserves == (5, 3, 0)
    t.buy("veilglass-orb")
    assert t.prompt == "read.play", "nothing more can be bought: the next round has begun"
    t.use("veilglass-orb")
    assert t.reserves == (0, 0, 1)


@pytest.mark.clause("WEA-REL.10")
def test_a_turn_by_an_ability_is_a_rotation_in_every_respect() -> None:
    """R18: it raises rot, brings the token, starts a combo and counts toward the limit."""
    t = table(row="H01 P07", relics={"naga-stone": 3}, shards=20)
    t.use("naga-stone", 0)
    assert (t.row, t.tokens) == ("H01:2 P07:1", "H01")
    t.use("naga-stone", 0)
    assert t.row.startswith("H01:3")
    assert t.targets("naga-stone") == [1]


@pytest.mark.clause("WEA-REL.3")
def test_the_abilities_that_are_remembered_are_those_of_the_top_cards() -> None:
    """In random games: some of them buy relics."""
    rng, ranks = Rng.from_seed("relics"), set()
    for seed in range(40):
        match = GAME.start(seed)
        while match.decision is not None:
            s = match.state
            top = [s.pack.abilities[relic][rank] for relic, rank in enumerate(s.relics) if rank]
            assert owned_abilities(s) == tuple(ability for abilities in top for ability in abilities)
            ranks.add(tuple(s.relics))
            match.answer(rng.choose("option", match.decision.options))
    assert len(ranks) > 1, "relics were bought"
