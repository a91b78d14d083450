game-blurb = Zbuduj cytadelę z Dziedzictw, zbieraj Odłamki, prowadź wojny, walcz o Trybut i przetrwaj Próby.
idea-1 = Zatrudniaj Dziedzictwa
    .text = Twoi zarządcy zbierają plony, walczą i zabiegają o Trybut.
idea-2 = Zawieraj układy
    .text = Obiecuj, groź, głosuj. Żadna obietnica nie wiąże.
idea-3 = Przetrwaj Próby
    .text = Wygrywa ten, kto po Zodrazie ma najwięcej Odłamków.
