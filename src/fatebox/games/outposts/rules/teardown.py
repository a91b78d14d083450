"""After the game: the winner's reward, then the result (OUT-TEAR, outcome and ranking)."""

from __future__ import annotations

from typing import Any

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import DECK_SIZE, REWARD_COST, SHARD, SILVER
from fatebox.kernel import EVERYONE, Decision, Option, Pile, Prompt, Result, Rules

DECLINE: Option = ("decline",)


def next_to_the_left(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: the first opponent to the left whose deck the winner has not seen yet."""
    return min(decision.options[1:], key=lambda option: (option[1] - decision.seat) % s.seats)


def most_expensive(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: the most expensive card."""
    designs = s.pack.designs
    return min(decision.options[1:], key=lambda option: (-designs[option[2]].cost, designs[option[2]].name))


REWARD_FROM = Prompt("reward_pick", "OUT-TEAR.2", variant="from", default=next_to_the_left)
REWARD = Prompt("reward_pick", "OUT-TEAR.3", default=most_expensive)


def teardown(s: OutpostsState) -> Rules[str | None] | None:
    """The reward, if it is played for and there is a winner (OUT-TEAR.6); then the result."""
    for player in s.players:
        for post in player.posts:
            for card in post.hidden:
                s.show(card, EVERYONE)  # OUT-INFO.5
    if s.reward and len(s.winners) == 1:
        return reward(s, s.players[s.winners[0]])
    s.result = result(s, None)
    return None


def reward(s: OutpostsState, winner: Player) -> Rules[str | None]:
    """The winner may take one card from one opponent's deck (OUT-TEAR.2, .4)."""
    others = (p for p in s.players if p is not winner and whole_deck(s, p))  # none before the set-up (R97)
    unseen = [p.seat for p in others if p.collection > DECK_SIZE]  # OUT-CAMP.4
    taken: dict[str, Any] | None = None
    while unseen and taken is None:
        choices: list[Option] = [DECLINE, *(("spoils_of", seat) for seat in unseen)]
        option = yield Decision(winner.seat, REWARD_FROM, choices)
        if option == DECLINE:
            break
        loser = s.players[option[1]]
        unseen.remove(loser.seat)
        for card in whole_deck(s, loser):
            s.show(card, winner.seat)  # OUT-TEAR.4: the winner sees it all
        cards: list[Option] = [("spoil", loser.seat, key) for key in offered(s, winner, loser)]
        if cards:  # else another opponent may be chosen (OUT-TEAR.5)
            option = yield Decision(winner.seat, REWARD, [DECLINE, *cards])
            if option == DECLINE:
                break
            taken = take(s, winner, loser, option[2])
    s.result = result(s, taken)
    return None


def take(s: OutpostsState, winner: Player, loser: Player, key: str) -> dict[str, Any]:
    """The reward as the result records it (OUT-TEAR.2)."""
    s.emit(events.Reward, winner.seat, loser.seat, key, clause="OUT-TEAR.2")
    taken: dict[str, Any] = {"from": loser.seat, "card": key}
    if was_dealt(s, loser, key):
        taken["dealt"] = True
    return taken


def whole_deck(s: OutpostsState, player: Player) -> Pile:
    """The player's deck wherever its cards ended the game, without Silver cards (OUT-TEAR.1, .4)."""
    cards = player.deck + player.hand + player.discard + player.creatures() + player.aside
    for post in player.posts:
        cards += post.upgrades + post.hidden
    if player.seat == s.active:
        cards += s.casting
    return [card for card in cards if s.pack.box.kinds[card] != SILVER]


def offered(s: OutpostsState, winner: Player, loser: Player) -> list[str]:
    """The cards of a loser's deck that are cheap enough to be taken (OUT-TEAR.3)."""
    most = REWARD_COST + winner.crystals
    cards = [card for card in whole_deck(s, loser) if s.pack.cost[card] <= most]
    return sorted({s.pack.key[card] for card in cards})


def was_dealt(s: OutpostsState, loser: Player, key: str) -> bool:
    """Whether a card in the loser's deck was dealt for this game and is no one's own (OUT-TEAR.7, R90)."""
    own = s.pack.copies[key][: s.owned_shards.get(key, 0)]
    return s.pack.pool[key] == SHARD and not any(card in own for card in whole_deck(s, loser))


# --- the result -------------------------------------------------------------------------------------


def result(s: OutpostsState, taken: dict[str, Any] | None) -> Result:
    """Places, scores and figures: whoever wins has one point, which several share (R95)."""
    merits = [merit(s, player) for player in s.players]
    share = 1 if len(s.winners) == 1 else 1 / len(s.winners)
    return Result(
        outcome=s.outcome,
        winners=s.winners,
        places=tuple(1 + sum(other > own for other in merits) for own in merits),
        scores=tuple(share if player.seat in s.winners else 0 for player in s.players),
        details={
            "rounds": s.round,
            "factions": [player.faction for player in s.players],
            "turn": [f"player {(player.seat - s.start) % s.seats + 1}" for player in s.players],
            "outposts": [len(player.standing()) for player in s.players],
            "counters": [sum(p.counters for p in player.standing()) for player in s.players],
            "crystals": [player.crystals for player in s.players],
            "draw_damage": [player.burned for player in s.players],
            "reward": taken,
        },
    )


def merit(s: OutpostsState, player: Player) -> tuple[int, int, int, int, int]:
    """The order of the players: winners, then those in the game, then those out, the later the better."""
    if player.seat in s.winners:
        return (2, 0, 0, 0, 0)
    if player.out:
        return (0, player.out, 0, 0, 0)
    posts = player.standing()
    return (1, 0, player.crystals, len(posts), -sum(post.counters for post in posts))


def rank_result(result: Result, seat: int) -> tuple[float, ...]:
    """The rank of a result, higher is better: wins, then places; of wins the quickest."""
    won = seat in result.winners
    rounds = result.details["rounds"]
    return int(won and result.outcome != "draw"), -result.places[seat], -rounds if won else rounds
