### The terminal client: everything that it says of itself, whatever the game.

# The beginning

welcome-option = { $option }: { $value }.
welcome-players = Players: { $seats }.
welcome-seat = { $seat } ({ $player })
player-human = at this terminal
player-computer = the computer
welcome-sealed = The luck of this game is sealed. At the end its seed is shown, and every draw can be checked. The seal:
welcome-help = Answer with a number or in words. Type help for the commands, ? for the rule in force.
welcome-back =
    { $number ->
        [one] The game goes on after { $number } decision.
       *[other] The game goes on after { $number } decisions.
    }

# Between questions

news = Since you last decided
news-more =
    { $number ->
        [one]   … { $number } earlier line: log shows it
       *[other]   … { $number } earlier lines: log shows them
    }
taken-only = { $question } { $option } (the only answer).
taken-card = You hold no card for this moment.
taken-held = Your cards are held back.
thinking = The computer is thinking …
hand-over = Hand the screen over to: { $player }. Press Enter when nobody else is looking.
hand-over-read = Press Enter to hand the screen over.

# Answers

answer-no = no n non
answer-several = “{ $typed }” could be { $numbers }: say which.
answer-number = Type a number from 1 to { $last }.
answer-hint = Type the number of an option, or help.
undone = Taken back.

# Commands: what to type, how it is used, what it does

command-table = table
    .form = table
    .about = everything on the table: points, areas, blocks
command-map = map
    .form = map
    .about = the map, drawn
command-roads = roads
    .form = roads AREA
    .about = the connections of an area
command-hand = hand
    .form = hand
    .about = your cards
command-army = army
    .form = army
    .about = both orders of battle, as you may know them
command-log = log
    .form = log [N]
    .about = the last lines of the log
command-why = why
    .form = why ANSWER
    .about = why an answer is refused
command-undo = undo
    .form = undo
    .about = takes your last decision back, if nothing was learned since
command-auto = auto
    .form = auto on|off|always
    .about = whether questions with a single answer are answered for you
command-hold = hold
    .form = hold
    .about = no cards are offered to you until the end of the turn; again to end it
command-save = save
    .form = save [FILE]
    .about = saves the game
command-data = data
    .form = data
    .about = where the figures come from, and which are ours
command-help = help
    .form = help
    .about = this list
command-quit = quit
    .form = quit
    .about = leaves the game, saving it if there is where to

help-answer = At a question: the number of an option, or its words, or the name of the area, block or card it is about.
help-rule = the rule in force; ? with a rule’s id, a card, a block or an area explains that
help-blocks = [Soult 7+1 ••] is a ready block with 7 infantry, 1 cavalry and 2 fatigue; in round brackets it is spent; with an exclamation mark its fatigue weighs on it; a question mark is a block that the enemy keeps hidden.

explain-nothing = Nothing is being asked. ? with a rule’s id, a card, a block or an area explains that.
explain-see = See also { $rules }.
explain-unknown = There is no rule, card, block or area “{ $what }”.
explain-close = Perhaps: { $rules }
why-what = Say what you would like to do: why, then the answer.
why-offered = That is possible: { $numbers }.
roads-which = Say of which area: roads AREA.
roads-where = There is no area “{ $what }”: type roads and the name of an area.
log-empty = Nothing has happened yet.
log-number = “{ $what }” is not a number of lines.

auto-on = Questions with a single answer are answered for you.
    .words = on
auto-off = You are asked everything, even where there is nothing to choose.
    .words = off
auto-always = Questions with a single answer are answered for you even while the other player sits here: that may tell that you had no choice.
    .words = always
auto-what = Now: { $mode } Type auto on, auto off or auto always.
hold-on = No cards are offered to you until the end of this turn. Type hold again to end that.
hold-off = Cards are offered to you again.

save-where = Say where: save FILE.
save-exists = There is a file { $file } already. Type the same command again to overwrite it, or another name.
save-failed = { $file } cannot be written: { $why }
saved = Saved in { $file }.
quit-unsaved = The game is not saved. Type save FILE, or quit again to leave it.
left-unsaved = The game was left unsaved: there was nowhere to save it.

# The end

end-title = The end
end-won = { $winner } have won: { $ending }.
end-nobody = Nobody has won: { $ending }.
end-seed = The luck is unsealed: its seed, and the seal it had.
end-verify = To check that every draw follows from the seed: grognard verify { $file }
end-save-to-verify = Type save FILE; then grognard verify FILE checks that every draw follows from the seed.
end-look = You may still look around: table, map, army, log, save FILE; quit to leave.
end-only-commands = The game is over; only commands are left. Type help for them.
