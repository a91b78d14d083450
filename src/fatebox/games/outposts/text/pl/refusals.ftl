refused-card = { $card }
refused-creature = { $card }
refused-crystal = Kryształ Many
refused-discard = Odrzucenie za manę
refused-sacrifice = Poświęcenie za manę
refusal-too-dear =
    kosztuje { $cost ->
        [one] { $cost } manę
        [few] { $cost } many
       *[many] { $cost } many
    }, masz { $mana }
refusal-discarded =
    w tej turze odrzucono już { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
refusal-sacrificed =
    w tej turze poświęcono już { $number ->
        [one] { $number } stworzenie
        [few] { $number } stworzenia
       *[many] { $number } stworzeń
    }
refusal-sanctuary = nie można jej atakować do następnej tury właściciela
refusal-immobile = Nieruchome: nigdy nie idzie do natarcia
refusal-slow = Powolne: weszło do gry w tej turze
refusal-berserk = Szał: nigdy nie staje w obronie
refusal-no-room = żadna z twoich Placówek nie ma miejsca na kolejnego obrońcę
refusal-no-site = żadna z twoich Placówek nie ma miejsca na ulepszenie
refusal-no-sacrifice = masz za mało stworzeń do zniszczenia
refusal-three-posts = potrzebujesz trzech odkrytych Placówek
