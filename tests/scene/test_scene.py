"""What stands on the table: pieces, cards, tracks, outcomes, plans, in both languages."""

from __future__ import annotations

import random

from grognard.engine.decision import Reason
from grognard.engine.definition import PUBLIC
from grognard.scene.schema import Piece, Scene
from grognard.scene.stage import stage
from tests.campaigns import defined
from tests.scene.staged import Staged, at

FIELD = "clear; davout at GER fatigue 6; napoleon at GER; soult at BAM; louis at ZEI; hohenlohe at ZEI"


def piece(scene: Scene, block: str) -> Piece:
    """A piece on the map."""
    return next(p for stack in scene.stacks for p in stack.pieces if p.id == f"block:{block}")


def test_a_corps_shows_cubes_fatigue_and_bonuses_and_says_them() -> None:
    found = piece(at(f"{FIELD}; act french").scene(0), "davout")
    assert [(c.look, c.n, c.full) for c in found.counts] == [("infantry", 7, 7), ("cavalry", 1, 1), ("fatigue", 6, 8)]
    assert found.title == (
        "Davout (French, III Corps), at Gera: "
        "ready, 7 infantry, 1 cavalry, 6 fatigue, combat +1, movement +1 alone, worn out."
    )
    french = piece(at(f"{FIELD}; act french", language="fr").scene(0), "davout")
    assert french.title == (
        "Davout (Français, 3e corps), à Gera\u202f: "
        "à activer, 7 infanteries, 1 cavalerie, 6 fatigues, combat +1, mouvement +1 seul, à bout."
    )


def test_victory_areas_show_who_holds_them_and_where_both_stand_is_contested() -> None:
    scene = at("clear; davout at LEI; louis at LEI; act french; control LEI prussian").scene(PUBLIC)
    spot = next(s for s in scene.spots if s.spot == "area:LEI")
    assert (spot.control, spot.contested) == ("prussian", True)
    assert scene.acting == "french"
    assert scene.prompt.text == "The French are deciding."
    assert scene.side is None


def test_broken_bridges_and_axes_of_retreat_lie_on_the_map() -> None:
    scene = at("clear; davout at ZEI; louis at ZEI; axis french ZEI GER; bridge BAM-EBE destroyed; act french").scene(1)
    assert [(link.link, link.broken) for link in scene.links] == [("road:BAM-EBE", True)]
    (arrow,) = scene.arrows
    assert (arrow.spot, arrow.owner) == ("area:ZEI", "french")
    assert arrow.link == "road:GER-ZEI"
    assert arrow.title == "At Zeitz the axis of retreat of the French leads to Gera."


def test_a_march_of_several_roads_stands_behind_one_click_and_each_step_is_offered() -> None:
    taken = 0
    for seed in range(6):
        rng = random.Random(seed)
        staged = Staged(defined("campaign", rng.choice(["conscript", "beginner"])), "en", seed=seed)
        for _ in staged.course(rng):
            decision = staged.game.pending[0] if staged.game.pending else None
            if decision is None or decision.prompt != "march" or rng.random() < 0.5:
                continue
            plans = staged.scene(decision.seat).prompt.plans
            if not plans:
                continue
            walker = staged.game.clone(rng)
            plan = rng.choice(plans)
            for step in plan.steps:
                while walker.decision is not None and walker.decision.prompt.startswith(("play-", "counter-")):
                    walker.choose("pass")
                walker.choose(step, decision.seat)
            taken += 1
    assert taken > 20


def test_a_whole_stack_stands_behind_one_click_and_to_go_is_asked_all_the_same() -> None:
    taken = 0
    for seed in range(4):
        rng = random.Random(seed)
        staged = Staged(defined("campaign", rng.choice(["conscript", "grognard"])), "en", seed=seed)
        for _ in staged.course(rng):
            decision = staged.game.decision
            if staged.game.in_secret or decision is None or decision.prompt != "with":
                continue
            for plan in staged.scene(decision.seat).prompt.plans:
                walker = staged.game.clone(rng)
                for step in plan.steps:
                    walker.choose(step, decision.seat)
                assert walker.decision is not None
                assert [option.text for option in walker.decision.options] == ["go"]
                taken += 1
    assert taken > 5


def test_an_event_lies_on_the_table_until_the_operation_is_over() -> None:
    staged = at("clear; davout at GER; louis at HAL; soult at BAM; hand french F13; act french; deck french F05")
    staged.game.choose("manoeuvre GER")
    staged.game.choose("play F13")
    outcomes = staged.scene(1).outcomes
    assert [(o.title, [card.id for card in o.cards]) for o in outcomes] == [
        ("Event played", ["card:F13"]),
        ("Movement card", ["card:F05"]),
    ]


def test_a_retreat_shows_the_roads_from_where_the_beaten_stack_stands() -> None:
    seen = 0
    for seed in range(10):
        rng = random.Random(seed)
        staged = Staged(defined("short", "grognard"), "en", seed=seed)
        for _ in staged.course(rng):
            decision = staged.game.decision
            if decision is None or decision.prompt != "retreat":
                continue
            for choice in staged.scene(decision.seat).prompt.choices:
                area, road = choice.elements
                assert area.removeprefix("area:") in road.removeprefix("road:").split("-")
                seen += 1
    assert seen > 5


