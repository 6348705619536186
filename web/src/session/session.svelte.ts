/** The session: who uses the page, and the notices that the server sends to them. */

import { language, say } from "../i18n/language.svelte.ts";
import type { Language } from "../i18n/messages.ts";
import { patch, post } from "../net/api.ts";
import { Notices } from "../net/notices.svelte.ts";
import type { Me } from "../net/wire.ts";

/** Where the browser keeps the language that was chosen. */
export const LANGUAGE_KEY = "language";

class Session {
  /** The account or guest that is signed in; null before either exists. */
  me = $state.raw<Me | null>(null);
  /** Days after its last move that a table without an account is removed; null is never. */
  guestTableDays = $state.raw<number | null>(null);
  /** Grows with every notice that a turn began or ended at a table of the session's, or that one closed. */
  turnChanges = $state(0);
  readonly notices = new Notices({
    onNotice: (notice) => {
      this.turnChanges += 1;
      if (notice.is_my_turn) notifyOf("your-turn", say("notice-your-turn", titled(notice.game)));
    },
    onClosed: (notice) => {
      this.turnChanges += 1;
      notifyOf("table-closed", say("notice-table-closed", titled(notice.game)));
    },
  });

  /** Sign in as this account or guest, or out with null; notices follow. */
  setMe(me: Me | null): void {
    const isAnother = me?.id !== this.me?.id;
    this.me = me;
    if (!isAnother) return;
    this.notices.close();
    if (me !== null) this.notices.open();
  }

  /** Create a guest with this name and sign in as it. */
  async becomeGuest(name: string): Promise<void> {
    this.setMe(await post("/api/me", { body: { name, language: language.messages.language } }));
  }

  /** Show the page in another language, and keep the choice here and with the account. */
  async chooseLanguage(chosen: Language): Promise<void> {
    localStorage.setItem(LANGUAGE_KEY, chosen);
    await language.load(chosen);
    if (this.me !== null) this.setMe(await patch("/api/me", { body: { language: chosen } }));
  }
}

/** Show a notification of the browser where the page is in the background and may do so. */
function notifyOf(tag: string, body: string): void {
  if (!document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  new Notification(say("web-title"), { body, tag });
}

function titled(game: string): { game: string } {
  return { game: say(`${game}-title`) };
}

/** The page's own session. */
export const session = new Session();
