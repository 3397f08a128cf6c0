// The rule that is being explained, wherever it was asked for.
let asked = $state.raw<{ rule: string; from: HTMLElement | null } | null>(null);

export const explained = (): { rule: string; from: HTMLElement | null } | null => asked;

export function explain(rule: string, from: EventTarget | null = null): void {
  asked = { rule, from: from instanceof HTMLElement ? from : (asked?.from ?? null) };
}

export function close(): void {
  const back = asked?.from;
  asked = null;
  back?.focus();
}