def test_a_march_shows_its_path_and_its_cost() -> None:
    staged = at("clear; davout at GER; soult at BAM; louis at HAL; act french; deck french F05")
    staged.game.choose("manoeuvre GER")
    scene = staged.scene(0)
    assert scene.path == []
    assert scene.outcomes[0].title == "Movement card"
    assert [card.id for card in scene.outcomes[0].cards] == ["card:F05"]
    near = next(c for c in scene.prompt.choices if c.option == "march ZEI")
    assert near.elements == ["area:ZEI", "road:GER-ZEI"]
    assert near.hint == "1 point, fatigue 0"
    staged.game.choose("march ZEI")
    scene = staged.scene(1)
    assert scene.path == ["road:GER-ZEI"]
    assert scene.prompt.context[0] == "Manoeuvre of the French, Zeitz"


def test_cards_revealed_lie_on_the_table_with_each_modifier_named() -> None:
    staged = at("clear; davout at ZEI; louis at ZEI; soult at BAM; ruchel at LEI; act french; deck french F05 F06")
    staged.game.choose("combat ZEI")
    while staged.game.decision is not None and staged.game.decision.prompt == "play-combat":
        staged.game.choose("pass")
    for seat in (0, 1, PUBLIC):
        outcomes = staged.scene(seat).outcomes
        assert [o.owner for o in outcomes][:2] == ["french", "prussian"]
        for outcome in outcomes[:2]:
            assert outcome.total == max(0, sum(n for _, n in outcome.sums)) == len(outcome.cards)
            assert all(name for name, _ in outcome.sums)
            assert outcome.results[0].startswith("Inflicts: losses")


def test_dice_lie_on_the_table() -> None:
    seen = 0
    for seed in range(20):
        rng = random.Random(seed)
        staged = Staged(defined("short", "conscript", "dice"), "fr", seed=seed)
        for _ in staged.course(rng):
            decision = staged.game.decision
            if decision is None or decision.prompt != "operation":
                continue
            fights = [o for o in decision.options if o.verb == "combat"]
            if fights:
                staged.game.choose(fights[0])
            outcomes = staged.scene(PUBLIC).outcomes
            if any(o.dice for o in outcomes):
                assert not any(o.cards for o in outcomes if o.dice)
                seen += 1
        if seen:
            return
    assert seen


def test_a_card_says_what_each_use_of_it_would_do_now() -> None:
    staged = at("clear; davout at GER; louis at ZEI; soult at BAM; hand french F13; act french; deck french F05")
    hand = staged.scene(0).hands[0]
    assert hand.open
    assert hand.cards[0].uses[0].startswith("As an event, when your stack sets out:")
    staged.game.choose("manoeuvre GER")
    assert staged.scene(0).hands[0].cards[0].uses[0].startswith("Now, as an event:")
    assert not staged.scene(1).hands[0].open
    assert staged.scene(1).hands[0].count == 1


def test_many_refusals_of_one_kind_are_one() -> None:
    scene = at("clear; davout at GER; louis at ZEI; soult at BAM; act french").scene(0)
    nobody = [r for r in scene.prompt.refusals if r.reason == "You have no block here."]
    assert len(nobody) == 3
    assert all("area:LEI" in r.elements for r in nobody)
    fight = next(r for r in scene.prompt.refusals if r.option == "combat GER")
    assert (fight.reason, fight.rule) == ("Gera is not contested: there is nobody to fight.", "combat.area")


def test_before_the_auction_a_seat_is_no_side_yet() -> None:
    staged = Staged(defined("campaign", "marshal"), "en")
    for seat in (0, 1, PUBLIC):
        scene = staged.scene(seat)
        assert scene.side is None
        assert [p.seat for p in scene.players] == [None, None]
        for sheet in scene.sheets:
            assert all(
                row.piece.counts for row in sheet.rows if row.piece.look == "corps" and row.place != "Out of the game"
            )
    assert staged.scene(0).seat == "a"
    assert staged.scene(0).prompt.mine


def test_the_deployment_is_shown_to_its_owner_only() -> None:
    staged = Staged(defined("campaign", "grognard"), "en")
    decision = staged.game.decision_of(0)
    assert decision is not None
    staged.game.choose(decision.options[0], 0)
    placed = decision.options[0].elements[0]
    assert any(p.id == placed for s in staged.scene(0).stacks for p in s.pieces)
    assert staged.scene(0).prompt.choices[0].elements[0].startswith("area:")
    for seat in (1, PUBLIC):
        assert not any(s.owner == "french" for s in staged.scene(seat).stacks)


def test_a_refusal_is_a_sentence_and_a_rule() -> None:
    found = stage(defined(), "en")
    text, rule = found.refusal(Reason("engine.stale", "refused-stale", at=1, now=2))
    assert text.endswith(".")
    assert rule == "engine.stale"


def test_equal_games_share_a_stage() -> None:
    from grognard.games import define

    again = define("napoleon-1806", "campaign", {"level": "conscript", "combat": "cards"})
    assert stage(defined(), "en") is stage(again, "en")
    assert stage(defined(), "en") is not stage(defined(), "fr")
    assert stage(defined("short"), "en") is not stage(defined(), "en")
