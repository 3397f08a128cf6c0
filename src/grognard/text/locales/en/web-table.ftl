### The words of the table and of the replay. Those of other pages are in web.ftl.

## The table

table-home = Grognard, home page
table-loading = One moment…
table-close = Close
table-again = Try again
table-to-tables = My games
table-turn = Turn { $turn } of { $last }
table-labelled = { $label }: { $text }
table-offline = Offline: trying again…
table-title-yours = Your turn! { $name }
table-notice = Your turn: { $name }
table-sound = A drum when it is your turn
table-sound-on = A drum beats when it is your turn
table-sound-off = No drum
table-panel = Orders and papers
table-tabs = Papers
table-tab-orders = Orders
table-tab-hand = Hand
table-tab-armies = Armies
table-tab-log = Log
table-tab-talk = Talk
table-tab-affairs = Game
table-tab-fresh = (something new)

## The question

table-yours = Yours to decide, { $side }
table-yours-nobody = Yours to decide
table-theirs = { $side }: the other side decides
table-theirs-seen = Now deciding: { $side }
table-wait = Waiting
table-over = The game is over
table-rule = Rule { $rule }
table-preview = What it would bring: { $label }
table-not-now =
    { $count ->
        [one] One thing is refused now
       *[other] { $count } things are refused now
    }
table-undo = Take this back
table-undo-ask = Ask to take this back
table-undo-asked = The other side is asked to let you take it back.
table-stale = The question has changed in the meantime: here is the new one.
table-plan-stopped = The rest is no longer possible: the march halts here, see for yourself.
table-spectator = You are looking on: you see what both sides see.
table-frozen = This game follows rules that this server no longer has. It cannot be played on; its file remains yours.

## The map

table-map = Map
table-map-keys = Map: the arrow keys move it, plus and minus enlarge or reduce it, zero shows all of it
table-map-offers = You may: { $deeds }
table-zoom = Scale
table-zoom-in = Enlarge
table-zoom-out = Reduce
table-zoom-fit = Whole map
table-bridge = Bridge over: { $river }
table-legend = Signs and sources of the map
table-past = A moment past: turn { $turn }, { $date }
table-past-now = Back to the present

## Previews

table-odds-win = win
table-odds-draw = draw
table-odds-lose = loss
table-odds-mine = You
table-odds-theirs = The enemy
table-odds-cards = Combat cards
table-odds-losses = Expected losses
table-odds-fatigue = Expected fatigue
table-odds-margins = Losses inflicted less losses taken
table-odds-margin = Difference { $margin }: { $chance }
table-odds-told = { $label }: win { $win }, draw { $draw }, loss { $lose }

## Hand, armies, cards

table-in-force = Cards in force
table-hand =
    { $count ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }, { $deck } in the deck, { $discard } in the discard pile
table-no-hands = This game is played without hands of cards.
table-card-colour =
    { $colour ->
        [red] red
        [blue] blue
       *[green] green
    }
table-outcomes = On the table
table-tracks = Tracks

## Log and talk

table-log-empty = Nothing has happened yet.
table-log-turn = Turn { $turn }
table-log-look = See the map at that moment
table-log-earlier =
    { $count ->
        [one] One earlier line
       *[other] { $count } earlier lines
    }
table-talk-none = Nobody has said anything yet.
table-talk-say = Say something
table-talk-send = Send
table-talk-spectator = spectator
table-news = Since your last turn
table-news-show =
    { $count ->
        [one] Show it again
       *[other] Show { $count } operations again
    }
table-news-back = Previous step
table-news-next = Next step
table-news-play = Play
table-news-pause = Pause
table-news-end = My turn now

## The game

