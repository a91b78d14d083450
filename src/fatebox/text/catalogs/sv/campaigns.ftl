campaigns-link = Kampanjer
campaigns-won = { $won } av { $all } äventyr vunna
campaigns-owned = { $owned } av { $cards } kort vunna
campaigns-promos = { $owned } av { $cards } promokort
campaigns-plays =
    { $count ->
        [one] { $count } äventyr spelat
       *[other] { $count } äventyr spelade
    }
campaigns-running =
    { $count ->
        [one] { $count } äventyr pågår
       *[other] { $count } äventyr pågår
    }
campaigns-new = En ny kampanj
campaigns-name = Kampanjens namn
campaigns-begin = Börja
campaigns-import = Eller hämta en från en fil
campaigns-export = Spara som fil
campaigns-reset = Börja om
campaigns-reset-sure = Lägga tillbaka alla kort och förlora allt som vunnits?
campaigns-delete = Ta bort kampanjen
campaigns-delete-sure = Ta bort { $name } för gott?
campaigns-manage = Den här kampanjen
campaigns-no = Nej
campaigns-leave = Lämna bordet
campaigns-leave-sure = Sluta vänta på en spelare?
campaigns-giveup-sure = Det räknas som förlust; vunna kort får du behålla. Ge upp?
campaigns-waiting = väntar på en spelare
campaigns-away =
    { $who } { $count ->
        [one] är
       *[other] är
    } ute på det här äventyret
campaigns-bothaway = För få legender är lediga: avsluta eller ge upp ett äventyr som pågår.
campaigns-adventures = Äventyr
campaigns-unplayed = Inte spelat än
campaigns-lost =
    Spelat { $count ->
        [one] en gång
       *[other] { $count } gånger
    }, inte vunnet än
campaigns-highest = Vunnet på nivån { $level }
campaigns-replay = Spela igen
campaigns-level = Nivå
campaigns-legend = Din legend
campaigns-second = Vem följer med?
campaigns-second-none = Ingen, jag spelar ensam
campaigns-second-bot = En bot
campaigns-second-open = En vän, via en länk
campaigns-second-person = Någon vid den här enheten
campaigns-second-name = Andra spelaren
campaigns-variants = Varianter
campaigns-setout = Ge dig av
campaigns-legends = Legenderna och deras kortlekar
campaigns-deckof = Kortlek för { $who }
campaigns-deck = { $count } av { $all } kort i leken
campaigns-deck-away = På äventyr: leken förblir som den är tills det är över.
campaigns-deck-own = vald av dig
campaigns-deck-show = Visa leken
campaigns-deck-few = Du äger { $count } kort: med { $least } kan du välja en lek. Tills dess är alla med.
campaigns-deck-all = Ta med alla kort
campaigns-deck-in = I leken
campaigns-history = Tidigare partier
campaigns-outcome-win = Vinst:
campaigns-outcome-loss = Förlust:
campaigns-turns =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
campaigns-gained = Vunna kort: { $cards }
campaigns-uncounted =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    } räknades inte: ett drag ångrades med tvång.
campaigns-back = Tillbaka till kampanjen
decks-legal = Den här leken kan spelas.
decks-save = Spara
decks-saved = Leken är sparad.
