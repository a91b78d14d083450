# Ordlista: creature = varelse, spell = besvärjelse, upgrade = förbättring, Outpost = utpost, counter = markör,
# reserve zone = reserv, offense zone = anfallsstyrka, defense = försvar, assault = stormning, turn = drag,
# Step = steg, Mana Crystal = manakristall, Ambush = bakhåll, discard pile = kasthög, face-up = öppen, face-down = dold,
# Attack = anfall, Defense = försvar, Health = hälsa.
# Nyckelord: Swift = Snabb, Slow = Långsam, Berserk = Bärsärk, Immobile = Orörlig, Guard = Vakt,
# Elusive = Undflyende, Pierce = Genomslag, Siege = Belägring, Harvest = Skörd, Resonance = Resonans.
target-enemy-creature = en fiendevarelse
target-any-creature = valfri varelse (din eller en fiendes)
target-own-creature = en av dina varelser
target-enemy-offense = en varelse i en motståndares anfallsstyrka
target-attacker = en anfallande varelse
target-same = den varelsen
target-upto3-own = upp till tre av dina varelser
target-each-own = var och en av dina varelser
target-each-enemy-offense = varje varelse i en valfri motståndares anfallsstyrka
target-each-creature = varje varelse i spel (även dina egna)
target-each-attacker = varje anfallande varelse
target-group = varje varelse i den här anfallande gruppen
target-other-group = varje annan varelse i den här anfallande gruppen
target-each-defender = varje varelse som försvarar den här utposten
target-cheap = { $target } med kostnad högst { $cost }
target-own-outpost = en av dina utposter
target-each-own-outpost = var och en av dina utposter
target-enemy-outpost = en fiendeutpost
target-each-enemy-outpost = varje öppen utpost hos en valfri motståndare
target-this-outpost = den här utposten
target-same-outpost = samma utpost
player-you = du
    .gen = din
player-opponent = en valfri motståndare
    .gen = en valfri motståndares
player-each-opponent = varje motståndare
    .gen = varje motståndares
player-defender = den försvarande spelaren
    .gen = den försvarande spelarens
player-attacker-player = den anfallande spelaren
    .gen = den anfallande spelarens
until-assault = under stormningen
until-turn = till dragets slut
until-round = till början av ditt nästa drag
bonus-attack =
    { $amount-more ->
        [0] { SIGNED($amount) } i anfall
       *[other]
            { $amount ->
                [0] { SIGNED($amount-more) }
               *[other] { SIGNED($amount) } och { SIGNED($amount-more) }
            } i anfall per manakristall du har
    }
bonus-defense =
    { $amount-more ->
        [0] { SIGNED($amount) } i försvar
       *[other]
            { $amount ->
                [0] { SIGNED($amount-more) }
               *[other] { SIGNED($amount) } och { SIGNED($amount-more) }
            } i försvar per manakristall du har
    }
bonus-health = { SIGNED($amount) } i hälsa
gain-pierce = Genomslag { $value }
gain-elusive = Undflyende
effect-draw =
    { $who ->
        [you] dra
       *[other] { $player } drar
    } { $cards } kort{ $cards-more ->
        [0] { "" }
        [1] { " " }plus ett till per manakristall du har
       *[other] { " " }plus { $cards-more } till per manakristall du har
    }
effect-discard =
    { $by ->
        [you]
            titta på { $player-gen } hand och kasta { $cards ->
                [one] { $cards } valfritt kort
               *[other] { $cards } valfria kort
            } ur den
        [random]
            { $who ->
                [you] kasta
                [that] kastar
               *[other] { $player } kastar
            } { $cards ->
                [one] { $cards } slumpvist kort
               *[other] { $cards } slumpvisa kort
            }
       *[owner]
            { $who ->
                [you] kasta
                [that] kastar
               *[other] { $player } kastar
            } { $cards ->
                [one] { $cards } valfritt kort
               *[other] { $cards } valfria kort
            } från handen
    }
effect-scry =
    { $cards ->
        [1] titta på det översta kortet i din lek och lägg det överst eller underst
       *[other] titta på de { $cards } översta korten i din lek och lägg vart och ett överst eller underst, i valfri ordning
    }
effect-search =
    ta upp till ett { $kind ->
        [creature] varelsekort
        [spell] besvärjelsekort
       *[upgrade] förbättringskort
    } ur din lek, visa det, ta upp det på handen och blanda leken
effect-recover =
    ta upp till { $cards ->
        [1] ett
       *[other] { $cards }
    } { $kind ->
        [creature] varelsekort
        [spell] besvärjelsekort
       *[upgrade] förbättringskort
    }{ $max-cost ->
        [none] { "" }
       *[other] { " " }med kostnad högst { $max-cost }
    } från din kasthög till handen
