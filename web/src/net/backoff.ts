/** How long to wait before the next try: longer each time, and not all at the same moment. */

export const SHORTEST = 500;
export const LONGEST = 10_000;

/** Milliseconds before a try, by how many have failed in a row. */
export function waiting(failed: number, chance: () => number = Math.random): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** failed);
  return Math.max(SHORTEST, most * (0.5 + chance() / 2));
}
