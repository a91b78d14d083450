# Teksty kart; działania kart są w `abilities.ftl`, słowniczek w `prompts.ftl`.
commas = { $first }, { $rest }
semicolons = { $first }; { $rest }
lore-step = { $number }. { CAPITAL($step) }.
step-hurt-all = { $parts }
step-hurt-part =
    poziom { $levels }: każdy gracz otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }
step-give-to-play = każdy gracz kładzie { $card } w swoim obszarze gry
step-give-to-discard = każdy gracz kładzie { $card } na swoim stosie kart odrzuconych
step-shuffle-in =
    { $first ->
        [yes] przetasuj w talię Przeznaczenia karty
       *[no] przetasuj w nową talię Przeznaczenia jej karty, stos kart rozpatrzonych i karty
    } { $pair ->
        [yes] { $low } i { $high }
       *[no] { $low }-{ $high }
    } twojego poziomu
step-set-aside = odłóż na bok wszystkie karty { $card } ({ $low }-{ $high })
step-place =
    { $to ->
        [row] połóż { $card } na prawym końcu rzędu
        [beside] połóż { $card } obok Misji
       *[at_hand] trzymaj { $card } w pogotowiu
    }
step-return =
    odłóż do pudełka, jeśli { $names-count ->
        [1] jest w grze
       *[other] są w grze
    }: { $names }
step-remove-subtype = usuń z gry wszystkie karty „{ $subtype }” z rzędu, z talii Przeznaczenia i ze stosu kart rozpatrzonych
step-mission = aktywną Misją staje się { $card }
step-gain-each = każdy gracz zyskuje losową kartę ({ $low }/{ $high })
step-read =
    { $several ->
        [yes] wybierz: { $ways-or }
       *[no] przeczytaj Opowieść { ROMAN($lore) }
    }
step-way = { $path } (przeczytaj Opowieść { ROMAN($lore) })
step-win = wygrywacie
step-lose = przegrywacie
criterion =
    { $lore ->
        [0] { $name }: gdy { $tests }, { $reward }.
       *[other]
            { $name }: gdy czytana jest Opowieść { ROMAN($lore) }{ $tests ->
                [none] { "" }
               *[other] { " " }i { $tests }
            }, { $mine ->
                [yes] { $reward }
               *[no]
                    każdy gracz { $reward-gains }{ $single ->
                        [yes] , aktywny gracz pierwszy; jest jedna kopia
                       *[no] { "" }
                    }
            }.
    }
reward-nothing = nic
    .gains = nic nie zyskuje
reward-resource = zyskujesz 1 dowolny zasób
    .gains = zyskuje 1 dowolny zasób
reward-card =
    zyskujesz ({ $numbers }) { $card }{ $skill ->
        [none] { "" }
       *[other] { " " }({ $skill })
    }
    .gains =
        zyskuje ({ $numbers }) { $card }{ $skill ->
            [none] { "" }
           *[other] { " " }({ $skill })
        }
