"""Campaigns in the terminal: collections and decks are brought, and what is won is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Match, Record, Undo
from fatebox.kernel.keeping import Finished
from fatebox.storage.collections import Collection, Collections, collection_folder, fresh
from fatebox.storage.decks import Deck, Decks, deck_folder
from tests.cli.program import Program

PACK = GAME.pack()


@pytest.fixture
def collections(program: Program) -> Collections:
    return Collections(GAME, collection_folder(GAME, program.folder))


def lost_by(seat: int, entrants: list[dict[str, str]]) -> Match[OutpostsState]:
    """A game of a campaign that a player has given up after the draft, and the other one took Rebuild."""
    match = GAME.start(1, options={"campaign": True, "entrants": entrants})
    while match.decision is not None:
        decision = match.decision
        if decision.prompt.id == "skip_step" and decision.seat == seat:
            match.concede(seat)
        elif decision.prompt.id == "reward_pick":
            match.answer(next(o for o in decision.options if o[0] == "spoils_of" or o[-1] == "bas_rebuild"))
        else:
            match.answer(decision.default(match.state), decision.seat)
    return match


def saved(program: Program, match: Match[OutpostsState]) -> None:
    """Put a match among the saved games, as if the program had been stopped just then."""
    record = Record.of(match)
    record.players = ("person", "person")
    (program.folder / "saves").mkdir(parents=True, exist_ok=True)
    (program.folder / "saves" / "outposts-1.json").write_text(record.to_json(), encoding="utf-8")


@pytest.mark.clause("OUT-CAMP.1", "OUT-CAMP.3")
def test_a_finished_game_changes_the_collections_once(program: Program, collections: Collections) -> None:
    """Given a game that ended just when the program was stopped; when it is gone on with, it is settled."""
    match = lost_by(1, [{"name": "Ada", "faction": "cinder"}, {"name": "Ben", "faction": "bastion"}])
    saved(program, match)
    run = program.here("play", "--resume", "outposts-1", lines=["n"])
    assert run.returncode == 0, run.stderr
    assert "Ada keeps Rebuild of Ben for good (OUT-CAMP.3)." in run.stdout
    assert "After game 1 of at most 9: 1. Ada (1 win), 2. Ben (0 wins)." in run.stdout
    assert collections.get("Ada").cards["bas_rebuild"] == 1
    assert collections.get("Ben").cards["bas_rebuild"] == 1
    # stopped between the collections and the record, and gone on with again: nothing more happens
    (program.folder / "records" / "outposts-1.json").unlink()
    saved(program, match)
    program.here("play", "--resume", "outposts-1", lines=["n"])
    assert collections.get("Ada").cards["bas_rebuild"] == 1
    assert len(collections.get("Ben").games) == 1


@pytest.mark.clause("OUT-CAMP.2", "OUT-CAMP.5")
def test_players_come_with_their_collections(program: Program, collections: Collections) -> None:
    owned = PACK.faction_deck("cinder") | {"bas_rebuild": 1}
    collections.put(Collection("Ada", "cinder", owned))
    run = program.here(
        "play", "outposts", "--players", "ada,Ben", "--bots", "none", "--seed", "1", lines=["", "1", "q"]
    )
    assert run.returncode == 0, run.stderr
    options = program.save("outposts-1").options
    assert options["campaign"] is True
    assert options["entrants"][0] == {"name": "ada", "faction": "cinder", "collection": owned}
    assert options["entrants"][1] == {"name": "Ben"}


@pytest.mark.clause("OUT-SET.4")
def test_decks_are_brought_by_name_or_file(program: Program, tmp_path: Path) -> None:
    cards = PACK.ready_deck("siege_line")
    Decks(GAME, deck_folder(GAME, program.folder)).add("Siege", Deck("cinder", cards))
    file = tmp_path / "other.toml"
    file.write_text(Deck("veil", PACK.starter("veil")).text(GAME))
    run = program.here(
        "play",
        "outposts",
        "--decks",
        f"siege,{file}",
        "--bots",
        "none",
        "--seed",
        "1",
        lines=["", "1 2", "q"],
    )
    assert run.returncode == 0, run.stderr
    record = program.save("outposts-1")
    assert record.options["deck_mode"] == "custom"
    assert record.options["entrants"][0] == {"faction": "cinder", "deck": cards}
    assert record.options["entrants"][1]["faction"] == "veil"
    assert record.replay(GAME).state.players[0].faction == "cinder"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--deck", "none"],
            "there is no deck 'none'; decks: bad, good",
        ),
        (["--deck", "bad"], "bad.toml: cards: the deck has 3 cards, it must have 30 (OUT-SET.2)"),
        (["--deck", "good", "--decks", "good"], "--deck and --decks exclude each other"),
        (["--decks", "good,good,good"], "--decks: 3 decks for 2 seats"),
        (
            ["--deck", "good", "--players", "Ada"],
            "Ada plays Cinder Legion, this is a deck of Veil Syndicate (OUT-CAMP.5)",
        ),
        (["--campaign"], "--campaign: --players must say who plays"),
        (["--players", "Ada,Ada"], "--players: Ada is named twice"),
        (["--players", "Ada,Ben,Cy"], "--players: 3 names for 2 seats"),
        (["--players", "../x"], "'../x' cannot be the name of a player"),
        (["--players", "Ada", "--campaign", "false"], "only in a campaign do players have names"),
        (["--players", "Ada", "--set", "pieces.outpost.limit=9"], "with the cards as they are printed"),
        (["--deck", "good", "--deck-mode", "starter"], "a deck list needs deck_mode = custom (OUT-SET.3)"),
        (["--deck", "missing.toml"], "missing.toml: there is no such file"),
    ],
)
def test_what_cannot_be_brought_is_refused(
    arguments: list[str], message: str, program: Program, collections: Collections
) -> None:
    collections.put(fresh(GAME, "Ada", "cinder"))
    decks = Decks(GAME, deck_folder(GAME, program.folder))
    decks.add("good", Deck("veil", PACK.starter("veil")))
    decks.add("bad", Deck("cinder", {"cin_ash_hound": 3}))
    run = program.here("play", "outposts", "--new", *arguments)
    assert run.returncode == 2
    assert message in run.stderr
    assert not list(program.folder.glob("saves/*.json"))


def test_other_games_know_no_decks(program: Program) -> None:
    run = program.here("play", "weaver", "--deck", "mine")
    assert run.returncode == 2
    assert "nothing is brought to a game of Fate Weaver" in run.stderr


@pytest.mark.clause("OUT-CAMP.6")
def test_a_campaign_that_is_over_is_not_gone_on_with(program: Program, collections: Collections) -> None:
    match = lost_by(1, [{"name": "Ada", "faction": "cinder"}, {"name": "Ben", "faction": "bastion"}])
    assert match.result is not None
    for number in range(3):
        collections.settle(["Ada", "Ben"], Finished(f"g{number}", GAME.id, {}, [], match.result, True))
    run = program.here("play", "outposts", "--players", "Ada,Ben", "--bots", "none")
    assert run.returncode == 2
    assert "This campaign is over: 1. Ada (3 wins), 2. Ben (0 wins) (OUT-CAMP.6)" in run.stderr
    assert "fatebox deck collection reset Ada Ben" in run.stderr
    program.here("deck", "collection", "reset", "Ada", "Ben", "--yes")
    run = program.here("play", "outposts", "--players", "Ada,Ben", "--bots", "none", lines=["", "q"])
    assert run.returncode == 0, run.stderr


def test_another_game_is_played_with_the_collections_as_they_are_now(
    program: Program, collections: Collections
) -> None:
    match = lost_by(1, [{"name": "Ada", "faction": "cinder"}, {"name": "Ben", "faction": "bastion"}])
    saved(program, match)
    program.here("play", "--resume", "outposts-1", lines=["y", "", "1 2", "q"])
    entrants = program.save("outposts-2").options["entrants"]
    assert entrants[0]["collection"] == collections.get("Ada").cards
    assert entrants[1]["collection"]["bas_rebuild"] == 1


def test_a_game_with_a_forced_step_back_changes_no_collection(
    program: Program, collections: Collections
) -> None:
    match = lost_by(1, [{"name": "Ada", "faction": "cinder"}, {"name": "Ben", "faction": "bastion"}])
    record = Record.of(match)
    record.players, record.undos = ("person", "person"), (Undo(1, (match.answers()[0],), True),)
    (program.folder / "saves").mkdir(parents=True)
    (program.folder / "saves" / "outposts-1.json").write_text(record.to_json(), encoding="utf-8")
    run = program.here("play", "--resume", lines=["n"])
    assert "this game changes no collection" in run.stdout
    assert collections.find("Ada") is None
