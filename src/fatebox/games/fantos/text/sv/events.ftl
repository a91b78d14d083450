event-turn =
    Drag { $number }: { $seat-is ->
        [you] du börjar
       *[other] { $seat } börjar
    }.
event-first-citadel =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } är första citadellet.
event-untasked-all =
    Alla { $seat-is ->
        [you] dina
       *[other] { $seat }s
    } arv blir lediga.
event-drew =
    { $seat-is ->
        [you] { "" }
       *[other]
            { $seat } drar { $amount ->
                [one] { $amount } kort
               *[other] { $amount } kort
            }.
    }
event-drew-cards =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } drar { $cards }.
event-labor-shuffled = Arbetskortens kasthög blir en ny lek.
event-legacies-shuffled = Arvens kasthög blir en ny lek.
event-extra-action =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } har en handling till.
event-hired =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } värvar { $card }.
event-pool-refilled = { $card } kommer till poolen.
event-pool-turned-down =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } lägger ut poolens { $amount } kort med framsidan ner.
event-legacy-revealed = { $card } vänds upp.
event-hire-aid =
    Skattkammaren betalar { $amount } av { $seat-is ->
        [you] din
       *[other] { $seat }s
    } värvning.
event-untasked = { $card } blir ledigt.
event-disabled = { $card } slås ut.
event-dormant = { $card } faller i vila.
event-revived = { $card } väcks till liv igen.
event-legacy-discarded = { $card } kastas.
event-copied-stats = { $card } har samma värden som { $other } det här draget.
event-title-ended = { $card } regerar inte längre.
event-reigning-tribute = { $card } är regerande tribut.
event-eliminated =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } är utslagen.
event-resolves = { $source } får effekt.
event-item-cancelled =
    { $item ->
        [labor] { $source } stoppas.
       *[other] Förmågan hos { $source } stoppas.
    }
event-labor-cancelled = { $card } stoppas.
event-labor-discarded =
    { $form ->
        [spent] { "" }
       *[other] { $card } går till kasthögen.
    }
event-attached = { $labor } fästs vid { $legacy }.
event-recovered =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar { $card } från kasthögen.
event-looked-at-hand =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tittar på { $owner-is ->
        [you] din
       *[other] { $owner }s
    } hand.
event-saw-hand =
    { $owner-is ->
        [you] Du
       *[other] { $owner }
    } har { $cards } på handen.
event-action-cancelled =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } handling stoppas: { $action }.
event-left-action = { $card } lämnar handlingen ({ $action }).
event-withdrawn =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } kandidat dras tillbaka.
event-score-changed =
    { $seat-is ->
        [you] Ditt
       *[other] { $seat }s
    } resultat ({ $action }) ändras med { SIGNED($amount) }.
event-damage-prevented =
    Skadan på { $seat-is ->
        [you] dig
       *[other] { $seat }
    } blir { $amount } mindre.
event-war-declared =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } förklarar krig mot { $target-is ->
        [you] dig
       *[other] { $target }
    }.
event-war-redirected =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } vänder kriget mot { $target-is ->
        [you] dig
       *[other] { $target }
    }.
event-war-drawn = Kriget slutar oavgjort på { $score }.
event-war-won =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } vinner kriget: { $damage } skada.
event-duel = { $challenger } utmanar { $challenged } på duell.
event-duel-won = { $card } vinner duellen: { $damage } skada.
event-final-tribute =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } når { $score } i den sista tributen.
event-trial-revealed = Prövningen { $card } avslöjas.
event-trial-stays = { $card } stannar i spel.
event-trial-removed = { $card } tas bort ur partiet.
event-draws-dropped = Ingen prövning kan ge plats: inga fler dras.
event-fewer-trials =
    { $amount ->
        [one] { $amount } prövning färre
       *[other] { $amount } prövningar färre
    } dras.
event-looked-at-trials =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tittar på { $amount ->
        [one] nästa prövning
       *[other] de { $amount } nästa prövningarna
    } och får ändra ordningen.
event-saw-trials = Nästa prövningar är { $cards }.
event-counter-removed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar bort en markör från { $trial }, { $left } kvar.
event-final-round =
    Sista rundan börjar: { $seat-is ->
        [you] du
       *[other] { $seat }
    } har dragit Zodraz.
event-extra-votes =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } har { $amount ->
        [one] { $amount } röst till
       *[other] { $amount } röster till
    }.
event-voted =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } röstar { $vote ->
        [yea] ja
       *[nay] nej
    }.
