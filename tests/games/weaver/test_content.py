"""The content pack: any card lists of this shape are played, any others are refused with a clear message."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

import fatebox.games.weaver
from fatebox.games.weaver import GAME
from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.content.designs import Adventurer, FateCard
from fatebox.games.weaver.state.terms import LEVELS, SUITS
from fatebox.kernel import Card, ContentError, Deal, Match, Rng, Source
from tests.games.weaver.table import CARDS, pack_with, wander

SHIPPED = Path(fatebox.games.weaver.__file__).parent / "content" / "cards"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            'fate.H01.suit="hope"',
            "fate.toml: H01: suit: expected one of happiness, love, power, wealth, got 'hope'",
        ),
        (
            'fate.H01.clear.runes=["A", "X"]',
            "fate.toml: H01: clear.runes[1]: expected one of A, C, D, E, M, V, got 'X'",
        ),
        ("fate.H01.clouded.once=[0, 0]", "fate.toml: H01: clouded.once: expected array of length 3, got 2"),
        ("fate.H01.clouded.once=[0, -1, 0]", "fate.toml: H01: clouded.once[1]: expected int >= 0"),
        ("fate.H01.copies=2", "fate.toml: H01: copies: this field is unknown"),
        (
            "fate.HD1.clouded.once=[0, 0, -1]",
            "fate.toml: HD1: clouded.once: expected nothing on a Death card, got [0, 0, -1]",
        ),
        (
            "fate.HD1.clouded.twice=[1, 0, 0]",
            "fate.toml: HD1: clouded.twice: expected nothing on a Death card, got [1, 0, 0]",
        ),
        (
            "fate.HD1.clear.twice=[0, 2, 0]",
            "fate.toml: HD1: clear.twice: expected nothing on a Death card, got [0, 2, 0]",
        ),
        ('cycles.long-summer.icons=["sun", "moon"]', "cycles.toml: long-summer: icons: expected 10, got 2"),
        (
            'cycles.long-summer.icons.2="star"',
            "cycles.toml: long-summer: icons[2]: expected one of blood_moon, moon, sun, got 'star'",
        ),
        (
            'relics.naga-stone.effect={ do = "fly" }',
            "relics.toml: naga-stone: effect.do: expected one of cycle-top, rotate-card, conquer, knot-pair, "
            "set-hour, hasten, gain-now, got 'fly'",
        ),
        (
            'relics.living-blade.effect.0={ do = "conquer" }',
            "relics.toml: living-blade: effect[0].sides: this field is missing",
        ),
        (
            'relics.living-blade.effect={ do = "conquer", sides = 3 }',
            "relics.toml: living-blade: effect.sides: expected int <= 2",
        ),
        ("relics.naga-stone.price=-1", "relics.toml: naga-stone: price: expected int >= 0"),
        ("relics.naga-stone.price=[5, -9, 12]", "relics.toml: naga-stone: price[1]: expected int >= 0"),
        ("relics.naga-stone.value=[-1, 3, 6]", "relics.toml: naga-stone: value[0]: expected int >= 0"),
        ("relics.naga-stone.cost=0", "relics.toml: naga-stone: cost: expected int >= 1"),
        ("relics.naga-stone.cost=[4, 3]", "relics.toml: naga-stone: cost: expected array of length >= 3"),
        (
            "relics.naga-stone.cost=[4, 3, 2, 1]",
            "relics.toml: naga-stone: cost: expected array of length <= 3",
        ),
        ('relics.naga-stone.cost="4"', "relics.toml: naga-stone: cost: expected int | array, got str"),
        (
            "relics.twin-hourglass.second.rank=4",
            "relics.toml: twin-hourglass: second.rank: expected int <= 3",
        ),
        (
            "relics.twin-hourglass.second.cost=-6",
            "relics.toml: twin-hourglass: second.cost: expected int >= 1",
        ),
        (
            "relics.twin-hourglass.second.effect.steps=0",
            "relics.toml: twin-hourglass: second.effect.steps: expected int >= 1",
        ),
        (
            "relics.veilglass-orb.effect.2.clairvoyance=-2",
            "relics.toml: veilglass-orb: effect[2].clairvoyance: expected int >= 1",
        ),
        ("adventurers.yorri.day.gold=-1", "adventurers.toml: yorri: day.gold: expected int >= 0"),
        (
            'adventurers.yorri.day.optional="happiness"',
            "adventurers.toml: yorri: day.optional: "
            "expected another suit than the required one, got 'happiness'",
        ),
        ("ranks.adept.shard_limit=-10", "ranks.toml: adept: shard_limit: expected int >= 0"),
        ("ranks.adept.points=30", "ranks.toml: master: points: expected other points than adept, got 30"),
        ("ranks.apprentice.points=1", "ranks.toml: expected a rank that starts at 0 points"),
        ("difficulties.master.bonus=-1", "difficulties.toml: master: bonus: expected int >= 0"),
        (
            "difficulties.master.deaths=5",
            "difficulties.toml: master: deaths: "
            "expected at most 4 (there are 4 Death cards of happiness), got 5",
        ),
        (
            "difficulties.master.removed=13",
            "difficulties.toml: master: removed: "
            "expected at most 12 (there are 12 normal cards of happiness), got 13",
        ),
    ],
    ids=lambda value: value.partition("=")[0] if "=" in value else "",
)
def test_a_wrong_card_is_refused(change: str, message: str) -> None:
    """The message names file, card, field and what was expected."""
    with pytest.raises(ContentError) as error:
        pack_with(change)
    assert str(error.value) == f"cards/{message}"


@pytest.mark.parametrize(
    ("kind", "keep", "message"),
    [
        ("adventurers", 9, "cards/adventurers.toml: expected at least 10 adventurers, got 9"),
        ("cycles", 0, "cards/cycles.toml: expected at least one cycle card, got none"),
        ("difficulties", 3, "cards/difficulties.toml: fateweaver: this level is missing"),
        ("ranks", 0, "cards/ranks.toml: expected a rank that starts at 0 points"),
    ],
)
def test_a_pack_with_too_few_cards_is_refused(kind: str, keep: int, message: str) -> None:
    source = Source(CARDS)
    source.tables[kind] = dict(list(source.tables[kind].items())[:keep])
    with pytest.raises(ContentError) as error:
        WeaverPack(source)
    assert str(error.value) == message


def test_a_level_of_ones_own_is_refused() -> None:
    source = Source(CARDS)
    source.tables["difficulties"]["oracle"] = source.tables["difficulties"]["master"]
    with pytest.raises(ContentError, match="oracle: expected one of apprentice, adept, master, fateweaver"):
        WeaverPack(source)


def own_cards(chance: random.Random, runes: list[str]) -> str:
    """A fate.toml of the rulebook's shape: 12 normal and 4 Death cards of each suit."""
    lines = []
    for suit in SUITS:
        for number in range(16):
            death = number >= 12
            lines.append(f'["{suit} {number}"]\nsuit = "{suit}"\ndeath = {str(death).lower()}')
            for face in ("clouded", "clear"):
                pair = [chance.choice(runes), chance.choice(runes)]
                once = [chance.randint(0, 2), chance.randint(0, 2), chance.randint(-3, 3)]
                pays = f", once = {once}" if not death or face == "clear" else ""
                lines.append(
                    f'{face} = {{ name = "{face} {number}", runes = {pair}{pays} }}'.replace("'", '"')
                )
    return "\n".join(lines)


