// Whether the server can be reached: each call says so, the shell shows it, and what failed is asked for again.
let lost = $state(false);
let returns = $state(0);

export const unreachable = (): boolean => lost;

/** How often the server has come back: whoever reads this in an effect runs again when it does. */
export const comebacks = (): number => returns;

export function heard(answered: boolean): void {
  if (!answered) lost = true;
  else if (lost) {
    lost = false;
    returns += 1;
  }
}
