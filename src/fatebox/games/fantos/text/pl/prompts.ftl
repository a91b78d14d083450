# Słownik: Citadel Cytadela, Legacy Dziedzictwo (rodzaj nijaki), Labor Praca, Shard Odłamek, Reserve Rezerwa, Trove Skarbiec,
# Trial Próba, Harvest Żniwa, War Wojna, Tribute Trybut, Duel Pojedynek, hire werbować, task zająć, untask zwolnić,
# Offer Oferta, promise obietnica, item karta lub zdolność, Pool Pula. Do gracza: druga osoba liczby pojedynczej.

window-ph1 =
    { $seat-is ->
        [you] Zaczyna się twoja tura.
       *[other] Zaczyna się tura Cytadeli { $seat }.
    } Zagrywasz coś?
window-fa0 =
    { $seat-is ->
        [you] Zaraz wybierzesz
       *[other] { $seat } zaraz wybierze
    } akcję. Zagrywasz coś przedtem?
window-decl =
    { $form ->
        [war]
            { $seat-is ->
                [you] Wypowiadasz
               *[other] { $seat } wypowiada
            } Wojnę, cel: { $target-is ->
                [you] ty
               *[other] { $target }
            }. Zagrywasz coś?
        [action]
            { $seat-is ->
                [you] Ogłaszasz
               *[other] { $seat } ogłasza
            } akcję: { $action }. Zagrywasz coś?
       *[other] Akcja ogłoszona. Zagrywasz coś?
    }
window-join =
    { $form ->
        [war] { $attackers } przeciw { $defenders }. Zagrywasz coś przed rzutem?
        [bare]
            { $attackers } przeciw { $target-is ->
                [you] tobie
               *[other] Cytadeli { $target }
            }, bez obrońców. Zagrywasz coś przed rzutem?
       *[other] Nominacje: { $attackers }. Zagrywasz coś przed rzutem?
    }
window-roll =
    { $form ->
        [war] Kości rzucone: { $attack } do { $defense }. Zagrywasz coś?
        [duel] { $attackers } ma { $attack }, { $defenders } { $defense }. Zagrywasz coś?
        [harvest]
            { $seat-is ->
                [you] Twoje Żniwa dają
               *[other] Żniwa Cytadeli { $seat } dają
            } { $attack }. Zagrywasz coś?
       *[other] Kości rzucone. Zagrywasz coś?
    }
window-after =
    { $seat-is ->
        [you] Twoja akcja dobiegła
       *[other] Akcja Cytadeli { $seat } dobiegła
    } końca: { $action }. Zagrywasz coś?
window-fa9 = Faza akcji dobiegła końca. Zagrywasz coś?
window-tr0 = Za chwilę dobierana jest Próba. Zagrywasz coś?
window-tr1 = Odkryta Próba: { $card }. Zagrywasz coś?
window-sec = Akcje dodatkowe: zagrywasz coś?
window-hire =
    { $seat-is ->
        [you] Zaraz werbujesz.
       *[other] { $seat } zaraz werbuje.
    } Zagrywasz coś przedtem?
window-end =
    { $seat-is ->
        [you] Twoja tura się kończy.
       *[other] Tura Cytadeli { $seat } się kończy.
    } Zagrywasz coś?
window-react =
    { $seat-is ->
        [you] Twoja karta { $card } czeka. Zagrywasz coś jeszcze?
       *[other]
            { $seat } { $kind ->
                [ability] używa zdolności karty { $card }
               *[labor] zagrywa { $card }
            }{ $aim ->
                [cards] { " " }(cel: { $targets })
                [seat]
                    { $target-is ->
                        [you] { " " }przeciw tobie
                       *[other] { " " }(cel: { $target })
                    }
               *[none] { "" }
            }. Odpowiadasz czy przepuszczasz?
    }
