# Kortens texter, sammansatta av effekter (`effects.ftl`) och nyckelord (`keywords.ftl`); ordlista i `effects.ftl`.
static-post = den här utposten har { $bonuses }
static-cap =
    den här utposten tål { $limit ->
        [one] { $limit } markör
       *[other] { $limit } markörer
    } till innan den förstörs
static-ward = fienders kort kan inte lägga markörer på den här utposten annat än genom en stormning
static-sac-bonus = den första varelsen du offrar för mana i varje drag ger { $amount } mer mana
static-discount = dina förbättringar kostar { $amount } mindre
static-facedown-cost = kostar { $cost } när du lägger den dold
static-cut = manakristaller kostar dig { $amount } mindre (aldrig under { $floor })
static-aura =
    { $at ->
        [self] den här varelsen har
        [own_offense] dina varelser i anfallsstyrkan har
        [own_other_small] dina andra varelser med kostnad högst { $small } har
       *[defenders_here] varelser som försvarar den här utposten har
    } { $bonuses }
static-aura-per-upgrade = den här varelsen har { $bonuses } per öppen förbättring på utposten den försvarar
static-aura-post = var och en av dina utposter har { $bonuses }
ability-arrive = När du spelar den: { $steps }.
ability-cast = { CAPITAL($steps) }.
ability-ambush = Bakhåll (när ett anfall vänder upp kortet): { $steps }.
ability-upkeep = I början av ditt andra steg: { $steps }.
ability-onslaught = När gruppens stormning börjar: { $steps }.
ability-hold = När den här utposten anfalls: { $steps }.
ability-raid = När dess stormning lägger en markör på en utpost: { $steps }.
ability-fall = När den förstörs: { $steps }.
ability-ruin = När den här utposten förstörs: { $steps }.
ability-static = { CAPITAL($steps) }.
ability-static-defending = { CAPITAL($steps) } medan den försvarar.
condition-defending = om den försvarar, { $steps }
condition-host-defended = om en varelse försvarar den här utposten, { $steps }
condition-has-crystal = om du har en manakristall, { $steps }
condition-three-posts = spela bara om du har tre öppna utposter. { CAPITAL($steps) }
steps = { $first }; { $rest }
steps-after-cost = { $first }. { CAPITAL($rest) }
sentences = { $first } { $rest }
keyword = { $keyword }: { $keyword-meaning }.
card-plain = En vanlig varelse, utan nyckelord och förmågor.
card-outpost =
    Förstörs av { $limit } markörer. Ger { $mana } mana i början av varje drag. Rymmer upp till { $upgrades } förbättringar och { $defenders } försvarare. Varje spelare får högst { $per-player } i ett parti.
    .name = Utpost
card-mana-crystal =
    Kostar { $cost } mana, aldrig mindre än { $floor }. Ger { $income } mana i början av varje senare drag. Dra { $draw } kort när du köper en. { $to-win } stycken vinner partiet.
    .name = Manakristall
card-empty-deck = När leken har för få kort att dra fördelar du { $damage } skada på dina utposter.
    .name = Tom lek
deck-name-siege-line = Belägringslinjen
deck-name-grand-works = Storverken
deck-name-deep-roots = Djupa rötter
deck-name-long-knives = Långa knivar
