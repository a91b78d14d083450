# Drag som inte kan göras eller ångras, och andra fel.
error-technical = Fel: { $detail }
undo-nothing = Det finns inget att ångra.
undo-others = Någon annan har gjort sitt drag sedan dess.
undo-secret = Någon annan väljer i hemlighet nu.
undo-joint = De andras val har avslöjats sedan dess.
undo-final = Reglerna låter dig inte ångra detta ({ $clause }).
undo-chance = Slumpen har avgjort något sedan dess.
undo-cards = Sedan dess har någon sett ett kort som var dolt.
record-damaged = Filen är ändrad eller skadad: kontrollsumman stämmer inte.
record-foreign = Det här är inget sparat parti från Fatebox: fältet ”fatebox” saknas.
gesture-closed = Här finns inget att välja.
gesture-unfinished = Det räcker inte: du måste välja mer.
gesture-amount = Inte { $got } på plats { $place }. Möjligt där: { $possible }.
gesture-unknown = Det finns inget nummer { $number }.
gesture-gone = Du kan inte längre välja { $number }.
gesture-twice = Du valde { $number } två gånger.
gesture-count =
    { $exact ->
        [yes] Välj { $most }, inte { $got }.
       *[no] Välj { $least } till { $most }, inte { $got }.
    }
gesture-together = Du kan inte välja dem tillsammans.
gesture-all = Ange alla { $count }.
gesture-amounts =
    { $count ->
        [one] Ange 1 tal, till exempel { $example }.
       *[other] Ange högst { $count } tal, till exempel { $example }.
    }
gesture-sum =
    { $exact ->
        [yes] Talen måste bli { $most } tillsammans, inte { $got }.
       *[no] Talen måste bli { $least } till { $most } tillsammans, inte { $got }.
    }
gesture-too-much = Alla de talen är inte möjliga.
