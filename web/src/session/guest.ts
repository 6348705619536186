/** Guests: whoever comes to play gets a name at once, and may change it whenever they like. */

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

/** Be somebody before something is done: a guest, where one is nobody yet. */
export async function ensureSignedIn(name = ""): Promise<void> {
  if (session.me === null) await session.becomeGuest(name.trim() || guestName());
}
