# Problemy z taliami i kolekcjami oraz to, na co kampanie nie pozwalają.
error-lines =
    { $first }
    { $rest }
problem-of-card = { $card }: { $what } ({ $clause })
problem-of-list = { $what } ({ $clause })
problem-card-at = { $where }.{ $card }: { $what } ({ $clause })
problem-list-at = { $where }: { $what } ({ $clause })
problem-unknown =
    { $near-count ->
        [0] nie ma takiej karty
       *[other] nie ma takiej karty; może chodzi o { $near-or }?
    }
problem-number = liczba kopii musi być całkowita i wynosić co najmniej 1, a jest { $got }
problem-twice = ta karta jest wymieniona dwa razy
problem-foreign = niedostępna: należy do frakcji { $faction }
problem-common = niedostępna: nie należy do żadnej frakcji
problem-nobody = nikt nie może posiadać tej karty
problem-too-many =
    { $number ->
        [one] { $number } kopia, dostępne: { $there }
        [few] { $number } kopie, dostępne: { $there }
       *[many] { $number } kopii, dostępne: { $there }
    }
problem-deck-size =
    { $number ->
        [one] talia ma { $number } kartę, a musi mieć { $size }
        [few] talia ma { $number } karty, a musi mieć { $size }
       *[many] talia ma { $number } kart, a musi mieć { $size }
    }
problem-collection-size =
    { $number ->
        [one] kolekcja ma { $number } kartę, a musi mieć co najmniej { $least }
        [few] kolekcja ma { $number } karty, a musi mieć co najmniej { $least }
       *[many] kolekcja ma { $number } kart, a musi mieć co najmniej { $least }
    }
problem-too-poor = { $owner }: posiadane karty graczy: { $number }; wybierać można od { $least }, do tego czasu talią są wszystkie
problem-too-small =
    { $number ->
        [one] { $number } karta, potrzeba co najmniej { $least }
        [few] { $number } karty, potrzeba co najmniej { $least }
       *[many] { $number } kart, potrzeba co najmniej { $least }
    }
problem-copies =
    { $number ->
        [one] { $number } kopia, dozwolone najwyżej { $most }
        [few] { $number } kopie, dozwolone najwyżej { $most }
       *[many] { $number } kopii, dozwolone najwyżej { $most }
    }
problem-keyword =
    { $owners-count ->
        [0] nic w talii nie pozwala na słowo kluczowe { $keyword }
       *[other] nic w talii nie pozwala na słowo kluczowe { $keyword }; ma je { $owners }
    }
problem-not-owned = Legenda nie posiada tej karty
reward-not-owned = { $player } nie ma już karty { $card }
reward-too-few =
    { $player } ma już tylko { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } (OUT-CAMP.4)
campaign-place =
    { $place }. { $name } ({ $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    })
campaign-places = { $first }, { $rest }
campaign-over = Ta kampania jest zakończona: { $places } (OUT-CAMP.6). Nowa: { $command }
campaign-wrong-faction = { $where }: { $player } gra frakcją { $right }, a to talia frakcji { $wrong } (OUT-CAMP.5)
campaign-mid-turn = kopiować i przenosić można tylko grę zapisaną między dwiema turami (PHA-SAVE.1, R86). Dokończ turę tam, gdzie gra została zapisana, i skopiuj ją jeszcze raz
campaign-legends-away = Najpierw dokończ albo poddaj przygodę { $adventure } ({ $game }): do tego czasu { $legends } nie może być gdzie indziej (PHA-DECK.1, R84).
campaign-adventure-played = Przygoda { $adventure } właśnie trwa ({ $game }) (R84).
campaign-adventure-counted = Ta przygoda jest zakończona: kampania już ją zaliczyła (R84).
campaign-holdings-changed = { $legend } nie ma tych samych kart co na początku przygody (R84).
