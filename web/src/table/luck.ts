// Verifies a game's luck from its seed, here in the page: the promise made at the start, then every draw.
import { blake2b } from "@noble/hashes/blake2.js";

import type { Draw, Fairness } from "../lib/messages";

export interface Verdict {
  commitment: boolean;
  draws: number;
  wrong: number[]; // the counts of draws that do not follow from the seed
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytes(text: string): Uint8Array {
  const found = text.match(/[0-9a-f]{2}/gi) ?? [];
  return Uint8Array.from(found, (pair) => parseInt(pair, 16));
}

/** What is published when a game starts. */
export function commitment(seed: Uint8Array): string {
  const promise = new TextEncoder().encode("grognard commitment");
  const whole = new Uint8Array(promise.length + seed.length);
  whole.set(promise);
  whole.set(seed, promise.length);
  return hex(blake2b(whole, { dkLen: 32 }));
}

/** The number behind draw `count`: 64 bits of a hash of the count under the seed as key. */
export function number(seed: Uint8Array, count: number): bigint {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(count));
  const digest = blake2b(message, { key: seed, dkLen: 8 });
  return new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0);
}

/** Numbers from here on would favour low values: they are passed over and the next count is taken. */
const limit = (below: number): bigint => ((1n << 64n) / BigInt(below)) * BigInt(below);

function holds(seed: Uint8Array, draw: Draw, before: number): boolean {
  if (draw.count <= before) return false;
  const bound = limit(draw.below);
  for (let count = before + 1; count < draw.count; count++) {
    if (number(seed, count) < bound) return false; // a number was passed over that should have counted
  }
  const found = number(seed, draw.count);
  return found < bound && Number(found % BigInt(draw.below)) === draw.value;
}

export function verify(fairness: Fairness): Verdict {
  const seed = bytes(fairness.seed ?? "");
  const wrong: number[] = [];
  let before = 0;
  for (const draw of fairness.draws) {
    if (!holds(seed, draw, before)) wrong.push(draw.count);
    before = draw.count;
  }
  return { commitment: commitment(seed) === fairness.commitment, draws: fairness.draws.length, wrong };
}
