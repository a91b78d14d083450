"""The Second Step: mana, playing cards, Mana Crystals, upgrades (OUT-MANA, OUT-PLAY, OUT-CRYS, OUT-UPG)."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.creatures import destroy, enter_reserve
from fatebox.games.outposts.state.drawing import draw
from fatebox.games.outposts.state.leaving import win
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES, MOST_SEATS
from fatebox.games.outposts.state.triggers import holds, settle, trigger, trigger_creatures, trigger_upgrades
from fatebox.kernel import Card, Decision, LongDecision, Option, Prompt, Rules, for_each_seat

from .turn import GO, SKIP

FINISH: Option = ("finish",)
BUY: Option = ("buy",)
UP, DOWN = "up", "down"


def skip_it(s: OutpostsState, decision: Decision) -> Option:
    """On time-out a step other than the first is skipped."""
    del s, decision
    return SKIP


def emptiest_face_down(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: the Outpost with fewest upgrades, face-down."""
    down = [option for option in decision.options if option[2] == DOWN] or decision.options
    return min(down, key=lambda option: upgrades_on(s.post(option[1])))


SECOND = Prompt("skip_step", "OUT-TURN.2", variant="second", default=skip_it)
TAKE_SECOND = for_each_seat(MOST_SEATS, SECOND, (GO, SKIP))
UPKEEP_ORDER = Prompt("upkeep_order", "OUT-MANA.2")
ACTION = Prompt("play_action", "OUT-PLAY.1", always=True)
PLACE = Prompt(
    "upgrade_place",
    "OUT-UPG.1",
    always=True,  # a single place and side would give away which upgrade it is (OUT-UPG.5)
    default=emptiest_face_down,
    follow_up=True,
)


def second_step(s: OutpostsState) -> Rules[str | None]:
    """Gain mana, then let upkeep abilities work (OUT-MANA.1, .2)."""
    s.step = "second"
    player = s.players[s.active]
    option = yield TAKE_SECOND[player.seat]
    if option == SKIP:
        if s.listener is not None:
            s.emit(events.Skipped, player.seat, "second", clause="OUT-TURN.2")
        return "third_step"
    player.mana = max(0, income(s, player) - player.tax)
    player.tax = 0  # OUT-EFF.13: used up
    if s.listener is not None:
        s.emit(events.Mana, player.seat, player.mana, clause="OUT-MANA.1")
    trigger_creatures(s, player, player.creatures(), "upkeep")
    for post in player.posts:
        if post.upgrades:
            trigger_upgrades(s, player, post.upgrades, "upkeep", post)
    if s.waiting:
        yield from settle(s, UPKEEP_ORDER)
    return "action"


def income(s: OutpostsState, player: Player) -> int:
    """Mana of face-up Outposts and Mana Crystals (OUT-MANA.1, OUT-CRYS.4)."""
    return s.pack.outpost.mana * len(player.standing()) + s.pack.crystal.income * player.crystals


def action(s: OutpostsState) -> Rules[str | None]:
    """One action of the Second Step; any number may follow (OUT-MANA.5, OUT-PLAY.1)."""
    player = s.players[s.active]
    option = yield LongDecision(player.seat, ACTION, actions, s, player)
    match option[0]:
        case "discard":
            discard_for_mana(s, player, option[1])
        case "play":
            card = option[1]
            match s.pack.type[card]:
                case "creature":
                    summon(s, player, card)
                case "spell":
                    yield from cast(s, player, card)
                case _:
                    lift_upgrade(s, player, card)
                    return "place_upgrade"
        case "sacrifice":
            sacrifice_for_mana(s, player, option[1])
        case "buy":
            yield from buy(s, player)
        case _:
            player.mana = 0  # OUT-MANA.7
            return "third_step"
    if s.waiting:
        yield from settle(s)
    return "action"


