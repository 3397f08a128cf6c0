### Why something is not offered. The reader is the player who would have liked to do it.

# Operations

refused-nobody-there = You have no block at { $area }.
refused-not-contested = { $area } is not contested: there is nobody to fight.
refused-all-spent = All your blocks at { $area } are spent.
refused-no-corps-ready = No corps is ready at { $area }, and vedettes do not fight.
refused-strands-commander-there = Nobody can leave { $area } without leaving a commander alone there.
refused-pass-after-coordination = The second operation in a row has to be made: you may not pass.

# Who goes

refused-already-chosen = { $block } has been chosen already.
refused-not-here = { $block } is not at { $area }.
refused-spent = { $block } is spent and may act again next turn.
refused-cannot-act = { $block } cannot take part in this operation.
refused-vedettes-apart = { $block } cannot join: vedettes and corps act apart.
refused-strands-commander = With { $block } gone, a commander would be left alone.
refused-group-incomplete = Not yet: it takes a corps, or vedettes by themselves, and no commander may be left alone.

# March and retreat

refused-axis-follow = { $area } is out of reach: a stack leaves a contested area along its own axis of retreat.
refused-axis-enemy = { $area } is out of reach: that way lies the enemy’s axis of retreat.
refused-points =
    { $needed ->
        [one] { $area } costs { $needed } movement point, and the stack has { $points }.
       *[other] { $area } costs { $needed } movement points, and the stack has { $points }.
    }
refused-not-adjacent = { $area } is no neighbour: a march goes from area to area.
refused-major-river = There is no way over a major river whose bridge is destroyed.
refused-vedette-citadel = A vedette never enters { $area }, an enemy citadel.
refused-withdrawal = { $area } does not serve the withdrawal in force: the march must end nearer to its goals.
refused-retreat-axis = { $area } is closed: the retreat begins along its own axis.
refused-retreat-twice = { $area } is closed: a retreat does not use a connection twice.
refused-retreat-enemy-axis = { $area } is closed: a retreat does not begin along the enemy’s axis.
refused-covered = { $block } covers the retreat: there is no pursuit.
refused-no-cards-left = After strength and fatigue no combat card is left: the attack is cancelled.

# Cards

refused-one-event = { $card } must wait: you have played an event already, and there is one to each side.
refused-card-moment = { $card } is not for this moment; it is played { $when }.
refused-green-at-initiative = In the initiative phase nothing can be cancelled: this green card belongs to operations.
refused-not-attacking = This card is for the attacker.
refused-not-defending = This card is for the defender.
refused-corps-not-there = { $block } takes no part in this combat.
refused-no-cavalry = The stack it speaks of has no cavalry.
refused-nobody-in-earshot = None of your corps stands in a free area beside the combat.
refused-no-retreat = The stack it speaks of does not retreat.
refused-no-pursuit = Your side is not pursuing.
refused-forage-points = That takes 2 movement points, and the stack has { $points }.
refused-empty-hand = The enemy has no card in hand.
refused-no-marker = Every marker for a destroyed bridge is on the map already.
refused-vedettes-bridge = Vedettes cannot work on a bridge.
refused-no-point-left = The stack has no movement point left for it.
refused-contested-bridge = The stack is in a contested area, where nobody works on a bridge.
refused-no-bridge = { $card } finds no bridge for its work beside this area.
refused-no-reaction = None of your stacks in a free area has a free area beside it to go to.
refused-no-other-stack = No other stack of yours can act.
refused-no-corps-for-card = { $card } finds no corps that it could serve.
refused-red = { $card } is red and cannot be taken.
refused-apart = { $card } cannot be taken and stays in the draw pile.
refused-not-alone = The stack that sets out is not { $block } alone.
refused-nothing-contested = No area is contested.
refused-not-contested-corps = { $block } is not in a contested area.
refused-points-high = Victory points stand at { $points }; this card needs { $most } or fewer.
refused-out-of-season = { $card } does not suit this scenario and serves for recovery only.
refused-not-on-map = { $block } is not on the map.
refused-not-waiting = { $block } is not waiting to arrive.
refused-no-place = { $block } has nowhere to arrive: the enemy holds every place.
refused-russians-only = { $card } is for a Russian stack in this edition of the rules.
refused-no-forced-march = As an answer this card cancels a Forced march only, not { $card }.
refused-not-one-corps = It takes a single corps.
refused-no-last-effort = None of your spent stacks in a free area has a way to go.
refused-no-moving-attack = This card is for your moving attack.
refused-too-few-corps = It takes at least { $number } French corps in the combat.
refused-no-river = The enemy’s retreat did not begin over a bridge.

# Recovery

refused-no-recovery = { $card } takes off no fatigue.
refused-nobody-tired = None of your corps has fatigue to shed.

# Placement

refused-arrival = The reinforcement cannot arrive at { $area }.
refused-not-in-zone = { $area } is not one of your deployment areas.
refused-one-corps = { $area } has its corps already, and there may be only one.
refused-places-missing = With this block at { $area }, too few would be left for the places that must be held.
refused-vedette-with-corps = You have no corps at { $area }, and a vedette begins with one.
