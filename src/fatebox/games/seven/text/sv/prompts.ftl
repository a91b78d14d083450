# Ordlista: hero = hjälte, character = figur, gift = gåva, quest = uppdrag, space = ruta, marker = markör,
# sin = synd, cataclysm = kataklysm, treasure = skatt, elixir = elixir, castle = slott, estate = gods,
# temple = tempel, portal = portal, might = makt, fame = ära, gold = guld, the Unnamed = den namnlöse,
# corruption card = fördärvskort, banner = baner, Regrouping = omgruppering, to man = bemanna.
prompt-setup-hero = Vilken hjälte spelar du?
prompt-step = Gör en handling eller passa.
prompt-name = { $card }: vilken hjälte?
prompt-pay =
    { $form ->
        [of] { $card }: hur betalar du?
       *[plain] Hur betalar du för botgöringen?
    }
prompt-treasure-marker = { $card }: vilken av dina markörer tar du tillbaka?
prompt-instants-before = { $seat } ska agera. Vill du använda något först?
prompt-instants-first = Vill du använda något före de andra hjältarna, och innan du agerar?
prompt-instants-closing = Uppdragsfasen är slut: vill du använda något före omgrupperingen?
prompt-elixir-more = Elixiret ger en gåva till: vilken färg?
prompt-react-sin =
    { $form ->
        [on]
            { $seat } spelar { $card } ({ $function }) mot { $target-is ->
                [you] dig
               *[other] { $target }
            }. Vill du stoppa det?
       *[plain] { $seat } spelar { $card } ({ $function }). Vill du stoppa det?
    }
prompt-react-recruit = { $seat } rekryterar { $card }. Vill du stoppa det?
prompt-react-quest = { $seat } deltar i { $card }. Vill du stoppa det?
prompt-react-cataclysm = Kataklysmen { $card } avslöjas. Vill du skydda dig mot den?
prompt-complete-quest = Flera uppdrag är slutförda: vilket kommer först?
prompt-draft = Vilken skatt tar du?
prompt-sins-discard = Vilket syndkort kastar du?
prompt-unnamed = Spela ett kort, eller inget.
prompt-hero-source = { $card }: med vem byter du gåvor?
prompt-hero-give = { $card }: vilka gåvor ger du bort?
prompt-hero-receive = { $card }: vilka gåvor får du?
prompt-effect-convert = { $card }: hur mycket växlar du?
prompt-effect-resource = { $card }: vad tar du?
prompt-effect-take-gifts = { $card }: vilka gåvor tar du?
prompt-effect-steal-gifts = { $card }: vilka gåvor tar du från den andra hjälten?
prompt-effect-order = { $card }: vilken kataklysm kommer härnäst?
prompt-effect-bury = { $card }: vilken synd läggs under syndleken?
prompt-effect-return = { $card }: vilka synder blandar du in i leken?
prompt-effect-place = { $card }: vilken uppdragsruta markerar du?
prompt-effect-neutralise = { $card }: vilken markör ersätts av en neutral?
prompt-effect-discard-treasure = { $card }: vilken skatt kastas?
prompt-effect-untap = { $card }: vilken av dina figurer reser du upp?
prompt-effect-turn = { $card }: vilken av den andra hjältens figurer vrider du?
prompt-effect-steal-elixir = { $card }: vilket elixir tar du?
prompt-effect-recruit = { $card }: vem rekryterar du?
prompt-effect-recruit-revealed = { $card }: rekryterar du en av de avslöjade figurerna?
prompt-effect-buy = { $card }: vilket elixir tar du?
prompt-cataclysm-close = { $card }: vilken ruta stängs?
prompt-loss-either = { $card }: vilken förlust väljer du?
prompt-loss-gifts = { $card }: vilka gåvor kastar du?
prompt-loss-sin = { $card }: vilken synd läggs i kasthögen?
prompt-loss-marker = { $card }: vilken av dina uppdragsmarkörer tar du tillbaka?
prompt-loss-turn = { $card }: vilken av dina figurer vrider du?
prompt-loss-character = { $card }: vilken av dina figurer kastar du?
prompt-loss-elixir = { $card }: vilket av dina elixir kastar du?
prompt-loss-building = { $card }: vilket slott eller gods kastar du?
prompt-demand = { $card }: hur uppfyller du kravet?
prompt-demand-pay = { $card }: hur betalar du det som krävs?
prompt-demand-penalty = { $card }: vilket straff tar du?
