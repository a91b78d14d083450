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
word-deck = lekens topp
word-discard = kasthögen
word-bottom = botten av sin lek
word-resolve = högen med avklarade kort
board-turn = Tur { $turn }
board-phases = Turens faser
board-mission = Uppdrag
board-objective = Mål
board-goal = { $kind }: { $now }, mål { $limit }
board-clock = { $kind }: { $now } av { $limit }
board-clock-sign = klocka
board-goal-sign = mål
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
board-enemy-held = { $wounds } av { $health } sår, attackerar inte den här turen
board-attack = Attack
board-attacks = attackerar
board-health = Sår och hälsa
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
board-legend-turn = Har turen
board-legend-out = Utslagen
board-resources = Resurser, högst { $limit } får sparas
board-kept = { $total } / { $limit }
board-resource = { $name }: { $count }
board-give-take = Ta tillbaka { $name }
board-give = { $count } av { $most } valda
board-give-pay = Betala
board-give-return = Lämna tillbaka
board-give-hint-pay =
    Välj { $count ->
        [one] { $count } resurs
       *[other] { $count } resurser
    } att betala med.
board-give-hint-return =
    Välj { $count ->
        [one] { $count } resurs
       *[other] { $count } resurser
    } att lämna tillbaka.
board-give-hint-gain = Välj vilken resurs du får.
board-give-hint-symbol = Välj vad jokersymbolen står för.
board-injuries-note = Skador: { $taken } tagna, { $left } kvar tills legenden slås ut
board-hand = Hand
board-hand-count = { $count } / { $limit }
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
board-play = Spela för { $cost }
board-discard = Kasta: få { $reward }
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
board-stage-place = Klicka på fiender för att placera sår på dem.
board-stage-attack = { $enemy } attackerar: { $who }
board-stage-wished = Din medspelare vill använda { $card }.
board-stage-seen = Sett i leken
board-news = Just nu
board-news-attack = attackerar
board-news-cancelled = avvärjd
board-news-damage = Skada
board-news-revealed = avslöjat
board-news-placed = läggs på raden
board-news-beside = bredvid uppdraget
board-news-defeated = besegrad
board-news-turned-up = uppvänt
board-news-wounded =
    +{ $count ->
        [one] { $count } sår
       *[other] { $count } sår
    }
board-news-tokens = { $change } { $kind }
board-news-gained = vunnet
board-news-mission = nytt uppdrag
board-news-healed = läkt
board-news-loot =
    { $count ->
        [one] { $count } bytespoäng
       *[other] { $count } bytespoäng
    }
board-news-achieved = Bedrift: { $name }
board-news-activated = använt
board-news-combat-value = Stridsvärde { $value }
board-spread = Välj bland dessa
board-lore = Krönika { $number }
board-reason-given-up = uppgivet
board-reason-knock-out = knockout
board-reason-mission = uppdraget
board-lore-read = Berättelsen hittills
board-lore-open = Berättelsen
board-lore-then = Vad som händer
board-lore-mission = Uppdraget
board-lore-on = Fortsätt
board-lore-next = Nästa sida
board-lore-back = Föregående sida
board-lore-page = Sida { $page } av { $pages }
board-loot-card = Byte
board-achievement-card = Bedrifter
board-choose-legend = Vem är du?
board-choose-start = Vem tar första turen?
board-board-hand = Handgräns
board-board-resources = Resursgräns
board-board-combat = Grundstrid
board-board-cost = Stridskostnad
board-over-win = Äventyret är vunnet
board-over-loss = Äventyret är förlorat
board-over-turns =
    { $count ->
        [one] efter { $count } tur
       *[other] efter { $count } turer
    }
board-over-damage = { $count } tagna skador
board-over-out = Utslagen
board-over-nothing = inget nytt kort
lore-number = Krönika { ROMAN($number) }
