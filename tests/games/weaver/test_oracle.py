"""Random rows and random readings, compared with the procedure of the rulebook written a second time."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state.rotation import run_chain
from fatebox.games.weaver.state.terms import SUITS
from tests.games.weaver.oracle import OracleCard, OracleRow
from tests.games.weaver.table import Table, find, pack_with, table

pytestmark = pytest.mark.slow  # a second reading of the rules: no card changes it

NORMALS, DEATHS = 44, 16
ABILITIES = {"naga-stone": 1, "living-blade": 1, "first-spindle": 1}


@lru_cache(maxsize=8)
def dense_pack(runes: int) -> WeaverPack:
    """Random cards with so few runes that much matches: long chains, many Death cards."""
    chance = random.Random(runes)
    cards = {}
    for number in range(NORMALS + DEATHS):
        death = "death " if number >= NORMALS else ""
        a, b, c, d = (chance.choice("abcdef"[:runes]) for _ in range(4))
        cards[f"X{number}"] = f"{death}{SUITS[number % 4]}: {a} {b} / {c} {d}"
    return pack_with(**cards)


def oracle_card(pack: WeaverPack, key: str, rot: int = 0) -> OracleCard:
    card = pack.fate[key]
    return OracleCard(key, card.clouded.runes, card.clear.runes, card.death, rot, token=rot >= 2)


def same(t: Table, oracle: OracleRow) -> bool:
    """Whether the table shows what the oracle says: half turns, tokens, Knots."""
    return (
        t.row == " ".join(f"{c.key}:{c.rot}" for c in oracle.row)
        and t.tokens == " ".join(c.key for c in oracle.row if c.token)
        and [t.keys(list(knot)) for knot in t.s.knots] == [[a.key, b.key] for a, b in oracle.knots]
    )


@pytest.mark.clause("WEA-ROT.7")
@pytest.mark.parametrize("runes", [2, 3, 4])
def test_random_chains_follow_the_procedure(runes: int) -> None:
    """4000 rows with any half turns, any Knots and any cards that just moved."""
    pack = dense_pack(runes)
    chance = random.Random(f"rows {runes}")
    t = table(pack=pack)
    chains = 0
    for _ in range(4000):
        length = chance.choice((1, 2, 3, 4, 4, 4, 4))
        keys = [f"X{number}" for number in chance.sample(range(NORMALS + DEATHS), length)]
        rots = [chance.choice((0, 0, 1) if pack.fate[key].death else (0, 0, 0, 1, 1, 2, 3)) for key in keys]
        oracle = OracleRow([oracle_card(pack, key, rot) for key, rot in zip(keys, rots, strict=True)])
        oracle.knots = [pair for pair in oracle.pairs() if chance.random() < 0.1]
        one = {chance.randrange(length)}
        moved = chance.choice((one, one, one, {0, length - 1}, set[int]()))
        number = {key: find(pack, key) for key in keys}
        t.s.row = [number[c.key] for c in oracle.row]
        t.s.rots = [c.rot for c in oracle.row]
        t.s.knots = [(number[a.key], number[b.key]) for a, b in oracle.knots]
        t.events.clear()
        given = f"{t.row}, moved {moved}, knots {t.s.knots}"

        run_chain(t.s, moved)
        oracle.run_chain({oracle.row[place] for place in moved})

        assert same(t, oracle), given
        expected = [" ".join(c.key for c in oracle.row if c in wave) for wave in oracle.waves]
        assert t.waves == expected, given
        chains += len(expected) > 1
    assert chains > 50, "chains of several waves were among them"


def deal(pack: WeaverPack, chance: random.Random) -> Table:
    """A table with random cards of the dense pack in the decks, every ability owned and paid for."""
    decks = " ".join(f"X{number}" for number in chance.sample(range(NORMALS + DEATHS), 40))
    t = table(pack=pack, tops="", decks=decks, relics=ABILITIES, shards=200, segment="renovate", gold=100)
    t.done()
    t.s.shards = 200
    return t


def mirror_answer(t: Table, oracle: OracleRow, option: tuple[str, ...]) -> None:
    """Do in the oracle what an answer does at the table."""
    if option[0] == "play":
        card = t.top(option[1])
        assert card is not None
        oracle.play(oracle_card(t.s.pack, card), int(option[2]))
    elif option[1] == "naga-stone":
        oracle.slither(int(option[3]))
    elif option[1] == "living-blade":
        oracle.sever(int(option[3]))
    elif option[1] == "first-spindle":
        oracle.knot(int(option[3]))


@pytest.mark.clause("WEA-ROT.7", "WEA-REL.10", "WEA-REL.12", "WEA-REL.13", "WEA-REL.14")
@pytest.mark.parametrize("runes", [2, 3, 4])
def test_random_readings_with_abilities_follow_the_clauses(runes: int) -> None:
    """400 readings: the targets offered and the rows that result are those of the oracle."""
    pack = dense_pack(runes)
    chance = random.Random(f"readings {runes}")
    for _ in range(400):
        t, oracle = deal(pack, chance), OracleRow()
        for _ in range(12):
            assert t.targets("naga-stone") == oracle.slither_targets()
            assert t.targets("living-blade") == oracle.sever_targets(1)
            assert t.targets("first-spindle") == oracle.knot_targets()
            options = [option for option in t.options if option[0] != "finish" and option[1] != "mimic-chest"]
            if not options:
                break
            option = chance.choice(options)
            before = t.row
            mirror_answer(t, oracle, option)
            t.match.answer(option)
            assert same(t, oracle), f"{before}, then {option}"


@pytest.mark.clause("WEA-ROT.8")
@pytest.mark.parametrize("runes", [2, 3])
def test_the_order_of_inspection_has_no_influence(runes: int) -> None:
    """A row and its mirror image turn alike, though one is inspected from the other end."""
    chance = random.Random(f"mirror {runes}")
    cards = {}
    for number in range(60):
        a, b, c, d = (chance.choice("abc"[:runes]) for _ in range(4))
        death = "death " if number % 3 == 0 else ""
        cards[f"X{number}"] = f"{death}love: {a} {b} / {c} {d}"
        cards[f"Y{number}"] = f"{death}love: {b} {a} / {d} {c}"
    pack = pack_with(**cards)
    t, mirrored = table(pack=pack), table(pack=pack)
    for _ in range(1500):
        numbers = chance.sample(range(60), chance.randint(2, 4))
        rots = [chance.randint(0, 1 if number % 3 == 0 else 3) for number in numbers]
        moved = {place for place in range(len(numbers)) if chance.random() < 0.4}
        t.s.row, t.s.rots = [find(pack, f"X{number}") for number in numbers], rots[:]
        mirrored.s.row, mirrored.s.rots = (
            [find(pack, f"Y{number}") for number in reversed(numbers)],
            rots[::-1],
        )
        run_chain(t.s, moved)
        run_chain(mirrored.s, {len(numbers) - 1 - place for place in moved})
        assert t.s.rots == mirrored.s.rots[::-1]


@pytest.mark.clause("WEA-ROT.12")
@pytest.mark.parametrize("runes", [2, 3])
def test_chains_end_within_the_bound(runes: int) -> None:
    """All chains of a reading have at most floor(3n/2) + d waves, and F falls with each."""
    pack = dense_pack(runes)
    chance = random.Random(f"bound {runes}")
    longest = 0
    for _ in range(1000):
        t = deal(pack, chance)
        for _ in range(4):
            t.match.answer(chance.choice([option for option in t.options if option[0] == "play"]))
        turned = [event.args[0] for event in t.events if event.kind == "turned"]
        for wave in turned:
            assert wave, "every wave lowers F"
            for card, rot in wave:
                assert rot <= (1 if pack.death[card] else 3), "F is never negative"
        deaths = sum(pack.death[card] for card in t.s.row)
        assert len(turned) <= 3 * (4 - deaths) // 2 + deaths <= 6
        longest = max(longest, len(turned))
    assert longest >= 4, "long chains were among them"


@pytest.mark.clause("WEA-ROT.7")
def test_the_shipped_cards_follow_the_procedure() -> None:
    """Whole random games of every level, each play compared."""
    for seed, level in enumerate(["apprentice", "adept", "master", "fateweaver"] * 10):
        chance = random.Random(seed)
        t, oracle = Table(GAME.start(seed, options={"difficulty": level})), OracleRow()
        while t.match.decision is not None:
            option = chance.choice(t.options)
            if option[0] in ("play", "use"):
                mirror_answer(t, oracle, option)
            t.match.answer(option)
            if not t.s.row:
                oracle = OracleRow()
            assert same(t, oracle)
