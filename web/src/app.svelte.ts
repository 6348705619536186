/** What the whole page shares: who one is, which language one reads, which games there are. */

import { wordsOf } from "./games/registry.ts";
import type { Faces, Words } from "./pack/words.ts";
import { languageFor, Messages, type Language, type Params } from "./i18n/messages.ts";
import { get, patch, post } from "./net/api.ts";
import { Notices } from "./net/notices.svelte.ts";
import { Refused } from "./net/refused.ts";
import type { GameInfo, Me } from "./net/wire.ts";

const KEPT_LANGUAGE = "language";

class App {
  messages = $state.raw<Messages>(new Messages("en", ""));
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** The number of a rule that is being read. */
  rule = $state<string | null>(null);
  /** Grows whenever it may have become somebody else's turn somewhere. */
  turned = $state(0);
  readonly notices = new Notices({
    told: (notice) => {
      this.turned += 1;
      if (notice.is_my_turn) this.#notify(notice.game);
    },
  });
  #faces = new Map<string, Promise<Faces>>();

  /** Find out who one is and what can be played, and fetch the texts. */
  async start(): Promise<void> {
    const wanted = [localStorage.getItem(KEPT_LANGUAGE) ?? "", ...navigator.languages];
    const [found] = await Promise.all([
      get("/api/welcome").catch(() => null),
      this.speak(languageFor(wanted)),
    ]);
    if (found === null) return;
    this.games = found.games;
    this.know(found.me);
    const own = languageFor([found.me?.language ?? "", ...wanted]);
    if (own !== this.messages.language) await this.speak(own);
  }

  /** Be somebody from now on, or nobody. */
  know(me: Me | null): void {
    const isAnother = me?.id !== this.me?.id;
    this.me = me;
    if (!isAnother) return;
    this.notices.close();
    if (me !== null) this.notices.open();
  }

  /** Be a guest with this name. */
  async becomeGuest(name: string): Promise<void> {
    this.know(await post("/api/me", { body: { name, language: this.messages.language } }));
  }

  async speak(language: Language): Promise<void> {
    this.messages = await Messages.of(language);
    document.documentElement.lang = this.messages.locale;
  }

  /** Read another language from now on. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT_LANGUAGE, language);
    await this.speak(language);
    if (this.me !== null) this.know(await patch("/api/me", { body: { language } }));
  }

  /** What stands on a game's components. */
  faces(game: string): Promise<Faces> {
    const known = this.#faces.get(game);
    if (known !== undefined) return known;
    const fetched = get("/api/games/{game}/box", { path: { game } }).then(({ printed }) => printed);
    this.#faces.set(game, fetched);
    fetched.catch(() => this.#faces.delete(game));
    return fetched;
  }

  /** A game in words. */
  words(game: string, faces: Faces): Words | null {
    return wordsOf(game, this.messages, faces);
  }

  #notify(game: string): void {
    if (!document.hidden || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const body = this.messages.say("notice-your-turn", { game: say(`${game}-title`) });
    new Notification(this.messages.say("web-title"), { body, tag: "your-turn" });
  }
}

export const app = new App();

/** Say something in the language that is read now. */
export function say(id: string, params: Params = {}): string {
  return app.messages.say(id, params);
}

/** What went wrong, in words. */
export function told(problem: unknown): string {
  return problem instanceof Refused ? problem.message : say("web-unreachable");
}
