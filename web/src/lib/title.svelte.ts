// The title of the window: the page's own, with the number of tables that wait for me before it.
let own = $state("");

export const pageTitle = (): string => own;

export function title(text: string): void {
  own = text;
}
