# Teksty kart, złożone z działań (`effects.ftl`) i słów kluczowych (`keywords.ftl`); słowniczek w `effects.ftl`.
static-post = ta Placówka ma { $bonuses }
static-cap =
    ta Placówka wytrzymuje o { $limit ->
        [one] { $limit } żeton
        [few] { $limit } żetony
       *[many] { $limit } żetonów
    } więcej
static-ward = karty przeciwników nie mogą kłaść żetonów na tej Placówce inaczej niż przez szturm
static-sac-bonus =
    pierwsze stworzenie, które w turze poświęcasz za manę, daje o { $amount ->
        [one] { $amount } manę
        [few] { $amount } many
       *[many] { $amount } many
    } więcej
static-discount = twoje ulepszenia kosztują o { $amount } mniej
static-facedown-cost = kosztuje { $cost }, gdy kładziesz je zakryte
static-cut = Kryształy Many kosztują cię o { $amount } mniej (nigdy mniej niż { $floor })
static-aura =
    { $at ->
        [self] to stworzenie ma
        [own_offense] twoje stworzenia w strefie natarcia mają
        [own_other_small] twoje inne stworzenia o koszcie najwyżej { $small } mają
       *[defenders_here] stworzenia broniące tej Placówki mają
    } { $bonuses }
static-aura-per-upgrade = to stworzenie ma { $bonuses } za każde odkryte ulepszenie Placówki, której broni
static-aura-post = każda z twoich Placówek ma { $bonuses }
ability-arrive = Po zagraniu: { $steps }.
ability-cast = { CAPITAL($steps) }.
ability-ambush = Zasadzka (gdy atak odkrywa tę kartę): { $steps }.
ability-upkeep = Na początku twojego Drugiego Kroku: { $steps }.
ability-onslaught = Gdy zaczyna się szturm jego grupy: { $steps }.
ability-hold = Gdy ta Placówka jest atakowana: { $steps }.
ability-raid = Gdy jego szturm kładzie żeton na Placówce: { $steps }.
ability-fall = Gdy zostaje zniszczone: { $steps }.
ability-ruin = Gdy ta Placówka zostaje zniszczona: { $steps }.
ability-static = { CAPITAL($steps) }.
ability-static-defending = { CAPITAL($steps) }, dopóki broni.
condition-defending = jeśli broni, { $steps }
condition-host-defended = jeśli tej Placówki broni stworzenie, { $steps }
condition-has-crystal = jeśli masz Kryształ Many, { $steps }
condition-three-posts = zagraj tylko wtedy, gdy masz trzy odkryte Placówki. { CAPITAL($steps) }
steps = { $first }; { $rest }
steps-after-cost = { $first }. { CAPITAL($rest) }
sentences = { $first } { $rest }
keyword = { $keyword }: { $keyword-meaning }.
card-plain = Zwykłe stworzenie, bez słów kluczowych i zdolności.
card-outpost =
    Pada, gdy { $limit ->
        [one] leży na niej { $limit } żeton
        [few] leżą na niej { $limit } żetony
       *[many] leży na niej { $limit } żetonów
    }. Na początku każdej twojej tury daje { $mana ->
        [one] { $mana } manę
       *[other] { $mana } many
    }. Mieszczą się na niej najwyżej { $upgrades ->
        [one] { $upgrades } ulepszenie
        [few] { $upgrades } ulepszenia
       *[many] { $upgrades } ulepszeń
    } i { $defenders ->
        [one] { $defenders } obrońca
       *[other] { $defenders } obrońców
    }. W całej grze każdy gracz zyskuje ich najwyżej { $per-player }.
    .name = Placówka
card-mana-crystal =
    Kosztuje { $cost ->
        [one] { $cost } manę
       *[other] { $cost } many
    }, nigdy mniej niż { $floor }. Na początku każdej następnej tury daje { $income ->
        [one] { $income } manę
       *[other] { $income } many
    }. Kupując go, dobierasz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }. Kto ma ich { $to-win }, wygrywa grę.
    .name = Kryształ many
card-empty-deck =
    Gdy w talii jest za mało kart do dobrania, rozdzielasz między swoje Placówki { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .name = Pusta talia
deck-name-siege-line = Linia oblężnicza
deck-name-grand-works = Wielkie budowle
deck-name-deep-roots = Głębokie korzenie
deck-name-long-knives = Długie noże
