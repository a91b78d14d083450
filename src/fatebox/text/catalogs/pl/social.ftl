event-taken-back =
    { $seat-is ->
        [you] Cofasz
       *[other] { $seat } cofa
    } ostatni ruch.
event-stood-in =
    Bot odpowiada za { $seat-is ->
        [you] ciebie
       *[other] gracza { $seat }
    }.
event-time-up =
    { $seat-is ->
        [you] Twój czas minął
       *[other] Czas gracza { $seat } minął
    }: przyjęto domyślną odpowiedź.
consent-ask = Zapytaj pozostałych
consent-undo = { $who } prosi o cofnięcie ostatniego ruchu, choć od tego czasu coś ujawniono.
consent-undo-yours = Prosisz o cofnięcie swojego ostatniego ruchu.
consent-open = Jeszcze nie odpowiedzieli: { $who }
consent-refused = Brak zgody: { $who }.
consent-agree = Zgódź się
consent-refuse = Odmów
consent-withdraw = Wycofaj prośbę
chat-title = Czat
chat-new = Czat ({ $count })
chat-line = Napisz coś
chat-send = Wyślij
chat-mute = Wycisz: { $who }
chat-muted = Wyciszeni: { $who }
chat-hear = Wyłącz wyciszenie: { $who }
chat-looker = { $name } (widz)
chat-audience = Widzowie mogą pisać na czacie
chat-reading = Pisać mogą tylko gracze.
looking-count =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
looking-title = Widzowie
looking-text = Każdy, kto otworzy ten link, widzi to, co leży odkryte na stole, i żadnej ukrytej karty:
rematch-go = Następna gra już się rozpoczęła: przejdź do niej
consent-pause = { $who } prosi o przerwę.
consent-pause-yours = Prosisz o przerwę.
time-title = Czas
time-bank = Czas dla każdego gracza
time-none = Bez ograniczeń
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-increment = Każda decyzja dodaje
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-late = Gdy czas się skończy
time-late-default = zapada najprostsza decyzja
time-late-bot = decyduje bot
time-absent = Gdy kogoś nie ma
time-absent-never = wszyscy czekają
time-absent-after =
    bot przejmuje grę po { $count ->
        [one] { $count } minucie
        [few] { $count } minutach
       *[many] { $count } minutach
    }
time-of = Czas: { $who }
time-question = Na tę decyzję
time-standin = Bot zastępuje gracza { $who }
time-pause = Przerwa
time-paused = Gra wstrzymana
time-resume = Wznów
event-outgrown = Zasady zmieniły się w międzyczasie: ostatnie odpowiedzi już do nich nie pasują. Zostały odłożone, a gra toczy się dalej od momentu przed nimi.
