// From the question to what can be clicked. The server says which elements stand for an option; here is only who is
// asked when something on the table is pointed at.
import type { Choice, Plan, Prompt, Refusal, Stack } from "../lib/messages";

/** One thing that a click would do: an option, or several steps behind one click. */
export interface Deed {
  key: string;
  label: string;
  hint: string;
  look: Choice["look"];
  preview: string; // the option whose preview tells more, or nothing
  steps: string[];
  links: string[]; // elements to draw as the way; those that are no links are passed over
}

/** What an element of the table offers now, and what it does not offer, with the reason. */
export interface Offer {
  deeds: Deed[];
  refusals: Refusal[];
}

export type Offers = Map<string, Offer>;

const nothing: Offer = { deeds: [], refusals: [] };

export function deedOf(choice: Choice): Deed {
  return {
    key: choice.option,
    label: choice.label,
    hint: choice.hint,
    look: choice.look,
    preview: choice.preview ? choice.option : "",
    steps: [choice.option],
    links: choice.elements,
  };
}

function deedOfPlan(plan: Plan): Deed {
  return {
    key: `plan ${plan.element} ${plan.steps.join(" ")}`,
    label: plan.label,
    hint: plan.hint,
    look: "plain",
    preview: "",
    steps: plan.steps,
    links: plan.links,
  };
}

/** What each element offers. Whoever must not answer is offered nothing. */
export function offers(prompt: Prompt): Offers {
  const found: Offers = new Map();
  const at = (element: string): Offer => {
    let offer = found.get(element);
    if (!offer) found.set(element, (offer = { deeds: [], refusals: [] }));
    return offer;
  };
  if (!prompt.mine) return found;
  for (const choice of prompt.choices) {
    for (const element of new Set(choice.elements)) at(element).deeds.push(deedOf(choice));
  }
  for (const plan of prompt.plans) at(plan.element).deeds.push(deedOfPlan(plan));
  for (const refusal of prompt.refusals) {
    for (const element of new Set(refusal.elements)) at(element).refusals.push(refusal);
  }
  return found;
}

export const lit = (all: Offers, element: string): boolean => (all.get(element)?.deeds.length ?? 0) > 0;

export const offerOf = (all: Offers, element: string): Offer => all.get(element) ?? nothing;

/** Only far steps lead there: it is lit more faintly. */
export const far = (all: Offers, element: string): boolean => {
  const deeds = offerOf(all, element).deeds;
  return deeds.length > 0 && deeds.every((deed) => deed.key.startsWith("plan "));
};

function joined(parts: Offer[]): Offer {
  const deeds = new Map<string, Deed>();
  const refusals = new Map<string, Refusal>();
  for (const part of parts) {
    for (const deed of part.deeds) if (!deeds.has(deed.key)) deeds.set(deed.key, deed);
    for (const refusal of part.refusals) {
      const key = `${refusal.option} ${refusal.reason}`;
      if (!refusals.has(key)) refusals.set(key, refusal);
    }
  }
  return { deeds: [...deeds.values()], refusals: [...refusals.values()] };
}

/** What a place offers: itself and the pieces that stand there. */
export function offerAt(all: Offers, spot: string, stacks: Stack[]): Offer {
  const pieces = stacks.filter((stack) => stack.spot === spot).flatMap((stack) => stack.pieces);
  return joined([spot, ...pieces.map((piece) => piece.id)].map((element) => offerOf(all, element)));
}

/** What a click on a piece does: what the piece offers, otherwise what its place offers. */
export function offerOfPiece(all: Offers, piece: string, spot: string, stacks: Stack[]): Offer {
  const own = offerOf(all, piece);
  return own.deeds.length > 0 ? own : offerAt(all, spot, stacks);
}

/** Choices that no element on the table stands for, for the panel to show first. */
export function offTable(prompt: Prompt): Choice[] {
  return prompt.choices.filter((choice) => choice.elements.length === 0);
}
