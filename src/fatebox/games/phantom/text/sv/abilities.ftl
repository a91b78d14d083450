# Kortens texter, gjorda av det som korten gör. Ordlista: se prompts.ftl.

# Förmågor: deras tillfälle, vad som betalas, vad som händer. `ended`: effekten slutar själv med punkt.

ability-activated =
    { $timing ->
        [combat] { CAPITAL($price) } i strid: { $effects }
        [recovery] I din återhämtningsfas, { $price }: { $effects }
        [response] { CAPITAL($price) } när { $attacker-a } attackerar dig: { $effects }
        [response_any] { CAPITAL($price) } när { $attacker-a } attackerar en spelare: { $effects }
       *[adventure] { CAPITAL($price) }: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-check = När { $tests }: { $effects }.
ability-hurt = Varje gång du tar 1 skada: { $effects }.
ability-kill = Varje gång du besegrar { $victim-acc }: { $effects }.
ability-kills = Varje gång någon besegrar { $victim-acc }: { $effects }.
ability-destiny =
    { $form ->
        [destiny] { CAPITAL($effects) }
       *[other] I ödesfasen: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-reveal = I steg 1 av ödesfasen: { $effects }.
ability-fate =
    { $form ->
        [own] I din skickelsefas: { $effects }
       *[other] I skickelsefasen: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-hit = När attacken från { $card-whose } har gjort skada: { $effects }.
ability-down = När { $card } besegras: { $effects }.
ability-setup = Start: { $effects }.
ability-empty = När ett kort behövs från den tomma ödesleken: { $effects }.
price-exhaust = förbruka kortet
price-discard = kasta kortet från spelet
price-exhaust-named = förbruka { $name }
price-spend = betala { $resources }
static-line = { CAPITAL($text) }.
level-line = [{ $icon }] { $line }
icon-easy = Lätt
icon-normal = Normal
icon-heroic = Heroisk
icon-mythic = Mytisk
icon-easy-normal = Lätt/Normal
icon-heroic-mythic = Heroisk/Mytisk
no-effect = Ingen verkan när den ligger öppen.
deckbuilding = Lekbygge: { $keywords }.

# Effekter, i imperativ.

effects-then = { $first }; { $rest }
effects-or = { $first }, eller { $rest }
effect-demanding = { $effect } ({ $demand })
demand-some = du måste ha { $number }
demand-cards =
    { $number ->
        [1] du måste ha ett
       *[other] du måste ha { $number }
    }
effect-gain = få { $resources }
effect-choose-gain = få { $resources-or }
effect-lose-resources =
    lämna tillbaka { $number } av dina resurser till förrådet
effect-draw =
    { $who ->
        [any] en spelare som du väljer drar
        [attacked] den attackerade spelaren drar
       *[you] dra
    } { $number ->
        [one] { $number } kort
       *[other] { $number } kort
    }
effect-combat = +{ $number } stridsvärde
effect-wound = lägg { $number } sår på { $target-on }
effect-resolve =
    { $form ->
        [all] lägg { $target-all } bland de avklarade korten
        [one] lägg { $target-acc } bland de avklarade korten
       *[some] lägg { $number } { $target-many } bland de avklarade korten
    }
effect-leave = lägg tillbaka { $card-acc } i asken
effect-cancel-attack = avvärj den attacken
effect-hold =
    { $form ->
        [every] ingen { $target } attackerar dig det här draget
       *[one] { $target-a } som du väljer attackerar inte det här draget
    }
effect-peek =
    titta på det översta kortet i { $deck ->
        [player] din spelarlek
       *[destiny] ödesleken
    }; du får lägga det { $place ->
        [bottom] underst
       *[resolve] bland de avklarade korten
    }
effect-reveal =
    { $form ->
        [one] vänd upp ett ödeskort
       *[some] vänd upp { $number } ödeskort
    }
effect-place-set-aside =
    { $form ->
        [one] lägg ett undanlagt { $target } på raden
       *[some]
            { $number ->
                [0]
                    { $more ->
                        [0] lägg inget undanlagt { $target } på raden
                       *[other] med två spelare, lägg { $more } undanlagda { $target-many } på raden
                    }
               *[other]
                    lägg { $number } undanlagda { $target }{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } med två spelare)
                    } på raden
            }
    }
effect-place-objective = lägg { $name } på raden
effect-from-resolved =
    { $form ->
        [row]
            lägg { $number ->
                [1] ett valfritt kort
               *[other] { $number } valfria kort
            } bland de avklarade på raden
       *[removed]
            ta bort { $number ->
                [1] ett valfritt kort
               *[other] { $number } valfria kort
            } bland de avklarade från spelet
    }
effect-reshuffle = blanda de avklarade korten till en ny ödeslek
effect-ready =
    { $form ->
        [any] gör { $target-any } i valfritt spelområde redo
       *[own] gör { $target-ready } redo
    }
effect-exhaust-own = förbruka { $number } av dina { $target-many } som är redo
effect-discard-own =
    { $form ->
        [self] kasta { $target-acc } från spelet
       *[some] kasta { $number } av dina { $target-many } från spelet
    }
effect-recover = ta upp { $target-a } från din kasthög på handen
effect-heal =
    { $number ->
        [1] läk 1 skada
       *[other] läk upp till { $number } skador
    }
effect-restore = lägg upp till { $number } av dina öppna skador underst i din skadelek
effect-both-options = utför båda valen i återhämtningsfasen
effect-damage = ta { $number } skada
effect-put-tokens =
    lägg { $number ->
        [one] { $number } { $token }
       *[other] { $number } { $token-many }
    }{ $more ->
        [0] { "" }
       *[other] { " " }(+{ $more } med två spelare)
    } på { $place-on }{ $only ->
        [used] { " " }om det använder dem
        [in-play] { " " }om det är i spel
       *[always] { "" }
    }{ $each ->
        [none] { "" }
       *[other] { " " }för varje { $each-each } på raden
    }
effect-remove-tokens =
    ta bort { $number ->
        [one] { $number } { $token }
       *[other] { $number } { $token-many }
    } från { $place-from }
effect-move-tokens =
    flytta { $number ->
        [one] { $number } { $token }
       *[other] { $number } { $token-many }
    } från { $source-from } till { $target-to }
effect-read-lore = läs Krönika { ROMAN($number) }
effect-lose = du förlorar
effect-cardcheck = Kortprov. { $outcomes }
effect-outcome = { $resource }: { $effects }.
outcomes = { $first } { $rest }
effect-when =
    { $otherwise ->
        [none] om { $tests }, { $then }
       *[other] om { $tests }, { $then }; annars { $otherwise }
    }

# Löpande text. `all`: den gäller alla spelare.

static-change =
    { $what ->
        [combat_cost]
            { $way ->
                [up]
                    att inleda en strid kostar dig { $number } { $number ->
                        [one] resurs
                       *[other] resurser
                    } mer
               *[down]
                    att inleda en strid kostar dig { $number } { $number ->
                        [one] resurs
                       *[other] resurser
                    } mindre
            }
       *[other]
            { $all ->
                [yes]
                    varje spelares { $what ->
                        [hand_limit] handgräns
                        [resource_limit] resursgräns
                        [base_combat] grundstridsvärde
                       *[combat] hela stridsvärde i varje strid
                    }
               *[no]
                    { $what ->
                        [hand_limit] din handgräns
                        [resource_limit] din resursgräns
                        [base_combat] ditt grundstridsvärde
                       *[combat] hela ditt stridsvärde i varje strid
                    }
            } är { $number } { $way ->
                [up] högre
               *[down] lägre
            }
    }
static-ready-limit =
    { $all ->
        [yes] i återhämtningsfasen gör varje spelare
       *[no] i din återhämtningsfas gör du
    } högst { $number } kort redo
static-enemy-health =
    { $target-have } { $way ->
        [down] { $number } mindre hälsa (minst 0)
       *[up]
            { $number ->
                [0] { $more } mer hälsa med två spelare
               *[other]
                    { $number } mer hälsa{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } med två spelare)
                    }{ $each ->
                        [none] { "" }
                       *[other] { " " }för varje { $each-each } på raden
                    }
            }
    }
