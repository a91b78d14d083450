game-blurb = A solitary reading of the cards: lay them so that they turn, chain and spare your fortune from Death.
bests-link = Best scores
bests-title = Best scores in { $game }
bests-about = Wins count before losses, then the score. Games with a forced step back do not count.
bests-level = Difficulty
bests-best = Best
bests-games = Games
bests-wins = Won
bests-all = All together
bests-won =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
bests-lost = Lost in round { $round }
idea-1 = Lay four cards
    .text = Each visitor's fortune is a row of four.
idea-2 = Make runes meet
    .text = Equal runes turn the cards to their better side.
idea-3 = Cheat Death
    .text = Turn every Death card, serve ten visitors, and score.
figure-points = Clairvoyance
figure-relics = Relics
figure-bonus = Difficulty
figure-rounds = Rounds
figure-round = Round
content-fate = Fate cards
content-adventurers = Visitors
content-cycles = Cycles
content-relics = Relics
content-difficulties = Difficulty levels
content-ranks = Clairvoyance ranks
content-runes = Runes
rules-chip-1 = Death
rules-chip-2 = Match
rules-chip-3 = X2 token
rules-chip-4 = Shards lost
why-death = { $card } stayed clouded
    .text =
        { $sides ->
            [one] One of its sides matched. Death needs both sides at the same time.
           *[other] None of its sides matched. Death needs both sides at the same time.
        }
    .way = A way out: a relic that conquers Death, or a neighbor whose rune fits the open side.
why-suit = No { $suit } in the row
    .text = { $who } asked for { $suit }. At least one card of that suit has to lie in the row, face up.
    .way = A way out: keep a card of the suit that is asked for, or change the hour with a relic.
