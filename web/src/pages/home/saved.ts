/** A saved game as it is sent to the server. */

/** The most that is sent, in letters: the server takes two megabytes. */
const MOST = 1_900_000;

/** The game in a file, a long one without its events, which follow from its moves; null for other files. */
export function savedIn(text: string): Record<string, unknown> | null {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof saved !== "object" || saved === null || !("moves" in saved)) return null;
  const { events, ...rest } = saved as Record<string, unknown>;
  return text.length > MOST ? rest : { ...rest, ...(events === undefined ? {} : { events }) };
}
