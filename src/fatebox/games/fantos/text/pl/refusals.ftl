refusal-wrong-phase = jej znak nie pasuje do tej fazy
refusal-wrong-moment = w tej chwili nie można jej użyć
refusal-no-payer =
    { $cost ->
        [one] potrzebne wolne Dziedzictwo, które ma { $cost } Odłamek
        [few] potrzebne wolne Dziedzictwo, które ma { $cost } Odłamki
       *[many] potrzebne wolne Dziedzictwo, które ma { $cost } Odłamków
    }
refusal-no-target = teraz nie ma dozwolonego celu
refusal-out = Dziedzictwo jest wyłączone lub uśpione
refusal-forbidden = Próba w grze zabrania zdolności
refusal-used = już użyta w tej turze
refusal-not-untasked = Dziedzictwo nie jest wolne
refusal-too-poor =
    { $task ->
        [yes] musi wydać { $spend } i zachować 1, a ma { $shards }
       *[no] musi wydać { $spend }, a ma { $shards }
    }
refusal-attempted = już próbowana w tej turze
refusal-no-harvest = nie ma ich, odkąd pojawił się Zodraz
refusal-nobody-free = potrzebne wolne Dziedzictwo, które można do niej wysłać
refusal-unaffordable = kosztuje { $price }, masz { $reserve }, a 1 musi zostać
