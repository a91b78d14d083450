# Bara i terminalen.
terminal-help =
    Belöningar: g guld, s skärvor, k klarsyn; efter X2 vad ett kort ger som har vänts två gånger. Ett öppet kort
    visar först sin grumlade sida, sedan den klara. I raden står runorna där korten möts, = är ett par, pilen
    visar vad nästa vändning ger. Siffrorna ovanför raden är platserna för ett nytt kort. Under varje lek: dess
    kort på varje plats och raden som det skulle ge, med runor och vändningar (¹²³); › är det nya kortet, † ett
    obesegrat dödskort. För det fjärde kortet: alla fyras vändningar och vad spådomen skulle ge. Timmarna:
    S sol, M måne, B blodmåne. Ord att skriva: kärlek 2, avsluta, svalg makt, köp orb,
    klar.
letter-gold = g
letter-shards = s
letter-clairvoyance = k
letter-sun = S
letter-moon = M
letter-blood-moon = B
terminal-round = runda { $round } av { $rounds }
terminal-else = annars
terminal-by-sun = på dagen
terminal-by-moon = på natten
terminal-by-blood-moon = under blodmåne
terminal-needs = behöver
terminal-met = finns
terminal-missing = saknas
terminal-pays = ger
terminal-per = per
terminal-per-token = per X2 ({ $tokens })
terminal-gold = guld
terminal-shards = skärvor
terminal-clairvoyance = klarsyn
terminal-rank =
    { $next ->
        [none] { $rank }
       *[other] { $rank }, { $next } vid { $at }
    }
terminal-relics =
    { $count ->
        [one] { $count } relik
       *[other] { $count } reliker
    }
terminal-turn = vänd { $turn }
terminal-death = DÖD
terminal-death-sides = DÖD, { $sides } av 2
terminal-spent = förbrukat
terminal-conquered = besegrat
terminal-no-card = inget kort
terminal-left = { $count } kvar
terminal-swallowed = Underst:
terminal-no-suit = svit saknas
terminal-fails = misslyckas
terminal-finish = Avsluta spådomen: den ger
terminal-finish-lost = Avsluta spådomen: du förlorar partiet, { $causes }
terminal-warning = Det förlorar partiet: { $causes }.
fails-death =
    { $cards-count ->
        [1] { $cards } är inte besegrat (WEA-REA.11)
       *[other] { $cards } är inte besegrade (WEA-REA.11)
    }
fails-suit = sviten som besökaren behöver saknas (WEA-ADV.3)
column-relic = relik
column-gold = guld
column-worth = värd
column-ability = förmåga
terminal-highest = du har högsta rangen (WEA-SUP.5)
terminal-short = { $price }, { $short } saknas
terminal-headline =
    { $won ->
        [yes]
            { $score ->
                [one] vunnet med { $score } poäng
               *[other] vunnet med { $score } poäng
            }
       *[no] förlorat i runda { $round }
    }
terminal-won = Alla besökare har fått sin spådom: du vinner partiet.
terminal-score = Poäng { $score }: { $points } på banan, { $relics } för reliker, { $bonus } för svårighetsgraden (WEA-SCO.1).
terminal-lost = Partiet är förlorat i runda { $round }:
terminal-causes = { $causes }. Banan visar { $points }; en förlust ger inga poäng (WEA-SCO.3).
cause-death = ett dödskort i den färdiga raden var inte besegrat (WEA-REA.11)
cause-suit = inget kort i sviten som besökaren behöver fanns i den färdiga raden (WEA-ADV.3)
cause-no-cards = alla lekar var tomma innan raden var full (WEA-SUP.3)
cause-gave-up = du gav upp (WEA-END.5)
