/** How well the numbers of a box are attested. */

/** Grades of values that were read off the game itself. */
const ATTESTED = ["rulebook", "photo", "help"];

export function isAttested(grade: string): boolean {
  return ATTESTED.includes(grade);
}
