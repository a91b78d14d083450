event-taken-back =
    { $seat-is ->
        [you] You undo your last move.
       *[other] { $seat } undoes the last move.
    }
event-stood-in =
    A bot answers for { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
event-time-up =
    { $seat-is ->
        [you] Your time
       *[other] The time of { $seat }
    } is up: the default answer is taken.
consent-ask = Ask the others
consent-undo = { $who } asks to undo the last move, although something has been revealed since.
consent-undo-yours = You ask to undo your last move.
consent-open = Still to answer: { $who }
consent-refused = { $who } refused.
consent-agree = Agree
consent-refuse = Refuse
consent-withdraw = Withdraw
chat-title = Chat
chat-new = Chat ({ $count })
chat-line = Say something
chat-send = Send
chat-mute = Mute { $who }
chat-muted = Muted: { $who }
chat-hear = Hear { $who } again
chat-looker = { $name } (looking on)
chat-audience = Those who look on may write in the chat
chat-reading = Only those who play write here.
looking-count = { $count } watching
looking-title = Looking on
looking-text = Whoever opens this link sees what lies open on the table, and no hidden card:
rematch-go = The next game has begun: go there
consent-pause = { $who } asks for a pause.
consent-pause-yours = You ask for a pause.
time-title = Time
time-bank = Time for each player
time-none = As much as you like
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-increment = Each answer adds
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-late = When the time is up
time-late-default = the simplest answer is taken
time-late-bot = a bot answers
time-absent = When somebody is away
time-absent-never = all wait
time-absent-after =
    a bot takes over after { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-of = Time of { $who }
time-question = For this question
time-standin = A bot plays for { $who }
time-pause = Pause
time-paused = Paused
time-resume = Go on
event-outgrown = The rules have changed since: the latest answers no longer fit. They are set aside, and the game goes on before them.
