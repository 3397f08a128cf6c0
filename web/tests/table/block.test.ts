import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { Count, Piece } from "../../src/lib/messages";
import Block from "../../src/table/Block.svelte";

const count = (look: Count["look"], n: number, role: Count["role"]): Count => ({ look, n, full: n, name: look, role });

function drawn(part: Partial<Piece>): string {
  const piece: Piece = {
    id: "block:x",
    owner: "french",
    look: "unit",
    name: "Guard",
    short: "Gua",
    spent: false,
    counts: [],
    marks: [],
    title: "",
    shown: true,
    active: false,
    facing: null,
    ...part,
  };
  return render(Block, { props: { piece, look: "french" } }).body;
}

test("the number on a block is what the scene calls strength, whatever it looks like", () => {
  const body = drawn({
    counts: [
      count("infantry", 3, "strength"),
      count("cohesion", 2, "strength"),
      count("step", 5, "other"),
      count("fatigue", 4, "wear"),
      count("movement", 6, "other"),
    ],
  });
  expect(/class="number[^>]*>(\d+)</.exec(body)?.[1]).toBe("5");
  expect(body.match(/class="cube[ "]/g)).toHaveLength(5);
  expect(body.match(/class="pip[ "]/g)).toHaveLength(4);
});

test("a piece with a front shows where it is; one without shows none", () => {
  expect(drawn({ facing: 120 })).toMatch(/class="front[^>]*transform="rotate\(120\)"/);
  expect(drawn({ facing: 0 })).toContain("rotate(0)");
  expect(drawn({})).not.toContain("front");
});
