app-title = Fatebox
app-motto = Pięć gier karcianych w jednym pudełku
app-unofficial = Nieoficjalna wersja stworzona przez fanów. Nazwy gier należą do ich właścicieli.
language-title = Język
    .help = Także na kartach i w zasadach.
nav-home = Gry
nav-rules = Zasady
nav-cards = Karty
home-play = Graj
home-rules = Zasady
home-cards = Karty
home-yours = Kontynuuj
home-open = Otwarte stoły
home-continue = Kontynuuj
home-look = Oglądaj
home-join = Dołącz
home-players = { $from }–{ $to } graczy
home-player =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
name-guest = Gość
name-ask = Jak mamy się do ciebie zwracać?
name-save = To ja
name-change = Zmień imię
name-you = Grasz jako { $name }
name-carry = Graj na innym urządzeniu
name-link = Otwórz ten link na drugim urządzeniu. Działa jeden raz, przez jeden dzień.
new-title = Nowa partia: { $game }
new-seats = Kto gra?
new-count = Liczba graczy
new-options = Opcje
new-start = Rozpocznij
new-you = Ty
new-person = Osoba przy tym urządzeniu
new-open = Znajomy, przez link
new-bot = Bot: { $bot }
new-listed = Każdy może dołączyć
lobby-waiting =
    Czekamy jeszcze na { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    }
lobby-invite = Wyślij ten link znajomym:
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-start = Rozpocznij z botami
lobby-leave = Odejdź od stołu
lobby-join = Zajmij miejsce
bot-easy = łatwy
bot-normal = normalny
bot-hard = trudny
bot-expert = ekspert
bot-random = losowy
bot-greedy = zachłanny
arrive-replace = Kontynuuj jako osoba z linku
replay-title = Powtórka
replay-start = Początek gry
replay-answer = { $who }: { $what }
replay-answered = { $who }: decyzja podjęta
replay-by-bot = odpowiedział bot
replay-by-clock = czas minął
replay-spectator = Widz
replay-all = Wszystkie karty odkryte
replay-player = Gracz { $number }
replay-chances = Szanse i kosztowne decyzje
replay-controls = Wstecz i naprzód
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-run = Odtwarzaj
replay-pause = Pauza
replay-mistake = Następny błąd
replay-speed = Tempo
replay-slider = Moment
replay-place = { $scene } z { $scenes }
replay-eye = Widok
replay-playon = Graj dalej od tego miejsca
replay-playon-text = W kopii gry, przeciwko botom; karty leżą tak, jak leżały
replay-link = Kopiuj link do tego momentu
replay-save = Zapisz do pliku
replay-open = Otwórz zapisaną partię
replay-drop = Upuść tutaj zapisaną partię, aby ją obejrzeć
replay-look = Powtórka
fair-title = Uczciwa gra
fair-short = Wszystkie tasowania ustalono przed rozpoczęciem gry; po jej zakończeniu można to sprawdzić.
fair-read = Jak to działa
fair-seal = Odcisk tego stołu:
fair-intro = Nikt przy tym stole ani nikt, kto go prowadzi, nie może w trakcie gry wybierać kart. Cały los wynika z jednej liczby, ziarna, ustalonej, zanim ktokolwiek podjął jakąkolwiek decyzję.
fair-step-seed = Gdy stół zostaje otwarty, serwer losuje ziarno złożone ze 128 losowych bitów. Wynika z niego każde tasowanie i każdy rzut kością w tej grze.
fair-step-seal = Odcisk ziarna jest widoczny od razu, w menu „Więcej”. To skrót SHA-256: z odcisku nikt nie odczyta ziarna, a żadne inne ziarno nie ma takiego samego.
fair-step-play = W trakcie gry ziarno pozostaje na serwerze. To tam powstaje widok dla każdego miejsca: to, czego nie wolno ci zobaczyć, nigdy nie jest do ciebie wysyłane.
fair-step-open = Po zakończeniu gry jej zapis można zachować z powtórki. Zawiera ziarno i wszystkie decyzje.
fair-step-check = To polecenie rozgrywa zapis ponownie od ziarna, sprawdza, czy każda decyzja była zgodna z zasadami, i porównuje odcisk:
fair-bots = Boty otrzymują tylko to, co może wiedzieć ich miejsce, i nic więcej: rozważają wyobrażone światy, w których wszystkie ukryte karty rozdano na nowo. Testy podmieniają ukryte karty i sprawdzają, że żaden bot nie decyduje wtedy inaczej.
fair-limits = Czego to nie dowodzi: że osoba prowadząca serwer nie podejrzała ziarna. Graj na serwerze, któremu ufasz, albo na własnym.
report-title = Zgłoś problem
report-running = Powstanie jeden plik, który pokazuje stół tak, jak go widzisz, wraz z wersjami programu i ostatnim błędem. Nie ma w nim niczego, czego nie wiesz.
report-over = Powstanie jeden plik z zapisem partii, wersjami programu i ostatnim błędem.
report-words = Co poszło nie tak?
report-save = Zapisz zgłoszenie
rules-search = Szukaj w zasadach
rules-title = Zasady gry { $game }
rules-found =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }
cards-title = Karty gry { $game }
cards-search = Szukaj kart
cards-copies =
    { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
       *[many] { $count } kopii
    }
