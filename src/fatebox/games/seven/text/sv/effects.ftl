# Vad effekter gör, utan versal och punkt. $form: self (den som agerar), deed (en hjälte som redan är
# nämnd), must (efter "måste"), other (om hjälten $hero).
hero-target = välj en annan hjälte, som
hero-each = varje hjälte
hero-most-might = varje hjälte som hade mest makt
hero-most-characters = varje hjälte med flest figurer
effect-gain =
    { $form ->
        [self] få { $amount }
        [must] få { $amount }
        [deed] får { $amount }
       *[other] { $hero } får { $amount }
    }
effect-lose =
    { $form ->
        [self] förlora { $amount }
        [must] förlora { $amount }
        [deed] förlorar { $amount }
       *[other] { $hero } förlorar { $amount }
    }
effect-half =
    { $form ->
        [self] förlora hälften av
        [must] förlora hälften av
        [deed] förlorar hälften av
       *[other] { $hero } förlorar hälften av
    } { $form ->
        [self]
            { $what ->
                [gold] ditt guld
                [fame] din ära
               *[might] din makt
            }
       *[other]
            { $what ->
                [gold] sitt guld
                [fame] sin ära
               *[might] sin makt
            }
    }, avrundat nedåt
effect-pay =
    { $form ->
        [self] betala { $amount-or }
        [must] betala { $amount-or }
        [deed] betalar { $amount-or }
       *[other] { $hero } betalar { $amount-or }
    }
effect-drop-gifts =
    { $form ->
        [self] kasta
        [must] kasta
        [deed] kastar
       *[other] { $hero } kastar
    } { $gifts ->
        [one] { $gifts-word } valfri gåva
       *[other] { $gifts-word } valfria gåvor
    }
effect-draw-sin =
    { $form ->
        [self] dra
        [must] dra
        [deed] drar
       *[other] { $hero } drar
    } { $sins-word } syndkort
effect-feed-sin =
    { $source ->
        [deck] det översta kortet i syndleken läggs osett i syndernas kasthög
       *[hand]
            { $form ->
                [self] lägg ett valfritt syndkort från din hand
                [must] lägga ett valfritt syndkort från sin hand
                [deed] lägger ett valfritt syndkort från sin hand
               *[other] { $hero } lägger ett valfritt syndkort från sin hand
            } i syndernas kasthög
    }
effect-unmark =
    { $form ->
        [self] ta tillbaka en av dina uppdragsmarkörer
        [must] ta tillbaka en av sina uppdragsmarkörer
        [deed] tar tillbaka en av sina uppdragsmarkörer
       *[other] { $hero } tar tillbaka en av sina uppdragsmarkörer
    }, så att rutan blir ledig
which-characters =
    { $which ->
        [upright] upprätta figurer
        [tapped] vridna figurer
       *[any] figurer
    }
    .one =
        { $which ->
            [upright] upprätt figur
            [tapped] vriden figur
           *[any] figur
        }
effect-turn =
    { $form ->
        [self] vrid { $characters-word } av dina { $kind } utan att ta gåvor
        [must] vrida { $characters-word } av sina { $kind } utan att ta gåvor
        [deed] vrider { $characters-word } av sina { $kind } utan att ta gåvor
        [aimed]
            { $characters ->
                [one] vrid { $characters-word } valfri { $kind-one } hos en annan hjälte utan att ta gåvor
               *[other] vrid { $characters-word } valfria { $kind } hos en annan hjälte utan att ta gåvor
            }
       *[other] { $hero } vrider { $characters-word } av sina { $kind } utan att ta gåvor
    }{ $which ->
        [upright] { "" }
       *[other] ; en vriden figur kastas
    }
effect-discard-character =
    { $form ->
        [self] kasta { $characters-word } av dina { $kind }
        [must] kasta { $characters-word } av sina { $kind }
        [deed] kastar { $characters-word } av sina { $kind }
       *[other] { $hero } kastar { $characters-word } av sina { $kind }
    }
effect-discard-elixir =
    { $form ->
        [self] kasta
        [must] kasta
        [deed] kastar
       *[other] { $hero } kastar
    } { $elixirs ->
        [one] { $elixirs-word } valfritt elixir
       *[other] { $elixirs-word } valfria elixir
    } utan att ta gåvor
effect-discard-building =
    { $form ->
        [self] kasta ett av dina slott eller gods
        [must] kasta ett av sina slott eller gods
        [deed] kastar ett av sina slott eller gods
       *[other] { $hero } kastar ett av sina slott eller gods
    } utan ersättning
effect-either =
    { $form ->
        [self] { $ways-or } eller, om du inte kan eller vill, { $last }
       *[other] { $hero } { $ways-or } eller, om hjälten inte kan eller vill, { $last }
    }
effect-demand =
    { $form ->
        [each] varje god hjälte
       *[other] välj en god hjälte, som
    } måste { $ways-count ->
        [1] { $ways }
       *[other] antingen { $ways-or }
    }. En hjälte som inte kan det utan omedelbara effekter får vägra, och drar då ett syndkort eller, om hjältar kan falla, får ett fördärvskort
