import { expect, test } from "vitest";

import type { Fairness } from "../../src/lib/messages";
import { bytes, commitment, verify } from "../../src/table/luck";

// Made by the server's own Sealed and commitment (engine/chance.py) with the seed 00 01 02 … 1f. The largest bounds are
// there because about half of all numbers lie beyond them and are passed over: counts are missing where that happened.
const made = (): Fairness =>
  JSON.parse(
    `{"commitment": "66a3d4473d12a7b94c7070a35945501bbfa128e4f6a4c7e72c4ff962f5b16bbe", "seed": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "scheme": "", "draws": [{"count": 1, "below": 2, "value": 1}, {"count": 2, "below": 6, "value": 2}, {"count": 3, "below": 6, "value": 0}, {"count": 4, "below": 49, "value": 29}, {"count": 5, "below": 52, "value": 37}, {"count": 6, "below": 3, "value": 2}, {"count": 7, "below": 1, "value": 0}, {"count": 8, "below": 1000, "value": 261}, {"count": 9, "below": 9223372036854779904, "value": 3933766755089473610}, {"count": 10, "below": 9223372036854779904, "value": 5415187050841564325}, {"count": 11, "below": 9223372036854779904, "value": 2112957687610889197}, {"count": 12, "below": 17, "value": 5}, {"count": 22, "below": 9223372036854779904, "value": 5285055927762305409}, {"count": 23, "below": 6, "value": 2}]}`,
  ) as Fairness;

test("a seed and its draws, as the server makes them, are found right", () => {
  const fairness = made();
  expect(verify(fairness)).toEqual({ commitment: true, draws: 14, wrong: [] });
});

test("some numbers of the example were passed over, so that this is tested too", () => {
  const counts = made().draws.map((draw) => draw.count);
  expect(counts.at(-1)).toBeGreaterThan(counts.length);
});

test("another seed breaks the promise", () => {
  const fairness = made();
  const other = { ...fairness, seed: `ff${fairness.seed?.slice(2)}` };
  expect(verify(other).commitment).toBe(false);
  expect(verify(other).wrong.length).toBeGreaterThan(0);
});

test("a changed draw is found, and only that one", () => {
  const fairness = made();
  fairness.draws[3] = { count: 4, below: 49, value: 30 };
  expect(verify(fairness)).toEqual({ commitment: true, draws: 14, wrong: [4] });
});

test("a draw that was left out is found", () => {
  const fairness = made();
  fairness.draws.splice(2, 1);
  expect(verify(fairness).wrong).toEqual([4]);
});

test("a draw that is told twice is found", () => {
  const fairness = made();
  const [first] = fairness.draws;
  if (first) fairness.draws.unshift(first);
  expect(verify(fairness).wrong).toEqual([1]);
});

test("the promise is the hash that the server publishes", () => {
  const fairness = made();
  expect(commitment(bytes(fairness.seed ?? ""))).toBe(fairness.commitment);
});
