# Tylko w terminalu.
terminal-help =
    Zasoby i koszty: G Znak Dobra, S Znak Czaszki, M Tajemnica, F Wewnętrzny ogień, W dowolny z nich. Wróg:
    Rany/zdrowie (♥ 1/3). Wyczerpane karty w obszarze gry stoją w (nawiasach). Urazy: ile ich masz i ile jeszcze
    zostało, zanim następny oznacza Nokaut; ▶ czyja jest tura.
look-full = pełny
    .help = teksty wszystkich kart na stole i na twojej ręce
look-piles = stosy
    .help = karty rozpatrzone, odrzucone i odłożone na bok
look-lore = opowieść
    .help = dotychczasowa opowieść
terminal-mission = Misja: { $card }
terminal-no-resources = brak zasobów
terminal-limit = z najwyżej { $limit }
terminal-injuries = Urazy { $taken }, zostało { $left }
terminal-held = ręka { $cards }/{ $limit }
terminal-piles = talia { $deck }, odrzucone { $discards }
terminal-cost = koszt
terminal-reward = nagroda
terminal-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } { $token }
terminal-heading = { $adventure } · { $level } · tura { $turn }, { $phase }
terminal-decks =
    { $combat ->
        [0] talia Przeznaczenia { $destiny } · rozpatrzone { $resolved }
       *[other] talia Przeznaczenia { $destiny } · rozpatrzone { $resolved } · wartość Walki { $combat }
    }
terminal-phase-setup = przygotowanie gry
terminal-phase-recovery = faza Regeneracji
terminal-phase-destiny = faza Przeznaczenia
terminal-phase-preparation = faza Przygotowania
terminal-phase-adventure = faza Przygody
terminal-phase-fate = faza Losu
terminal-phase-cleanup = faza Porządków
terminal-turned-up = Odkryto:
terminal-abilities = Zdolności
terminal-hand = Ręka: zagraj albo odrzuć
terminal-play = zagraj
terminal-discard = odrzuć
terminal-box = Poza przygodą
terminal-discards =
    { $seat-is ->
        [you] Twój stos kart odrzuconych
       *[other] Stos kart odrzuconych: { $seat }
    }
terminal-no-lore = Żadna Opowieść nie została jeszcze przeczytana.
terminal-headline =
    { $won ->
        [yes] wygrana
       *[no] przegrana
    }: { $adventure ->
        [devil] Story of Devil
        [patrol] Diana in the Jungle Patrol
       *[year_one] Year One
    } ({ $level }), { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
terminal-ending =
    { $won ->
        [yes] Przygoda wygrana
       *[no] Przygoda przegrana
    } ({ $reason }) po { $turns ->
        [one] { $turns } turze
       *[other] { $turns } turach
    } (PHA-END.1).
terminal-legend =
    { $legend }: { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }{ $out ->
        [yes] , Nokaut
       *[no] { "" }
    }{ $gained-count ->
        [0] { "" }
       *[other] , zdobyte karty ({ $gained-count }): { $gained }
    }.
terminal-attacks = atakuje
campaign-parts = { $first }, { $rest }
campaign-won = { $adventure } wygrana na poziomie { $level }
campaign-not-won = { $adventure } jeszcze bez wygranej
campaign-owned = zdobyte karty: { $owned } z { $there }
campaign-promos = karty promocyjne: { $owned } z { $there }
campaign-play =
    { $won ->
        [yes] { $adventure }, { $level }, { $legends }: wygrana w turze { $turns } ({ $reason })
       *[no] { $adventure }, { $level }, { $legends }: przegrana w turze { $turns } ({ $reason })
    }
campaign-running = { $adventure } jeszcze trwa: fatebox play --resume { $game }
campaign-gained =
    { $cards-count ->
        [0] { $legend } nie ma jeszcze żadnych zdobytych kart
       *[other] { $legend } ma zdobyte karty: { $cards }
    }
campaign-kept = { $legend } zatrzymuje na stałe: { $cards } (PHA-GAIN.1).
terminal-joins = { $seat } bierze udział w przygodzie.
