"""The rules of the Night Market, with every way of asking that the kernel has."""

from __future__ import annotations

from fatebox.kernel import (
    PASS,
    Card,
    Deal,
    Option,
    Prompt,
    Result,
    Rng,
    Rules,
    arrange,
    ask,
    pick,
    share,
    take_first,
    together,
)

from .events import Bids, GaveUp, Looked, Rolled, Set, Staked, Stolen, Thief, Warded, Won
from .state import GOALS, HAND, Player, ToyState

BID = Prompt("bid", "TOY-BID.1")
STAKE = Prompt("stake", "TOY-BID.1")
GIVE = Prompt("give", "TOY-MKT.1", default=take_first)
ORDER = Prompt("order", "TOY-MKT.2")
ACT = Prompt("act", "TOY-MKT.3", always=True)
WARD = Prompt("ward", "TOY-MKT.4", secret=True)
DROP = Prompt("drop", "TOY-MKT.5")


def deal(d: Deal) -> ToyState:
    """TOY-SET.1."""
    deck = list(d.pack.ware_cards)
    omens = list(d.pack.omen_cards)
    d.rng.shuffle("deck", deck)
    omen = d.rng.draw("omen", omens, 1)
    players = []
    for seat in range(d.seats):
        goal = d.rng.choose("goal", GOALS)
        players.append(Player(seat=seat, hand=deck[:HAND], goal=goal))
        del deck[:HAND]
    return ToyState(
        pack=d.pack,
        seats=d.seats,
        rng=d.rng,
        players=players,
        deck=deck,
        omen=omen,
        omens_box=omens,
        rounds=1 if d.options["short"] else d.options["rounds"],
    )


def auction(s: ToyState) -> Rules[str]:
    """All bid at once (TOY-BID)."""
    bids = yield from together({player.seat: bid(player) for player in s.playing()})
    for seat, (amount, card) in bids.items():
        s.players[seat].coins -= amount
        if card is not None:
            s.forget(s.players[seat].hand)  # nobody else knows which ware was staked
            s.players[seat].hand.remove(card)
            s.players[seat].staked.append(card)
            s.emit(Staked, card, bidder=seat, clause="TOY-BID.1")
    s.emit(Bids, tuple((seat, amount) for seat, (amount, _) in bids.items()), clause="TOY-BID.2")
    s.starter = max(bids, key=lambda seat: (bids[seat][0], -seat))
    return "market"


def bid(player: Player) -> Rules[tuple[int, Card | None]]:
    """One player's secret bid and stake (TOY-BID.1)."""
    options: list[Option] = [("bid", amount) for amount in range(min(player.coins, 2) + 1)]
    _, amount = yield from ask(player.seat, BID, options)
    if amount == 0 or not player.hand:
        return 0, None
    _, card = yield from ask(player.seat, STAKE, [("stake", c) for c in player.hand])
    return amount, card


def market(s: ToyState) -> Rules[str]:
    """The starter's turn, one segment with many decisions (TOY-MKT)."""
    player = s.players[s.starter]
    s.die = s.rng.choose("die", (1, 2, 3))
    s.emit(Rolled, s.die, clause="TOY-MKT.1")
    gifts = yield from share(player.seat, GIVE, s.die, [(p.seat, 2) for p in s.playing()])
    for seat, coins in gifts.items():
        s.players[seat].coins += coins
    yield from look_ahead(s, player)
    yield from act(s, player)
    dropped = yield from pick(player.seat, DROP, player.hand, most=2)
    for card in dropped:
        player.hand.remove(card)
        s.discard.append(card)
    s.draw(player, len(dropped))
    return "dusk"


def look_ahead(s: ToyState, player: Player) -> Rules[None]:
    """TOY-MKT.2: the player alone knows what comes next."""
    top = s.deck[:3]
    for card in top:
        s.show(card, player.seat)
    s.emit(Looked, tuple(top), looker=player.seat, clause="TOY-MKT.2")
    s.deck[: len(top)] = yield from arrange(player.seat, ORDER, top)


