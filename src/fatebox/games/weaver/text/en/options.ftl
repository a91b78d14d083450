option-play = Play { $card } ({ $suit }) at place { $place }
option-use =
    { $cost ->
        [one] { $ability } ({ $cost } shard)
       *[other] { $ability } ({ $cost } shards)
    }
option-use-target =
    { $cost ->
        [one] { $ability } ({ $cost } shard): { $target }
       *[other] { $ability } ({ $cost } shards): { $target }
    }
option-buy = Buy { $relic }, rank { ROMAN($rank) }, for { $price } gold
option-finish = Finish the reading
suit-happiness = happiness
suit-love = love
suit-power = power
suit-wealth = wealth
hour-sun = day
hour-moon = night
hour-blood-moon = blood moon
