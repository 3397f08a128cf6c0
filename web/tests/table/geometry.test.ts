import { expect, test } from "vitest";

import type { Board, Piece, Scene, Spot } from "../../src/lib/messages";
import { beside, BLOCK, blockScale, detail, fan, placed, spacing, towards } from "../../src/table/geometry";

const spot = (id: string, x: number, y: number): Spot => ({
  id,
  name: id,
  tag: id,
  x,
  y,
  look: "town",
  label: { text: id, x, y, look: "town", anchor: "middle", angle: 0, along: "" },
  places: [
    [x - 10, y],
    [x + 10, y],
  ],
  about: "",
  badge: "",
  outline: "",
  standing: "public",
});
const piece = (id: string, owner: string): Piece => ({
  id,
  owner,
  look: "corps",
  name: id,
  short: id,
  spent: false,
  counts: [],
  marks: [],
  title: "",
  shown: true,
  active: false,
  facing: null,
});
const spots = [spot("m", 0, 0), spot("e", 100, 5), spot("n", 3, -100), spot("far", 300, 0), spot("ne", 90, -95)];

test("arrow keys go to the nearest place ahead, not to one far aside", () => {
  expect(towards(spots, { x: 0, y: 0 }, 1, 0)?.id).toBe("e");
  expect(towards(spots, { x: 0, y: 0 }, 0, -1)?.id).toBe("n");
  expect(towards(spots, { x: 0, y: 0 }, -1, 0)).toBeNull();
});

test("spacing is what neighbours usually have between them, whatever one outlier has", () => {
  expect(spacing([spot("a", 0, 0), spot("b", 100, 0), spot("c", 200, 0), spot("d", 5000, 0)])).toBe(100);
  expect(spacing([spot("a", 0, 0)])).toBe(100);
});

test("blocks grow with the map, and are never too small to click nor larger than a hand's breadth", () => {
  const pixels = (k: number): number => blockScale(160, k) * BLOCK * k;
  expect(pixels(0.01)).toBeCloseTo(24);
  expect(pixels(100)).toBeCloseTo(72);
  expect(pixels(0.9)).toBeGreaterThan(pixels(0.6));
});

test("a larger block shows more of its face", () => {
  expect([20, 40, 60].map((pixels) => detail(pixels / BLOCK, 1))).toEqual([0, 1, 2]);
});

test("a stack lies at the place of its side, one block above the other", () => {
  const board = { spots } as Board;
  const scene = {
    players: [{ id: "blue" }, { id: "grey" }],
    stacks: [
      { spot: "m", owner: "grey", pieces: [piece("x", "grey"), piece("y", "grey")] },
      { spot: "e", owner: "blue", pieces: [piece("z", "blue")] },
      { spot: "nowhere", owner: "blue", pieces: [piece("lost", "blue")] },
    ],
  } as Scene;
  const found = placed(board, scene, (one) => one.id.charCodeAt(0));
  expect(found.map((item) => [item.piece.id, item.x, item.index, item.height])).toEqual([
    ["x", 10, 0, 2],
    ["y", 10, 1, 2],
    ["z", 90, 0, 1],
  ]);
});

test("a fan spreads its blocks around the place, in two rows when there are many", () => {
  expect(fan(3).map((point) => Math.round(point.x * 100))).toEqual([-112, 0, 112]);
  const rows = new Set(fan(8).map((point) => point.y));
  expect(rows.size).toBe(2);
  expect(new Set(fan(8).map((point) => `${point.x} ${point.y}`)).size).toBe(8);
});

test("a note about a place lies on it if that covers nothing, else beside it", () => {
  const name = { x: 5, y: -6, width: 60, height: 12 };
  expect(beside({ x: 0, y: 0 }, 36, 17, [])).toEqual({ x: 0, y: 0 });
  const moved = beside({ x: 0, y: 0 }, 36, 17, [name]);
  expect(moved.x + 18 <= 5 || Math.abs(moved.y) >= 6 + 8.5).toBe(true);
  expect(Math.hypot(moved.x, moved.y)).toBeLessThan(36);
});
