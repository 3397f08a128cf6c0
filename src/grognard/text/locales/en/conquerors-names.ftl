### Names that the games of the family share: seats, phases, endings, options, terrain, colours of cards.

seat-a = Player A
seat-b = Player B

card-label = { $name } ({ $id })
no-card = no card
road-label = { $from }–{ $to }

# Steps of the sequence of play

phase-decks = Setup
phase-auction = Auction
phase-deployment = Secret placement
phase-reinforcement = Reinforcement
phase-draw = Draw
phase-weather = Weather
phase-initiative = Initiative
phase-operations = Operations
phase-cold = Recovery: cold
phase-rest = Recovery: rest
phase-recovery = Recovery: cards
phase-wear = Recovery: stragglers
phase-ready = Recovery: blocks made ready
phase-score = Recovery: three victory areas
phase-end = End of the turn

# How a game ends

ending-twenty = the victory points have reached the top of the track
ending-zero = the victory points have reached the bottom of the track
ending-napoleon = Napoleon is eliminated
ending-last-turn = the victory points after the last turn
ending-draw = the victory points stand on a space of a draw
ending-winter = the victory points, both armies being in winter quarters
ending-resigned = resignation
ending-agreed = by agreement

# Options and their values

option-level = Level
    .about = Which rules are played.
value-level-conscript = Conscript
    .about = All the basic rules, with every block in view.
value-level-beginner = Beginners
    .about = No hands and no events: move, fight and recover. Best with a short scenario.
value-level-grognard = Grognard
    .about = Adds secret placement, fog of war and vedettes.
value-level-marshal = Marshal
    .about = For tournaments: an auction for the sides, secret placement, a ranking.

option-combat = Combats
    .about = What combats and pursuits are settled with.
value-combat-cards = Cards
    .about = Combats are settled with the cards of each side’s deck.
value-combat-dice = Dice
    .about = One die for each combat card; the decks then run down more slowly.

option-edition = Edition
    .about = Which of the two texts of the rules is followed where they differ.
value-edition-en = English
    .about = The English text, the later one.
value-edition-fr = French
    .about = The French text.

option-counter-order = Counter-order
    .about = Which events Counter-order can cancel.
value-counter-order-operations = In operations
    .about = As a green card, it answers events of the operations phase only.
value-counter-order-any = At any time
    .about = It also answers events of the initiative phase.

option-vedettes = Vedettes
    .about = Whether friendly corps stop vedettes that come to them.
value-vedettes-stop = Stop
    .about = Vedettes stop on meeting friendly corps, as corps do.
value-vedettes-pass = Pass
    .about = Vedettes go on past friendly corps, as in Napoléon 1807.

# Terrain, arms, blocks

terrain-clear = clear
terrain-wooded = wooded
terrain-citadel = citadel
terrain-fortified = fortified town

kind-corps = corps
kind-commander = commander
kind-vedette = vedette

colour-red = red
    .when = at once when drawn
colour-blue = blue
    .when = in the initiative phase
colour-green = green
    .when = in operations
colour-white = white
    .when = never in hand

# When an event may be played

moment-draw = as soon as it is drawn
moment-initiative = in the initiative phase
moment-enemy-operation = when the enemy opens an operation
moment-own-manoeuvre = when your stack sets out
moment-enemy-manoeuvre = when an enemy stack sets out
moment-any-manoeuvre = when any stack sets out
moment-own-march = on the march of your stack
moment-own-entry = when your stack comes upon friends
moment-enemy-entry = when an enemy stack enters an area
moment-enemy-march-end = when an enemy march is over
moment-combat = when a combat begins
moment-retreat = during retreat and pursuit
moment-own-operation-end = when your operation is over
moment-answer = in answer to an enemy event
