prompt-faction = Wybierz swoją frakcję.
prompt-shard-count = Ile losowych kart Odłamków bierzesz?
prompt-deck-list = Którą talią grasz?
prompt-deck-list-copies = Ile kopii karty { $card } ma twoja talia?
prompt-draft-pick = Zatrzymaj dwie karty z tej ręki.
prompt-skip-step-first = Pierwszy Krok: dobierz dwie karty albo go pomiń.
prompt-skip-step-second = Drugi Krok: weź manę i zagrywaj karty albo go pomiń.
prompt-upkeep-order = Która z twoich zdolności zadziała teraz?
prompt-play-action =
    Zagraj kartę, kup Kryształ Many albo zakończ. Masz { $mana ->
        [one] { $mana } manę
        [few] { $mana } many
       *[many] { $mana } many
    }.
prompt-upgrade-place = Dokąd trafia { $card }?
prompt-moves = Przesuń swoje stworzenia albo pomiń Trzeci Krok.
prompt-defend-assign = Której Placówki broni { $card }?
prompt-group-up = Kto dołącza do ataku, który prowadzi { $card }?
prompt-attack-assign = Którą Placówkę atakuje ta grupa: { $cards }?
prompt-assault-order = Który szturm rozstrzygasz teraz?
prompt-ambush-order = Która Zasadzka zadziała teraz?
prompt-trigger-order = Która z twoich zdolności zadziała teraz?
prompt-rally-pick = { $card }: które stworzenia dołączają do obrony?
prompt-attacker-damage = Rozdziel obrażenia ({ $points }), cel: { $post }.
prompt-defender-damage = Rozdziel obrażenia ({ $points }) między atakujących. Zadaje je { $post }.
prompt-exhaust-damage = Twoja talia się skończyła: rozdziel obrażenia między swoje Placówki.
prompt-reassign = Twoja Placówka upadła. Dokąd idzie { $card }?
prompt-effect-mode = { $card }: wybierz jedno.
prompt-opp-choice = { $card }: wybierz jedno.
prompt-effect-target = { $card }: { $effect }. Wybierz cel.
prompt-effect-target-opponent = { $card }: { $effect }. Wybierz przeciwnika.
prompt-effect-target-several = { $card }: { $effect }. Wybierz cele albo zakończ.
prompt-effect-target-doom = { $card }: zniszcz jedno ze swoich stworzeń.
prompt-discard-forced = { $card }: odrzuć dowolną kartę.
prompt-hand-pick = { $card }: wybierz kartę z tej ręki do odrzucenia.
prompt-scry = { $card }: które z tych kart odkładasz na spód talii?
prompt-scry-top = { $card }: którą kartę kładziesz jako następną na wierzchu talii?
prompt-scry-bottom = { $card }: którą kartę kładziesz jako następną na spodzie talii?
prompt-search-pick = { $card }: weź jedną kartę albo żadnej nie bierz.
prompt-reward-pick-from = Z czyjej talii bierzesz kartę?
prompt-reward-pick = Którą kartę bierzesz?
