/** How well the numbers of a box are attested. */

/** Grades of values that were read off the game itself. */
const ATTESTED = ["rulebook", "photo", "help"];

export function isAttested(grade: string): boolean {
  return ATTESTED.includes(grade);
}

/** The first grade that is not attested; else any of the grades. */
export function weakest(grades: Readonly<Record<string, string>>): string {
  const found = Object.values(grades);
  return found.find((grade) => !isAttested(grade)) ?? found[0] ?? "rulebook";
}
