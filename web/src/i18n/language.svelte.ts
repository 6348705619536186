/** The language that the page is read in: its messages, and `say`, which every component uses. */

import { Messages, type Language, type Params } from "./messages.ts";

class CurrentLanguage {
  /** The messages of the language that is read now. */
  messages = $state.raw<Messages>(new Messages("en", ""));

  /** Fetch the messages of a language and show the page in it from now on. */
  async load(language: Language): Promise<void> {
    this.messages = await Messages.of(language);
    document.documentElement.lang = this.messages.locale;
  }
}

/** The page's own language. */
export const language = new CurrentLanguage();

/** A message in the language that is read now. */
export function say(id: string, params: Params = {}): string {
  return language.messages.say(id, params);
}
