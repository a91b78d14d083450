# Card texts, composed of effects: `effect-<tag>` and `native-<tag>` with the fields of the effect as arguments.
aim =
    { $upto ->
        [1]
            { $target ->
                [any] any Legacy
                [any-other] any other Legacy
                [not-payer] any Legacy except the one that pays for this card
                [own-other] another of your Legacies
                [own-untasked] one of your untasked Legacies
                [enemy-fighter] a Legacy fighting against you
                [bearer] the bearer
               *[target] it
            }
       *[other]
            { $target ->
                [any] up to { $upto } Legacies
                [any-other] up to { $upto } other Legacies
                [not-payer] up to { $upto } Legacies except the one that pays for this card
                [own-other] up to { $upto } of your other Legacies
                [own-untasked] up to { $upto } of your untasked Legacies
               *[enemy-fighter] up to { $upto } of the Legacies fighting against you
            }
    }
effect-score = add { $amount } to your War Score without joining the War
effect-sway = raise or lower any one Score in it by { $amount }, but not below 0
effect-echo = add its Stat for that action to the Score of any side on which another { $race } Legacy takes part
effect-bonus =
    { $to ->
        [harvester] one harvesting Legacy counts { $amount } more
        [fighter] one Legacy fighting in it, or a Citadel defending without Legacies, counts { $amount } more
       *[nominee] one nominee counts { $amount } more, in a Special Tribute Action too
    }
effect-reroll = reroll any one of them; the new result counts
effect-prevent = if you lose this War, the damage is { $amount } less, but not below 0
effect-gain =
    { $to ->
        [reserve] put { $amount-shards } from the Trove into your Reserve
       *[other]
            { $upto ->
                [1] put { $amount-shards } from the Trove on { $aim }
               *[other] put { $amount-shards } from the Trove on each of { $aim }
            }
    }
effect-lose = { $aim } of your choice loses { $amount-shards } to the Trove
effect-take =
    { $source ->
        [any-other]
            { $to ->
                [self] take { $amount-shards } from any other Legacy onto this Legacy
               *[reserve] take { $amount-shards } from any other Legacy into your Reserve
            }
        [other]
            { $to ->
                [self] take { $amount-shards } from another Citadel's Reserve onto this Legacy
               *[reserve] take { $amount-shards } from another Citadel's Reserve into yours
            }
        [richest-other]
            { $to ->
                [self] take { $amount-shards } from the largest other Reserve onto this Legacy (if several tie, choose one)
               *[reserve] take { $amount-shards } from the largest other Reserve into yours (if several tie, choose one)
            }
        [winner]
            { $to ->
                [self] take { $amount-shards } from the winning Citadel's Reserve onto this Legacy
               *[reserve] take { $amount-shards } from the winning Citadel's Reserve into yours
            }
        [harvester]
            { $to ->
                [self] take { $amount-shards } from the harvesting Citadel's Reserve onto this Legacy
               *[reserve] take { $amount-shards } from the harvesting Citadel's Reserve into yours
            }
       *[warring]
            { $to ->
                [self] take { $amount-shards } from the Reserve of each other warring Citadel onto this Legacy
               *[reserve] take { $amount-shards } from the Reserve of each other warring Citadel into yours
            }
    }
effect-alms = every Citadel with the largest Reserve gives { $amount-shards } from it to each smallest Reserve; if all are equal, nothing happens
effect-rearrange = rearrange the Shards on your Legacies as you like, adding up to { $from-reserve } from your Reserve, which must keep at least 1
effect-duel =
    { $challenger ->
        [self] it challenges any other Legacy to a Duel
       *[own] one of your untasked Legacies challenges any other Legacy to a Duel
    }
