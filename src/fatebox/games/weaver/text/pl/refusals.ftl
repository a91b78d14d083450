refused-ability = { $ability }
refused-relic = { $relic }
refusal-shards =
    { $cost ->
        [one] kosztuje { $cost } odłamek, masz { $shards }
        [few] kosztuje { $cost } odłamki, masz { $shards }
       *[many] kosztuje { $cost } odłamków, masz { $shards }
    }
refusal-no-target = nie ma teraz dozwolonego celu
refusal-highest = ma już najwyższą rangę
refusal-gold = ranga { ROMAN($rank) } kosztuje { $price } złota, masz { $gold }
