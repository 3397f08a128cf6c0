### The server: what it says of itself. Two headings: tables, and people with their requests.

### People and requests

guest-name = Guest { $number }

problem-malformed =
    { $where ->
        [nowhere] The request cannot be read.
       *[other] The request cannot be read: “{ $where }” is not as it should be.
    }
problem-input = This cannot be accepted.
problem-media = The server expects JSON here, or a file sent by a form.
problem-too-large = That is too large for the server.
problem-unknown-path = There is nothing at this address.
problem-method = This cannot be done at this address.
problem-csrf = This request does not come from a page of this site. Reload the page and try again.
problem-session = Your session has ended. Reload the page to go on as a guest, or sign in again.
problem-too-many =
    { $seconds ->
        [one] Too many requests: wait { $seconds } second.
       *[other] Too many requests: wait { $seconds } seconds.
    }
problem-busy = Somebody else was a moment quicker. Look again, then try again.
problem-storage = The server cannot reach its archives. Nothing has been lost, and nothing new has been kept: try again shortly.
problem-internal = The server has made a mistake. It has been noted; nothing that was acknowledged is lost.
problem-unknown-game = There is no such game here.
problem-unknown-scenario = This game has no such scenario.
problem-unknown-rule = The rulebook has no such rule.

problem-name-taken = Another account has this name already.
problem-name-empty = A name needs at least one letter.
problem-has-account = You have an account already.
problem-email = This is not an e-mail address.
problem-webhook = This is not an address that can be called: it must begin with https:// or http:// and lead to a public server.
problem-sign-in = No account has this name and this password.
problem-password-wrong = That is not your password.
problem-password-short = The password is too short: { $least } characters at least.
problem-password-common = This password is among the first that anybody would try. Choose another.
problem-password-name = The password must not be your name.

# Messages that say whose turn it is

notice-subject = Your turn: { $table }
notice-body = It is your turn at the table “{ $table }” ({ $game }).
notice-link = The table: { $url }
notice-why = You receive this message because you asked for it on your account page, where you can also stop it.

# Pages that the server makes itself

page-not-built-title = The client has not been built
page-not-built = The server is running, but its pages are missing. On the machine where Grognard is installed, run “make setup”, then reload this page.

### Games

computer-scripted = By the book
    .about = Plays by rules of thumb, as a sound beginner would. It sees only what its side may see.
computer-random = At random
    .about = Takes any option that the rules allow. A target for one’s first charge.

facts-areas = Areas and roads
facts-blocks = Blocks
facts-cards = Cards
facts-events = Events
facts-scenarios = Scenarios
facts-tables = Tables of the rules

### Tables

# Lists and heads of tables

table-option = { $option }: { $value }
turn-waiting = Waiting for players
turn-mine = Your turn
turn-of = { $seat } to decide
turn-secret-mine = Choose in secret
turn-secret = The sides choose in secret
seats-free = The game begins when every seat is taken.
result-over = The game is over.
result-resigned = { $seat }: resigned.
result-time = { $seat }: out of time.
result-agreed = The players have agreed to end the game.
result-record = The record ends here.
offer-draw = { $seat }: offers to end the game by agreement
offer-undo = { $seat }: asks to take back the last choice

# An owner’s figures

figures-change =
    { $number ->
        [one] { $file }: { $number } entry ({ $entries })
       *[other] { $file }: { $number } entries ({ $entries })
    }

# Problems

problem-unknown-table = There is no such table.
problem-unknown-seat = This table has no such seat.
problem-unknown-invitation = This invitation leads nowhere: it may have been copied incompletely.
problem-unknown-option = This is not among the options now.
problem-unknown-computer = There is no such computer player.
problem-unknown-data = There are no such figures of yours for this game.
problem-unknown-moment = The game has no such moment.
problem-stale = The position has changed meanwhile. Look at the table again, then choose.
problem-refused = The rules do not allow that.
problem-not-your-seat = This is not your seat.
problem-seat-taken = Somebody else has taken this seat.
problem-sits-already = You already sit at this table.
problem-by-invitation = This seat is kept for somebody who has been invited.
problem-waiting = The game has not begun: a seat is still free.
problem-over = This game is over.
problem-frozen = This table was made under rules that this server no longer has. It cannot be played on here; its record can still be downloaded.
problem-seats-wrong = Each seat needs to be given once. The seats are: { $seats }.
problem-option-wrong = The game has no such option, or the option no such value.
problem-clock-empty = A clock needs some time on it.
problem-seed = This server does not let anybody choose the luck of a game.
problem-too-many-tables = You have { $most } tables that are not over. End some of them first.
problem-no-undo = There is nothing to take back.
problem-no-offer = There is no such offer, or no longer.
problem-computer-plays-on = The computer does not agree to end a game early. You may resign.
problem-say-empty = There is nothing in this line.
problem-eyes-later = The other side’s knowledge is shown when the game is over.
problem-record-damaged = This is not a record that can be played again. { $why }
problem-record-game = This record is of a game that this server does not have.
problem-record-rules = This record was made under rules { $theirs }; this server has { $ours }.
problem-record-sealed = The seed of this record is still sealed: it was saved before the game was over.
problem-record-seed = The seed in this record is not the one that was promised at its start.
problem-record-data = This game was played with the figures “{ $name }”. Upload these first.
problem-figures-file = Figures are a file ending in .toml, or a .zip archive of such files.
problem-figures-archive = This archive cannot be read, or holds too much.
problem-figures-name = “{ $name }” is not a file of figures that a game here has.
problem-figures-wrong = These figures do not pass the game’s own checks. { $why }
problem-too-many-figures = You have laid down figures { $most } times, which is as many as are kept.

# What is wrong with a file that was sent

record-flaw-line = { $file }, line { $line }: from here on it cannot be read.
record-flaw-large = { $file }: a number in it is too large, or a list too deep.
record-flaw-kind = { $file }: this file was not written by Grognard.
record-flaw-format = { $file }: it is written in another format than format { $ours }, which this server reads.
record-flaw-twice = { $file }: “{ $field }” stands in it twice.
record-flaw-field = { $file }: “{ $field }” is missing, or cannot be.
record-flaw-entry = { $file }: decision { $number } is damaged.
record-flaw-define = { $file }: its scenario or its options do not exist.
record-flaw-refused = { $file }: decision { $number }, “{ $text }”, cannot be taken there. { $why }
record-flaw-position = { $file }: it ends in another position than the one it was written in.
figures-flaw-text = { $file }: this is not UTF-8 text.
figures-flaw-line = { $file }, line { $line }: this is not TOML.
figures-flaw-file = { $file }: something in this file does not fit.
figures-flaw-entry = { $file }, entry “{ $entry }”: something in it does not fit.
figures-flaw-field = { $file }, entry “{ $entry }”: “{ $field }” is missing, unknown, or cannot be.
figures-flaw-range = { $file }, entry “{ $entry }”: “{ $field }” must lie between { $low } and { $high }.
