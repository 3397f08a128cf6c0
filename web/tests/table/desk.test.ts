import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogLine, Push, Scene, Seen } from "../../src/lib/messages";
import { Desk } from "../../src/table/desk.svelte";
import { seat, table } from "../lib/games";

vi.mock("../../src/table/words", () => ({ say: (id: string) => id, language: () => "en" }));

/** What the client is told by a stream that the test opens, breaks and speaks through. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  open(): void {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  give_up(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  say(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

const line = (i: number, text: string): LogLine => ({
  i,
  at: i,
  rule: "march.path",
  kind: "marches",
  text,
  elements: [],
  turn: 1,
  operation: 0,
  owner: null,
  look: "plain",
});
const lines = (...texts: string[]): LogLine[] => texts.map((text, i) => line(i, text));

function scene(n: number): Scene {
  const prompt = { mine: true, choices: [], plans: [], refusals: [], focus: [], context: [] };
  return { n, board: "b", over: false, secrets: false, acting: "french", prompt } as unknown as Scene;
}

const info = table("t", { seats: [seat("french", { mine: true }), seat("allies")] });
const seen = (n: number, log: LogLine[]): Seen => ({
  table: info,
  scene: scene(n),
  log,
  undo: "no",
  news_from: 0,
  hold: false,
});
const push = (n: number, from: number, log: LogLine[]): Push => ({ ...seen(n, log), log_from: from }) as Push;

let now: Seen;
let asked: string[];
let answering: Promise<void> | null;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  asked = [];
  answering = null;
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("fetch", async (url: string) => {
    const path = url.split("?")[0] ?? "";
    asked.push(path);
    const body = path.endsWith("/scene")
      ? now
      : path.endsWith("/board")
        ? { id: "b" }
        : path.endsWith("/chat")
          ? []
          : info;
    const text = JSON.stringify(body);
    if (path.endsWith("/scene") && answering) await answering;
    return new Response(text);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(log: LogLine[]): Promise<{ desk: Desk; stream: FakeSource }> {
  now = seen(9, log);
  const desk = new Desk("t");
  await desk.open();
  const stream = FakeSource.all[0];
  if (!stream) throw new Error("no stream was opened");
  stream.open();
  return { desk, stream };
}

const texts = (desk: Desk): string[] => desk.log.map((one) => one.text);

test("a push is laid onto what is there", async () => {
  const { desk, stream } = await opened(lines("one", "two"));
  stream.say("scene", push(10, 1, [line(1, "two, put better"), line(2, "three")]));
  await vi.runAllTimersAsync();
  expect(texts(desk)).toEqual(["one", "two, put better", "three"]);
  expect(asked.filter((path) => path.endsWith("/scene"))).toHaveLength(1);
});

test("after a lost connection everything is asked for anew, for a new one repeats only the last lines", async () => {
  const { desk, stream } = await opened(lines("one", "two", "three", "four"));
  stream.give_up();
  expect(desk.live).toBe(false);
  now = seen(6, lines("one", "another two", "another three")); // taken back to the first line and played on
  await vi.advanceTimersByTimeAsync(600);
  const again = FakeSource.all[1];
  again?.open();
  again?.say("scene", push(6, 2, [line(2, "another three")]));
  await vi.runAllTimersAsync();
  expect(desk.live).toBe(true);
  expect(texts(desk)).toEqual(["one", "another two", "another three"]);
});

test("the first connection asks for nothing twice", async () => {
  const { stream } = await opened(lines("one"));
  stream.say("scene", push(9, 0, lines("one")));
  await vi.runAllTimersAsync();
  expect(asked.filter((path) => path.endsWith("/scene"))).toHaveLength(1);
});

test("an answer that was overtaken by a push is not laid over it", async () => {
  const { desk, stream } = await opened(lines("one"));
  now = seen(10, lines("one", "two"));
  let go: () => void = () => undefined;
  answering = new Promise((done) => (go = done));
  const asking = desk.refresh();
  await vi.advanceTimersByTimeAsync(1);
  now = seen(11, lines("one", "two", "three"));
  stream.say("scene", push(11, 1, lines("one", "two", "three").slice(1)));
  await vi.advanceTimersByTimeAsync(1);
  answering = null;
  go();
  await asking;
  expect(desk.scene?.n).toBe(11);
  expect(texts(desk)).toEqual(["one", "two", "three"]);
});

test("a clock runs on from when the server told it", async () => {
  vi.setSystemTime(50_000);
  const { desk, stream } = await opened([]);
  expect(desk.told).toBe(50_000);
  vi.setSystemTime(70_000);
  stream.say("table", table("t"));
  expect(desk.told).toBe(70_000);
});
