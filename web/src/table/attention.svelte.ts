// What somebody is pointing at, by mouse, finger or key: the map and the panel show the same thing.
import { Refusal, get } from "../lib/api";
import type { Preview } from "../lib/messages";
import type { Deed } from "./choices";
import type { Desk } from "./desk.svelte";

export interface Anchor {
  x: number;
  y: number;
}

/** A card beside a place or an element: only shown on hover and focus, or pinned with buttons after a click. */
export interface CardAt {
  element: string;
  spot: string | null;
  anchor: Anchor;
  pinned: boolean;
}

export class Attention {
  marked = $state.raw<string[]>([]); // elements of a log line
  deed = $state.raw<Deed | null>(null);
  preview = $state.raw<Preview | null>(null);
  card = $state.raw<CardAt | null>(null);
  fanned = $state<string | null>(null); // the spot whose stacks are spread out

  private timer = 0;
  private call: AbortController | null = null;
  private known = new Map<string, Preview>();
  private knownAt = "";

  constructor(readonly desk: Desk) {}

  /** Somebody looks at what an option would bring. The server is asked only if they stay a moment. */
  consider(deed: Deed | null): void {
    clearTimeout(this.timer);
    this.call?.abort();
    this.deed = deed;
    this.preview = null;
    if (!deed?.preview) return;
    const { desk } = this;
    const scene = desk.scene;
    if (!scene || desk.seat === null || desk.past) return;
    const at = `${desk.seat} ${scene.n}`;
    if (this.knownAt !== at) {
      this.known.clear();
      this.knownAt = at;
    }
    const kept = this.known.get(deed.preview);
    if (kept) {
      this.preview = kept;
      return;
    }
    const option = deed.preview;
    const seat = desk.seat;
    this.timer = setTimeout(async () => {
      const call = (this.call = new AbortController());
      try {
        const told = await get<Preview>(`/tables/${desk.id}/preview`, { seat, at: scene.n, option }, call.signal);
        if (this.knownAt === at) this.known.set(option, told);
        if (!call.signal.aborted && this.deed === deed) this.preview = told;
      } catch (failure) {
        // A preview that is no longer wanted, or that cannot be had, is not missed.
        if (!call.signal.aborted && !(failure instanceof Refusal)) throw failure;
      }
    }, 140);
  }

  /** A question has been answered: nothing that belonged to it stays. */
  clear(): void {
    this.consider(null);
    this.card = null;
    this.marked = [];
    this.fanned = null;
  }
}
