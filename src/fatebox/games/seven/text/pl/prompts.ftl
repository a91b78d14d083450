# Słownik: hero = bohater, character = postać, gift = dar, quest = wyprawa, space = pole, marker = znacznik,
# sin = grzech, cataclysm = kataklizm, treasure = skarb, elixir = eliksir, castle = zamek, estate = posiadłość,
# temple = świątynia, portal = portal, might = potęga, fame = sława, gold = złoto, the Unnamed = Bezimienny,
# corruption card = karta zepsucia, banner = chorągiew, Regrouping = faza przegrupowania, to man = obsadzić.
prompt-setup-hero = Którym bohaterem grasz?
prompt-step = Wykonaj akcję albo spasuj.
prompt-name = { $card }: który bohater?
prompt-pay =
    { $form ->
        [of] { $card }: jak płacisz?
       *[plain] Pokuta: jak płacisz?
    }
prompt-treasure-marker = { $card }: który ze swoich znaczników zabierasz?
prompt-instants-before = Za chwilę działa { $seat }. Chcesz najpierw czegoś użyć?
prompt-instants-first = Chcesz czegoś użyć przed innymi bohaterami i przed swoją akcją?
prompt-instants-closing = Koniec fazy wypraw: chcesz czegoś użyć przed przegrupowaniem?
prompt-elixir-more = Eliksir daje o jeden dar więcej: w jakim kolorze?
prompt-react-sin =
    { $form ->
        [on]
            { $seat } zagrywa kartę { $card } ({ $function }). Cel: { $target-is ->
                [you] ty
               *[other] { $target }
            }. Anulować ją?
       *[plain] { $seat } zagrywa kartę { $card } ({ $function }). Anulować ją?
    }
prompt-react-recruit = { $seat } werbuje postać { $card }. Anulować to?
prompt-react-quest = { $seat } bierze udział w wyprawie { $card }. Anulować to?
prompt-react-cataclysm = Kataklizm { $card }: chcesz się przed nim uchronić?
prompt-complete-quest = Kilka wypraw jest ukończonych: która jest pierwsza?
prompt-draft = Który skarb bierzesz?
prompt-sins-discard = Którą kartę grzechu odrzucasz?
prompt-unnamed = Zagraj kartę albo żadnej.
prompt-hero-source = { $card }: z kim wymieniasz dary?
prompt-hero-give = { $card }: które dary oddajesz?
prompt-hero-receive = { $card }: które dary otrzymujesz?
prompt-effect-convert = { $card }: ile wymieniasz?
prompt-effect-resource = { $card }: co zabierasz?
prompt-effect-take-gifts = { $card }: które dary bierzesz?
prompt-effect-steal-gifts = { $card }: które dary zabierasz innemu bohaterowi?
prompt-effect-order = { $card }: który kataklizm będzie następny?
prompt-effect-bury = { $card }: który grzech trafia pod talię grzechów?
prompt-effect-return = { $card }: które grzechy wtasowujesz do talii?
prompt-effect-place = { $card }: które pole wyprawy oznaczasz?
prompt-effect-neutralise = { $card }: który znacznik zastępuje znacznik neutralny?
prompt-effect-discard-treasure = { $card }: który skarb zostaje odrzucony?
prompt-effect-untap = { $card }: którą ze swoich postaci odwracasz do pionu?
prompt-effect-turn = { $card }: którą postać innego bohatera obracasz?
prompt-effect-steal-elixir = { $card }: który eliksir zabierasz?
prompt-effect-recruit = { $card }: kogo werbujesz?
prompt-effect-recruit-revealed = { $card }: czy werbujesz jedną z ujawnionych postaci?
prompt-effect-buy = { $card }: który eliksir bierzesz?
prompt-cataclysm-close = { $card }: które pole zostaje zamknięte?
prompt-loss-either = { $card }: którą stratę wybierasz?
prompt-loss-gifts = { $card }: które dary odrzucasz?
prompt-loss-sin = { $card }: który grzech trafia na stos kart odrzuconych?
prompt-loss-marker = { $card }: który ze swoich znaczników zabierasz z wyprawy?
prompt-loss-turn = { $card }: którą ze swoich postaci obracasz?
prompt-loss-character = { $card }: którą ze swoich postaci odrzucasz?
prompt-loss-elixir = { $card }: który ze swoich eliksirów odrzucasz?
prompt-loss-building = { $card }: który zamek lub którą posiadłość odrzucasz?
prompt-demand = { $card }: jak spełniasz żądanie?
prompt-demand-pay = { $card }: jak płacisz to, czego się żąda?
prompt-demand-penalty = { $card }: którą karę przyjmujesz?
