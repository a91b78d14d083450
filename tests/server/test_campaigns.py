"""Campaigns and bests on the server: they last between games, belong to their people, and count once."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from fatebox.games import load_game
from fatebox.games.phantom.campaign import new_campaign
from fatebox.games.weaver.terms import LEVELS
from fatebox.kernel import Result
from fatebox.server.campaigns import settled as adventure_settled
from fatebox.server.series import settled as series_settled
from fatebox.server.shelves import Finished, Sitter
from fatebox.shelf.campaigns import campaign_text
from tests.server.visitor import Json, ServerProcess, Visitor, all_go_home

PHANTOM, OUTPOSTS = load_game("phantom").pack(), load_game("outposts").pack()
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "person"}
ALONE: Json = {"seats": [ME], "options": {"legend": "diana", "adventure": "devil"}}
KILLS = 4


def begin(who: Visitor, name: str) -> str:
    """A new campaign of The Phantom."""
    return str(who.ask("POST", "/api/campaigns", {"name": name})["id"])


def set_out(who: Visitor, campaign: str, **options: str) -> str:
    """A table for an adventure of one player."""
    body = {"seats": [ME], "options": {**ALONE["options"], **options}}
    return str(who.ask("POST", f"/api/campaigns/{campaign}/tables", body)["id"])


def give_up(who: Visitor, table: str) -> None:
    """Give up at a table."""
    with who.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.say("concede", number=chair.shown["number"])["type"] == "accepted"


# --- The Phantom -----------------------------------------------------------------------------------------


@pytest.mark.clause("PHA-CAMP.1", "PHA-GAIN.1", "PHA-CAMP.3")
def test_what_an_adventure_has_brought_stays_in_the_campaign(ann: Visitor) -> None:
    """Given a new campaign, when an adventure is given up, then it is lost, and its cards stay."""
    campaign = begin(ann, "Jungle")
    table = set_out(ann, campaign)
    running = ann.ask("GET", f"/api/campaigns/{campaign}")["running"]
    assert [(game["table"], game["adventure"], game["legends"]) for game in running] == [
        (table, "devil", ["diana"])
    ]
    give_up(ann, table)
    after = ann.ask("GET", f"/api/campaigns/{campaign}")
    assert after["running"] == []
    (play,) = after["plays"]
    assert (play["adventure"], play["outcome"], play["reason"]) == ("devil", "loss", "given up")
    assert play["gained"]
    diana = after["legends"][1]
    assert [card["name"] for card in diana["cards"][-len(play["gained"]) :]] == play["gained"]
    assert all(card["included"] for card in diana["cards"])
    assert after["owned"] == len(play["gained"])
    (line,) = [line for line in ann.ask("GET", "/api/campaigns") if line["id"] == campaign]
    assert (line["plays"], line["won"], line["owned"], line["running"]) == (1, 0, after["owned"], 0)


@pytest.mark.clause("PHA-VAR.LA", "PHA-REP.1")
def test_an_adventure_is_played_again_with_loot_and_with_what_is_owned(ann: Visitor) -> None:
    campaign = begin(ann, "Again")
    give_up(ann, set_out(ann, campaign))
    again = ann.ask("POST", f"/api/campaigns/{campaign}/tables", ALONE)
    assert again["options"]["loot_achievements"]
    assert len(again["options"]["holdings"]["diana"]["owned"]) == 2
    assert again["campaign"] == campaign
    assert ann.ask("GET", f"/api/tables/{again['id']}")["campaign"] == campaign


def test_whoever_is_away_cannot_set_out_twice(ann: Visitor) -> None:
    """R84: Legends and adventure of a game that is not over cannot be used elsewhere."""
    campaign = begin(ann, "Busy")
    table = set_out(ann, campaign)
    path = f"/api/campaigns/{campaign}"
    assert "R84" in ann.ask("POST", f"{path}/tables", ALONE, status=400)["error"]
    other = {"seats": [ME], "options": {"legend": "phantom", "adventure": "devil"}}
    assert "R84" in ann.ask("POST", f"{path}/tables", other, status=400)["error"]
    assert "R84" in ann.ask("PUT", f"{path}/decks/diana", {"deck": None}, status=400)["error"]
    assert "R84" in ann.ask("POST", f"{path}/reset", status=400)["error"]
    elsewhere = {"seats": [ME], "options": {"legend": "phantom", "adventure": "patrol"}}
    ann.ask("POST", f"{path}/tables", elsewhere)
    ann.ask("POST", f"{path}/tables/{table}/give-up")
    ann.ask("PUT", f"{path}/decks/diana", {"deck": None})


def test_two_requests_at_once_open_one_table(server: ServerProcess) -> None:
    eve = Visitor(server.address, "Eve")
    campaign = begin(eve, "Double click")
    statuses: list[int] = []

    def click() -> None:
        answer = eve.http.post(f"/api/campaigns/{campaign}/tables", json=ALONE)
        statuses.append(answer.status_code)

    clicks = [threading.Thread(target=click) for _ in range(4)]
    for each in clicks:
        each.start()
    for each in clicks:
        each.join()
    assert sorted(statuses) == [200, 400, 400, 400]
    assert len(eve.ask("GET", f"/api/campaigns/{campaign}")["running"]) == 1


def test_a_forced_step_back_changes_no_campaign(ann: Visitor) -> None:
    campaign = begin(ann, "Second thoughts")
    table = set_out(ann, campaign)
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"])
        chair.answer()
        assert chair.say("undo", number=chair.shown["number"], force=True)["type"] == "accepted"
        chair.until(lambda: chair.shown["asked"])
        chair.say("concede", number=chair.shown["number"])
    after = ann.ask("GET", f"/api/campaigns/{campaign}")
    assert (after["plays"], after["running"], after["uncounted"], after["owned"]) == ([], [], 1, 0)


def everything() -> Json:
    """A campaign in which Diana owns all that can be gained."""
    campaign = new_campaign()
    cards = [card for key in ("devil", "patrol") for card in PHANTOM.of_set[key]]
    campaign.holdings["diana"].owned += [PHANTOM.ids[c] for c in cards if "player" in PHANTOM.traits[c]]
    return campaign_text("Rich", campaign)


@pytest.mark.clause("PHA-DECK.1", "PHA-DECK.2", "PHA-CAMP.5")
def test_decks_are_customised_by_the_rules(ann: Visitor) -> None:
    rich = ann.ask("POST", "/api/import-campaign", {"text": everything()})
    path = f"/api/campaigns/{rich['id']}"
    diana = rich["legends"][1]
    whole = [card["id"] for card in diana["cards"] if card["included"]]
    found = ann.ask("POST", f"{path}/decks/diana/check", {"deck": [*whole[:10], "SD-1", "XX-1"]})
    assert {problem["clause"] for problem in found} >= {"PHA-DECK.2", "PHA-CAMP.1"}
    assert "PHA-DECK.2" in ann.ask("PUT", f"{path}/decks/diana", {"deck": whole[:10]}, status=400)["error"]
    changed = ann.ask("PUT", f"{path}/decks/diana", {"deck": whole[1:]})["legends"][1]
    assert changed["chosen"]
    assert [card["id"] for card in changed["cards"] if card["included"]] == whole[1:]
    whole_again = ann.ask("PUT", f"{path}/decks/diana", {"deck": None})["legends"][1]
    assert not whole_again["chosen"]
    empty = ann.ask("POST", f"{path}/reset")
    assert (empty["owned"], empty["plays"]) == (0, [])


@pytest.mark.clause("PHA-HID.5")
def test_cards_that_nobody_has_gained_are_not_told(ann: Visitor) -> None:
    campaign = begin(ann, "Unspoiled")
    cards = ann.ask("GET", f"/api/campaigns/{campaign}/cards")["cards"]
    assert not [card for card in cards if card["kind"] == "devil"]
    give_up(ann, set_out(ann, campaign))
    after = ann.ask("GET", f"/api/campaigns/{campaign}")
    told = {(c["kind"], c["key"]) for c in ann.ask("GET", f"/api/campaigns/{campaign}/cards")["cards"]}
    assert {(card["kind"], card["key"]) for card in after["legends"][1]["cards"]} <= told
    unread = next(card for card in PHANTOM.of_set["devil"] if PHANTOM.spoilers[card] == "devil:3")
    assert ("devil", PHANTOM.keys[unread]) not in told


def test_a_campaign_goes_out_as_a_file_and_comes_back(server: ServerProcess) -> None:
    """The file is that of the terminal; one that is damaged is refused, and nothing changes."""
    fay = Visitor(server.address, "Fay")
    campaign = begin(fay, "Travel")
    give_up(fay, set_out(fay, campaign))
    before = fay.ask("GET", f"/api/campaigns/{campaign}")
    file = fay.ask("GET", f"/api/campaigns/{campaign}/file")
    assert file["name"] == "Travel.json"
    assert "already" in fay.ask("POST", "/api/import-campaign", {"text": file["text"]}, status=400)["error"]
    copy = fay.ask("POST", "/api/import-campaign", {"text": file["text"], "name": "Copy"})
    assert (copy["plays"], copy["legends"]) == (before["plays"], before["legends"])
    bad = file["text"].replace('"devil"', '"patrol"', 1)
    assert "checksum" in fay.ask("POST", "/api/import-campaign", {"text": bad}, status=400)["error"]
    fay.ask("POST", f"/api/campaigns/{campaign}/reset")
    back = fay.ask("POST", "/api/import-campaign", {"text": file["text"], "replace": True})
    assert (back["id"], back["plays"]) == (campaign, before["plays"])
    fay.ask("DELETE", f"/api/campaigns/{campaign}")
    fay.ask("GET", f"/api/campaigns/{campaign}", status=404)
    assert [line["name"] for line in fay.ask("GET", "/api/campaigns")] == ["Copy"]


def test_campaigns_are_their_owners_alone(ann: Visitor, ben: Visitor, server: ServerProcess) -> None:
    campaign = begin(ann, "Mine")
    path = f"/api/campaigns/{campaign}"
    for method, address, body in (
        ("GET", path, None),
        ("GET", f"{path}/file", None),
        ("GET", f"{path}/cards", None),
        ("POST", f"{path}/reset", None),
        ("POST", f"{path}/tables", ALONE),
        ("PUT", f"{path}/decks/diana", {"deck": None}),
        ("DELETE", path, None),
    ):
        ben.ask(method, address, body, status=404)
    assert ben.ask("GET", "/api/campaigns") == []
    Visitor(server.address).ask("POST", "/api/campaigns", {"name": "x"}, status=401)


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"seats": [ME], "options": {}}, "legend"),
        ({"seats": [BOT], "options": {"legend": "diana"}}, "person"),
        ({"seats": [ME], "options": {"legend": "diana", "holdings": {}}}, "holdings"),
        ({"seats": [ME], "options": {"legend": "diana", "campaign": "x"}}, "campaign"),
        ({"seats": [ME], "options": {"legend": "diana", "adventure": "nowhere"}}, "adventure"),
        ({"seats": [ME], "options": {"legend": "diana", "colour": "red"}}, "colour"),
        ({"seats": [ME, ME, ME], "options": {}}, "length"),
    ],
)
def test_what_makes_no_adventure_is_refused(ann: Visitor, body: Json, wrong: str) -> None:
    lines = ann.ask("GET", "/api/campaigns")
    campaign = lines[0]["id"] if lines else begin(ann, "Refused")
    assert wrong in ann.ask("POST", f"/api/campaigns/{campaign}/tables", body, status=400)["error"]
    assert ann.ask("GET", f"/api/campaigns/{campaign}")["running"] == []


@pytest.mark.clause("PHA-CAMP.4")
def test_a_friend_takes_part_and_a_table_that_waits_can_be_left(ann: Visitor, ben: Visitor) -> None:
    campaign = begin(ann, "Together")
    body = {"seats": [ME, {"kind": "open"}], "options": {"adventure": "patrol"}}
    path = f"/api/campaigns/{campaign}"
    waiting = ann.ask("POST", f"{path}/tables", body)["id"]
    assert ann.ask("GET", path)["running"][0]["waiting"]
    assert ann.ask("POST", f"{path}/tables/{waiting}/give-up")["running"] == []
    table = ann.ask("POST", f"{path}/tables", body)
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert ben.ask("GET", f"/api/tables/{table['id']}")["campaign"] is None
    with ann.sit(table["id"]) as chair:
        while not ann.ask("GET", path)["plays"] and chair.shown["status"] == "playing":
            chair.until(lambda: chair.shown["asked"] or chair.shown["waiting"] == [1])
            if not chair.shown["asked"]:
                with ben.sit(table["id"]) as other:
                    other.until(lambda: other.shown["asked"])
                    other.answer()
            elif chair.shown["asked"]["prompt"] in ("legend", "starting_player"):
                chair.answer()
            else:
                chair.say("concede", number=chair.shown["number"])
    (play,) = ann.ask("GET", path)["plays"]
    assert sorted(play["legends"]) == ["diana", "phantom"]


# --- nothing is lost, nothing counts twice ---------------------------------------------------------------


def test_a_server_that_is_killed_at_the_end_of_an_adventure_counts_it_exactly_once(tmp_path: Path) -> None:
    """Given adventures that end one after the other, when the server is killed around each end, then the
    campaign has those that are over, each of them once, and no other."""
    server = ServerProcess(tmp_path)
    visitor = Visitor(server.address, "Ann")
    campaign = begin(visitor, "Storm")
    path = f"/api/campaigns/{campaign}"
    over = 0
    for attempt in range(KILLS):
        running = visitor.ask("GET", path)["running"]
        table = running[0]["table"] if running else set_out(visitor, campaign)
        killer = threading.Timer(0.003 * attempt, server.kill)
        try:
            with visitor.sit(table) as chair:
                chair.until(lambda: chair.shown["asked"])
                killer.start()
                chair.say("concede", number=chair.shown["number"])
        except (ConnectionClosed, WebSocketException, OSError):
            pass
        killer.join()
        server.start()
        visitor = visitor.at(server.address)
        ended = visitor.ask("GET", f"/api/tables/{table}")["status"] == "over"
        over += ended
        after = visitor.ask("GET", path)
        assert len(after["plays"]) == over
        assert [game["table"] for game in after["running"]] == ([] if ended else [table])
    assert len(json.loads(visitor.ask("GET", f"{path}/file")["text"])["campaign"]["plays"]) == over
    all_go_home()
    server.stop()


@pytest.mark.clause("OUT-CAMP.3", "PHA-CAMP.1")
def test_a_game_that_is_settled_again_changes_nothing() -> None:
    """Given a campaign that a game has changed, when the same game is settled again, then nothing changes."""
    sitters = [Sitter("person", "p", "Ann", ""), Sitter("bot", None, "Bot", "random")]
    war = Result(
        outcome="conquest",
        winners=(0,),
        places=(1, 2),
        scores=(1, 0),
        details={"factions": ["veil", "cinder"], "rounds": 7, "reward": {"from": 1, "card": "cin_ash_hound"}},
    )
    options = {"campaign_wins": 3, "campaign_max_games": 9, "loot_achievements": False}
    story = load_game("phantom").start(1, seats=1, options={"legend": "diana"})
    story.concede(0)
    assert story.result is not None
    new = json.dumps({"options": {}, "sitters": []})
    for settled, empty, game, result in (
        (series_settled, new, "outposts", war),
        (adventure_settled, campaign_text("Storm", new_campaign()), "phantom", story.result),
    ):
        finished = Finished("table", game, options, sitters, result, True)
        state, once = settled(empty, finished)
        assert (state, once != empty) == ("counted", True)
        assert settled(once, finished)[1] == once
        assert settled(once, finished._replace(table="another"))[1] != once


# --- Outposts --------------------------------------------------------------------------------------------


def series(who: Visitor, name: str, *others: Json, **options: Json) -> str:
    """A new campaign of Outposts."""
    body = {"name": name, "seats": [ME, *others], "options": options}
    return str(who.ask("POST", "/api/series", body)["id"])


def next_game(who: Visitor, campaign: str, *, status: int = 200) -> Json:
    """The table of the next game."""
    return who.ask("POST", f"/api/series/{campaign}/tables", status=status)


def give_up_when_factions_are_chosen(who: Visitor, table: str) -> None:
    """Play until both factions are there, then give up."""
    with who.sit(table) as chair:
        while chair.shown["status"] != "over":
            chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")
            if chair.shown["asked"] is None:
                continue
            if chair.shown["asked"]["prompt"] == "faction":
                chair.answer()
            else:
                chair.say("concede", number=chair.shown["number"])


@pytest.mark.clause("OUT-CAMP.2", "OUT-CAMP.6")
def test_a_campaign_of_outposts_is_played_to_its_end(ann: Visitor) -> None:
    """Given a campaign of two wins, when two games are given up, then the bot has won it and it is over."""
    campaign = series(ann, "War", BOT, campaign_wins=2)
    before = ann.ask("GET", f"/api/series/{campaign}")
    assert (before["games"], before["own"], before["wins_needed"], before["over"]) == ([], [], 2, False)
    for number in (1, 2):
        table = next_game(ann, campaign)
        assert table["options"]["campaign"] is True
        assert not table["options"]["entrants"], "what players bring is nobody else's business"
        give_up_when_factions_are_chosen(ann, table["id"])
        standing = ann.ask("GET", f"/api/series/{campaign}")
        assert [player["wins"] for player in standing["players"]] == [0, number]
        assert [game["table"] for game in standing["games"]][-1] == table["id"]
    assert standing["over"]
    assert [player["place"] for player in standing["players"]] == [2, 1]
    assert sum(player["cards"] for player in standing["players"]) == 90
    assert "OUT-CAMP.6" in next_game(ann, campaign, status=400)["error"]


@pytest.mark.clause("OUT-CAMP.3")
def test_the_card_that_a_winner_takes_changes_hands(ann: Visitor, ben: Visitor) -> None:
    """Given two people, when one gives up, then the other takes a card, and both collections show it."""
    campaign = series(ann, "Spoils", {"kind": "open"})
    table = next_game(ann, campaign)
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as one, ben.sit(table["id"]) as other:
        for prompt in ("faction", "deck_list"):
            for chair in (one, other):
                chair.until(lambda: (chair.shown["asked"] or {}).get("prompt") == prompt)  # noqa: B023
                chair.answer()
        one.until(lambda: one.shown["asked"] and one.shown["asked"]["prompt"] != "deck_list")
        one.say("concede", number=one.shown["number"])
        for verb in ("spoils_of", "spoil"):
            other.until(lambda: verb in str(other.shown["asked"]))  # noqa: B023
            offered = [choice["option"] for choice in other.shown["asked"]["choices"]]
            other.answer(next(option for option in offered if option[0] == verb))
    hers, his = (who.ask("GET", f"/api/series/{campaign}") for who in (ann, ben))
    assert (hers["mine"], his["mine"]) == (True, False)
    (game,) = his["games"]
    assert (game["winner"], game["loser"]) == (1, 0)
    key = next(key for key, design in OUTPOSTS.designs.items() if design.name == game["card"])
    (lost,), (won,) = hers["own"], his["own"]
    assert (sum(lost["cards"].values()), sum(won["cards"].values())) == (44, 46)
    assert won["cards"][key] == 1
    assert lost["cards"].get(key, 0) == OUTPOSTS.faction_deck(lost["faction"])[key] - 1
    again = next_game(ben, campaign)
    assert (again["status"], again["own"]) == ("playing", [1]), "whoever takes part may open the next game"
    assert ann.ask("GET", f"/api/tables/{again['id']}")["own"] == [0], "and all sit at it again"
    assert again["id"] in [line["id"] for line in ann.ask("GET", "/api/tables") if line["mine"]]
    assert "begun" in ben.ask("DELETE", f"/api/series/{campaign}", status=400)["error"]


def test_decks_are_built_from_the_own_collection(ann: Visitor, ben: Visitor) -> None:
    campaign = series(ann, "Workshop", BOT)
    path = f"/api/series/{campaign}"
    early = ann.ask("PUT", f"{path}/deck", {"seat": 0, "cards": {}}, status=400)
    assert "first game" in early["error"]
    give_up_when_factions_are_chosen(ann, next_game(ann, campaign)["id"])
    (own,) = ann.ask("GET", path)["own"]
    starter = OUTPOSTS.starter(own["faction"])
    foreign = next(key for key in OUTPOSTS.designs if OUTPOSTS.pool[key] not in (own["faction"], "silver"))
    found = ann.ask("POST", f"{path}/deck/check", {"seat": 0, "cards": {**starter, foreign: 1}})
    assert {problem["clause"] for problem in found} == {"OUT-SET.2"}
    assert (
        "OUT-SET.2"
        in ann.ask("PUT", f"{path}/deck", {"seat": 0, "cards": {foreign: 30}}, status=400)["error"]
    )
    assert "yours" in ann.ask("PUT", f"{path}/deck", {"seat": 1, "cards": starter}, status=400)["error"]
    ben.ask("PUT", f"{path}/deck", {"seat": 0, "cards": starter}, status=404)
    (kept,) = ann.ask("PUT", f"{path}/deck", {"seat": 0, "cards": starter})["own"]
    assert kept["deck"] == starter
    with ann.sit(next_game(ann, campaign)["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.shown["asked"]["prompt"] not in ("faction", "deck_list"), "both are settled already"


def test_one_game_at_a_time(ann: Visitor) -> None:
    campaign = series(ann, "One by one", {"kind": "open"})
    path = f"/api/series/{campaign}"
    table = next_game(ann, campaign)["id"]
    assert ann.ask("GET", path)["running"] == table
    assert "not over" in next_game(ann, campaign, status=400)["error"]
    assert ann.ask("POST", f"{path}/tables/{table}/give-up")["running"] is None
    next_game(ann, campaign)
    ann.ask("DELETE", path)
    ann.ask("GET", path, status=404)


# --- bests -----------------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-SCO.4")
def test_bests_are_kept_for_each_difficulty(server: ServerProcess) -> None:
    gus = Visitor(server.address, "Gus")
    for difficulty in ("apprentice", "master", "master"):
        give_up(gus, gus.open("weaver", difficulty=difficulty)["id"])
    bests = gus.ask("GET", "/api/games/weaver/bests")
    assert {level["level"]: (level["games"], level["wins"]) for level in bests["levels"]} == {
        **dict.fromkeys(LEVELS, (0, 0)),
        "apprentice": (1, 0),
        "master": (2, 0),
    }
    best = bests["overall"]["best"]
    assert (bests["overall"]["games"], best["won"], best["round"]) == (3, False, 1)
    assert gus.ask("GET", f"/api/tables/{best['table']}")["status"] == "over"
    assert Visitor(server.address).ask("GET", "/api/games/weaver/bests")["overall"]["games"] == 0
    gus.ask("GET", "/api/games/fantos/bests", status=404)


def test_a_game_that_goes_on_from_a_replay_does_not_count(server: ServerProcess) -> None:
    hal = Visitor(server.address, "Hal")
    table = hal.open("weaver")["id"]
    with hal.sit(table) as chair:
        for _ in range(3):
            chair.until(lambda: chair.shown["asked"])
            chair.answer()
    give_up(hal, table)
    copy = hal.ask("POST", f"/api/replays/{table}/play-on", {"scene": 2, "seat": 0, "bot": "random"})
    give_up(hal, copy["id"])
    assert hal.ask("GET", "/api/games/weaver/bests")["overall"]["games"] == 1
