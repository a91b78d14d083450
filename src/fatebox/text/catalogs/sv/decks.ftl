# Problem med kortlekar och samlingar, och sådant som kampanjer inte tillåter.
error-lines =
    { $first }
    { $rest }
problem-of-card = { $card }: { $what } ({ $clause })
problem-of-list = { $what } ({ $clause })
problem-card-at = { $where }.{ $card }: { $what } ({ $clause })
problem-list-at = { $where }: { $what } ({ $clause })
problem-unknown =
    { $near-count ->
        [0] det finns inget sådant kort
       *[other] det finns inget sådant kort; menar du { $near-or }?
    }
problem-number = antalet exemplar måste vara ett heltal från 1, inte { $got }
problem-twice = kortet nämns två gånger
problem-foreign = inte tillgängligt: ett kort för { $faction }
problem-common = inte tillgängligt: det hör inte till någon fraktion
problem-nobody = ingen kan äga det här kortet
problem-too-many = { $number } exemplar, { $there } tillgängliga
problem-deck-size = kortleken har { $number } kort, den måste ha { $size }
problem-collection-size = samlingen har { $number } kort, den måste ha minst { $least }
problem-too-poor = { $owner } äger { $number } spelarkort, det krävs { $least } för att få välja; tills dess är alla med i kortleken
problem-too-small = { $number } kort, det krävs minst { $least }
problem-copies = { $number } exemplar, högst { $most } är tillåtna
problem-keyword =
    { $owners-count ->
        [0] inget i kortleken tillåter nyckelordet { $keyword }
       *[other] inget i kortleken tillåter nyckelordet { $keyword }; det är för { $owners }
    }
problem-not-owned = legenden äger inte kortet
reward-not-owned = { $player } äger inte { $card } längre
reward-too-few = { $player } har bara { $number } kort kvar (OUT-CAMP.4)
campaign-place =
    { $place }. { $name } ({ $wins ->
        [one] { $wins } vinst
       *[other] { $wins } vinster
    })
campaign-places = { $first }, { $rest }
campaign-over = Kampanjen är slut: { $places } (OUT-CAMP.6). En ny: { $command }
campaign-wrong-faction = { $where }: { $player } spelar { $right }, det här är en kortlek för { $wrong } (OUT-CAMP.5)
campaign-mid-turn = bara ett parti som sparats mellan två drag får kopieras eller flyttas (PHA-SAVE.1, R86). Spela klart draget där det sparades och kopiera det igen
campaign-legends-away = { $legends } är borta: spela först { $adventure } ({ $game }) till slut eller ge upp det (PHA-DECK.1, R84).
campaign-adventure-played = { $adventure } spelas redan ({ $game }) (R84).
campaign-adventure-counted = Äventyret är slut: kampanjen har redan räknat det (R84).
campaign-holdings-changed = { $legend } äger inte samma kort som när äventyret började (R84).
