board-unnamed = Den namnlöse
board-unnamed-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } på handen, { $used } använda
board-amount = { $count } { $what }
board-neutral = en neutral markör
board-marker-of = en markör från { $who }
board-quests = Uppdrag
board-market = Till salu
board-world = Portaler och tempel
board-others = De andra
board-jump = Gå till
board-jump-quests = Uppdrag
board-jump-market = Marknad
board-jump-world = Portaler
board-row = Rad { $row }
board-row-1 = slutförs när alla rutor är fyllda
board-row-2 = en ruta på varje förblir fri
board-row-3 = inte öppen än
board-row-empty = Inga uppdrag kvar
board-prize = { $count } makt till den som har flest
board-spaces = Rutor
board-space = Ruta för { $cost }
board-space-taken = Ruta för { $cost }: { $who }
board-treasure-hidden = En skatt med framsidan ner
board-treasure-top = Översta kortet i skattleken
board-deck =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } i leken
board-close = Stäng den här rutan
board-closed = Stängd
board-emptyspace = Tom
board-sold = grundat
board-once = Genast
board-each = Varje runda
board-needs = med { $count } { $what } baner
board-pool = { $count } { $what } gåvor i förrådet
board-portal-open = { $name }: öppen. { $pool } { $what } gåvor i förrådet
board-portal-shut = { $name }: stängd av { $who }. { $pool } { $what } gåvor i förrådet
board-turn = Runda { $turn }
board-phase-setup = Förberedelser
board-phase-quest = Uppdragsfas
board-phase-regrouping = Omgruppering
board-armour = Den legendariska rustningen: { $count } av { $all } delar
board-cataclysms = Kataklysmer: { $count } av { $all }
board-sinpile = Kastade synder: { $count } av de { $all } som kallar fram en kataklysm; { $deck } i leken
board-might = Maktspåret: { $words }
board-might-of = { $who } { $might }
board-gifts-none = inga gåvor
board-markers =
    { $count ->
        [one] { $count } ledig markör
       *[other] { $count } lediga markörer
    }
board-sins-count =
    { $count ->
        [one] { $count } synd
       *[other] { $count } synder
    } på handen
board-artifacts-count =
    { $count ->
        [one] { $count } artefakt
       *[other] { $count } artefakter
    } på handen
board-corruption = Fördärv: { $count } av de { $all } som får en hjälte att falla
board-acts = handlar
board-fallen = Fallen
board-choose = välj
board-hero-tapped = Vriden
board-atone = Sona
board-holdings = Framför dig
board-hand = Din hand
board-pay = Betala
board-pay-for = Hur betalar du för { $name }?
board-pay-take = Kastas först; det som blir över får du behålla
board-pay-spend = Kastas som betalning; överskott går förlorat
board-pay-wild = Markören tas tillbaka, och gåvorna räknas som betalda
board-gift-less = En gåva färre ({ $what })
board-gift-more = En gåva till ({ $what })
board-gift-chosen = { $count } av { $all } { $what } gåvor
board-draft = Skatter att välja
board-draft-next = härnäst: { $names }
board-struck = Kataklysm { $count } av { $all }: { $name }
board-declared-on = { " " }mot { $who }
board-declared-recruit = { $who } vill rekrytera { $card }
board-declared-buy = { $who } köper { $card }
board-declared-found = { $who } grundar { $card }
board-declared-man = { $who } bemannar { $card }
board-declared-sin = { $who } spelar { $card }{ $target }
board-declared-artifact = { $who } använder { $card }{ $target }
board-declared-gifts = { $who } vrider { $card }
board-declared-ability = { $who } använder hjältens förmåga{ $target }
board-declared-quest = { $who } vill delta i { $card }
board-declared-treasure = { $who } ger upp en markör på { $card } för en skatt
board-declared-treasure-top = { $who } ger upp en markör på { $card } för en skatt
board-declared-portal = { $who } stänger en portal
board-declared-atone = { $who } sonar
board-declared-use = { $who } använder { $card }{ $target }
board-declared-unnamed = Den namnlöse spelar { $card }{ $target }
word-red = röda
word-blue = blå
word-green = gröna
word-yellow = gula
word-white = vita
word-purple = lila
word-gold = guld
word-fame = ära
word-might = makt
word-gifts = gåvor
word-marker = markörer
word-artifact = en artefakt
word-tavern = Värdshus
    .in = på värdshuset
