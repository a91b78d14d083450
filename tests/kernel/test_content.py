"""Content packs: errors with file, card, field and what was expected; changes; hashes; names of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.kernel import Card, ContentError, Source
from tests.kernel.toy import GAME
from tests.kernel.toy.state import Omen, ToyPack, Ware

CARDS = Path(__file__).parent / "toy" / "cards"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack that may be spoilt."""
    for file in CARDS.iterdir():
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def error_of(folder: Path) -> str:
    with pytest.raises(ContentError) as error:
        ToyPack(Source(folder))
    return str(error.value)


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("worth = 1\n", "", "cards/wares.toml: lamp: worth: this field is missing"),
        ("worth = 1\n", 'worth = "much"\n', "cards/wares.toml: lamp: worth: expected int, got str"),
        ("worth = 1\n", "worth = 1.5\n", "cards/wares.toml: lamp: worth: expected int, got float"),
        ("worth = 1\n", "worth = true\n", "cards/wares.toml: lamp: worth: expected int, got bool"),
        ("worth = 1\n", "worth = 1\nshine = 2\n", "cards/wares.toml: lamp: shine: this field is unknown"),
        ("worth = 1\n", "worth = 2024-05-01\n", "cards/wares.toml: lamp: worth: expected int, got date"),
        ("[lamp]", "lamp = 3\n[lantern]", "cards/wares.toml: lamp: expected a table [lamp], got 3"),
        ("[silk]", "[lamp]", "cards/wares.toml: Cannot declare ('lamp',) twice"),
        ("worth = 1\n", "worth = \n", "cards/wares.toml: Invalid value (at line 6"),
        ("worth = 1\n", "worth = HUGE\n", "cards/wares.toml: Exceeds the limit"),
    ],
)
def test_an_error_names_file_card_field_and_what_was_expected(
    folder: Path, old: str, new: str, message: str
) -> None:
    wares = folder / "wares.toml"
    text = wares.read_text(encoding="utf-8").replace(old, new, 1).replace("HUGE", "9" * 5000)
    wares.write_text(text, encoding="utf-8")
    assert error_of(folder).startswith(message)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "omens.toml").unlink()
    assert error_of(folder) == "cards/omens.toml: the file is missing"


def test_a_file_that_is_no_text_is_named(folder: Path) -> None:
    (folder / "omens.toml").write_bytes(b"\xff\xfe")
    assert error_of(folder).startswith("cards/omens.toml: 'utf-8' codec")


# --- changes -------------------------------------------------------------------------------------


def test_a_change_sets_one_field() -> None:
    pack: ToyPack = GAME.pack(["wares.lamp.worth=5", "omens.carp.name = 'Koi'"])
    assert pack.wares["lamp"].worth == 5
    assert pack.omens["carp"].name == "Koi"
    assert pack.changes == ("wares.lamp.worth=5", "omens.carp.name = 'Koi'")
    assert GAME.pack().wares["lamp"].worth == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("wares.lamp.worth", "expected kind.card.field=value"),
        ("wares=1", "expected kind.card.field=value"),
        ("wares.lamp=1", "expected kind.card.field=value"),
        ("ware.lamp.worth=1", "the pack has no 'ware'; did you mean wares?"),
        ("wares.lantern.worth=1", "wares has no 'lantern'; it has lamp, silk, jade, ward, thief"),
        ("wares.lamp.name.first='x'", "wares.lamp.name has no 'first'; it is 'Lamp'"),
        ("wares.lamp.worth=much", "'much' is no TOML value (words need quotes)"),
        ("wares.lamp.worth=", "'' is no TOML value (words need quotes)"),
        ("wares.lamp.worth=1\nother=2", "'1\\nother=2' is no TOML value (words need quotes)"),
    ],
)
def test_a_bad_change_says_what_was_expected(change: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.pack([change])
    assert str(error.value) == f"--set {change!r}: {message}"


def test_a_number_of_thousands_of_digits_is_no_value() -> None:
    with pytest.raises(ContentError, match=r"is no TOML value"):
        GAME.pack([f"wares.lamp.worth={'9' * 5000}"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("wares.lamp.worth='much'", "cards/wares.toml: lamp: worth: expected int, got str"),
        ("wares.lamp.shine=1", "cards/wares.toml: lamp: shine: this field is unknown"),
    ],
)
def test_a_changed_card_is_checked_like_any_other(change: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.pack([change])
    assert str(error.value) == message


def test_a_change_reaches_into_lists(folder: Path) -> None:
    (folder / "decks.toml").write_text("[a]\nsizes = [1, 2, 3]\n[b]\nparts = [{ n = 1 }]\n", encoding="utf-8")
    source = Source(folder, ["decks.a.sizes.1=9", "decks.b.parts.0.n=7"])
    assert source.tables["decks"] == {"a": {"sizes": [1, 9, 3]}, "b": {"parts": [{"n": 7}]}}
    for index in ("3", "-1", "x", "²"):
        with pytest.raises(ContentError) as error:
            Source(folder, [f"decks.a.sizes.{index}=1"])
        assert str(error.value).endswith(f"decks.a.sizes has no {index!r}; it is a list of 3")
        with pytest.raises(ContentError, match="it is a list of 1"):
            Source(folder, [f"decks.b.parts.{index}.n=1"])


# --- hashes --------------------------------------------------------------------------------------


def test_equal_content_has_an_equal_hash_whatever_the_comments(folder: Path) -> None:
    (folder / "wares.toml").write_text(
        "# other words\n" + (folder / "wares.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert Source(folder).hash == GAME.pack().hash


def test_a_changed_value_changes_the_hash() -> None:
    hashes = {GAME.pack(c).hash for c in ([], ["wares.lamp.worth=2"], ["wares.lamp.worth=3"])}
    assert len(hashes) == 3
    assert GAME.pack(["wares.lamp.worth=1"]).hash == GAME.pack().hash


def test_another_order_of_cards_changes_the_hash_because_cards_are_numbered_by_it(folder: Path) -> None:
    omens = (folder / "omens.toml").read_text(encoding="utf-8")
    moth, carp = omens.index("[moth]"), omens.index("[carp]")
    (folder / "omens.toml").write_text(omens[carp:] + omens[moth:carp], encoding="utf-8")
    swapped = ToyPack(Source(folder))
    assert swapped.box.keys != GAME.pack().box.keys
    assert swapped.hash != GAME.pack().hash


# --- the box -------------------------------------------------------------------------------------


def test_every_physical_card_has_a_number_a_key_and_a_name() -> None:
    pack: ToyPack = GAME.pack()
    assert len(pack.box.keys) == len(set(pack.box.keys)) == 18 + 3
    assert pack.box.keys[:5] == ["lamp.1", "lamp.2", "lamp.3", "lamp.4", "silk.1"]
    assert pack.box.keys[-1] == "carp"
    assert pack.name(Card(0)) == "Lamp"
    assert isinstance(pack.box.cards[0], Ware)
    assert isinstance(pack.box.cards[20], Omen)
    assert (pack.box.kinds[0], pack.box.kinds[20]) == ("ware", "omen")


def test_cards_are_found_by_key_and_by_name() -> None:
    box = GAME.pack().box
    assert box.find("lamp.2") == [1]
    assert box.find("LAMP") == [0, 1, 2, 3]
    assert box.find("Carp") == [20]
    with pytest.raises(ContentError, match=r"^no card is called 'lam'; did you mean lamp.1"):
        box.find("lam")
    with pytest.raises(ContentError, match=r"^no card is called 'zzz'$"):
        box.find("zzz")
