# Nyckelord och vad de betyder.
keyword-swift = Snabb
    .meaning = får flytta två gånger i samma tredje steg
keyword-slow = Långsam
    .meaning = får inte gå till anfallsstyrkan i det drag då den kommer i spel
keyword-berserk = Bärsärk
    .meaning = försvarar aldrig
keyword-immobile = Orörlig
    .meaning = går aldrig till anfallsstyrkan
keyword-guard = Vakt
    .meaning = när den försvarar kan utposten och försvarare utan Vakt tilldelas skada bara om varje försvarare med Vakt tilldelas dödlig skada
keyword-elusive = Undflyende
    .meaning = när den anfaller kan den tilldelas skada bara om varje varelse i gruppen utan Undflyende tilldelas dödlig skada
keyword-pierce = Genomslag { $value }
    .meaning = dess stormning sänker det samlade försvaret med { $value } (inte under 0)
keyword-siege = Belägring { $value }
    .meaning = om dess stormning lägger en markör på en utpost lägger den { $value } till på den
keyword-harvest = Skörd { $value }
    .meaning = ger { $value } mer mana när du offrar den för mana
keyword-resonance =
    { $value ->
        [none] Resonans
       *[other] Resonans { $value }
    }
    .meaning = får { $bonuses } för varje manakristall du har