event-vote =
    Ja { $yea }{ $yeas-count ->
        [0] { "" }
       *[other] { " (" }{ $yeas })
    }, nej { $nay }{ $nays-count ->
        [0] { "" }
       *[other] { " (" }{ $nays })
    }.
event-vote-result =
    { $form ->
        [passed] { $card } går igenom.
       *[failed] { $card } faller.
    }
event-shards =
    { $form ->
        [trove-reserve]
            { $taker-is ->
                [you] Du
               *[other] { $taker }
            } får { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            }.
        [hire] Skattkammaren betalar de övriga { $amount }.
        [trove-legacy]
            { $taker } får { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            }.
        [reserve-trove]
            { $giver-is ->
                [you] Du
               *[other] { $giver }
            } förlorar { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            }.
        [legacy-trove]
            { $giver } förlorar { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            }.
        [reserve-reserve]
            { $taker-is ->
                [you] Du
               *[other] { $taker }
            } får { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            } av { $giver-is ->
                [you] dig
               *[other] { $giver }
            }.
        [reserve-legacy]
            { $giver-is ->
                [you] Du
               *[other] { $giver }
            } lägger { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            } på { $taker }.
        [legacy-reserve]
            { $taker-is ->
                [you] Du
               *[other] { $taker }
            } får { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            } av { $giver }.
       *[legacy-legacy]
            { $taker } får { $amount ->
                [one] { $amount } skärva
               *[other] { $amount } skärvor
            } av { $giver }.
    }
event-tasked =
    { $form ->
        [harvest] { $card } skördar.
        [war] { $card } går ut i krig.
        [tribute] { $card } ställer upp i tributen.
        [duel] { $card } tas i tjänst för duellen.
        [ability] { $card } tas i tjänst för sin förmåga.
        [attached] { $card } tas i tjänst för fäst arbete.
       *[forced] { $card } tvingas i tjänst.
    }
event-played =
    { $form ->
        [on]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } spelar { $card } på { $at } ({ $payer } betalar).
        [seat]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } spelar { $card } på { $aimed-is ->
                [you] dig
               *[other] { $aimed }
            } ({ $payer } betalar).
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } spelar { $card } ({ $payer } betalar).
    }
event-activated =
    { $form ->
        [on]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } använder förmågan hos { $source } på { $at }.
        [seat]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } använder förmågan hos { $source } på { $aimed-is ->
                [you] dig
               *[other] { $aimed }
            }.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } använder förmågan hos { $source }.
    }
event-linked =
    { $form ->
        [bare] { $labor } lägger { $amount } till försvaret utan arv.
       *[other] { $labor } lägger { $amount } till { $legacy }.
    }
event-action-declared =
    { $form ->
        [special] En särskild tribut äger rum.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } väljer handling: { $action }.
    }
event-rolled =
    { $form ->
        [legacy] { $roller } slår { $die }.
        [extra] Extratärningen visar { $die }.
        [alone] Utan försvar: den ensamma tärningen visar { $die }.
       *[seat]
            { $roller-is ->
                [you] Du
               *[other] { $roller }
            } slår { $die }.
    }
event-scores = { CAPITAL($action) }: { $scores }.
event-offer =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } erbjuder { $to-is ->
        [you] dig
       *[other] { $to }
    } { $gives } mot { $wants }.
event-offered-cards =
    { $cards-count ->
        [0] { "" }
       *[other] Erbjuds: { $cards }.
    }
event-offer-accepted =
    { $to-seat-is ->
        [you] Du
       *[other] { $to-seat }
    } antar { $seat-is ->
        [you] ditt erbjudande
       *[other] erbjudandet från { $seat }
    }.
event-offer-declined =
    { $form ->
        [plain]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } avböjer erbjudandet.
       *[counter]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } lägger ett motbud.
    }
event-traded-cards =
    { $form ->
        [none] { "" }
        [back] I gengäld: { $returned }.
        [both] Kort byter ägare: { $given } mot { $returned }.
       *[other] Överlämnade kort: { $given }.
    }
event-promised =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } lovar { $to-is ->
        [you] dig
       *[other] { $to }
    }: { $promise }.
event-promise-settled =
    { $seat-is ->
        [you] Ditt
       *[other] { $seat }s
    } löfte till { $to-is ->
        [you] dig
       *[other] { $to }
    } är { $outcome }: { $promise }.
event-game-over = Partiet är slut: { $outcome }.
