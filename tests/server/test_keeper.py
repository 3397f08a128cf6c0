"""Tables: made, joined, seen, played; what is acknowledged is stored."""

from __future__ import annotations

import pytest

from grognard.engine import record
from grognard.server.messages import Answer, Hold, NewTable, Offer, Say, SeatAt, SeatWish
from grognard.server.problems import Fault
from grognard.server.tables import Live
from tests.server.world import GAME, OTHER, Listener, pair, token_of, wish, world

pytestmark = pytest.mark.anyio


async def fault(work: object) -> Fault:
    """The fault that something ends with."""
    with pytest.raises(Fault) as caught:
        await work  # type: ignore[misc]
    return caught.value


# --- making and sitting down ---


async def test_an_invitation_gives_the_free_seat_and_the_game_begins(database: str) -> None:
    async with world(database) as w:
        maker, guest, late = await w.person(), await w.person(), await w.person()
        made = await w.keeper.create(maker, wish(), "en")

        assert (made.state, made.turn_text) == ("waiting", "Waiting for players")
        seen = await w.keeper.seen(made.id, maker, "french", "en")
        assert seen.scene.prompt.choices == []
        assert (await fault(w.keeper.choose(made.id, maker, Answer("french", 0, "pass"), "en"))).code == "waiting"
        looked = await w.keeper.invitation(token_of(made), guest, "en")
        assert [s.mine for s in looked.seats] == [False, False]
        assert looked.seats[1].invitation is None
        joined = await w.keeper.join(token_of(made), guest, "en")
        assert (joined.state, [s.mine for s in joined.seats]) == ("playing", [False, True])
        assert (await w.keeper.join(token_of(made), guest, "en")).id == made.id
        assert (await fault(w.keeper.join(token_of(made), late, "en"))).code == "seat-taken"
        assert (await fault(w.keeper.invitation("nothing-like-it", late, "en"))).status == 404


async def test_an_open_table_is_listed_until_somebody_sits_down(database: str) -> None:
    async with world(database) as w:
        maker, guest, late = await w.person(), await w.person(), await w.person()
        made = await w.keeper.create(maker, wish(others="open"), "en")

        assert [t.id for t in await w.keeper.listed(guest, "open", "en")] == [made.id]
        assert (await fault(w.keeper.sit(made.id, "prussian", maker, "en"))).code == "sits-already"
        assert (await fault(w.keeper.sit(made.id, "austrian", guest, "en"))).code == "unknown-seat"
        assert (await w.keeper.sit(made.id, "prussian", guest, "en")).state == "playing"
        assert (await fault(w.keeper.sit(made.id, "prussian", late, "en"))).code == "seat-taken"
        assert await w.keeper.listed(late, "open", "en") == []
        assert [t.my_turn for t in await w.keeper.listed(guest, "mine", "en")] == [False]
        assert [t.my_turn for t in await w.keeper.listed(maker, "mine", "en")] == [True]


async def test_an_invitations_seat_is_not_open_to_all(sqlite: str) -> None:
    async with world(sqlite) as w:
        made = await w.keeper.create(await w.person(), wish(), "en")

        assert (await fault(w.keeper.sit(made.id, "prussian", await w.person(), "en"))).code == "by-invitation"


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (NewTable("chess", "short", {}, []), "unknown-game"),
        (NewTable(GAME, "elba", {}, []), "unknown-scenario"),
        (NewTable(GAME, "short", {"level": "emperor"}, []), "option-wrong"),
        (NewTable(GAME, "short", {"emperor": "yes"}, []), "option-wrong"),
        (NewTable(GAME, "short", {}, [SeatWish("french", "me")]), "seats-wrong"),
        (NewTable(GAME, "short", {}, [SeatWish("french", "me"), SeatWish("french", "me")]), "seats-wrong"),
        (wish(others="computer", me=()), ""),
        (NewTable(GAME, "short", {}, [SeatWish("french", "me"), SeatWish("prussian", "computer", "god")]),
         "unknown-computer"),
        (NewTable(GAME, "short", {}, [SeatWish("french", "me"), SeatWish("prussian", "me")], data="x"),
         "unknown-data"),
    ],
)  # fmt: skip
async def test_a_table_that_cannot_be_is_refused(sqlite: str, made: NewTable, code: str) -> None:
    async with world(sqlite) as w:
        work = w.keeper.create(await w.person(), made, "en")
        if code:
            assert (await fault(work)).code == code
        else:
            assert (await work).state == "playing"


# --- choosing ---


async def test_what_is_acknowledged_is_there_after_a_restart(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)
        await p.play(60)
        before, log = p.digest(), (await p.seen("french")).log
        acts = list(p.live("french").acts)

        await w.again()
        seen = await p.seen("french")
        assert p.digest() == before
        assert seen.log == log
        assert p.live("french").acts == acts