def test_the_tables_of_the_rules_say_what_the_cards_say() -> None:
    """Also of a card that was changed: the tables are made from the cards as they are played."""
    pack = pack_with('fate.H01.suit="love"', 'fate.L01.suit="happiness"')
    for card, design in enumerate(pack.box.cards):
        suits = [suit for suit, cards in pack.of_suit.items() if card in cards]
        assert suits == ([design.suit] if isinstance(design, FateCard) else [])
        assert (card in pack.death_cards) == getattr(design, "death", False)
        lines = {"sun": design.day, "moon": design.night} if isinstance(design, Adventurer) else None
        assert pack.lines.get(Card(card)) == lines


@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_with_cards_and_runes_of_ones_own(tmp_path: Path, level: str) -> None:
    """Content is data: a folder of other cards with other symbols is played by the same rules."""
    for file in SHIPPED.glob("*.toml"):
        shutil.copy(file, tmp_path)
    runes = ["☀", "two words", "7", "a", "A"]
    table = "\n".join(f'["{rune}"]\nname = "{rune}"\nshape = "{rune}"\nveil = false' for rune in runes)
    (tmp_path / "runes.toml").write_text(table, encoding="utf-8")
    (tmp_path / "fate.toml").write_text(own_cards(random.Random(level), runes), encoding="utf-8")
    pack = WeaverPack(Source(tmp_path))
    rounds = 0
    for seed in range(40):
        options = {"difficulty": level}
        state = GAME.deal(Deal(pack, 1, options, Rng.from_seed(seed)))
        match = Match(GAME, options, seed, state, GAME.first)
        for _ in wander(match, seed):
            rounds = max(rounds, match.state.round)
        assert match.result is not None
    assert rounds > 1
