# Card texts, composed of effects (`effects.ftl`) and keywords (`keywords.ftl`).
static-post = this Outpost has { $bonuses }
static-cap =
    this Outpost takes { $limit ->
        [one] { $limit } more counter
       *[other] { $limit } more counters
    } before it is destroyed
static-ward = enemy cards cannot put counters on this Outpost except through an assault
static-sac-bonus = the first creature you sacrifice for mana each turn gives { $amount } more mana
static-discount = your upgrades cost { $amount } less
static-facedown-cost = costs { $cost } when you place it face-down
static-cut = Mana Crystals cost you { $amount } less (never below { $floor })
static-aura =
    { $at ->
        [self] this creature has
        [own_offense] your creatures in the offense zone have
        [own_other_small] your other creatures of cost { $small } or less have
       *[defenders_here] creatures defending this Outpost have
    } { $bonuses }
static-aura-per-upgrade = this creature has { $bonuses } per face-up upgrade on the Outpost it defends
static-aura-post = each of your Outposts has { $bonuses }
ability-arrive = When you play it: { $steps }.
ability-cast = { CAPITAL($steps) }.
ability-ambush = Ambush (when an attack turns this face-up): { $steps }.
ability-upkeep = At the start of your Second Step: { $steps }.
ability-onslaught = When its group's assault begins: { $steps }.
ability-hold = When this Outpost is attacked: { $steps }.
ability-raid = When its assault puts a counter on an Outpost: { $steps }.
ability-fall = When it is destroyed: { $steps }.
ability-ruin = When this Outpost is destroyed: { $steps }.
ability-static = { CAPITAL($steps) }.
ability-static-defending = { CAPITAL($steps) } while it is defending.
condition-defending = if it is defending, { $steps }
condition-host-defended = if a creature defends this Outpost, { $steps }
condition-has-crystal = if you have a Mana Crystal, { $steps }
condition-three-posts = play only if you have three face-up Outposts. { CAPITAL($steps) }
steps = { $first }; { $rest }
steps-after-cost = { $first }. { CAPITAL($rest) }
sentences = { $first } { $rest }
keyword = { $keyword }: { $keyword-meaning }.
card-plain = A plain creature, without keywords or abilities.
card-outpost =
    Destroyed by { $limit } counters. Gives { $mana } mana at the start of each of your turns. Holds up to { $upgrades } upgrades and { $defenders } defenders. Each player gains up to { $per-player } in a game.
    .name = Outpost
card-mana-crystal =
    Costs { $cost } mana, and never less than { $floor }. Gives { $income } mana at the start of each later turn. Draw { $draw } cards when you buy one. { $to-win } of them win the game.
    .name = Mana crystal
card-empty-deck = When a draw finds too few cards, you share { $damage } damage among your Outposts.
    .name = Empty deck
deck-name-siege-line = { $content }
deck-name-grand-works = { $content }
deck-name-deep-roots = { $content }
deck-name-long-knives = { $content }