effect-revive = lägg upp till ett varelsekort med kostnad högst { $max-cost } från din kasthög i din reserv; dess förmåga ”när du spelar den” utlöses inte
effect-recycle =
    blanda in upp till { $cards ->
        [one] { $cards } valfritt kort
       *[other] { $cards } valfria kort
    } från din kasthög i din lek
effect-return = ta det här kortet från kasthögen till handen
effect-mana =
    få { $amount } mana{ $amount-more ->
        [0] { "" }
       *[other] { " " }plus { $amount-more } per manakristall du har
    }
effect-tax =
    { $who ->
        [you] få { $amount } mindre mana i början av ditt nästa andra steg
       *[other] { $player } får { $amount } mindre mana i början av sitt nästa andra steg
    }{ $amount-more ->
        [0] { "" }
       *[other] { " " }och { $amount-more } mindre per manakristall du har
    }
effect-skip =
    { $who ->
        [you] hoppa över fjärde steget i ditt nästa drag
       *[other] { $player } hoppar över fjärde steget i sitt nästa drag
    }
effect-shatter =
    { $who ->
        [you] förlora en manakristall
       *[other] { $player } förlorar en manakristall
    }
effect-cut = manakristaller kostar dig { $amount } mindre i det här draget (aldrig under { $floor })
effect-hit =
    lägg { $counters ->
        [one] { $counters } markör
       *[other] { $counters } markörer
    }{ $counters-more ->
        [0] { "" }
        [1] , plus en per manakristall du har,
       *[other] , plus { $counters-more } per manakristall du har,
    } på { $target }
effect-repair =
    ta bort upp till { $counters ->
        [one] { $counters } markör
       *[other] { $counters } markörer
    }{ $counters-more ->
        [0] { "" }
        [1] , plus en per manakristall du har,
       *[other] , plus { $counters-more } per manakristall du har,
    } från { $target }
effect-fortify = { $target } har { $bonuses } till början av ditt nästa drag
effect-sanctuary = till början av ditt nästa drag kan { $target } inte anfallas
effect-raze =
    kasta { $upgrades ->
        [1] en förbättring, öppen eller dold,
       *[other] { $upgrades } förbättringar, öppna eller dolda,
    } från { $at ->
        [same_outpost] den utposten
       *[enemy_upgrade]
            { $upgrades ->
                [1] en fiendeutpost
               *[other] fiendeutposter
            }
    }
effect-raze-self = kasta den här förbättringen
effect-expose = vänd upp alla dolda förbättringar på en fiendeutpost utan att deras bakhåll utlöses
effect-strike =
    { $damage-more ->
        [0] ge { $target } { $damage } skada
        [1] ge { $target } { $damage } skada plus 1 per manakristall du har
       *[other] ge { $target } { $damage } skada plus { $damage-more } per manakristall du har
    }
effect-prey = en av dina varelser ger en fiendevarelse skada lika med sitt anfall
effect-destroy = förstör { $target }
effect-bounce = återför { $target } till ägarens hand
effect-tuck = lägg { $target } underst i ägarens lek
effect-rout =
    flytta upp till { $creatures ->
        [1] en försvarande varelse
        [2] två försvarande varelser
       *[other] { $creatures } försvarande varelser
    } hos en motståndare till dennes reserv
effect-rout-all = flytta alla varelser som försvarar en fiendeutpost till deras ägares reserv
effect-rally =
    { $creatures ->
        [1] upp till en varelse
        [2] upp till två varelser
       *[other] upp till { $creatures } varelser
    } från din reserv ansluter genast till försvaret av den här utposten
effect-mod = { $target } får { $bonuses } { $until }
effect-grant = { $target } får { $keywords } { $until }
effect-mod-grant = { $target } får { $bonuses } samt { $keywords } { $until }
effect-sac =
    { $who ->
        [you] förstör
        [that] förstör
       *[other] { $player } förstör
    } { $creatures ->
        [1] en
       *[other] { $creatures }
    } av { $who ->
        [you] dina varelser
       *[other] sina egna varelser
    }
effect-pay-sac =
    som extra kostnad, förstör { $creatures ->
        [1] en
       *[other] { $creatures }
    } av dina varelser
effect-choose = välj ett: { $modes }
effect-choose-or = { $first }; eller { $rest }
effect-opp-choose = { $player } { $modes-or }; motståndaren väljer vilket, men inte något som inte skulle ge något
sentence = { CAPITAL($words) }.
