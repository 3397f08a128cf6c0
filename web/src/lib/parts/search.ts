// Searching a rulebook as one types: every word must stand somewhere in a rule's title, text or id.
import type { RuleBook, RuleText } from "../messages";
import { plain, searchWords } from "./format";

export interface Found {
  words: string[];
  chapters: RuleBook["chapters"];
  terms: RuleBook["terms"];
  count: number;
}

const matches = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));
const wordsOf = (rule: RuleText): string => plain(`${rule.title}\n${rule.text}\n${rule.id}`);

/** What of a rulebook answers a search; all of it if nothing is searched. */
export function search(book: RuleBook, asked: string): Found {
  const words = searchWords(asked);
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => matches(wordsOf(rule), words)) }))
    .filter((chapter) => chapter.rules.length);
  const terms = book.terms.filter(([french, english]) => matches(plain(`${french}\n${english}`), words));
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return { words, chapters, terms, count };
}

/** The titles of all rules, by id. */
export function titles(book: RuleBook): Map<string, string> {
  return new Map(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.title] as const)));
}