home-playnow = Zagraj
home-start = Rozpocznij grę
home-over = Zakończone gry
home-friends = Ze znajomymi
home-learned = Poznana
home-minutes = { $from }–{ $to } min
home-weight-1 = Łatwa do nauki
home-weight-2 = Średnia
home-weight-3 = Wymagająca
home-all = Pokaż wszystkie ({ $count })
home-tile-over = Zakończona
home-tile-open = Otwarta dla wszystkich
home-tile-waiting = Czeka na graczy
home-tile-yours = Twój ruch
home-tile-playing = W toku
nav-play = Graj
nav-learn = Nauka
nav-progress = Postępy
home-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
lobby-yours = Twój stół do gry { $game }
lobby-invites = { $who } zaprasza cię do gry { $game }
lobby-table = Przy stole
lobby-seat = Miejsce { $number }
lobby-free = wolne
lobby-full = Stół jest pełny
lobby-wish = Kim chcesz zagrać?
    .help = Gracze wybierają kolejno na początku gry. Twój wybór padnie sam, jeśli nadal będzie wolny.
lobby-name = Twoje imię przy stole
lobby-no-account = Konto nie jest potrzebne.
lobby-clock =
    { $minutes ->
        [one] { $minutes } minuta dla każdej osoby
        [few] { $minutes } minuty dla każdej osoby
       *[many] { $minutes } minut dla każdej osoby
    }
lobby-no-clock = Bez zegara: przerwa, kiedy chcesz.
lobby-stand-in = Kto odejdzie, tego zastąpi bot.
lobby-no-stand-in = Stół czeka na wszystkich.
lobby-hints = Podpowiedzi są włączone.
lobby-no-hints = Bez podpowiedzi.
lobby-options = Uzgodniono na tę grę:
lobby-with = { $option }
lobby-without = Bez: { $option }
rules-spread = Gra na dwóch stronach
rules-contents = Spis treści
rules-detail = Szczegóły
rules-section = Cały rozdział
rules-rulings = Rozstrzygnięcia
rules-examples = Przykłady
rules-decisions = Decyzje
home-with = { $game }: { $who }
home-new = Pierwszy raz? Zacznij od { $game }
    .text = To najłatwiejsza z pięciu gier. Przewodnik pokaże ci wszystko w pierwszej partii.
daily-name = Rozdanie dnia
daily-title = Jedno rozdanie dla wszystkich
daily-facts = { $level } · jedna próba dziennie
daily-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
daily-leader = Prowadzi { $who }: { $score }
daily-won =
    { $score ->
        [one] Wygrana: { $score } punkt.
        [few] Wygrana: { $score } punkty.
       *[many] Wygrana: { $score } punktów.
    }
daily-lost = Przegrana. Jutro będzie następne.
daily-play = Zagraj dzisiejsze rozdanie
rules-games = Zasady innych gier
rules-asked = Częste pytania
lobby-note = Napisz kilka słów: przeczyta je każdy, kto otworzy twój link.
lobby-watch = Tylko oglądam
lobby-watching = Oglądasz. Plansza otworzy się tutaj, gdy tylko gra się zacznie.
lobby-sit = Jednak zajmij miejsce
lobby-starts = { $who } może zacząć, gdy tylko usiądziesz.