static-attack-damage = attacken från { $card-whose } gör { $number } skada
static-forbid-activate =
    { $all ->
        [yes] ingen spelare får använda { $target-many }
       *[no] du får inte använda { $target-many }
    }
static-forbid-spend = du får inte betala med { $resource }
static-play-discount =
    { $target-many } kostar dig { $number ->
        [one] { $number } resurs
       *[other] { $number } resurser
    } mindre att spela
static-steady-combat-cost = effekter kan inte höja din stridskostnad

# Villkor, efter ”om” eller ”när”.

tests-and = { $first } och { $rest }
test-tokens =
    { $bound ->
        [none] det inte finns någon { $token }
        [one] det finns en { $token }
        [least] det finns minst 1 { $token }
        [most] det finns högst 1 { $token }
        [fewer] det finns högst { $number } { $token-many }
       *[more] det finns minst { $number } { $token-many }
    }{ $more ->
        [0] { "" }
       *[other] { " " }(+{ $more } med två spelare)
    } på { $place-on }
test-enemies =
    { $bound ->
        [none] ingen { $of } finns på raden
        [one] { $of-a } finns på raden
        [fewer] högst { $number } { $of-many } finns på raden
       *[more] minst { $number } { $of-many } finns på raden
    }
test-own =
    { $bound ->
        [none] du inte har någon { $of } i spel
        [one] du har { $of-acc } i spel
        [fewer] du har högst { $number } { $of-many } i spel
       *[more] du har minst { $number } { $of-many } i spel
    }
