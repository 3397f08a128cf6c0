"""Everything that the code may say has a message in French and in English, with the same values."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from grognard.engine.decision import Reason
from grognard.games import GAMES, define, facts_of, module_of
from grognard.text import LANGUAGES, Text
from grognard.text.catalogue import FOLDER
from grognard.text.conquerors import ABOUT
from tests.text import scan

DEFINITIONS = [
    define(game, next(iter(facts_of(game).scenarios)), {choice.id: value})
    for game in GAMES
    for choice in module_of(game).CHOICES
    for value in choice.values
]
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))

# what the fields of an event or a reason may hold; where a field may be a number or a list, both
SAMPLES: dict[str, tuple[Any, ...]] = {
    "cards": ([0, 50], []),
    "blocks": (1, 2),
    "areas": (3,),
    "group": (0b11, 1),
    "attackers": (0b11, 1),
    "defenders": (1 << 9,),
    "sides": ([0, 1],),
    "bids": ([2, 1],),
    "dice": ([1, 6],),
    "sums": ([["manoeuvre.card", 4], ["manoeuvre.points.corps", -1], ["event.rain", -1]],),
    "side": (0, 1),
    "french": (0, 1),
    "arm": (0, 1),
    "card": (0, 50, 255),
    "forced": (True, False),
    "marching": (True, False),
    "winner": (0, 1, -1),
    "ending": ("twenty", "last-turn", "agreed"),
    "by": (2, -1),
    "what": (1, 2, 3),
    "text": ("nothing like it",),
    "road": (0, 5),
}


# the same field in these kinds of events is something else
OTHERWISE: dict[str, dict[str, tuple[Any, ...]]] = {
    "pursuit": {"cards": (1, 2)},
    "drawn": {"cards": ([0, 3], [50])},
    "shown": {"blocks": ([0, 9], [4])},
}


def samples(fields: tuple[str, ...], kind: str = "") -> list[dict[str, Any]]:
    """Data with these fields: each value that each may have at least once."""
    known = SAMPLES | OTHERWISE.get(kind, {})
    choices = {field: known.get(field, (1, 0, 3)) for field in fields}
    longest = max((len(values) for values in choices.values()), default=1)
    return [{field: values[n % len(values)] for field, values in choices.items()} for n in range(longest)]


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    """Strict texts in each language."""
    return Text(request.param, DEFINITIONS[0], strict=True)


def test_every_event_has_a_text(text: Text) -> None:
    said = scan.events()
    assert len({s.id for s in said}) > 40
    for event in said:
        for data in samples(event.fields, event.id):
            assert text.event(event.id, data), event


def test_every_refusal_has_a_text(text: Text) -> None:
    said = scan.refusals()
    assert len({s.id for s in said}) > 40
    for refusal in said:
        for data in samples(refusal.fields):
            assert text.reason(Reason("x", refusal.id, **data)).endswith("."), refusal


def test_every_prompt_has_a_text(text: Text) -> None:
    for prompt, _ in scan.prompts():
        assert text.words.has(f"prompt-{prompt}"), prompt


def test_what_a_decision_is_about_is_what_the_rules_say() -> None:
    short = {"a": "area", "b": "block"}
    for prompt, names in scan.prompts():
        if prompt in ABOUT:
            assert tuple(short.get(n, n) for n in names) == ABOUT[prompt], prompt


def test_every_verb_has_a_label(text: Text) -> None:
    for definition in DEFINITIONS:
        labels = Text(text.language, definition, strict=True)
        vocabulary = definition.vocabulary
        for verb, kinds in vocabulary.verbs.items():
            for n in (0, 1):
                assert labels.option(vocabulary(verb, *(min(n, len(kind.names) - 1) for kind in kinds)))


def test_every_name_is_known(text: Text) -> None:
    for definition in DEFINITIONS:
        names = Text(text.language, definition, strict=True).names
        assert names.game()
        for step in definition.sequence.steps:
            assert names.phase(step.name)
        for ending in definition.endings:
            assert not ending or names.ending(ending)
        for seat in definition.seats:
            assert names.seat(seat)
        for side in definition.facts.sides:
            assert names.side(side)
            assert names.side_label(side)
            assert names.player(side)
            assert len(names.side_initial(side)) == 1
        for scenario in definition.facts.scenarios:
            assert names.scenario(scenario) != scenario
            assert names.scenario_about(scenario)
        for turn in range(definition.facts.scenario.first_turn, definition.facts.scenario.last_turn + 1):
            assert names.date(turn)
    for module in GAMES.values():
        for choice in module.CHOICES:
            assert text.names.option(choice.id)
            assert text.names.option_about(choice.id)
            for value in choice.values:
                assert text.names.value(choice.id, value)
                assert text.names.value_about(choice.id, value)


def test_every_ending_of_the_rules_is_named(text: Text) -> None:
    for ending in scan.endings():
        assert text.names.ending(ending)


def test_terrain_colours_and_standings_are_named(text: Text) -> None:
    from grognard.engine.data import STANDINGS
    from grognard.games.conquerors.facts import COLOURS, KINDS, MOMENTS, TERRAINS

    for terrain in TERRAINS:
        assert text.names.terrain(terrain)
    for colour in COLOURS:
        assert text.names.colour(colour)
    for standing in STANDINGS:
        assert text.names.standing(standing)
        assert text.names.standing_about(standing)
    for moment in MOMENTS:
        assert text.say(f"moment-{moment}")
    for kind in KINDS:
        assert text.say(f"kind-{kind}")


def test_every_rule_that_code_cites_is_explained(text: Text) -> None:
    for rule in {*text.rules(), "engine.stale", "engine.over", "engine.seat", "engine.undo"}:
        found = text.rule(rule)
        assert found is not None
        assert found.title
        assert found.text
    assert text.rule("no.such-rule") is None


def test_every_card_is_described(text: Text) -> None:
    for card in text.definition.facts.cards:
        found = text.card(card.id)
        assert found is not None
        assert found.name
        assert found.note
        assert found.standing


# --- the files themselves ---


class Values(Visitor):
    """The values that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message of a file: the values that it needs, and its attributes. Fails on what cannot be read."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            values = Values()
            values.visit(entry)
            found[entry.id.name] = (values.names, {a.id.name for a in entry.attributes})
    return found


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (FOLDER / "fr").glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_with_the_same_values(file: str) -> None:
    english, french = messages("en", file), messages("fr", file)
    assert list(english) == list(french)
    for message, needs in english.items():
        assert french[message] == needs, message


