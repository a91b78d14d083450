game-blurb = Bohaterowie wspólnie odtwarzają Legendarną Zbroję, lecz wygra tylko jeden z nich, o ile nie uczyni tego Bezimienny.
idea-1 = Zbieraj dary
    .text = Werbuj postacie, kupuj eliksiry, zakładaj zamki i majątki.
idea-2 = Razem kończcie wyprawy
    .text = Każdy rząd wypraw przywraca jedną część Zbroi.
idea-3 = Wygraj samotnie
    .text = Wygrywa najpotężniejszy bohater, o ile nie uprzedzi go czternaście kataklizmów.
