board-row = Spådomen
board-empty = Välj ett kort nedan för att börja spådomen.
board-hours = Timmarna
board-relics = Reliker
board-rank = Rang { $rank }
board-notowned = Inte ägd
board-card =
    { $name }, { $suit }, vänt { $turns ->
        [one] en gång
       *[other] { $turns } gånger
    }
board-card-death = { $name }, ett dödskort i sviten { $suit }
word-round = Runda
word-gold = Guld
word-shards = Skärvor
word-sight = Klarsyn
word-happiness = Lycka
word-love = Kärlek
word-power = Makt
word-wealth = Rikedom
word-sun = Sol
word-moon = Måne
word-blood-moon = Blodmåne
