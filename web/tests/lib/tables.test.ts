import { describe, expect, test } from "vitest";

import { chosen, clockParts, invitationAddress, lookOf, sorted } from "../../src/lib/parts/tables";
import { GAME, table } from "./games";

describe("my tables", () => {
  test("stand by what they wait for: me, the longest first; others, the latest first; nobody any more", () => {
    const found = sorted([
      table("new turn", { my_turn: true, changed: 9 }),
      table("old turn", { my_turn: true, changed: 2 }),
      table("theirs", { changed: 4 }),
      table("invited", { state: "waiting", changed: 7 }),
      table("done", { state: "over", my_turn: true, changed: 8 }),
      table("older rules", { state: "frozen", changed: 1 }),
    ]);
    const ids = (tables: { id: string }[]) => tables.map((one) => one.id);
    expect(ids(found.turn)).toEqual(["old turn", "new turn"]);
    expect(ids(found.waiting)).toEqual(["invited", "theirs"]);
    expect(ids(found.over)).toEqual(["done", "older rules"]);
  });
});

describe("an invitation", () => {
  test("is shown as a whole address, however it came", () => {
    const whole = "https://play.example/join/abc";
    expect(invitationAddress(whole, "https://other.example")).toBe(whole);
    expect(invitationAddress("/join/abc", "https://play.example")).toBe(whole);
    expect(invitationAddress("abc", "https://play.example")).toBe(whole);
  });
});

test("a table in a list tells its level, and other options only where they are not the usual ones", () => {
  const told = (options: Record<string, string>) => chosen([GAME], table("t", { options })).map((one) => one.value);
  expect(told({ level: "plain", luck: "cards" })).toEqual(["plain"]);
  expect(told({ level: "auction", luck: "dice" })).toEqual(["auction", "dice"]);
  expect(chosen(null, table("t"))).toEqual([]);
});

describe("a seat", () => {
  const seat = {
    seat: "a",
    name: "A",
    kind: "person",
    player: "",
    mine: false,
    here: false,
    invitation: null,
    running: false,
  } as const;

  test("has the look of its side once that is settled", () => {
    expect(lookOf([GAME], "tiny", { ...seat, owner: "allies", clock_left: null })).toBe("coalition");
    expect(lookOf([GAME], "tiny", { ...seat, owner: null, clock_left: null })).toBe("");
    expect(lookOf(null, "tiny", { ...seat, owner: "allies", clock_left: null })).toBe("");
  });

  test("has a clock in days, hours and minutes, never below nothing", () => {
    expect(clockParts(2 * 86400 + 3 * 3600 + 59)).toEqual({ days: 2, hours: 3, minutes: 0 });
    expect(clockParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });
});
