/** The messages of one language: the same files that the terminal speaks, said by id. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { localeOf, SOURCES, type Language } from "./languages.ts";

export { LANGUAGES, languageFor, ownName, type Language } from "./languages.ts";
export type Params = Record<string, FluentVariable>;

export class Messages {
  readonly language: Language;
  readonly locale: string;
  #bundle: FluentBundle;
  #all: Intl.ListFormat;
  #one: Intl.ListFormat;

  constructor(language: Language, source: string) {
    this.language = language;
    this.locale = localeOf(language);
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
    this.#all = new Intl.ListFormat(this.locale);
    this.#one = new Intl.ListFormat(this.locale, { type: "disjunction" });
  }

  /** The messages of a language, fetched if they are not here yet. */
  static async of(language: Language): Promise<Messages> {
    return new Messages(language, (await SOURCES[language]()).default);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with its parameters filled in; a missing one is our error and shows its id. */
  say(id: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`${this.language} has no ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, params, errors);
    if (errors.length) console.error(`${id} in ${this.language}: ${errors[0]}`);
    return text;
  }

  /** A message in a game's own words, where it has some. */
  own(game: string, id: string, params: Params = {}): string {
    const special = `${game}-${id}`;
    return this.say(this.has(special) ? special : id, params);
  }

  /** Several things in one phrase: "a, b and c". */
  allOf(items: readonly string[]): string {
    return this.#all.format(items);
  }

  /** Several things of which one is chosen: "a, b or c". */
  oneOf(items: readonly string[]): string {
    return this.#one.format(items);
  }

  /** A moment: its day and time. */
  moment(seconds: number): string {
    const form = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.locale, form).format(seconds * 1000);
  }

  /** A day, written as 2026-11-15, in words. */
  day(day: string): string {
    const form = { dateStyle: "long", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(this.locale, form).format(new Date(`${day}T12:00Z`));
  }
}
