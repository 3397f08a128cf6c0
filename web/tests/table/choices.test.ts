import { expect, test } from "vitest";

import type { Choice, Piece, Plan, Prompt, Refusal, Stack } from "../../src/lib/messages";
import { far, lit, offerAt, offerOf, offerOfPiece, offers, offTable } from "../../src/table/choices";

const choice = (option: string, elements: string[], preview = false): Choice => ({
  option,
  label: option,
  hint: "",
  elements,
  look: "plain",
  preview,
});
const plan = (element: string, steps: string[]): Plan => ({ element, steps, links: [], label: "", hint: "" });
const refusal = (option: string, elements: string[]): Refusal => ({
  option,
  label: option,
  elements,
  reason: "too far",
  rule: "march.cost",
});
const prompt = (parts: Partial<Prompt>): Prompt => ({
  mine: true,
  text: "",
  rule: null,
  context: [],
  choices: [],
  plans: [],
  refusals: [],
  focus: [],
  card_offer: false,
  forced: false,
  ...parts,
});
const piece = (id: string): Piece => ({
  id,
  owner: "blue",
  look: "corps",
  name: id,
  short: id,
  spent: false,
  counts: [],
  marks: [],
  title: id,
  shown: true,
  active: false,
  facing: null,
});
const stack = (spot: string, ...pieces: string[]): Stack => ({ spot, owner: "blue", pieces: pieces.map(piece) });

test("every element of a choice offers it, once", () => {
  const all = offers(prompt({ choices: [choice("march B", ["area:B", "road:A-B", "area:B"])] }));
  expect(offerOf(all, "area:B").deeds.map((deed) => deed.steps)).toEqual([["march B"]]);
  expect(lit(all, "road:A-B")).toBe(true);
  expect(lit(all, "area:C")).toBe(false);
});

test("whoever must not answer is offered nothing, and told no refusals", () => {
  const all = offers(
    prompt({ mine: false, choices: [choice("pass", ["area:B"])], refusals: [refusal("x", ["area:C"])] }),
  );
  expect(all.size).toBe(0);
});

test("a place that only several steps lead to is far; one step makes it near", () => {
  const plans = [plan("area:C", ["march B", "march C"]), plan("area:B", ["march D", "march B"])];
  const all = offers(prompt({ choices: [choice("march B", ["area:B"])], plans }));
  expect(far(all, "area:C")).toBe(true);
  expect(far(all, "area:B")).toBe(false);
  expect(offerOf(all, "area:C").deeds[0]?.steps).toEqual(["march B", "march C"]);
});

test("a refusal lights nothing, and is there to be told", () => {
  const all = offers(prompt({ refusals: [refusal("march E", ["area:E"])] }));
  expect(lit(all, "area:E")).toBe(false);
  expect(offerOf(all, "area:E").refusals[0]?.rule).toBe("march.cost");
});

test("a place offers what stands on it too, and the same deed once", () => {
  const choices = [choice("with soult", ["block:soult", "area:A"]), choice("with ney", ["block:ney"])];
  const all = offers(prompt({ choices }));
  const stacks = [stack("area:A", "block:soult", "block:ney"), stack("area:B", "block:davout")];
  expect(offerAt(all, "area:A", stacks).deeds.map((deed) => deed.key)).toEqual(["with soult", "with ney"]);
  expect(offerAt(all, "area:B", stacks).deeds).toEqual([]);
});

test("a piece offers its own deeds, and those of its place if it has none", () => {
  const choices = [choice("with soult", ["block:soult"]), choice("march A", ["area:A"])];
  const all = offers(prompt({ choices }));
  const stacks = [stack("area:A", "block:soult", "block:napoleon")];
  expect(offerOfPiece(all, "block:soult", "area:A", stacks).deeds.map((deed) => deed.key)).toEqual(["with soult"]);
  expect(offerOfPiece(all, "block:napoleon", "area:A", stacks).deeds.map((deed) => deed.key)).toEqual([
    "march A",
    "with soult",
  ]);
});

test("an option is asked for a preview only if the server has one", () => {
  const all = offers(prompt({ choices: [choice("march B", ["area:B"], true), choice("stop", ["area:A"])] }));
  expect(offerOf(all, "area:B").deeds[0]?.preview).toBe("march B");
  expect(offerOf(all, "area:A").deeds[0]?.preview).toBe("");
});

test("choices that nothing on the table stands for are found", () => {
  const found = offTable(prompt({ choices: [choice("march B", ["area:B"]), choice("pass", [])] }));
  expect(found.map((one) => one.option)).toEqual(["pass"]);
});
