prompt-setup-hero = Which hero do you play?
prompt-step = Take an action or pass.
prompt-name =
    { $form ->
        [of] { $card }: which hero?
       *[plain] Which hero?
    }
prompt-pay = How do you pay?
prompt-treasure-marker = Which of your markers do you take back?
prompt-instants-before = { $seat } is about to act. Use something first?
prompt-instants-first = Use something before the other heroes may, and before you act?
prompt-instants-closing = The Quest Phase is over. Use something before Regrouping?
prompt-elixir-more = What color is the extra gift?
prompt-react-sin =
    { $form ->
        [on]
            { $seat } plays { $card } on { $target-is ->
                [you] you
               *[other] { $target }
            }. Cancel it?
       *[plain] { $seat } plays { $card }. Cancel it?
    }
prompt-react-recruit = { $seat } recruits { $card }. Cancel it?
prompt-react-quest = { $seat } takes part in { $card }. Cancel it?
prompt-react-cataclysm = A cataclysm is revealed. Protect yourself from it?
prompt-complete-quest = Which quest is completed first?
prompt-draft = Which treasure do you take?
prompt-sins-discard = Which sin card do you discard?
prompt-unnamed = Play a card or pass.
prompt-hero-source = Who do you exchange gifts with?
prompt-hero-give = Which gifts do you give?
prompt-hero-receive = Which gifts do you receive?
prompt-effect-convert = How much do you exchange?
prompt-effect-resource =
    { $form ->
        [of] { $card }: what do you take?
       *[plain] What do you take?
    }
prompt-effect-take-gifts = Which gifts do you take?
prompt-effect-steal-gifts = Which gifts do you take from the other hero?
prompt-effect-order = Which cataclysm comes next?
prompt-effect-bury = Which sin do you put under the sin deck?
prompt-effect-return = Which sins do you shuffle into the deck?
prompt-effect-place = Which quest space do you mark?
prompt-effect-neutralise = Which marker do you replace with a neutral one?
prompt-effect-discard-treasure = Which treasure do you discard?
prompt-effect-untap = Which of your characters do you turn upright?
prompt-effect-turn = Which character of the other hero do you tap?
prompt-effect-steal-elixir = Which elixir do you take?
prompt-effect-recruit = Who do you recruit?
prompt-effect-recruit-revealed = Do you recruit one of the revealed characters?
prompt-effect-buy = Which elixir do you take?
prompt-cataclysm-close = Which space closes?
prompt-loss-either = Which loss do you choose?
prompt-loss-gifts = Which gifts do you discard?
prompt-loss-sin = Which sin do you discard?
prompt-loss-marker = Which of your quest markers do you take back?
prompt-loss-turn = Which of your characters do you tap?
prompt-loss-character = Which of your characters do you discard?
prompt-loss-elixir = Which of your elixirs do you discard?
prompt-loss-building = Which castle or estate do you discard?
prompt-demand = How do you meet the demand?
prompt-demand-pay = How do you pay what is demanded?
prompt-demand-penalty = Which penalty do you take?
