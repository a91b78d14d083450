refused-card = { $card }
refused-creature = { $card }
refused-crystal = Manakristall
refused-discard = Kasta för mana
refused-sacrifice = Offra för mana
refusal-too-dear = kostar { $cost } mana, du har { $mana }
refusal-discarded = du har redan kastat { $number } kort i det här draget
refusal-sacrificed =
    du har redan offrat { $number ->
        [one] { $number } varelse
       *[other] { $number } varelser
    } i det här draget
refusal-sanctuary = den kan inte anfallas före ägarens nästa drag
refusal-immobile = Orörlig: går aldrig till anfall
refusal-slow = Långsam: kom i spel i det här draget
refusal-berserk = Bärsärk: går aldrig till försvar
refusal-no-room = ingen av dina utposter har plats för en försvarare till
refusal-no-site = ingen av dina utposter har plats för en förbättring
refusal-no-sacrifice = du har för få varelser att förstöra
refusal-three-posts = du behöver tre öppna utposter
