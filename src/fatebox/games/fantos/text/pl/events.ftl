event-turn =
    Tura { $number }: { $seat-is ->
        [you] zaczynasz
       *[other] { $seat } zaczyna
    }.
event-first-citadel =
    { $seat-is ->
        [you] Jesteś
       *[other] { $seat } jest
    } Pierwszą Cytadelą.
event-untasked-all =
    Wszystkie { $seat-is ->
        [you] twoje Dziedzictwa
       *[other] Dziedzictwa Cytadeli { $seat }
    } są znów wolne.
event-drew =
    { $seat-is ->
        [you] { "" }
       *[other]
            { $seat } dobiera { $amount ->
                [one] { $amount } kartę
                [few] { $amount } karty
               *[many] { $amount } kart
            }.
    }
event-drew-cards =
    { $seat-is ->
        [you] Dobierasz
       *[other] { $seat } dobiera
    } { $cards-count ->
        [one] kartę { $cards }
       *[other] karty: { $cards }
    }.
event-labor-shuffled = Odrzucone karty Pracy tworzą nową talię.
event-legacies-shuffled = Odrzucone Dziedzictwa tworzą nową talię.
event-extra-action =
    { $seat-is ->
        [you] Masz
       *[other] { $seat } ma
    } jeszcze jedną Akcję Fantos.
event-hired =
    { $seat-is ->
        [you] Werbujesz
       *[other] { $seat } werbuje
    } Dziedzictwo { $card }.
event-pool-refilled = Do Puli trafia { $card }.
event-pool-turned-down =
    { $seat-is ->
        [you] Wykładasz
       *[other] { $seat } wykłada
    } zakryte karty Puli ({ $amount }).
event-legacy-revealed = Dziedzictwo { $card } zostaje odkryte.
event-hire-aid =
    Skarbiec pokryje { $amount } z kosztu { $seat-is ->
        [you] twojego werbunku
       *[other] werbunku Cytadeli { $seat }
    }.
event-untasked = Dziedzictwo { $card } jest znów wolne.
event-disabled = Dziedzictwo { $card } zostaje wyłączone.
event-dormant = Dziedzictwo { $card } zapada w uśpienie.
event-revived = Dziedzictwo { $card } zostaje przywrócone.
event-legacy-discarded = Dziedzictwo { $card } zostaje odrzucone.
event-copied-stats = Dziedzictwo { $card } ma w tej turze cechy Dziedzictwa { $other }.
event-title-ended = { $card } już nie panuje.
event-reigning-tribute = { $card } zostaje Panującym Trybutem.
event-eliminated =
    { $seat-is ->
        [you] Odpadasz
       *[other] { $seat } odpada
    } z gry.
event-resolves = Karta { $source } zostaje rozpatrzona.
event-item-cancelled =
    { $item ->
        [labor] Karta { $source } zostaje anulowana.
       *[other] Zdolność karty { $source } zostaje anulowana.
    }
event-labor-cancelled = Karta { $card } zostaje anulowana.
event-labor-discarded =
    { $form ->
        [spent] { "" }
       *[other] Karta { $card } trafia na stos kart odrzuconych.
    }
event-attached = Karta { $labor } zostaje dołączona do Dziedzictwa { $legacy }.
event-recovered =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } kartę { $card } ze stosu kart odrzuconych.
event-looked-at-hand =
    { $seat-is ->
        [you] Oglądasz
       *[other] { $seat } ogląda
    } { $owner-is ->
        [you] twoją rękę
       *[other] rękę Cytadeli { $owner }
    }.
event-saw-hand =
    { $owner-is ->
        [you] Masz
       *[other] { $owner } ma
    } na ręce: { $cards }.
event-action-cancelled =
    { $seat-is ->
        [you] Twoja akcja
       *[other] Akcja Cytadeli { $seat }
    } ({ $action }) zostaje anulowana.
event-left-action = { $card } opuszcza akcję ({ $action }).
event-withdrawn =
    { $seat-is ->
        [you] Twój kandydat
       *[other] Kandydat Cytadeli { $seat }
    } zostaje wycofany.
event-score-changed =
    { $seat-is ->
        [you] Twój Wynik
       *[other] Wynik Cytadeli { $seat }
    } ({ $action }) zmienia się o { SIGNED($amount) }.
event-damage-prevented =
    Obrażenia zadane { $seat-is ->
        [you] tobie
       *[other] Cytadeli { $seat }
    } będą mniejsze o { $amount }.