word-store = Handelsbod
    .in = i handelsboden
word-castles = Slott
word-estates = Gods
word-elixirs = elixir
word-characters = figurer
word-buildings = byggnader
# The rebuilt board.
board-treasures = Skatter
board-hand-empty = Inga synder på hand
board-your-action = Din handling
board-their-action = Handling: { $who }
board-you-tag = du
board-of = { $count } av { $all }
board-armour-short = Rustning
board-cataclysms-short = Kataklysmer
board-sins-short = Spelade synder
board-leader = Leder
board-paid-fame = för ära
board-paid-gold = för guld
board-portals = Portaler
board-portals-text = { $gifts } gåvor stänger en: 2 makt varje runda
board-portal-card = Kasta { $gifts } och lägg en markör för att stänga den. Markören ger dig { $might } varje runda.
board-portal-closed = stängd
board-portal-free = öppen
board-have = har { $count }
board-allies = Följe
board-nothing-there = Här ligger ingenting än.
board-open-hero = visa korten
board-characters-count =
    { $count ->
        [one] { $count } figur
       *[other] { $count } figurer
    }
board-elixirs-count = { $count } elixir
board-buildings-count =
    { $count ->
        [one] { $count } byggnad
       *[other] { $count } byggnader
    }
board-ability = Hjältens förmåga
board-ability-exchange = Byt gåvor
board-ability-fallen = Ond gärning
board-starts = Börjar med
board-turn-it = Vrid den
board-or = eller
board-banner = { $what } baner
board-spent = Betalas
board-kept = Behålls
board-lost = går förlorat
board-pay-gifts = Ur eget förråd
board-pay-rest = resten ur förrådet
board-pay-more =
    { $count ->
        [one] { $count } sätt till
       *[other] { $count } sätt till
    }
board-first = Välj din hjälte
board-first-goal = Den mäktigaste vinner.
board-first-goal-text = Slutförda rader av uppdrag återskapar den legendariska rustningen åt alla. När dess sju delar är funna vinner hjälten med mest makt, om den är minst 30.
board-first-turn = En handling i taget.
board-first-turn-text = Betala en ruta på ett uppdrag med gåvor, rekrytera, köp, bygg eller spela en synd; sedan handlar nästa hjälte. Figurer och elixir ger dig gåvor.
board-first-danger = Akta dig för kataklysmerna.
board-first-danger-text = Var sjunde synd och varje slutförd rad kallar fram en. Efter den fjortonde förlorar alla hjältar tillsammans.
board-ask-step = { $who }, utför en handling: betala en uppdragsruta, köp något eller spela en synd.
board-ask-quest = Betala { $cost } för en ruta på { $card }?
board-ask-pay = Betala med { $what }?
board-do-pay = Betala { $cost }
board-do-ability = Använd förmågan
board-means-hero = Alla hjältar är lika starka. De skiljer sig i vad de börjar med och får varje runda.
board-means-step =
    { $places ->
        [0] Ingen uppdragsruta
        [one] { $places } uppdragsruta
       *[other] { $places } uppdragsrutor
    } och { $cards ->
        [0] inget kort
       *[other] { $cards } kort
    } kan betalas med { $gold } guld, { $fame } ära och { $gifts ->
        [one] { $gifts } gåva
       *[other] { $gifts } gåvor
    }.
board-means-pay =
    { $count ->
        [one] Ett sätt att betala; inget är betalt än.
       *[other] { $count } sätt att betala; inget är betalt än.
    }
