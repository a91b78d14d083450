game-blurb = En spådom i korten för en spelare: lägg dem så att de vänds i kedjor och räddar dig undan Döden.
bests-link = Dina bästa resultat
bests-title = Dina bästa resultat i { $game }
bests-about = Vinster går före förluster, sedan räknas poängen. Partier där ett drag ångrades med tvång räknas inte.
bests-level = Svårighetsgrad
bests-best = Bäst
bests-games = Partier
bests-wins = Vunna
bests-all = Sammanlagt
bests-won =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
bests-lost = Förlust i runda { $round }
idea-1 = Lägg fyra kort
    .text = Varje besökares spådom är en rad om fyra.
idea-2 = Låt runor mötas
    .text = Lika runor vänder korten till deras bättre sida.
idea-3 = Lura Döden
    .text = Vänd varje dödskort, hjälp tio besökare och samla poäng.
figure-points = Klarsyn
figure-relics = Reliker
figure-bonus = Svårighetsgrad
figure-rounds = Rundor
figure-round = Runda
content-fate = Ödeskort
content-adventurers = Besökare
content-cycles = Cykler
content-relics = Reliker
content-difficulties = Svårighetsgrader
content-ranks = Klarsynens grader
content-runes = Runor
rules-chip-1 = Döden
rules-chip-2 = Träff
rules-chip-3 = X2-bricka
rules-chip-4 = Förlorade skärvor
why-death = { $card } förblev molnig
    .text =
        { $sides ->
            [one] En av sidorna passade. Döden kräver båda sidorna samtidigt.
           *[other] Ingen av sidorna passade. Döden kräver båda sidorna samtidigt.
        }
    .way = En utväg: en relik som besegrar Döden, eller en granne vars runa passar den öppna sidan.
why-suit = { $suit } saknades i raden
    .text = { $who } bad om { $suit }. Minst ett kort i den färgen måste ligga i raden.
    .way = En utväg: spara ett kort i den färg som efterfrågas, eller byt timme med en relik.
