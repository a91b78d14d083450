# Dlaczego czegoś nie można teraz zrobić.

refusal-not-ready = jest wyczerpana
refusal-too-dear = nie stać cię na to
refusal-forbidden = zabrania tego karta w grze
refusal-both-arts = w jednej turze nie można użyć Broni i karty Sztuk walki
refusal-too-many-items = w turze można użyć dwóch Broni albo jednej dwuręcznej i jednego Kostiumu
refusal-not-lent = twój partner odmówił
refusal-no-cancel = nie może anulować tego ataku
refusal-injury = Urazu nie można zagrać
refusal-outclassed = karta o tej nazwie, co najmniej równie dobra, jest w twoim obszarze gry
refusal-cost = nie stać cię na { $cost }
refusal-no-enemy = w rzędzie nie ma Wroga

# Czego nie można zrobić.

refused-card = { $card }
refused-ability = { $card } ({ $text })
refused-combat = Walka
