board-opponents = The other Citadels
board-own = Your Citadel
board-hand = Your Labor cards
board-pool = Legacy Pool
board-trials = Trials
board-trials-deck =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
board-trials-none = No Trial is in play.
board-trials-counters = Still to act: { $who }
board-trials-tier = Tier { $tier }
board-trials-draws =
    { $count ->
        [one] { $count } Trial to draw
       *[other] { $count } Trials to draw
    }
board-trials-known = Next, as you know: { $cards }
board-trove = Trove
board-decks = Decks and piles
board-deck-labor = Labor
board-deck-legacies = Legacies
board-deck-count = { $deck } in the deck, { $discard } discarded
board-pile = { $name }: the discard pile
board-pile-empty = Nothing was discarded yet.
board-hidden-pool = A Legacy face down in the Pool
board-reserve = Reserve
board-reserve-of = Reserve { $reserve }, on Legacies { $held }
board-handcount =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand
board-handknown = You know of this hand: { $cards }
board-first = First Citadel
board-reigning = Reigning Tribute
board-fallen = Eliminated
board-active = Takes its turn
board-cost = cost { $cost }
board-cost-yours = cost { $cost }, for you { $price }
board-legacy =
    { $race }, Harvest { $harvest }, War { $war }, Tribute { $tribute }, { $shards ->
        [one] { $shards } Shard
       *[other] { $shards } Shards
    }, { $state }
board-pool-card = { $race }, Harvest { $harvest }, War { $war }, Tribute { $tribute }, { $cost }
board-labor = { $icon }, cost { $cost }
board-turn = Turn { $turn }
board-setup = Setting up
board-yours = Your turn
board-phase-1 = Untask & Draw
board-phase-2 = Action
board-phase-3 = Trials
board-phase-4 = Secondary
board-phase-5 = Hiring
board-phase-6 = Discard
board-final = Final round
board-choose = Choose your action
board-declare-harvest = Gain Shards; Trials follow
board-declare-war = Against { $who }
board-declare-tribute = For the title and a reward
board-side-waiting = Defenders are not chosen yet
board-side-bare = No Legacy
board-score = Score { $score }
board-score-by = { $amount } from effects
board-score-prevented = { $amount } less damage
board-die = Die: { $die }
board-die-none = Not rolled yet
board-die-alone = Undefended: a lone die
board-stage-cancelled = canceled
board-stage-harvest = gained { $amount }
board-stage-war = damage { $amount }
board-stage-duel = damage { $amount }
board-stage-tribute = reward { $amount }
board-stage-special = reward { $amount }
board-stage-linked = Labor beside it
board-stack-on = on { $what }
board-window-W-PH1 = Phase 1 is over
board-window-W-FA0 = Before an action
board-window-W-DECL = An action was declared
board-window-W-JOIN = All have joined
board-window-W-ROLL = The dice are rolled
board-window-W-AFTER = The action is over
board-window-W-FA9 = Phase 2 is over
board-window-W-TR0 = Before a Trial is drawn
board-window-W-TR1 = A Trial was revealed
board-window-W-SEC = Secondary Actions
board-window-W-HIRE = Before the hire
board-window-W-END = The turn is over
board-window-parley = Negotiation
board-window-vote = Vote
board-deal-make = Offer
board-deal-to = Offer to { $who }
board-deal-soon = You can make it at the next negotiation; the table waits for you there.
board-deal-title = An Offer to { $who }
board-deal-give = You give
board-deal-want = You want
board-deal-shards = Shards
board-deal-cards = Cards of their choice
board-deal-titles = A certain card
board-deal-titles-none = none
board-deal-send = Send
board-deal-promises = With promises …
board-deal-drop = No Offer
board-deal-nothing = nothing
board-deal-and = { $most } and { $last }
board-deal-you = you
board-deal-offer-you = You offer { $to } { $gives } for { $wants }
board-deal-nshards =
    { $count ->
        [one] { $count } Shard
       *[other] { $count } Shards
    }
