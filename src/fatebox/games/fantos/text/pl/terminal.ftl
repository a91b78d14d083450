# Tylko w terminalu.
terminal-help =
    Dziedzictwo: nazwa, Żniwa/Wojna/Trybut, Odłamki (6◆), a jeśli nie jest wolne, to
    czym jest zajęte (→Wojna) albo dlaczego nie działa. +Thacko to dołączona Praca,
    ♛ Panujący Trybut, ▶ Cytadela, której jest tura. Rezerwa 31◆ + 18◆: w Rezerwie
    i na Dziedzictwach. 6◆→4◆ w Puli: koszt i twoja cena. Ikony: AKC w fazach akcji,
    DOD w fazach akcji dodatkowych, NATYCHM w każdej chwili, WRODZ samo z siebie. Kości są
    w nawiasach: Bishop 3+[2] to cecha 3 i kość 2. Pasowanie kończy się, gdy coś jest
    wymierzone w ciebie; inne pytania zadawane są zawsze.
look-full = pełny
    .help = stół z tekstami wszystkich Dziedzictw
look-piles = stosy
    .help = karty odrzucone
look-promises = obietnice
    .help = wszystkie obietnice i to, co się z nimi stało
terminal-who =
    { $seat-is ->
        [you] ty
       *[other] { $seat }
    }
terminal-you = ty
terminal-over =
    koniec, po { $turns ->
        [one] { $turns } turze
       *[many] { $turns } turach
    }
terminal-setup =
    przygotowanie: { $seat-is ->
        [you] werbujesz
       *[other] { $seat } werbuje
    }
terminal-turn =
    { $seat-is ->
        [you] twoja tura { $turn }
       *[other] { $seat }, tura { $turn }
    }, faza { $number } { $phase }
terminal-decks = Talie: Praca { $labor } (odrzucone { $labor-gone }), Dziedzictwa { $legacies } (odrzucone { $legacies-gone }), Próby { $trials }
terminal-known = znasz: { $cards }
terminal-trial = Próba
terminal-revealed = Odkryto
terminal-pool = Pula
terminal-face-down = zakryte
terminal-turned-up = odkryte
terminal-eliminated = wyeliminowana
terminal-hand-size = ręka { $count }
terminal-hand =
    { $count ->
        [0] Nie masz kart na ręce.
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
terminal-offer = Oferta
terminal-promise =
    { CAPITAL($outcome) }: { $seat-is ->
        [you] obiecujesz
       *[other] { $seat } obiecuje
    } { $to-is ->
        [you] tobie
       *[other] Cytadeli { $to }
    }: { $promise }.
terminal-as = jak { $card }
terminal-icon-fa = AKC
terminal-icon-sec = DOD
terminal-icon-inst = NATYCHM
terminal-icon-native = WRODZ
terminal-labor-discard = Praca
terminal-legacy-discard = Dziedzictwa
terminal-trials-gone = Usunięte Próby
terminal-none = brak
terminal-in-order = W tej kolejności:
terminal-first-amount = Pierwsze: od { $least } do { $most }.
terminal-war = Wojna z Cytadelą { $targets-or }
terminal-task = zajmij
terminal-discard = odrzuć je
terminal-die-alone = sama kość
terminal-price = { $price } z { $cost }
terminal-action =
    { $seat-is ->
        [you] Twoja akcja: { $action }
       *[other] { $seat }: { $action }
    }
terminal-with = z kartami: { $cards }
terminal-so-far = na razie { $score }
terminal-waits = Czeka:
terminal-then = potem
terminal-item =
    { $seat-is ->
        [you] twoja karta { $card }{ $aim }
       *[other] { $seat }: { $card }{ $aim }
    }
item-aim-duel = : { $first } przeciw { $second }
item-aim-cards = { " → " }{ $cards }
item-aim-seat =
    { $target-is ->
        [you] { " → ty" }
       *[other] { " → " }{ $target }
    }
item-aim-sway = { " o " }{ SIGNED($amount) }
item-aim-none = { "" }
terminal-votes = Głosy:
terminal-place = miejsce
terminal-citadel = Cytadela
terminal-score = wynik
terminal-reserve = Rezerwa
terminal-on-legacies = na Dziedzictwach
terminal-headline =
    { $won ->
        [yes] wygrana
       *[no] miejsce { $place } z { $places }
    }, { $score ->
        [one] { $score } Odłamek
        [few] { $score } Odłamki
       *[many] { $score } Odłamków
    }
terminal-ending =
    { CAPITAL($how) }, po { $turns ->
        [one] { $turns } turze
       *[many] { $turns } turach
    } i { $trials ->
        [one] { $trials } Próbie
       *[many] { $trials } Próbach
    }.{ $tie ->
        [reigning_tribute] { " Remis rozstrzyga Panujący Trybut (FAN-WIN.5)." }
        [least_reserve] { " Remis rozstrzyga mniejsza Rezerwa (FAN-WIN.6)." }
        [special_tribute] { " Remis rozstrzyga ostatni Specjalny Trybut (FAN-WIN.7)." }
       *[none] { "" }
    }
pass-action = do końca tej akcji (lub fazy)
pass-turn = do końca tej tury
pass-own-turn = do twojej następnej tury
warning-last-payer = Dziedzictwo, które za to zapłaci, oddaje ostatni Odłamek i zostaje odrzucone (FAN-LAB.5).
warning-last-shard = { $card } oddaje ostatni Odłamek i zostaje odrzucone (FAN-LEG.18).
concern-action = Akcja Cytadeli { $seat } dotyczy ciebie: { $action }.
concern-item = { $seat } zagrywa { $card }.
concern-offer = Możesz złożyć Ofertę.
concern-use = Możesz użyć karty { $card }.
