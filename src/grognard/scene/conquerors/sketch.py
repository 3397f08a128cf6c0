"""A game drawn from a view: what these eyes may know, laid out as a state, so that the rules themselves can count.

The numbers of a combat, the points of a march, its fatigue, what a card in force forbids: all of them are asked of the
rules, and none is worked out a second time here. Where the view shows flags, blocks that could stand there are laid
out in the order of the facts: whatever depends on which ones they are must not be taken from a sketch."""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.engine.chance import Fast
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.games.conquerors.facts import Facts, mask
from grognard.games.conquerors.fog import OPERATIONS, SKY
from grognard.games.conquerors.state import LATER, NO_AREA, NOTHING, OFF, UNPLACED, State
from grognard.games.conquerors.table import cavalry
from grognard.games.conquerors.terms import COALITION_CAVALRY, EFFECTS_SEEN, War

from .look import UNSEEN, Look

PLACES: Final = {"off": OFF, "later": LATER, "unplaced": UNPLACED}
LUCK: Final = Fast(random.Random(0))  # never drawn from


def sketch(definition: Definition[Any, Facts], look: Look) -> War:
    """The position as these eyes know it. It is for counting only: nobody plays on from it."""
    f, view = definition.facts, look.view
    s = State(len(f.blocks))
    s.turn, s.vp = view["turn"], view["points"]
    s.board[:] = bytes(f.card_by_name[card.casefold()] for card in view["board"])
    for n, a in enumerate(f.victory_areas):
        if look.control[a]:
            s.control |= 1 << n
    s.siege = mask(n for n, a in enumerate(f.victory_areas) if a in look.sieges)
    s.broken = mask(look.broken)
    s.weather = mask_of(view["weather"])
    for (side, a), road in look.axes.items():
        s.axis[side << 8 | a] = road
    _blocks(f, look, s)
    _flags(f, look, s)
    if view["act"] is not None:
        s.act = f.sides.index(view["act"])
    if look.operation is not None:
        _operation(f, look, s)
    game: War = Game(definition, LUCK, state=s, keep=False)
    if s.battle < NO_AREA and cavalry(game, mask(b for b in range(f.lo[1], f.corps_end[1]) if s.area[b] == s.battle)):
        s.flags |= COALITION_CAVALRY
    return game


def mask_of(words: list[str]) -> int:
    """weather.mud: what the turn remembers."""
    return sum(SKY[word] for word in words)


def _blocks(f: Facts, look: Look, s: State) -> None:
    """Blocks that may be known; a sheet that may not is taken as full."""
    for b, standing in look.standing.items():
        a = look.place(b)
        s.area[b] = PLACES[look.where[b]] if a is None else a
        if f.corps_mask >> b & 1:
            s.inf[b], s.cav[b] = f.full(b) if standing.inf == UNSEEN else (standing.inf, standing.cav)
            s.fatigue[b] = standing.fatigue
        s.spent |= standing.spent << b
        s.care |= standing.care << b


def _flags(f: Facts, look: Look, s: State) -> None:
    """fog.hidden: behind flags, blocks that could stand there, corps first."""
    unseen = [[b for b in range(f.lo[side], f.hi[side]) if b not in look.standing] for side in (0, 1)]
    for a in sorted(look.at):
        for side in (0, 1):
            for standing in look.at[a][side]:
                if standing.block == UNSEEN and unseen[side]:
                    b = unseen[side].pop(0)
                    s.area[b] = a
                    s.inf[b], s.cav[b] = f.full(b) if f.corps_mask >> b & 1 else (0, 0)
                    s.spent |= standing.spent << b


def _operation(f: Facts, look: Look, s: State) -> None:
    """The operation in progress."""
    operation = look.operation
    assert operation is not None
    s.op = OPERATIONS.index(operation["what"])
    s.group = mask(look.group)
    s.origin = look.area(operation["origin"] or operation.get("area")) or 0
    s.card = NOTHING if operation["card"] is None else f.card_by_name[operation["card"].casefold()]
    s.points, s.walked, s.extra = operation.get("points", 0), operation["walked"], operation["extra"]
    battle = look.area(operation["battle"])
    s.battle = OFF if battle is None else battle
    s.idle = mask(f.block_by_name[name] for name in operation["idle"])
    for name in operation["effects"]:
        s.flags |= EFFECTS_SEEN[name]