effect-special-tribute = a Special Tribute Action takes place, for which every Citadel that can must nominate a Legacy
effect-redirect-war = turn that War against another Citadel of your choice, but not against the attacker
effect-extra-action = you may take one more Fantos Action this turn, of a kind not yet attempted
effect-hire-aid = the Trove pays { $amount-shards } of your next hire in this phase, on top of your Hiring Incentive; your Reserve still pays at least 1
effect-votes =
    { $to ->
        [any]
            { $amount ->
                [one] a Citadel of your choice has { $amount } more vote in it, cast the same way as its own
               *[other] a Citadel of your choice has { $amount } more votes in it, cast the same way as its own
            }
       *[own]
            { $amount ->
                [one] you have { $amount } more vote in it, cast the same way as your own
               *[other] you have { $amount } more votes in it, cast the same way as your own
            }
    }
effect-peek-trials =
    { $amount ->
        [1] look at the top card of the Trials Deck
       *[other] look at the top { $amount } cards of the Trials Deck and put them back in any order
    }
effect-remove-trial = remove one Trial in play from the game, but not Zodraz and not one drawn this turn
effect-fewer-trials = reduce the number of Trials drawn in this phase by { $amount }, possibly to none; on the First Citadel's turn at least 1 is always drawn
effect-rain = every Citadel puts { $amount-shards } from the Trove into its Reserve
effect-swarm = every Citadel rolls the Shard Die and loses that many Shards from its Reserve to the Trove
effect-cull = find the highest number of Shards on any Legacy that is not disabled; every Citadel that has a Legacy with that number discards one such Legacy of its choice
effect-levy = if the active Citadel's Reserve is larger than every other, that Citadel gives { $amount-shards } from it to the smallest Reserve (if several tie, it chooses one)
effect-sicken = the active Citadel chooses one of its Legacies that is not disabled, which loses { $amount-shards } to the Trove; if it has none, its Reserve loses them
effect-relief = if the active Citadel's Reserve is below { $below }, put { $amount-shards } from the Trove into it
effect-extra-die =
    { $amount ->
        [1] every Harvest rolls one extra die, however many Legacies harvest
       *[other] every Harvest rolls { $amount } extra dice, however many Legacies harvest
    }
effect-sell-cards =
    { $most ->
        [one] after drawing up, the active Citadel may buy up to { $most } extra Labor card, up to a hand of { $limit }, for { $price-shards } each from its Reserve, which must keep at least 1
       *[other] after drawing up, the active Citadel may buy up to { $most } extra Labor cards, up to a hand of { $limit }, for { $price-shards } each from its Reserve, which must keep at least 1
    }
effect-aim-war =
    { $at ->
        [any] War may be declared on any other Citadel
       *[right] War is declared on the Citadel to the right; the Citadel of the Reigning Tribute may still choose any other
    }
effect-deck-hire = instead of hiring from the Pool, the active Citadel may reveal the top card of the Legacy Deck and hire it; if it does not, the card goes to the bottom of the deck and the hire is lost
effect-free-duels = first, in turn order from the active Citadel, round and round until all pass, each Citadel may have an untasked Legacy challenge any other Legacy to a Duel without playing a card
effect-harvest-score =
    { $direction ->
        [up] every Harvest Score is { $size } higher
       *[down] every Harvest Score is { $size } lower, but not below 0
    }
effect-forbid-abilities = no Legacy's ability may be activated; native abilities and attached Labor still work
effect-round-timer = when every Citadel has completed its next Fantos Action Phase, this Trial leaves the game
effect-paid-untask = each tasked Legacy of the active Citadel is untasked only if that Citadel spends { $price-shards } for it from its Reserve, which must keep at least 1; disabled Legacies are restored for free
effect-final-round = the final round begins: no Harvest may be declared and no Trial drawn. The game ends when every Citadel has completed its next Fantos Action Phase, and the Citadel with the most Shards wins
effect-task =
    { $target ->
        [own-untasked] force { $aim } to become tasked
       *[other] force { $aim } to become tasked, unless already tasked
    }
