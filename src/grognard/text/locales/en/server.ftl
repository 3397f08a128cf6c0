### The server: what it says of itself. Two headings: tables, and people with their requests.

### People and requests

guest-name = Guest { $number }

problem-malformed =
    { $where ->
        [nowhere] The request cannot be read.
       *[other] The request cannot be read: “{ $where }” is not as it should be.
    }
problem-input = This cannot be accepted: { $what }
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
