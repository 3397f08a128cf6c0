// My tables, kept up to date while any page is open: the header counts those that wait for me.
import { untrack } from "svelte";

import { get } from "../api";
import { drum, notice } from "../notify";
import type { Problem, TableInfo } from "../messages";
import { go, here } from "../route.svelte";
import { me } from "../session.svelte";
import { say } from "../words.svelte";
import { problemOf } from "./load.svelte";

const EVERY = 20_000; // ms: this is for the games that are not on the screen

let tables = $state.raw<TableInfo[] | null>(null);
let problem = $state.raw<Problem | null>(null);

export const myTables = (): TableInfo[] | null => tables;
export const myTablesProblem = (): Problem | null => problem;
export const waiting = (): TableInfo[] => (tables ?? []).filter((table) => table.my_turn);

export const nameOf = (table: TableInfo): string => table.title || table.scenario_name;

export async function refresh(): Promise<void> {
  // Untracked: an effect that asks for news does not ask again because there are some.
  const before = untrack(() => tables && new Set(waiting().map((table) => table.id)));
  try {
    tables = await get<TableInfo[]>("/tables", { list: "mine" });
    problem = null;
  } catch (failure) {
    problem = problemOf(failure);
    return;
  }
  // The table on the screen tells its own news.
  const fresh = before ? waiting().filter((table) => !before.has(table.id) && here() !== `/table/${table.id}`) : [];
  for (const table of fresh) {
    if (me()?.notices.browser) {
      notice(say("notice-your-turn", { table: nameOf(table) }), table.id, () => go(`/table/${table.id}`));
    }
  }
  if (fresh.length && me()?.notices.sound) drum();
}

/** Begins to look; what it returns ends that. Whoever has no table is not looked after. */
export function watch(): () => void {
  const look = (): void => {
    const wanted = !document.hidden || me()?.notices.browser || me()?.notices.sound;
    if (wanted && tables?.some((table) => table.state === "playing" || table.state === "waiting")) void refresh();
  };
  const again = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(again);
    document.removeEventListener("visibilitychange", look);
  };
}
