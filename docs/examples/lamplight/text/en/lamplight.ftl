# Everything that Lamplight says. A larger game has a file for each topic.

## Events: the fields of the class are the arguments

event-drew =
    { $seat-is ->
        [you] { "" }
       *[other] { $seat } draws a lamp.
    }
event-drew-card = You draw { $card }.
event-lit =
    { $seat-is ->
        [you] You light { $card }.
       *[other] { $seat } lights { $card }.
    }
event-went-out =
    { $seat-is ->
        [you] Your { $card } goes out.
       *[other] { $seat }'s { $card } goes out.
    }

## Questions, options and reasons why not

prompt-light = Which lamp do you light?
prompt-gust = Which lamp goes out?
option-light = Light { $card }
option-aim = Put out { $card }
refused-lamp = { $card }
refusal-needs = needs { $needs } burning, you have { $burning }

## Cards: each effect has its words, the fields are the arguments

effect-kindle =
    { $cards ->
        [one] draw 1 lamp
       *[other] draw { $cards } lamps
    }
effect-gust = a lamp of another player with at most { $up-to } light goes out
steps = { $first }, then { $rest }
card-text = { CAPITAL($steps) }.

## Settings, the goal, and the terms that hints speak of

setting-turns = Turns
    .help = Turns that each player gets
rules-goal = Light three lamps and have the brightest side of the street.
reason-light = the light on your side
reason-hand = the lamps in your hand