@pytest.mark.parametrize("file", FILES)
def test_no_event_refusal_prompt_or_verb_is_there_for_nothing(file: str) -> None:
    kinds = {s.id for s in scan.events()}
    derived = {
        "marches-who",
        "retreats-who",
        *(f"{k}-{x}" for k in ("tired", "rested", "lost") for x in ("part", "run")),
    }
    known = {f"event-{kind}" for kind in kinds | derived} | {s.id for s in scan.refusals()}
    known |= {f"prompt-{prompt}" for prompt, _ in scan.prompts()} | {"prompt-waiting", "prompt-over"}
    for message in messages("en", file):
        if message.startswith(("event-", "refused-", "prompt-")):
            assert message in known, message


def test_labels_for_a_question_belong_to_a_question() -> None:
    verbs = DEFINITIONS[0].vocabulary.verbs
    prompts = {prompt for prompt, _ in scan.prompts()}
    for file in FILES:
        for message in messages("en", file):
            if message.startswith("verb-"):
                verb, _, asked = message.removeprefix("verb-").partition("-")
                assert verb in verbs, message
                assert not asked or any(p == asked or p.startswith(f"{asked}-") for p in prompts), message


@pytest.mark.parametrize("file", FILES)
def test_french_typography(file: str) -> None:
    for n, line in enumerate((FOLDER / "fr" / file).read_text(encoding="utf-8").splitlines(), 1):
        said = re.sub(r"\{[^}]*\}", "x", line)
        said = re.sub(r"^\s*(\[\w+\]|\*\[\w+\]|[\w.-]+ =)", "", said)
        if re.match(r"\s*#+", line) or "->" in said:
            continue
        assert not re.search(r"(?<!\u202f)[:;!?»](?!\w|//)", said), f"{file}:{n}: a narrow space is missing: {line}"
        assert not re.search(r"«(?!\u202f)", said), f"{file}:{n}: a narrow space is missing: {line}"
        assert "'" not in said, f"{file}:{n}: an apostrophe is ’: {line}"


@pytest.mark.parametrize("file", FILES)
def test_english_typography(file: str) -> None:
    for n, line in enumerate((FOLDER / "en" / file).read_text(encoding="utf-8").splitlines(), 1):
        assert line.startswith("#") or "'" not in line, f"{file}:{n}: an apostrophe is ’: {line}"
        assert "\u202f" not in line, f"{file}:{n}: no narrow space in English: {line}"
