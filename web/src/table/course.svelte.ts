// A game that is looked at again: its moments, one of them on the table, and how to get from one to another.
import { Refusal, get } from "../lib/api";
import type { Board, Moment, MomentInfo, Moments, Problem, Scene, TableInfo } from "../lib/messages";
import { boardOf } from "./desk.svelte";

export class Course {
  table = $state.raw<TableInfo | null>(null);
  course = $state.raw<Moments | null>(null);
  board = $state.raw<Board | null>(null);
  scene = $state.raw<Scene | null>(null);
  index = $state(0);
  eyes = $state("");
  problem = $state.raw<Problem | null>(null);

  private known = new Map<string, Promise<Moment>>();
  private latest = 0;

  constructor(readonly id: string) {}

  get moments(): MomentInfo[] {
    return this.course?.moments ?? [];
  }

  get moment(): MomentInfo | undefined {
    return this.moments[this.index];
  }

  async open(n: number | null, eyes: string | null): Promise<void> {
    this.problem = null;
    this.known.clear();
    try {
      this.table = await get<TableInfo>(`/tables/${this.id}`);
      const own = this.table.seats.find((seat) => seat.mine)?.seat;
      const wanted = eyes ?? (this.eyes || (this.table.uploaded ? "all" : (own ?? "public")));
      await this.look(wanted, n);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.problem = failure.problem;
    }
  }

  private async look(eyes: string, n: number | null): Promise<void> {
    const course = await get<Moments>(`/tables/${this.id}/moments`, { eyes });
    this.eyes = eyes;
    this.course = course;
    const start = n === null ? 0 : this.indexOf(n);
    await this.to(start);
  }

  /** Other eyes: the same point of the game, as near as they count. */
  async through(eyes: string): Promise<void> {
    const part = this.moments.length > 1 ? this.index / (this.moments.length - 1) : 0;
    const { moment } = this;
    try {
      const course = await get<Moments>(`/tables/${this.id}/moments`, { eyes });
      this.eyes = eyes;
      this.course = course;
      const turn = course.moments.findIndex((found) => found.turn === moment?.turn);
      const near = Math.round(part * (course.moments.length - 1));
      await this.to(course.moments[near]?.turn === moment?.turn || turn < 0 ? near : turn);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.problem = failure.problem;
    }
  }

  /** The last moment that is not after a position. */
  indexOf(n: number): number {
    let found = 0;
    this.moments.forEach((moment, i) => {
      if (moment.n <= n) found = i;
    });
    return found;
  }

  private ask(index: number): Promise<Moment> | null {
    const moment = this.moments[index];
    if (!moment) return null;
    const key = `${this.eyes} ${moment.n}`;
    let asked = this.known.get(key);
    if (!asked) {
      asked = get<Moment>(`/tables/${this.id}/moments/${moment.n}`, { eyes: this.eyes });
      asked.catch(() => this.known.delete(key));
      this.known.set(key, asked);
    }
    return asked;
  }

  async to(index: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.moments.length - 1, index));
    const mine = ++this.latest;
    this.index = wanted;
    const asked = this.ask(wanted);
    if (!asked) return;
    try {
      const { scene } = await asked;
      if (mine !== this.latest) return;
      if (this.board?.id !== scene.board) this.board = await boardOf(this.id, scene.board);
      this.scene = scene;
      this.problem = null;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (mine === this.latest) this.problem = failure.problem;
    }
  }

  /** Asks for a moment before it is wanted. */
  expect(index: number): void {
    this.ask(index)?.catch(() => undefined);
  }
}
