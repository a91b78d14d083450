campaigns-phantom = Kampanie gry The Phantom
campaigns-phantom-about = To, co Legendy zdobędą w przygodzie, zostaje w ich taliach na następne.
game-blurb = Fabularna kampania dla jednej lub dwóch osób: Duch, Który Kroczy, i Diana, z taliami, które rosną na zawsze.
