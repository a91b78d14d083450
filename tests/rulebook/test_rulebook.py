"""The rulebook as data: looking things up, searching, and references that lead somewhere."""

from __future__ import annotations

import pytest

from fatebox.games import load_rulebook, rulebook_ids
from fatebox.kernel import ContentError, OptionsError
from fatebox.kernel.rulebook import Asked, Clause, Example, Rulebook, Ruling, Section

TEXT = '''
title = "The Night Market"
prefix = "TOY"
finished = false
goal = "Sell most."
wins = ["TOY-MKT.1"]

[sections]
BID = "Auction"
MKT = "Market"

[clauses]
"TOY-BID.1" = "All bid at once, in secret. (R1)"
"TOY-BID.2" = "The highest bidder starts (TOY-MKT.1)."
"TOY-MKT.1" = """
The starter looks at the wares. (See R2, R1.)"""

[rulings.R1]
question = "May a bid be nothing?"
answer = "Yes."
reason = "No least bid is named."

[rulings.R2]
question = "Which wares?"
answer = "Those of TOY-MKT.1, and not those of TOY-BID.2."
reason = "There are no others."

[examples.WE-1]
clauses = ["TOY-BID.1", "TOY-BID.2"]
text = "Two players bid 1 and 2; the second one starts."

[decisions.D1]
name = "bid"
who = "all at once"
when = "at the start of a round"
options = "0 to 2 coins"
picks = "1"
may_pass = "no"
default = "0"

[decisions.D2]
when = "at dusk"
options = "a ware"
picks = "1"
may_pass = "yes"
default = "none"
'''
BOOK = Rulebook(TEXT, "toy/rules.toml")


def test_the_parts_are_typed_and_in_order() -> None:
    assert (BOOK.title, BOOK.prefix, BOOK.finished) == ("The Night Market", "TOY", False)
    assert list(BOOK.sections) == ["TOY-BID", "TOY-MKT"]
    assert [clause.id for clause in BOOK.sections["TOY-BID"].clauses] == ["TOY-BID.1", "TOY-BID.2"]
    assert BOOK.clauses["TOY-MKT.1"].text == "The starter looks at the wares. (See R2, R1.)"
    assert [entry.id for entry in BOOK.entries()] == [
        "TOY-BID", "TOY-BID.1", "TOY-BID.2", "TOY-MKT", "TOY-MKT.1", "R1", "R2", "WE-1", "D1", "D2",
    ]  # fmt: skip


def test_references_are_resolved_both_ways() -> None:
    assert BOOK.clauses["TOY-MKT.1"].rulings == ("R2", "R1")
    assert BOOK.clauses["TOY-BID.2"].rulings == ("R2",), "R2 names it, and so changes it"
    assert BOOK.wins == (BOOK.clauses["TOY-MKT.1"],)
    assert BOOK.rulings["R1"].clauses == ("TOY-BID.1", "TOY-MKT.1")
    assert BOOK.clauses["TOY-BID.2"].examples == ("WE-1",)
    assert BOOK.examples["WE-1"].clauses == ("TOY-BID.1", "TOY-BID.2")


def test_decisions_are_called_by_their_name_or_by_when_they_are_asked() -> None:
    assert [decision.title for decision in BOOK.decisions.values()] == ["bid", "at dusk"]
    assert BOOK.decisions["D1"].text.splitlines()[-1] == "who: all at once"
    assert "may pass: yes" in BOOK.decisions["D2"].text


@pytest.mark.parametrize(
    ("key", "id_", "kind"),
    [
        ("TOY-BID.2", "TOY-BID.2", Clause),
        ("bid.2", "TOY-BID.2", Clause),
        ("MKT", "TOY-MKT", Section),
        ("toy-mkt", "TOY-MKT", Section),
        ("r2", "R2", Ruling),
        ("we-1", "WE-1", Example),
        ("D1", "D1", Asked),
    ],
)
def test_everything_is_found_by_its_id(key: str, id_: str, kind: type) -> None:
    found = BOOK.find(key)
    assert found is not None
    assert (found.id, type(found)) == (id_, kind)


