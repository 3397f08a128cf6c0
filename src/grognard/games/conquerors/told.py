"""What the rules tell: every kind of event, and the names of what it says. Rule cases are checked against this list;
tests compare it with the rules and with the events of whole games."""

from __future__ import annotations

from typing import Final

TOLD: Final = {
    kind: tuple(keys.split())
    for kind, keys in {
        # before the first turn
        "bids": "sides bids",
        "sides": "french points",
        "deployed": "",
        # the turn
        "turn": "turn",
        "arrives": "block area",
        "never-arrives": "block",
        "draws": "side number",
        "drawn": "cards",
        "red": "side card",
        "reds-cancelled": "cards",
        "red-discarded": "side card",
        "in-force": "card",
        "mud": "",
        "winter-enters": "side shuffled",
        "winter-drawn": "side",
        "surrenders": "area",
        "siege-lifted": "side area",
        "citadel-counts": "side area value",
        "objective-counts": "side area value",
        "leaves": "block area",
        "epidemy": "area",
        "no-effect": "card",
        "inactive": "side area",
        "initiative": "side cards",
        "ready": "",
        "three-areas": "areas",
        "control": "side area value",
        "points": "by points",
        "end": "winner ending",
        # cards
        "played": "side card",
        "cancelled": "side card",
        "hand-loses": "side card",
        "hand-seen": "side cards",
        "recovery-card": "side card",
        "bridge-destroyed": "side road",
        "bridge-repaired": "side road",
        "marked": "block",
        "regained": "block",
        "reinforced": "block",
        # operations
        "operation": "side what area blocks",
        "passes": "side forced",
        "moves": "side card area blocks",
        "movement-points": "side sums total",
        "marches": "side area blocks",
        "retreats": "side area blocks",
        "who": "group",
        "march-fatigue": "side sums total",
        "axis": "side area road",
        "axis-cut": "side area",
        "axis-removed": "side area",
        "shown": "area blocks",
        # combat
        "combat": "side area attackers defenders marching",
        "attack-cancelled": "side area",
        "lost-in-snow": "block",
        "slips-away": "side area",
        "dares": "side card",
        "combat-count": "side sums total",
        "combat-cards": "attacker defender",
        "revealed": "side cards losses fatigue",
        "rolled": "side dice losses fatigue",
        "inflicted": "side losses fatigue",
        "winner": "side margin area",
        "no-winner": "area",
        "retreat-blocked": "side area",
        "pursuit": "side cards",
        # blocks
        "tired": "block points now",
        "rested": "block points now",
        "lost": "block arm",
        "eliminated": "block area points",
        "commander-lost": "block area",
        "vedette-lost": "side area",
    }.items()
}