async def test_an_answer_is_taken_at_its_position_from_its_seat_and_only_if_offered(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)
        seat = await p.asked()
        assert seat is not None
        other, n = OTHER[seat], (await p.scene(seat)).n
        before = p.digest()

        def answer(person: str, as_seat: str, at: int, option: str) -> object:
            return w.keeper.choose(p.id, p.seats[person], Answer(as_seat, at, option), "en")

        assert (await fault(answer(seat, seat, n + 1, "pass"))).code == "stale"
        assert (await fault(answer(other, seat, n, "pass"))).code == "not-your-seat"
        refused = await fault(answer(other, other, (await p.scene(other)).n, "pass"))
        assert (refused.status, refused.code) == (422, "refused")
        assert refused.said
        assert (await fault(answer(seat, seat, n, "march nowhere"))).rule
        assert (await fault(answer(seat, "nobody", n, "pass"))).code == "unknown-seat"
        assert (await fault(w.keeper.choose("no-such-table", p.first, Answer(seat, n, "pass"), "en"))).status == 404
        assert p.digest() == before
        await answer(seat, seat, n, "pass")  # type: ignore[misc]
        stale = await fault(answer(seat, seat, n, "pass"))
        assert (stale.code, stale.n) == ("stale", n + 1)


async def test_whoever_begins_to_be_asked_is_told_in_the_same_act(sqlite: str) -> None:
    async with world(sqlite) as w:
        p = await pair(w)
        await p.play(40)
        seats = {person.id for person, _ in ((p.first, 0), (p.second, 0))}

        assert {person for person, _, _ in w.told} == seats
        assert len({turn for _, _, turn in w.told}) == len(w.told)


# --- undo, offers, resigning ---


async def reached(p: object, verb: str) -> str:
    """Plays until a seat is asked with an option of a verb among others; the seat."""
    from tests.server.world import Pair

    assert isinstance(p, Pair)
    for _ in range(200):
        seat = await p.asked()
        assert seat is not None
        if any(c.option.startswith(verb) for c in (await p.scene(seat)).prompt.choices):
            return seat
        await p.play(1)
    raise AssertionError(verb)


def asked_next(live: Live, option: str) -> str:
    """What the game asks after an option."""
    game = live.game.clone()
    game.choose(option, live.pending[0])
    return game.decision.prompt if game.decision is not None else ""


async def test_a_choice_that_taught_nothing_is_taken_back_freely(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)
        seat = await reached(p, "manoeuvre")
        before, n = p.digest(), (await p.scene(seat)).n
        offered = [c.option for c in (await p.scene(seat)).prompt.choices if c.option.startswith("manoeuvre")]
        # where several corps stand, the next question is which of them: nothing is learned by it
        option = next(o for o in offered if asked_next(p.live(seat), o) == "with")
        await p.choose(seat, option)
        seen = await p.seen(seat)

        assert seen.undo == "free"
        await w.keeper.undo(p.id, p.seats[seat], SeatAt(seat, seen.scene.n), "en")
        assert ((await p.scene(seat)).n, p.digest()) == (n, before)
        await w.again()
        await p.scene(seat)
        assert p.digest() == before


async def test_after_something_was_learned_the_other_side_is_asked(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)
        await p.play(30, until=lambda s: False)
        seat = await p.asked()
        assert seat is not None
        asker = OTHER[seat]
        seen = await p.seen(asker)
        assert seen.undo == "ask"
        before = p.digest()

        await w.keeper.undo(p.id, p.seats[asker], SeatAt(asker, seen.scene.n), "en")
        assert p.digest() == before
        offers = (await p.seen(seat)).table.offers
        assert [(o.kind, o.seat) for o in offers] == [("undo", asker)]
        await w.keeper.offer(p.id, p.seats[seat], Offer(seat, "undo", "refuse"), "en")
        assert (await p.seen(seat)).table.offers == []
        assert (
            await fault(w.keeper.offer(p.id, p.seats[seat], Offer(seat, "undo", "accept"), "en"))
        ).code == "no-offer"

        await w.keeper.undo(p.id, p.seats[asker], SeatAt(asker, seen.scene.n), "en")
        own = await fault(w.keeper.offer(p.id, p.seats[asker], Offer(asker, "undo", "accept"), "en"))
        assert own.code == "no-offer"
        await w.keeper.offer(p.id, p.seats[seat], Offer(seat, "undo", "accept"), "en")
        live = p.live(asker)
        assert live.game.decision_of(live.definition.seats.index(asker)) is not None
        assert p.digest() != before
        kept = p.digest(), live.game.barrier, list(live.unasked)
        await w.again()
        await p.scene(asker)
        live = p.live(asker)
        assert (p.digest(), live.game.barrier, list(live.unasked)) == kept


