# Kortens texter, sammansatta av effekter; ordlista först i `board.ftl`. Refresh = påfyllning, cover = lucka,
# combo = kedja, face-up = öppet, face-down = dolt, neighbor = granne, to match = passa ihop.
effect-cycle-top = välj en svit med ett öppet kort och minst ett dolt kort. Lägg det öppna kortet dolt underst i sin lek och vänd sedan upp nästa kort
effect-rotate-card = vänd ett vanligt kort i raden som har vänts färre än tre gånger. Det kan ge en kedja
effect-conquer =
    besegra { $sides ->
        [0] valfritt obesegrat dödskort i raden, vare sig det passar ihop eller inte
        [1] ett obesegrat dödskort i raden som passar ihop på minst en sida
       *[2] ett obesegrat dödskort i raden som passar ihop på båda sidorna
    }. Grannarna vänds inte med det; ett dödskort bredvid vänds om det nu passar ihop på båda sidorna
effect-knot-pair = välj två grannar i raden, varav ingen har vänts tre gånger. Två vanliga kort vänds båda genast, och det kan ge en kedja. Ett obesegrat dödskort och ett kort som det inte passar ihop med räknas som par tills ett av dem vänds, ett kort läggs emellan eller spådomen är slut. Inget annat par kan väljas
effect-set-hour =
    { $to ->
        [any] välj en annan timme: dag, natt eller blodmåne. Den gäller resten av rundan
       *[swap] dag räknas som natt, eller natt som dag, resten av rundan. Kan inte användas under blodmåne
    }
effect-hasten =
    nästa påfyllning flyttar luckan { $steps ->
        [1] en timme
       *[other] { $steps } timmar
    } längre, så att färre rundor återstår. Om den inte kan flyttas så långt slutar partiet och du vinner. Kan inte användas när alla tio timmarna syns
effect-gain-now = få genast { $clairvoyance } klarsyn
pays =
    { $amounts-count ->
        [0]
            { $cost ->
                [0] ger inget
               *[other] kostar { $cost } klarsyn
            }
       *[other]
            { $cost ->
                [0] ger { $amounts }
               *[other] ger { $amounts } och kostar { $cost } klarsyn
            }
    }
fate-normal = Ett vanligt kort i sviten { $suit }.
fate-death = Ett dödskort i sviten { $suit }. Det vänds bara om båda dess sidor passar ihop samtidigt. Om det fortfarande är obesegrat när du avslutar spådomen förlorar du partiet.
fate-side-face = { $name }: runan { $left } till vänster, { $right } till höger. { CAPITAL($once) }; med en X2-bricka: { $twice }.
fate-side-death = { $name }: runan { $left } till vänster, { $right } till höger. Obesegrat.
fate-side-conquered = { $name }: runan { $left } till vänster, { $right } till höger. Besegrat. { CAPITAL($once) }.
wish-day = På dagen behöver { $name } ett kort i sviten { $required } och ger { $pay } guld för det, plus { $gold } guld för varje kort i sviten { $optional }.
wish-night = På natten behöver { $name } ett kort i sviten { $required } och ger { $pay } guld för det, plus { $gold } guld för varje kort i sviten { $optional }.
wish-blood-moon = Under blodmåne behöver { $name } ingen svit och { $pays } för varje kort med en X2-bricka.
cycle = Timmarna i ordning: { $hours }.
relic-ability = { $name } ({ $costs }): { CAPITAL($effect) }.
relic-cost =
    { $cost } { $every ->
        [yes] på varje rang
       *[no]
            { $ranks-count ->
                [1] på rang { $ranks }
               *[other] på rang { $ranks }
            }
    }
relic-given = rang I
relic-rank =
    Rang { $rank } { $given ->
        [yes] är din från början
       *[no] kostar { $price } guld
    } och är { $value ->
        [0] inte värd något
       *[other] värd { $value } klarsyn
    } vid partiets slut.
level =
    Före partiet tas { $removed ->
        [one] { $removed } vanligt kort
       *[other] { $removed } vanliga kort
    } i varje svit bort slumpvis, och { $deaths ->
        [one] { $deaths } dödskort
       *[other] { $deaths } dödskort
    } i sviten blandas in i varje lek. { $bonus ->
        [0] En vinst ger ingen bonus.
        [one] En vinst ger { $bonus } poäng extra.
       *[other] En vinst ger { $bonus } poäng extra.
    }
rank = Rangen från { $points } klarsyn. I slutet av varje runda behåller du högst { $kept }.
rune =
    Skrivs { $letter } och ritas som { $shape }. { $veil ->
        [yes] En slöjruna: den finns på vanliga kort och på dödskort.
       *[no] Den finns bara på vanliga kort.
    }
shape-circle = en cirkel
shape-crescent = en månskära
shape-thorn = en tagg
shape-wave = en våg
shape-closed-eye = ett slutet öga
shape-open-eye = ett öppet öga
commas = { $first }, { $rest }
lines =
    { $first }
    { $rest }
