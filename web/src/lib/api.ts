// Every call to the server. A failure is a `Refusal`, whose text is already in the player's language.
import type { Problem } from "./messages";
import { heard } from "./reach.svelte";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

let language = "en";

export function speak(to: string): void {
  language = to;
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

export function address(path: string, query: Record<string, string | number | undefined> = {}): string {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries({ lang: language, ...query })) {
    if (value !== undefined) words.set(key, String(value));
  }
  return `/api${path}?${words}`;
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  query = {},
  signal: AbortSignal | null = null,
): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = cookie("csrftoken");
  let content: BodyInit | null = null;
  if (body instanceof FormData) content = body;
  else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    content = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(path, query), { method, headers, body: content, credentials: "same-origin", signal });
    heard(true);
  } catch {
    heard(false);
    throw new Refusal({ status: 0, code: "unreachable", detail: "", rule: null, n: null });
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    const told = (data ?? {}) as Partial<Problem>;
    throw new Refusal({
      status: answer.status,
      code: told.code ?? "failed",
      detail: told.detail ?? "",
      rule: told.rule ?? null,
      n: told.n ?? null,
    });
  }
  return data as T;
}

export const get = <T>(
  path: string,
  query: Record<string, string | number | undefined> = {},
  signal: AbortSignal | null = null,
) => call<T>("GET", path, undefined, query, signal);
export const post = <T>(path: string, body: unknown = {}, query: Record<string, string | number | undefined> = {}) =>
  call<T>("POST", path, body, query);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);
