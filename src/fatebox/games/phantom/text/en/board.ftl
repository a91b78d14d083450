word-G = Good mark
word-S = Skull mark
word-M = Mystery
word-F = Inner fire
word-W = any resource
word-easy = Easy
word-normal = Normal
word-heroic = Heroic
word-mythic = Mythic
word-recovery = Recovery
word-destiny = Destiny
word-preparation = Preparation
word-adventure = Adventure
word-fate = Fate
word-cleanup = Cleanup
word-hand = hand
word-deck = top of the deck
word-discard = Discard pile
word-bottom = bottom of its deck
word-resolve = Resolved pile
board-turn = Turn { $turn }
board-phases = Phases of the turn
board-mission = Mission
board-objective = Objective
board-goal = { $kind }: { $now }, goal { $limit }
board-clock = { $kind }: { $now } of { $limit }
board-clock-sign = clock
board-goal-sign = goal
board-boss = Must fall
board-row = Destiny row
board-row-empty = Nothing lies on the row.
board-destiny = Destiny deck
board-destiny-next = next: { $card }
board-resolved = Resolved pile
board-setaside = Set aside
board-pile-look =
    { $pile }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-close = Close
board-enemy = { $wounds } of { $health } Wounds, attacks for { $attack }
board-enemy-held = { $wounds } of { $health } Wounds, does not attack this turn
board-attack = Attack
board-attacks = attacks
board-health = Wounds and health
board-fresh = new
board-wound-less = One Wound fewer on { $card }
board-wound-add =
    +{ $count ->
        [one] { $count } Wound
       *[other] { $count } Wounds
    }
board-wound-falls = falls
board-token = { $count } { $kind }
board-legend-you = you
board-legend-turn = Takes the turn
board-legend-out = Knocked Out
board-resources = Resources, at most { $limit } kept
board-kept = { $total } / { $limit }
board-resource = { $name }: { $count }
board-give-take = Take back { $name }
board-give = { $count } of { $most } chosen
board-give-pay = Pay
board-give-return = Return
board-give-hint-pay =
    Choose { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } to pay.
board-give-hint-return =
    Choose { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } to return.
board-give-hint-gain = Choose the resource that you gain.
board-give-hint-symbol = Choose what the Wild symbol stands for.
board-injuries-note = Injuries: { $taken } taken, { $left } left before a Knock-out
board-hand = Hand
board-hand-count = { $count } / { $limit }
board-hand-note = Hand: { $count }, limit { $limit }
board-deck = Deck
board-discards = Discard pile
board-combat-note = Combat value before the card is turned up: { $value }
board-fight = Fight
board-fight-for =
    Fight for { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
board-play-area = In play
board-play-empty = Nothing in play yet
board-ready = ready
board-exhausted = exhausted
board-injury = Injury
board-cost = cost { $cost }
board-reward = discard for { $reward }
board-unique = Unique
board-play = Play it for { $cost }
board-discard = Discard it: gain { $reward }
board-end = End the Adventure phase
board-done-cleanup = Keep all
board-done-combat = Strike
board-pass = Take the damage
board-stage = What goes on
board-stage-combat = Combat value
board-stage-left =
    { $left ->
        [one] { $left } Wound left to place
       *[other] { $left } Wounds left to place
    }
board-stage-place = Click Enemies to place Wounds on them.
board-stage-attack = { $enemy } attacks { $who }
board-stage-wished = Your partner wants to use { $card }.
board-stage-seen = Seen on the deck
board-news = Just now
board-news-attack = attacks
board-news-cancelled = turned aside
board-news-damage = Injury
board-news-revealed = revealed
board-news-placed = joins the row
board-news-beside = beside the Mission
board-news-defeated = defeated
board-news-turned-up = turned up
board-news-wounded =
    +{ $count ->
        [one] { $count } Wound
       *[other] { $count } Wounds
    }
board-news-tokens = { $change } { $kind }
board-news-gained = gained
board-news-mission = new Mission
board-news-healed = healed
board-news-loot =
    { $count ->
        [one] { $count } Loot point
       *[other] { $count } Loot points
    }
board-news-achieved = Achievement: { $name }
board-news-activated = used
board-news-combat-value = Combat value { $value }
board-spread = Choose of these
board-lore = Lore { $number }
board-reason-given-up = given up
board-reason-knock-out = Knock-out
board-reason-mission = the Mission
board-lore-read = The story so far
board-lore-open = Story
board-lore-then = What happens
board-lore-mission = The Mission
board-lore-on = Go on
board-lore-next = Next page
board-lore-back = Page before
board-lore-page = Page { $page } of { $pages }
board-loot-card = Loot
board-achievement-card = Achievements
board-choose-legend = Who are you?
board-choose-start = Who takes the first turn?
board-board-hand = Hand limit
board-board-resources = Resource limit
board-board-combat = Base Combat
board-board-cost = Combat cost
board-over-win = The adventure is won
board-over-loss = The adventure is lost
board-over-turns =
    { $count ->
        [one] after { $count } turn
       *[other] after { $count } turns
    }
board-over-damage = { $count } damage taken
board-over-out = Knocked Out
board-over-nothing = no new card
lore-number = Lore { ROMAN($number) }
