"""The turn and its First Step (OUT-TURN, OUT-DRAW)."""

from __future__ import annotations

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.drawing import draw
from fatebox.games.outposts.state.leaving import end_assault
from fatebox.games.outposts.state.outposts import gain_post
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MOST_SEATS, TURN_DRAW
from fatebox.games.outposts.state.triggers import settle
from fatebox.kernel import Option, Prompt, Rules, for_each_seat

GO: Option = ("go",)
SKIP: Option = ("skip",)

FIRST = Prompt("skip_step", "OUT-TURN.2", variant="first")
TAKE_FIRST = for_each_seat(MOST_SEATS, FIRST, (GO, SKIP))


def pass_turn(s: OutpostsState) -> str:
    """End the turn, if there was one; the next player in the game begins theirs (OUT-TURN.6, OUT-GEN.3).

    The last step of a turn calls it. It is a segment of its own for the first turn, and for turns cut short.
    """
    end_turn(s)
    if s.round:
        seat = (s.active + 1) % s.seats
        while s.players[seat].out:
            seat = (seat + 1) % s.seats
        # OUT-GEN.4: a round is complete when the turn comes to or passes over the starting player
        if (seat - s.start) % s.seats <= (s.active - s.start) % s.seats and not next_round(s):
            return "teardown"
        s.active = seat
    else:
        s.active, s.round = s.start, 1
    begin_turn(s, s.players[s.active])
    return "first_step"


def end_turn(s: OutpostsState) -> None:
    """Effects "until end of turn" stop, groups break up, mana is gone (OUT-TURN.6, OUT-WAR.6)."""
    end_assault(s)
    if s.boosts:
        s.boosts = [boost for boost in s.boosts if boost.until == "round"]
    s.fresh, s.groups, s.targets, s.arriving, s.waiting, s.resolving = [], [], [], [], [], []
    s.discarded = s.sacrificed = 0
    player = s.players[s.active]
    player.mana = player.cut = 0


def next_round(s: OutpostsState) -> bool:
    """Count a round; False if the round limit ends the game (OUT-END.6)."""
    if s.max_rounds and s.round >= s.max_rounds:
        rank = {player.seat: standing(player) for player in s.players if not player.out}
        best = [seat for seat in rank if rank[seat] == max(rank.values())]
        s.outcome = "limit" if len(best) == 1 else "draw"
        s.winners = tuple(sorted(best))
        s.emit(events.Ended, s.outcome, s.winners, clause="OUT-END.7")
        return False
    s.round += 1
    return True


def standing(player: Player) -> tuple[int, int, int, int]:
    """The criteria of the round limit, most important first (OUT-END.7)."""
    posts = player.standing()
    counters = sum(post.counters for post in posts)
    return player.crystals, len(posts), -counters, len(player.deck) + len(player.hand)


def begin_turn(s: OutpostsState, player: Player) -> None:
    """End the effects that last until the start of this player's next turn (OUT-EFF.8)."""
    player.turns += 1
    if s.boosts:
        s.boosts = [boost for boost in s.boosts if boost.by != player.seat]
    if s.forts:
        s.forts = [fort for fort in s.forts if fort.by != player.seat]
    for post in player.posts:
        post.sanctuary = False
    s.step = "first"
    if s.listener is not None:
        s.emit(events.Turn, player.seat, s.round, clause="OUT-TURN.1")


def due_a_post(s: OutpostsState, player: Player) -> bool:
    """Whether the First Step of this turn brings an Outpost (OUT-DRAW.11)."""
    return player.turns > 1 and len(player.posts) < s.pack.outpost.per_player


def first_step(s: OutpostsState) -> Rules[str | None]:
    """Draw two cards, then gain an Outpost (OUT-DRAW.1, .11); or skip both (OUT-DRAW.14)."""
    player = s.players[s.active]
    option = yield TAKE_FIRST[player.seat]
    if option == SKIP:
        if s.listener is not None:
            s.emit(events.Skipped, player.seat, "first", clause="OUT-TURN.2")
        return "second_step"
    yield from draw(s, player, TURN_DRAW)
    if s.waiting:
        yield from settle(s)
    if due_a_post(s, player):
        gain_post(s, player, "OUT-DRAW.11")
    return "second_step"