def actions(s: OutpostsState, player: Player) -> list[Option]:
    """All that may be done now."""
    pack, mana = s.pack, player.mana
    cost, needs_more = pack.cost, pack.needs_more
    options: list[Option] = [FINISH]
    for card in player.hand:
        if playable(s, player, card) if needs_more[card] else cost[card] <= mana:
            options.append(pack.play_of(card))
    if mana >= pack.least_crystal_price and mana >= crystal_price(s, player):
        options.append(BUY)
    if s.discarded < MANA_DISCARDS:
        options += map(pack.discard_of, player.hand)
    if s.sacrificed < MANA_SACRIFICES:
        options += map(pack.sacrifice_of, player.creatures())
    return options


# --- mana and Mana Crystals -------------------------------------------------------------------------


def discard_for_mana(s: OutpostsState, player: Player, card: Card) -> None:
    """A card from hand for 1 mana; none of its text works (OUT-MANA.3, .6)."""
    s.discarded += 1
    player.mana += 1
    player.hand.remove(card)
    player.discard.append(card)
    if s.listener is not None:
        s.emit(events.DiscardedForMana, player.seat, card, clause="OUT-MANA.3")


def sacrifice_for_mana(s: OutpostsState, player: Player, card: Card) -> None:
    """A creature in play for 1 mana, and more by Harvest (OUT-MANA.4, OUT-EFF.12)."""
    player.mana += 1 + s.pack.harvest[card]
    if s.sacrificed == 0:
        player.mana += upgrade_total(s.pack.sac_bonus, player)
    s.sacrificed += 1
    s.emit(events.Sacrificed, player.seat, card, clause="OUT-MANA.4")
    destroy(s, [card], "OUT-MANA.4")


def crystal_price(s: OutpostsState, player: Player) -> int:
    """The price of a Mana Crystal for this player now (OUT-CRYS.2, .8)."""
    crystal = s.pack.crystal
    cut = player.cut + upgrade_total(s.pack.cut, player) + creature_total(s.pack.cut, player)
    return max(s.pack.least_crystal_price, crystal.cost - cut)


def upgrade_total(table: list[int], player: Player) -> int:
    """The sum of a static number over the face-up upgrades of a player."""
    return sum([table[card] for post in player.posts for card in post.upgrades])


def creature_total(table: list[int], player: Player) -> int:
    """The sum of a static number over the creatures of a player."""
    return sum(map(table.__getitem__, player.creatures()))


def buy(s: OutpostsState, player: Player) -> Rules[None]:
    """One more Mana Crystal: the last one wins at once, the others give cards (OUT-CRYS.5, .9)."""
    player.mana -= crystal_price(s, player)
    player.crystals += 1
    s.emit(events.Crystal, player.seat, player.crystals, clause="OUT-CRYS.3")
    if player.crystals >= s.pack.crystal.to_win:
        win(s, "crystal", player.seat, clause="OUT-END.2")
    yield from draw(s, player, s.pack.crystal.draw)


# --- cards ------------------------------------------------------------------------------------------


def playable(s: OutpostsState, player: Player, card: Card) -> bool:
    """Whether a card of the hand may be played now: cost, place, extra cost, condition."""
    if s.pack.type[card] == "upgrade":
        if not any(building_sites(s, player)):
            return False  # OUT-UPG.3
        missing = s.pack.cheaper_side[card] - player.mana
        return missing <= 0 or missing <= discount(s, player)
    return s.pack.cost[card] <= player.mana and castable(s, player, card)  # OUT-MANA.7


def castable(s: OutpostsState, player: Player, card: Card) -> bool:
    """Whether a spell's extra cost can be paid and its condition met (OUT-PLAY.7); creatures have neither."""
    sacrifices = s.pack.extra_cost[card]
    if sacrifices and sacrifices > len(player.creatures()):
        return False
    for ability in s.pack.on["cast"][card]:
        if ability.when == "three_posts" and not holds(s, ability, Cause(player.seat, card)):
            return False
    return True


