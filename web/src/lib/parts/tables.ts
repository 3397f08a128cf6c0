// Tables in a list: what waits for me first, then what has moved last.
import type { GameInfo, SeatInfo, TableInfo } from "../messages";

export interface Sorted {
  turn: TableInfo[];
  waiting: TableInfo[];
  over: TableInfo[];
}

export function sorted(tables: TableInfo[]): Sorted {
  const latest = [...tables].sort((a, b) => b.changed - a.changed);
  const done = (table: TableInfo): boolean => table.state === "over" || table.state === "frozen";
  return {
    // Whoever has waited longest for me stands on top.
    turn: latest.filter((table) => !done(table) && table.my_turn).reverse(),
    waiting: latest.filter((table) => !done(table) && !table.my_turn),
    over: latest.filter(done),
  };
}

/** The whole address of an invitation, whether it came as an address, a path or a token. */
export function invitationAddress(invitation: string, origin: string): string {
  if (/^https?:/.test(invitation)) return invitation;
  return origin + (invitation.startsWith("/") ? invitation : `/join/${invitation}`);
}

/** The look of the side that a seat plays, or nothing before that is settled. */
export function lookOf(games: GameInfo[] | null, game: string, seat: SeatInfo): string {
  const players = games?.find((one) => one.id === game)?.players ?? [];
  return players.find((player) => player.id === seat.owner)?.look ?? "";
}

/** How a table is played, as far as that is not what is usual: its level always, other options where they differ. */
export function chosen(
  games: GameInfo[] | null,
  table: TableInfo,
): { option: string; value: string; level: boolean }[] {
  const options = games?.find((one) => one.id === table.game)?.options ?? [];
  return options.flatMap((option) => {
    const id = table.options[option.id] ?? option.default;
    const level = option.id === "level";
    const value = option.values.find((one) => one.id === id)?.name;
    return value !== undefined && (level || id !== option.default) ? [{ option: option.name, value, level }] : [];
  });
}

/** How much is left on a clock, in the two largest units that say something. */
export function clockParts(seconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
