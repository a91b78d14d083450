# Ordlista: hero = hjälte, character = figur, gift = gåva, quest = uppdrag, space = ruta, marker = markör,
# sin = synd, cataclysm = kataklysm, treasure = skatt, elixir = elixir, castle = slott, estate = gods,
# temple = tempel, portal = portal, might = makt, fame = ära, gold = guld, the Unnamed = den namnlöse,
# corruption card = fördärvskort, banner = baner, Regrouping = omgruppering, to man = bemanna.
prompt-setup-hero = Vilken hjälte spelar du?
prompt-step = Gör en handling eller passa.
prompt-name =
    { $form ->
        [of] { $card }: vilken hjälte?
       *[plain] Vilken hjälte?
    }
prompt-pay = Hur betalar du?
prompt-treasure-marker = Vilken av dina markörer tar du tillbaka?
prompt-instants-before = { $seat } ska agera. Vill du använda något först?
prompt-instants-first = Vill du använda något före de andra hjältarna, och innan du agerar?
prompt-instants-closing = Uppdragsfasen är slut: vill du använda något före omgrupperingen?
prompt-elixir-more = Vilken färg har den extra gåvan?
prompt-react-sin =
    { $form ->
        [on]
            { $seat } spelar { $card } mot { $target-is ->
                [you] dig
               *[other] { $target }
            }. Vill du stoppa det?
       *[plain] { $seat } spelar { $card }. Vill du stoppa det?
    }
prompt-react-recruit = { $seat } rekryterar { $card }. Vill du stoppa det?
prompt-react-quest = { $seat } deltar i { $card }. Vill du stoppa det?
prompt-react-cataclysm = En kataklysm avslöjas. Vill du skydda dig mot den?
prompt-complete-quest = Vilket uppdrag slutförs först?
prompt-draft = Vilken skatt tar du?
prompt-sins-discard = Vilket syndkort kastar du?
prompt-unnamed = Spela ett kort, eller inget.
prompt-hero-source = Med vem byter du gåvor?
prompt-hero-give = Vilka gåvor ger du bort?
prompt-hero-receive = Vilka gåvor får du?
prompt-effect-convert = Hur mycket växlar du?
prompt-effect-resource =
    { $form ->
        [of] { $card }: vad tar du?
       *[plain] Vad tar du?
    }
prompt-effect-take-gifts = Vilka gåvor tar du?
prompt-effect-steal-gifts = Vilka gåvor tar du från den andra hjälten?
prompt-effect-order = Vilken kataklysm kommer härnäst?
prompt-effect-bury = Vilken synd läggs under syndleken?
prompt-effect-return = Vilka synder blandar du in i leken?
prompt-effect-place = Vilken uppdragsruta markerar du?
prompt-effect-neutralise = Vilken markör ersätts av en neutral?
prompt-effect-discard-treasure = Vilken skatt kastas?
prompt-effect-untap = Vilken av dina figurer reser du upp?
prompt-effect-turn = Vilken av den andra hjältens figurer vrider du?
prompt-effect-steal-elixir = Vilket elixir tar du?
prompt-effect-recruit = Vem rekryterar du?
prompt-effect-recruit-revealed = Rekryterar du en av de avslöjade figurerna?
prompt-effect-buy = Vilket elixir tar du?
prompt-cataclysm-close = Vilken ruta stängs?
prompt-loss-either = Vilken förlust väljer du?
prompt-loss-gifts = Vilka gåvor kastar du?
prompt-loss-sin = Vilken synd läggs i kasthögen?
prompt-loss-marker = Vilken av dina uppdragsmarkörer tar du tillbaka?
prompt-loss-turn = Vilken av dina figurer vrider du?
prompt-loss-character = Vilken av dina figurer kastar du?
prompt-loss-elixir = Vilket av dina elixir kastar du?
prompt-loss-building = Vilket slott eller gods kastar du?
prompt-demand = Hur uppfyller du kravet?
prompt-demand-pay = Hur betalar du det som krävs?
prompt-demand-penalty = Vilket straff tar du?