effect-convert = växla upp till { $amount } guld mot lika mycket ära, eller upp till { $amount } ära mot lika mycket guld
effect-steal = ta { $amount-or } från en annan hjälte
effect-take-gifts =
    ta { $up-to ->
        [yes] upp till{ " " }
       *[no] { "" }
    }{ $gifts ->
        [one] { $gifts-word } gåva
       *[other] { $gifts-word } gåvor
    } { $rule ->
        [any] från förråden
        [distinct] av olika färger från förråden
        [same] av en färg från förråden
       *[max2] från förråden, högst två av varje färg
    }
effect-steal-gifts =
    { $gifts ->
        [one] ta upp till { $gifts-word } valfri gåva från en annan hjälte
       *[other] ta upp till { $gifts-word } valfria gåvor från en annan hjälte
    }
effect-exchange =
    { $gifts ->
        [one] byt en av dina gåvor
       *[other] byt 1 till { $gifts-word } av dina gåvor
    } mot lika många av andra färger från förråden eller en annan hjälte
effect-look = titta på de { $cards-word } översta kataklysmerna och lägg tillbaka dem i valfri ordning
effect-bury-sin = lägg { $sins-word } syndkort från din hand under syndleken
effect-return-sins = blanda in valfritt antal av dina syndkort i syndleken
effect-taint = om hjältar kan falla får du ett fördärvskort
effect-ruin = byggnaderna med nummer { $buildings } lämnar spelet, var de än är
effect-close =
    { $board ->
        [tavern] första spelaren (eller den namnlöses spelare) stänger en ruta i värdshuset för gott
       *[store] första spelaren (eller den namnlöses spelare) stänger en ruta i handelsboden för gott
    }
effect-refresh =
    { $board ->
        [tavern] alla öppna figurer i värdshuset kastas och ersätts
       *[store] alla öppna elixir i handelsboden kastas och ersätts
    }
effect-place-marker = markera utan att betala en ledig uppdragsruta i rad 1 eller 2, men inte den sista lediga rutan på ett uppdrag i rad 2
effect-neutralise = ersätt en uppdragsmarkör hos en annan hjälte med en neutral; hjälten får tillbaka markören
effect-treasure-top = få det översta kortet i skattleken
effect-discard-treasure = kasta en öppen skatt bredvid ett uppdrag
effect-artifact = dra en slumpvis artefakt och behåll den med framsidan ned
effect-untap = res upp { $characters-word } av dina vridna figurer
effect-steal-elixir = ta ett valfritt elixir från en annan hjälte
effect-recruit =
    { $place ->
        [tavern]
            { $free ->
                [yes] rekrytera en öppen figur utan att betala
               *[no] rekrytera en öppen figur för { $discount } ära mindre
            }
       *[top3]
            avslöja de tre översta korten i figurleken; du får rekrytera en av dem { $free ->
                [yes] utan att betala
               *[no] för { $discount } ära mindre
            }; kasta de andra
    }
effect-buy-elixir =
    { $free ->
        [yes] ta
       *[no] köp
    } { $elixirs ->
        [1] ett öppet elixir
       *[other] upp till { $elixirs-word } öppna elixir
    } { $free ->
        [yes] utan att betala
       *[no] för { $discount } guld mindre
    }{ $elixirs ->
        [1] { "" }
       *[other] ; handelsboden fylls på efter varje
    }
thing-recruit = figurer
thing-elixir = elixir
thing-castle = slott
thing-estate = gods
effect-cost-mod =
    { $paid ->
        [gifts]
            varje uppdragsruta som visar minst { $threshold-word } gåvor kostar dig { $less-word } av dem mindre, enligt ditt val{ $less ->
                [1] { "" }
               *[other] , men minst { $least-word }
            }
        [fame] { $things } kostar dig { $less } ära mindre, men minst { $least }
       *[gold] { $things } kostar dig { $less } guld mindre, men minst { $least }
    }
effect-bonus-gift =
    { $when ->
        [elixir] varje elixir du kastar ger en gåva till av en färg som det ger
       *[tap] varje gång du vrider en figur för dess gåvor, ta en till av dess banerfärg
    }
effect-shield = andra hjältars syndkort och förmågor kan varken utse dig eller ta något från dig
effect-wild-gifts = upp till { $gifts-word } av dess gåvor räknas som betalda
effect-ward = dess effekter på hjältar rör dig inte
effect-cancel = stoppa det
moment-any = när som helst
moment-wild-gifts = medan du betalar för en uppdragsruta
moment-ward = när en kataklysm avslöjas
moment-cancel =
    när en annan hjälte { $actions-or }{ $naming-you ->
        [yes] { " " }som utser dig
       *[no] { "" }
    }
action-sin = spelar ett syndkort
action-recruit = rekryterar en figur
action-quest = deltar i ett uppdrag
then = { $first }; { $rest }