def act(s: ToyState, player: Player) -> Rules[None]:
    """TOY-MKT.3."""
    option = yield from ask(player.seat, ACT, [PASS, *wares(s, player), *thefts(s, player)])
    if option == PASS:
        return
    card = option[1]
    player.hand.remove(card)
    if option[0] == "set":
        player.stall.append(card)
        s.emit(Set, player.seat, card, clause="TOY-MKT.3")
        return
    s.discard.append(card)
    s.emit(Thief, player.seat, option[2], card, clause="TOY-MKT.3")
    if not (yield from warded(s, player)):
        steal(s, player, s.players[option[2]])


def wares(s: ToyState, player: Player) -> list[Option]:
    """The cards that may be put on the stall."""
    return [("set", card) for card in player.hand if s.pack.wares[s.pack.ware(card)].worth]


def thefts(s: ToyState, player: Player) -> list[Option]:
    """Every thief with everybody who has something to lose."""
    thieves = [card for card in player.hand if s.pack.wares[s.pack.ware(card)].thief]
    victims = [other.seat for other in s.playing() if other is not player and other.hand]
    return [("send", thief, victim) for thief in thieves for victim in victims]


def warded(s: ToyState, thief: Player) -> Rules[bool]:
    """TOY-MKT.4: only who holds a ward is asked, and nobody learns who that is."""
    for player in s.playing():
        wards = [card for card in player.hand if s.pack.wares[s.pack.ware(card)].ward]
        if player is thief or not wards:
            continue
        option = yield from ask(player.seat, WARD, [PASS, *(("ward", card) for card in wards)])
        if option != PASS:
            player.hand.remove(option[1])
            s.discard.append(option[1])
            s.emit(Warded, player.seat, option[1], clause="TOY-MKT.4")
            return True
    return False


def steal(s: ToyState, thief: Player, victim: Player) -> None:
    """A random ware changes hands; the victim knows which (TOY-MKT.3)."""
    card = s.rng.choose("theft", victim.hand)
    victim.hand.remove(card)
    thief.hand.append(card)
    s.show(card, victim.seat)
    s.emit(Stolen, card, hearers=(thief.seat, victim.seat), clause="TOY-MKT.3")


def dusk(s: ToyState) -> str | None:
    """TOY-MKT.6: nobody decides anything here."""
    for player in s.playing():
        s.discard += player.staked
        player.staked = []
        s.draw(player, HAND - len(player.hand))
    if s.round == s.rounds:
        finish(s)
        return None
    s.round += 1
    return "auction"


def finish(s: ToyState) -> None:
    """TOY-END.1."""
    s.omens_gone += s.omen
    s.omen = []
    omen = s.pack.box.cards[s.omens_gone[0]]
    scores = tuple(0 if player.out else points(s, player, omen.ware, omen.bonus) for player in s.players)
    best = max(scores[player.seat] for player in s.playing())
    winners = tuple(p.seat for p in s.playing() if scores[p.seat] == best)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    s.result = Result(outcome="win", winners=winners, places=places, scores=scores)
    s.emit(Won, winners, clause="TOY-END.1")


def points(s: ToyState, player: Player, ware: str, bonus: int) -> int:
    """Coins, wares on the stall, the goal and the omen."""
    total = player.coins
    for card in player.stall:
        key = s.pack.ware(card)
        total += s.pack.wares[key].worth + 2 * (key == player.goal) + bonus * (key == ware)
    return total


def give_up(s: ToyState, seat: int) -> str | None:
    """TOY-END.2."""
    player = s.players[seat]
    player.out = True
    s.discard += player.hand + player.staked + player.stall
    player.hand, player.staked, player.stall = [], [], []
    s.emit(GaveUp, seat, clause="TOY-END.2")
    if len(s.playing()) == 1:
        finish(s)
        return None
    return "dusk"


def redraw(s: ToyState, seat: int | None, rng: Rng) -> None:
    """In an imagined world the goals of others may be any."""
    for player in s.players:
        if player.seat != seat:
            player.goal = rng.choose("goal", GOALS)
