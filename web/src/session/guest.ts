/** Guests: a visitor gets a name at once, and may change it at any time. */

import { say } from "../i18n/language.svelte.ts";
import { session } from "./session.svelte.ts";

/** One of the words of a list such as "Cog, Bolt, Spring". */
function oneOf(words: string, random: () => number): string {
  const all = words.split(",").map((word) => word.trim());
  return all[Math.floor(random() * all.length)] ?? "";
}

/** A friendly name in the language that is read now. */
export function guestName(random: () => number = Math.random): string {
  return say("web-guest-name", {
    noun: oneOf(say("web-guest-nouns"), random),
    trait: oneOf(say("web-guest-traits"), random),
  });
}

/** Make sure that the session has an account or a guest: a new guest where it has neither. */
export async function ensureSignedIn(name = ""): Promise<void> {
  if (session.me === null) await session.becomeGuest(name.trim() || guestName());
}
