/** How well the numbers of a box are attested. */

/** Grades of what somebody has read off the game itself. */
const ATTESTED = ["rulebook", "photo", "help"];

export function isAttested(grade: string): boolean {
  return ATTESTED.includes(grade);
}

/** Of several grades, one that is not attested, if there is one. */
export function weakest(grades: Readonly<Record<string, string>>): string {
  const found = Object.values(grades);
  return found.find((grade) => !isAttested(grade)) ?? found[0] ?? "rulebook";
}
