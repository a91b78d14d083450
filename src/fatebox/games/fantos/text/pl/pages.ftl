game-blurb = Zbuduj cytadelę z Dziedzictw, zbieraj Odłamki, prowadź wojny, walcz o Trybut i przetrwaj Próby.