table-seats = The players
table-seat-free = free seat
table-seat-me = (you)
table-here = present
table-away = away
table-computer = computer
table-clock-days = { $days } d { $hours } h
table-data = With an owner’s figures: { $name }
table-affairs = Affairs
table-draw-offer = Offer a draw
table-resign = Resign…
table-resign-sure = Really resign? The game will be lost.
table-resign-yes = Yes, resign
table-resign-no = No, play on
table-offer-accept = Accept
table-offer-refuse = Refuse
table-offer-withdraw = Withdraw
table-hold = No cards for me this turn
table-hold-about = You are not offered any cards until the turn ends; the other side sees nothing of it.
table-record = Record
table-record-get = Download the file
table-replay = Replay the game
table-fair = Fair luck
table-fair-about = All luck of this game follows from a seed that was sealed before the first turn. This hash commits to it; at the end the seed is revealed and your browser verifies it by itself.
table-fair-over = The game is over and the seed is revealed. Your browser can verify by itself that it is the one committed to, and that every draw follows from it.
table-fair-commitment = Commitment:
table-fair-seed = Seed:
table-fair-check = Verify in this page
table-fair-sealed = The seed stays sealed until the game ends.
table-fair-good =
    { $draws ->
        [one] All is right: the seed is the one committed to, and the only draw follows from it.
       *[other] All is right: the seed is the one committed to, and all { $draws } draws follow from it.
    }
table-fair-broken = The seed is not the one committed to at the start.
table-fair-wrong = Some draws do not follow from the seed: { $draws }

## Waiting, handing over

table-waiting = Waiting for an opponent
table-waiting-invite = Free seat: { $seat }. Send this link to whoever shall take it.
table-waiting-open = Free seat: { $seat }. The table is open to whoever comes.
table-waiting-about = The game begins as soon as all seats are taken; this page will know by itself.
table-invitation = Invitation link
table-copy = Copy
table-copied = Copied
table-share = Share…
table-hand-over = Hand over the screen: { $seat }
table-hand-over-about = Nothing of the other side is shown any more. Go on only if you are alone in front of the screen.
table-hand-over-take = Show the table: { $seat }

## Rules

table-rule-none = This rule has no explanation.
table-rule-see = See also:
table-rule-page = In the rules

## Trouble

table-trouble-title-unknown_table = There is no such table
table-trouble-title-forbidden = This table is not for you
table-trouble-title-not_your_seat = This seat is not yours
table-trouble-title-frozen = A frozen game
table-trouble-title-unreachable = The server does not answer
table-trouble-title-other = The table does not open
table-trouble-unreachable = The server does not answer. All that was confirmed is kept; the page tries again as soon as it is back.
table-trouble-other = That did not work. Try again in a moment.

## Help

table-help = Keys
table-help-about = Everything can be played by mouse, finger or keyboard. What has an amber ring can be clicked; a dashed ring takes several steps.
table-key-digits = the answer with that number
table-key-tab = from one thing to the next
table-key-orders = to the answers
table-key-map = to the map, place by place
table-key-arrows = on the map: the next place that way
table-key-lit = on the map: next ringed place, previous
table-key-shift = Shift + arrows
table-key-pan = move the map
table-key-zoom = enlarge, reduce, whole map
table-key-tabs = hand, armies, log, talk, game
table-key-undo = take back, or ask to
table-key-escape-name = Esc
table-key-escape = close; back to the present
table-key-help = these keys

## Replay

replay-title = Replay: { $name }
replay-eyes = With the eyes of
replay-eyes-public = everybody
replay-eyes-all = the historian, who knows all
replay-step = Step
replay-step-decision = decision
replay-step-operation = operation
replay-step-turn = turn
replay-course = Course of the game
replay-moment = Moment { $n } of { $last }, turn { $turn }
replay-first = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-last = To the end
replay-link = Copy the link to this moment
replay-points = Victory points in the course of the game
replay-points-at = Turn { $turn }: { $points } points
replay-swings = Turning points
replay-swing = Turn { $turn }: { $change } points. { $text }
replay-swings-none = The points have not moved yet.
replay-tab-log = Log
replay-tab-armies = Armies
replay-tab-hand = Cards
replay-tab-luck = Luck
replay-to-table = To the table
replay-key-play = play or stop
replay-key-arrows = one step back, forward
replay-key-turns = one turn back, forward
replay-key-ends = to the start, to the end
replay-key-space = Space
replay-key-shift = Shift + ← →
replay-key-home = Home  End
