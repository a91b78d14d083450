# Słowa kluczowe i ich znaczenie.
keyword-swift = Szybkie
    .meaning = może poruszyć się dwa razy w jednym Trzecim Kroku
keyword-slow = Powolne
    .meaning = nie może wejść do strefy natarcia w turze, w której weszło do gry
keyword-berserk = Szał
    .meaning = nigdy nie broni
keyword-immobile = Nieruchome
    .meaning = nigdy nie wchodzi do strefy natarcia
keyword-guard = Straż
    .meaning = gdy broni, Placówce i obrońcom bez Straży można przydzielić obrażenia tylko wtedy, gdy każdy obrońca ze Strażą dostaje śmiertelne obrażenia
keyword-elusive = Nieuchwytne
    .meaning = gdy atakuje, można mu przydzielić obrażenia tylko wtedy, gdy każde stworzenie jego grupy bez Nieuchwytności dostaje śmiertelne obrażenia
keyword-pierce = Przebicie { $value }
    .meaning = jego szturm obniża łączną Obronę o { $value } (nie poniżej 0)
keyword-siege = Oblężenie { $value }
    .meaning = jeśli jego szturm kładzie żeton na Placówce, kładzie ich o { $value } więcej
keyword-harvest = Plon { $value }
    .meaning =
        poświęcone za manę daje o { $value ->
            [one] { $value } manę
            [few] { $value } many
           *[many] { $value } many
        } więcej
keyword-resonance =
    { $value ->
        [none] Rezonans
       *[other] Rezonans { $value }
    }
    .meaning = otrzymuje { $bonuses } za każdy twój Kryształ Many
