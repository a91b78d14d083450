# Mängder: gåvor efter färg, guld, ära, makt.
amount-red =
    { $count ->
        [one] { $count } röd
       *[other] { $count } röda
    }
amount-blue =
    { $count ->
        [one] { $count } blå
       *[other] { $count } blå
    }
amount-green =
    { $count ->
        [one] { $count } grön
       *[other] { $count } gröna
    }
amount-yellow =
    { $count ->
        [one] { $count } gul
       *[other] { $count } gula
    }
amount-white =
    { $count ->
        [one] { $count } vit
       *[other] { $count } vita
    }
amount-purple =
    { $count ->
        [one] { $count } lila
       *[other] { $count } lila
    }
gifts-red =
    { $count ->
        [one] { $count } röd gåva
       *[other] { $count } röda gåvor
    }
gifts-blue =
    { $count ->
        [one] { $count } blå gåva
       *[other] { $count } blå gåvor
    }
gifts-green =
    { $count ->
        [one] { $count } grön gåva
       *[other] { $count } gröna gåvor
    }
gifts-yellow =
    { $count ->
        [one] { $count } gul gåva
       *[other] { $count } gula gåvor
    }
gifts-white =
    { $count ->
        [one] { $count } vit gåva
       *[other] { $count } vita gåvor
    }
gifts-purple =
    { $count ->
        [one] { $count } lila gåva
       *[other] { $count } lila gåvor
    }
banners-red =
    { $count ->
        [one] { $count } rött baner
       *[other] { $count } röda baner
    }
banners-blue =
    { $count ->
        [one] { $count } blått baner
       *[other] { $count } blå baner
    }
banners-green =
    { $count ->
        [one] { $count } grönt baner
       *[other] { $count } gröna baner
    }
banners-yellow =
    { $count ->
        [one] { $count } gult baner
       *[other] { $count } gula baner
    }
banners-white =
    { $count ->
        [one] { $count } vitt baner
       *[other] { $count } vita baner
    }
banners-purple =
    { $count ->
        [one] { $count } lila baner
       *[other] { $count } lila baner
    }
amount-gold = { $count } guld
amount-more-gold = { $count } guld till
amount-fame = { $count } ära
amount-more-fame = { $count } ära till
amount-might = { $count } makt
amount-more-might = { $count } makt till
amount-nothing = ingenting
number = { $count }