effect-untask = untask { $aim }
effect-disable = disable { $aim }
effect-copy-stats = its three Stats become those printed on { $aim } until the end of the turn
effect-draw =
    { $amount ->
        [one] draw { $amount } Labor card
       *[other] draw { $amount } Labor cards
    }
effect-recycle =
    { $amount ->
        [one] discard up to { $amount } card from your hand and draw as many
       *[other] discard up to { $amount } cards from your hand and draw as many
    }
effect-recover =
    { $amount ->
        [one] take { $amount } card of your choice from the Labor discard pile into your hand
       *[other] take { $amount } cards of your choice from the Labor discard pile into your hand
    }
effect-spy =
    { $amount ->
        [one] look at another Citadel's hand and discard { $amount } card of your choice from it
       *[other] look at another Citadel's hand and discard { $amount } cards of your choice from it
    }
effect-attach = attach this card to { $aim }
effect-blind-pool = look at all cards of the Legacy Pool and lay them out face down in an order you choose; they are then hired blind
effect-cancel-action =
    { $what ->
        [harvest] cancel that Harvest
        [war] cancel that War
       *[tribute] cancel that Tribute, but never a Special Tribute Action
    }
effect-cancel-labor =
    { $reach ->
        [waiting]
            { $most-cost ->
                [99] cancel a Labor card before it takes effect
               *[other] cancel a Labor card with a printed cost of { $most-cost } or less before it takes effect
            }
       *[any]
            { $most-cost ->
                [99] cancel one Labor card that has not taken effect yet, is linked to an unfinished action, or is attached to a Legacy
               *[other] cancel one Labor card with a printed cost of { $most-cost } or less that has not taken effect yet, is linked to an unfinished action, or is attached to a Legacy
            }
    }
effect-cancel-ability = cancel an ability of a Legacy or of attached Labor before it takes effect; native abilities cannot be canceled
effect-cancel-war-labor = cancel all Labor linked to that War and all Labor attached to any Legacy during it
native-revive = when its Shards run out, this Legacy is not discarded but lies dormant, without attached Labor or title. In your next Hiring Phase you may revive it, untasked and in addition to your hire, for its full Hiring Cost, to which your Hiring Incentive applies; otherwise it is discarded
native-ward = Labor and abilities cannot take Shards from this Legacy or make it lose any. Its own payments, damage in War and Duels, Trials, and rearranging the Shards on your Legacies still move them
native-band = in War this Legacy counts { $each } more for each other { $race } Legacy fighting on its side, but at most { $most } more
native-own-reroll = when this Legacy harvests, you may reroll its die once; the new result counts
native-best-of =
    { $rolls ->
        [2] in War and Duels, roll this Legacy's die twice and keep the higher result
       *[other] in War and Duels, roll this Legacy's die { $rolls } times and keep the highest result
    }
native-guard = when you are attacked, add { $amount } to your War Score while this Legacy is untasked
native-gain-when =
    { $when ->
        [harvest]
            { $to ->
                [self] whenever another Citadel's Harvest gains at least { $at-least-shards }, put { $amount-shards } from the Trove on this Legacy
               *[reserve] whenever another Citadel's Harvest gains at least { $at-least-shards }, put { $amount-shards } from the Trove into your Reserve
            }
        [war]
            { $to ->
                [self] whenever you win a War in which this Legacy fights, put { $amount-shards } from the Trove on this Legacy
               *[reserve] whenever you win a War in which this Legacy fights, put { $amount-shards } from the Trove into your Reserve
            }
        [upkeep]
            { $to ->
                [self] at the start of each of your turns, if this Legacy is the Reigning Tribute, put { $amount-shards } from the Trove on this Legacy
               *[reserve] at the start of each of your turns, if this Legacy is the Reigning Tribute, put { $amount-shards } from the Trove into your Reserve
            }
       *[discard]
            { $to ->
                [self] whenever another hired Legacy of any Citadel is discarded, put { $amount-shards } from the Trove on this Legacy
               *[reserve] whenever another hired Legacy of any Citadel is discarded, put { $amount-shards } from the Trove into your Reserve
            }
    }
native-charge = whenever the bearer is tasked to War or challenges to a Duel, its Citadel may first spend { $cost-shards } from it, though not its last, so that it counts { $amount } more
native-extra-votes =
    { $amount ->
        [one] in every Diplomacy vote the bearer's Citadel has { $amount } more vote, cast the same way as its own
       *[other] in every Diplomacy vote the bearer's Citadel has { $amount } more votes, cast the same way as its own
    }
native-shield = in War and Duels, damage against the side on which the bearer fights is { $amount } less, but not below 0
native-stat =
    { $stat ->
        [harvest] the bearer's Harvest Stat is { $amount } higher
        [war] the bearer's War Stat is { $amount } higher
       *[tribute] the bearer's Tribute Stat is { $amount } higher
    }
moment-harvest = during a Harvest
    .more = a Harvest
moment-war = during a War
    .more = a War
moment-tribute = during a Tribute
    .more = a Tribute
moment-duel = during a Duel
    .more = a Duel
moment-action = during a Harvest, War, Tribute or Duel
    .more = a Harvest, War, Tribute or Duel
moment-dice = after the dice of an action are rolled
    .more = the dice of an action are rolled
moment-war-own = while you attack or defend in a War
    .more = you attack or defend in a War
moment-war-def = when you are attacked
    .more = you are attacked
moment-war-declared = when War is declared on you
    .more = War is declared on you
moment-after-harvest = after another Citadel's Harvest
    .more = another Citadel's Harvest
moment-after-war = after a War
    .more = a War
moment-after-tribute = after another Citadel's Legacy has won a Tribute
    .more = another Citadel's Legacy has won a Tribute
moment-after-duel = after any Duel
    .more = any Duel
moment-labor = when Labor is played
    .more = Labor is played
moment-ability = when an ability is activated
    .more = an ability is activated
moment-vote = before a Diplomacy vote
    .more = a Diplomacy vote
moment-trials = before a Trial is drawn
    .more = a Trial is drawn
moment-hire = in your Hiring Phase
    .more = your Hiring Phase
moment-end = at the end of your turn
    .more = the end of your turn
moment-idle = on your turn, while no action is in progress
    .more = your turn, while no action is in progress
moment-more = { $moment-more }
moments = { $moments-or }
who-self = this Legacy
    .gen = this Legacy
who-bearer = the bearer
    .gen = the bearer
condition-spend = spend { $spend-shards } from { $who }
condition-task = task { $who }
condition-discard = discard { $who }
condition-spend-task = spend { $spend-shards } from { $who } and task it
condition-spend-discard = spend { $spend-shards } from { $who } and discard it
condition-task-discard = task { $who } and discard it
condition-spend-task-discard = spend { $spend-shards } from { $who } and task it and discard it
condition-either = tasked or untasked
condition-untasked = if { $who } is untasked
commas = { $first }, { $rest }
moment-effects = { $first }, { $rest }
then = { $first }, then { $rest }
sentences = { $first } { $rest }
sentence = { CAPITAL($words) }.
ability-text = { CAPITAL($when) }: { CAPITAL($effects) }.
icon-fa = Fantos Action
icon-sec = Secondary
icon-inst = Instant
card-icon = { $icon }. { $text }
card-native = Native. { $text }
card-bearer = The bearer gains an ability ({ $icon }). { $text }
card-removed = { $text } Then this Trial is removed from the game.
card-acts = { $acts }: { $text }
acts-Untask-Draw-Up = Untask & Draw Up
acts-Fantos-Action = Fantos Action
acts-Secondary-Actions = Secondary Actions
acts-Hiring = Hiring
acts-immediate = Immediate
acts-end-of-turn = End of turn
card-mat = For each { $race } Legacy that you hire, the Trove pays { $incentive-shards } of its Hiring Cost; your Reserve still pays at least 1.