test-set-aside =
    { $bound ->
        [none] ingen { $of } är undanlagd
        [one] { $of-a } är undanlagd
        [fewer] högst { $number } { $of-many } är undanlagda
       *[more] minst { $number } { $of-many } är undanlagda
    }
test-defeated =
    { $number ->
        [1] { $name } är besegrad
       *[other] { $name } är besegrad { $number } gånger
    }
test-victim = det är { $of-a }
test-felled = du besegrar { $whom } under ett drag
test-felled-together = du besegrar { $whom } under samma drag
felled =
    { $bound ->
        [one] { $of }
       *[more] minst { $number } { $of-many }
    }
test-injuries =
    { $bound ->
        [none] du inte har någon öppen skada
        [one] du har en öppen skada
        [fewer] du har högst { $number } öppna skador
       *[more] du har minst { $number } öppna skador
    }
test-injury-deck =
    { $bound ->
        [none] din skadelek är tom
        [least] din skadelek har minst 1 kort
        [most] din skadelek har högst 1 kort
        [fewer] din skadelek har högst { $number } kort
       *[more] din skadelek har minst { $number } kort
    }
test-knocked-out =
    { $bound ->
        [none] ingen spelare är utslagen
        [one] en spelare är utslagen
       *[more] minst { $number } spelare är utslagna
    }
test-mission = { $name } är det aktiva uppdraget
test-level = nivån är { $levels-or }

# Resurser att få.

gain-G = { cost-G }
gain-S = { cost-S }
gain-M = { cost-M }
gain-F = { cost-F }
gain-W =
    { $number ->
        [1] 1 valfri resurs
       *[other] { $number } valfria resurser
    }

# Markörer; .name så heter ett spår av dem.

token-Destruction = förstörelsemarkör
    .name = Förstörelse
    .many = förstörelsemarkörer
token-Distance = avståndsmarkör
    .name = Avstånd
    .many = avståndsmarkörer
token-Fear = skräckmarkör
    .name = Skräck
    .many = skräckmarkörer
token-Harm = ofärdsmarkör
    .name = Ofärd
    .many = ofärdsmarkörer
token-Time = tidsmarkör
    .name = Tid
    .many = tidsmarkörer
token-Training = träningsmarkör
    .name = Träning
    .many = träningsmarkörer
token-Trust = tillitsmarkör
    .name = Tillit
    .many = tillitsmarkörer
token-Villager = bybomarkör
    .name = Bybor
    .many = bybomarkörer

# Kort som texterna menar, i de roller som de har i en mening (se den engelska filen).

kind-self =
    { $name ->
        [none] det här kortet
       *[other] { $name }
    }
    .on =
        { $name ->
            [none] det här kortet
           *[other] { $name }
        }
    .acc =
        { $name ->
            [none] det här kortet
           *[other] { $name }
        }
    .from =
        { $name ->
            [none] det här kortet
           *[other] { $name }
        }
    .to =
        { $name ->
            [none] det här kortet
           *[other] { $name }
        }
    .whose =
        { $name ->
            [none] det här kortet
           *[other] { $name }
        }
    .have =
        { $name ->
            [none] det här kortet har
           *[other] { $name } har
        }
    .many = sådana kort
