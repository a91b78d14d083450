# Bara i terminalen.
terminal-help =
    En spelare: manakristaller (◆◆◇), inkomst i början av andra steget eller den mana som är kvar, och storleken på
    hand, lek och kasthög; ▶ vems drag. En utpost: dess markörer (■■■······· 3/10 faller vid 10), Förs dess försvar
    och Slag vad den slår tillbaka med, försvarare inräknade; +Stone Wall är en förbättring, ? en som ligger dold.
    En varelse: anfall/försvar/hälsa och nyckelord; * betyder att den har förmågor (c NAMN läser dem). Vad en
    stormning skulle ge räknas som bordet ligger; ”kan ändras av” nämner det som ännu kan ändra det. De flesta frågor
    visar bara den del av bordet som de gäller.
look-full = allt
    .help = hela bordet med texterna på alla kort i spel
look-piles = högar
    .help = kasthögarna
short-cinder = Glöd
short-bastion = Bastion
short-wildroot = Vildrot
short-veil = Slöja
terminal-seat =
    { $number ->
        [0] { $faction }
       *[other] { $faction } { $number }
    }
terminal-place =
    { $seat-is ->
        [you] din { $letter }
       *[other] { $seat } { $letter }
    }
terminal-owner =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    }
terminal-you = du
terminal-creature = varelse
terminal-spell = besvärj.
terminal-upgrade = förbättr.
terminal-reserve = reserv
terminal-offense = anfall
terminal-def = Förs
terminal-str = Slag
terminal-safe = kan inte anfallas
terminal-hidden = dold ({ $paid } mana)
terminal-face-down = dolda kort
terminal-clash =
    { $strength } mot { $defense }, { $form ->
        [vain] inget går igenom
       *[other]
            { $through } går igenom{ $form ->
                [covered] , Vakter tar det
               *[other]
                    { $guards ->
                        [0] { "" }
                       *[other] { " " }({ $guards } på Vakter)
                    }: { $form ->
                        [falls] den faller
                       *[other] till { $reached }/{ $limit }
                    }
            }
    }{ $strike ->
        [0] { "" }
       *[other] ; { $strike } slår tillbaka
    }{ $surprises-count ->
        [0] { "" }
       *[other] { " " }(kan ändras av: { $surprises })
    }
terminal-headline =
    { $won ->
        [yes]
            { $outcome ->
                [conquest] vann genom erövring
                [crystal] vann genom kristaller
                [limit] vann vid gränsen
                [draw] oavgjort
               *[other] vann
            }
       *[no] plats { $place } av { $seats }
    } efter { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    }
terminal-ending =
    { $outcome ->
        [conquest] Bara en spelare har en utpost kvar (OUT-END.1)
        [crystal] Någon har tillräckligt med manakristaller (OUT-END.2)
        [limit] Gränsen för antalet rundor avgör (OUT-END.7)
        [draw] Ingen leder: oavgjort
       *[concession] Alla andra har gett upp (OUT-ELIM.7)
    }, efter { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    }.
column-place = plats
column-player = spelare
column-outposts = utposter
column-counters = markörer
column-crystals = kristaller
column-draw-damage = tom lek
terminal-order = I den här ordningen:
terminal-takes = tål { $damage }
terminal-lethal =
    För var och en det som förstör den, eller 0: mindre gör inget (OUT-ASLT.7).{ $rest ->
        [yes] { " " }Det som är kvar kan gå på utposten.
       *[no] { "" }
    }
terminal-chosen = { $chosen } av { $size } kort är valda; nu gäller det första raden.
terminal-now = Nu
terminal-nobody = ingen är kvar
terminal-assault =
    { $seat-is ->
        [you] Din stormning
       *[other] { $seat }s stormning
    }
terminal-undefended = utan försvar
terminal-on = på
terminal-totals =
    Anfall { $strength } mot försvar { $defense }: { $through } igenom{ $siege ->
        [0] { "" }
       *[other] , Belägring { $siege }
    }; { $strike } slår tillbaka
