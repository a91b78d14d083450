"""Content that cannot be played is refused with a clear message."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from fatebox.kernel import ContentError


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            'legacies.cook.race="elf"',
            "legacies.toml: cook: race: "
            "expected one of cult, enlightened, feral, hollow, marked, starborn, got 'elf'",
        ),
        ("legacies.cook.cost=0", "legacies.toml: cook: cost: expected int >= 1"),
        ("legacies.cook.stats=[1, 2]", "legacies.toml: cook: stats: expected array of length 3, got 2"),
        ("legacies.cook.stats=[1, -2, 1]", "legacies.toml: cook: stats[1]: expected int >= 0"),
        ("legacies.cook.ability.spend=-1", "legacies.toml: cook: ability.spend: expected int >= 0"),
        (
            "legacies.cook.ability.moments=[]",
            "legacies.toml: cook: ability.moments: expected array of length >= 1",
        ),
        (
            "legacies.cook.ability.effects=[]",
            "legacies.toml: cook: ability.effects: expected at least one effect",
        ),
        (
            "legacies.cook.ability.effects.0.amount=0",
            "legacies.toml: cook: ability.effects[0].amount: expected int >= 1",
        ),
        (
            'legacies.cook.ability.effects=[{ do = "attach" }]',
            "legacies.toml: cook: ability.effects: only Labor can be attached or linked",
        ),
        (
            'legacies.cook.native=[{ do = "ward" }]',
            "legacies.toml: cook: expected either an ability or natives",
        ),
        (
            "legacies.packmother.native.0.race=1",
            "legacies.toml: packmother: native[0].race: expected str, got int",
        ),
        (
            "legacies.brandsworn.native.0.rolls=1",
            "legacies.toml: brandsworn: native[0].rolls: expected int >= 2",
        ),
        (
            "legacies.marquis.native.0.at_least=3",
            "legacies.toml: marquis: native[0]: at_least: only for when = 'harvest', not 'upkeep'",
        ),
        (
            'legacies.vizier.native=[{ do = "shield", amount = 2 }]',
            "legacies.toml: vizier: native[0].do: "
            "expected one of revive, ward, band, own-reroll, best-of, guard, gain-when, got 'shield'",
        ),
        (
            'labor.zradas.native=[{ do = "ward" }]',
            "labor.toml: zradas: native[0].do: expected one of charge, extra-votes, shield, stat, got 'ward'",
        ),
        ('labor.raid.icon="any"', "labor.toml: raid: icon: expected one of fa, inst, sec, got 'any'"),
        ("labor.raid.cost=-1", "labor.toml: raid: cost: expected int >= 0"),
        ("labor.raid.copies=0", "labor.toml: raid: copies: expected int >= 1"),
        ("labor.raid.effects.0.amount=-3", "labor.toml: raid: effects[0].amount: expected int >= 1"),
        ("labor.raid.effects.0.color=1", "labor.toml: raid: effects[0].color: this field is unknown"),
        ("labor.raid.effects=[]", "labor.toml: raid: effects: expected at least one effect"),
        (
            'labor.raid.effects=[{ do = "attach" }]',
            "labor.toml: raid: expected natives or an ability if it is attached, else none",
        ),
        (
            "labor.zradas.native=[]",
            "labor.toml: zradas: expected natives or an ability if it is attached, else none",
        ),
        (
            'labor.pilgrimage.effects.1={ do = "lose", amount = 1 }',
            "labor.toml: pilgrimage: effects[1]: only the first effect can have targets of its own",
        ),
        (
            'labor.pilgrimage.effects=[{ do = "gain", to = "target", amount = 3 }]',
            "labor.toml: pilgrimage: effects[0].to: expected an effect with targets before it",
        ),
        (
            'labor.duel.effects=[{ do = "duel" }, { do = "draw", amount = 1 }]',
            "labor.toml: duel: effects[0]: expected to be the last effect",
        ),
        ("trials.overtime.tier=5", "trials.toml: overtime: tier: expected int <= 4"),
        ("trials.overtime.effects=[]", "trials.toml: overtime: effects: expected at least one effect"),
        ('trials.overtime.acts="immediate"', "trials.toml: overtime: effects: not possible for 'immediate'"),
        (
            'trials.shard-rain.effects=[{ do = "special-tribute" }, { do = "rain", amount = 1 }]',
            "trials.toml: shard-rain: effects: a procedure must be the only effect",
        ),
        (
            'trials.star-witch.effects=[{ do = "final-round" }]',
            "trials.toml: expected one Trial with final-round, got ['star-witch', 'zodraz']",
        ),
        ("mats.axiom.incentive=-1", "mats.toml: axiom: incentive: expected int >= 0"),
        ('mats.axiom.race="feral"', "mats.toml: expected one Mat for each race"),
    ],
    ids=lambda value: value.partition("=")[0],
)
def test_a_wrong_card_is_refused(change: str, message: str) -> None:
    """The message names file, card, field and what was expected."""
    with pytest.raises(ContentError) as error:
        GAME.pack([change])
    assert str(error.value) == f"cards/{message}"
