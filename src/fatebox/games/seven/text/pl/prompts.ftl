# Słownik: hero = bohater, character = postać, gift = dar, quest = wyprawa, space = pole, marker = znacznik,
# sin = grzech, cataclysm = kataklizm, treasure = skarb, elixir = eliksir, castle = zamek, estate = posiadłość,
# temple = świątynia, portal = portal, might = potęga, fame = sława, gold = złoto, the Unnamed = Bezimienny,
# corruption card = karta zepsucia, banner = chorągiew, Regrouping = faza przegrupowania, to man = obsadzić.
prompt-setup-hero = Którym bohaterem grasz?
prompt-step = Wykonaj akcję albo spasuj.
prompt-name =
    { $form ->
        [of] { $card }: który bohater?
       *[plain] Który bohater?
    }
prompt-pay = Jak płacisz?
prompt-treasure-marker = Który ze swoich znaczników zabierasz?
prompt-instants-before = Za chwilę działa { $seat }. Chcesz najpierw czegoś użyć?
prompt-instants-first = Chcesz czegoś użyć przed innymi bohaterami i przed swoją akcją?
prompt-instants-closing = Koniec fazy wypraw: chcesz czegoś użyć przed przegrupowaniem?
prompt-elixir-more = W jakim kolorze jest dodatkowy dar?
prompt-react-sin =
    { $form ->
        [on]
            { $seat } zagrywa kartę { $card }. Cel: { $target-is ->
                [you] ty
               *[other] { $target }
            }. Anulować ją?
       *[plain] { $seat } zagrywa kartę { $card }. Anulować ją?
    }
prompt-react-recruit = { $seat } werbuje postać { $card }. Anulować to?
prompt-react-quest = { $seat } bierze udział w wyprawie { $card }. Anulować to?
prompt-react-cataclysm = Odsłonięto kataklizm: chcesz się przed nim uchronić?
prompt-complete-quest = Która wyprawa zostaje ukończona jako pierwsza?
prompt-draft = Który skarb bierzesz?
prompt-sins-discard = Którą kartę grzechu odrzucasz?
prompt-unnamed = Zagraj kartę albo żadnej.
prompt-hero-source = Z kim wymieniasz dary?
prompt-hero-give = Które dary oddajesz?
prompt-hero-receive = Które dary otrzymujesz?
prompt-effect-convert = Ile wymieniasz?
prompt-effect-resource =
    { $form ->
        [of] { $card }: co zabierasz?
       *[plain] Co zabierasz?
    }
prompt-effect-take-gifts = Które dary bierzesz?
prompt-effect-steal-gifts = Które dary zabierasz innemu bohaterowi?
prompt-effect-order = Który kataklizm będzie następny?
prompt-effect-bury = Który grzech trafia pod talię grzechów?
prompt-effect-return = Które grzechy wtasowujesz do talii?
prompt-effect-place = Które pole wyprawy oznaczasz?
prompt-effect-neutralise = Który znacznik zastępuje znacznik neutralny?
prompt-effect-discard-treasure = Który skarb zostaje odrzucony?
prompt-effect-untap = Którą ze swoich postaci odwracasz do pionu?
prompt-effect-turn = Którą postać innego bohatera obracasz?
prompt-effect-steal-elixir = Który eliksir zabierasz?
prompt-effect-recruit = Kogo werbujesz?
prompt-effect-recruit-revealed = Czy werbujesz jedną z ujawnionych postaci?
prompt-effect-buy = Który eliksir bierzesz?
prompt-cataclysm-close = Które pole zostaje zamknięte?
prompt-loss-either = Którą stratę wybierasz?
prompt-loss-gifts = Które dary odrzucasz?
prompt-loss-sin = Który grzech trafia na stos kart odrzuconych?
prompt-loss-marker = Który ze swoich znaczników zabierasz z wyprawy?
prompt-loss-turn = Którą ze swoich postaci obracasz?
prompt-loss-character = Którą ze swoich postaci odrzucasz?
prompt-loss-elixir = Który ze swoich eliksirów odrzucasz?
prompt-loss-building = Który zamek lub którą posiadłość odrzucasz?
prompt-demand = Jak spełniasz żądanie?
prompt-demand-pay = Jak płacisz to, czego się żąda?
prompt-demand-penalty = Którą karę przyjmujesz?
