prompt-read-play =
    { $left ->
        [one] { $visitor } waits: play your last card{ $relics ->
            [yes] {" "}or use a relic
           *[no] {""}
        }.
       *[other] { $visitor } waits: play a card{ $relics ->
            [yes] {" "}or use a relic
           *[no] {""}
        }. { $left } cards to go.
    }
prompt-read-finish =
    { $fails ->
        [yes] { $relics ->
            [yes] { $visitor }’s reading fails as it lies. Use a relic, or finish and lose?
           *[no] { $visitor }’s reading fails, and no relic can save it.
        }
       *[no] { $relics ->
            [yes] { $visitor }’s reading is complete. Finish it or use a relic.
           *[no] { $visitor }’s reading is complete.
        }
    }
prompt-renovate-buy = You have { $gold } gold. Buy a relic or continue.
