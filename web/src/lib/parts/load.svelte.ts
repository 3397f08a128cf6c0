// What a page asks the server for: the value, or what went wrong; asked again in another language, or when the server
// is back. While it is asked again the last value stays on the page.
import { Refusal } from "../api";
import type { Problem } from "../messages";
import { comebacks } from "../reach.svelte";
import { language } from "../words.svelte";

/** What went wrong, as the server tells it. A mistake of our own goes to the console too. */
export function problemOf(failure: unknown): Problem {
  if (failure instanceof Refusal) return failure.problem;
  console.error(failure);
  return { status: 0, code: "failed", detail: "", rule: null, n: null };
}

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  #ask: () => Promise<T>;
  #latest = 0;

  /** To be made while a component is: what `ask` reads before it waits is asked for again when it changes. */
  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    $effect(() => {
      language();
      comebacks();
      void this.again();
    });
  }

  again = async (): Promise<void> => {
    const mine = ++this.#latest;
    try {
      const found = await this.#ask();
      if (mine !== this.#latest) return;
      this.value = found;
      this.problem = null;
    } catch (failure) {
      if (mine === this.#latest) this.problem = problemOf(failure);
    }
  };
}

/** Something the player sets off, once at a time: busy while it runs, and what went wrong if it did. */
export class Act {
  busy = $state("");
  problem = $state.raw<Problem | null>(null);

  run = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (this.busy) return;
    this.busy = name;
    this.problem = null;
    try {
      await work();
    } catch (failure) {
      this.problem = problemOf(failure);
    } finally {
      this.busy = "";
    }
  };
}
