# Teksty kart, ułożone z tego, co karty robią. Słownik: patrz prompts.ftl.

# Zdolności: ich chwila, zapłata i skutek. `ended`: skutek sam kończy się kropką.

ability-activated =
    { $timing ->
        [combat] W walce { $price }: { $effects }
        [recovery] W swojej fazie Regeneracji { $price }: { $effects }
        [response] Gdy atakuje cię { $attacker-a }, { $price }: { $effects }
        [response_any] Gdy dowolnego gracza atakuje { $attacker-a }, { $price }: { $effects }
       *[adventure] { CAPITAL($price) }: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-check = Gdy { $tests }, { $effects }.
ability-hurt = Za każdym razem, gdy otrzymujesz 1 obrażenie, { $effects }.
ability-kill = Gdy pokonujesz { $victim-acc }, { $effects }.
ability-kills = Gdy ktoś pokonuje { $victim-acc }, { $effects }.
ability-destiny =
    { $form ->
        [destiny] { CAPITAL($effects) }
       *[other] W fazie Przeznaczenia: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-reveal = W 1. kroku fazy Przeznaczenia: { $effects }.
ability-fate =
    { $form ->
        [own] W swojej fazie Losu: { $effects }
       *[other] W fazie Losu: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-hit = Gdy atak { $card-whose } zada obrażenia, { $effects }.
ability-down = Gdy { $card } zostaje pokonana, { $effects }.
ability-setup = Początek: { $effects }.
ability-empty = Gdy potrzebna jest karta z pustej talii Przeznaczenia, { $effects }.
price-exhaust = wyczerp tę kartę
price-discard = odrzuć tę kartę z gry
price-exhaust-named = wyczerp kartę { $name }
price-spend = wydaj { $resources }
static-line = { CAPITAL($text) }.
level-line = [{ $icon }] { $line }
icon-easy = Łatwy
icon-normal = Normalny
icon-heroic = Heroiczny
icon-mythic = Mityczny
icon-easy-normal = Łatwy/Normalny
icon-heroic-mythic = Heroiczny/Mityczny
no-effect = Odkryta nie ma żadnego działania.
deckbuilding = Budowa talii: { $keywords }.

# Skutki, w trybie rozkazującym.

effects-then = { $first }, potem { $rest }
effects-or = { $first } albo { $rest }
effect-demanding = { $effect } ({ $demand })
demand-some = musisz mieć { $number }
demand-cards =
    { $number ->
        [1] musisz mieć taką kartę
       *[other] musisz mieć { $number }
    }
effect-gain = zyskaj { $resources }
effect-choose-gain = zyskaj { $resources-or }
effect-lose-resources =
    zwróć do puli { $number ->
        [one] { $number } swój zasób
        [few] { $number } swoje zasoby
       *[many] { $number } swoich zasobów
    }
effect-draw =
    { $who ->
        [any] wybrany gracz dobiera
        [attacked] zaatakowany gracz dobiera
       *[you] dobierz
    } { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
effect-combat = +{ $number } do wartości Walki
effect-wound =
    połóż { $number ->
        [one] { $number } Ranę
        [few] { $number } Rany
       *[many] { $number } Ran
    } na { $target-on }
effect-resolve =
    { $form ->
        [all] połóż { $target-all } na stosie kart rozpatrzonych
        [one] połóż { $target-acc } na stosie kart rozpatrzonych
       *[some] połóż { $number } { $target-many } na stosie kart rozpatrzonych
    }
effect-leave = odłóż do pudełka { $card-acc }
effect-cancel-attack = anuluj ten atak
effect-hold =
    { $form ->
        [every] w tej turze nie zaatakuje cię żaden { $target }
       *[one] wybrany { $target-a } nie atakuje w tej turze
    }
effect-peek =
    podejrzyj wierzchnią kartę { $deck ->
        [player] swojej talii gracza
       *[destiny] talii Przeznaczenia
    }; możesz ją położyć { $place ->
        [bottom] na spodzie
       *[resolve] na stosie kart rozpatrzonych
    }
effect-reveal =
    { $form ->
        [one] ujawnij kartę Przeznaczenia
       *[some]
            ujawnij { $number ->
                [one] { $number } kartę
                [few] { $number } karty
               *[many] { $number } kart
            } Przeznaczenia
    }
effect-place-set-aside =
    { $form ->
        [one] połóż w rzędzie odłożoną na bok kartę { $target }
       *[some]
            { $number ->
                [0]
                    { $more ->
                        [0] nie kładź w rzędzie żadnej odłożonej na bok karty { $target }
                       *[other] przy dwojgu graczach połóż w rzędzie odłożone na bok karty { $target-many }: { $more }
                    }
               *[other]
                    połóż w rzędzie odłożone na bok karty { $target }: { $number }{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } przy dwojgu graczach)
                    }
            }
    }
effect-place-objective = połóż w rzędzie kartę { $name }
effect-from-resolved =
    { $form ->
        [row]
            połóż w rzędzie { $number ->
                [one] { $number } wybraną kartę
                [few] { $number } wybrane karty
               *[many] { $number } wybranych kart
            } ze stosu kart rozpatrzonych
       *[removed]
            usuń z gry { $number ->
                [one] { $number } wybraną kartę
                [few] { $number } wybrane karty
               *[many] { $number } wybranych kart
            } ze stosu kart rozpatrzonych
    }
effect-reshuffle = przetasuj stos kart rozpatrzonych w nową talię Przeznaczenia
effect-ready =
    { $form ->
        [any] przygotuj { $target-any } w dowolnym obszarze gry
       *[own] przygotuj { $target-ready }
    }
effect-exhaust-own = wyczerp { $number } ze swoich gotowych { $target-many }
effect-discard-own =
    { $form ->
        [self] odrzuć z gry { $target-acc }
       *[some] odrzuć z gry { $number } ze swoich { $target-many }
    }
effect-recover = weź na rękę { $target-a } ze swojego stosu kart odrzuconych
effect-heal =
    { $number ->
        [1] wylecz 1 Uraz
       *[other] wylecz do { $number } Urazów
    }
effect-restore =
    włóż { $number ->
        [1] jeden swój odkryty Uraz
       *[other] do { $number } swoich odkrytych Urazów
    } pod swoją talię Urazów
effect-both-options = wykonaj obie opcje Regeneracji
effect-damage =
    otrzymaj { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }
effect-put-tokens =
    połóż { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } { $token }{ $more ->
        [0] { "" }
       *[other] { " " }(+{ $more } przy dwojgu graczach)
    } na { $place-on }{ $only ->
        [used] { " " }(jeśli ich używa)
        [in-play] { " " }(jeśli jest w grze)
       *[always] { "" }
    }{ $each ->
        [none] { "" }
       *[other] { " " }za { $each-each } w rzędzie
    }
effect-remove-tokens =
    usuń { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } { $token } z { $place-from }
effect-move-tokens =
    przenieś { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } { $token } z { $source-from } na { $target-to }
effect-read-lore = przeczytaj Opowieść { ROMAN($number) }
effect-lose = przegrywasz
effect-cardcheck = Test karty. { $outcomes }
effect-outcome = { $resource }: { $effects }.
outcomes = { $first } { $rest }
effect-when =
    { $otherwise ->
        [none] jeśli { $tests }, { $then }
       *[other] jeśli { $tests }, { $then }; w przeciwnym razie { $otherwise }
    }

# Tekst ciągły. `all`: dotyczy wszystkich graczy.

static-change =
    { $what ->
        [combat_cost]
            { $way ->
                [up]
                    rozpoczęcie walki kosztuje cię o { $number ->
                        [one] { $number } zasób
                        [few] { $number } zasoby
                       *[many] { $number } zasobów
                    } więcej
               *[down]
                    rozpoczęcie walki kosztuje cię o { $number ->
                        [one] { $number } zasób
                        [few] { $number } zasoby
                       *[many] { $number } zasobów
                    } mniej
            }
       *[other]
            { $what ->
                [hand_limit]
                    { $all ->
                        [yes] limit ręki każdego gracza
                       *[no] twój limit ręki
                    } jest o { $number } { $way ->
                        [up] wyższy
                       *[down] niższy
                    }
                [resource_limit]
                    { $all ->
                        [yes] limit zasobów każdego gracza
                       *[no] twój limit zasobów
                    } jest o { $number } { $way ->
                        [up] wyższy
                       *[down] niższy
                    }
                [base_combat]
                    { $all ->
                        [yes] bazowa wartość Walki każdego gracza
                       *[no] twoja bazowa wartość Walki
                    } jest o { $number } { $way ->
                        [up] wyższa
                       *[down] niższa
                    }
               *[combat]
                    { $all ->
                        [yes] w każdej walce wartość Walki każdego gracza
                       *[no] w każdej walce twoja wartość Walki
                    } jest o { $number } { $way ->
                        [up] wyższa
                       *[down] niższa
                    }
            }
    }
static-ready-limit =
    { $all ->
        [yes] w fazie Regeneracji każdy gracz przygotowuje
       *[no] w swojej fazie Regeneracji przygotowujesz
    } najwyżej { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
static-enemy-health =
    { $target-have } { $way ->
        [down] o { $number } mniej zdrowia (najmniej 0)
       *[up]
            { $number ->
                [0] przy dwojgu graczach o { $more } więcej zdrowia
               *[other]
                    o { $number } więcej zdrowia{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } przy dwojgu graczach)
                    }{ $each ->
                        [none] { "" }
                       *[other] { " " }za { $each-each } w rzędzie
                    }
            }
    }
static-attack-damage =
    atak { $card-whose } zadaje { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }
static-forbid-activate =
    { $all ->
        [yes] żaden gracz nie może używać { $target-many }
       *[no] nie możesz używać { $target-many }
    }
static-forbid-spend = nie możesz wydawać zasobu { $resource }
static-play-discount =
    zagrywanie { $target-many } kosztuje cię o { $number ->
        [one] { $number } zasób
        [few] { $number } zasoby
       *[many] { $number } zasobów
    } mniej
static-steady-combat-cost = żaden efekt nie może podnieść twojego kosztu Walki

# Warunki, po „jeśli” albo „gdy”.

tests-and = { $first } i { $rest }
test-tokens =
    na { $place-on } { $bound ->
        [none] nie ma żetonu { $token }
        [one] jest żeton { $token }
        [least] jest co najmniej 1 żeton { $token }
        [most] jest najwyżej 1 żeton { $token }
        [fewer] liczba żetonów { $token } wynosi najwyżej { $number }
       *[more] liczba żetonów { $token } wynosi co najmniej { $number }
    }{ $more ->
        [0] { "" }
       *[other] { " " }(+{ $more } przy dwojgu graczach)
    }
test-enemies =
    w rzędzie { $bound ->
        [none] nie ma karty { $of }
        [one] jest { $of-a }
        [fewer] jest najwyżej { $number } { $of-many }
       *[more] jest co najmniej { $number } { $of-many }
    }
test-own =
    { $bound ->
        [none] nie masz w grze karty { $of }
        [one] masz w grze { $of-acc }
        [fewer] masz w grze najwyżej { $number } { $of-many }
       *[more] masz w grze co najmniej { $number } { $of-many }
    }
test-set-aside =
    { $bound ->
        [none] żadna karta { $of } nie jest odłożona na bok
        [one] karta { $of } jest odłożona na bok
        [fewer] na bok odłożono najwyżej { $number } { $of-many }
       *[more] na bok odłożono co najmniej { $number } { $of-many }
    }
test-defeated =
    { $number ->
        [1] karta { $name } jest pokonana
       *[other] karta { $name } jest pokonana { $number } razy
    }
test-victim = jest to { $of-a }
test-felled = w jednej turze pokonujesz { $whom }
test-felled-together = w tej samej turze pokonujesz { $whom }
felled =
    { $bound ->
        [one] kartę { $of }
       *[more] co najmniej { $number } { $of-many }
    }
test-injuries =
    { $bound ->
        [none] nie masz odkrytych Urazów
        [one] masz odkryty Uraz
        [fewer]
            masz najwyżej { $number ->
                [one] { $number } odkryty Uraz
                [few] { $number } odkryte Urazy
               *[many] { $number } odkrytych Urazów
            }
       *[more]
            masz co najmniej { $number ->
                [one] { $number } odkryty Uraz
                [few] { $number } odkryte Urazy
               *[many] { $number } odkrytych Urazów
            }
    }
test-injury-deck =
    { $bound ->
        [none] twoja talia Urazów jest pusta
        [least] twoja talia Urazów ma co najmniej 1 kartę
        [most] twoja talia Urazów ma najwyżej 1 kartę
        [fewer] liczba kart twojej talii Urazów wynosi najwyżej { $number }
       *[more] liczba kart twojej talii Urazów wynosi co najmniej { $number }
    }
test-knocked-out =
    { $bound ->
        [none] nikt nie jest znokautowany
        [one] któryś gracz jest znokautowany
       *[more] liczba znokautowanych graczy wynosi co najmniej { $number }
    }
test-mission = aktywną Misją jest { $name }
test-level = poziom to { $levels-or }

# Zasoby do zyskania.

gain-G = { cost-G }
gain-S = { cost-S }
gain-M = { cost-M }
gain-F = { cost-F }
gain-W =
    { $number ->
        [one] { $number } dowolny zasób
        [few] { $number } dowolne zasoby
       *[many] { $number } dowolnych zasobów
    }

# Żetony, w dopełniaczu; .name nazwa toru w mianowniku.

token-Destruction = Zniszczenia
    .name = Zniszczenie
token-Distance = Dystansu
    .name = Dystans
token-Fear = Strachu
    .name = Strach
token-Harm = Krzywdy
    .name = Krzywda
token-Time = Czasu
    .name = Czas
token-Training = Treningu
    .name = Trening
token-Trust = Zaufania
    .name = Zaufanie
token-Villager = Wieśniaka
    .name = Wieśniacy

# Karty, o których mówią teksty, w przypadkach, których potrzebują zdania:
# mianownik; .a jedna z nich, .on miejscownik, .acc biernik, .from dopełniacz, .to biernik, .all wszystkie, .many dopełniacz liczby mnogiej.

kind-self =
    { $name ->
        [none] ta karta
       *[other] karta { $name }
    }
    .on =
        { $name ->
            [none] tej karcie
           *[other] karcie { $name }
        }
    .acc =
        { $name ->
            [none] tę kartę
           *[other] kartę { $name }
        }
    .from =
        { $name ->
            [none] tej karty
           *[other] karty { $name }
        }
    .to =
        { $name ->
            [none] tę kartę
           *[other] kartę { $name }
        }
    .whose =
        { $name ->
            [none] tej karty
           *[other] karty { $name }
        }
    .have =
        { $name ->
            [none] ta karta ma
           *[other] karta { $name } ma
        }
    .many = takich kart
kind-mission =
    { $here ->
        [yes] ta Misja
       *[no] aktywna Misja
    }
    .on =
        { $here ->
            [yes] tej Misji
           *[no] aktywnej Misji
        }
    .from =
        { $here ->
            [yes] tej Misji
           *[no] aktywnej Misji
        }
    .to =
        { $here ->
            [yes] tę Misję
           *[no] aktywną Misję
        }
kind-place = karta { $name }
    .on = karcie { $name }
    .from = karty { $name }
    .to = kartę { $name }
kind-named = { $name }
    .a = { $name }
    .acc = kartę { $name }
    .on = karcie { $name }
    .have = karta { $name } ma
kind-Enraged-Wolf = Enraged Wolf
    .each = każdą kartę Enraged Wolf
    .a = Enraged Wolf
    .acc = kartę Enraged Wolf
    .many = kart Enraged Wolf
kind-any = karta
    .a =
        { $number ->
            [one] { $number } wybraną kartę
            [few] { $number } wybrane karty
           *[many] { $number } wybranych kart
        }
    .acc = kartę
    .many = kart
kind-attacker = atakujący
    .on = atakującym
    .acc = atakującego
kind-enemy = Wróg
    .a = Wróg
    .on = Wrogu
    .acc = Wroga
    .many = Wrogów
kind-common = Pospolity Wróg
    .a = Pospolity Wróg
    .on = Pospolitym Wrogu
    .acc = Pospolitego Wroga
    .all = wszystkich Pospolitych Wrogów
    .many = Pospolitych Wrogów
kind-common-human = Pospolity Wróg (Człowiek)
    .a = Pospolity Wróg (Człowiek)
    .on = Pospolitym Wrogu (Człowiek)
    .acc = Pospolitego Wroga (Człowiek)
    .have = Pospolici Wrogowie (Ludzie) mają
    .many = Pospolitych Wrogów (Ludzie)
kind-common-animal = Pospolity Wróg (Zwierzę)
    .a = Pospolity Wróg (Zwierzę)
    .acc = Pospolitego Wroga (Zwierzę)
    .have = Pospolici Wrogowie (Zwierzęta) mają
    .many = Pospolitych Wrogów (Zwierzęta)
kind-common-hunter = Pospolity Myśliwy
    .have = Pospolici Myśliwi mają
kind-common-pirate = Pospolity Pirat
    .on = Pospolitym Piracie
    .acc = Pospolitego Pirata
    .many = Pospolitych Piratów
kind-common-smuggler = Pospolity Przemytnik
    .each = każdego Pospolitego Przemytnika
    .a = Pospolity Przemytnik
    .many = Pospolitych Przemytników
kind-pirate = Pirat
    .each = każdego Pirata
    .a = Pirat
    .many = Piratów
kind-smuggler = Przemytnik
    .a = Przemytnik
    .many = Przemytników
kind-ally = Sojusznik
    .many = Sojuszników
    .ready =
        { $number ->
            [1] jednego ze swoich Sojuszników
           *[other] do { $number } swoich Sojuszników
        }
kind-ally-ready = gotowy Sojusznik
    .a = gotowy Sojusznik
    .acc = gotowego Sojusznika
    .many = gotowych Sojuszników
kind-ally-animal = Sojusznik (Zwierzę)
    .ready =
        { $number ->
            [1] jednego ze swoich Sojuszników (Zwierzę)
           *[other] do { $number } swoich Sojuszników (Zwierzęta)
        }
kind-bandar = karta Bandar
    .a =
        { $number ->
            [one] { $number } wybraną kartę Bandar
            [few] { $number } wybrane karty Bandar
           *[many] { $number } wybranych kart Bandar
        }
kind-bandar-other = inna karta Bandar
    .any =
        { $number ->
            [1] jedną inną kartę Bandar
           *[other] do { $number } innych kart Bandar
        }
kind-jungle-patrol-other = inna karta Patrolu Dżungli
    .ready =
        { $number ->
            [1] jedną ze swoich innych kart Patrolu Dżungli
           *[other] do { $number } swoich innych kart Patrolu Dżungli
        }
kind-weapon = Broń
    .many = Broni
    .ready =
        { $number ->
            [1] jedną ze swoich Broni
           *[other] do { $number } swoich Broni
        }
kind-martial-arts = karta Sztuk walki
    .many = kart Sztuk walki
kind-event-weather = karta Wydarzenia lub Pogody
    .acc = kartę Wydarzenia lub Pogody z rzędu
    .many = kart Wydarzenia lub Pogody z rzędu
kind-weather-older = starsza karta Pogody
    .all = każdą starszą kartę Pogody

    .many = starszych kart Pogody