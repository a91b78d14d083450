# Słowniczek: creature = stworzenie, spell = zaklęcie, upgrade = ulepszenie, Outpost = Placówka, counter = żeton,
# reserve zone = strefa rezerwy, offense zone = strefa natarcia, defense = obrona, assault = szturm, turn = tura,
# Step = Krok, Mana Crystal = Kryształ Many, Ambush = Zasadzka, discard pile = stos kart odrzuconych,
# face-up = odkryte, face-down = zakryte, Attack = Atak, Defense = Obrona, Health = Zdrowie.
# Słowa kluczowe: Swift = Szybkie, Slow = Powolne, Berserk = Szał, Immobile = Nieruchome, Guard = Straż,
# Elusive = Nieuchwytne, Pierce = Przebicie, Siege = Oblężenie, Harvest = Plon, Resonance = Rezonans.
# Wartość celu jest w mianowniku (u stworzeń i w bierniku); .dat = celownik, .gen = dopełniacz, .loc = miejscownik.
target-enemy-creature = wrogie stworzenie
    .dat = wrogiemu stworzeniu
target-any-creature = dowolne stworzenie (twoje lub wrogie)
    .dat = dowolnemu stworzeniu (twojemu lub wrogiemu)
target-own-creature = jedno z twoich stworzeń
    .dat = jednemu z twoich stworzeń
target-enemy-offense = jedno stworzenie w strefie natarcia przeciwnika
    .dat = jednemu stworzeniu w strefie natarcia przeciwnika
target-attacker = jedno atakujące stworzenie
    .dat = jednemu atakującemu stworzeniu
target-same = to stworzenie
    .dat = temu stworzeniu
target-upto3-own = do trzech twoich stworzeń
    .dat = najwyżej trzem twoim stworzeniom
target-each-own = każde z twoich stworzeń
    .dat = każdemu z twoich stworzeń
target-each-enemy-offense = każde stworzenie w strefie natarcia jednego wybranego przeciwnika
    .dat = każdemu stworzeniu w strefie natarcia jednego wybranego przeciwnika
target-each-creature = każde stworzenie w grze (także twoje)
    .dat = każdemu stworzeniu w grze (także twoim)
target-each-attacker = każde atakujące stworzenie
    .dat = każdemu atakującemu stworzeniu
target-group = każde stworzenie w tej atakującej grupie
    .dat = każdemu stworzeniu w tej atakującej grupie
target-other-group = każde inne stworzenie w tej atakującej grupie
    .dat = każdemu innemu stworzeniu w tej atakującej grupie
target-each-defender = każde stworzenie broniące tej Placówki
    .dat = każdemu stworzeniu broniącemu tej Placówki
target-cheap = { $target } o koszcie najwyżej { $cost }
    .dat = { $target-dat } o koszcie najwyżej { $cost }
target-own-outpost = jedna z twoich Placówek
    .gen = jednej z twoich Placówek
    .loc = jednej z twoich Placówek
target-each-own-outpost = każda z twoich Placówek
    .gen = każdej z twoich Placówek
    .loc = każdej z twoich Placówek
target-enemy-outpost = wroga Placówka
    .gen = wrogiej Placówki
    .loc = wrogiej Placówce
target-each-enemy-outpost = każda odkryta Placówka jednego wybranego przeciwnika
    .gen = każdej odkrytej Placówki jednego wybranego przeciwnika
    .loc = każdej odkrytej Placówce jednego wybranego przeciwnika
target-this-outpost = ta Placówka
    .gen = tej Placówki
    .loc = tej Placówce
target-same-outpost = ta sama Placówka
    .gen = tej samej Placówki
    .loc = tej samej Placówce
player-you = ty
    .gen = ciebie
player-opponent = wybrany przeciwnik
    .gen = wybranego przeciwnika
player-each-opponent = każdy przeciwnik
    .gen = każdego przeciwnika
player-defender = broniący się gracz
    .gen = broniącego się gracza
player-attacker-player = atakujący gracz
    .gen = atakującego gracza
until-assault = na czas tego szturmu
until-turn = do końca tury
until-round = do początku twojej następnej tury
bonus-attack =
    { $amount-more ->
        [0] { SIGNED($amount) } do Ataku
       *[other]
            { $amount ->
                [0] { SIGNED($amount-more) }
               *[other] { SIGNED($amount) } i { SIGNED($amount-more) }
            } do Ataku za każdy twój Kryształ Many
    }
