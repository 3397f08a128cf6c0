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
length-minutes = { $low } to { $high } minutes
length-hours =
    { $low }{ $lowHalf ->
        [0] { "" }
       *[other] ½
    } to { $high }{ $highHalf ->
        [0] { "" }
       *[other] ½
    } hours
card-level = Level: { $level }
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
table-frozen = This game was begun under rules that this server no longer has: only its file and its chat remain.
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

## A new table

new-name = New game
new-title = New game: { $scenario }
new-unknown = There is no such scenario.
new-scenario = The scenario
new-seats = The seats
new-rules = The rules
new-clock = How long each player has to decide
new-more = And also
new-summary = The game you are preparing
new-chosen = { $name }: { $value }
new-begin = Begin
new-who = Who plays
new-who-me = me
new-who-me-about = You. If you hold more than one seat, you play at this screen, in turn.
new-who-computer = the computer
new-who-invite = by invitation
new-who-invite-about = Whoever gets your link. You will find it at the table and among your games.
new-who-open = open seat
new-who-open-about = Whoever comes first. The table stands among the open tables.
new-computer = Which one
new-table-title = Title of the table
new-table-title-hint = Optional: to tell it from others.
new-figures-ours = Grognard’s own
new-figures-hint = You own the game? You can play with the figures of your copy.
new-figures-add = Bring them
clock-none = None
clock-none-about = Everybody takes their time.
clock-days = Days for each decision
clock-days-about = For a game by correspondence.
clock-days-amount = Days for each decision
clock-total = A total time
clock-total-about = For a game at one sitting, or a tournament. Whoever runs out of time has lost.
clock-total-amount = Minutes for each player

## The rules

rules-title = Rules of { $game }
rules-lead = Every rule, told in our own words. The questions asked in play, refusals and lines of the log lead here.
rules-game = Game
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule
        [one] One rule
       *[other] { $count } rules
    }{ $terms ->
        [0] { "" }
        [one] { " " }and one term
       *[other] { " " }and { $terms } terms
    }
rules-none = Nothing like that in these rules. Try a single word, or a shorter one.
rules-chapters = Chapters
rules-link = Link to the rule
rules-see = See also:
rules-unknown = There is no rule “{ $rule }” in this rulebook.
glossary = Glossary
glossary-text = The words of the rules, in both languages.
glossary-fr = French
glossary-en = English
facts = Where the figures come from
facts-text = Some of a game’s figures are published nowhere. So each of ours says where it comes from; whoever owns the game can put those of their own copy in its place.
facts-file = Data
facts-share = In proportion

## The account

account-title = Your account
account-guest = You are playing as a guest: nothing to fill in, and your games stay in this browser. An account keeps them, and gives them back to you elsewhere.
account-own = { $name }, your games follow you wherever you sign in.
account-register = Open an account
account-register-text = All your games as a guest come along.
account-register-do = Open the account
account-sign-in = Sign in
account-sign-in-text = You already have an account. The games of this guest will come along.
account-sign-in-do = Sign in
account-name = Name
account-password = Password
account-password-hint = Ten characters at least. A sentence will do.
account-email = E-mail address
account-email-optional = E-mail address (optional)
account-me = You
account-name-shown = Name at the table
account-name-hint = It is also the one you sign in with.
account-sign-out = Sign out
account-signed-out = You have signed out.
account-made = Your account is open, { $name }.
account-entered = You have signed in, { $name }.
account-forget = Delete this account
account-forget-text = Your name, your address and your password are erased for good. The games remain to your opponents, without your name.
account-forget-do = Delete for good
account-forgotten = The account is deleted.
save = Save
saved = Saved.
notices-title = When it is my turn
notices-text = The title of the page always tells. You can also be called:
notices-sound = by two taps on a drum
notices-listen = Listen
notices-browser = by a notification of the browser
notices-browser-unsupported = This browser has no notifications.
notices-browser-denied = This browser denies them to this site: allow them in its settings.
notices-email = by e-mail
notices-webhook = By a webhook (an https address)
notices-webhook-hint = A message is sent there at each of your turns, for instance to a chat room. Leave it empty to get none.
figures-title = My figures
figures-text = You own a game? Bring the figures of your copy, in a compressed folder: only the entries that differ from ours. They are checked, serve at your own tables only, and the table says so.
figures-file = Choose the zip archive of the folder…
figures-hint = What is public and what we have reconstructed:
figures-facts = where the figures come from
figures-done =
    “{ $name }”: { $count ->
        [0] no difference from our figures.
        [one] differences in one file.
       *[other] differences in { $count } files.
    }
figures-mine = What you have brought
figures-one =
    { $name }, { $count ->
        [0] no difference
        [one] differences in one file
       *[other] differences in { $count } files
    }
record-title = Replay a game
record-text = The file of a game, downloaded from a table here or elsewhere, is replayed decision by decision.
record-file = Choose the file of the game…
uploading = Sending…

## About

about-title = About Grognard
about-lead = Napoleonic campaign games, by their full rules, in a browser: against the computer, two at one screen, or by correspondence.
about-rules = The server applies every rule and lets none slip; every question, refusal and number cites its own. The rules are explained in our words, in French and in English.
about-publishers = Grognard has no connection to the authors or publishers of these games. No text, picture or map of theirs is used: everything is told and drawn by us. For the exact figures, buy the games: they are worth it.
about-luck = Honest luck
about-luck-sealed = Before the first decision the server draws a seed of 256 bits, keeps it sealed and publishes its fingerprint: the commitment, which every table shows.
about-luck-opened = When the game is over the seed is revealed. Anybody can check in the page, with a click, that it answers to the commitment and that every draw follows from it.
about-luck-draws = Draw number k is a BLAKE2 hash of k, with the seed as its key: nothing that players or the server do can change it while the game goes on.
about-secrets = What is hidden stays hidden
about-secrets-text = A page receives only what its seat may know. There is nothing to find in the browser that the opponent would rather keep, and the computer plays with what a player in its seat would see.
about-maps = The maps
about-maps-text = The maps are drawn by us, from free sources.
about-facts = Where the figures of { $game } come from
about-licences = Licences
about-licences-text = Grognard is free software, under the MIT licence. It stands on the work of others:
about-typefaces = Typefaces
about-client = In the page
about-server = On the server
