"""Campaigns of Outposts on the server: games in a row, collections, cards that change hands."""

from __future__ import annotations

import pytest

from fatebox.games import load_game
from tests.server.adventures import BOT, give_up_when_factions_are_chosen, next_game, series
from tests.server.visitor import Visitor

OUTPOSTS = load_game("outposts").pack()


@pytest.mark.clause("OUT-CAMP.2", "OUT-CAMP.6")
def test_a_campaign_of_outposts_is_played_to_its_end(ann: Visitor) -> None:
    """Given a campaign of two wins, when two games are given up, then the bot has won it and it is over."""
    campaign = series(ann, "War", BOT, campaign_wins=2)
    before = ann.ask("GET", f"/api/games/outposts/campaigns/{campaign}")
    assert (before["games"], before["own"], before["wins_needed"], before["over"]) == ([], [], 2, False)
    for number in (1, 2):
        table = next_game(ann, campaign)
        assert table["options"]["campaign"] is True
        assert not table["options"]["entrants"], "what players bring is nobody else's business"
        give_up_when_factions_are_chosen(ann, table["id"])
        standing = ann.ask("GET", f"/api/games/outposts/campaigns/{campaign}")
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
    hers, his = (who.ask("GET", f"/api/games/outposts/campaigns/{campaign}") for who in (ann, ben))
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
    assert "began" in ben.ask("DELETE", f"/api/games/outposts/campaigns/{campaign}", status=400)["error"]


def test_decks_are_built_from_the_own_collection(ann: Visitor, ben: Visitor) -> None:
    campaign = series(ann, "Workshop", BOT)
    path = f"/api/games/outposts/campaigns/{campaign}"
    early = ann.ask("PUT", f"{path}/decks/0", {"deck": {}}, status=400)
    assert "first game" in early["error"]
    give_up_when_factions_are_chosen(ann, next_game(ann, campaign)["id"])
    (own,) = ann.ask("GET", path)["own"]
    starter = OUTPOSTS.starter(own["faction"])
    foreign = next(key for key in OUTPOSTS.designs if OUTPOSTS.pool[key] not in (own["faction"], "silver"))
    found = ann.ask("POST", f"{path}/decks/0/check", {"deck": {**starter, foreign: 1}})
    assert {problem["clause"] for problem in found} == {"OUT-SET.2"}
    assert "OUT-SET.2" in ann.ask("PUT", f"{path}/decks/0", {"deck": {foreign: 30}}, status=400)["error"]
    assert "yours" in ann.ask("PUT", f"{path}/decks/1", {"deck": starter}, status=400)["error"]
    ben.ask("PUT", f"{path}/decks/0", {"deck": starter}, status=404)
    (kept,) = ann.ask("PUT", f"{path}/decks/0", {"deck": starter})["own"]
    assert kept["deck"] == starter
    with ann.sit(next_game(ann, campaign)["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.shown["asked"]["prompt"] not in ("faction", "deck_list"), "both are settled already"


def test_one_game_at_a_time(ann: Visitor) -> None:
    campaign = series(ann, "One by one", {"kind": "open"})
    path = f"/api/games/outposts/campaigns/{campaign}"
    table = next_game(ann, campaign)["id"]
    assert ann.ask("GET", path)["running"] == table
    assert "not over" in next_game(ann, campaign, status=400)["error"]
    assert ann.ask("POST", f"{path}/tables/{table}/give-up")["running"] is None
    next_game(ann, campaign)
    ann.ask("DELETE", path)
    ann.ask("GET", path, status=404)
