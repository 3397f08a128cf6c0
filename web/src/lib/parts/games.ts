// The games that can be played, asked for once in each language.
import { get } from "../api";
import type { GameInfo, NewTable, SeatWish, ValueInfo } from "../messages";
import { language } from "../words.svelte";

const asked = new Map<string, Promise<GameInfo[]>>();

export function games(): Promise<GameInfo[]> {
  const key = language();
  let found = asked.get(key);
  if (!found) {
    found = get<GameInfo[]>("/games");
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  return found;
}

export type Options = Record<string, string>;

export const defaults = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** The seats of a table with these options: the sides, or players whose side an auction will decide. */
export function seatsOf(game: GameInfo, options: Options): (ValueInfo & { look: string })[] {
  if (game.anonymous_levels.includes(options.level ?? "")) {
    return game.anonymous_seats.map((seat) => ({ ...seat, look: "" }));
  }
  return game.players.map((side) => ({ id: side.seat ?? side.id, name: side.name, about: "", look: side.look }));
}

const USUAL = "scripted"; // what a `SeatWish` means when it names no computer player

/** The computer player that sits down unless another is chosen; nothing where there is none. */
export function usualComputer(game: GameInfo): string {
  return (game.computers.find((one) => one.id === USUAL) ?? game.computers[0])?.id ?? "";
}

/** A table with what is not said left out. */
export function wish(game: GameInfo, scenario: string, options: Options, seats: SeatWish[]): NewTable {
  const clock = { kind: "none" as const, amount: 0 };
  return { game: game.id, scenario, options, seats, clock, title: "", data: "", seed: "" };
}

/** The colour of a side of a game, as a value for `style:--army`. */
export function colour(look: string | undefined): string {
  return look ? `var(--side-${look})` : "var(--rule)";
}
