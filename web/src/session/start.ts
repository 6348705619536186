/** The start of the page: everything that must be known before anything is drawn. */

import { language } from "../i18n/language.svelte.ts";
import { languageFor } from "../i18n/messages.ts";
import { get } from "../net/api.ts";
import { catalogue } from "./catalogue.svelte.ts";
import { LANGUAGE_KEY, session } from "./session.svelte.ts";

/** Ask the server who is signed in and which games it offers, and fetch the texts meanwhile. */
export async function start(): Promise<void> {
  const wanted = [localStorage.getItem(LANGUAGE_KEY) ?? "", ...navigator.languages];
  const [found] = await Promise.all([
    get("/api/welcome").catch(() => null),
    language.load(languageFor(wanted)),
  ]);
  if (found === null) return;
  catalogue.games = found.games;
  session.setMe(found.me);
  session.guestTableDays = found.guest_table_days;
  const own = languageFor([found.me?.language ?? "", ...wanted]);
  if (own !== language.messages.language) await language.load(own);
}
