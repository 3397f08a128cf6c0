// The log as a reader wants it: by turn, then by operation.
import type { LogLine } from "../lib/messages";

export interface Operation {
  operation: number;
  owner: string | null;
  lines: LogLine[];
}

export interface Turn {
  turn: number;
  operations: Operation[];
}

/** Lines in their order, gathered by turn and operation. */
export function gathered(lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    let turn = turns.at(-1);
    if (!turn || turn.turn !== line.turn) turns.push((turn = { turn: line.turn, operations: [] }));
    let operation = turn.operations.at(-1);
    if (!operation || operation.operation !== line.operation) {
      turn.operations.push((operation = { operation: line.operation, owner: line.owner, lines: [] }));
    }
    operation.owner ??= line.owner;
    operation.lines.push(line);
  }
  return turns;
}

/** A moment to show, with what happened there. */
export interface Frame {
  at: number;
  lines: LogLine[];
}

/** The moments of some lines, each once and in order: what a replay shows one after the other. */
export function frames(lines: LogLine[]): Frame[] {
  const found: Frame[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.at === line.at) last.lines.push(line);
    else found.push({ at: line.at, lines: [line] });
  }
  return found;
}

/** A log with a push laid onto it; nothing if lines between are missing, so that the whole must be asked for. */
export function continued(log: LogLine[], from: number, lines: LogLine[]): LogLine[] | null {
  return from > log.length ? null : [...log.slice(0, from), ...lines];
}
