### The table of Napoléon 1806 and 1807 in the browser.

# Blocks

scene-block = { $name } ({ $side }, { $force }), { $place }
scene-hidden = Hidden block ({ $side }), { $place }: { $status }.
scene-at = at { $area }
scene-ready = ready
scene-spent = spent
scene-worn = worn out
scene-infantry = { $n } infantry
scene-cavalry = { $n } cavalry
scene-fatigue = { $n } fatigue
scene-vedettes-lost =
    { $n ->
        [one] { $n } vedette lost
       *[other] { $n } vedettes lost
    }
scene-who = { $side }: { $blocks }
scene-flags =
    { $n ->
        [one] { $n } hidden block
       *[other] { $n } hidden blocks
    }

# Cards

scene-moments = To be played { $when }.
scene-figure-movement = Movement
scene-figure-losses = Losses
scene-figure-fatigue = Fatigue
scene-figure-recovery = Recovery
scene-figure-value = Event
scene-use-now = Now, as an event: { $note }
scene-use-later = As an event, { $when }: { $note }
scene-use-recover-now = Now, spent on a corps: takes off { $points } fatigue.
scene-use-recover = In recovery, spent on a corps: takes off { $points } fatigue.

# Tracks and what everybody can see

scene-points-low = At { $low }, { $side } win at once
scene-points-high = At { $high }, { $side } win at once
scene-points-mark =
    With { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or more after turn { $last }, { $side } win
scene-initiative = The initiative is with { $side }.
scene-passed = { $side } have passed.
scene-later =
    { $bycard ->
        [yes] Still to come, by a card: { $blocks }.
       *[no] Still to come: { $blocks }, in turn { $turn }.
    }
scene-winter = Winter Quarters of { $side }: losses
scene-winter-full = The card goes to the deck’s discards
scene-winter-place =
    { $place ->
        [deck] Winter Quarters of { $side } is in their deck.
        [discard] Winter Quarters of { $side } is in their discard pile.
       *[aside] Winter Quarters of { $side } lies beside the board; with both there, the game ends with the turn.
    }
scene-objective =
    { $points ->
        [one] Objective of { $side }: to be alone at { $area } when the game ends ({ $points } point).
       *[other] Objective of { $side }: to be alone at { $area } when the game ends ({ $points } points).
    }
scene-points-draw = A draw, after turn { $last }
scene-moments-weather = for the whole turn
scene-end =
    After turn { $last }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or more, { $side } win; with fewer, { $other }{ $drawn ->
        [none] .
       *[other] , but with { $drawn } it is a draw.
    } At { $low } or { $high } the game ends at once.

# The operation in progress

scene-operation = { $what }, { $where }

# Many refusals of one kind

scene-verb-manoeuvre = Manoeuvre
scene-verb-attack = Moving attack
scene-verb-combat = Combat
scene-verb-march = March
scene-verb-with = Act
scene-verb-choose = Choose
scene-verb-place = Place
many-refused-nobody-there = You have no block here.
many-refused-not-adjacent = No neighbour: a march goes from area to area.
many-refused-not-here = This block is elsewhere.
many-refused-arrival = The reinforcement cannot arrive here.
many-refused-not-in-zone = This is not one of your deployment areas.
many-refused-one-corps = There is a corps here already, and there may be only one.
many-refused-places-missing = With this block here, too few would be left for the places that must be held.
many-refused-vedette-with-corps = You have no corps here, and a vedette begins with one.

# Marches, cards and dice on the table

scene-cost =
    { $points ->
        [one] { $points } point, fatigue { $fatigue }
       *[other] { $points } points, fatigue { $fatigue }
    }
scene-stop = fatigue of the march { $fatigue }
scene-plan = March to { $area } through { $via }
scene-all = All of them: { $blocks }
scene-event = Event played
scene-cancelled = Cancelled
scene-movement-card = Movement card
scene-outcome =
    { $role ->
        [attacker] Combat at { $area }: attacker
        [pursuit] Pursuit from { $area }
       *[defender] Combat at { $area }: defender
    }
scene-inflicts = Inflicts: losses { $losses }, fatigue { $fatigue }
scene-tires = Fatigue { $fatigue }
scene-won = Wins by { $margin }
scene-drawn = Nobody wins

# What an option would bring

scene-odds = Combat at { $area }
scene-odds-attack = Moving attack from { $area }
scene-odds-row =
    { $where ->
        [none] { $extra ->
            [yes] { $mine } against { $theirs }, if an event gives the enemy a card
           *[no] { $mine } against { $theirs }
        }
       *[other] { $extra ->
            [yes] { $where }: { $mine } against { $theirs }, if an event gives the enemy a card
           *[no] { $where }: { $mine } against { $theirs }
        }
    }
scene-hidden-part = hidden blocks and sheets
scene-basis-cards = Exact, from what you may know: of the cards that lie neither in your hand nor in force, and have not been discarded in this operation, each is as likely as any other to be in its pile; red ones are in no hand. Earlier discards lie face down and are not counted out.
scene-basis-dice = Exact: one die for each card.
scene-basis-fog = The enemy’s sheets are hidden: there is a row for each number of cards that is possible, and none says how likely that number is.
scene-stack = With { $blocks }.
scene-points-of-card =
    { $sums ->
        [none] Movement points: those of the card.
       *[other] Movement points: those of the card, { $sums }.
    }
scene-points-now = Movement points: { $points }.
scene-reach =
    { $points ->
        [one] { $percent } %: { $points } point, fatigue { $fatigue }
       *[other] { $percent } %: { $points } points, fatigue { $fatigue }
    }
scene-march = Points: { $points }, left after it: { $left }.
scene-march-fatigue =
    { $sums ->
        [none] Fatigue if the march ends there: { $fatigue }.
       *[other] Fatigue if the march ends there: { $fatigue } ({ $sums }).
    }
scene-risk-enemy = The enemy stands there: the march ends.
scene-risk-enemy-unseen = Something of the enemy’s stands there: corps end the march, vedettes do not.
scene-risk-worn = Worn out by it, at worst: { $blocks }.
scene-risk-lost = Lost by it, at worst: { $blocks }.
