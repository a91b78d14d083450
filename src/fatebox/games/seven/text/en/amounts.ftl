# Amounts: gifts by color, money, might.
amount-red = { $count } red
amount-blue = { $count } blue
amount-green = { $count } green
amount-yellow = { $count } yellow
amount-white = { $count } white
amount-purple = { $count } purple
gifts-red =
    { $count ->
        [one] { $count } red gift
       *[other] { $count } red gifts
    }
gifts-blue =
    { $count ->
        [one] { $count } blue gift
       *[other] { $count } blue gifts
    }
gifts-green =
    { $count ->
        [one] { $count } green gift
       *[other] { $count } green gifts
    }
gifts-yellow =
    { $count ->
        [one] { $count } yellow gift
       *[other] { $count } yellow gifts
    }
gifts-white =
    { $count ->
        [one] { $count } white gift
       *[other] { $count } white gifts
    }
gifts-purple =
    { $count ->
        [one] { $count } purple gift
       *[other] { $count } purple gifts
    }
banners-red =
    { $count ->
        [one] { $count } red banner
       *[other] { $count } red banners
    }
banners-blue =
    { $count ->
        [one] { $count } blue banner
       *[other] { $count } blue banners
    }
banners-green =
    { $count ->
        [one] { $count } green banner
       *[other] { $count } green banners
    }
banners-yellow =
    { $count ->
        [one] { $count } yellow banner
       *[other] { $count } yellow banners
    }
banners-white =
    { $count ->
        [one] { $count } white banner
       *[other] { $count } white banners
    }
banners-purple =
    { $count ->
        [one] { $count } purple banner
       *[other] { $count } purple banners
    }
amount-gold = { $count } gold
amount-more-gold = { $count } more gold
amount-fame = { $count } fame
amount-more-fame = { $count } more fame
amount-might = { $count } might
amount-more-might = { $count } more might
amount-nothing = nothing
number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }
