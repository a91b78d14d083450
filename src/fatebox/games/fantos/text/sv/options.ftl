option-pass-stand = Reagera inte
option-hire-nobody = Värva ingen
option-pass-action = Ingen handling
option-keep-all = Behåll resten
option-play = Spela { $card } (kostar { $cost })
option-use = Använd { $card }
option-pay = { $legacy } betalar
option-choose = { $legacy }
option-name = { $seat } (reserv { $reserve }, totalt { $total })
option-raise = Höj resultatet i { $action } för { $who }
option-lower = Sänk resultatet i { $action } för { $who }
option-boost = { $legacy }
option-boost-bare = Försvaret utan arv: { $seat }
option-die = Slå om { $die }: { $who }
option-keep = Nej
option-charge = Betala för { $card }
option-reroll = Slå om tärningen: { $card }
option-amount = { $amount }
option-give =
    { $legacy }: { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }
option-recover = Ta { $card }
option-discard = Kasta { $card }
option-next = Sedan: { $card }
option-declare = { $action }
option-task = Skicka { $legacy }
option-attack = Krig mot { $seat } (reserv { $reserve })
option-charge-reserve =
    { $seat } betalar { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    } (reserv { $reserve })
option-nominate = Nominera { $legacy }
option-free = Frigör { $card } för en skärva
option-buy =
    Köp ett kort för { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }
option-remove = Ta bort { $card }
option-vote =
    { $word ->
        [yea] Rösta ja
       *[nay] Rösta nej
    }
option-fail = Prövningen faller
option-pass-trial = Prövningen går igenom
option-challenge = Utmana med { $legacy }
option-hire =
    { $aid ->
        [0] Värva { $card } (kostar { $cost })
       *[other] Värva { $card } (kostar { $cost }, du betalar { $price })
    }
option-hire-blind = Värva det dolda kortet { $number }
option-reveal = Visa nästa arv i leken
option-refuse = Värva inte { $card }
option-revive =
    Väck { $card } för { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }
option-let-go = Kasta { $card }
option-offer = Lägg ett erbjudande
option-to = Till { $seat }
option-drop = Inget erbjudande
option-send = Skicka erbjudandet
option-add =
    { $part ->
        [give] Ge skärvor
        [give-card] Ge ett kort
        [want] Begär skärvor
        [want-cards] Begär kort som motparten väljer
        [want-title] Begär ett visst kort
        [promise] Lova något
       *[ask] Be om ett löfte
    }
option-more = { $amount } och mer
option-give-card = Ge { $card }
option-title = { $card }
option-promise = { CAPITAL($promise) }
option-decline = Avböj
option-accept = Anta: du får { $gets }; du ger { $gives }
option-counter = Lägg ett motbud
label-legacy =
    { $amount ->
        [one] { $card } ({ $seat }, { $amount } skärva, { $state })
       *[other] { $card } ({ $seat }, { $amount } skärvor, { $state })
    }
label-card = { $card }
label-seat = { $seat }
goods-shards =
    { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }
goods-choice =
    { $amount ->
        [one] { $amount } kort som du väljer
       *[other] { $amount } kort som du väljer
    }
goods-promise = löftet: { $promise }
promise-vote =
    { $word ->
        [yea] rösta ja till prövningen
       *[nay] rösta nej till prövningen
    }
promise-no-war =
    { $seat-is ->
        [you] inget krig mot dig i nästa handlingsfas
       *[other] inget krig mot { $seat } i nästa handlingsfas
    }
promise-war-on =
    { $seat-is ->
        [you] krig mot dig i nästa handlingsfas
       *[other] krig mot { $seat } i nästa handlingsfas
    }
promise-no-challenge = ingen utmaning i denna tribut
promise-challenge = utmana i denna tribut
promise-defend-with = försvara med minst { $number }
promise-no-cancel = stoppa inte denna handling
promise-play-for-you = spela { $card } åt motparten
promise-spare-in-reward = skona motparten när belöningen betalas
promise-remove-trial = ta bort { $card }
promise-keep-trial = behåll { $card }
promise-harvest-at-most = skörda högst { $number } nästa gång
promise-free-text = det som avtalats i ord
any-card = ett kort
