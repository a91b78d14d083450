game-blurb = Hjältarna återskapar den legendariska rustningen tillsammans, men bara en av dem vinner, om inte Den namnlöse gör det.
