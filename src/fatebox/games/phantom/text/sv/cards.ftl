# Kortens texter; det korten gör står i `abilities.ftl`, ordlistan i `prompts.ftl`.
commas = { $first }, { $rest }
semicolons = { $first }; { $rest }
lore-step = { $number }. { CAPITAL($step) }.
step-hurt-all = { $parts }
step-hurt-part = på { $levels }: varje spelare tar { $damage } skada
step-give-to-play = varje spelare lägger { $card } i sitt spelområde
step-give-to-discard = varje spelare lägger { $card } på sin kasthög
step-shuffle-in =
    { $first ->
        [yes] blanda korten
       *[no] blanda ödesleken, de avklarade korten och korten
    } { $pair ->
        [yes] { $low } och { $high }
       *[no] { $low }-{ $high }
    } på er nivå till { $first ->
        [yes] en ödeslek
       *[no] en ny ödeslek
    }
step-set-aside = lägg alla { $card } ({ $low }-{ $high }) åt sidan
step-place =
    { $to ->
        [row] lägg { $card } längst till höger på raden
        [beside] lägg { $card } bredvid uppdraget
       *[at_hand] ha { $card } till hands
    }
step-return =
    lägg tillbaka { $names } i asken om { $names-count ->
        [1] kortet är i spel
       *[other] de är i spel
    }
step-remove-subtype = ta bort varje kort av typen { $subtype } på raden, i ödesleken och bland de avklarade korten ur spelet
step-mission = { $card } blir det aktiva uppdraget
step-gain-each = varje spelare får ett slumpvist kort ({ $low }/{ $high })
step-read =
    { $several ->
        [yes] välj: { $ways-or }
       *[no] läs krönika { ROMAN($lore) }
    }
step-way = { $path } (läs krönika { ROMAN($lore) })
step-win = ni vinner
step-lose = ni förlorar
criterion =
    { $lore ->
        [0] { $name }: när { $tests } { $reward }.
       *[other]
            { $name }: när krönika { ROMAN($lore) } läses{ $tests ->
                [none] { "" }
               *[other] { " " }och { $tests }
            } { $mine ->
                [yes] { $reward }
               *[no]
                    får varje spelare { $reward-gains }{ $single ->
                        [yes] , den aktiva spelaren först; det finns ett exemplar
                       *[no] { "" }
                    }
            }.
    }
reward-nothing = får du inget
    .gains = inget
reward-resource = får du 1 valfri resurs
    .gains = 1 valfri resurs
reward-card =
    får du ({ $numbers }) { $card }{ $skill ->
        [none] { "" }
       *[other] { " " }({ $skill })
    }
    .gains =
        ({ $numbers }) { $card }{ $skill ->
            [none] { "" }
           *[other] { " " }({ $skill })
        }