prompt-charge-spend = Wydać Odłamek z tego Dziedzictwa, by liczyło się więcej?
prompt-charge-item = Wydać Odłamek z tego Dziedzictwa, by liczyło się więcej?
prompt-recycle-cards = Które karty wymieniasz?
prompt-recover-card = Weź kartę ze stosu odrzuconych kart Pracy.
prompt-spy-citadel = Czyją rękę oglądasz?
prompt-spy-discard = Odrzuć kartę z tej ręki.
prompt-pool-arrange = Ułóż Pulę zakrytą, od pierwszej karty.
prompt-target-legacy = Które Dziedzictwo wybierasz?
prompt-target-legacies = Które Dziedzictwa wybierasz?
prompt-target-cancel = Co anulujesz?
prompt-duel-challenger = Które z twoich Dziedzictw rzuca wyzwanie?
prompt-war-redirect = Przeciw komu kierujesz Wojnę?
prompt-votes-citadel = Która Cytadela dostaje więcej głosów?
prompt-trials-arrange = Odłóż Próby, zaczynając od wierzchniej.
prompt-trials-choose = Która Próba zostaje usunięta?
prompt-target-score = Który wynik zmieniasz?
prompt-target-recipient = Kogo wzmacniasz?
prompt-target-die = Którą kość przerzucasz?
prompt-target-citadel = Którą Cytadelę wybierasz?
prompt-target-richest = Którą z najbogatszych Cytadel wybierasz?
prompt-move-reserve = Ile Odłamków bierzesz z Rezerwy?
prompt-move-share = Rozłóż Odłamki na swoich Dziedzictwach.
prompt-levy-poorest = Która z najbiedniejszych Cytadel dostaje daninę?
prompt-plague-legacy = Które z twoich Dziedzictw traci Odłamki?
prompt-cull-legacy = Które z twoich Dziedzictw odrzucasz?
prompt-arena-challenge = Czy któreś z twoich Dziedzictw rzuca wyzwanie?
prompt-untask-pay = Za które zajęte Dziedzictwa płacisz?
prompt-draw-buy = Kupujesz dodatkową kartę?
prompt-discard-cards = Które karty odrzucasz?
prompt-harvest-legacies = Które Dziedzictwa ruszają na Żniwa?
prompt-harvest-reroll = Przerzucić kość tego Dziedzictwa?
prompt-war-target = Komu wypowiadasz Wojnę?
prompt-war-attackers = Które Dziedzictwa atakują?
prompt-war-defenders = { $seat } atakuje cię ({ $cards }). Kto się broni?
prompt-war-damage =
    { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }: kto je pokrywa?
prompt-vote-cast = { $card }: głosujesz za czy przeciw?
prompt-vote-tie = Remis w głosowaniu: czy { $card } przechodzi?
prompt-final-nominee = Kogo nominujesz?
prompt-deal-offer = Składasz Ofertę?
prompt-deal-to = Komu?
prompt-deal-compose = Dodaj coś do Oferty albo ją wyślij.
prompt-deal-amount = Ile Odłamków?
prompt-deal-give = Którą kartę dajesz?
prompt-deal-cards = Ile kart, które wybierze druga strona?
prompt-deal-title = Której karty chcesz?
prompt-deal-promise = Co obiecujesz?
prompt-deal-answer =
    { $seat-is ->
        [you] Przyjmujesz Ofertę?
       *[other] { $seat } składa ci Ofertę. Przyjmujesz?
    }
prompt-deal-pay = Które karty oddajesz?
prompt-setup-hire = Zwerbuj Dziedzictwo.
prompt-hire-choose =
    Zwerbować Dziedzictwo? Masz { $reserve ->
        [one] { $reserve } Odłamek
        [few] { $reserve } Odłamki
       *[many] { $reserve } Odłamków
    }.
prompt-hire-revealed = Zwerbować odkryte Dziedzictwo?
prompt-hire-revive = Obudzić uśpione Dziedzictwo?
prompt-tribute-nominee = Kogo nominujesz do Trybutu?
prompt-tribute-challenge = { $seat } nominuje do Trybutu: { $card }. Rzucasz wyzwanie?
prompt-special-nominee = Kogo nominujesz?
prompt-tribute-reward = Nagroda: { $amount }. Kto ją płaci?
prompt-action-choose = Którą akcję wykonujesz?
prompt-labor-payer = Które Dziedzictwo płaci?
prompt-trials-remove = Która Próba ustępuje miejsca?