terminal-as-it-stands = Som det står: { $clash }
warning-no-outpost = Du skulle inte få någon utpost i det här draget (OUT-DRAW.14).
warning-vain = { $clash } (OUT-ASLT.4).
warning-wasted = { $points } poäng skulle gå till spillo (OUT-ASLT.5).
warning-last-draw = Din lek är för kort: { $damage } skada skulle förstöra din sista utpost (OUT-DRAW.2).
warning-unspent = { $mana } mana skulle gå förlorat fast det räcker till { $things } (OUT-MANA.7).
warning-idle = { $card } skulle inte göra något nu (OUT-PLAY.6).
terminal-crystal = en manakristall
terminal-finish =
    { $mana ->
        [0] Avsluta steget
       *[other] Avsluta steget ({ $mana } mana går förlorat)
    }
terminal-play = spela
terminal-discard = kasta
terminal-discards =
    { $left ->
        [0] inga fler kast i det här draget
       *[other] ett kastat kort ger 1 mana, { $left } till i det här draget
    }
terminal-for = för { $mana }
terminal-sacrifice = Offra upp till { $most }
terminal-marked = kort märkta { $sign }
terminal-too-dear = mer än dina { $mana } mana
terminal-moves-skip = Hoppa över steget: inga förflyttningar, inget anfall
terminal-moves-done = Inga (fler) förflyttningar
terminal-to-defense = försvara
terminal-to-offense = anfall
terminal-to-reserve = till reserven
terminal-to-other = annan utpost
terminal-group-on = Grupp { $number } mot
terminal-no-assault = blir inte av (OUT-ATK.6)
terminal-up = öppen
terminal-down = dold
terminal-hold =
    { $groups ->
        [1] Håll tillbaka
       *[other] Håll tillbaka gruppen
    }
terminal-player =
    { $crystals ->
        [one] { $crystals } kristall
       *[other] { $crystals } kristaller
    }, hand { $hand }
terminal-defenders = { $count } försvarare
terminal-only = bara { $points }
terminal-end = slut, i runda { $round }
terminal-setup =
    förberedelse: { $stage ->
        [factions] välj fraktion
        [shard_counts] skärvkort
        [decks] gör lekar
       *[draft] silverdraft, omgång { $number } av 3
    }
terminal-turn =
    { $seat-is ->
        [you] ditt drag
       *[other] { $seat }s drag
    }
terminal-round = runda { $round }
terminal-step-first = första steget (dra)
terminal-step-second = andra steget (spela)
terminal-step-third = tredje steget (flytta)
terminal-step-fourth = fjärde steget (anfall)
terminal-players = Spelare
terminal-shards = Skärvkort
terminal-kept = Behållna
terminal-pile-hand = hand
terminal-pile-deck = lek
terminal-pile-discard = kastade
terminal-mana = mana { $mana }
terminal-income = inkomst { $mana }
terminal-taxed = skatt { $mana }
terminal-exile = utan utpost
terminal-known = du vet:
terminal-next = härnäst
terminal-hand = Din hand: { $cards } kort
campaign-before = inte påbörjad än
campaign-after = efter parti { $games }: { $places }
campaign-game =
    { $drawn ->
        [yes] { $game }: oavgjort
       *[no] { $game }: { $winner } vinner
    }
campaign-reward = { $winner } behåller { $card } från { $loser } för gott (OUT-CAMP.3).
campaign-standing =
    { $over ->
        [yes] Kampanjen är slut: { $places }.
       *[no] Efter parti { $games } av högst { $most }: { $places }.
    }
deck-heading-values = A/F/H
deck-creature =
    { $count ->
        [one] { $count } varelse
       *[other] { $count } varelser
    }
deck-spell =
    { $count ->
        [one] { $count } besvärjelse
       *[other] { $count } besvärjelser
    }
deck-upgrade =
    { $count ->
        [one] { $count } förbättring
       *[other] { $count } förbättringar
    }
terminal-joins = { $faction } är med i spelet.
