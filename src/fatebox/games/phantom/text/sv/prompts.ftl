# Frågor till en spelare.
# Ordlista: Legend = legend, Injury = skada, Wound = sår, Enemy = fiende, Legend board = legendplan, resource = resurs, supply = förråd,
# Lore = krönika, Mission = uppdrag, Objective = mål, row = rad, Destiny deck = ödeslek, Resolved pile = avklarade kort, Discard pile = kasthög,
# Play area = spelområde, ready = göra redo (redo), exhaust = förbruka (förbrukat), Combat value = stridsvärde, Loot = byte, Achievement = bedrift,
# Knocked Out = utslagen, reward = belöning, cost = kostnad.

prompt-legend = Välj din legend.
prompt-starting-player = Välj vem som börjar.
prompt-promo = I vems lek läggs { $card }?
prompt-recovery = Läk alla dina skador eller gör alla dina kort redo.
prompt-ready-some = Välj vilka kort du gör redo.
prompt-action =
    { $cards ->
        [0] Inga kort
       *[other] { $cards } kort
    } på handen, { $enemies ->
        [0] ingen fiende
        [one] { $enemies } fiende
       *[other] { $enemies } fiender
    } på raden: { $form ->
        [cards-fight] kasta, spela eller använd kort, eller slåss.
        [cards] kasta, spela eller använd kort.
        [play-fight] använd kort i spel, eller slåss.
       *[play] använd kort i spel, eller avsluta fasen.
    }
prompt-discount = { $card }: vilka symboler betalar du?
prompt-pay = { $card }: vilken resurs betalar du med?
prompt-wild-gain = { $card }: välj vilken resurs du får.
prompt-return = { $card }: välj en resurs att lämna tillbaka till förrådet.
prompt-keep-resources = Du har { $count } resurser och får behålla { $limit }. Vilka lämnar du tillbaka?
prompt-cleanup =
    { $cards ->
        [one] { $cards } kort stannar på handen. Kasta det i stället, utan belöning?
       *[other] { $cards } kort stannar på handen. Kasta några av dem, utan belöningar?
    }
prompt-consent = { $legend } ber att få använda ditt kort { $card }.
prompt-combat-window = Stridsvärde { $combat }: använd förmågor som höjer det, eller avsluta.
prompt-place-wounds =
    { $combat ->
        [one] Placera { $combat } sår på en fiende.
       *[other] Fördela { $combat } sår på fiender.
    }
prompt-defeat-order = Flera fiender är besegrade: välj vilken som kommer härnäst.
prompt-react = { $enemy } attackerar, { $damage } skada. Reagera, eller låt det ske?
prompt-fate-order = Välj vilket av dina kort som kommer härnäst i skickelsefasen.
prompt-lore-branch = Välj hur berättelsen går vidare.
prompt-loot = { $card } är besegrad: vilken rad på byteskortet tar du?
prompt-gain-to = Du får { $card }. Vart går det?
prompt-wild-symbol = { $card } vänds upp. Vilken resurs står dess fria symbol för?
prompt-who-draws = { $card }: välj vem som drar.
prompt-effect-option = { $card }: välj ett alternativ.
prompt-enemy = { $card }: välj en fiende.
prompt-row-card = { $card }: välj ett kort på raden.
prompt-resolved-card = { $card }: välj ett kort bland de avklarade korten.
prompt-peek = { $card }: låt kortet ligga eller flytta det.
prompt-ready = { $card }: välj kort att göra redo, eller avsluta.
prompt-own-card =
    { $card }: { $verb ->
        [exhaust] välj ett eget kort att förbruka.
       *[other] välj ett eget kort att kasta från spelet.
    }
prompt-recover = { $card }: välj ett kort i din kasthög.
prompt-heal = { $card }: välj vilka skador du läker.
prompt-restore = { $card }: välj vilka skador du lägger under din skadelek.
