board-row = The reading
board-empty = Choose a card below to begin the reading.
board-hours = The hours
board-relics = Relics
board-rank = Rank { $rank }
board-notowned = Not owned
board-card =
    { $name }, { $suit }, turned { $turns ->
        [one] once
       *[other] { $turns } times
    }
board-card-death = { $name }, a Death card of { $suit }
word-round = Round
word-gold = Gold
word-shards = Shards
word-sight = Clairvoyance
word-happiness = Happiness
word-love = Love
word-power = Power
word-wealth = Wealth
word-sun = Sun
word-moon = Moon
word-blood-moon = Blood moon
