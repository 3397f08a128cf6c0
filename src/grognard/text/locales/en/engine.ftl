### What every game needs: lists, the engine's refusals and rules, where facts come from.

list = { $first } and { $last }
list-empty = nothing

prompt-waiting = The other player decides.
prompt-over = The game is over.

# Refusals

refused-stale = That answer comes too late: the game has moved on since.
refused-over = The game is over: there is nothing left to decide.
refused-not-your-turn = It is not for you to decide now.
refused-not-offered = “{ $text }” is not among the options.
refused-undo = Nothing can be taken back: something has been learned since, or the last decision was not yours.

# Rules of the engine, explained like those of a game

rule-engine-stale = Late answers
    .text = An answer counts only in the position it was given in. If the game has moved on meanwhile, it is refused, and the question is asked again.
rule-engine-over = The end of the game
    .text = Once a game is over nothing more can be decided; the log, the map and the record can still be read.
rule-engine-seat = Who decides
    .text = Each decision belongs to one seat, and only its player may answer.
rule-engine-undo = Taking back
    .text = Your last decision can be taken back as long as nobody has learned anything since: no card drawn, no die rolled, nothing hidden shown, and nobody else has decided.

# Where facts come from

standing-rulebook = rulebook
    .about = The rulebook says so, or nothing else would agree with it.
standing-public = public
    .about = Found on a public page by somebody who had the game in hand.
standing-reconstruction = reconstruction
    .about = Ours, made from history, geography and the rules. It is not the published figure.
standing-owner = owner
    .about = Yours: you laid it over ours.
