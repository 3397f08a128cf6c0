### What has happened. A name may stand first: the sentence then gets its capital when it is made.

# The turn

event-turn = Turn { $turn } begins: { $date }.
event-draws =
    { $number ->
        [one] { $side } draw 1 card.
       *[other] { $side } draw { $number } cards.
    }
event-drawn = { $side } take into hand { $cards }.
event-red = { $side } draw a red card: { $card }.
event-reds-cancelled = The red cards { $cards } cancel each other.
event-red-discarded = { $side } discard { $card }, which is red, without effect.
event-in-force = { $card } is in force for the whole turn.
event-no-effect = { $card } has no effect.
event-inactive = All corps and vedettes at { $area } are spent: { $side } stay inactive there.
event-initiative =
    { $number ->
        [0] The initiative goes to { $side } without a draw.
       *[other] The initiative goes to { $side }: { $higher } against { $lower }.
    }
event-ready = All blocks are ready again.
event-arrives = { $block } arrives at { $area }.
event-never-arrives = { $block } will never arrive: there is no free area left for that.
event-mud = Mud, after the rain or snow of the turn before: it holds for the whole turn.
event-epidemy = An epidemic breaks out among the troops at { $area }.
event-leaves = { $block } leaves the army at { $area } for good.
event-surrenders = The besieged citadel of { $area } surrenders to { $side-0 }.
event-siege-lifted = The siege of { $area } is raised by { $side }.
event-winter-enters =
    { $shuffled ->
        [yes] Winter Quarters of { $side } bears its losses and is shuffled into their deck.
       *[no] Winter Quarters of { $side } bears its losses and goes to their discard pile.
    }
event-winter-drawn = Winter Quarters of { $side } comes out of the deck and is put beside the board.
event-citadel-counts = { $area } counts for { $side }: { $value } victory points.
event-objective-counts = { $side } hold { $area }, as they were to: { $value } victory points.

# Cards

event-played = { $side } play { $card }.
event-cancelled = { $card }, played by { $side }, is cancelled.
event-hand-loses = { $side } lose a card of their hand: { $card }.
event-hand-seen = In the hand of { $side }: { $cards }.
event-recovery-card = { $side } use { $card } to recover.

# Operations

event-passes =
    { $forced ->
        [yes] { $side } have nothing left to activate and pass.
       *[no] { $side } pass.
    }
event-operation =
    { $what ->
        [combat] { $side } fight at { $area } with { $blocks ->
            [one] { $blocks } block.
           *[other] { $blocks } blocks.
        }
        [attack] { $side } begin a moving attack from { $area } with { $blocks ->
            [one] { $blocks } block.
           *[other] { $blocks } blocks.
        }
       *[manoeuvre] { $side } manoeuvre from { $area } with { $blocks ->
            [one] { $blocks } block.
           *[other] { $blocks } blocks.
        }
    }
event-moves = The movement card shows { $movement }.
event-marches =
    { $via-number ->
        [0] { $blocks ->
            [one] { $side } march with { $blocks } block to { $area }.
           *[other] { $side } march with { $blocks } blocks to { $area }.
        }
       *[other] { $blocks ->
            [one] { $side } march with { $blocks } block to { $area } through { $via }.
           *[other] { $side } march with { $blocks } blocks to { $area } through { $via }.
        }
    }
event-marches-who =
    { $via-number ->
        [0] { $group-number ->
            [one] { $group } marches to { $area }.
           *[other] { $group } march to { $area }.
        }
       *[other] { $group-number ->
            [one] { $group } marches to { $area } through { $via }.
           *[other] { $group } march to { $area } through { $via }.
        }
    }
event-retreats =
    { $via-number ->
        [0] { $blocks ->
            [one] { $side } retreat with { $blocks } block to { $area }.
           *[other] { $side } retreat with { $blocks } blocks to { $area }.
        }
       *[other] { $blocks ->
            [one] { $side } retreat with { $blocks } block to { $area } through { $via }.
           *[other] { $side } retreat with { $blocks } blocks to { $area } through { $via }.
        }
    }
event-retreats-who =
    { $via-number ->
        [0] { $group-number ->
            [one] { $group } retreats to { $area }.
           *[other] { $group } retreat to { $area }.
        }
       *[other] { $group-number ->
            [one] { $group } retreats to { $area } through { $via }.
           *[other] { $group } retreat to { $area } through { $via }.
        }
    }
event-who = In this stack: { $group }.
event-bridge-destroyed = { $side } destroy the bridge { $road } ({ $river }).
event-bridge-repaired = { $side } repair the bridge { $road } ({ $river }).
event-vedette-lost = { $side } lose a vedette at { $area }.

# Axes of retreat, control, victory points

