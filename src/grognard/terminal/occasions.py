"""The beginning of a game and its end: what is played and by whom; who has won, and how to check that luck was fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.engine.chance import Sealed, commitment
from grognard.games import module_of

from .screen import ink

if TYPE_CHECKING:
    from .desk import Desk


def welcome(desk: Desk, humans: list[int]) -> None:
    """What is played, by whom, and how to find help. Options are told if they are not the usual ones."""
    text, names, d = desk.text, desk.text.names, desk.game.definition
    desk.screen.rule(f"{names.game()} · {names.scenario(d.scenario)}")
    desk.screen.line(names.scenario_about(d.scenario))
    desk.screen.line()
    usual = {choice.id: choice.values[0] for choice in module_of(d.id).CHOICES}
    for option, value in d.options.items():
        if option == next(iter(usual)) or value != usual.get(option):
            head = text.say("welcome-option", option=names.option(option), value=names.value(option, value))
            about = ink(head, style="bold") + ink(f" {names.value_about(option, value)}")
            desk.screen.line(about, indent=2, hang=2)
    players = [text.say("player-human" if n in humans else "player-computer") for n in range(len(d.seats))]
    seats = [text.say("welcome-seat", seat=names.seat(s), player=p) for s, p in zip(d.seats, players, strict=True)]
    desk.say("welcome-players", seats=", ".join(seats))
    if isinstance(desk.game.source, Sealed):
        desk.say("welcome-sealed")
        desk.screen.line(commitment(desk.game.source.seed), indent=2)
    if humans:
        desk.say("welcome-help")
    if desk.game.n:
        desk.say("welcome-back", number=desk.game.n)
        for seat in humans:
            desk.habit(seat).seen = len(desk.seat(seat).events())


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
