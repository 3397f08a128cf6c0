import { describe, expect, test } from "vitest";

import { defaults, seatsOf } from "../../src/lib/parts/games";
import { clockMatters, optionsFrom, proposed, tableOf, type Sitting } from "../../src/lib/parts/plan";
import { GAME } from "./games";

const me: Sitting = { who: "me", computer: "" };
const link: Sitting = { who: "invite", computer: "" };
const plan = {
  scenario: "short",
  options: defaults(GAME),
  clock: { kind: "days" as const, amount: 3 },
  title: " ",
  data: "",
};

describe("the seats of a table", () => {
  test("are the sides, or players where an auction settles the sides", () => {
    expect(seatsOf(GAME, { level: "plain" }).map((seat) => seat.id)).toEqual(["french", "allies"]);
    expect(seatsOf(GAME, { level: "auction" }).map((seat) => seat.id)).toEqual(["a", "b"]);
  });

  test("are proposed with me where I asked to sit and the usual computer player opposite", () => {
    expect(proposed(GAME, { level: "plain" }, "allies")).toEqual({
      french: { who: "computer", computer: "scripted" },
      allies: { who: "me", computer: "scripted" },
    });
  });

  test("are proposed with me on the first where the seat that I asked for does not exist", () => {
    expect(proposed(GAME, { level: "auction" }, "allies").a?.who).toBe("me");
  });

  test("wait for a guest by link where there is no computer player", () => {
    expect(proposed({ ...GAME, computers: [] }, {}, "french").allies?.who).toBe("invite");
  });
});

describe("the options of an address", () => {
  test("are taken where the game has them, and are its defaults elsewhere", () => {
    const asked = new URLSearchParams("level=auction&luck=coins&weather=rain");
    expect(optionsFrom(GAME, asked)).toEqual({ level: "auction", luck: "cards" });
  });
});

describe("what is asked of the server", () => {
  test("has a clock only if somebody else may have to be waited for", () => {
    expect(clockMatters([me, { who: "computer", computer: "scripted" }])).toBe(false);
    expect(tableOf(GAME, { ...plan, sittings: { french: me, allies: me } }).clock.kind).toBe("none");
    expect(tableOf(GAME, { ...plan, sittings: { french: me, allies: link } }).clock).toEqual({
      kind: "days",
      amount: 3,
    });
  });

  test("names every seat of the chosen level, and no blank title", () => {
    const made = tableOf(GAME, { ...plan, options: { level: "auction" }, sittings: { a: me, b: link, french: me } });
    expect(made.seats.map(({ seat, who }) => [seat, who])).toEqual([
      ["a", "me"],
      ["b", "invite"],
    ]);
    expect(made.title).toBe("");
  });
});
