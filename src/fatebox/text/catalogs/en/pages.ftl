app-title = Fatebox
app-motto = Five card games in one box
app-unofficial = An unofficial fan implementation. The names of the games belong to their owners.
language-title = Language
    .help = Also for cards and rules.
nav-home = Games
nav-rules = Rules
nav-cards = Cards
home-play = Play
home-rules = Rules
home-cards = Cards
home-yours = Continue
home-open = Open tables
home-continue = Continue
home-look = Look
home-join = Join
home-players = { $from }–{ $to } players
home-player =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
name-guest = Guest
name-ask = What shall we call you?
name-save = That's me
name-change = Change name
name-you = You are { $name }
name-carry = Play on another device
name-link = Open this link on the other device. It works once, for a day.
new-title = A new game of { $game }
new-seats = Who plays?
new-count = Number of players
new-options = Options
new-start = Start
new-you = You
new-person = A person at this device
new-open = A friend, by a link
new-bot = Bot: { $bot }
new-listed = Everybody may join
lobby-waiting =
    Waiting for { $count ->
        [one] { $count } more player
       *[other] { $count } more players
    }
lobby-invite = Send this link to your friends:
lobby-copy = Copy link
lobby-copied = Copied
lobby-start = Start with bots instead
lobby-leave = Leave the table
lobby-join = Take a seat
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-random = random
bot-greedy = greedy
arrive-replace = Continue as the person of the link
replay-title = Replay
replay-start = The start of the game
replay-answer = { $who }: { $what }
replay-answered = { $who } answered
replay-by-bot = given by a bot
replay-by-clock = taken when the time was up
replay-spectator = A spectator
replay-all = All cards open
replay-player = Player { $number }
replay-chances = Chances and costly decisions
replay-controls = Back and forth
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-mistake = Next mistake
replay-speed = Speed
replay-slider = Moment
replay-place = { $scene } of { $scenes }
replay-eye = Seen by
replay-playon = Play on from here
replay-playon-text = In a copy of the game, against bots; the cards lie as they lay
replay-link = Copy link to this moment
replay-save = Save as a file
replay-open = Open a saved game
replay-drop = Drop the record of a game to look at it
replay-look = Replay
fair-title = Fair play
fair-short = The shuffles were fixed before the game began, and can be checked when it is over.
fair-read = How that works
fair-seal = Fingerprint of this table:
fair-intro = Nobody at this table, and nobody who runs it, can choose the cards as the game goes on. All chance follows from one number, the seed, which is fixed before anybody has decided anything.
fair-step-seed = When a table is opened, the server draws a seed of 128 random bits. Every shuffle and every die of the game follows from it.
fair-step-seal = The fingerprint of the seed (SHA-256) is shown at once, under More: nobody can find the seed from it, and no other seed has the same one.
fair-step-play = While the game is played the seed stays on the server. Views are made there, for each seat: what you may not see is never sent to you.
fair-step-open = When the game is over, its record can be saved from the replay. It holds the seed and every answer.
fair-step-check = This command plays the record again from its seed, checks that every answer was legal, and compares the fingerprint:
fair-bots = Bots are given what their seat may know and nothing more: they think in imagined worlds in which all hidden cards are dealt anew. Tests exchange the hidden cards and see that no bot decides otherwise.
fair-limits = What this does not prove: that the person who runs the server has not looked at the seed. Play on a server that you trust, or on your own.
report-title = Report a problem
report-running = This makes one file that shows the table as you see it, with the versions and the last error. What you do not know is not in it.
report-over = This makes one file with the record of the game, the versions and the last error.
report-words = What went wrong?
report-save = Save the report
rules-search = Search the rules
rules-title = Rules of { $game }
rules-found =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
cards-title = Cards of { $game }
cards-search = Search the cards
cards-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
home-playnow = Play now
home-start = Start a game
home-over = Finished games
home-friends = With friends
home-learned = Learned
home-minutes = { $from }–{ $to } min
home-weight-1 = Easy to learn
home-weight-2 = Medium
home-weight-3 = Demanding
home-all = Show all { $count }
home-tile-over = Finished
home-tile-open = Open to all
home-tile-waiting = Waiting for players
home-tile-yours = Your turn
home-tile-playing = In progress
nav-play = Play
nav-learn = Learn
nav-progress = Progress
home-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-yours = Your table for { $game }
lobby-invites = { $who } invites you to a game of { $game }
lobby-table = At the table
lobby-seat = Seat { $number }
lobby-free = free
lobby-full = The table is full
lobby-wish = What would you like to play?
    .help = Players choose in seat order when the game begins. Yours is taken for you if it is still free.
lobby-name = Your name at the table
lobby-no-account = No account needed.
lobby-clock = { $minutes } minutes for each player
lobby-no-clock = No clock: pause whenever you like.
lobby-stand-in = A bot takes over for somebody who leaves.
lobby-no-stand-in = The table waits for everybody.
lobby-hints = Hints are on.
lobby-no-hints = No hints.
lobby-options = Agreed for this game:
lobby-with = { $option }
lobby-without = Without: { $option }
rules-spread = The game on two pages
rules-contents = Contents
rules-detail = In detail
rules-section = The whole section
rules-rulings = Rulings
rules-examples = Worked examples
rules-decisions = Decisions
home-with = { $game } with { $who }
home-new = New here? Start with { $game }
    .text = The easiest of the five. A guide shows you everything in your first game.
daily-name = Daily deal
daily-title = One deal for everyone
daily-facts = { $level } · one try a day
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-leader = { $who } leads with { $score }
daily-won =
    { $score ->
        [one] You won with { $score } point.
       *[other] You won with { $score } points.
    }
daily-lost = You lost it. There is another one tomorrow.
daily-play = Play today’s deal
rules-games = Rules of the other games
rules-asked = Often asked
lobby-note = Write a note: whoever opens your link reads it.
lobby-watch = Just watch
lobby-watching = You’re watching. The board opens here as soon as the game starts.
lobby-sit = Take a seat after all
lobby-starts = { $who } can start as soon as you sit down.
