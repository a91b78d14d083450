"""The format: what a file may say, and what is refused with which words."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.scenario import ScenarioError, load_scenario, scenario_files
from tests.scenario.helpers import weaver

HEAD = 'game = "weaver"\nname = "A test"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", r"Invalid value"),
        ('name = "A test"', r"game: this field is missing"),
        ('game = "weaver"', r"name: this field is missing"),
        ('game = "chess"\nname = "x"', r"there is no game 'chess'; the box has .*weaver"),
        (HEAD + "givn = 3", r"givn: this field is unknown"),
        (HEAD + "seats = 'two'", r"seats: expected int \| null, got str"),
        (
            HEAD + 'clauses = ["WEA-ROT.99"]',
            r"clauses\[0\]: Fate Weaver has no clause 'WEA-ROT.99'; did you mean",
        ),
        (HEAD + "changes = ['relics.naga-stone.cost']", r"changes: .*expected kind\.card\.field=value"),
        (HEAD + "[chance]\ndie = 3", r"chance\[\.\.\.\]: expected array, got int"),
        (HEAD + "[[when]]\nsit = 0", r"when\[0\]\.sit: this field is unknown"),
        (HEAD + "[[when]]\nanswer = 'play'", r"when\[0\]\.answer: expected array"),
        (HEAD + "[[when]]\nanswer = []", r"when\[0\]\.answer: expected an option such as"),
        (
            HEAD + "[[when]]\nanswer = ['sing']",
            r"when\[0\]\.answer: Fate Weaver has no verb 'sing'; it has play",
        ),
        (HEAD + "[[when]]\nrefuse = ['done', 1]", r"when\[0\]\.refuse: done takes nothing; got \[1\]"),
        (
            HEAD + "[[when]]\nrefuse = ['use', 'naga-stoen']",
            r"when\[0\]\.refuse\[1\]: there is no relic 'naga-stoen'; did you mean naga-stone",
        ),
        (
            HEAD + "[[when]]\nanswer = ['play', 'lov']",
            r"when\[0\]\.answer\[1\]: there is no suit 'lov'; did you mean love",
        ),
        (
            HEAD + "[[when]]\nrefuse = ['finish']\nseat = 3",
            r"when\[0\]\.seat: expected a seat from 0 to 0, got 3",
        ),
        (HEAD + "[[when]]\nconcede = 1", r"when\[0\]\.concede: expected a seat from 0 to 0, got 1"),
        (
            'game = "fantos"\nname = "A test"\n[[when]]\nrefuse = ["hire", "Freemen"]',
            r"when\[0\]\.refuse\[1\]: no card is called 'Freemen'; did you mean freeman",
        ),
        (
            'game = "fantos"\nname = "A test"\nseats = 3\n[[when]]\nrefuse = ["attack", 3]',
            r"when\[0\]\.refuse\[1\]: expected a seat from 0 to 2, got 3",
        ),
        (
            'game = "fantos"\nname = "A test"\n[then]\nillegal = [["hire", "Freemen"]]',
            r"then\.illegal\[0\]\[1\]: no card is called 'Freemen'",
        ),
        (
            HEAD + "[then]\nillegal = [{ option = ['done'], clause = 'WEA-REN.9' }]",
            r"then\.illegal\[0\]\.clause: Fate Weaver has no clause 'WEA-REN.9'",
        ),
        (
            HEAD + "[then]\nlegal = [{ option = ['done'], clause = 'WEA-REN.1' }]",
            r"then\.legal\[0\]\.clause: only goes with illegal",
        ),
        (
            HEAD + "[then]\nillegal = [{ opt = ['done'] }]",
            r"then\.illegal\[0\]\.opt: this field is unknown",
        ),
        (HEAD + "[[when]]\nrest = 'sleep'", r"when\[0\]\.rest: expected one of pass, got 'sleep'"),
        (
            HEAD + "[[when]]\nseat = 0",
            r"when\[0\]: expected one of answer, refuse, default, concede, rest, then",
        ),
        (
            HEAD + "[[when]]\nanswer = ['done']\ndefault = true",
            r"when\[0\]: expected one of answer, refuse, default, concede; got answer and default",
        ),
        (
            HEAD + "[[when]]\ndefault = true\nclause = 'WEA-REA.2'",
            r"when\[0\]\.clause: only goes with refuse",
        ),
        (
            HEAD + "[[when]]\nrefuse = ['done']\nclause = 'WEA-REA.0'",
            r"when\[0\]\.clause: Fate Weaver has no clause",
        ),
        (HEAD + "[[when]]\ndefault = true\nthen = { legal = 3 }", r"when\[0\]\.then\.legal: expected a list"),
    ],
)
def test_bad_files_are_refused_with_file_and_field(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(ScenarioError, match=rf"bad\.toml: {message}"):
        load_scenario(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = 2", r"test: seats: Fate Weaver is for 1 player, got 2"),
        ("[options]\ndifficulty = 'mild'", r"test: options\.difficulty: expected one of apprentice"),
        ("[options]\nmood = 'mild'", r"test: options\.mood: no such option"),
    ],
)
def test_games_that_cannot_be_set_up_are_refused(text: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        weaver(text).run()


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.toml: No such file"):
        load_scenario(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match=r"bytes\.toml: .*can't decode"):
        load_scenario(tmp_path / "bytes.toml")


def test_errors_while_it_is_played_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "late.toml"
    path.write_text(HEAD + "[given]\nrow = ['H77']")
    with pytest.raises(ScenarioError, match=r"late\.toml: given\.row\[0\]: no card is called 'H77'"):
        load_scenario(path).run()


def test_a_folder_holds_all_files_below_it_in_order(tmp_path: Path) -> None:
    for name in ("b.toml", "a/c.toml", "a/notes.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    assert scenario_files(tmp_path) == [tmp_path / "a" / "c.toml", tmp_path / "b.toml"]
    assert scenario_files(tmp_path / "b.toml") == [tmp_path / "b.toml"]