loot-points = Punkty: { $points }.
loot-point = { $resource } { $points }
loot-line = { $name }: { $rewards }.
loot-row = { $row } { $reward }
about-devil = Dwa strzały w górach, gdzie nikomu nie wolno polować bez pozwolenia. Idź ich śladem i zobacz, co po sobie zostawiły.
about-patrol = Patrol Dżungli nie miał jeszcze takiego rekruta. Pobudka o czwartej; reszta zależy od ciebie.
about-year-one = Bębny mówią, że człowiek, który nie może umrzeć, nie żyje. Nowa maska, stara przysięga i plotka, na którą trzeba odpowiedzieć.
about-phantom = Człowiek, który nie może umrzeć. Kogo nie pokona, tego zaniepokoi: Tajemnica odwraca ataki.
about-diana = Nurkuje, walczy i nie jest niczyim dodatkiem. Wewnętrzny ogień dodaje siły każdemu ciosowi.
story-sd-lore-i = Świt w Mglistych Górach. Dwa strzały, potem wycie, które się urywa. Nikt tu nie poluje bez twojej zgody. Wskakujesz na siodło i pozwalasz staremu siwemu ogierowi znaleźć ścieżkę.
story-sd-shots-in-the-misty-mountains = Dwa strzały z karabinu toczą się ze szczytów. Ktokolwiek strzelał, nie ma pozwolenia na łowy; znajdź trop, zanim ostygnie.
story-sd-lore-ii = W jarze leży wilczyca, zastrzelona dla zabawy. Coś pod jej futrem na ciebie warczy: szczenię nie większe od buta. Dwa inne małe tropy kończą się przy śladach ciężarówki. Temu, które zostało, nadajesz imię po jego charakterze. Z grani patrzy ogromny wilk.
story-sd-a-cub-called-little-devil = Szczenię gryzie, dąsa się i kradnie buty. Naucz je stać twardo, zanim wataha przyjdzie wystawić je na próbę.
story-sd-lore-iii = Szczenię umie już czekać, tropić i stanąć na jedno słowo. Uwolniony tropiciel przynosi wieści: myśliwi trzymają jego braci w psiarni i uczą ich zabijać. W południe widać dym ich obozu.
story-sd-the-killers-kennel = Myśliwi trzymają skradzione szczenię na łańcuchu i o głodzie. Spal obóz, a potem stań przed człowiekiem, który wydaje rozkazy.
story-sd-lore-iv = Karabin pułkownika leży złamany w popiele. W drodze do domu grań jest pełna oczu. Wielki wilk przyszedł po syna, a młody przy twoim kolanie patrzy to na niego, to na ciebie.
story-sd-satans-challenge = Stary wilk stoi na grani i nie odda syna. Pokonaj go albo zdobądź jego zaufanie.
story-sd-lore-v = Stary wilk opuszcza łeb i odchodzi. Na skraju lasu młody raz jeszcze ogląda się za watahą, po czym truchta do twojego boku i tam zostaje.
story-sd-lore-vi = Trop przepadł i góry milczą. Gdzieś szczenię, które można było ocalić, uczy się nienawidzić.
story-jp-lore-i = Patrol Dżungli nie miał jeszcze takiego rekruta. Pułkownik czyta list dwa razy, wzrusza ramionami i wskazuje magazyn: jeden mundur, jedna prycza, pobudka o czwartej. Reszta zależy od ciebie.
story-jp-boot-camp = Pobudka przed słońcem, buty pełne piasku i sierżant, który w ciebie nie wierzy. Pokaż mu, że się myli.
story-jp-lore-ii = Bez defilady, bez przemów; sierżant po prostu podaje ci karabin. Rybak widział, jak szara motorówka skrada się graniczną rzeką bez świateł. Twój pierwszy prawdziwy patrol rusza o zmierzchu, u steru wielki Zobaba.
story-jp-border-river-patrol = Szara motorówka nocą pływa graniczną rzeką. Zamknij lukę, zanim się prześlizgnie.
story-jp-lore-iii = Motorówka osiada na mieliźnie wśród czarnych trzcin. Za nimi leży to, do czego zmierzała: barka ciężka od skrzyń, lampy zgaszone, straże rozstawione i kapitan, który woli wszystko spalić niż stracić.
story-jp-the-barge-at-black-reed-landing = Na barce piętrzą się skrzynie, a ktoś podpalił lont. Pochwyć kapitana, zanim się wypali.
story-jp-lore-iv = O wschodzie słońca skrzynie są policzone, a kapitan w kajdanach. Sierżant nie ma się do czego przyczepić i mówi to przy wszystkich.
story-y1-lore-i = Wracasz zbyt późno, by zrobić coś więcej, niż potrzymać go za rękę. W świetle pochodni wkładasz maskę i wypowiadasz stare słowa. Bębny niosą rzekami plotkę: człowiek, który nie może umrzeć, nie żyje. Trzeba na nią odpowiedzieć.
story-y1-the-ghost-still-walks = Bębny mówią, że zamaskowany człowiek nie żyje. Niech ci, którzy w to wierzą, przekonają się po kolei, że jest inaczej.
story-y1-lore-ii = Schwytany łupieżca mówi. Bractwo pali wioskę rybacką na wybrzeżu, by uczcić swój triumf, a ten, kto to zaplanował, wymyka się morzem. Nie możesz być w obu miejscach.
story-y1-lore-iii = Droga jest pełna ludzi biegnących w przeciwną stronę. Jedziesz pod prąd, ku dymowi.
story-y1-the-burning-coast = Nad chatami stoi dym. Zaprowadź ludzi do łodzi.
story-y1-lore-iv = Kanu, wiosło i kilwater, który lśni w blasku księżyca. Gdzieś przed tobą ludzie śmieją się z umarłego.
story-y1-the-pirates-wake = Łupieżcy odpływają o zmierzchu. Płyń ich śladem przez trzciny i rafy.
story-y1-lore-v = O tej nocy będą opowiadać przez sto lat. Młody sokół leci za tobą od świtu, a teraz siada ci na nadgarstku, jakby mieszkał tam zawsze.
story-y1-lore-vi = Za późno albo za wolno. Piraci świętują tę wieść, a ich następna załoga wypływa bez lęku.
story-y1-lore-vii = Twierdza sterczy z morza jak spróchniały ząb. Na murze stoi człowiek z nożem. Widzi maskę w świetle pochodni i po raz pierwszy w życiu się cofa.
story-y1-the-sea-stronghold = Za czarnymi murami czeka ten, który uderzył w plecy.
story-y1-lore-viii = Rama klęczy w przyboju i błaga ducha o litość. Zostawiasz go prawu, bo tak zrobiłby twój ojciec. Bębny zmieniają pieśń, zanim docierasz do domu.
story-y1-lore-ix = Plotka krzepnie w prawdę. Wzdłuż rzek ludzie ostrzą stare noże i nikt już nie szepcze dawnego imienia.
