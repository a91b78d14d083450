# Co gracz może zrobić, jeden komunikat dla każdego czasownika.

option-done = Gotowe
option-pass = Nie reaguj
option-end = Zakończ fazę Przygody
option-heal-all = Wylecz wszystkie swoje Urazy
option-ready-all = Przygotuj wszystkie swoje karty
option-allow = Pozwól
option-allow-always = Pozwól, teraz i do końca gry
option-refuse = Odmów
option-leave = Zostaw na miejscu
option-discard = Odrzuć kartę { $card } za jej nagrodę
option-play = Zagraj kartę { $card }
option-next = Następna karta: { $card }
option-heal = Wylecz Uraz: { $card }
option-restore = Włóż pod talię Urazów: { $card }
option-ready = Przygotuj kartę { $card }
option-exhaust = Wyczerp kartę { $card }
option-give-up = Odrzuć z gry kartę { $card }
option-recover = Weź na rękę kartę { $card }
option-drop = Odrzuć kartę { $card }
option-enemy = { $card }
option-resolve = Połóż na stosie kart rozpatrzonych: { $card }
option-choose = { $card }
option-gain = Zyskaj { $resource }
option-pay = Wydaj { $resource }
option-return = Zwróć { $resource }
option-symbol = Symbol oznacza { $resource }
option-combat =
    Walcz za { $cost ->
        [one] { $cost } zasób
        [few] { $cost } zasoby
       *[many] { $cost } zasobów
    }
option-activate = { $card }: { $text }
option-board = { $legend }: { $text }
option-wound =
    { $number ->
        [one] { $number } Rana
        [few] { $number } Rany
       *[many] { $number } Ran
    } na karcie { $card }
option-cost =
    { $cost-count ->
        [0] Nic nie płacisz.
       *[other] Płacisz: { $cost }.
    }
option-option = { CAPITAL($text) }.
option-move =
    { $place ->
        [bottom] Połóż kartę { $card } na spodzie
       *[other] Połóż kartę { $card } na stosie kart rozpatrzonych
    }
option-draws = { $legend }
option-start = { $legend }
option-legend = { $legend }
option-promo =
    { $form ->
        [deck] { $card } trafia do talii Legendy { $legend }
       *[box] { $card } zostaje w pudełku
    }
option-read =
    { $path ->
        [none] Przeczytaj Opowieść { ROMAN($number) }
       *[other] { CAPITAL($path) } (przeczytaj Opowieść { ROMAN($number) }).
    }
option-loot =
    { $form ->
        [nothing] Nic.
        [resource] Zyskujesz 1 dowolny zasób.
        [skill] Zdobywasz ({ $numbers }) { $name } ({ $skill }).
       *[card] Zdobywasz ({ $numbers }) { $name }.
    }
option-gain-to =
    { $place ->
        [hand] Na rękę
        [deck] Na wierzch talii
       *[discard] Na stos kart odrzuconych
    }

# Zasoby w koszcie.

cost-G =
    { $number ->
        [one] Znak Dobra
        [few] { $number } Znaki Dobra
       *[many] { $number } Znaków Dobra
    }
cost-S =
    { $number ->
        [one] Znak Czaszki
        [few] { $number } Znaki Czaszki
       *[many] { $number } Znaków Czaszki
    }
cost-M =
    { $number ->
        [one] Tajemnicę
        [few] { $number } Tajemnice
       *[many] { $number } Tajemnic
    }
cost-F =
    { $number ->
        [one] Wewnętrzny ogień
        [few] { $number } Wewnętrzne ognie
       *[many] { $number } Wewnętrznych ogni
    }
cost-W =
    { $number ->
        [one] dowolny zasób
        [few] { $number } dowolne zasoby
       *[many] { $number } dowolnych zasobów
    }

# Karty, którym nie wystarcza nazwa: jedna z kilku w rzędzie, Wróg z Ranami, karta partnera.

named-row = { $card } { $place }
named-enemy =
    { $place ->
        [0] { $card } (Rany: { $wounds }/{ $health })
       *[other] { $card } { $place } (Rany: { $wounds }/{ $health })
    }
named-owner = { $card } ({ $legend })

# Poziomy Sztuk walki.

skill-novice = nowicjusz
skill-advanced = zaawansowany
skill-expert = ekspert
skill-master = mistrz
