/** Guests: a visitor gets a name at once, and may change it at any time. */

import { say } from "../i18n/language.svelte.ts";
import { session } from "./session.svelte.ts";

/** The words of a list such as "Cog, Bolt, Spring". */
function wordsOf(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}

/** A friendly name in the language that is read now, and none of those that are taken. */
export function guestName(
  random: () => number = Math.random,
  taken: readonly string[] = [],
): string {
  const traits = wordsOf(say("web-guest-traits"));
  const pairs = wordsOf(say("web-guest-nouns")).flatMap((noun) =>
    traits.map((trait) => ({ noun, trait })),
  );
  const first = Math.floor(random() * pairs.length);
  for (const pair of [...pairs.slice(first), ...pairs.slice(0, first)]) {
    const name = say("web-guest-name", pair);
    if (!taken.includes(name)) return name;
  }
  return "";
}

/** Friendly names for several more at one screen, all different from each other and from the own. */
export function namesBeside(own: string, count: number, random = Math.random): string[] {
  const taken = [own];
  while (taken.length <= count) taken.push(guestName(random, taken));
  return taken.slice(1);
}

/** Make sure that the session has an account or a guest: a new guest where it has neither. */
export async function ensureSignedIn(name = ""): Promise<void> {
  if (session.me === null) await session.becomeGuest(name.trim() || guestName());
}
