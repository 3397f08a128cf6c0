// What this browser holds of a table: one seat's scene and log, kept up to date, and everything that may be done there.
// With several seats at one screen only one seat's scene is ever held; between seats with secrets nothing is.
import { Refusal, get, post } from "../lib/api";
import type {
  Board,
  ChatLine,
  LogLine,
  Moment,
  Offer as OfferMade,
  Push,
  Scene,
  SeatInfo,
  Seen,
  TableInfo,
  Taken,
} from "../lib/messages";
import type { Deed } from "./choices";
import { continued } from "./journal";
import { listen } from "./stream";
import { say } from "./words";

export interface Notice {
  text: string;
  rule: string | null;
  bad: boolean;
}

const boards = new Map<string, Board>();

/** A board is the same for ever by its id. */
export async function boardOf(table: string, id: string): Promise<Board> {
  const kept = boards.get(id);
  if (kept) return kept;
  const board = await get<Board>(`/tables/${table}/board`, { id });
  boards.set(id, board);
  return board;
}

export class Desk {
  told = 0; // when the server told about the table: its clocks run on from there
  seat = $state<string | null>(null);
  scene = $state.raw<Scene | null>(null);
  board = $state.raw<Board | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state<Seen["undo"]>("no");
  newsFrom = $state(0);
  hold = $state(false);
  live = $state(true);
  cover = $state<SeatInfo | null>(null); // the seat that the screen is to be handed to
  past = $state.raw<Moment | null>(null); // a moment that is looked at instead of now
  notice = $state.raw<Notice | null>(null);
  failure = $state.raw<Refusal | null>(null);
  pushes = $state(0);

  private info = $state.raw<TableInfo | null>(null);
  private end: (() => void) | null = null;
  private moments = new Map<number, Moment>();
  private closed = false;
  private waiting: (() => void)[] = [];
  private answering = $state.raw<number | null>(null); // the position that the server is being told about
  private walking = $state(false); // the steps of a plan are being told, one after the other

  constructor(readonly id: string) {}

  /** What was said last has not had its effect yet. */
  get busy(): boolean {
    return this.walking || this.unanswered;
  }

  private get unanswered(): boolean {
    return this.answering !== null && this.answering === this.scene?.n;
  }

  get table(): TableInfo | null {
    return this.info;
  }

  set table(info: TableInfo | null) {
    this.info = info;
    this.told = Date.now();
  }

  get mine(): SeatInfo[] {
    return this.table?.seats.filter((seat) => seat.mine) ?? [];
  }

  /** With whose eyes moments and logs are read. */
  get eyes(): string {
    return this.seat ?? "public";
  }

  async open(): Promise<void> {
    try {
      this.table = await get<TableInfo>(`/tables/${this.id}`);
      void this.readChat();
      const seats = this.mine;
      if (seats.length > 1) await this.firstSeat(seats);
      else await this.sit(seats[0]?.seat ?? null);
    } catch (failure) {
      if (failure instanceof Refusal) this.failure = failure;
      else throw failure;
    }
  }

  close(): void {
    this.closed = true;
    this.end?.();
    this.release();
  }

  /** Everything is asked for anew: in another language, or after trouble. */
  async again(): Promise<void> {
    this.failure = null;
    if (this.seat === null && (this.cover || this.mine.length > 0)) {
      if (this.cover) this.table = await get<TableInfo>(`/tables/${this.id}`);
      const to = this.table?.seats.find((seat) => seat.seat === this.cover?.seat);
      if (this.cover && to) this.cover = to;
      else await this.open();
      return;
    }
    if (!this.scene) {
      await this.open();
      return;
    }
    const n = this.past?.n;
    await this.sit(this.seat).catch((failure: unknown) => {
      if (!(failure instanceof Refusal)) throw failure;
      this.failure = failure;
    });
    if (n !== undefined) await this.look(n);
  }

  // --- seats at one screen ---