board-deal-ncards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-deal-nchoice =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of choice
board-deal-promise = a promise ({ $promise })
board-promises = Promises
board-promises-by = { $who } to { $to }: { $promise }
outcome-open = open
outcome-kept = kept
outcome-broken = broken
outcome-lapsed = lapsed
word-harvest = Harvest
word-war = War
word-tribute = Tribute
word-special = Special Tribute
word-duel = Duel
word-ability = ability
word-attached = Labor
word-labor = Labor
word-forced = forced
word-untasked = untasked
word-tasked = tasked
word-disabled = disabled
word-dormant = dormant
word-feral = Feral
word-enlightened = Enlightened
word-cult = Cult
word-hollow = Hollow
word-marked = Marked
word-starborn = Starborn
word-fa = Action
word-sec = Secondary
word-inst = Instant
word-diplomacy = Diplomacy
word-cosmic = Cosmic
word-final-round = the final round is over
word-last-survivor = only one Citadel is left
word-simultaneous = all Citadels fall at once
word-limit = the limit of turns is reached
seat-score = { $seat } { $score }
board-price = price
board-hire = Legacies for hire
board-phase-1-means = Tasked Legacies are untasked, hands are filled up to five cards.
board-phase-2-means = One action: Harvest Shards, wage War or vie for the Tribute.
board-phase-3-means = A rich Harvest wakes the planet: Trials are revealed, and Diplomacy is voted on.
board-phase-4-means = Labor and abilities for Secondary Actions, round the table.
board-phase-5-means = The active Citadel may hire one Legacy from the Pool.
board-phase-6-means = Unwanted Labor is thrown away, then the next Citadel takes its turn.
board-theirs = { $who }’s turn
board-in-harvest = In the Harvest
board-in-war = In the War
board-in-duel = In the Duel
board-in-tribute = In the Tribute
board-in-special = In the Tribute
board-within = within the { $what }
board-side-attacks = { $who } attacks
board-side-attacks-you = You attack
board-side-defends = { $who } defends
board-side-defends-you = You defend
board-side-harvests = { $who } harvests
board-side-harvests-you = You harvest
board-strap-use = Use
board-strap-play = Play
board-strap-pay = Pays
board-strap-choose = Choose
board-strap-chosen = Chosen
board-strap-task = Send
board-strap-nominate = Nominate
board-strap-challenge = Challenge
board-strap-free = Untask for 1
board-strap-boost = Strengthen
board-strap-hire = Hire
board-strap-discard = Discard
board-strap-give-card = Give
board-strap-remove = Remove
board-strap-tasked = Tasked: { $role }
board-strap-reigns = Reigns
board-strap-short = costs { $cost }, you have { $reserve }
board-strap-no = Not now
board-declare-reach = You can reach { $least } to { $most }
board-waiting = waits
board-vote-title = The Citadels vote
board-vote-yea = Yea
board-vote-nay = Nay
board-vote-yea-means = It stays in play and counts for all.
board-vote-nay-means = It leaves the game.
board-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
board-ballot-yours = Your vote
board-ballot-thinks = Thinking
board-ballot-sealed = Sealed
board-cosmic = A Cosmic Trial
board-cosmic-means = Nobody votes on it: it takes effect.
board-deal-open = The Offer on the table
board-deal-from = { $who } makes { $to } an Offer
board-deal-from-you = { $who } makes you an Offer
board-deal-get = { $who } would get
board-deal-get-you = You get
board-deal-pay = { $who } would give
board-deal-pay-you = You give
board-deal-after = Your Reserve goes from { $reserve } to { $after }.
board-promises-none = Nobody has promised anything yet.
board-kind-legacy = Legacy · { $race }
board-kind-labor = Labor · { $icon }
board-kind-trial = Trial · { $kind } · tier { $tier }
board-kind-mat = Citadel · { $race }
board-sheets = What to look at
board-sheet-slab = Table
board-sheet-trials = Trials
board-sheet-pool = Pool
board-means-none = Nobody is chosen yet.
board-means-strength =
    { $count ->
        [one] { $count } chosen
       *[other] { $count } chosen
    }: the Score will be { $least } to { $most }.
board-means-votes = { $all } votes in all, { $need } yea pass it.
board-means-tie = In a tie { $who } decides.
board-means-tie-you = In a tie you decide.
board-means-tie-none = In a tie it fails.
board-means-draw = As it stands the War is a draw.
board-means-tied = As it stands the Duel is a tie.
board-means-win = As it stands { $who } wins by { $by }.
board-means-win-you = As it stands you win by { $by }.
board-means-hire = One Legacy a turn; your Reserve must keep 1 Shard.
board-means-action = Each Legacy that takes part is tasked until your next turn.
board-accept = Accept
board-sign-shard = Shards: most of them win the game
board-sign-harvest = Harvest Stat: gains Shards
board-sign-war = War Stat: attacks and defends
board-sign-tribute = Tribute Stat: wins the title and a reward
board-sign-instant = Instant: played at any time
board-sign-action = Action: played with the Fantos Action
board-sign-secondary = Secondary: played in Secondary Actions
board-sign-disabled = Disabled: can do nothing for now
board-sign-dormant = Dormant: has no Shards left
board-sign-attached = Labor attached to a Legacy
board-sign-hand = Labor cards in hand
board-strap-only-fa = Only with a Fantos Action
board-strap-only-sec = Only in Secondary Actions
board-send-harvest = Harvest with { $count }
board-send-attack = Attack with { $count }
board-send-defend = Defend with { $count }
board-send-nobody = Nobody defends