def test_what_is_not_there_is_not_found() -> None:
    assert BOOK.find("BID.3") is None
    with pytest.raises(
        ContentError, match=r"The Night Market has no clause 'TOY-BID\.3'; did you mean TOY-BID\."
    ):
        BOOK.clause("TOY-BID.3")
    assert BOOK.clause("TOY-BID.1") is BOOK.clauses["TOY-BID.1"]


def test_a_search_wants_all_words_in_any_case() -> None:
    assert [entry.id for entry in BOOK.search(["SECRET", "once"])] == ["TOY-BID.1"]
    assert BOOK.search(["secret", "wares"]) == []


def test_ids_and_titles_come_before_texts() -> None:
    """`wares` is in the question of R2, and in the text of the market's clause."""
    assert [entry.id for entry in BOOK.search(["wares"])] == ["R2", "TOY-MKT.1"]
    assert [entry.id for entry in BOOK.search(["bid"])] == [
        "TOY-BID", "TOY-BID.1", "TOY-BID.2", "R1", "D1", "R2", "WE-1",
    ]  # fmt: skip
    assert [entry.id for entry in BOOK.search(["mkt"])] == ["TOY-MKT", "TOY-MKT.1", "TOY-BID.2", "R2"]


def test_clauses_that_mention_a_card() -> None:
    assert [clause.id for clause in BOOK.mentioning("starter")] == ["TOY-MKT.1"]
    assert BOOK.mentioning("ware") == []
    assert [clause.id for clause in BOOK.mentioning("starter", "secret")] == ["TOY-BID.1", "TOY-MKT.1"]
    assert [ruling.id for ruling in BOOK.rulings_on("Bid")] == ["R1", "R2"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("finished = false", "finished = ", r"toy/rules\.toml: Invalid value"),
        ("finished = false", "finished = 1", r"toy/rules\.toml: finished: expected bool, got int"),
        ('prefix = "TOY"\n', "", r"toy/rules\.toml: prefix: this field is missing"),
        ("[sections]", "[chapters]", r"toy/rules\.toml: chapters: this field is unknown"),
        ('reason = "No least', 'why = "No least', r"toy/rules\.toml: rulings.*why: this field is unknown"),
        (
            '"TOY-BID.1" =',
            '"TOY-BET.1" =',
            r"clauses: 'TOY-BET\.1': expected TOY-SECTION\.number .* with one of",
        ),
        ('"TOY-BID.1" =', '"TOY-BID.x" =', r"clauses: 'TOY-BID\.x': expected TOY-SECTION\.number"),
        ("secret. (R1)", "secret. (R7)", r"clauses: TOY-BID\.1: there is no ruling R7"),
        ("starts (TOY-MKT.1)", "starts (TOY-MKT.9)", r"TOY-BID\.2: there is no clause 'TOY-MKT\.9'"),
        (
            '["TOY-BID.1", "TOY-BID.2"]',
            '["TOY-BID.8"]',
            r"examples\.WE-1\.clauses: there is no clause 'TOY-BID\.8'",
        ),
        ("Those of TOY-MKT.1", "Those of TOY-MKT.3", r"R2: there is no clause 'TOY-MKT\.3'"),
        ("0 to 2 coins", "as in TOY-BID.7", r"D1: there is no clause 'TOY-BID\.7'"),
        ("Two players bid", "By TOY-BID.9 they bid", r"WE-1: there is no clause 'TOY-BID\.9'"),
    ],
)
def test_a_damaged_rulebook_is_refused_with_the_place(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(ContentError, match=message):
        Rulebook(TEXT.replace(old, new), "toy/rules.toml")


@pytest.mark.parametrize("game", rulebook_ids())
def test_the_rulebooks_in_the_box_are_sound(game: str) -> None:
    book = load_rulebook(game)
    assert book.clauses
    assert all(section.clauses for section in book.sections.values())
    assert len({entry.id for entry in book.entries()}) == len(list(book.entries()))


def test_an_unknown_rulebook_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(OptionsError, match=r"there are no rules of 'chess'; the box has .*weaver"):
        load_rulebook("chess")
