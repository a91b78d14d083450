server-nameless = Imię musi mieć co najmniej jedną literę.
server-link-other = Na tym urządzeniu grasz jako { $name }. Po otwarciu linku będziesz grać jako { $other }.
server-link-used = Ten link został już użyty albo jest za stary; utwórz nowy.
server-table-none = Nie ma stołu { $table }.
server-replay-none = Nie ma powtórki { $replay }.
server-deck-none = Nie masz talii { $deck }.
server-deck-many =
    Masz już { $count ->
        [one] { $count } talię
        [few] { $count } talie
       *[many] { $count } talii
    }; najpierw usuń którąś.
server-deck-name = Nazwa musi mieć od 1 do { $count } znaków.
server-record-early = Zapis partii będzie dostępny po jej zakończeniu.
server-replay-early = Powtórkę można obejrzeć po zakończeniu gry.
server-review-early = Analiza będzie dostępna po zakończeniu gry.
server-chances-early = Szanse są podawane po zakończeniu gry.
server-rematch-early = Rewanż jest możliwy po zakończeniu gry.
server-rematch-campaign = Następną grę kampanii otwiera się z jej strony.
server-site = To żądanie przyszło z innej strony.
server-many = Zbyt wiele żądań naraz; poczekaj chwilę.
server-messages = Za dużo wiadomości naraz; poczekaj chwilę.
server-unknown = Ta przeglądarka nie ma tu profilu.
server-seatless = Nie masz miejsca przy tym stole.
server-seat-foreign = To nie jest twoje miejsce.
server-seat-full = Przy tym stole nie ma wolnego miejsca.
server-seat-link = Ten stół jest tylko dla tych, którzy mają link.
server-seat-stays = Gra już trwa; miejsce pozostaje twoje.
server-host = Grę może rozpocząć tylko gospodarz.
server-unbegun = Gra jeszcze się nie zaczęła.
server-waiting = Gra jeszcze się nie zaczęła.
server-over = Gra jest zakończona.
server-paused = Gra jest wstrzymana; ktoś musi ją wznowić.
server-unpaused = Gra nie jest wstrzymana.
server-timeless = Przy tym stole nie ma zegara.
server-stale = Ruch { $number } nie jest już aktualny; teraz ruch { $next }.
server-unasked = Teraz nie twój ruch.
server-failed = Zasady nie poradziły sobie z tym ruchem; nie został wykonany.
server-unsaved = Ruchu nie udało się zapisać; spróbuj jeszcze raz.
server-undo-consent = Na cofnięcie ruchu, który coś ujawnił, muszą zgodzić się pozostali.
server-ask-busy = Ktoś już o coś prosi; najpierw odpowiedz na to.
server-ask-refused = Odmówiono; zapytaj ponownie, gdy gra potoczy się dalej.
server-ask-gone = To pytanie nie jest już aktualne.
server-ask-others = Zgodzić muszą się pozostali, nie ty.
server-ask-answered = Twoja odpowiedź już padła.
server-ask-late = Od tego pytania gra potoczyła się dalej.
server-chat-players = Pisać mogą tu tylko gracze.
server-chat-empty = Napisz co najmniej jedną literę.
server-chat-fast = To za dużo naraz; poczekaj chwilę.
server-hint-none = Przy tym stole nie ma podpowiedzi: grasz przeciwko innym.
server-hint-fast = Trener myśli. Spróbuj za chwilę.
server-replay-own = Tę grę przygotowano w szczególny sposób i nie można jej stąd kontynuować.
server-file-own = Tę grę przygotowano w szczególny sposób: obejrzyj ją poleceniem `fatebox replay FILE`.
server-lesson-changed = Ta lekcja zmieniła się od jej rozpoczęcia; zacznij ją od nowa.
server-campaign-none = Nie masz kampanii { $campaign }.
server-campaign-gone = Tej kampanii już nie ma.
server-campaign-many =
    Masz już { $count ->
        [one] { $count } kampanię
        [few] { $count } kampanie
       *[many] { $count } kampanii
    }; najpierw usuń którąś.
server-campaign-named = Masz już kampanię { $name }.
server-campaign-owner = Kampanię { $name } może usunąć tylko osoba, która ją zaczęła.
server-campaign-changed = Ta kampania zmieniła się w międzyczasie; spróbuj jeszcze raz.
server-campaign-table = W tej kampanii nie ma takiej trwającej gry.
server-campaign-away = Nie siedzisz przy tym stole.
server-campaign-busy = Przygoda kampanii { $name } nie jest zakończona (R84).
server-series-busy = Gra kampanii { $name } nie jest jeszcze zakończona.
server-series-over = Kampania { $name } jest zakończona (OUT-CAMP.6).
server-series-seat = Miejsce { $seat } nie jest twoje.
server-series-early = Frakcje wybiera się w pierwszej grze: do tego czasu nikt nie ma kolekcji.
server-guests = Z twojego adresu przyszło zbyt wielu nowych gości; poczekaj chwilę.
server-tables-many = Otwierasz zbyt wiele stołów naraz; poczekaj chwilę.
server-files-fast = Dodajesz zbyt wiele plików naraz; poczekaj chwilę.
server-lang = lang: oczekiwano jednego z { $known }, otrzymano { $lang }
server-page = page: oczekiwano liczby od 0 do 9999, otrzymano { $page }
server-broken = Coś poszło tu nie tak; zostało to odnotowane.
server-thought-long = Zastanawianie się trwało zbyt długo.
server-name-first = Najpierw podaj swoje imię.
server-table-start = Tego stołu nie można uruchomić: { $error }
server-game-none = Nie ma gry { $game }.
server-tables-most =
    { $count ->
        [one] Masz { $count } niezakończoną grę. Najpierw ją skończ.
        [few] Masz { $count } niezakończone gry. Najpierw skończ którąś.
       *[many] Masz { $count } niezakończonych gier. Najpierw skończ którąś.
    }
