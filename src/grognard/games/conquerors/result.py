"""What a side's combat cards come to: for combats and for pursuits, from cards or, as an option, from dice."""

from __future__ import annotations

from grognard.engine import chance
from grognard.engine.points import Chapter
from grognard.parts.decks import NO_CARD

from . import cards
from .points import COMBAT_REVEAL
from .terms import War


def reveal(g: War, side: int, number: int) -> tuple[int, int]:
    """combat.reveal: losses and fatigue that a side's cards inflict; the cards are discarded afterwards."""
    instead = g.rules.replaced(COMBAT_REVEAL)
    if instead is not None:
        result: tuple[int, int] = instead(g, side, number)
        return result
    losses = fatigue = 0
    drawn = []
    for _ in range(number):
        card = cards.draw(g, side)
        if card != NO_CARD:
            drawn.append(card)
            losses += g.facts.cards[card].losses
            fatigue += g.facts.cards[card].fatigue
    for card in drawn:
        cards.discard(g, card)
    g.tell("combat.reveal", "revealed", side=side, cards=drawn, losses=losses, fatigue=fatigue)
    return losses, fatigue


DICE = Chapter("dice instead of cards")


@DICE.special(COMBAT_REVEAL, "dice.combat")
def roll_dice(g: War, side: int, number: int) -> tuple[int, int]:
    """dice.combat: one die for each card; the faces have the odds of the deck, and the deck turns more slowly."""
    faces = g.facts.tables.dice[side]
    rolled = [chance.number(g, 6, g.facts.sides[side]) for _ in range(number)]
    losses = sum(faces[n][0] for n in rolled)
    fatigue = sum(faces[n][1] for n in rolled)
    g.tell("dice.combat", "rolled", side=side, dice=[n + 1 for n in rolled], losses=losses, fatigue=fatigue)
    return losses, fatigue
