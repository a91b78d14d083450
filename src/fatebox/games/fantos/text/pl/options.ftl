option-pass-stand = Nie reaguj
option-hire-nobody = Nikogo nie werbuj
option-pass-action = Bez akcji
option-keep-all = Zachowaj resztę
option-play = Zagraj { $card } (koszt { $cost })
option-use = Użyj: { $card }
option-pay = Płaci: { $legacy }
option-choose = { $legacy }
option-name = { $seat } (Rezerwa { $reserve }, razem { $total })
option-raise = Podnieś wynik ({ $action }): { $who }
option-lower = Obniż wynik ({ $action }): { $who }
option-boost = { $legacy }
option-boost-bare = Obrona bez Dziedzictwa: { $seat }
option-die = Przerzuć { $die }: { $who }
option-keep = Nie
option-charge = Wydaj na: { $card }
option-reroll = Przerzuć kość: { $card }
option-amount = { $amount }
option-give =
    { $legacy }: { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    }
option-recover = Weź: { $card }
option-discard = Odrzuć: { $card }
option-next = Następna: { $card }
option-declare = { $action }
option-task = Wyślij: { $legacy }
option-attack = Wojna, cel: { $seat } (Rezerwa { $reserve })
option-charge-reserve =
    { $seat } płaci { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    } (Rezerwa { $reserve })
option-nominate = Wystaw: { $legacy }
option-free = Zwolnij { $card } za Odłamek
option-buy =
    Kup kartę za { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    }
option-remove = Usuń: { $card }
option-vote =
    { $word ->
        [yea] Głosuj za
       *[nay] Głosuj przeciw
    }
option-fail = Próba przepada
option-pass-trial = Próba przechodzi
option-challenge = Rzuć wyzwanie: { $legacy }
option-hire =
    { $aid ->
        [0] Zwerbuj: { $card } (koszt { $cost })
       *[other] Zwerbuj: { $card } (koszt { $cost }, płacisz { $price })
    }
option-hire-blind = Zwerbuj zakrytą kartę { $number }
option-reveal = Odkryj następne Dziedzictwo z talii
option-refuse = Nie werbuj: { $card }
option-revive =
    Obudź { $card } za { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    }
option-let-go = Odrzuć: { $card }
option-offer = Złóż Ofertę
option-to = Dla: { $seat }
option-drop = Bez Oferty
option-send = Wyślij Ofertę
option-add =
    { $part ->
        [give] Daj Odłamki
        [give-card] Daj kartę
        [want] Zażądaj Odłamków
        [want-cards] Zażądaj kart do ich wyboru
        [want-title] Zażądaj konkretnej karty
        [promise] Obiecaj coś
       *[ask] Poproś o obietnicę
    }
option-more = { $amount } i więcej
option-give-card = Daj: { $card }
option-title = { $card }
option-promise = { CAPITAL($promise) }
option-decline = Odmów
option-accept = Przyjmij (dostajesz: { $gets }; oddajesz: { $gives })
option-counter = Złóż kontrofertę
label-legacy =
    { $amount ->
        [one] { $card } ({ $seat }, { $amount } Odłamek, { $state })
        [few] { $card } ({ $seat }, { $amount } Odłamki, { $state })
       *[many] { $card } ({ $seat }, { $amount } Odłamków, { $state })
    }
label-card = { $card }
label-seat = { $seat }
goods-shards =
    { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    }
goods-choice =
    { $amount ->
        [one] { $amount } kartę do wyboru
        [few] { $amount } karty do wyboru
       *[many] { $amount } kart do wyboru
    }
goods-promise = obietnicę: { $promise }
promise-vote =
    { $word ->
        [yea] głos za tą Próbą
       *[nay] głos przeciw tej Próbie
    }
promise-no-war =
    { $seat-is ->
        [you] bez Wojny z tobą w następnej fazie akcji
       *[other] bez Wojny w następnej fazie akcji, cel: { $seat }
    }
promise-war-on =
    { $seat-is ->
        [you] Wojna z tobą w następnej fazie akcji
       *[other] Wojna w następnej fazie akcji, cel: { $seat }
    }
promise-no-challenge = bez wyzwania w tym Trybucie
promise-challenge = wyzwanie w tym Trybucie
promise-defend-with = obrona z siłą co najmniej { $number }
promise-no-cancel = bez anulowania tej akcji
promise-play-for-you = zagranie na korzyść drugiej strony: { $card }
promise-spare-in-reward = oszczędzenie drugiej strony przy nagrodzie
promise-remove-trial = usunięcie Próby { $card }
promise-keep-trial = zachowanie Próby { $card }
promise-harvest-at-most = następne Żniwa najwyżej { $number }
promise-free-text = to, co uzgodniono słownie
any-card = karta
