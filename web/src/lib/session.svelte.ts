// Who sits at this browser.
import { get, patch } from "./api";
import type { Me, Profile } from "./messages";
import { language, preferred, use, type Language } from "./words.svelte";

let person = $state.raw<Me | null>(null);
let trouble = $state("");

export const me = (): Me | null => person;

/** What went wrong when the server was first asked who I am; nothing if nothing did. */
export const startTrouble = (): string => trouble;

export function became(now: Me): void {
  person = now;
}

/** Words first, so that even a failure can be told; then who I am. */
export async function start(): Promise<void> {
  const kept = localStorage.getItem("language");
  await use(kept === "fr" || kept === "en" ? kept : preferred());
  await introduce();
  if (kept === null && person && !person.guest && person.language !== language()) await use(person.language);
}

/** Asks the server who I am: at the start, when it is back, when a session has ended. */
export async function introduce(): Promise<void> {
  try {
    person = await get<Me>("/me");
    trouble = "";
  } catch (failure) {
    trouble = (failure instanceof Error && failure.message) || "unreachable";
  }
}

export async function change(profile: Partial<Profile>): Promise<void> {
  person = await patch<Me>("/me", profile);
}

/** Another language, on this page at once; the server remembers it when it can. */
export async function speakIn(to: Language): Promise<void> {
  localStorage.setItem("language", to);
  await use(to);
  if (person) await change({ language: to });
}
