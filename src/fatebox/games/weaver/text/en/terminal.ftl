# What only a terminal shows.
terminal-help =
    Rewards: g gold, s shards, c clairvoyance; after X2 what a card pays that has turned twice. A face-up card
    shows first its clouded face, then its clear one. In the row, runes stand where cards touch, = is a match,
    the arrow shows what the next turn brings. The numbers above the row are the places for a new card. Under
    each deck: its card at each place, and the row that would come of it, with runes and turns (¹²³); › is the
    new card, † a Death card not conquered. For the fourth card: the turns of all four, and what the reading
    would pay. The hours: S sun, M moon, B blood moon. Words: love 2, finish, swallow power, buy orb, done.
letter-gold = g
letter-shards = s
letter-clairvoyance = c
letter-sun = S
letter-moon = M
letter-blood-moon = B
terminal-round = round { $round } of { $rounds }
terminal-else = else
terminal-by-sun = by day
terminal-by-moon = by night
terminal-by-blood-moon = under a blood moon
terminal-needs = needs
terminal-met = met
terminal-missing = missing
terminal-pays = pays
terminal-per = per
terminal-per-token = per X2 ({ $tokens })
terminal-gold = gold
terminal-shards = shards
terminal-clairvoyance = clairvoyance
terminal-rank =
    { $next ->
        [none] { $rank }
       *[other] { $rank }, { $next } at { $at }
    }
terminal-relics =
    { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
terminal-turn = turn { $turn }
terminal-death = DEATH
terminal-death-sides = DEATH, { $sides } of 2
terminal-spent = spent
terminal-conquered = conquered
terminal-no-card = no card
terminal-left = { $count } left
terminal-swallowed = Swallowed:
terminal-no-suit = no suit
terminal-fails = fails
terminal-finish = Finish the reading: it pays
terminal-finish-lost = Finish the reading: you lose the game, { $causes }
terminal-warning = This loses the game: { $causes }.
fails-death =
    { $cards-count ->
        [1] { $cards } is not conquered (WEA-REA.11)
       *[other] { $cards } are not conquered (WEA-REA.11)
    }
fails-suit = the suit that the visitor needs is missing (WEA-ADV.3)
column-relic = relic
column-gold = gold
column-worth = worth
column-ability = ability
terminal-highest = the highest rank is yours (WEA-SUP.5)
terminal-short = { $price }, { $short } short
terminal-headline =
    { $won ->
        [yes]
            { $score ->
                [one] won with { $score } point
               *[other] won with { $score } points
            }
       *[no] lost in round { $round }
    }
terminal-won = Every visitor is served: you win the game.
terminal-score = Score { $score }: { $points } on the track, { $relics } for relics, { $bonus } for the difficulty (WEA-SCO.1).
terminal-lost = The game is lost in round { $round }:
terminal-causes = { $causes }. The track shows { $points }; a loss scores nothing (WEA-SCO.3).
cause-death = a Death card in the finished row was not conquered (WEA-REA.11)
cause-suit = no card of the suit that the visitor needs was in the finished row (WEA-ADV.3)
cause-no-cards = all decks were empty before the row was full (WEA-SUP.3)
cause-gave-up = you gave up (WEA-END.5)
