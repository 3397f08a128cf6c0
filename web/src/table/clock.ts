// How much time a seat has left, between two tellings of the server.
import type { SeatInfo, TableInfo } from "../lib/messages";

/** A clock of this table runs, so that its seconds are to be seen passing. */
export const runs = (table: TableInfo): boolean =>
  table.state === "playing" && table.seats.some((seat) => seat.running);

/** What a seat's clock shows some seconds after the server has told it: only a clock that runs loses them. */
export function left(seat: SeatInfo, passed: number): { days: number; hours: number; text: string } {
  const now = Math.max(0, (seat.clock_left ?? 0) - (seat.running ? passed : 0));
  const days = Math.floor(now / 86400);
  const hours = Math.floor((now % 86400) / 3600);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  const minutes = Math.floor((now % 3600) / 60);
  const text = hours ? `${hours}:${two(minutes)}:${two(now % 60)}` : `${minutes}:${two(now % 60)}`;
  return { days, hours, text };
}
