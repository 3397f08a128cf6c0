// The updates of one seat, by server-sent events. The browser takes up a broken connection again by itself; where it
// gives up (the server was away and something else answered), a new connection is opened, later and later.
import { address } from "../lib/api";
import type { ChatLine, Push, TableInfo } from "../lib/messages";

export interface Listener {
  scene(push: Push): void;
  table(info: TableInfo): void;
  chat(line: ChatLine): void;
  state(live: boolean): void;
  /** A connection that was lost is there again: what came meanwhile may be more than it repeats. */
  again(): void;
}

const waits = [500, 1000, 2000, 4000, 8000];

export function listen(table: string, seat: string | null, listener: Listener): () => void {
  let source: EventSource | null = null;
  let timer = 0;
  let tries = 0;
  let lost = false;
  let ended = false;

  const open = (): void => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(address(`/tables/${table}/events`, { seat: seat ?? undefined }));
    source.addEventListener("open", () => {
      tries = 0;
      listener.state(true);
      if (lost) listener.again();
      lost = false;
    });
    source.addEventListener("scene", (event) => listener.scene(JSON.parse(event.data) as Push));
    source.addEventListener("table", (event) => listener.table(JSON.parse(event.data) as TableInfo));
    source.addEventListener("chat", (event) => listener.chat(JSON.parse(event.data) as ChatLine));
    source.addEventListener("error", () => {
      if (ended) return;
      lost = true;
      listener.state(false);
      if (source?.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      timer = setTimeout(open, waits[Math.min(tries++, waits.length - 1)]);
    });
  };
  const again = (): void => {
    if (source?.readyState !== EventSource.OPEN) open();
  };
  open();
  addEventListener("online", again);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", again);
    source?.close();
  };
}
