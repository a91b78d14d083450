"""Campaigns of The Phantom on the server: they last between games, belong to their people, and count once."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from fatebox.games import load_game
from fatebox.games.phantom.rules.campaign import new_campaign
from fatebox.storage.campaigns import campaign_text
from tests.server.adventures import ALONE, BOT, ME, begin, give_up, set_out
from tests.server.visitor import Json, ServerProcess, Visitor, all_go_home

PHANTOM = load_game("phantom").pack()
KILLS = 4


@pytest.mark.clause("PHA-CAMP.1", "PHA-GAIN.1", "PHA-CAMP.3")
def test_what_an_adventure_has_brought_stays_in_the_campaign(ann: Visitor) -> None:
    """Given a new campaign, when an adventure is given up, then it is lost, and its cards stay."""
    campaign = begin(ann, "Jungle")
    table = set_out(ann, campaign)
    running = ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}")["running"]
    assert [(game["table"], game["adventure"], game["legends"]) for game in running] == [
        (table, "devil", ["diana"])
    ]
    give_up(ann, table)
    after = ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}")
    assert after["running"] == []
    (play,) = after["plays"]
    assert (play["adventure"], play["outcome"], play["reason"]) == ("devil", "loss", "given up")
    assert play["gained"]
    diana = after["legends"][1]
    assert [card["name"] for card in diana["cards"][-len(play["gained"]) :]] == play["gained"]
    assert all(card["included"] for card in diana["cards"])
    assert after["owned"] == len(play["gained"])
    (line,) = [line for line in ann.ask("GET", "/api/games/phantom/campaigns") if line["id"] == campaign]
    assert (line["plays"], line["won"], line["owned"], line["running"]) == (1, 0, after["owned"], 0)


@pytest.mark.clause("PHA-VAR.LA", "PHA-REP.1")
def test_an_adventure_is_played_again_with_loot_and_with_what_is_owned(ann: Visitor) -> None:
    campaign = begin(ann, "Again")
    give_up(ann, set_out(ann, campaign))
    again = ann.ask("POST", f"/api/games/phantom/campaigns/{campaign}/tables", ALONE)
    assert again["options"]["loot_achievements"]
    assert len(again["options"]["holdings"]["diana"]["owned"]) == 2
    assert again["campaign"] == campaign
    assert ann.ask("GET", f"/api/tables/{again['id']}")["campaign"] == campaign


def test_whoever_is_away_cannot_set_out_twice(ann: Visitor) -> None:
    """R84: Legends and adventure of a game that is not over cannot be used elsewhere."""
    campaign = begin(ann, "Busy")
    table = set_out(ann, campaign)
    path = f"/api/games/phantom/campaigns/{campaign}"
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
        answer = eve.http.post(f"/api/games/phantom/campaigns/{campaign}/tables", json=ALONE)
        statuses.append(answer.status_code)

    clicks = [threading.Thread(target=click) for _ in range(4)]
    for each in clicks:
        each.start()
    for each in clicks:
        each.join()
    assert sorted(statuses) == [200, 400, 400, 400]
    assert len(eve.ask("GET", f"/api/games/phantom/campaigns/{campaign}")["running"]) == 1


def test_a_forced_step_back_changes_no_campaign(ann: Visitor) -> None:
    campaign = begin(ann, "Second thoughts")
    table = set_out(ann, campaign)
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"])
        chair.answer()
        assert chair.say("undo", number=chair.shown["number"], force=True)["type"] == "accepted"
        chair.until(lambda: chair.shown["asked"])
        chair.say("concede", number=chair.shown["number"])
    after = ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}")
    assert (after["plays"], after["running"], after["uncounted"], after["owned"]) == ([], [], 1, 0)


def everything() -> Json:
    """A campaign in which Diana owns all that can be gained."""
    campaign = new_campaign()
    cards = [card for key in ("devil", "patrol") for card in PHANTOM.of_set[key]]
    campaign.holdings["diana"].owned += [PHANTOM.ids[c] for c in cards if "player" in PHANTOM.traits[c]]
    return campaign_text(load_game("phantom"), "Rich", campaign.to_data())


@pytest.mark.clause("PHA-DECK.1", "PHA-DECK.2", "PHA-CAMP.5")
def test_decks_are_customised_by_the_rules(ann: Visitor) -> None:
    rich = ann.ask("POST", "/api/games/phantom/import-campaign", {"text": everything()})
    path = f"/api/games/phantom/campaigns/{rich['id']}"
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
    cards = ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}/cards")["cards"]
    assert not [card for card in cards if card["kind"] == "devil"]
    give_up(ann, set_out(ann, campaign))
    after = ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}")
    noted = {
        (c["kind"], c["key"])
        for c in ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}/cards")["cards"]
    }
    assert {(card["kind"], card["key"]) for card in after["legends"][1]["cards"]} <= noted
    unread = next(card for card in PHANTOM.of_set["devil"] if PHANTOM.spoilers[card] == "devil:3")
    assert ("devil", PHANTOM.keys[unread]) not in noted


def test_a_campaign_goes_out_as_a_file_and_comes_back(server: ServerProcess) -> None:
    """The file is that of the terminal; one that is damaged is refused, and nothing changes."""
    fay = Visitor(server.address, "Fay")
    campaign = begin(fay, "Travel")
    give_up(fay, set_out(fay, campaign))
    before = fay.ask("GET", f"/api/games/phantom/campaigns/{campaign}")
    file = fay.ask("GET", f"/api/games/phantom/campaigns/{campaign}/file")
    bring = "/api/games/phantom/import-campaign"
    assert file["name"] == "Travel.json"
    assert (
        "already"
        in fay.ask("POST", "/api/games/phantom/import-campaign", {"text": file["text"]}, status=400)["error"]
    )
    copy = fay.ask("POST", "/api/games/phantom/import-campaign", {"text": file["text"], "name": "Copy"})
    assert (copy["plays"], copy["legends"]) == (before["plays"], before["legends"])
    bad = file["text"].replace('"devil"', '"patrol"', 1)
    assert "checksum" in fay.ask("POST", bring, {"text": bad}, status=400)["error"]
    fay.ask("POST", f"/api/games/phantom/campaigns/{campaign}/reset")
    back = fay.ask("POST", bring, {"text": file["text"], "replace": True})
    assert (back["id"], back["plays"]) == (campaign, before["plays"])
    fay.ask("DELETE", f"/api/games/phantom/campaigns/{campaign}")
    fay.ask("GET", f"/api/games/phantom/campaigns/{campaign}", status=404)
    assert [line["name"] for line in fay.ask("GET", "/api/games/phantom/campaigns")] == ["Copy"]


@pytest.mark.clause("PHA-DECK.2")
def test_a_deck_that_breaks_the_rules_is_refused_in_a_file_and_in_an_option(ann: Visitor) -> None:
    """R74."""
    campaign = new_campaign()
    campaign.holdings["diana"].deck = ["DI-11", "DI-12"]
    why = "holdings.diana.deck: Diana owns 17 Player cards, 30 are needed to choose"
    body = {"text": campaign_text(load_game("phantom"), "Gift", campaign.to_data())}
    assert why in ann.ask("POST", "/api/games/phantom/import-campaign", body, status=400)["error"]
    assert "Gift" not in [line["name"] for line in ann.ask("GET", "/api/games/phantom/campaigns")]
    options = {"legend": "diana", "holdings": {"diana": {"deck": ["DI-11", "DI-12"]}}}
    table = {"game": "phantom", "seats": [ME], "options": options}
    assert why in ann.ask("POST", "/api/tables", table, status=400)["error"]


def test_campaigns_are_their_owners_alone(ann: Visitor, ben: Visitor, server: ServerProcess) -> None:
    campaign = begin(ann, "Mine")
    path = f"/api/games/phantom/campaigns/{campaign}"
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
    assert ben.ask("GET", "/api/games/phantom/campaigns") == []
    Visitor(server.address).ask("POST", "/api/games/phantom/campaigns", {"name": "x"}, status=401)


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"seats": [ME], "options": {}}, "legend"),
        ({"seats": [BOT], "options": {"legend": "diana"}}, "person"),
        ({"seats": [ME], "options": {"legend": "diana", "holdings": {}}}, "holdings"),
        ({"seats": [ME], "options": {"legend": "diana", "campaign": "x"}}, "campaign"),
        ({"seats": [ME], "options": {"legend": "diana", "adventure": "nowhere"}}, "adventure"),
        ({"seats": [ME], "options": {"legend": "diana", "color": "red"}}, "color"),
        ({"seats": [ME, ME, ME], "options": {}}, "1 to 2 players"),
    ],
)
def test_what_makes_no_adventure_is_refused(ann: Visitor, body: Json, wrong: str) -> None:
    lines = ann.ask("GET", "/api/games/phantom/campaigns")
    campaign = lines[0]["id"] if lines else begin(ann, "Refused")
    assert (
        wrong in ann.ask("POST", f"/api/games/phantom/campaigns/{campaign}/tables", body, status=400)["error"]
    )
    assert ann.ask("GET", f"/api/games/phantom/campaigns/{campaign}")["running"] == []


@pytest.mark.clause("PHA-CAMP.4")
def test_a_friend_takes_part_and_a_table_that_waits_can_be_left(ann: Visitor, ben: Visitor) -> None:
    campaign = begin(ann, "Together")
    body = {"seats": [ME, {"kind": "open"}], "options": {"adventure": "patrol"}}
    path = f"/api/games/phantom/campaigns/{campaign}"
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
    path = f"/api/games/phantom/campaigns/{campaign}"
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
