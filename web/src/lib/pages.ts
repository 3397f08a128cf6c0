// Which page a path stands for. Pages beyond the first are loaded when they are wanted: the first load stays small.
import type { Component } from "svelte";

export interface Page {
  load: () => Promise<{ default: Component<{ at: string[] }> }>;
  /** What the path says: ids, in order. */
  at: string[];
  /** Paths with the same key are one page that stays while its path changes: a rule of the same rulebook. */
  key: string;
  /** The page has the whole window, without the header. */
  bare: boolean;
}

/** A page whose path says nothing takes no ids, and takes no notice of them. */
const plain = (load: () => Promise<{ default: Component<Record<string, never>> }>): Page["load"] =>
  load as unknown as Page["load"];

const pages: [RegExp, Page["load"]][] = [
  [/^\/(table)\/([^/]+)$/, () => import("../table/Table.svelte")],
  [/^\/(replay)\/([^/]+)(?:\/(\d+))?$/, () => import("../table/Replay.svelte")],
  [/^\/(new)\/([^/]+)\/([^/]+)$/, () => import("../pages/NewTable.svelte")],
  [/^\/(join)\/([^/]+)$/, () => import("../pages/Join.svelte")],
  [/^\/(tables)$/, plain(() => import("../pages/Tables.svelte"))],
  [/^\/(rules)(?:\/([^/]+)(?:\/([^/]+))?)?$/, () => import("../pages/Rules.svelte")],
  [/^\/(account)$/, plain(() => import("../pages/Account.svelte"))],
  [/^\/(about)$/, plain(() => import("../pages/About.svelte"))],
];

/** What an address wrote as a path, or the path itself where it was written badly. */
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}

/** The page of a path, or null: the home page, or no page at all. */
export function found(path: string): Page | null {
  for (const [pattern, load] of pages) {
    const match = pattern.exec(path);
    if (!match) continue;
    const at = match.slice(2).map(decoded);
    const name = match[1] ?? "";
    return { load, at, key: `${name}/${at[0] ?? ""}`, bare: name === "table" || name === "replay" };
  }
  return null;
}
