### The words of the client, but for those of the table and of the replay, which are in web-table.ftl.

## The frame of every page

title = { $page } · Grognard
title-home = Grognard, the campaigns of Napoleon
title-waiting = ({ $count }) { $title }
skip = Skip to the content
nav = Menu
nav-tables = My games
nav-tables-none = Games
nav-waiting =
    { $count ->
        [one] One game waits for your decision
       *[other] { $count } games wait for your decision
    }
nav-rules = Rules
nav-account = Your account:
nav-sign-in = Sign in
nav-about = About
nav-language = Language
footer = Grognard is free software, with no connection to the publishers of these games.
server-away = The server does not answer. This page keeps trying; everything that was acknowledged is safe.
server-back = The server answers again.
server-trouble = The server could not tell who you are.
notice-your-turn = Your turn: { $table }
again = Try again
loading = One moment…
trouble-unreachable = The server does not answer. Check your connection; this page keeps trying.
trouble-failed = That did not work. Try again; if nothing changes, reload the page.
lost-title = This page could not be loaded
lost-text = The server is out of reach, or a newer version has taken its place. No game is lost.
lost-reload = Reload the page
missing-title = There is nothing at this address
missing-text = The link is incomplete, or the page has moved.
missing-home = See the games and their scenarios

## The home page

home-title = Napoleon’s campaigns, by their full rules
home-lead = Choose a scenario: the board opens at once, and whatever lights up can be played. Against the computer, two at this screen, or with a friend far away; no account is needed.
home-mine = My games in progress
home-mine-all = All my games ({ $count })
home-open = Open tables
home-later = In preparation
home-later-text = These games cannot be played here yet.
game-rules = Rules of { $game }
card-picture = Map of the theatre with both armies in place: { $scenario }
card-learning = A good first game
card-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
card-minutes = { $low } to { $high } minutes
card-hours = { $low } to { $high } hours
card-level = { $level } level
card-auction = The sides are settled by an auction when the game begins.
card-more = More choices…
card-more-for = More choices for “{ $scenario }”
play-computer = Play the computer
play-here = Two at this screen
play-invite = Invite by link
armies = The armies
armies-yours = You command
army-figures =
    { $corps ->
        [one] { $corps } corps
       *[other] { $corps } corps
    }, { $strength ->
        [one] { $strength } strength point
       *[other] { $strength } strength points
    }

## The tables

tables-title = My games
tables-none = You have no games yet.
tables-choose = Choose a scenario
tables-guest = You are playing as a guest: only this browser knows your games.
tables-guest-account = Keep them with an account
tables-turn = Your turn
tables-waiting = Waiting for others
tables-over = Finished
tables-joinable = Open tables
tables-joinable-none = Nobody is looking for an opponent at the moment.
table-your-turn = Your turn
table-frozen = This game was begun under older rules: it can be looked at, but not continued.
table-figures = Owner’s figures: { $name }
table-sit = Take the seat: { $seat }
table-play = Play
table-open = Open
table-replay = Replay
seat-line = { $seat }: { $who }
seat-me = you
seat-here = at this screen
seat-computer = the computer
seat-free = free seat
seat-invited = invited by link
seat-present = here now
seat-clock =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    } on the clock
invitation-for = Link for { $seat }
copy = Copy
copied = Link copied
copy-yourself = The link is selected: copy it yourself.

## The invitation

join-name = An invitation
join-title = An invitation: { $table }
join-lead = { $host } invites you to a game of { $game }.
join-lead-nobody = You are invited to a game of { $game }.
join-option = { $name }. { $about }
join-mine = You already sit at this table.
join-open = Open the table
join-taken = Every seat is taken.
join-watch = Watch the game
join-your-name = Your name at the table
join-no-account = No account is needed.
join-take = Take the seat: { $seat }
join-take-any = Take the seat
clock = Clock
clock-none-set = None: everybody takes their time.
clock-days-set =
    { $amount ->
        [one] One day for each decision.
       *[other] { $amount } days for each decision.
    }
clock-total-set =
    { $amount ->
        [one] One minute for each player for the whole game.
       *[other] { $amount } minutes for each player for the whole game.
    }
figures = Figures