bonus-defense =
    { $amount-more ->
        [0] { SIGNED($amount) } do Obrony
       *[other]
            { $amount ->
                [0] { SIGNED($amount-more) }
               *[other] { SIGNED($amount) } i { SIGNED($amount-more) }
            } do Obrony za każdy twój Kryształ Many
    }
bonus-health = { SIGNED($amount) } do Zdrowia
gain-pierce = Przebicie { $value }
gain-elusive = Nieuchwytność
effect-draw =
    { $who ->
        [you] dobierz
       *[other] { $player } dobiera
    } { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }{ $cards-more ->
        [0] { "" }
        [1] { " " }i po jednej więcej za każdy twój Kryształ Many
       *[other] { " " }i po { $cards-more } więcej za każdy twój Kryształ Many
    }
effect-discard =
    { $by ->
        [you] obejrzyj rękę { $player-gen } i odrzuć z niej
        [random]
            { $who ->
                [you] odrzuć losowo
                [that] odrzuca losowo
               *[other] { $player } odrzuca losowo
            }
       *[owner]
            { $who ->
                [you] odrzuć z ręki
                [that] odrzuca z ręki
               *[other] { $player } odrzuca z ręki
            }
    } { $by ->
        [random]
            { $cards ->
                [one] { $cards } kartę
                [few] { $cards } karty
               *[many] { $cards } kart
            }
       *[other]
            { $cards ->
                [one] { $cards } wybraną kartę
                [few] { $cards } wybrane karty
               *[many] { $cards } wybranych kart
            }
    }
effect-scry =
    { $cards ->
        [1] obejrzyj wierzchnią kartę swojej talii i połóż ją na wierzchu albo na spodzie
        [few] obejrzyj { $cards } wierzchnie karty swojej talii i połóż każdą na wierzchu albo na spodzie, w dowolnej kolejności
       *[many] obejrzyj { $cards } wierzchnich kart swojej talii i połóż każdą na wierzchu albo na spodzie, w dowolnej kolejności
    }
effect-search =
    weź ze swojej talii najwyżej jedną kartę { $kind ->
        [creature] stworzenia
        [spell] zaklęcia
       *[upgrade] ulepszenia
    }, pokaż ją, weź na rękę i przetasuj talię
effect-recover =
    weź na rękę ze swojego stosu kart odrzuconych najwyżej { $cards ->
        [1] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } { $kind ->
        [creature]
            { $cards ->
                [1] stworzenia
               *[other] stworzeń
            }
        [spell]
            { $cards ->
                [1] zaklęcia
               *[other] zaklęć
            }
       *[upgrade]
            { $cards ->
                [1] ulepszenia
               *[other] ulepszeń
            }
    }{ $max-cost ->
        [none] { "" }
       *[other] { " " }o koszcie najwyżej { $max-cost }
    }
effect-revive = przenieś ze swojego stosu kart odrzuconych do swojej strefy rezerwy najwyżej jedną kartę stworzenia o koszcie najwyżej { $max-cost }; jej zdolność „po zagraniu” nie działa
effect-recycle =
    wtasuj do swojej talii najwyżej { $cards ->
        [one] { $cards } wybraną kartę
        [few] { $cards } wybrane karty
       *[many] { $cards } wybranych kart
    } ze swojego stosu kart odrzuconych
effect-return = weź tę kartę ze stosu kart odrzuconych na rękę
effect-mana =
    zyskaj { $amount ->
        [one] { $amount } manę
        [few] { $amount } many
       *[many] { $amount } many
    }{ $amount-more ->
        [0] { "" }
       *[other] { " " }i jeszcze { $amount-more } za każdy twój Kryształ Many
    }
effect-tax =
    { $who ->
        [you] na początku swojego następnego Drugiego Kroku zyskaj o
       *[other] { $player } na początku swojego następnego Drugiego Kroku zyskuje o
    } { $amount ->
        [one] { $amount } manę
        [few] { $amount } many
       *[many] { $amount } many
    } mniej{ $amount-more ->
        [0] { "" }
       *[other] { " " }i jeszcze o { $amount-more } mniej za każdy twój Kryształ Many
    }
effect-skip =
    { $who ->
        [you] pomiń Czwarty Krok swojej następnej tury
       *[other] { $player } pomija Czwarty Krok swojej następnej tury
    }