kind-mission =
    { $here ->
        [yes] det här uppdraget
       *[no] det aktiva uppdraget
    }
    .on =
        { $here ->
            [yes] det här uppdraget
           *[no] det aktiva uppdraget
        }
    .from =
        { $here ->
            [yes] det här uppdraget
           *[no] det aktiva uppdraget
        }
    .to =
        { $here ->
            [yes] det här uppdraget
           *[no] det aktiva uppdraget
        }
kind-place = { $name }
    .on = { $name }
    .from = { $name }
    .to = { $name }
kind-named = { $name }
    .a = { $name }
    .acc = { $name }
    .on = { $name }
    .have = { $name } har
kind-Enraged-Wolf = Enraged Wolf
    .each = Enraged Wolf
    .a = Enraged Wolf
    .acc = Enraged Wolf
    .many = Enraged Wolf
kind-any = kort
    .a =
        { $number ->
            [1] ett valfritt kort
           *[other] { $number } valfria kort
        }
    .acc = ett kort
    .many = kort
kind-attacker = angriparen
    .on = angriparen
    .acc = angriparen
kind-enemy = fiende
    .a = en fiende
    .on = en fiende
    .acc = en fiende
    .many = fiender
kind-common = vanlig fiende
    .a = en vanlig fiende
    .on = en vanlig fiende
    .acc = en vanlig fiende
    .all = alla vanliga fiender
    .many = vanliga fiender
kind-common-human = vanlig fiende (människa)
    .a = en vanlig fiende (människa)
    .on = en vanlig fiende (människa)
    .acc = en vanlig fiende (människa)
    .have = vanliga fiender (människor) har
    .many = vanliga fiender (människor)
kind-common-animal = vanlig fiende (djur)
    .a = en vanlig fiende (djur)
    .acc = en vanlig fiende (djur)
    .have = vanliga fiender (djur) har
    .many = vanliga fiender (djur)
kind-common-hunter = vanlig jägare
    .have = vanliga jägare har
kind-common-pirate = vanlig pirat
    .on = en vanlig pirat
    .acc = en vanlig pirat
    .many = vanliga pirater
kind-common-smuggler = vanlig smugglare
    .each = vanlig smugglare
    .a = en vanlig smugglare
    .many = vanliga smugglare
kind-pirate = pirat
    .each = pirat
    .a = en pirat
    .many = pirater
kind-smuggler = smugglare
    .a = en smugglare
    .many = smugglare
kind-ally = allierad
    .many = allierade
    .ready =
        { $number ->
            [1] en av dina allierade
           *[other] upp till { $number } av dina allierade
        }
kind-ally-ready = allierad som är redo
    .a = en allierad som är redo
    .acc = en allierad som är redo
    .many = allierade som är redo
kind-ally-animal = allierat djur
    .ready =
        { $number ->
            [1] ett av dina allierade djur
           *[other] upp till { $number } av dina allierade djur
        }
kind-bandar = Bandarkort
    .a =
        { $number ->
            [1] ett valfritt Bandarkort
           *[other] { $number } valfria Bandarkort
        }
kind-bandar-other = annat Bandarkort
    .any =
        { $number ->
            [1] ett annat Bandarkort
           *[other] upp till { $number } andra Bandarkort
        }
kind-jungle-patrol-other = annat kort från Djungelpatrullen
    .ready =
        { $number ->
            [1] ett annat av dina kort från Djungelpatrullen
           *[other] upp till { $number } andra av dina kort från Djungelpatrullen
        }
kind-weapon = vapen
    .many = vapen
    .ready =
        { $number ->
            [1] ett av dina vapen
           *[other] upp till { $number } av dina vapen
        }
kind-martial-arts = kampsportskort
    .many = kampsportskort
kind-event-weather = händelse- eller väderkort
    .acc = ett händelse- eller väderkort från raden
    .many = händelse- eller väderkort från raden
kind-weather-older = äldre väderkort
    .all = varje äldre väderkort

    .many = äldre väderkort