/** Whether nothing should move: the system asks for reduced motion, or the tab is hidden. */
export function isStill(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
