game-blurb = Hjältarna återskapar den legendariska rustningen tillsammans, men bara en av dem vinner, om inte Den namnlöse gör det.
idea-1 = Samla gåvor
    .text = Värva figurer, köp elixir, grunda borgar och gods.
idea-2 = Slutför uppdrag tillsammans
    .text = Varje rad uppdrag återställer en del av rustningen.
idea-3 = Vinn ensam
    .text = Den mäktigaste hjälten vinner, om inte fjorton kataklysmer kommer först.
