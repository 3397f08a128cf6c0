// A link may name a part of a page, and pages are made later than their address is read.
import { tick } from "svelte";

/** Shows the part of the page that the address names, if there is one. */
export async function toAnchor(): Promise<void> {
  const named = decodeURIComponent(location.hash.slice(1));
  if (!named) return;
  await tick();
  document.getElementById(named)?.scrollIntoView();
}
