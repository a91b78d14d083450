# Słownik: Citadel Cytadela, Legacy Dziedzictwo (rodzaj nijaki), Labor Praca, Shard Odłamek, Reserve Rezerwa, Trove Skarbiec,
shards =
    { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    }
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
prompt-charge-spend = { $card }: { $legacy } wydaje { $cost }, by liczyć się o { $amount } więcej?
prompt-charge-item = { $card }: { $legacy } wydaje { $cost }, by liczyć się o { $amount } więcej?
prompt-recycle-cards = { $card }: które karty wymieniasz?
prompt-recover-card = { $card }: którą kartę bierzesz ze stosu odrzuconej Pracy?
prompt-spy-citadel = { $card }: na czyją rękę patrzysz?
prompt-spy-discard = { $card }: którą kartę odrzuca { $seat }?
prompt-pool-arrange = { $card }: ułóż Pulę zakrytą, od pierwszej karty.
prompt-target-legacy =
    { $card }: { $purpose ->
        [lose] które Dziedzictwo traci { $shards }?
        [gain] które Dziedzictwo zyskuje { $shards }?
        [take] z którego Dziedzictwa bierzesz { $shards }?
        [task] które Dziedzictwo zajmujesz?
        [untask] które Dziedzictwo zwalniasz?
        [disable] które Dziedzictwo wyłączasz?
        [attach] do którego Dziedzictwa ją dołączasz?
        [copy-stats] czyje cechy kopiujesz?
       *[duel] komu rzucasz wyzwanie?
    }
prompt-target-legacies =
    { $card }: { $purpose ->
        [gain] które Dziedzictwa zyskują po { $shards }?
       *[untask] które Dziedzictwa zwalniasz?
    }
prompt-target-cancel = { $card }: co anulujesz?
prompt-duel-challenger = { $card }: które z twoich Dziedzictw rzuca wyzwanie?
prompt-war-redirect = { $card }: przeciw komu kierujesz Wojnę?
prompt-votes-citadel =
    { $card }: która Cytadela dostaje { $amount ->
        [one] { $amount } głos
        [few] { $amount } głosy
       *[many] { $amount } głosów
    } więcej?
prompt-trials-arrange = { $card }: odłóż Próby, zaczynając od wierzchniej.
prompt-trials-choose = { $card }: która Próba zostaje usunięta?
prompt-target-score = { $card }: który wynik zmieniasz?
prompt-target-recipient = { $card }: kto liczy się o { $amount } więcej?
prompt-target-die = { $card }: którą kość przerzucasz?
prompt-target-citadel =
    { $card }: która Cytadela oddaje ci { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    }?
prompt-target-richest = { $card }: która z najbogatszych Cytadel płaci?
prompt-move-reserve = { $card }: ile Odłamków bierzesz z Rezerwy?
prompt-move-share = { $card }: rozłóż Odłamki na swoich Dziedzictwach.
prompt-levy-poorest = { $card }: która z najbiedniejszych Cytadel dostaje daninę?
prompt-plague-legacy = { $card }: które z twoich Dziedzictw traci Odłamki?
prompt-cull-legacy = { $card }: które z twoich Dziedzictw odrzucasz?
prompt-arena-challenge = { $card }: czy któreś z twoich Dziedzictw rzuca wyzwanie?
prompt-untask-pay = { $card }: za które zajęte Dziedzictwa płacisz?
prompt-draw-buy = { $card }: kupujesz dodatkową kartę?
prompt-discard-cards = Które karty odrzucasz?
prompt-harvest-legacies = Które Dziedzictwa ruszają na Żniwa?
prompt-harvest-reroll = { $card } wyrzuca { $die }. Przerzucić?
prompt-war-target = Komu wypowiadasz Wojnę?
prompt-war-attackers = Cel: { $seat }. Które Dziedzictwa atakują?
prompt-war-defenders = { $seat } atakuje cię ({ $cards }). Kto się broni?
prompt-war-damage =
    { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }: kto je pokrywa?
prompt-vote-cast = { $card }: głosujesz za czy przeciw?
prompt-vote-tie = Remis w głosowaniu: czy { $card } przechodzi?
prompt-final-nominee = Remis na czele: kogo nominujesz do ostatniego Trybutu?
prompt-deal-offer = Składasz Ofertę?
prompt-deal-to = Dla kogo jest twoja Oferta?
prompt-deal-compose = Dodaj coś do Oferty w tej kolejności albo ją wyślij.
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
prompt-deal-pay = Które karty dostaje { $seat }?
prompt-setup-hire =
    Zwerbuj Dziedzictwo. Masz { $reserve ->
        [one] { $reserve } Odłamek
        [few] { $reserve } Odłamki
       *[many] { $reserve } Odłamków
    }.
prompt-hire-choose =
    Zwerbować Dziedzictwo? Masz { $reserve ->
        [one] { $reserve } Odłamek
        [few] { $reserve } Odłamki
       *[many] { $reserve } Odłamków
    }.
prompt-hire-revealed = Zwerbować { $card } za { $cost }?
prompt-hire-revive = Obudzić { $card } za { $cost }?
prompt-tribute-nominee = Kogo nominujesz do Trybutu?
prompt-tribute-challenge = { $seat } nominuje do Trybutu: { $card }. Rzucasz wyzwanie?
prompt-special-nominee = Specjalny Trybut: kogo nominujesz?
prompt-tribute-reward = Nagroda: { $amount }. Kto ją płaci?
prompt-action-choose = Którą akcję wykonujesz?
prompt-labor-payer =
    { $card }: { $amount ->
        [0] które Dziedzictwo ją zagrywa?
       *[other] które Dziedzictwo płaci { $cost }?
    }
prompt-trials-remove = Która Próba ustępuje miejsca?
