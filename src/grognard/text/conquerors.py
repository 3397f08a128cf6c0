"""Words for the data of the family of Napoléon 1806 and 1807: what its events, reasons and options are about.

Data are converted by the name of the field, so that a new event of the rules needs a message and nothing here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import MOMENTS, Facts, members

from .catalogue import Catalogue, Value
from .family import CardText, Telling, Told

# what the numbers in `Decision.about` are, by prompt
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "place": ("side", "block"),
    "with": ("side", "area", "pool", "group", "leaves"),
}
OPERATIONS: Final = ("none", "manoeuvre", "combat", "attack")
ARMS: Final = ("inf", "cav")
RUNS: Final = frozenset({"tired", "rested", "lost"})
MINUS: Final = "−"


class Conquerors:
    """See `family.Family`."""

    def __init__(self, definition: Definition[Any, Facts], words: Catalogue) -> None:
        self._f = definition.facts
        self._seats = definition.seats
        self._words = words
        self._language = words.language
        self._convert: dict[str, Callable[[str, Any], dict[str, Value]]] = {
            "side": self._one(self._side),
            "sides": self._each("wish", self._side),
            "bids": self._each("bid", lambda n: n),
            "winner": self._winner,
            "area": self._one(self._area),
            "areas": self._many(self._area),
            "block": self._one(self._block),
            "blocks": self._many(self._block),
            "via": lambda key, path: {key: words.listed([self._area(a) for a in path]), f"{key}-number": len(path)},
            "group": self._set,
            "attackers": self._set,
            "defenders": self._set,
            "card": self._card,
            "cards": self._cards,
            "road": self._road,
            "arm": self._one(lambda n: ARMS[n]),
            "what": self._one(lambda n: OPERATIONS[n]),
            "ending": self._one(lambda ending: words.say(f"ending-{ending}")),
            "french": self._one(self._seat),
            "sums": lambda key, parts: {key: ", ".join(self._part(rule, n) for rule, n in parts)},
            "dice": lambda key, dice: {key: ", ".join(str(n) for n in dice)},
            "total": lambda key, n: {key: max(0, n)},  # bonuses may outweigh the rest; nothing is less than none
            "by": lambda key, n: {key: n, "change": f"+{n}" if n > 0 else f"{MINUS}{-n}"},
            "turn": lambda key, n: {key: n, "date": self.name("date", str(n)) or "?"},
        }

    # --- single things ---

    def _side(self, side: int) -> str:
        return self._words.say(f"side-{self._f.sides[side]}")

    def _area(self, area: int) -> str:
        return self._f.areas[area].name

    def _block(self, block: int) -> str:
        return self._f.blocks[block].name

    def _seat(self, seat: int) -> str:
        name = self._seats[seat]
        return self._words.say(f"seat-{name}") if self._words.has(f"seat-{name}") else self._side(seat)

    def _part(self, rule: str, n: int) -> str:
        chapter, _, slug = rule.partition(".")
        name = (
            self._f.events[slug].name[self._language]
            if chapter == "event" and slug in self._f.events
            else self._words.say(f"part-{rule.replace('.', '-')}")
        )
        return self._words.say("part", number=f"+{n}" if n >= 0 else f"{MINUS}{-n}", name=name)

    def _label(self, card: int) -> str:
        if card >= len(self._f.cards):
            return self._words.say("no-card")
        found = self._f.cards[card]
        return self._words.say("card-label", name=self._f.events[found.event].name[self._language], id=found.id)

    # --- how a field becomes values of a message ---

    def _one(self, name: Callable[[Any], Value]) -> Callable[[str, Any], dict[str, Value]]:
        return lambda key, value: {key: name(value)}

    def _many(self, name: Callable[[int], str]) -> Callable[[str, Any], dict[str, Value]]:
        def convert(key: str, value: Any) -> dict[str, Value]:
            if isinstance(value, int):
                return {key: value}
            return {key: self._words.listed([name(n) for n in value]), "number": len(value)}

        return convert

    def _each(self, single: str, name: Callable[[int], Value]) -> Callable[[str, Any], dict[str, Value]]:
        return lambda key, value: {f"{single}-{n}": name(x) for n, x in enumerate(value, 1)}

    def _set(self, key: str, bits: int) -> dict[str, Value]:
        blocks = members(bits)
        return {key: self._words.listed([self._block(b) for b in blocks]), f"{key}-number": len(blocks)}

    def _card(self, key: str, card: int) -> dict[str, Value]:
        if card >= len(self._f.cards):
            return {key: self._words.say("no-card"), "movement": 0}
        return {key: self._label(card), "movement": self._f.cards[card].movement}

    def _cards(self, key: str, cards: Any) -> dict[str, Value]:
        if isinstance(cards, int):
            return {key: cards}
        drawn = [c for c in cards if c < len(self._f.cards)]
        moves = [*sorted((self._f.cards[c].movement for c in drawn), reverse=True), 0, 0]
        return {
            key: self._words.listed([self._label(c) for c in drawn]),
            "card-ids": ", ".join(self._f.cards[c].id for c in drawn) or "–",
            "number": len(cards),
            "higher": moves[0],
            "lower": moves[1],
        }

    def _road(self, key: str, road: int) -> dict[str, Value]:
        a, b = self._f.graph.roads[road]
        names = {"from": self._area(a), "to": self._area(b), "river": self._f.bridges[road] or "–"}
        return {key: self._words.say("road-label", **names), "river": names["river"]}

    def _winner(self, key: str, winner: int) -> dict[str, Value]:
        decided = winner in (0, 1)
        return {key: self._side(winner) if decided else "–", "decided": "yes" if decided else "no"}

    # --- what Family asks for ---

    def values(self, data: dict[str, Any]) -> dict[str, Value]:
        """The values for a message, by the names of the fields; `side-0` and `side-1` are there for every message."""
        found: dict[str, Value] = {"side-0": self._side(0), "side-1": self._side(1)}
        if isinstance(data.get("cards"), list) and data["cards"] and "side" not in data:
            found["side"] = self._side(self._f.cards[data["cards"][0]].side)
        found |= self._convert["via"]("via", [])
        for key, value in data.items():
            if key in self._convert:
                found.update(self._convert[key](key, value))
            elif isinstance(value, bool):
                found[key] = "yes" if value else "no"
            elif isinstance(value, str | int):
                found[key] = value
        if isinstance(data.get("road"), int) and isinstance(data.get("area"), int):
            found["to"] = self._area(self._f.graph.other_end(data["road"], data["area"]))
        if isinstance(data.get("card"), int) and data["card"] < len(self._f.cards):
            found["when"] = self._when(data["card"])
        elif "card" in data:
            found["when"] = "–"
        return found

    def _when(self, card: int) -> str:
        moments = [MOMENTS[n] for n in members(self._f.moment[card])]
        return self._words.listed([self._words.say(f"moment-{moment}") for moment in moments])

    def decision_values(self, decision: Decision) -> dict[str, Value]:
        """The values for a prompt, from what the decision is about."""
        return self.values(dict(zip(ABOUT.get(decision.prompt, ()), decision.about, strict=False)))

    def option_values(self, option: Option) -> dict[str, Value]:
        """The values for a label; the second thing of a kind is called `area2` and so on."""
        data: dict[str, Any] = {}
        for kind, n in zip(self._f.words.verbs[option.verb], option.args, strict=True):
            data[f"{kind.name}2" if kind.name in data else kind.name] = n
        found = self.values(data)
        if "area2" in data:
            found["area2"] = self._area(data["area2"])
        return found

    def together(self, events: list[Told]) -> list[Telling]:
        """Blocks on the march with who they are; fatigue and losses of a stack on one line; results told once."""
        lines: list[Telling] = []
        for event, data in events:
            last = lines[-1] if lines else None
            if event.kind == "who" and last is not None and last.kind in ("marches", "retreats"):
                lines[-1] = Telling(last.at, last.rule, f"{last.kind}-who", {**last.data, **data})
                self._one_way(lines)
            elif (
                event.kind in RUNS and last is not None and last.rule == event.rule and last.kind.startswith(event.kind)
            ):
                parts = last.data["parts"] if last.kind.endswith("-run") else [last.data]
                lines[-1] = Telling(last.at, last.rule, f"{event.kind}-run", {"parts": [*parts, data]})
            elif event.kind == "inflicted" and any(self._same(data, told) for told in lines[-3:]):
                continue
            else:
                told = {"via": [], **data} if event.kind in ("marches", "retreats") else data
                lines.append(Telling(event.at, event.rule, event.kind, told))
                self._one_way(lines)
        return lines

    def _one_way(self, lines: list[Telling]) -> None:
        """A march or retreat through several areas is one line: to the last by way of the others."""
        if len(lines) < 2:
            return
        before, now = lines[-2:]
        if before.kind != now.kind or "via" not in now.data:
            return
        if all(before.data.get(key) == now.data.get(key) for key in ("side", "blocks", "group")):
            via = [*before.data["via"], before.data["area"]]
            lines[-2:] = [Telling(before.at, before.rule, before.kind, {**now.data, "via": via})]

    def _same(self, data: dict[str, Any], told: Telling) -> bool:
        return told.kind in ("revealed", "rolled") and all(told.data.get(key) == value for key, value in data.items())

    def telling(self, kind: str, data: dict[str, Any], words: Catalogue) -> str | None:
        """Fatigue and losses of several corps on one line."""
        if not kind.endswith("-run"):
            return None
        single = kind.removesuffix("-run")
        summed: dict[tuple[int, int], dict[str, Any]] = {}
        for part in data["parts"]:
            key = (part["block"], part.get("arm", 0))
            before = summed.get(key, {}).get("points", 0)
            summed[key] = {**part, "points": before + part.get("points", 1)}
        parts = [words.say(f"event-{single}-part", **self.values(part)) for part in summed.values()]
        return words.say(f"event-{kind}", parts=", ".join(parts))

    def card(self, card: str) -> CardText | None:
        """A card by its id."""
        n = self._f.card_by_name.get(card.casefold())
        if n is None:
            return None
        found = self._f.cards[n]
        event = self._f.events[found.event]
        figures = {"movement": found.movement, "losses": found.losses, "fatigue": found.fatigue}
        figures["recovery"] = found.recovery
        if found.value:
            figures["value"] = found.value
        name, note = event.name[self._language], event.note[self._language]
        return CardText(found.id, name, event.colour, note, tuple(figures.items()), found.standing)

    def name(self, kind: str, thing: str) -> str | None:
        """The name that the facts give to a thing."""
        f = self._f
        if kind == "area" and thing.casefold() in f.area_by_name:
            return f.areas[f.area_by_name[thing.casefold()]].name
        if kind == "block" and thing.casefold() in f.block_by_name:
            return f.blocks[f.block_by_name[thing.casefold()]].name
        if kind == "event" and thing in f.events:
            return f.events[thing].name[self._language]
        if kind == "scenario" and thing in f.scenarios:
            return f.scenarios[thing].name[self._language]
        if kind == "about" and thing in f.scenarios:
            return f.scenarios[thing].about[self._language]
        if kind == "date":
            found = f.dates.get(int(thing))
            return str(found[self._language]) if found else None
        return None
