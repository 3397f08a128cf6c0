// Times as a reader of the language writes them.
import type { Language } from "../words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A moment, given in seconds since 1970, from now: "3 hours ago". */
export function ago(then: number, language: Language, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = then - now;
  for (const [unit, seconds] of STEPS) {
    if (Math.abs(passed) >= seconds) return words.format(Math.trunc(passed / seconds), unit);
  }
  return words.format(0, "second");
}

/** A text without accents and capitals, letter for letter: for searching. */
export function plain(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase() || letter).join("");
}

/** A text in pieces: those that one of the words of a search matches, and those between them. */
export function pieces(text: string, words: string[]): { text: string; hit: boolean }[] {
  const letters = [...text];
  const searched = plain(text);
  const hits: boolean[] = letters.map(() => false);
  for (const word of words) {
    for (let at = searched.indexOf(word); word && at >= 0; at = searched.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && last.hit === hits[i]) last.text += letter;
    else found.push({ text: letter, hit: hits[i] ?? false });
  });
  return found;
}

/** The words of a search, plain; apostrophes part words as blanks do. */
export function searchWords(asked: string): string[] {
  return plain(asked)
    .split(/[\s'’]+/)
    .filter((word) => word.length > 1);
}

export interface Length {
  unit: "minutes" | "hours";
  low: number;
  high: number;
  /** Half an hour more, or nothing. */
  lowHalf: number;
  highHalf: number;
}

/** How long a game takes, from its minutes: in hours and halves once it is long. */
export function length([low, high]: [number, number]): Length {
  if (high < 120) return { unit: "minutes", low, high, lowHalf: 0, highHalf: 0 };
  const halves = [low, high].map((minutes) => Math.round(minutes / 30)) as [number, number];
  const [hours, most] = halves.map((half) => Math.floor(half / 2)) as [number, number];
  return { unit: "hours", low: hours, high: most, lowHalf: halves[0] % 2, highHalf: halves[1] % 2 };
}
