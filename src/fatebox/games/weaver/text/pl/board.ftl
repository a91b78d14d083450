board-row = Wróżba
board-empty = Wybierz kartę poniżej, aby rozpocząć wróżbę.
board-hours = Pory
board-relics = Relikwie
board-rank = Ranga { $rank }
board-notowned = Nie posiadasz
board-card =
    { $name }, { $suit }, { $turns ->
        [one] obrócona raz
        [few] obrócona { $turns } razy
       *[many] obrócona { $turns } razy
    }
board-card-death = { $name }, karta Śmierci, { $suit }
word-round = Runda
word-gold = Złoto
word-shards = Odłamki
word-sight = Jasnowidzenie
word-happiness = Szczęście
word-love = Miłość
word-power = Władza
word-wealth = Bogactwo
word-sun = Słońce
word-moon = Księżyc
word-blood-moon = Krwawy Księżyc
