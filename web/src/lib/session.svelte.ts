// Who sits at this browser.
import { get, patch } from "./api";
import type { Me, Profile } from "./messages";
import { language, preferred, use, type Language } from "./words.svelte";

let person = $state.raw<Me | null>(null);
let trouble = $state("");

export const me = (): Me | null => person;
export const startTrouble = (): string => trouble;

export function became(now: Me): void {
  person = now;
}

/** Words first, so that even a failure can be told; then who I am. */
export async function start(): Promise<void> {
  const kept = localStorage.getItem("language");
  await use(kept === "fr" || kept === "en" ? kept : preferred());
  try {
    person = await get<Me>("/me");
    trouble = "";
    if (kept === null && !person.guest && person.language !== language()) await use(person.language);
  } catch (failure) {
    trouble = failure instanceof Error ? failure.message || "unreachable" : "unreachable";
  }
}

export async function change(profile: Partial<Profile>): Promise<void> {
  person = await patch<Me>("/me", profile);
}

export async function speakIn(to: Language): Promise<void> {
  localStorage.setItem("language", to);
  await use(to);
  if (person) await change({ language: to });
}
