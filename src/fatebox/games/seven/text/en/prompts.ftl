prompt-setup-hero = Which hero do you play?
prompt-step = Take an action or pass.
prompt-name = { $card }: which hero?
prompt-pay =
    { $form ->
        [of] { $card }: how do you pay?
       *[plain] How do you pay to atone?
    }
prompt-treasure-marker = { $card }: which of your markers do you take back?
prompt-instants-before = { $seat } is about to act. Use something first?
prompt-instants-first = Use something before the other heroes may, and before you act?
prompt-instants-closing = The Quest Phase is over. Use something before Regrouping?
prompt-elixir-more = The elixir gives one gift more: which color?
prompt-react-sin =
    { $form ->
        [on]
            { $seat } plays { $card } ({ $function }) on { $target-is ->
                [you] you
               *[other] { $target }
            }. Cancel it?
       *[plain] { $seat } plays { $card } ({ $function }). Cancel it?
    }
prompt-react-recruit = { $seat } recruits { $card }. Cancel it?
prompt-react-quest = { $seat } takes part in { $card }. Cancel it?
prompt-react-cataclysm = The cataclysm { $card } is revealed. Protect yourself from it?
prompt-complete-quest = Several quests are complete: which one comes first?
prompt-draft = Which treasure do you take?
prompt-sins-discard = Which sin card do you discard?
prompt-unnamed = Play a card or pass.
prompt-hero-source = { $card }: who do you exchange gifts with?
prompt-hero-give = { $card }: which gifts do you give?
prompt-hero-receive = { $card }: which gifts do you receive?
prompt-effect-convert = { $card }: how much do you exchange?
prompt-effect-resource = { $card }: what do you take?
prompt-effect-take-gifts = { $card }: which gifts do you take?
prompt-effect-steal-gifts = { $card }: which gifts do you take from the other hero?
prompt-effect-order = { $card }: which cataclysm comes next?
prompt-effect-bury = { $card }: which sin do you put under the sin deck?
prompt-effect-return = { $card }: which sins do you shuffle into the deck?
prompt-effect-place = { $card }: which quest space do you mark?
prompt-effect-neutralise = { $card }: which marker do you replace with a neutral one?
prompt-effect-discard-treasure = { $card }: which treasure do you discard?
prompt-effect-untap = { $card }: which of your characters do you turn upright?
prompt-effect-turn = { $card }: which character of the other hero do you turn?
prompt-effect-steal-elixir = { $card }: which elixir do you take?
prompt-effect-recruit = { $card }: who do you recruit?
prompt-effect-recruit-revealed = { $card }: do you recruit one of the revealed characters?
prompt-effect-buy = { $card }: which elixir do you take?
prompt-cataclysm-close = { $card }: which space closes?
prompt-loss-either = { $card }: which loss do you choose?
prompt-loss-gifts = { $card }: which gifts do you discard?
prompt-loss-sin = { $card }: which sin do you discard?
prompt-loss-marker = { $card }: which of your quest markers do you take back?
prompt-loss-turn = { $card }: which of your characters do you turn?
prompt-loss-character = { $card }: which of your characters do you discard?
prompt-loss-elixir = { $card }: which of your elixirs do you discard?
prompt-loss-building = { $card }: which castle or estate do you discard?
prompt-demand = { $card }: how do you meet the demand?
prompt-demand-pay = { $card }: how do you pay what is demanded?
prompt-demand-penalty = { $card }: which penalty do you take?
