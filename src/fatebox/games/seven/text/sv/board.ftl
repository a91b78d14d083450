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
board-jump-world = Världen
board-jump-own = Du
board-row = Rad { $row }
board-row-1 = Rad 1: när alla rutor är markerade slutförs uppdragen här
board-row-2 = Rad 2: en ruta på varje uppdrag måste vara ledig
board-row-3 = Rad 3: här deltar ingen ännu
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
board-closed = Stängd för gott
board-emptyspace = Tom
board-sold = Det här templet är grundat
board-once = Genast
board-each = Varje tur
board-needs = med { $count } { $what } baner
board-turned = Vänt.
board-manned = Bemannat.
board-pool = { $count } { $what } gåvor i förrådet
board-portal-open = { $name }: öppen. { $pool } { $what } gåvor i förrådet
board-portal-shut = { $name }: stängd av { $who }. { $pool } { $what } gåvor i förrådet
board-turn = Tur { $turn }
board-phase-setup = Partiet förbereds
board-phase-quest = Uppdragsfas
board-phase-regrouping = Omgruppering
board-order = Turordning
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
board-hero-tap = Vrid:
board-hero-tapped = Vriden
board-atone = Sona
board-holdings = Framför dig
board-hand = Din hand
board-pay = Betala
board-pay-for = Hur betalar du för { $name }?
board-pay-with = Med
board-pay-either = hur som helst
board-pay-use = använd
board-pay-keep = behåll
board-pay-none = Så går det inte att betala.
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
board-declared-gifts = { $who } vänder { $card }
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
word-store = Handelsbod
word-castles = Slott
word-estates = Gods
word-elixirs = elixir
word-characters = karaktärer
word-buildings = byggnader