event-war-declared =
    { $seat-is ->
        [you] Wypowiadasz
       *[other] { $seat } wypowiada
    } { $target-is ->
        [you] ci Wojnę
       *[other] Wojnę Cytadeli { $target }
    }.
event-war-redirected =
    { $seat-is ->
        [you] Kierujesz
       *[other] { $seat } kieruje
    } Wojnę przeciw { $target-is ->
        [you] tobie
       *[other] Cytadeli { $target }
    }.
event-war-drawn = Wojna kończy się remisem: { $score }.
event-war-won =
    { $seat-is ->
        [you] Wygrywasz
       *[other] { $seat } wygrywa
    } Wojnę: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
event-duel = { $challenger } wyzywa na Pojedynek Dziedzictwo { $challenged }.
event-duel-won =
    { $card } wygrywa Pojedynek: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
event-final-tribute =
    { $seat-is ->
        [you] Osiągasz
       *[other] { $seat } osiąga
    } { $score } w końcowym Trybucie.
event-trial-revealed = Ujawniono Próbę { $card }.
event-trial-stays = Próba { $card } pozostaje w grze.
event-trial-removed = Próba { $card } zostaje usunięta z gry.
event-draws-dropped = Żadna Próba nie może zrobić miejsca: nie dobiera się kolejnych.
event-fewer-trials =
    Do dobrania o { $amount ->
        [one] { $amount } Próbę
        [few] { $amount } Próby
       *[many] { $amount } Prób
    } mniej.
event-looked-at-trials =
    { $seat-is ->
        [you] Oglądasz
       *[other] { $seat } ogląda
    } { $amount ->
        [one] następną Próbę
        [few] { $amount } następne Próby
       *[many] { $amount } następnych Prób
    }, z prawem zmiany kolejności.
event-saw-trials = Następne Próby: { $cards }.
event-counter-removed =
    { $seat-is ->
        [you] Zdejmujesz
       *[other] { $seat } zdejmuje
    } żeton z Próby { $trial }. Zostaje: { $left }.
event-final-round =
    Zaczyna się runda końcowa: { $seat-is ->
        [you] dobierasz
       *[other] { $seat } dobiera
    } kartę Zodraz.
event-extra-votes =
    { $seat-is ->
        [you] Masz
       *[other] { $seat } ma
    } o { $amount ->
        [one] { $amount } głos
        [few] { $amount } głosy
       *[many] { $amount } głosów
    } więcej.
event-voted =
    { $seat-is ->
        [you] Głosujesz
       *[other] { $seat } głosuje
    } { $vote ->
        [yea] za
       *[nay] przeciw
    }.
event-vote =
    Za: { $yea }{ $yeas-count ->
        [0] { "" }
       *[other] { " (" }{ $yeas })
    }, przeciw: { $nay }{ $nays-count ->
        [0] { "" }
       *[other] { " (" }{ $nays })
    }.
event-vote-result =
    { $form ->
        [passed] Próba { $card } przechodzi.
       *[failed] Próba { $card } przepada.
    }
event-shards =
    { $form ->
        [trove-reserve]
            { $taker-is ->
                [you] Zyskujesz
               *[other] { $taker } zyskuje
            } { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            }.
        [hire] Skarbiec dopłaca { $amount }.
        [trove-legacy]
            { $taker } zyskuje { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            }.
        [reserve-trove]
            { $giver-is ->
                [you] Tracisz
               *[other] { $giver } traci
            } { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            }.
        [legacy-trove]
            { $giver } traci { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            }.
        [reserve-reserve]
            { $taker-is ->
                [you] Dostajesz
               *[other] { $taker } dostaje
            } { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            } { $giver-is ->
                [you] od ciebie
               *[other] od Cytadeli { $giver }
            }.
        [reserve-legacy]
            { $giver-is ->
                [you] Kładziesz
               *[other] { $giver } kładzie
            } { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            } na Dziedzictwie { $taker }.
        [legacy-reserve]
            { $taker-is ->
                [you] Dostajesz
               *[other] { $taker } dostaje
            } { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            } od Dziedzictwa { $giver }.
       *[legacy-legacy]
            { $taker } dostaje { $amount ->
                [one] { $amount } Odłamek
                [few] { $amount } Odłamki
               *[many] { $amount } Odłamków
            } od Dziedzictwa { $giver }.
    }
