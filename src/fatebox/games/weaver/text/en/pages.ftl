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