effect-shatter =
    { $who ->
        [you] strać jeden Kryształ Many
       *[other] { $player } traci jeden Kryształ Many
    }
effect-cut = w tej turze Kryształy Many kosztują cię o { $amount } mniej (nigdy mniej niż { $floor })
effect-hit =
    połóż { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    }{ $counters-more ->
        [0] { "" }
        [1] , i po jednym więcej za każdy twój Kryształ Many,
       *[other] , i po { $counters-more } więcej za każdy twój Kryształ Many,
    } na { $target-loc }
effect-repair =
    usuń najwyżej { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    }{ $counters-more ->
        [0] { "" }
        [1] , i po jednym więcej za każdy twój Kryształ Many,
       *[other] , i po { $counters-more } więcej za każdy twój Kryształ Many,
    } z { $target-gen }
effect-fortify = { $target } ma { $bonuses } do początku twojej następnej tury
effect-sanctuary = do początku twojej następnej tury nie można atakować { $target-gen }
effect-raze =
    odrzuć { $upgrades ->
        [1] jedno ulepszenie, odkryte lub zakryte,
        [few] { $upgrades } ulepszenia, odkryte lub zakryte,
       *[many] { $upgrades } ulepszeń, odkrytych lub zakrytych,
    } z { $at ->
        [same_outpost] tej Placówki
       *[enemy_upgrade]
            { $upgrades ->
                [1] wrogiej Placówki
               *[other] wrogich Placówek
            }
    }
effect-raze-self = odrzuć to ulepszenie
effect-expose = odkryj wszystkie zakryte ulepszenia jednej wrogiej Placówki; ich Zasadzki nie działają
effect-strike =
    zadaj { $target-dat } { $damage-more ->
        [0]
            { $damage ->
                [one] { $damage } obrażenie
                [few] { $damage } obrażenia
               *[many] { $damage } obrażeń
            }
        [1] obrażenia: { $damage } plus liczba twoich Kryształów Many
       *[other] obrażenia: { $damage } plus { $damage-more } razy liczba twoich Kryształów Many
    }
effect-prey = jedno z twoich stworzeń zadaje wrogiemu stworzeniu obrażenia równe swojemu Atakowi
effect-destroy = zniszcz { $target }
effect-bounce = cofnij { $target } na rękę właściciela
effect-tuck = połóż { $target } na spodzie talii właściciela
effect-rout =
    cofnij najwyżej { $creatures ->
        [1] jedno broniące stworzenie
        [2] dwa broniące stworzenia
        [few] { $creatures } broniące stworzenia
       *[many] { $creatures } broniących stworzeń
    } jednego przeciwnika do jego strefy rezerwy
effect-rout-all = cofnij wszystkie stworzenia broniące jednej wrogiej Placówki do strefy rezerwy ich gracza
effect-rally =
    { $creatures ->
        [1] najwyżej jedno stworzenie z twojej strefy rezerwy od razu staje
        [2] najwyżej dwa stworzenia z twojej strefy rezerwy od razu stają
        [few] najwyżej { $creatures } stworzenia z twojej strefy rezerwy od razu stają
       *[many] najwyżej { $creatures } stworzeń z twojej strefy rezerwy od razu staje
    } w obronie tej Placówki
effect-mod = { $target } otrzymuje { $bonuses } { $until }
effect-grant = { $target } zyskuje { $keywords } { $until }
effect-mod-grant = { $target } otrzymuje { $bonuses } oraz zyskuje { $keywords } { $until }
effect-sac =
    { $who ->
        [you] zniszcz
        [that] niszczy
       *[other] { $player } niszczy
    } { $creatures ->
        [1] jedno ze swoich stworzeń
        [few] { $creatures } swoje stworzenia
       *[many] { $creatures } swoich stworzeń
    }
effect-pay-sac =
    jako dodatkowy koszt zniszcz { $creatures ->
        [1] jedno ze swoich stworzeń
        [few] { $creatures } swoje stworzenia
       *[many] { $creatures } swoich stworzeń
    }
effect-choose = wybierz jedno: { $modes }
effect-choose-or = { $first }; albo { $rest }
effect-opp-choose = { $player } { $modes-or }; wybiera, co zrobi, ale nie może wybrać tego, co nic by nie dało
sentence = { CAPITAL($words) }.