loot-points = Poäng: { $points }.
loot-point = { $resource } { $points }
loot-line = { $name }: { $rewards }.
loot-row = { $row } { $reward-gains }
about-devil = Två skott i bergen där ingen får jaga utan lov. Följ dem och se vad de har lämnat efter sig.
about-patrol = Djungelpatrullen har aldrig tagit emot en sådan rekryt. Revelj klockan fyra; resten är upp till dig.
about-year-one = Trummorna säger att mannen som inte kan dö är död. En ny mask, en gammal ed och ett rykte som måste få ett svar.
about-phantom = Mannen som inte kan dö. Den han inte besegrar gör han orolig: Mysterium avvärjer attacker.
about-diana = Dykare, kämpe och ingens bihang. Inre eld ger tyngd åt varje slag.
story-sd-lore-i = Gryning i Dimbergen. Två skott, sedan ett ylande som bryts av. Ingen jagar här utan ditt tillstånd. Du svingar dig upp i sadeln och låter den gamla grå hingsten finna stigen.
story-sd-shots-in-the-misty-mountains = Två gevärsskott rullar ner från topparna. Den som sköt får inte jaga här; finn spåret innan det kallnar.
story-sd-lore-ii = I en ravin ligger en varghona, skjuten för nöjes skull. Något under hennes päls morrar åt dig: en unge, inte större än en stövel. Två andra små spår slutar vid hjulspåren efter en lastbil. Den som är kvar får namn efter sitt humör. Från åsen ser en väldig varg på.
story-sd-a-cub-called-little-devil = Ungen bits, surar och stjäl stövlar. Lär den att stå på sig innan flocken kommer för att pröva den.
story-sd-lore-iii = Ungen har lärt sig att vänta, spåra och stanna på ett ord. En befriad spårare har nyheter: jägarna håller bröderna i en hundgård och lär dem att döda. Vid middagstid syns röken från deras läger.
story-sd-the-killers-kennel = Jägarna håller den stulna ungen kedjad och hungrig. Bränn lägret och möt sedan mannen som ger order.
story-sd-lore-iv = Överstens gevär ligger brutet i askan. På vägen hem är åsen full av ögon. Den stora vargen har kommit efter sin son, och den unga vid ditt knä ser från honom till dig.
story-sd-satans-challenge = Den gamla vargen står på åsen och ger inte upp sin son. Besegra honom eller vinn hans förtroende.
story-sd-lore-v = Den gamla vargen sänker huvudet och vänder sig bort. I skogsbrynet ser den unga tillbaka en gång mot flocken, sedan travar den till din sida och stannar där.
story-sd-lore-vi = Spåret är borta och bergen är tysta. Någonstans lär sig en unge som du kunde ha räddat att hata.
story-jp-lore-i = Djungelpatrullen har aldrig tagit emot en sådan rekryt. Översten läser brevet två gånger, rycker på axlarna och pekar mot förrådet: en uniform, en brits, revelj klockan fyra. Resten är upp till dig.
story-jp-boot-camp = Uppe före solen, stövlarna fulla av sand och en sergeant som tvivlar på dig. Visa att han har fel.
story-jp-lore-ii = Ingen parad, inget tal; sergeanten räcker dig bara ett gevär. En fiskare har sett en grå motorbåt smyga uppför gränsfloden utan ljus. Din första riktiga patrull ger sig av i skymningen, med store Zobaba vid rodret.
story-jp-border-river-patrol = En grå motorbåt går på gränsfloden om nätterna. Täpp till luckan innan den slinker igenom.
story-jp-lore-iii = Motorbåten går på grund bland svart vass. Bakom ligger det som den var på väg till: en pråm tung av lådor, släckta lampor, vakter ute och en kapten som hellre bränner alltihop än förlorar det.
story-jp-the-barge-at-black-reed-landing = Pråmen är full av lådor och någon har tänt en stubin. Ta kaptenen innan den har brunnit ner.
story-jp-lore-iv = Vid soluppgången är lådorna räknade och kaptenen i bojor. Sergeanten hittar inget att klaga på, och säger det inför alla.
story-y1-lore-i = Du kom hem för sent för att göra mer än att hålla hans hand. I fackelskenet tar du på dig masken och säger de gamla orden. Trummorna bär ett rykte längs floderna: mannen som inte kan dö är död. Det måste få ett svar.
story-y1-the-ghost-still-walks = Trummorna säger att den maskerade mannen är död. Låt dem som tror det få veta annat, en efter en.
story-y1-lore-ii = En tillfångatagen plundrare talar. Brödraskapet bränner en fiskeby vid kusten för att fira sin triumf, medan den som planerade det smiter ut till havs. Du kan inte vara på båda ställena.
story-y1-lore-iii = Vägen är full av människor som springer åt andra hållet. Du rider mot strömmen, mot röken.
story-y1-the-burning-coast = Röken står över hyddorna. Få folket till båtarna.
story-y1-lore-iv = En kanot, en paddel och ett kölvatten som lyser i månskenet. Någonstans framför dig skrattar män åt en död man.
story-y1-the-pirates-wake = Plundrarna seglar i skymningen. Följ deras kölvatten genom vass och rev.
story-y1-lore-v = Om den här natten kommer folk att berätta i hundra år. En ung falk har följt dig sedan gryningen och slår sig nu ner på din handled som om den alltid hade bott där.
story-y1-lore-vi = Du kom för sent, eller för långsamt. Piraterna festar på nyheten, och deras nästa besättning seglar utan fruktan.
story-y1-lore-vii = Fästet reser sig ur havet som en rutten tand. På muren står mannen med kniven. Han ser masken i fackelskenet och tar för första gången i sitt liv ett steg tillbaka.
story-y1-the-sea-stronghold = Bakom de svarta murarna väntar mannen som slog till bakifrån.
story-y1-lore-viii = Rama knäböjer i bränningen och ber ett spöke om nåd. Du lämnar honom åt lagen, för det skulle din far ha gjort. Trummorna byter sång innan du är hemma.
story-y1-lore-ix = Ryktet hårdnar till sanning. Längs floderna slipar män gamla knivar, och ingen viskar längre det gamla namnet.
