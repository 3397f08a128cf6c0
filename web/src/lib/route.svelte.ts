// Which page: the path of the address bar, changed without loading the page again.
let path = $state(location.pathname);
let query = $state(location.search);

export const here = (): string => path;
export const asked = (): URLSearchParams => new URLSearchParams(query);

function settle(): void {
  path = location.pathname;
  query = location.search;
}

addEventListener("popstate", settle);

/** To another page, at its top, with the focus on it; `quietly` changes the address alone and leaves both. */
export function go(to: string, replace = false, quietly = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  settle();
  if (quietly) return;
  scrollTo(0, 0);
  document.getElementById("page")?.focus({ preventScroll: true });
}

/** For links: a click stays in the page unless it asks for another tab. */
export function link(event: MouseEvent): void {
  const target = event.currentTarget;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (plain && target instanceof HTMLAnchorElement && target.origin === location.origin) {
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
  }
}