def pay(s: OutpostsState, player: Player, card: Card) -> None:
    """Pay for a creature or a spell, which leaves the hand (OUT-PLAY.1)."""
    player.mana -= s.pack.cost[card]
    player.hand.remove(card)
    s.emit(events.Played, player.seat, card, clause="OUT-PLAY.1")


def summon(s: OutpostsState, player: Player, card: Card) -> None:
    """Pay for a creature, which comes into play (OUT-PLAY.2)."""
    pay(s, player, card)
    enter_reserve(s, player, card)
    trigger(s, player, card, "arrive", s.entered[card])


def cast(s: OutpostsState, player: Player, card: Card) -> Rules[None]:
    """Pay for a spell, resolve it part by part, then discard it (OUT-PLAY.3, .5, .6)."""
    pay(s, player, card)
    s.casting.append(card)
    s.resolving.append(card)
    cause = Cause(player.seat, card)
    for ability in s.pack.on["cast"][card]:
        for effect in ability.effects:
            cause.effect = effect
            rules = effect.apply(s, cause)
            if rules is not None:
                yield from rules
            if s.waiting:
                yield from settle(s)  # OUT-EFF.3: what one part triggers comes before the next part
    s.resolving.pop()
    s.casting.remove(card)
    player.discard.append(card)


# --- upgrades ---------------------------------------------------------------------------------------


def upgrades_on(post: Post) -> int:
    """The number of upgrades of an Outpost; face-down ones count (OUT-UPG.2)."""
    return len(post.upgrades) + len(post.hidden)


def building_sites(s: OutpostsState, player: Player) -> Iterator[Post]:
    """The face-up Outposts that can take one more upgrade (OUT-UPG.1)."""
    most = s.pack.outpost.upgrades
    for post in player.posts:
        if post.standing and upgrades_on(post) < most:
            yield post


def discount(s: OutpostsState, player: Player) -> int:
    """The discount on upgrades (OUT-PLAY.8)."""
    return creature_total(s.pack.discount, player) + upgrade_total(s.pack.discount, player)


def upgrade_price(s: OutpostsState, player: Player, card: Card, side: str) -> int:
    """The price of an upgrade on this side; face-down is no cheaper unless the card says so (OUT-UPG.4)."""
    printed = s.pack.facedown_cost[card] if side == DOWN else s.pack.cost[card]
    return max(0, printed - discount(s, player))


def lift_upgrade(s: OutpostsState, player: Player, card: Card) -> None:
    """Take an upgrade out of the hand. Nobody can tell any more which of those they knew it is (R71)."""
    player.hand.remove(card)
    player.placing.append(card)
    others = [other for other in player.hand if s.pack.type[other] == "upgrade"]
    s.lose_sight([card, *others])


def place_upgrade(s: OutpostsState) -> Rules[str | None]:
    """Assign an upgrade to an Outpost, face-up or face-down (OUT-UPG.1, .4)."""
    player = s.players[s.active]
    (card,) = player.placing
    prices = {side: upgrade_price(s, player, card, side) for side in (DOWN, UP)}
    sides = [side for side, price in prices.items() if price <= player.mana]
    options: list[Option] = [("place", post.id, side) for post in building_sites(s, player) for side in sides]
    option = yield Decision(player.seat, PLACE, options)
    build(s, player, card, s.post(option[1]), option[2])
    return "action"


def build(s: OutpostsState, player: Player, card: Card, post: Post, side: str) -> None:
    """Pay for an upgrade and assign it to an Outpost (OUT-UPG.4, OUT-INFO.4)."""
    price = upgrade_price(s, player, card, side)
    player.mana -= price
    player.placing.remove(card)
    arrival = s.arrive()
    if side == UP:
        post.upgrades.append(card)
        s.entered[card] = arrival
        s.emit(events.Built, player.seat, post.id, card, clause="OUT-UPG.4")
    else:
        post.hidden.append(card)
        post.bills.append((price, discount(s, player), arrival))
        s.emit(events.BuiltHidden, player.seat, post.id, price, clause="OUT-INFO.4")
