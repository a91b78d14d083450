campaigns-link = Kampanie
campaigns-won = Wygrane przygody: { $won } z { $all }
campaigns-owned = Zdobyte karty: { $owned } z { $cards }
campaigns-promos = Karty promocyjne: { $owned } z { $cards }
campaigns-plays =
    { $count ->
        [one] { $count } rozegrana przygoda
        [few] { $count } rozegrane przygody
       *[many] { $count } rozegranych przygód
    }
campaigns-running =
    { $count ->
        [one] { $count } przygoda w toku
        [few] { $count } przygody w toku
       *[many] { $count } przygód w toku
    }
campaigns-new = Nowa kampania
campaigns-name = Nazwa kampanii
campaigns-begin = Rozpocznij
campaigns-import = Albo wczytaj kampanię z pliku
campaigns-export = Zapisz do pliku
campaigns-reset = Zacznij od nowa
campaigns-reset-sure = Zwrócić wszystkie karty do ich zestawów i utracić wszystkie zdobycze?
campaigns-delete = Usuń tę kampanię
campaigns-delete-sure = Czy na pewno trwale usunąć kampanię { $name }?
campaigns-manage = Ta kampania
campaigns-no = Nie
campaigns-leave = Opuść ten stół
campaigns-leave-sure = Przestać czekać na gracza?
campaigns-giveup-sure = To będzie przegrana; zdobyte karty pozostaną. Poddać się?
campaigns-waiting = oczekiwanie na gracza
campaigns-away =
    { $who } { $count ->
        [one] przeżywa
        [few] przeżywają
       *[many] przeżywają
    } teraz tę przygodę
campaigns-bothaway = Za mało Legend jest wolnych: dokończ trwającą przygodę albo ją poddaj.
campaigns-adventures = Przygody
campaigns-unplayed = Jeszcze nierozegrana
campaigns-lost =
    Rozegrana { $count ->
        [one] raz
        [few] { $count } razy
       *[many] { $count } razy
    }, jeszcze bez wygranej
campaigns-highest = Wygrana na poziomie: { $level }
campaigns-replay = Zagraj ponownie
campaigns-level = Poziom trudności
campaigns-legend = Twoja Legenda
campaigns-second = Kto ci towarzyszy?
campaigns-second-none = Nikt, gram solo
campaigns-second-bot = Bot
campaigns-second-open = Znajomy, przez link
campaigns-second-person = Osoba przy tym urządzeniu
campaigns-second-name = Drugi gracz
campaigns-variants = Warianty
campaigns-setout = Wyrusz
campaigns-legends = Legendy i ich talie
campaigns-deckof = Talia Legendy { $who }
campaigns-deck = Karty w talii: { $count } z { $all }
campaigns-deck-away = W trakcie przygody talia pozostaje bez zmian aż do jej zakończenia.
campaigns-deck-own = twój wybór
campaigns-deck-show = Pokaż talię
campaigns-deck-few = Posiadane karty: { $count }. Talię można wybierać, gdy jest ich co najmniej { $least }. Do tego czasu grają wszystkie.
campaigns-deck-all = Weź wszystkie karty
campaigns-deck-in = W talii
campaigns-history = Dotychczasowe gry
campaigns-outcome-win = Wygrana:
campaigns-outcome-loss = Przegrana:
campaigns-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
campaigns-gained = Zdobyto: { $cards }
campaigns-uncounted =
    { $count ->
        [one] { $count } gra nie została zaliczona
        [few] { $count } gry nie zostały zaliczone
       *[many] { $count } gier nie zostało zaliczonych
    }: wymuszono cofnięcie.
campaigns-back = Powrót do kampanii
decks-legal = Tą talią można grać.
decks-save = Zapisz
decks-saved = Zapisano.
