/** The messages of one language: the same files that the terminal speaks, said by id. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { localeOf, SOURCES, type Language } from "./languages.ts";

export { LANGUAGES, languageFor, ownName, type Language } from "./languages.ts";
export type Params = Record<string, FluentVariable>;

/** The name of a message or a term, at the beginning of a line. */
const NAME = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** A name behind a brace: another message's or term's, or that of a function. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** The source of each message and term, by its name. */
function sourcesIn(source: string): Map<string, string> {
  const names = [...source.matchAll(NAME)];
  return new Map(
    names.map(({ 1: name = "", index }, nth) => [name, source.slice(index, names[nth + 1]?.index)]),
  );
}

export class Messages {
  readonly language: Language;
  readonly locale: string;
  #bundle: FluentBundle;
  /** The messages that were not said yet, unparsed: to parse all of them takes a phone too long. */
  #sources: Map<string, string>;
  #all: Intl.ListFormat | undefined;
  #one: Intl.ListFormat | undefined;

  constructor(language: Language, source: string) {
    this.language = language;
    this.locale = localeOf(language);
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false });
    this.#sources = sourcesIn(source);
  }

  /** The messages of a language, fetched if they are not here yet. */
  static async of(language: Language): Promise<Messages> {
    return new Messages(language, (await SOURCES[language]()).default);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#sources.has(id) && !id.startsWith("-"));
  }

  /** The message with its parameters filled in; a missing one is our error and shows its id. */
  say(id: string, params: Params = {}): string {
    this.#learn(id);
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

  /** Parse a message, and those that it refers to. */
  #learn(id: string): void {
    const source = this.#sources.get(id);
    if (source === undefined) return;
    this.#sources.delete(id);
    this.#bundle.addResource(new FluentResource(source));
    for (const [, other = ""] of source.matchAll(REFERENCE)) this.#learn(other);
  }

  /** How a bot plays, by its name; the name itself of a bot that we have no words for. */
  botLevel(bot: string): string {
    const id = `bot-level-${bot}`;
    return this.has(id) ? this.say(id) : bot;
  }

  /** A message in a game's own words, where it has some. */
  own(game: string, id: string, params: Params = {}): string {
    const special = `${game}-${id}`;
    return this.say(this.has(special) ? special : id, params);
  }

  /** Several things in one phrase: "a, b and c". */
  allOf(items: readonly string[]): string {
    this.#all ??= new Intl.ListFormat(this.locale);
    return this.#all.format(items);
  }

  /** Several things of which one is chosen: "a, b or c". */
  oneOf(items: readonly string[]): string {
    this.#one ??= new Intl.ListFormat(this.locale, { type: "disjunction" });
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
