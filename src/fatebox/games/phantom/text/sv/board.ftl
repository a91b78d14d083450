word-G = Det goda märket
word-S = Dödskallemärket
word-M = Mysterium
word-F = Inre eld
word-W = valfri resurs
word-easy = Lätt
word-normal = Normal
word-heroic = Heroisk
word-mythic = Mytisk
word-recovery = Återhämtning
word-destiny = Öde
word-preparation = Förberedelse
word-adventure = Äventyr
word-fate = Skickelse
word-cleanup = Uppröjning
word-hand = handen
word-deck = toppen av leken
word-discard = kasthögen
word-bottom = underst i leken
word-resolve = bland de avklarade korten
board-turn = Drag { $turn }
board-mission = Uppdrag
board-objective = Mål
board-boss = Måste besegras
board-row = Ödesraden
board-row-empty = Ingenting ligger på raden.
board-destiny = Ödesleken
board-destiny-next = härnäst: { $card }
board-resolved = Avklarade kort
board-setaside = Lagda åt sidan
board-pile-look =
    { $pile }, { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
board-close = Stäng
board-enemy = { $wounds } av { $health } sår, attackerar för { $attack }
board-enemy-held = { $wounds } av { $health } sår, attackerar inte det här draget
board-fresh = ny
board-wound-less = Ett sår färre på { $card }
board-wound-add =
    +{ $count ->
        [one] { $count } sår
       *[other] { $count } sår
    }
board-wound-falls = faller
board-token = { $count } { $kind }
board-legend-you = du
board-legend-turn = Har draget
board-legend-out = Utslagen
board-resources = Resurser, högst { $limit } får sparas
board-resource = { $name }: { $count }
board-give-take = Ta tillbaka { $name }
board-give-hint-gain = Välj vilken resurs du får.
board-give-hint-symbol = Välj vad jokersymbolen står för.
board-injuries-note = Skador: { $taken } tagna, { $left } kvar tills legenden slås ut
board-hand = Hand
board-hand-note = Hand: { $count }, gräns { $limit }
board-deck = Kortlek
board-discards = Kasthög
board-combat-note = Stridsvärde innan kortet vänds upp: { $value }
board-fight = Slåss
board-fight-for =
    Slåss för { $count ->
        [one] { $count } resurs
       *[other] { $count } resurser
    }
board-play-area = I spel
board-play-empty = Ingenting i spel än
board-ready = redo
board-exhausted = förbrukat
board-injury = Skada
board-cost = kostnad { $cost }
board-reward = kasta för { $reward }
board-unique = Unikt
board-end = Avsluta äventyrsfasen
board-done-cleanup = Behåll alla
board-done-combat = Slå till
board-pass = Ta skadan
board-stage = Vad som pågår
board-stage-combat = Stridsvärde
board-stage-left =
    { $left ->
        [one] { $left } sår kvar att placera
       *[other] { $left } sår kvar att placera
    }
board-stage-attack = { $enemy } attackerar: { $who }
board-stage-wished = Din medspelare vill använda { $card }.
board-stage-seen = Sett i leken
board-spread = Välj bland dessa
board-lore = Krönika { $number }
board-reason-given-up = uppgivet
board-reason-knock-out = knockout
board-reason-mission = uppdraget
board-lore-read = Berättelsen hittills
board-lore-open = Berättelsen
board-lore-then = Vad som händer
board-lore-mission = Uppdraget
board-lore-on = Vänd blad
board-lore-back = Föregående sida
board-loot-card = Byte
board-achievement-card = Bedrifter
board-choose-legend = Vem är du?
board-choose-start = Vem tar första draget?
board-board-hand = Handgräns
board-board-resources = Resursgräns
board-board-combat = Grundstrid
board-board-cost = Stridskostnad
board-over-win = Äventyret är vunnet
board-over-loss = Äventyret är förlorat
board-over-turns =
    { $count ->
        [one] efter { $count } drag
       *[other] efter { $count } drag
    }
board-over-damage = { $count } tagna skador
board-over-out = Utslagen
board-over-nothing = inget nytt kort
lore-number = Krönika { ROMAN($number) }
type-ally = Allierad
type-item = Föremål
type-place = Plats
type-skill = Färdighet
type-enemy = Fiende
type-boss = Boss
type-event = Händelse
type-weather = Väder
type-injury = Skada
type-mission = Uppdrag
type-objective = Mål
type-lore = Krönika
type-loot = Byte
type-achievement = Bedrifter
type-legend = Legend
type-adventure = Äventyr
board-hand-caption = Hand · { $count } kort
board-hand-empty = Du har inga kort på hand.
board-hand-closed = { $count } kort på hand
board-can-play = kan spelas
board-needs = Kräver
board-strap-later = Inte nu
board-strap-next = Nästa
board-strap-heal = Läk
board-strap-restore = Lägg tillbaka
board-strap-ready = Gör redo
board-strap-exhaust = Förbruka
board-strap-give-up = Kasta
board-strap-recover = Ta tillbaka
board-strap-drop = Kasta
board-strap-enemy = Välj
board-strap-resolve = Avklara
board-strap-choose = Välj
board-flag = Attack { $place }
board-flag-now = Attackerar nu
board-flag-held = Hindrad
board-wounds-need = { $count } sår kvar
board-damage = { $count } skada
board-outcome-falls =
    { $count ->
        [one] { $names } besegras.
       *[other] { $names } besegras.
    }
board-outcome-none = Ingen fiende besegras ännu.
board-track-goal = { $kind }: { $left } kvar
board-track-done = { $done } av { $room }
board-track-then = { $done } av { $room }, sedan { $then }
board-track-clock = { $kind }: { $now } av { $limit }
board-track-at = vid { $limit }: { $then }
board-more = Läs allt
board-fate-next = Skickelsefasen
board-fate-calm = Ingen attackerar.
board-fate-short =
    { $count ->
        [one] { $count } attack
       *[other] { $count } attacker
    }, { $damage } skada
board-fate-attack =
    { $count ->
        [one] { $names } attackerar: { $damage } skada.
       *[other] { $names } attackerar: { $damage } skada.
    } Skadekort kvar: { $left }.
board-fate-cancels = avvärjer en
board-board-now = Strid nu
board-change =
    { $card }: { $what ->
        [hand_limit] handgräns
        [resource_limit] resursgräns
        [combat_cost] stridskostnad
       *[other] strid
    } { $by }
board-injuries = Skador { $taken } av { $room }
board-resources-kept = Resurser { $total } av { $limit }
board-resources-none = inga
board-fight-price = för
board-fight-value = { $value } + kortprov
board-do-play = Spela { $card }
board-do-discard = Kasta: få { $reward }
board-do-pay = Betala { $count } av { $most }
board-do-return = Lämna { $count } av { $most }
board-do-wounds = Ge { $count } sår
board-ask-play = Spela { $card }? Det kostar { $cost }.
board-ask-discard = Kasta { $card } och få { $reward }? Det kan inte spelas nu.
board-mean-discard = Eller kasta det och få { $reward }. Inget är betalt ännu.
board-mean-nothing = Inget är betalt ännu.
board-mean-excess =
    { $count ->
        [one] { $count } resurs över gränsen går förlorad i slutet av turen.
       *[other] { $count } resurser över gränsen går förlorade i slutet av turen.
    }
board-mean-calm = Ingen attackerar i skickelsefasen.
board-mean-fate = I skickelsefasen: { $names }, { $damage } skada. Skadekort kvar: { $left }.
board-mean-recovery = Dina skador: { $injuries }, förbrukade kort: { $exhausted }.
board-mean-react = Skadekort kvar innan du slås ut: { $left }.
board-combat-base = grund
board-combat-check = prov
board-combat-used = förmåga
board-combat-wounds = sår
board-stage-attacked = Attack
board-stage-wish = Medspelarens önskan
board-stage-up = Uppvänt kort
board-stage-check = Kortprov: { $card } ger { $count }.
board-pile-empty = Här ligger inga kort.
board-lore-prompt = Läs sidan och spela sedan vidare.
board-lore-choose = Välj väg
board-lore-chosen = vald
board-lore-closed = Sidor som ännu är stängda
board-lore-fold = Visa bordet
board-lore-unfold = Tillbaka till sidan
board-big-cost = Kostnad.
board-big-reward = När det kastas.
board-big-reward-text = Kasta det från handen och få: { $reward }.
board-big-unique = Bara ett kort med det namnet får ligga i ditt spelområde.
board-big-health = hälsa { $health }
board-big-enemy = Attackerar i skickelsefasen, från vänster till höger, tills den besegras.
board-big-event = Följs när det vänds upp; många ligger kvar på raden.
board-big-weather = Gäller alla spelare så länge det ligger på raden.
board-big-injury = Gäller dig tills den läks i en återhämtningsfas.
board-word-exhaust = Förbruka.
board-word-exhaust-text = Vrid kortet. Det görs redo i en återhämtningsfas.
board-word-cardcheck = Kortprov.
board-word-cardcheck-text = Vänd upp det översta kortet i din lek och se på symbolerna i dess kostnad.
board-word-combat = Stridsvärde.
board-word-combat-text = Så många sår placerar du i en strid.
board-word-resolved = Avklarade kort.
board-word-resolved-text = De blir den nya Ödesleken när den är tom.
board-word-injury = Skada.
board-word-injury-text = Ett kort ur din skadelek för varje skada; när den är tom slås du ut.
board-sign-combat = Stridsvärde: såren du placerar
board-sign-exhaust = Förbrukat: görs redo i en återhämtningsfas
board-sign-star = Unikt: bara ett i ditt spelområde
board-sign-feet = Ett steg mot ett mål
board-sign-time = Ett steg på en klocka som går mot dig
board-sign-deck = Kort i din lek
board-sign-discard = Din kasthög
board-sign-page = Berättelsen hittills