  private async firstSeat(seats: SeatInfo[]): Promise<void> {
    let first: Seen | null = null;
    let wanted = seats[0];
    for (const seat of seats) {
      const seen = await this.ask(seat.seat);
      first ??= seen;
      if (seen.scene.prompt.mine) {
        wanted = seat;
        first = seen;
        break;
      }
    }
    if (!wanted || !first) return;
    if (first.scene.secrets && !first.scene.over) this.hand(wanted);
    else await this.sit(wanted.seat, first);
  }

  /** Covers the table until the holder of a seat takes the screen: nothing of the other seat's stays in the page. */
  hand(to: SeatInfo): void {
    this.end?.();
    this.end = null;
    this.cover = to;
    this.seat = null;
    this.scene = null;
    this.log = [];
    this.past = null;
    this.notice = null;
    this.moments.clear();
    this.release();
  }

  async take(): Promise<void> {
    const to = this.cover;
    if (!to) return;
    await this.sit(to.seat);
    this.cover = null;
  }

  /** If another seat of this screen must decide, the screen goes over to it. */
  private async passOn(): Promise<void> {
    const scene = this.scene;
    if (!scene || scene.over || scene.prompt.mine || this.mine.length < 2) return;
    const others = this.mine.filter((seat) => seat.seat !== this.seat);
    let next = others.find((seat) => seat.owner !== null && seat.owner === scene.acting);
    if (!next) {
      for (const seat of others) {
        const seen = await this.ask(seat.seat);
        if (seen.scene.prompt.mine) {
          next = seat;
          break;
        }
      }
    }
    if (!next || this.closed || this.scene?.n !== scene.n || this.scene.prompt.mine) return;
    if (scene.secrets) this.hand(next);
    else await this.sit(next.seat);
  }

  // --- reading ---

  private ask(seat: string | null): Promise<Seen> {
    return get<Seen>(`/tables/${this.id}/scene`, { seat: seat ?? undefined });
  }

  private async sit(seat: string | null, known: Seen | null = null): Promise<void> {
    const seen = known ?? (await this.ask(seat));
    this.end?.();
    this.moments.clear();
    this.past = null;
    this.seat = seat;
    await this.lay(seen, seen.log);
    if (this.closed) return;
    this.end = listen(this.id, seat, {
      scene: (push) => void this.pushed(push),
      table: (info) => (this.table = info),
      chat: (line) => this.heard(line),
      state: (live) => (this.live = live),
      again: () => void this.refresh().catch(() => undefined),
    });
  }

  private async lay(seen: Seen | Push, log: LogLine[]): Promise<void> {
    if (this.board?.id !== seen.scene.board) this.board = await boardOf(this.id, seen.scene.board);
    const before = this.scene;
    this.table = seen.table;
    this.log = log;
    this.undo = seen.undo;
    this.newsFrom = seen.news_from;
    this.hold = seen.hold;
    this.scene = seen.scene;
    if (before && seen.scene.n < before.n) this.moments.clear(); // taken back: the past has changed
    this.pushes += 1;
    this.release();
    await this.passOn();
  }

  private async pushed(push: Push): Promise<void> {
    const log = continued(this.log, push.log_from, push.log);
    if (log) await this.lay(push, log);
    else await this.refresh();
  }

  /** Everything that this seat sees, asked for anew. What was pushed meanwhile may be newer than the answer: then it is
      asked for once more. */
  async refresh(): Promise<void> {
    const seat = this.seat;
    for (let times = 0; times < 3; times += 1) {
      const { pushes } = this;
      const seen = await this.ask(seat);
      if (this.seat !== seat || this.cover || this.closed) return;
      if (this.pushes !== pushes && times < 2) continue;
      await this.lay(seen, seen.log);
      return;
    }
  }

  // --- deciding ---

