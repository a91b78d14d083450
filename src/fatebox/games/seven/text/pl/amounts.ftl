# Liczby: dary według kolorów, złoto, sława, potęga.
amount-red =
    { $count ->
        [one] { $count } czerwony
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
amount-blue =
    { $count ->
        [one] { $count } niebieski
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
amount-green =
    { $count ->
        [one] { $count } zielony
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
amount-yellow =
    { $count ->
        [one] { $count } żółty
        [few] { $count } żółte
       *[many] { $count } żółtych
    }
amount-white =
    { $count ->
        [one] { $count } biały
        [few] { $count } białe
       *[many] { $count } białych
    }
amount-purple =
    { $count ->
        [one] { $count } fioletowy
        [few] { $count } fioletowe
       *[many] { $count } fioletowych
    }
gifts-red =
    { $count ->
        [one] { $count } czerwony dar
        [few] { $count } czerwone dary
       *[many] { $count } czerwonych darów
    }
gifts-blue =
    { $count ->
        [one] { $count } niebieski dar
        [few] { $count } niebieskie dary
       *[many] { $count } niebieskich darów
    }
gifts-green =
    { $count ->
        [one] { $count } zielony dar
        [few] { $count } zielone dary
       *[many] { $count } zielonych darów
    }
gifts-yellow =
    { $count ->
        [one] { $count } żółty dar
        [few] { $count } żółte dary
       *[many] { $count } żółtych darów
    }
gifts-white =
    { $count ->
        [one] { $count } biały dar
        [few] { $count } białe dary
       *[many] { $count } białych darów
    }
gifts-purple =
    { $count ->
        [one] { $count } fioletowy dar
        [few] { $count } fioletowe dary
       *[many] { $count } fioletowych darów
    }
banners-red =
    { $count ->
        [one] { $count } czerwoną chorągiew
        [few] { $count } czerwone chorągwie
       *[many] { $count } czerwonych chorągwi
    }
banners-blue =
    { $count ->
        [one] { $count } niebieską chorągiew
        [few] { $count } niebieskie chorągwie
       *[many] { $count } niebieskich chorągwi
    }
banners-green =
    { $count ->
        [one] { $count } zieloną chorągiew
        [few] { $count } zielone chorągwie
       *[many] { $count } zielonych chorągwi
    }
banners-yellow =
    { $count ->
        [one] { $count } żółtą chorągiew
        [few] { $count } żółte chorągwie
       *[many] { $count } żółtych chorągwi
    }
banners-white =
    { $count ->
        [one] { $count } białą chorągiew
        [few] { $count } białe chorągwie
       *[many] { $count } białych chorągwi
    }
banners-purple =
    { $count ->
        [one] { $count } fioletową chorągiew
        [few] { $count } fioletowe chorągwie
       *[many] { $count } fioletowych chorągwi
    }
amount-gold =
    { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
amount-more-gold = dodatkowo { $count } złota
amount-fame =
    { $count ->
        [one] { $count } punkt sławy
        [few] { $count } punkty sławy
       *[many] { $count } punktów sławy
    }
amount-more-fame =
    { $count ->
        [one] { $count } dodatkowy punkt sławy
        [few] { $count } dodatkowe punkty sławy
       *[many] { $count } dodatkowych punktów sławy
    }
amount-might =
    { $count ->
        [one] { $count } punkt potęgi
        [few] { $count } punkty potęgi
       *[many] { $count } punktów potęgi
    }
amount-more-might =
    { $count ->
        [one] { $count } dodatkowy punkt potęgi
        [few] { $count } dodatkowe punkty potęgi
       *[many] { $count } dodatkowych punktów potęgi
    }
amount-nothing = nic
number = { $count }
