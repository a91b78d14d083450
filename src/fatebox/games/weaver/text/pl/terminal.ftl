# Tylko w terminalu.
terminal-help =
    Zapłata: z złoto, o odłamki, j jasnowidzenie; po X2 to, co płaci karta obrócona dwa razy. Odkryta karta
    pokazuje najpierw stronę zamgloną, potem jasną. W rzędzie runy stoją tam, gdzie karty się stykają, =
    oznacza dopasowanie, strzałka pokazuje, co da następny obrót. Liczby nad rzędem to miejsca na nową kartę.
    Pod każdą talią: jej karta na każdym miejscu i rząd, który by z tego wynikł, z runami i obrotami (¹²³);
    › to nowa karta, † niepokonana karta Śmierci. Przy czwartej karcie: obroty wszystkich czterech i zapłata
    za wróżbę. Pory: S słońce, K księżyc, C krwawy księżyc. Można też pisać słowa: miłość 2, zakończ,
    pożarcie władza, kup orb, gotowe.
letter-gold = z
letter-shards = o
letter-clairvoyance = j
letter-sun = S
letter-moon = K
letter-blood-moon = C
terminal-round = runda { $round } z { $rounds }
terminal-else = inaczej
terminal-by-sun = za dnia
terminal-by-moon = nocą
terminal-by-blood-moon = pod krwawym księżycem
terminal-needs = wymaga:
terminal-met = jest
terminal-missing = brak
terminal-pays = płaci
terminal-per = za każde:
terminal-per-token = za X2 ({ $tokens })
terminal-gold = złoto
terminal-shards = odłamki
terminal-clairvoyance = jasnowidzenie
terminal-rank =
    { $next ->
        [none] { $rank }
       *[other] { $rank }, { $next } od { $at }
    }
terminal-relics =
    { $count ->
        [one] { $count } relikwia
        [few] { $count } relikwie
       *[many] { $count } relikwii
    }
terminal-turn = obrót { $turn }
terminal-death = ŚMIERĆ
terminal-death-sides = ŚMIERĆ, { $sides } z 2
terminal-spent = zużyta
terminal-conquered = pokonana
terminal-no-card = brak kart
terminal-left = zostało { $count }
terminal-swallowed = Pod spodem:
terminal-no-suit = brak koloru
terminal-fails = porażka
terminal-finish = Zakończ wróżbę: płaci
terminal-finish-lost = Zakończ wróżbę: przegrywasz grę, { $causes }
terminal-warning = To przegrywa grę: { $causes }.
fails-death = niepokonane: { $cards } (WEA-REA.11)
fails-suit = brakuje koloru, którego potrzebuje gość (WEA-ADV.3)
column-relic = relikwia
column-gold = złoto
column-worth = wartość
column-ability = zdolność
terminal-highest = masz najwyższą rangę (WEA-SUP.5)
terminal-short = { $price }, brak { $short }
terminal-headline =
    { $won ->
        [yes]
            { $score ->
                [one] wygrana: { $score } punkt
                [few] wygrana: { $score } punkty
               *[many] wygrana: { $score } punktów
            }
       *[no] przegrana w rundzie { $round }
    }
terminal-won = Wszyscy goście obsłużeni: wygrywasz grę.
terminal-score = Wynik { $score }: tor { $points }, relikwie { $relics }, poziom trudności { $bonus } (WEA-SCO.1).
terminal-lost = Przegrywasz w rundzie { $round }:
terminal-causes = { $causes }. Tor pokazuje { $points }; przegrana nie daje punktów (WEA-SCO.3).
cause-death = karta Śmierci w gotowym rzędzie pozostała niepokonana (WEA-REA.11)
cause-suit = w gotowym rzędzie nie było koloru, którego potrzebuje gość (WEA-ADV.3)
cause-no-cards = talie skończyły się, zanim rząd był pełny (WEA-SUP.3)
cause-gave-up = poddanie gry (WEA-END.5)
