"""The names of things that are not on the board: sides, seats, phases, endings, options; and those that facts give."""

from __future__ import annotations

from grognard.games import module_of

from .catalogue import Catalogue
from .family import Family


class Names:
    """Names in one language. Each method takes the id that views, options and records use."""

    def __init__(self, game: str, words: Catalogue, family: Family) -> None:
        self._game = game
        self._words = words
        self._family = family

    def game(self) -> str:
        """The game's own name."""
        return str(module_of(self._game).NAME[self._words.language])

    def side(self, side: str) -> str:
        """A side inside a sentence: *the French*."""
        return self._words.say(f"side-{side}")

    def side_label(self, side: str) -> str:
        """A side as a heading: *French*."""
        return self._words.say(f"side-{side}", "label")

    def side_initial(self, side: str) -> str:
        """A side as one letter, for small maps."""
        return self._words.say(f"side-{side}", "initial")

    def player(self, side: str) -> str:
        """Who plays a side, inside a sentence: *the French player*."""
        return self._words.say(f"side-{side}", "player")

    def seat(self, seat: str) -> str:
        """A seat of the table: that of a side, or of a player whose side is still to be decided."""
        return self.side_label(seat) if self._words.has(f"side-{seat}") else self._words.say(f"seat-{seat}")

    def phase(self, step: str) -> str:
        """A step of the sequence of play, as a player calls it."""
        return self._words.say(f"phase-{step}")

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self._words.say(f"ending-{ending}")

    def option(self, option: str) -> str:
        """A game's option by its id: *Level*."""
        return self._words.say(f"option-{option}")

    def option_about(self, option: str) -> str:
        """What an option decides, in a sentence."""
        return self._words.say(f"option-{option}", "about")

    def value(self, option: str, value: str) -> str:
        """A value of an option: *Grognard*."""
        return self._words.say(f"value-{option}-{value}")

    def value_about(self, option: str, value: str) -> str:
        """What a value means, in a sentence."""
        return self._words.say(f"value-{option}-{value}", "about")

    def terrain(self, terrain: str) -> str:
        """A kind of ground."""
        return self._words.say(f"terrain-{terrain}")

    def colour(self, colour: str) -> str:
        """The colour of an event."""
        return self._words.say(f"colour-{colour}")

    def standing(self, standing: str) -> str:
        """Where a fact comes from."""
        return self._words.say(f"standing-{standing}")

    def standing_about(self, standing: str) -> str:
        """What it means that a fact comes from there."""
        return self._words.say(f"standing-{standing}", "about")

    def scenario(self, scenario: str) -> str:
        """A scenario."""
        return self._family.name("scenario", scenario) or scenario

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two."""
        return self._family.name("about", scenario) or ""

    def area(self, area: str) -> str:
        """An area by its id."""
        return self._family.name("area", area) or area

    def block(self, block: str) -> str:
        """A block by its id."""
        return self._family.name("block", block) or block

    def date(self, turn: int) -> str:
        """When a turn is, or nothing if the facts do not say."""
        return self._family.name("date", str(turn)) or ""