event-tasked =
    { $form ->
        [harvest] { $card } rusza na Żniwa.
        [war] { $card } rusza na Wojnę.
        [tribute] { $card } staje do Trybutu.
        [duel] Dziedzictwo { $card } zostaje zajęte: Pojedynek.
        [ability] Dziedzictwo { $card } zostaje zajęte: zdolność.
        [attached] Dziedzictwo { $card } zostaje zajęte: dołączona karta Pracy.
       *[forced] Dziedzictwo { $card } zostaje zajęte z przymusu.
    }
event-played =
    { $form ->
        [on]
            { $seat-is ->
                [you] Zagrywasz
               *[other] { $seat } zagrywa
            } kartę { $card }, cel: { $at } (płaci { $payer }).
        [seat]
            { $seat-is ->
                [you] Zagrywasz
               *[other] { $seat } zagrywa
            } kartę { $card }, cel: { $aimed-is ->
                [you] ty
               *[other] { $aimed }
            } (płaci { $payer }).
       *[other]
            { $seat-is ->
                [you] Zagrywasz
               *[other] { $seat } zagrywa
            } kartę { $card } (płaci { $payer }).
    }
event-activated =
    { $form ->
        [on]
            { $seat-is ->
                [you] Używasz
               *[other] { $seat } używa
            } zdolności karty { $source }, cel: { $at }.
        [seat]
            { $seat-is ->
                [you] Używasz
               *[other] { $seat } używa
            } zdolności karty { $source }, cel: { $aimed-is ->
                [you] ty
               *[other] { $aimed }
            }.
       *[other]
            { $seat-is ->
                [you] Używasz
               *[other] { $seat } używa
            } zdolności karty { $source }.
    }
event-linked =
    { $form ->
        [bare] Karta { $labor } dodaje { $amount } do obrony bez Dziedzictwa.
       *[other] Karta { $labor } dodaje { $amount } Dziedzictwu { $legacy }.
    }
event-action-declared =
    { $form ->
        [special] Odbywa się Trybut Specjalny.
       *[other]
            { $seat-is ->
                [you] Ogłaszasz
               *[other] { $seat } ogłasza
            } akcję: { $action }.
    }
event-rolled =
    { $form ->
        [legacy] { $roller } wyrzuca { $die }.
        [extra] Dodatkowa kość pokazuje { $die }.
        [alone] Bez obrony: samotna kość pokazuje { $die }.
       *[seat]
            { $roller-is ->
                [you] Wyrzucasz
               *[other] { $roller } wyrzuca
            } { $die }.
    }
event-scores = { CAPITAL($action) }: { $scores }.
event-offer =
    { $seat-is ->
        [you] Składasz
       *[other] { $seat } składa
    } { $to-is ->
        [you] ci Ofertę
       *[other] Ofertę Cytadeli { $to }
    }: { $gives } za { $wants }.
event-offered-cards =
    { $cards-count ->
        [0] { "" }
       *[other] W Ofercie: { $cards }.
    }
event-offer-accepted =
    { $to-seat-is ->
        [you] Przyjmujesz
       *[other] { $to-seat } przyjmuje
    } { $seat-is ->
        [you] twoją Ofertę
       *[other] Ofertę Cytadeli { $seat }
    }.
event-offer-declined =
    { $form ->
        [plain]
            { $seat-is ->
                [you] Odrzucasz
               *[other] { $seat } odrzuca
            } Ofertę.
       *[counter]
            { $seat-is ->
                [you] Odpowiadasz
               *[other] { $seat } odpowiada
            } inną Ofertą.
    }
event-traded-cards =
    { $form ->
        [none] { "" }
        [back] Oddane w zamian: { $returned }.
        [both] Wymiana kart: { $given } za { $returned }.
       *[other] Oddane karty: { $given }.
    }
event-promised =
    { $seat-is ->
        [you] Obiecujesz
       *[other] { $seat } obiecuje
    } { $to-is ->
        [you] ci
       *[other] Cytadeli { $to }
    }: { $promise }.
event-promise-settled =
    { $seat-is ->
        [you] Twoja obietnica
       *[other] Obietnica Cytadeli { $seat }
    } dla { $to-is ->
        [you] ciebie
       *[other] Cytadeli { $to }
    } ({ $promise }): { $outcome }.
event-game-over = Koniec gry: { $outcome }.
