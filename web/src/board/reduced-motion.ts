/** Whether nothing should move: so wished, or nobody is looking. */
export function isStill(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
