/** A saved game as it is sent to the server. */

/** The most that is sent, in letters: the server takes two megabytes. */
const MOST = 1_900_000;

/**
 * The game in a file. Of what is no JSON nothing is sent, so that the server says that it cannot be opened;
 * of a long game the events are left out, which follow from its moves.
 */
export function savedIn(text: string): Record<string, unknown> {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof saved !== "object" || saved === null) return {};
  const { events, ...rest } = saved as Record<string, unknown>;
  return text.length > MOST ? rest : { ...rest, ...(events === undefined ? {} : { events }) };
}
