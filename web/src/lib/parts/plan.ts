// A table while it is being planned: who sits where, and what is wrong with that.
import type { Clock, GameInfo, NewTable, SeatWish } from "../messages";
import { seatsOf, usualComputer, wish, type Options } from "./games";

export type SeatKind = SeatWish["who"];
export type ClockKind = Clock["kind"];

export interface Sitting {
  who: SeatKind;
  computer: string;
}

/** The seats as they are proposed: one for me, the others for the computer, or for whoever gets the link. */
export function proposed(game: GameInfo, options: Options, mine: string): Record<string, Sitting> {
  const seats = seatsOf(game, options);
  const me = seats.some((seat) => seat.id === mine) ? mine : (seats[0]?.id ?? "");
  const computer = usualComputer(game);
  const other: SeatKind = computer ? "computer" : "invite";
  return Object.fromEntries(seats.map(({ id }) => [id, { who: id === me ? "me" : other, computer }]));
}

/** The options that an address asks for, where the game has them; its defaults for the rest. */
export function optionsFrom(game: GameInfo, asked: URLSearchParams): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = asked.get(option.id);
      return [option.id, option.values.some((one) => one.id === value) ? (value as string) : option.default];
    }),
  );
}

/** A clock needs people on both sides: nobody waits for a computer, nor for themselves. */
export function clockMatters(sittings: Sitting[]): boolean {
  return sittings.some((one) => one.who === "invite" || one.who === "open");
}

export interface Planned {
  scenario: string;
  options: Options;
  sittings: Record<string, Sitting>;
  clock: Clock;
  title: string;
  data: string;
}

/** What is asked of the server. */
export function tableOf(game: GameInfo, plan: Planned): NewTable {
  const seats = seatsOf(game, plan.options).map(({ id }) => {
    const { who, computer } = plan.sittings[id] ?? { who: "me" as const, computer: "" };
    return { seat: id, who, computer: computer || usualComputer(game) };
  });
  const clock = clockMatters(seats) ? plan.clock : { kind: "none" as const, amount: 0 };
  return {
    ...wish(game, plan.scenario, plan.options, seats),
    clock,
    title: plan.title.trim(),
    data: plan.data,
  };
}