async def test_two_at_one_screen_take_back_without_asking_and_meet_the_same_luck(sqlite: str) -> None:
    async with world(sqlite) as w:
        me = await w.person()
        table = await w.keeper.create(me, wish(me=("french", "prussian")), "en")
        from tests.server.world import Pair

        p = Pair(w, me, me, table)
        await p.play(50)
        live = p.live("french")
        course, digest = list(live.game.decisions), p.digest()
        for _ in range(8):
            seat = await p.asked()
            assert seat is not None
            assert (await p.seen(seat)).undo == "free"
            await w.keeper.undo(p.id, me, SeatAt(seat, (await p.scene(seat)).n), "en")
        assert live.game.n < len(course)
        for number, option in course[live.game.n :]:
            name = live.definition.seats[number]
            if live.game.n < len(course) and live.game.decision_of(number) is not None:
                await w.keeper.choose(p.id, me, Answer(name, live.game.number(number), option.text), "en")
            while live.robot is not None:
                await p.asked()
        assert p.digest() == digest


async def test_an_agreed_end_needs_both(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)

        await w.keeper.offer(p.id, p.first, Offer("french", "draw", "offer"), "en")
        assert (await p.seen("prussian")).table.offers[0].text == "French: offers to end the game by agreement"
        await w.keeper.offer(p.id, p.first, Offer("french", "draw", "withdraw"), "en")
        assert (await p.seen("prussian")).table.offers == []
        await w.keeper.offer(p.id, p.first, Offer("french", "draw", "offer"), "en")
        await w.keeper.offer(p.id, p.second, Offer("prussian", "draw", "accept"), "en")
        seen = await p.seen("prussian")
        assert (seen.table.state, seen.scene.over, seen.scene.winner) == ("over", True, None)
        assert seen.table.result == "The players have agreed to end the game."
        assert (await fault(p.choose("french", "pass"))).code == "over"


async def test_whoever_resigns_has_lost(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)
        await w.keeper.resign(p.id, p.second, SeatAt("prussian", 0), "en")
        seen = await p.seen("french")

        assert (seen.scene.over, seen.scene.winner, seen.table.result) == (True, "french", "Prussians: resigned.")
        assert seen.scene.prompt.choices == []
        assert (await w.keeper.fairness(p.id, p.first, "en")).seed is not None
        await w.again()
        assert (await w.keeper.info(p.id, p.first, "en")).result == "Prussians: resigned."


# --- hold, forced ---


async def test_no_cards_are_offered_to_whoever_holds_them_back(database: str) -> None:
    async with world(database) as w:
        p = await pair(w)
        seat = await p.asked()
        assert seat is not None
        scene = await p.scene(seat)
        assert scene.prompt.card_offer
        await w.keeper.hold(p.id, p.seats[seat], Hold(seat, True), "en")
        assert (await p.seen(seat)).hold
        assert not (await p.seen(OTHER[seat])).hold
        for _ in range(25):
            asked = await p.asked()
            assert asked is not None
            now = await p.scene(asked)
            if now.turn > scene.turn:
                break
            assert asked != seat or not now.prompt.card_offer
            await p.play(1)
        taken = [a for a in p.live(seat).acts if a.kind == "auto"]
        assert taken
        assert {a.text for a in taken} == {"pass"}


# --- chat ---


async def test_everybody_reads_what_is_said(database: str) -> None:
    async with world(database) as w:
        p, onlooker = await pair(w), await w.person()
        listener = await Listener.open(w.keeper, p.id, onlooker, None)
        first = await w.keeper.say(p.id, p.second, Say("  Bonjour\n\x07 à tous "), "fr")
        await w.keeper.say(p.id, onlooker, Say("Vive l’Empereur"), "fr")

        lines = await w.keeper.chat(p.id, p.first, "en")
        assert [(x.i, x.seat, x.text) for x in lines] == [
            (0, "prussian", "Bonjour à tous"),
            (1, None, "Vive l’Empereur"),
        ]
        assert first == lines[0]
        await listener.until(3)
        assert [s.event for s in listener.sent if s.event == "chat"] == ["chat", "chat"]
        assert (await fault(w.keeper.say(p.id, p.first, Say("\x07"), "en"))).code == "say-empty"
        await listener.close()


async def test_the_record_of_a_finished_table_can_be_verified(database: str) -> None:
    from grognard.games import define, rules_version

    async with world(database) as w:
        p = await pair(w)
        await p.play(400)
        text = await w.keeper.record(p.id, p.first, "en")
        fields = record.parse(text, "x")

        assert (await p.seen("french")).table.state == "over"
        record.verify(fields, "x", define, rules_version(GAME))
        table = await w.keeper.upload_record(await w.person(), text, "x.json", "en")
        assert (table.state, table.uploaded) == ("over", True)
        assert table.result == (await p.seen("french")).table.result
