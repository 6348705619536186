/** The router: the address of the page that is open, relative to where the page is served from. */

/** The parts of an address behind the base: `tables/abc` is two. */
export function partsOf(address: string, base: string): string[] {
  const path = new URL(address, base).pathname;
  const root = new URL(base).pathname;
  const own = path.startsWith(root) ? path.slice(root.length) : "";
  return own.split("/").filter(Boolean).map(decodeURIComponent);
}

class Route {
  parts = $state.raw<string[]>([]);
  /** What is asked behind the address: `?table=abc`. */
  query = $state.raw(new URLSearchParams());
  /** The part of the page that is meant: `#C3.8`, without its sign. */
  hash = $state("");

  read(): void {
    this.parts = partsOf(location.href, document.baseURI);
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** Go to an address of the page, such as `tables/abc`; the way back leads to the present one, or past it. */
export function go(address: string, { isInstead = false } = {}): void {
  const meant = new URL(address, document.baseURI);
  if (isInstead) history.replaceState(null, "", meant);
  else history.pushState(null, "", meant);
  route.read();
  const part = document.getElementById(route.hash);
  if (part === null) window.scrollTo(0, 0);
  else part.scrollIntoView();
}

/** Scroll to an element of the page, and give it the focus. */
export function moveTo(id: string, block: ScrollLogicalPosition = "start"): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block });
  place?.focus({ preventScroll: true });
}

/** Follow links within the page without loading it again. */
export function followLinks(): void {
  route.read();
  window.addEventListener("popstate", () => route.read());
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target || link.hasAttribute("download")) return;
    if (!link.href.startsWith(document.baseURI)) return;
    event.preventDefault();
    go(link.href);
  });
}