event-axis = At { $area } the axis of retreat of { $side } leads to { $to }.
event-axis-cut = At { $area } the enemy comes in along the axis of retreat of { $side }.
event-axis-removed = { $area } is no longer contested: the axis of retreat of { $side } is removed.
event-control = { $side } take control of { $area } ({ $value } victory points).
event-points = Victory points: { $change }, now { $points }.
event-three-areas = { $side-1 } hold { $areas } victory areas.

# Combat

event-combat =
    { $marching ->
        [yes] Combat at { $area }: { $side } attack on the march, { $attackers } against { $defenders }.
       *[no] Combat at { $area }: { $side } attack, { $attackers } against { $defenders }.
    }
event-shown = Face up at { $area }: { $blocks }.
event-attack-cancelled = { $side } have no combat card left: their attack at { $area } is cancelled.
event-lost-in-snow = { $block } is lost in the snow and brings no combat card.
event-slips-away = The rear guard of { $side } slips away from { $area }: there is no combat.
event-dares = { $side } reveal { $card } to see whether the corps dares: { $movement }.
event-combat-cards = Combat cards: attacker { $attacker }, defender { $defender }.
event-revealed =
    { $number ->
        [0] { $side } have no combat card to reveal.
       *[other] { $side } reveal { $card-ids }: losses inflicted { $losses }, fatigue { $fatigue }.
    }
event-rolled = { $side } roll { $dice }: losses inflicted { $losses }, fatigue { $fatigue }.
event-inflicted = { $side } inflict: losses { $losses }, fatigue { $fatigue }.
event-winner = { $side } win the combat at { $area } by { $margin }.
event-no-winner = Nobody wins the combat at { $area }.
event-retreat-blocked = { $side } have no way left to retreat from { $area }.
event-pursuit =
    { $cards ->
        [one] { $side } pursue with { $cards } card.
       *[other] { $side } pursue with { $cards } cards.
    }

# The order of battle

event-tired = { $block } takes { $points } fatigue (now { $now }).
event-tired-part = { $block } +{ $points } (now { $now })
event-tired-run = Fatigue: { $parts }.
event-rested = { $block } sheds { $points } fatigue (now { $now }).
event-rested-part = { $block } −{ $points } (now { $now })
event-rested-run = Rest: { $parts }.
event-lost =
    { $arm ->
        [cav] { $block } loses 1 cavalry.
       *[inf] { $block } loses 1 infantry.
    }
event-lost-part =
    { $arm ->
        [cav] { $block } { $points } cavalry
       *[inf] { $block } { $points } infantry
    }
event-lost-run = Losses: { $parts }.
event-eliminated =
    { $points ->
        [0] { $block } is eliminated at { $area }.
        [one] { $block } is eliminated at { $area } with its last strength point.
       *[other] { $block } is eliminated at { $area } with its last { $points } strength points.
    }
event-commander-lost = { $block }, left alone at { $area }, is eliminated.
event-marked = { $block } will regain 1 infantry if it rests this turn.
event-regained = { $block } regains 1 infantry.
event-reinforced = { $block } gains 1 infantry.

# Before and after

event-bids = Player A bids { $bid-1 } for { $wish-1 }, player B bids { $bid-2 } for { $wish-2 }.
event-sides = { $french } plays { $side-0 }. The victory points marker starts on { $points }.
event-deployed = Both armies are placed.
event-end =
    { $decided ->
        [yes] The game is over, { $winner } have won: { $ending }.
       *[no] The game is over without a winner: { $ending }.
    }

# --- how a number came about ---

event-movement-points =
    { $total ->
        [one] { $side }: { $total } movement point ({ $sums }).
       *[other] { $side }: { $total } movement points ({ $sums }).
    }
event-march-fatigue = Fatigue of the march: { $total } ({ $sums }).
event-combat-count =
    { $total ->
        [one] { $side }: { $total } combat card ({ $sums }).
       *[other] { $side }: { $total } combat cards ({ $sums }).
    }
part = { $number } { $name }
part-manoeuvre-card = card
part-manoeuvre-points-corps = several corps
part-manoeuvre-points-napoleon = commander
part-manoeuvre-points-alone = corps alone
part-manoeuvre-points-cards = events
part-combat-count-strength = strength
part-combat-count-fatigue = tired corps
part-combat-count-wooded = woods
part-combat-count-citadel = citadel
part-combat-count-fortified = fortified town
part-retreat-bridge = destroyed bridge
part-combat-count-bonus = bonus
part-combat-count-events = event
part-attack-one-card-less = moving attack
part-march-fatigue-points = long march
part-march-fatigue-start = left a contested area
part-march-fatigue-end = entered a contested area
part-march-fatigue-cards = card
part-march-fatigue-bonus = bonus
