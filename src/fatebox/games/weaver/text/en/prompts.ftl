prompt-read-play =
    { $left ->
        [one] { $visitor } waits: play your last card or use a relic.
       *[other] { $visitor } waits: play a card or use a relic. { $left } cards to go.
    }
prompt-read-finish =
    { $fails ->
        [yes] { $visitor }’s reading fails as it lies. Use a relic, or finish and lose?
       *[no] { $visitor }’s reading is complete. Finish it or use a relic.
    }
prompt-renovate-buy = You have { $gold } gold. Buy a relic or continue.
