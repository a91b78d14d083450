# Ruchy, których nie można wykonać lub cofnąć, i inne błędy.
error-technical = Błąd: { $detail }
undo-nothing = Nie ma czego cofnąć.
undo-others = Od tego czasu ruszył się już ktoś inny.
undo-secret = Ktoś inny wybiera teraz w tajemnicy.
undo-joint = Wybory pozostałych są już ujawnione.
undo-final = Zasady nie pozwalają tego cofnąć ({ $clause }).
undo-chance = Od tego czasu coś wylosowano.
undo-cards = Od tego czasu ktoś zobaczył kartę, która była ukryta.
record-damaged = Ten plik został zmieniony lub uszkodzony: suma kontrolna się nie zgadza.
record-foreign = To nie jest zapis gry Fatebox: brakuje pola „fatebox”.
gesture-closed = Nie ma tu czego wybierać.
gesture-unfinished = To za mało: trzeba wybrać coś jeszcze.
gesture-amount = Nie { $got } na miejscu { $place }. Można tam wpisać: { $possible }.
gesture-unknown = Nie ma numeru { $number }.
gesture-gone = Nie możesz już wybrać numeru { $number }.
gesture-twice = Numer { $number } podano dwa razy.
gesture-count =
    { $exact ->
        [yes] Wybierz { $most }, nie { $got }.
       *[no] Wybierz od { $least } do { $most }, nie { $got }.
    }
gesture-together = Nie możesz wybrać ich razem.
gesture-all = Podaj wszystkie ({ $count }).
gesture-amounts =
    { $count ->
        [one] Podaj jedną liczbę, na przykład { $example }.
       *[other] Podaj liczby (najwyżej { $count }), na przykład { $example }.
    }
gesture-sum =
    { $exact ->
        [yes] Suma musi wynosić { $most }, nie { $got }.
       *[no] Suma musi wynosić od { $least } do { $most }, nie { $got }.
    }
gesture-too-much = Nie wszystkie te liczby są możliwe.
