### The table of Napoléon 1806 and 1807 in a terminal.

seat-and-side = { $seat } ({ $side })

# Heading

heading-turn = Turn { $turn } of { $last }
heading-act = operation of { $side }
heading-points = Victory points { $points }
heading-initiative = Initiative: { $side }
heading-hands = Cards in hand: { $hands }
heading-passed = Passed: { $sides }
heading-in-force = In force: { $cards }

# What stands where

piece-care = care
situation-contested = contested
situation-free = no corps, on their word
situation-value = { $value } VP { $side }
situation-axis = axis of retreat to { $area }
situation-bridges = Bridges destroyed: { $bridges }
situation-end =
    After turn { $last }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or more (┼ on the track) { $side } win; with fewer, { $other }{ $drawn ->
        [none] .
       *[other] , but with { $drawn } (= on the track) it is a draw.
    } At { $low } or { $high } the game ends at once.
situation-later = Still to come: { $blocks }
situation-besieged = besieged
situation-winter =
    { $place ->
        [deck] Winter Quarters of { $side }: in their deck
        [discard] Winter Quarters of { $side }: in their discard pile
        [aside] Winter Quarters of { $side }: beside the board
       *[other] Winter Quarters of { $side }: { $place } of { $most } losses
    }
situation-weather =
    { $word ->
        [mud] Mud is in force
        [attacked] { $side } have attacked this turn
       *[wet-before] It rained or snowed in the turn before
    }
situation-objective = Objective of { $side } at the end: alone at { $area } ({ $points } VP)

# The operation in progress

operation-what =
    { $what ->
        [combat] Combat of { $side }
        [attack] Moving attack of { $side }
       *[manoeuvre] Manoeuvre of { $side }
    }
operation-card = movement card { $movement }
operation-points = points left { $points }, spent { $walked }
operation-tiring = each further point tires each corps by 1
operation-group = On the march:

# Hints beside options

hint-broken = bridge destroyed, { $cost } points
hint-value = { $value } VP
hint-recovery = takes off { $points } fatigue
hint-bid = the game would start from { $points }
bonus-combat =
    { NUMBER($n) ->
        [-1] combat −1
       *[other] combat +{ $n }
    }
bonus-movement = movement +{ $n }
bonus-movement-alone = movement +{ $n } alone
bonus-fatigue = march fatigue −{ $n }
bonus-pursuit = pursuit +{ $n }
bonus-no-pursuit = is not pursued
arm-inf = infantry
arm-cav = cavalry

# Map and roads

map-legend = { $town }:{ $first }3 three blocks of { $side } · { $town }:{ $first }1{ $second }2 both sides · *{ $town } worth victory points · ··× destroyed bridge
roads-of = Connections of { $area }
roads-bridge = bridge over the { $river }
roads-axis = axis of retreat of { $side }

# Hand and cards

hand-none = Nobody has a hand in the beginners’ variant.
hand-piles = { $side }: { $hand } in hand, { $deck } in the deck, { $discard } discarded
figure-movement = movement { $n }
figure-losses = losses { $n }
figure-fatigue = fatigue { $n }
figure-recovery = recovery { $n }
figure-value = event { $n }

# Orders of battle

army-lost =
    { $points ->
        [0] no strength point lost
        [one] { $points } strength point lost
       *[other] { $points } strength points lost
    }
army-hidden =
    { $number ->
        [one] { $number } block unseen in the fog
       *[other] { $number } blocks unseen in the fog
    }
place-off = out of the game
place-later = still to come
place-unplaced = to be placed
place-unknown = where, nobody knows
thing-area =
    { $value ->
        [0] Terrain: { $terrain }.
       *[other] Terrain: { $terrain }. Worth { $value } victory points.
    }

# Where the facts come from

data-about = The rules of this game are public; what is printed on its board, blocks and cards is not. Each figure here says where it comes from, and what is a reconstruction is ours, not the publisher’s.
standing-fields = Of it, { $standing }: { $fields }.
data-mixed = { $number } of them in part from elsewhere (? and a name says which)
data-touched =
    { $number ->
        [one] { $number } touched by yours
       *[other] { $number } touched by yours
    }
# Fields of the facts

field-name = name
field-side = side
field-kind = kind
field-infantry = infantry
field-cavalry = cavalry
field-combat = combat bonus
field-movement = movement
field-movement-alone = movement alone
field-fatigue = fatigue
field-terrain = terrain
field-deploy = deployment
field-value = value
field-sector = sector
field-lat = latitude
field-lon = longitude
field-roads = roads
field-force = force
field-event = event
field-losses = losses
field-recovery = recovery

# Files of facts

data-areas = Areas
data-blocks = Blocks
data-cards = Cards
data-events = Events
data-scenarios = Scenarios
data-tables = Tables
data-own = If you own the game, lay your own figures over ours: --data DIR.
data-overlaid = Your own figures are laid over ours.

# The end

end-ranking = { $player }: classification { $points }, tie-break { $tie }
