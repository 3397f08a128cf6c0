// The log as a reader wants it, by turn, then by operation; and the steps of a replay.
import type { LogLine, MomentInfo } from "../lib/messages";

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

// --- the steps of a replay ---

export type Step = "decision" | "operation" | "turn";

/** Steps of each kind stop at these moments. */
const stops: Record<Step, MomentInfo["kind"][]> = {
  decision: ["decision", "operation", "turn", "end"],
  operation: ["operation", "turn", "end"],
  turn: ["turn", "end"],
};

/** The next moment of a kind from one, or the last there is in that direction. */
export function nextStop(moments: MomentInfo[], from: number, step: Step, way: 1 | -1): number {
  for (let i = from + way; i >= 0 && i < moments.length; i += way) {
    const moment = moments[i];
    if (moment && stops[step].includes(moment.kind)) return i;
  }
  return way > 0 ? moments.length - 1 : 0;
}

export interface Swing {
  index: number;
  moment: MomentInfo;
  change: number;
}

/** The turning points: where the track moved furthest, in the order of play. */
export function swings(moments: MomentInfo[], most = 6): Swing[] {
  const found = moments.flatMap((moment, index): Swing[] => {
    const before = moments[index - 1];
    const change = before ? moment.points - before.points : 0;
    return change ? [{ index, moment, change }] : [];
  });
  const largest = [...found].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
  return largest.sort((a, b) => a.index - b.index);
}
