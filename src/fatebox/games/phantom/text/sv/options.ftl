# Vad en spelare kan göra, ett meddelande för varje verb.

option-done = Klar
option-pass = Reagera inte
option-end = Avsluta äventyrsfasen
option-heal-all = Läk alla dina skador
option-ready-all = Gör alla dina kort redo
option-allow = Tillåt det
option-allow-always = Tillåt det, nu och resten av partiet
option-refuse = Vägra
option-leave = Låt det ligga
option-discard = Kasta { $card } för dess belöning
option-play = Spela { $card }
option-next = { $card } härnäst
option-heal = Läk { $card }
option-restore = Lägg { $card } under din skadelek
option-ready = Gör { $card } redo
option-exhaust = Förbruka { $card }
option-give-up = Kasta { $card } från spelet
option-recover = Ta upp { $card } på handen
option-drop = Kasta { $card }
option-enemy = { $card }
option-resolve = Lägg { $card } bland de avklarade korten
option-choose = { $card }
option-gain = Få { $resource }
option-pay = Betala med { $resource }
option-return = Lämna tillbaka { $resource }
option-symbol = Den står för { $resource }
option-combat =
    Strid för { $cost ->
        [one] { $cost } resurs
       *[other] { $cost } resurser
    }
option-activate = { $card }: { $text }
option-board = { $legend }: { $text }
option-wound =
    { $number ->
        [one] { $number } sår
       *[other] { $number } sår
    } på { $card }
option-cost =
    { $cost-count ->
        [0] Betala ingenting.
       *[other] Betala { $cost }.
    }
option-option = { CAPITAL($text) }.
option-move =
    { $place ->
        [bottom] Lägg { $card } underst
       *[other] Lägg { $card } bland de avklarade korten
    }
option-draws = { $legend }
option-start = { $legend }
option-legend = { $legend }
option-promo =
    { $form ->
        [deck] { $card } läggs i leken för { $legend }
       *[box] { $card } stannar i asken
    }
option-read =
    { $path ->
        [none] Läs Krönika { ROMAN($number) }
       *[other] { CAPITAL($path) } (läs Krönika { ROMAN($number) }).
    }
option-loot =
    { $form ->
        [nothing] Ingenting.
        [resource] Få 1 valfri resurs.
        [skill] Vinn ({ $numbers }) { $name } ({ $skill }).
       *[card] Vinn ({ $numbers }) { $name }.
    }
option-gain-to =
    { $place ->
        [hand] Till handen
        [deck] Överst på leken
       *[discard] I kasthögen
    }

# Resurserna i en kostnad.

cost-G =
    { $number ->
        [1] ett Gott märke
       *[other] { $number } Goda märken
    }
cost-S =
    { $number ->
        [1] ett Dödskallemärke
       *[other] { $number } Dödskallemärken
    }
cost-M =
    { $number ->
        [1] ett Mysterium
       *[other] { $number } Mysterier
    }
cost-F =
    { $number ->
        [1] en Inre eld
       *[other] { $number } Inre eldar
    }
cost-W =
    { $number ->
        [1] valfri resurs
       *[other] { $number } valfria resurser
    }

# Kort som behöver mer än sitt namn: ett av flera på raden, en fiende med sina sår, en medspelares kort.

named-row = { $card } { $place }
named-enemy =
    { $place ->
        [0] { $card } (sår: { $wounds }/{ $health })
       *[other] { $card } { $place } (sår: { $wounds }/{ $health })
    }
named-owner = { $card } ({ $legend })

# Kampsportens nivåer.

skill-novice = nybörjare
skill-advanced = avancerad
skill-expert = expert
skill-master = mästare