board-means-cataclysm = Kataklysm { $count } av { $all }. { $text }
board-means-react = En reaktion kostar ingen handling.
board-means-instants = Det kostar ingen handling.
board-means-keep = Du har { $amount } kvar.
board-means-again = Klicka igen för att göra det.
board-means-leads = Du leder { $own } mot { $best }: { $prize } makt.
board-means-ties = Lika { $own } mot { $best }: { $half } makt.
board-means-trails = Du ligger under { $own } mot { $best }: bara en skatt.
board-strap-recruit = Rekrytera
board-strap-buy = Köp
board-strap-found = Grunda
board-strap-man = Bemanna: { $cost } makt
board-strap-gifts = Vrid: ta
board-strap-gifts-last = Ta, mista
board-strap-elixir = Förbruka
board-strap-cash = Lös in
board-strap-use = Använd
board-strap-pick = Ta den
board-strap-choose = Välj
board-strap-discard-sin = Kasta
board-strap-unnamed = Spela
board-strap-react = Reagera
board-strap-artifact = Använd
board-strap-treasure = Ta den
board-strap-ability = Använd
board-strap-short = kostar { $cost }, du har { $have }
board-strap-turned = Vriden
board-strap-manned = Bemannad
board-strap-spent = Betalas
board-strap-kept = Behålls
board-sin-pride-0 = få 2 makt
board-sin-pride-1 = stoppa en synd (reaktion)
board-sin-greed-0 = få 3 guld
board-sin-greed-1 = ta 2 guld eller ära
board-sin-lust-0 = rekrytera, 2 ära billigare
board-sin-lust-1 = res upp en figur
board-sin-envy-0 = ta 2 gåvor
board-sin-envy-1 = gör en markör neutral
board-sin-gluttony-0 = ta 2 gåvor
board-sin-gluttony-1 = ta ett elixir
board-sin-wrath-0 = en hjälte mister 3 makt
board-sin-wrath-1 = vrid en figur
board-sin-sloth-0 = res upp en figur
board-sin-sloth-1 = stoppa (reaktion)
board-kind-heroes = Hjälte
board-kind-characters = Figur
board-kind-elixirs = Elixir
board-kind-castles = Slott
board-kind-estates = Gods
board-kind-temples = Tempel
board-kind-quests = Uppdrag
board-kind-treasures = Skatt
board-kind-artifacts = Artefakt
board-kind-armour = Legendariska rustningen
board-kind-sins = Synd
board-kind-cataclysms = Kataklysm
board-kind-unnamed = Den namnlöses gärning
board-kind-gifts = Gåva
board-kind-portals = Portal
board-kind-pieces = Del av spelet
board-legend-gifts = De sex banerens gåvor: de betalar uppdragsrutor och stänger portaler.
board-legend-might = Makt: den mäktigaste hjälten vinner
board-legend-gold = Guld: köper elixir och byggnader
board-legend-fame = Ära: rekryterar figurer
board-legend-marker = Fria markörer för uppdrag, byggnader och portaler
board-legend-people = Figurer
board-legend-flask = Elixir
board-legend-house = Slott, gods och tempel
board-legend-sin = Synder på hand
board-legend-artifact = Artefakt
board-legend-deck = Kort i en lek
board-legend-plus = Fås varje runda
board-means-ringed = Det du kan betala är inringat.
board-cataclysm-number = Kataklysm { $count } av { $all }
board-cause-row = En rad uppdrag är slutförd: varje slutförd rad kallar fram en kataklysm.
board-cause-sin = { $what }. Det var den sjunde synden: de sju läggs tillbaka i leken.
board-cause-unseen = En synd kastades
board-fate-gone = lämnar sin lek
board-fate-yours = din: förlorad
board-fate-lost = förloras av { $who }
board-fate-closed = en ruta stängs för gott
board-fate-refreshed = läggs ut på nytt
board-spared = skonad
board-chooses = väljer
board-again = Se igen
board-lift = Bordet
board-go-on = Fortsätt
board-go-on-key = Mellanslag
