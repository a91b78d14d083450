reason-reserve = twoja Rezerwa
reason-shards = Odłamki na twoich Dziedzictwach
reason-work = przyszła praca twoich Dziedzictw
reason-ready = twoje wolne Dziedzictwa
reason-hand = karty Pracy na twojej ręce
reason-poverty = zapas w twojej Rezerwie
reason-title = Panujący Trybut
reason-exposure = twoje bezpieczeństwo przed Wojną
reason-envy = to, że inni zostawią cię w spokoju
reason-trials = twoja sytuacja w Próbach
reason-actions = twoje szanse w akcji tej tury
reason-items = zagrane karty Pracy i zdolności
reason-deal = twoje oferty i obietnice
merit-alike = Dla wszystkich Cytadel znaczy to samo.
merit-levy =
    { $seat-is ->
        [you] Jeśli przejdzie, płacisz: masz największą Rezerwę.
       *[other] Jeśli przejdzie, płaci { $seat }: ma największą Rezerwę.
    }
merit-relief =
    Jeśli przejdzie, { $seat-is ->
        [you] zyskujesz
       *[other] { $seat } zyskuje
    } { $amount ->
        [one] { $amount } Odłamek
        [few] { $amount } Odłamki
       *[many] { $amount } Odłamków
    } co turę.
merit-relief-none = Żadna Rezerwa nie jest teraz mniejsza niż { $below }.
merit-peace = Jeśli przejdzie, { $seat } nie może już wypowiedzieć ci Wojny.
merit-war = Jeśli przejdzie, { $seat } może wypowiedzieć ci Wojnę.
merit-stats =
    { $count ->
        [one] Najwyższa cecha: { $stats }, { $value }.
        [3] Wszystkie cechy: { $value }.
       *[other] Najwyższe cechy: { $stats }, po { $value }.
    }
merit-undefended =
    { $amount ->
        [0] Nawet bez obrońców prawie nic nie stracisz, a twoje Dziedzictwa pozostaną wolne.
        [one] Bez obrońców stracisz około { $amount } Odłamka, a twoje Dziedzictwa pozostaną wolne.
       *[other] Bez obrońców stracisz około { $amount } Odłamków, a twoje Dziedzictwa pozostaną wolne.
    }
merit-levy-none = Największą Rezerwę ma kilka Cytadel, więc teraz nikt by nie zapłacił.
merit-any-war = Jeśli przejdzie, możesz wypowiedzieć Wojnę każdej Cytadeli.
merit-keep =
    { $free ->
        [yes] Te karty możesz jeszcze zagrać w turach innych; nowe dobierzesz dopiero w swojej następnej turze.
       *[other] Nowe karty dobierzesz dopiero w swojej następnej turze.
    }
merit-no-turn = Nie dobierzesz już kart: to była twoja ostatnia tura.
merit-discard = W swojej następnej turze dobierzesz za nią nową kartę.
merit-offer = Odrzucona oferta nic nie kosztuje.
merit-no-offer = Nikt nie musi dotrzymać obietnicy.
merit-own-turn = To twoja tura, więc nikt nie może wypowiedzieć ci Wojny.
merit-safe = { $seat } nie może wypowiedzieć ci Wojny w tej turze.
merit-threat = { $seat } może wypowiedzieć ci Wojnę w tej turze.
merit-gift = Nic za to nie dajesz.
merit-profit =
    { $amount ->
        [one] Od razu zyskujesz { $amount } Odłamek.
        [few] Od razu zyskujesz { $amount } Odłamki.
       *[many] Od razu zyskujesz { $amount } Odłamków.
    }
merit-word = Pomoże ci, jeśli { $seat } dotrzyma obietnicy.
merit-unsure = { $seat } daje tylko obietnicę i może ją złamać.
merit-unbound = Nadal możesz robić, co chcesz.
merit-loss =
    { $amount ->
        [one] Zachowujesz { $amount } Odłamek.
        [few] Zachowujesz { $amount } Odłamki.
       *[many] Zachowujesz { $amount } Odłamków.
    }
merit-leader = { $seat } prowadzi, a umowa pomogłaby wam obu.
merit-counter = Odrzucasz tę ofertę i składasz własną.
merit-harvest =
    { $amount ->
        [one] Wszystkie twoje wolne Dziedzictwa przyniosą razem około { $amount } Odłamka.
       *[other] Wszystkie twoje wolne Dziedzictwa przyniosą razem około { $amount } Odłamków.
    }
merit-defenders =
    { $count ->
        [0] { $seat } nie ma żadnego Dziedzictwa wolnego do obrony.
        [one] { $seat } ma { $count } Dziedzictwo wolne do obrony.
        [few] { $seat } ma { $count } Dziedzictwa wolne do obrony.
       *[many] { $seat } ma { $count } Dziedzictw wolnych do obrony.
    }
merit-unchallenged = Nikt nie ma Dziedzictwa, które mogłoby rzucić wyzwanie twojemu.
merit-levy-end =
    { $seat-is ->
        [you] Nie płacisz już za największą Rezerwę.
       *[other] { $seat } nie płaci już za największą Rezerwę.
    }
merit-relief-end =
    { $seat-is ->
        [you] Nie zyskujesz już dzięki niej Odłamków.
       *[other] { $seat } nie zyskuje już dzięki niej Odłamków.
    }
merit-war-removed =
    { $then ->
        [peace] { $seat } nie może już wypowiedzieć ci Wojny.
       *[war] { $seat } może wtedy wypowiedzieć ci Wojnę.
    }