  private release(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  private nextScene(patience: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, patience);
      this.waiting.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /** Says something to the server, and waits until the scene has followed: from the stream, or else by asking. */
  private async tell(path: string, body: unknown): Promise<boolean> {
    const seat = this.seat;
    if (this.unanswered || this.cover) return false;
    const at = (this.answering = this.scene?.n ?? null);
    this.notice = null;
    const before = this.pushes;
    try {
      await post<Taken>(`/tables/${this.id}${path}`, body);
      if (this.pushes === before && this.live) await this.nextScene(800);
      if (this.pushes === before && this.seat === seat && !this.cover) await this.refresh();
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      await this.explain(failure);
      return false;
    } finally {
      if (this.answering === at) this.answering = null;
    }
  }

  private async explain(failure: Refusal): Promise<void> {
    const { code, detail, rule } = failure.problem;
    if (code === "stale") this.notice = { text: detail || say("table-stale"), rule: null, bad: false };
    else
      this.notice = {
        text: detail || say(`table-trouble-${code === "unreachable" ? code : "other"}`),
        rule,
        bad: true,
      };
    if (code === "unreachable") this.live = false;
    else if (!this.cover) await this.refresh().catch(() => undefined);
  }

  /** Takes an option, or the steps of a plan one after the other, for as long as each is offered. */
  async act(deed: Deed): Promise<void> {
    if (this.busy) return;
    this.now();
    this.walking = deed.steps.length > 1;
    try {
      await this.walk(deed);
    } finally {
      this.walking = false;
    }
  }

  private async walk(deed: Deed): Promise<void> {
    for (const [i, step] of deed.steps.entries()) {
      const scene: Scene | null = this.scene;
      if (!scene || this.seat === null) return;
      const offered = scene.prompt.mine && scene.prompt.choices.some((choice) => choice.option === step);
      if (!offered) {
        this.notice = { text: i > 0 ? say("table-plan-stopped") : say("table-stale"), rule: null, bad: false };
        return;
      }
      if (!(await this.tell("/choose", { seat: this.seat, at: scene.n, option: step }))) return;
    }
  }

  private at(): { seat: string; at: number } | null {
    return this.seat !== null && this.scene ? { seat: this.seat, at: this.scene.n } : null;
  }

  async takeBack(): Promise<void> {
    const at = this.at();
    if (!at) return;
    const asking = this.undo === "ask";
    if ((await this.tell("/undo", at)) && asking)
      this.notice = { text: say("table-undo-asked"), rule: null, bad: false };
  }

  async offer(kind: OfferMade["kind"], act: OfferMade["act"]): Promise<void> {
    if (this.seat !== null) await this.tell("/offers", { seat: this.seat, kind, act });
  }

  async resign(): Promise<void> {
    const at = this.at();
    if (at) await this.tell("/resign", at);
  }

  async holdCards(on: boolean): Promise<void> {
    if (this.seat !== null) await this.tell("/hold", { seat: this.seat, on });
  }

  // --- looking back ---

  async momentAt(n: number): Promise<Moment> {
    const kept = this.moments.get(n);
    if (kept) return kept;
    const moment = await get<Moment>(`/tables/${this.id}/moments/${n}`, { eyes: this.eyes });
    this.moments.set(n, moment);
    return moment;
  }

  async look(n: number): Promise<void> {
    try {
      this.past = await this.momentAt(n);
    } catch (failure) {
      if (failure instanceof Refusal) await this.explain(failure);
      else throw failure;
    }
  }

  now(): void {
    this.past = null;
  }

  // --- talk ---

  private heard(line: ChatLine): void {
    if (!this.chat.some((known) => known.i === line.i)) this.chat = [...this.chat, line];
  }

  private async readChat(): Promise<void> {
    try {
      this.chat = await get<ChatLine[]>(`/tables/${this.id}/chat`);
    } catch {
      this.chat = []; // talk is no reason to keep anybody from the table
    }
  }

  async speak(text: string): Promise<boolean> {
    try {
      this.heard(await post<ChatLine>(`/tables/${this.id}/chat`, { text }));
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.notice = { text: failure.problem.detail || say("table-trouble-other"), rule: null, bad: true };
      return false;
    }
  }
}
