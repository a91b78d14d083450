"""Plain data: constructor, copies, JSON data and back, equality; nothing is shared by accident."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatebox.kernel import Card, DataError, FaceUp, Fixed, InHand, Plain, Rng, Sealed, Secret, State, field


class Coin(Plain):
    """A leaf."""

    metal: str = "copper"
    worth: int = 1


class Purse(Plain):
    """One field of every shape."""

    kinds: ClassVar[int] = 7
    seat: int
    owner: Fixed[Any] = None
    coins: list[Coin] = field(default_factory=list)
    by_name: dict[str, Coin] = field(default_factory=dict)
    stacks: list[InHand] = field(default_factory=list)
    marks: dict[Card, list[int]] = field(default_factory=dict)
    pairs: list[tuple[Card, int]] = field(default_factory=list)
    places: tuple[int, ...] = ()
    best: Coin | None = None
    mood: Literal["calm", "wild"] = "calm"
    size: int | str = 0
    weight: float = 0.5
    code: Secret[int | None] = None
    chance: Sealed[Rng | None] = None
    free: Any = None
    deep: list[dict[Card, list[tuple[Card, int] | None]]] = field(default_factory=list)
    trail: tuple[tuple[Card, str], ...] = ()


class Sack(Purse):
    """A purse with one field more and another default."""

    seat: int = 3
    patches: int = 0


class Seat(Plain):
    """The owner of a hand."""

    seat: int
    hand: InHand


class Table(Plain):
    """Piles in lists, in objects, in dictionaries."""

    seats: list[Seat]
    open: FaceUp
    maybe: InHand | None = None
    named: dict[str, InHand] = field(default_factory=dict)


def full_purse() -> Purse:
    return Purse(
        seat=1,
        coins=[Coin(), Coin(metal="gold", worth=9)],
        by_name={"lucky": Coin(worth=2)},
        stacks=[[Card(4), Card(5)], []],
        marks={Card(4): [1, 2]},
        pairs=[(Card(4), 4)],
        places=(1, 2),
        best=Coin(metal="iron"),
        mood="wild",
        size="big",
        code=17,
        chance=Rng.from_seed("x"),
        free=("a", 1, None),
        deep=[{Card(4): [(Card(5), 5), None]}, {}],
        trail=((Card(5), "east"),),
    )


# --- constructor ---------------------------------------------------------------------------------


def test_fields_are_keywords_with_defaults() -> None:
    coin = Coin(worth=5)
    assert (coin.metal, coin.worth) == ("copper", 5)
    with pytest.raises(TypeError, match="positional"):
        Coin("gold")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="seat"):
        Purse()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="shine"):
        Coin(shine=1)  # type: ignore[call-arg]


def test_default_factories_make_new_objects() -> None:
    one, two = Purse(seat=0), Purse(seat=0)
    one.coins.append(Coin())
    one.by_name["x"] = Coin()
    assert two.coins == []
    assert two.by_name == {}


def test_objects_have_slots_and_no_room_for_others() -> None:
    with pytest.raises(AttributeError):
        Coin().shine = 1  # type: ignore[attr-defined]
    assert Purse.kinds == 7
    assert "kinds" not in Purse.shapes()


def test_a_default_that_can_change_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"Bad\.items: a default that can change needs field"):

        class Bad(Plain):
            items: list[int] = []  # noqa: RUF012

    with pytest.raises(TypeError, match=r"Worse\.coin: a default that can change"):

        class Worse(Plain):
            coin: Coin = Coin()


def test_a_field_cannot_take_the_place_of_a_method() -> None:
    with pytest.raises(TypeError, match=r"Bad\.piles: this is the name of a method"):

        class Bad(Plain):
            piles: list[int]  # type: ignore[assignment]


def test_a_field_may_give_a_plain_default() -> None:
    class Dot(Plain):
        x: int = field(default=4)

    assert Dot().x == 4
    assert Dot(x=1).x == 1


# --- copies --------------------------------------------------------------------------------------


def test_a_copy_equals_its_original_and_shares_nothing_that_can_change() -> None:
    original = full_purse()
    before = json.dumps(original.to_data())
    copy = original.copy()
    assert copy == original
    assert type(copy) is Purse

    copy.coins[0].worth = 100
    copy.coins.append(Coin())
    copy.by_name["lucky"].worth = 100
    copy.by_name["other"] = Coin()
    copy.stacks[0].append(Card(6))
    copy.stacks.append([])
    copy.marks[Card(4)].append(3)
    copy.pairs.append((Card(1), 1))
    assert copy.best is not None
    copy.best.worth = 100
    assert copy.chance is not None
    copy.chance.word()
    copy.code = 18
    copy.deep[0][Card(4)].append(None)
    copy.deep[1][Card(9)] = []
    assert json.dumps(original.to_data()) == before


def test_fixed_fields_are_shared_by_copies_and_no_data() -> None:
    owner = object()
    purse = Purse(seat=1, owner=owner)
    assert purse.copy().owner is owner
    assert "owner" not in purse.to_data()
    assert purse == Purse(seat=1, owner=None)


@pytest.mark.parametrize("base_first", [True, False])
def test_a_subclass_copies_as_itself_whatever_was_copied_before(base_first: bool) -> None:
    class Base(Plain):
        items: list[int]

    class Derived(Base):
        extra: list[int]

    if base_first:
        assert type(Base(items=[]).copy()) is Base
    derived = Derived(items=[1], extra=[2])
    copy = derived.copy()
    assert type(copy) is Derived
    copy.items.append(9)
    copy.extra.append(9)
    assert (derived.items, derived.extra) == ([1], [2])
    assert type(Base(items=[]).copy()) is Base


def test_inheritance_adds_fields_and_changes_defaults() -> None:
    sack = Sack(patches=2, coins=[Coin()])
    assert (sack.seat, sack.patches, sack.mood) == (3, 2, "calm")
    assert list(Sack.shapes()) == [*Purse.shapes(), "patches"]
    assert Sack.from_data(sack.to_data()) == sack
    assert sack != Purse(seat=3, coins=[Coin()])


# --- data ----------------------------------------------------------------------------------------


def test_data_is_json_and_comes_back_equal() -> None:
    purse = full_purse()
    text = json.dumps(purse.to_data())
    again = Purse.from_data(json.loads(text))
    assert again == purse
    assert json.dumps(again.to_data()) == text


def test_cards_can_be_written_by_name_and_read_back() -> None:
    names = {4: "fool", 5: "star"}
    purse = full_purse()
    data = json.loads(json.dumps(purse.to_data(naming=lambda card: names[card])))
    assert data["stacks"] == [["fool", "star"], []]
    assert data["marks"] == {"fool": [1, 2]}
    assert data["pairs"] == [["fool", 4]]  # the number beside a card is a number
    assert data["deep"] == [{"fool": [["star", 5], None]}, {}]
    assert data["trail"] == [["star", "east"]]
    cards = {name: Card(card) for card, name in names.items()}
    assert Purse.from_data(data, lookup=lambda name: cards[name]) == purse


def test_fields_left_out_of_data_take_their_defaults() -> None:
    assert Purse.from_data({"seat": 2}) == Purse(seat=2)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seat": "two"}, "seat: expected int, got 'two'"),
        ({"seat": True}, "seat: expected int, got True"),
        ({"seat": 1.0}, "seat: expected int, got 1.0"),
        ({"shine": 1}, "shine: unknown; expected one of seat, coins"),
        ({"coins": 5}, "coins: expected a list, got 5"),
        ({"coins": [{}, {"worth": "x"}]}, "coins[1].worth: expected int, got 'x'"),
        ({"coins": [7]}, "coins[0]: expected a table, got 7"),
        ({"by_name": []}, "by_name: expected a table, got []"),
        ({"by_name": {"a": {"glow": 1}}}, "by_name.a.glow: unknown; expected one of metal, worth"),
        ({"stacks": [[1, "two"]]}, "stacks[0][1]: expected a card, got 'two'"),
        ({"stacks": [[True]]}, "stacks[0][0]: expected a card, got True"),
        ({"marks": {"x": [1]}}, "marks: expected a card, got 'x'"),
        ({"marks": {"²": [1]}}, "marks: expected a card, got '²'"),
        ({"marks": {"4": [1, None]}}, "marks.4[1]: expected int, got None"),
        ({"pairs": [[1]]}, "pairs[0]: expected a list of 2, got [1]"),
        ({"pairs": [[1, "x"]]}, "pairs[0][1]: expected int, got 'x'"),
        ({"places": [1, "x"]}, "places[1]: expected int, got 'x'"),
        ({"best": 4}, "best: expected a table, got 4"),
        ({"mood": "sad"}, "mood: expected one of ['calm', 'wild'], got 'sad'"),
        ({"size": None}, "size: expected int or str, got None"),
        ({"weight": "heavy"}, "weight: expected int or float, got 'heavy'"),
        ({"code": "x"}, "code: expected int, got 'x'"),
        ({"deep": [{"4": [[1, 1], [2]]}]}, "deep[0].4[1]: expected a list of 2, got [2]"),
        ({"trail": [["x", "east"]]}, "trail[0][0]: expected a card, got 'x'"),
        ({"chance": [1, 2]}, "chance: expected the data of Rng, got [1, 2]"),
        ({"chance": 3}, "chance: expected the data of Rng, got 3"),
    ],
)
def test_bad_data_is_refused_with_the_path_and_what_was_expected(
    change: dict[str, Any], message: str
) -> None:
    with pytest.raises(DataError) as error:
        Purse.from_data(full_purse().to_data() | change)
    assert str(error.value).startswith(message)


def test_a_missing_field_is_named() -> None:
    with pytest.raises(DataError, match=r"^seat: missing$"):
        Purse.from_data({})
    with pytest.raises(DataError, match=r"^Purse: expected a table, got \[\]$"):
        Purse.from_data([])


def test_a_literal_is_no_number_that_merely_equals_it() -> None:
    class Die(Plain):
        top: Literal[1, 2]

    assert Die.from_data({"top": 1}).top == 1
    for wrong in (True, 1.0):
        with pytest.raises(DataError, match=r"^top: expected one of \[1, 2\]"):
            Die.from_data({"top": wrong})


# --- types that a state cannot hold --------------------------------------------------------------


@pytest.mark.parametrize(
    "annotation",
    [
        set[int],
        object,
        list,
        list[int] | str,
        Coin | Purse,
        Card | str,
        tuple[list[int], int],
        tuple[Coin, ...],
        dict[bool, int],
        dict[tuple[int, int], int],
        list[Fixed[int]],
    ],
)
def test_types_that_would_be_shared_or_lost_are_refused(annotation: Any) -> None:
    class Odd(Plain):
        __annotations__ = {"thing": annotation}

    with pytest.raises(TypeError, match=r"cannot be|only simple values mix"):
        Odd.shapes()


# --- properties ----------------------------------------------------------------------------------

coins = st.builds(Coin, metal=st.text(max_size=3), worth=st.integers())
cards = st.integers(0, 50).map(Card)
purses = st.builds(
    Purse,
    seat=st.integers(0, 5),
    coins=st.lists(coins, max_size=3),
    by_name=st.dictionaries(st.text(max_size=3), coins, max_size=3),
    stacks=st.lists(st.lists(cards, max_size=4), max_size=3),
    marks=st.dictionaries(cards, st.lists(st.integers(), max_size=3), max_size=3),
    pairs=st.lists(st.tuples(cards, st.integers()), max_size=3),
    places=st.lists(st.integers(), max_size=4).map(tuple),
    best=st.none() | coins,
    mood=st.sampled_from(["calm", "wild"]),
    size=st.integers() | st.text(max_size=3),
    weight=st.floats(allow_nan=False, allow_infinity=False),
    code=st.none() | st.integers(),
    deep=st.lists(
        st.dictionaries(cards, st.lists(st.none() | st.tuples(cards, st.integers()), max_size=2), max_size=2),
        max_size=2,
    ),
    trail=st.lists(st.tuples(cards, st.text(max_size=2)), max_size=2).map(tuple),
)


@given(purses)
def test_any_object_survives_copy_and_json(purse: Purse) -> None:
    assert purse.copy() == purse
    assert Purse.from_data(json.loads(json.dumps(purse.to_data()))) == purse


@given(purses, st.permutations(range(51)))
def test_relabelling_moves_every_card_and_nothing_else(purse: Purse, order: list[int]) -> None:
    mapping = {Card(i): Card(j) for i, j in enumerate(order)}
    back = {j: i for i, j in mapping.items()}
    moved = purse.relabelled(mapping)
    assert moved.stacks == [[mapping[card] for card in pile] for pile in purse.stacks]
    assert moved.marks == {mapping[card]: marks for card, marks in purse.marks.items()}
    assert moved.pairs == [(mapping[card], number) for card, number in purse.pairs]
    assert moved.deep == [
        {mapping[c]: [at and (mapping[at[0]], at[1]) for at in places] for c, places in each.items()}
        for each in purse.deep
    ]
    assert moved.trail == tuple((mapping[card], where) for card, where in purse.trail)
    assert (moved.places, moved.coins, moved.seat) == (purse.places, purse.coins, purse.seat)
    assert moved.relabelled(back) == purse


@given(purses, st.permutations(range(51)))
def test_cards_that_lie_hidden_and_that_nothing_names_are_exchanged_alike(
    purse: Purse, order: list[int]
) -> None:
    fixed = purse.fixed_cards()
    places = [places for each in purse.deep for places in each.values()]
    named = [at[0] for each in places for at in each if at]
    assert sorted(fixed) == sorted([card for card, _ in [*purse.pairs, *purse.trail]] + named)
    free = [Card(i) for i in range(51) if i not in fixed]
    mapping = dict(zip(free, [Card(i) for i in order if i not in fixed], strict=True))
    assert purse.redealt(mapping) == purse.relabelled(mapping)


def test_states_are_equal_by_what_lies_on_the_table_not_by_who_listens() -> None:
    def heard(event: object) -> None:
        del event

    one = State(pack=None, seats=2, rng=Rng.from_seed(1))
    two = one.copy()
    two.listener = heard
    assert one == two
    two.rng.word()
    assert one != two


def test_piles_are_found_wherever_they_lie_with_owner_and_audience() -> None:
    table = Table(seats=[Seat(seat=1, hand=[Card(7)])], open=[Card(8)], named={"x": [Card(9)]})
    found = [(pile, audience.value, owner) for pile, audience, owner in table.piles()]
    assert found == [([7], "owner", 1), ([8], "all", None), ([9], "owner", None)]
    table.piles()[0][0].append(Card(1))
    assert table.seats[0].hand == [7, 1]
