"""The end of a game: who has won, what it counts for, and how anybody can check that luck was fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.engine.chance import Sealed, commitment

from .screen import ink

if TYPE_CHECKING:
    from .desk import Desk


def show_end(desk: Desk) -> None:
    """The result, the last position, the ranking, the seed."""
    game, text, names = desk.game, desk.text, desk.text.names
    view = desk.seat(0).view()
    desk.screen.line()
    desk.screen.rule(text.say("end-title"))
    if view["winner"] is None:
        result = text.say("end-nobody", ending=names.ending(view["ending"]))
    else:
        result = text.say("end-won", winner=names.side(view["winner"]), ending=names.ending(view["ending"]))
    desk.screen.line(ink(result[:1].upper() + result[1:], style="bold"))
    desk.screen.rows(desk.table.heading(view))
    owners = [desk.owner(seat) for seat in range(len(game.definition.seats))]
    desk.screen.rows(desk.table.standing_of_game(game, (owners[0], owners[-1])))
    desk.screen.line()
    if isinstance(game.source, Sealed):
        desk.say("end-seed")
        desk.screen.line(game.source.seed.hex(), indent=2)
        desk.screen.line(commitment(game.source.seed), indent=2)
    if desk.save_path is not None and desk.saved_at == game.n:
        desk.say("end-verify", file=desk.save_path)
    else:
        desk.say("end-save-to-verify")
